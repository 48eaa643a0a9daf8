"""How large the page is and how fast it answers; the figures are printed after the tests."""

import gzip
import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from support.page.browser import Open, Player, against_a_bot
from support.page.sicily_page import click_on, moment, sit_at
from support.runs.crowding import crowding
from support.runs.effort import amount

import trinacria

BUILT = Path(trinacria.__file__).parent / "web"
FIRST, LARGEST, MEMBERS = 260_000, 472_000, 91_000
FIRST_PAINT = 1000.0
ANSWER = 100.0
UPDATE = 50.0
TRIES, MOST = amount(4, 8), 8
"""How often a thing is measured at least, and at most while it is not fast enough."""
Figure = Callable[[str], None]


class Taken(NamedTuple):
    """Milliseconds: what it would have taken on a machine that does nothing else, and what the clock said."""

    alone: float
    clock: float

    def __str__(self) -> str:
        return f"{self.alone:.0f} ms ({self.clock:.0f} ms on a machine {self.clock / self.alone:.1f} times busier)"


def compressed(files: Iterable[Path]) -> int:
    """Bytes that travel."""
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def begins_with() -> set[Path]:
    """What the page cannot begin without: its document, and all that this asks for by name."""
    page = BUILT / "index.html"
    named = re.findall(r'(?:src|href)="/?(assets/[^"]+\.(?:js|css))"', page.read_text(encoding="utf-8"))
    found, waiting = {page}, [BUILT / name for name in named]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            asked = re.findall(r"""(?:from|import)\s*["'`]\./([^"'`]+\.js)["'`]""", file.read_text(encoding="utf-8"))
            waiting += [file.parent / name for name in asked]
    return found


def test_the_program_is_small(figure: Figure) -> None:
    sizes = {
        kind: compressed(file for file in BUILT.rglob(f"*.{kind}") if not file.name.startswith("members-"))
        for kind in ("html", "js", "css")
    }
    parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sizes.items())
    first, all_of_it = compressed(begins_with()), sum(sizes.values())
    figure(
        f"page: {first / 1000:.1f} kB compressed before it begins, {all_of_it / 1000:.1f} kB in all ({parts}), "
        "without fonts, drawings, words and what is for members"
    )
    assert sizes["js"] > 10_000
    assert first < FIRST
    assert all_of_it < LARGEST


def test_what_members_need_is_small_and_comes_when_it_is_needed(figure: Figure) -> None:
    members = {file for file in BUILT.rglob("members-*") if file.suffix in (".js", ".css")}
    assert len(members) > 5
    figure(f"page: {compressed(members) / 1000:.1f} kB compressed for members")
    assert compressed(members) < MEMBERS
    assert not members & begins_with()


def test_nothing_inside_asks_another_host() -> None:
    for file in BUILT.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert "http://" not in text
        assert "https://" not in text
        assert "<style" not in text


# The page can be there before the browser has noted when it was painted.
PAINTED = """() => new Promise((done) =>
  new PerformanceObserver((noted) => {
    for (const paint of noted.getEntriesByName("first-contentful-paint")) done(paint.startTime);
  }).observe({ type: "paint", buffered: true }))"""


@pytest.mark.alone
def test_the_first_paint_comes_at_once(window: Open, figure: Figure) -> None:
    times: list[Taken] = []
    while len(times) < MOST and (len(times) < amount(1, 3) or min(times).alone >= FIRST_PAINT):
        slower = crowding()
        page = window(drawn=True)
        page.locator("h1").wait_for()
        first = page.evaluate(PAINTED)
        times.append(Taken(first / max(slower, crowding()), first))
        page.close()
    figure(f"page: first paint after {min(times)}")
    assert min(times).alone < FIRST_PAINT


WATCH = """(notation) => new Promise((done) => {
  const button = document.querySelector(`.decide button[data-action="${notation}"]`);
  const whole = document.querySelector("[data-version]");
  const begun = performance.now();
  const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  new MutationObserver(painted).observe(whole, { attributes: true, attributeFilter: ["data-version"] });
  button.click();
})"""


@pytest.mark.alone
@pytest.mark.keeps_windows
def test_a_click_is_answered_at_once(window: Open, figure: Figure) -> None:
    """From the press of a button, over the server and its database, to the picture of the changed page."""
    page = against_a_bot(window, drawn=True)
    player = Player(page, 3)
    times: list[Taken] = []
    while len(times) < 5 * MOST and (len(times) < TRIES or sorted(times)[len(times) // 4].alone >= ANSWER):
        player.until_asked()
        cards = page.locator(".slot.legal")
        # Where only one thing can be done with a card, its click does it.
        if cards.count() > 0 and player.moved_on(partial(cards.first.click, position={"x": 6, "y": 24})):
            continue
        page.locator(".decide button[data-action]:enabled").first.wait_for()
        slower = crowding()
        taken = page.evaluate(WATCH, player.buttons()[0])
        times.append(Taken(taken / max(slower, crowding()), taken))
    best = sorted(times)
    figure(f"page: a click is answered in {best[0]} at best, in {best[len(best) // 4]} one time in four")
    assert best[len(best) // 4].alone < ANSWER


@pytest.mark.alone
@pytest.mark.keeps_windows
def test_a_full_board_follows_at_once(window: Open, figure: Figure) -> None:
    """What one change of La Famiglia's board costs the page: time of its own, so that a busy machine does not count."""
    page = sit_at(window, moment("turn", seed=9, round=2), drawn=True)
    browser = page.context.new_cdp_session(page)
    browser.send("Performance.enable")

    def worked() -> float:
        found = {one["name"]: one["value"] for one in browser.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(found["ThreadTime"])

    def version() -> int:
        return int(page.locator("[data-version]").get_attribute("data-version") or 0)

    times: list[float] = []
    while len(times) < amount(1, 2) or (len(times) < MOST and min(times) >= UPDATE):
        begun, since = worked(), version()
        click_on(page, decisions=amount(2, 4), hasty=True)
        times.append((worked() - begun) / (version() - since))
    figure(f"page: a change of the full board is drawn in {min(times):.0f} ms of the page's own time")
    assert min(times) < UPDATE
