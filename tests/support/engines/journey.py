"""A short journey through the page, in parts that need nothing of each other: what an engine must be able to do."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from support.engines.window import Window, luminance
from support.page.drawing import AS_DRAWN
from support.runs.effort import amount

RECORD: Final = Path(__file__).parents[2] / "famiglia" / "records" / "draw.txt"
DESK, PHONE = (1280, 720), (390, 844)
DECISIONS: Final = amount(10, 40)
SLOWEST: Final = 600
"""Seconds for the static edition: two Pythons start, and other tests want the processor, too."""


def home(window: Window) -> None:
    window.begin("/")
    window.wait("h1")
    window.until("both games", lambda: window.run("() => document.querySelectorAll('.games article').length >= 2"))
    window.wait(".position .small-face")
    window.wait("button", "Play Famiglia against a bot")
    window.look_over()


def create(window: Window) -> None:
    """The form is laid out as it is meant to be, and opens a table for others."""
    window.begin("/new?game=lafamiglia&friends")
    window.wait(".seat select")
    window.run("() => document.querySelectorAll('details').forEach((fold) => (fold.open = true))")
    window.wait("fieldset > legend")
    fields = window.run(f"() => ({AS_DRAWN})({_SELECTS})")
    assert len(fields) > 2
    for field in fields:
        assert field["appearance"] == "none", "a select looks as the system wants it"
        assert field["height"] == field["wanted"], "a select is as high as other fields"
    window.click("form .bar .btn.primary")
    window.until("the lobby", lambda: window.path.startswith("/t/"))
    window.wait("main h1, main h2")
    window.wait("main", "You sit at seat 1")
    window.click("button", window.words("return-go-on"))
    window.click("button", window.words("web-seats-change"))
    window.wait("dialog[open] fieldset.stack h2")
    on_frame = window.run(_LEGENDS)
    assert on_frame == [], f"{window.engine.name}: legends lie on their frames: {on_frame}"
    window.look_over()


_LEGENDS: Final = """() => [...document.querySelectorAll("fieldset:has(> legend)")].flatMap((frame) => {
  const legend = frame.querySelector("legend");
  const title = legend.firstElementChild ?? legend;
  const [outer, inner] = [frame.getBoundingClientRect(), title.getBoundingClientRect()];
  const { borderTopWidth, paddingTop } = getComputedStyle(frame);
  const lies = parseFloat(borderTopWidth) > 0 && inner.height > 1 && inner.top < outer.top + parseFloat(paddingTop);
  return lies ? [legend.innerText] : [];
})"""
# Those of the picture of the seats are as large as the seat, and not seen.
_SELECTS: Final = """() => [...document.querySelectorAll("select")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((one) => {
    const { appearance, minHeight } = getComputedStyle(one);
    return { appearance, height: Math.round(one.offsetHeight), wanted: Math.round(parseFloat(minHeight)) };
  })"""


def famiglia(window: Window) -> None:
    made = 0
    while made < DECISIONS:
        # A game in which both pass is over soon, and the next one begins.
        window.begin("/")
        window.click("button", "Play Famiglia against a bot")
        window.wait(".felt .hand")
        made += window.play_cards(DECISIONS - made)
        window.look_over()


def lafamiglia(window: Window) -> None:
    window.begin("/new?game=lafamiglia")
    window.wait(".seat select")
    window.run(SEAT_BOTS, "random")
    window.click("form .bar .btn.primary")
    window.wait("[data-version] .lf")
    window.play_sicily(DECISIONS)
    window.look_over()


SEAT_BOTS: Final = """(bot) => {
  for (const seat of document.querySelectorAll(".seat select"))
    if (seat.value.startsWith("bot:")) {
      seat.value = `bot:${bot}`;
      seat.dispatchEvent(new Event("change", { bubbles: true }));
    }
}"""


def rules(window: Window) -> None:
    """From a question to its rule, from there to all rules, and back to the table."""
    window.begin("/")
    window.click("button", "Play Famiglia against a bot")
    window.until_asked()
    window.click(".decide .rule")
    window.wait("dialog[open] .text")
    window.click("dialog[open] a", "All rules of the game")
    window.until("the rules", lambda: "/rules/famiglia#FA-" in window.path)
    window.wait("main h1")
    window.gone("dialog[open]")
    window.run("() => void history.back()")
    window.wait(".decide")
    window.look_over()


def replay(window: Window) -> None:
    """A record from a file, stepped through."""
    window.begin("/watch")
    window.wait("main")
    window.until("a field for files", lambda: window.run("() => document.querySelector('input[type=file]') !== null"))
    window.run(_GIVE_FILE, RECORD.read_text(encoding="utf-8"))
    window.wait(".count", "Action ")
    first = window.text(".count")
    window.click(".playback button", window.words("screen-replay-previous"))
    window.until("another action", lambda: window.text(".count") != first)
    window.wait(".felt .slot")
    window.look_over()


_GIVE_FILE: Final = """(text) => {
  const field = document.querySelector("input[type=file]");
  const files = new DataTransfer();
  files.items.add(new File([text], "game.txt", { type: "text/plain" }));
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def puzzle(window: Window) -> None:
    window.begin("/")
    window.click("a", "Puzzle of the day")
    window.wait("h1", "Puzzle of ")
    window.until_asked()
    window.click("button", "Show the solution")
    window.wait(".said", "The solution: ")
    window.look_over()


def workshop(window: Window) -> None:
    """A pack of one's own: what is typed in is drawn and checked."""
    window.begin("/workshop")
    window.click(".btn.primary.big")
    window.wait(".ws-desk h2")
    window.wait("[role=status]", "No errors")
    window.look_over()


def dark(window: Window) -> None:
    """The theme that is chosen is the theme that is seen."""
    window.begin("/about")
    window.wait("h1")
    window.click("nav button[aria-label='Settings'], nav .icon-btn:last-of-type")
    for theme, is_dark in (("dark", True), ("light", False)):
        window.click(f"dialog[open] label:has(input[name=theme][value={theme}])")
        window.until(theme, lambda: (luminance(window.style("body", "background-color")) < 0.3) is is_dark)  # noqa: B023
        text = luminance(window.style("body", "color"))
        assert text > 0.6 if is_dark else text < 0.4
    window.look_over()


def offline(window: Window, cut: Callable[[], None]) -> None:
    """The static edition starts, is kept, and plays when its host is gone."""
    window.begin("/")
    window.wait("h1")
    window.run("() => navigator.serviceWorker.ready.then(() => true)")
    window.until("the worker", lambda: window.run("() => navigator.serviceWorker.controller !== null"))
    cut()
    window.go("/")
    window.click("button", "Play Famiglia against a bot")
    window.wait(".felt .hand")
    window.play_cards(2)
    window.look_over()


PARTS: Final[dict[str, Callable[[Window], None]]] = {
    part.__name__: part for part in (home, create, famiglia, lafamiglia, rules, replay, puzzle, workshop, dark)
}
