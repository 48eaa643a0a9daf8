"""What `make test-all` does in an engine: every screen measured, whole games, and all lessons and examples."""

from collections.abc import Callable
from typing import Any, Final

import httpx
from playwright.sync_api import Page

from support.engines import journey
from support.engines.window import Window
from support.page.guides import lesson
from support.page.screens import LOW, MEASURE, SCREENS, SETTLED, choose, recap, refused, settings_drawer, solo_board
from support.server.tables import Host
from trinacria.rulebook import Example

LANGUAGES: Final = ("ru", "de")
"""Those with the longest sentences, and with the longest words."""
SIZES: Final = ((1280, 720), (820, 1180), (640, 400))
"""WebKit's windows are 447 pixels wide at least."""
BOOKS: Final = {"FA": "famiglia", "LF": "lafamiglia", "LX": "expansion"}
MODES: Final = ("2v2", "1v1", "2v1")
GAME: Final = 3600
"""Seconds for a whole game of La Famiglia, beside other tests."""


class NetworkHost(Host):
    """Sets tables up without any browser."""

    def __init__(self, address: str) -> None:
        self.address = address

    def request(self, method: str, path: str, body: Any = None) -> tuple[bool, str]:
        """Ask the server; whether it did what was asked, and what it said."""
        answer = httpx.request(method, self.address + path, json=body, timeout=120, trust_env=False)
        return answer.is_success, answer.text


# ---------------------------------------------------------------- screens

_FIRST: Final[dict[Callable[[Page], object], Callable[[Window], object]]] = {
    settings_drawer: lambda window: (window.click("nav .icon-btn:last-of-type"), window.wait("dialog[open]")),
    choose: lambda window: window.click(".space.legal"),
    refused: lambda window: window.run(
        "() => document.querySelector('.area:not(.legal)').dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    ),
    recap: lambda window: (window.play_sicily(until=".recap"), window.wait(".recap")),
    solo_board: lambda window: window.run("() => document.querySelectorAll('.leaves button')[1].click()"),
}
"""What is done first on some screens, as an engine does it."""
_FONTS: Final = "async () => void (await Promise.all([...document.fonts].map((font) => font.load())))"


def screen(window: Window, address: str, name: str, language: str) -> None:
    """A screen has room in windows of several sizes."""
    spot = SCREENS[name](NetworkHost(address))
    window.begin(spot.path, language=language)
    window.wait(spot.ready)
    first = _FIRST.get(spot.first, lambda _: None)
    first(window)
    window.run(_FONTS)
    found = []
    for size in SIZES:
        window.engine.size(*size)
        if spot.again:
            first(window)
        window.run(SETTLED)
        wishes = {"scrolls": spot.scrolls or size[1] < LOW, "touch": False, "whole": spot.whole}
        found += [f"{size[0]}x{size[1]}: {fault}" for fault in window.run(MEASURE, wishes)]
    assert found == [], "\n".join(found)
    window.engine.hear()
    assert window.engine.faults == []


# ---------------------------------------------------------------- games, lessons, examples


def famiglia(window: Window) -> None:
    """A whole game."""
    window.begin("/")
    window.click("button", "Play Famiglia against a bot")
    window.wait(".felt .hand")
    assert window.play_cards(10_000) < 10_000
    window.wait(".finale")
    window.look_over()


def lafamiglia(window: Window, mode: str) -> None:
    """A whole game; what can be declined is declined."""
    window.begin("/new?game=lafamiglia")
    window.wait(".seat select")
    window.click(f'label:has(input[name="mode"][value="{mode}"])')
    window.run(journey.SEAT_BOTS, "random")
    window.click("form .bar .btn.primary")
    window.wait("[data-version] .lf")
    window.play_sicily(hasty=True)
    window.wait(".finale")
    window.look_over()


def learn(window: Window, name: str) -> None:
    """A lesson, every step shown by itself."""
    stops = len(lesson(name)["stops"])
    window.begin(f"/learn/{name}")
    for number in range(1, stops):
        window.wait(f'.lesson[data-step="{number}"]')
        window.click(".lesson .primary")
    window.wait(f'.lesson[data-step="{stops}"]')
    window.look_over()


def answer(window: Window, example: Example) -> None:
    """An example, every question answered wrong in every way, then right."""
    box = f"#{example.id}"
    window.begin(f"/rules/{BOOKS[example.book]}{box}")
    for number, question in enumerate(example.questions, 1):
        window.until("the answers", lambda: _count(window, f"{box} .answers button") == len(question.tries))  # noqa: B023
        for right in (False, True):
            for at in [at for at, one in enumerate(question.tries) if one.right is right][: 1 if right else None]:
                window.run("(one, at) => document.querySelectorAll(one)[at].click()", f"{box} .answers button", at)
                window.wait(f"{box} .verdict h4", "Right" if right else "Not this")
        if number < len(example.questions):
            window.click(f"{box} button", "Next question")
    window.wait(f"{box} button", "Once more")
    window.look_over()


def _count(window: Window, selector: str) -> int:
    return int(window.run("(selector) => document.querySelectorAll(selector).length", selector))
