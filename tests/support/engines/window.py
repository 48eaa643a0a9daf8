"""A window of any engine, looked at and clicked like a person does."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from support.engines.engine import Engine
from support.page.editions import relative
from trinacria.words import words_in

SETTINGS: Final = {"speed": "none", "sound": False, "language": "en", "theme": "light", "motion": False}
CLICKER: Final = (Path(__file__).parents[1] / "page" / "sicily_clicker.js").read_text(encoding="utf-8")
CARD: Final = ".slot.legal"
OFFERED: Final = ".decide button[data-action]:enabled"
BETTER: Final = f"{OFFERED}:not([data-action='pass'])"
"""A game ends when all pass."""
SOON: Final = 0.05
"""Seconds between two looks."""

# The first thing that is meant and can be seen: in the middle of the window, and a point of it that nothing covers.
_POINT: Final = """(selector, text) => {
  const shown = [...document.querySelectorAll(selector)].filter((one) => {
    const words = `${one.innerText ?? one.textContent} ${one.getAttribute("aria-label") ?? ""}`;
    return one.checkVisibility({ visibilityProperty: true }) && !one.disabled && words.includes(text);
  });
  let why = "not shown";
  for (const one of shown) {
    one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = one.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.2], [0.1, 0.8], [0.9, 0.2], [0.04, 0.5]]) {
      const [left, top] = [box.x + x * box.width, box.y + y * box.height];
      const there = document.elementFromPoint(left, top);
      if (there && (one.contains(there) || there.contains(one))) return [left, top];
      why = `covered by ${there?.outerHTML.slice(0, 120)}`;
    }
  }
  return why;
}"""
_WRONG: Final = """() => [
  ...new Set(document.body.innerText.match(/\\b(web|screen|table|error|famiglia|lafamiglia)-[a-z]+[\\w-]*/g) ?? []),
  ...[...document.images].filter((one) => one.complete && one.naturalWidth === 0).map((one) => one.src),
  ...(document.documentElement.scrollWidth > innerWidth ? ["it can be scrolled sideways"] : []),
]"""


class Window:
    """A page in an engine; paths are those of an edition."""

    def __init__(self, engine: Engine, address: str, static: bool = False) -> None:
        self.engine = engine
        self._address = address.rstrip("/")
        self._static = static
        self.words = words_in("en")

    def begin(self, path: str = "/", **settings: object) -> None:
        """Open a path as somebody who has been here before, and keeps nothing but settings."""
        self.leave(**settings)
        self.go(path)

    def leave(self, **settings: object) -> None:
        """Leave the page for a picture of its host, and keep nothing but settings."""
        # What a page has asked for when it is left is told as a fault: a picture asks for nothing.
        self.engine.go(f"{self._address}/icons/apple-180.png")
        self.engine.hear()
        self.engine.faults.clear()
        self.engine.run(
            """(settings) => {
              localStorage.clear();
              sessionStorage.clear();
              localStorage["trinacria-settings"] = JSON.stringify(settings);
            }""",
            {**SETTINGS, **settings},
        )

    def go(self, path: str) -> None:
        self.engine.go(f"{self._address}/{relative(path)}" if self._static else f"{self._address}{path}")

    def run(self, program: str, *told: object) -> Any:
        return self.engine.run(program, *told)

    def until(self, what: str, condition: Callable[[], Any]) -> Any:
        """Wait for something, up to the engine's deadline; what it is."""
        while not (found := condition()):
            if time.monotonic() > self.engine.deadline:
                shown = self.run("() => document.body.innerText.slice(0, 600)")
                raise AssertionError(f"{self.engine.name}: {what} never came; shown: {shown}; {self.engine.faults}")
            time.sleep(SOON)
        return found

    def sees(self, selector: str, text: str = "") -> bool:
        """Whether something is shown, with this in its words."""
        return bool(
            self.run(
                """(selector, text) => [...document.querySelectorAll(selector)].some(
                  (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.includes(text))""",
                selector,
                text,
            )
        )

    def wait(self, selector: str, text: str = "") -> None:
        self.until(f"{selector} {text}", lambda: self.sees(selector, text))

    def gone(self, selector: str) -> None:
        self.until(f"end of {selector}", lambda: not self.sees(selector))

    def click(self, selector: str, text: str = "") -> None:
        """Press something as soon as it can be reached."""
        why = ""

        def pressed() -> bool:
            nonlocal why
            why = self.tap(selector, text)
            return not why

        try:
            self.until(f"{selector} {text}", pressed)
        except AssertionError as fault:
            raise AssertionError(f"{fault} ({why})") from None

    def tap(self, selector: str, text: str = "") -> str:
        """Press something if it can be reached now; why it cannot."""
        found = self.run(_POINT, selector, text)
        if isinstance(found, str):
            return found
        self.engine.press(*found)
        return ""

    def text(self, selector: str) -> str:
        return str(self.run("(selector) => document.querySelector(selector)?.innerText ?? ''", selector))

    def style(self, selector: str, name: str) -> str:
        """A computed style."""
        asked = "(selector, name) => getComputedStyle(document.querySelector(selector)).getPropertyValue(name)"
        return str(self.run(asked, selector, name))

    def box(self, selector: str) -> dict[str, float]:
        found: dict[str, float] = self.run(
            "(selector) => document.querySelector(selector).getBoundingClientRect().toJSON()", selector
        )
        return found

    @property
    def path(self) -> str:
        """Where the window is."""
        return str(self.run("() => location.href")).removeprefix(self._address)

    @property
    def version(self) -> int:
        return int(self.run("() => document.querySelector('[data-version]')?.dataset.version ?? 0"))

    def look_over(self) -> None:
        """No key of a catalogue, no broken picture, nothing too wide, and nothing on the console."""
        self.engine.hear()
        found = [*self.run(_WRONG), *self.engine.faults]
        assert not found, f"{self.engine.name}: {found}"

    # ------------------------------------------------------------ playing

    def until_asked(self) -> None:
        self.wait(".decide:not(.wait)")

    def play_cards(self, decisions: int) -> int:
        """Play Famiglia: press a card that glows, then what is offered for it; how often, until the game was over."""
        for made in range(decisions):
            self.wait(".decide:not(.wait), .end h2")
            if self.sees(".end h2"):
                return made
            self.until("the next moment", self._answering())
        return decisions

    def _answering(self) -> Callable[[], bool]:
        """Presses what is still to be pressed, and says whether the game has gone on: a question may answer itself."""
        before, pressed = self.version, []

        def gone_on() -> bool:
            if self.version != before:
                return True
            wanted = [] if OFFERED in pressed else [BETTER, OFFERED]
            if not pressed and self.sees(CARD):
                wanted = [CARD]
            found = next((one for one in wanted if self.tap(one) == ""), None)
            if found:
                pressed.append(CARD if found == CARD else OFFERED)
            return False

        return gone_on

    def play_sicily(self, decisions: int = 10_000, until: str = "", hasty: bool = False) -> None:
        """Play La Famiglia: press what glows, and what the bar offers for it, some decisions long or to the end.

        With `until` no further than to something that is to be seen.
        """
        wishes = {"seed": 1, "hasty": hasty, "decisions": decisions, "until": until, "seconds": self.engine.left}
        self.run(f"(wishes) => void ({CLICKER})(wishes).then((end) => (window.clicked = end))", wishes)
        why, made, last, _ = self.until(f"{decisions} decisions", lambda: self.run("() => window.clicked"))
        wanted = "until" if until else "decisions" if decisions < 10_000 else "over"
        assert why == wanted, f"{self.engine.name}: {why} after {made}, at {last}"


def luminance(colour: str) -> float:
    """How light a computed colour is, from 0 to 1."""
    red, green, blue = (float(part) for part in re.findall(r"[\d.]+", colour)[:3])
    scale = 1.0 if colour.startswith("color(") else 255.0
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / scale
