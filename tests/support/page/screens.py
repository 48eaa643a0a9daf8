"""Every screen as it is laid out at every size: how it is reached, and what its boxes say."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

import trinacria
from support.page.browser import PATIENCE, Look, at_speed, change_settings, load_fonts, visit, without_worker
from support.page.drawing import AS_DRAWN, leave_undrawn
from support.page.sicily_page import click_on, last_moment, moment
from support.server.tables import CLOCK, NAMES, Host

SIZES = (
    (360, 640),
    (390, 844),
    (412, 915),
    (640, 400),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1536, 864),
    (1920, 1080),
)
"""Phones upright, a desk at 200 % zoom, a phone on its side, tablets, laptops, desks."""
FEW = ((1280, 720), (360, 640), (640, 400), (844, 390), (820, 1180))
"""One of each kind, for every change."""
MIDDLE = (1024, 768)
"""The narrowest window with the page beside the map."""
FEWEST = ((1280, 720), (360, 640))
"""For a screen whose board or page another one shows at all kinds of sizes."""
TOUCHED = 1100
"""Narrower windows belong to phones and tablets: fingers."""
LOW = 480
"""Under this height the page may scroll."""
LANGUAGE = "ru"
"""The one whose sentences take most room on the screen."""
_FAULTS = Path(__file__).with_name("boxes.js").read_text(encoding="utf-8").partition("\n")[2].rstrip().rstrip(";")
MEASURE = f"(wishes) => ({AS_DRAWN})(() => ({_FAULTS})(wishes))"
"""A function that tells what is wrong with the boxes of a page."""

SHORT: dict[str, Any] = {
    "game": "famiglia",
    "street": ["R1", "B2", "Y1", "R3", "G4", "B0"],
    "deck": ["G0", "B1", "R2", "Y0", "G1", "B3"],
    "hands": {"p1": ["R0", "R0", "R2", "B2", "B1", "Y1", "G3"], "p2": ["Y0", "Y0", "B0", "G0", "B1", "R1"]},
    "gangs": {"p1": ["B0", "G2", "Y3"], "p2": ["R0", "G0", "Y2", "B0"]},
}
"""The middle of a game: every family in the street and the hand."""
LONG: dict[str, Any] = {
    "game": "famiglia",
    "pass": 2,
    "passes": 1,
    "street": ["R3", "R3", "R2", "R1", "B4", "B2", "B1", "B1", "Y3", "Y2", "Y1", "G4", "G3", "G1", "Y3", "G2"],
    "deck": ["B2", "Y0", "Y0"],
    "hands": {"p1": ["R2", "R1", "B3", "B0", "Y2", "G2", "G2", "Y1", "R4"], "p2": ["Y4", "G0", "G0", "G1"]},
    "gangs": {
        "p1": ["R2", "R1", "R0", "R0", "B2", "B1", "B0", "B0", "Y1", "Y1", "Y0", "G3", "G1", "G0"],
        "p2": ["R1", "R0", "R0", "R0", "B3", "B1", "B0", "B0", "Y2", "Y0", "Y0", "G1", "G0", "G0"],
    },
}
"""All sixty cards late in a game: sixteen in the street, fourteen in each gang, nine in the hand."""


class Spot(NamedTuple):
    """Where a screen is: its address, and what must be in sight."""

    path: str
    ready: str
    first: Callable[[Page], object] = lambda page: None
    scrolls: bool = True
    """Whether the page is longer than the window by design."""
    whole: bool = False
    """Whether it shows the whole island."""
    again: bool = False
    """Whether what must be in sight goes when the window is resized."""


# ---------------------------------------------------------------- screens


def settings_drawer(page: Page) -> None:
    page.locator("nav .icon-btn").last.click()
    page.locator("dialog[open]").wait_for()


def home_spot(host: Host) -> Spot:
    """Home, with an open table whose name is long."""
    chairs = [{"kind": "me", "nickname": NAMES[2]}, {"kind": "open"}]
    host.table("famiglia", chairs, listed=True, name="Zàgara, Gelsomino, Bergamotto e Mandorlo in fiore")
    return Spot("/", "main li .btn")


def lobby(host: Host) -> dict[str, Any]:
    """A table that waits for friends."""
    chairs = [
        {"kind": "me", "nickname": NAMES[0]},
        {"kind": "open"},
        {"kind": "bot", "bot": "greedy"},
        {"kind": "open"},
    ]
    return host.table("lafamiglia", chairs, mode="2v2", clock=CLOCK, name="Zàgara")


def lobby_spot(host: Host) -> Spot:
    """The lobby as its host sees it."""
    made = lobby(host)
    return Spot(f"/t/{made['table']}#{made['seats'][0]['token']}", ".page .two")


def invitation_spot(host: Host) -> Spot:
    """What a guest sees who opens a link."""
    made = lobby(host)
    return Spot(f"/t/{made['table']}#{made['invitations'][0]['token']}", "form")


def finale(host: Host) -> str:
    """The last decision of La Famiglia, made."""
    game = last_moment(seed=4)
    assert game.decision is not None
    for action in game.decision.actions:
        after = game.copy()
        after.play(action)
        if after.decision is None:
            return host.island(game, str(action))
    raise AssertionError("no action ends this game")


def drafted() -> trinacria.Game:
    """A game whose players choose their families."""
    return trinacria.new_game("lafamiglia", mode="2v2", seed=9, options={"draft": True})


def choose(page: Page) -> None:
    """Point at the first thing that can be chosen: what it would bring is shown."""
    page.locator(".space.legal").first.click()


def refused(page: Page) -> None:
    """Point at an area that cannot be chosen."""
    page.locator(".area:not(.legal)").first.dispatch_event("click")
    page.locator(".live .bubble").wait_for()


def recap(page: Page) -> None:
    """Play until the others have answered, and open what they did."""
    change_settings(page, speed="fast")
    click_on(page, until=".recap")
    for fold in page.locator(".recap .fold:visible").all():
        fold.click()
    change_settings(page, speed="none")


def solo_board(page: Page) -> None:
    """Look at the third board."""
    page.locator(".leaves button").nth(1).click()


ASKED = ".decide:not(.wait)"
SCREENS: dict[str, Callable[[Host], Spot]] = {
    "home": home_spot,
    "new": lambda host: Spot("/new?game=lafamiglia", "form"),
    "lobby": lobby_spot,
    "invitation": invitation_spot,
    "settings": lambda host: Spot("/about", "h1", settings_drawer),
    "rules": lambda host: Spot("/rules/lafamiglia", ".rules, h2"),
    "rules-expansion": lambda host: Spot("/rules/expansion", ".example"),
    "about": lambda host: Spot("/about", "section h2"),
    "strategy": lambda host: Spot("/strategy/famiglia", "dl"),
    "guide": lambda host: Spot("/learn/lafamiglia#4", ".lesson", scrolls=False),
    "famiglia": lambda host: Spot(host.cards(SHORT), ASKED, scrolls=False),
    "famiglia-long": lambda host: Spot(host.cards(LONG), ASKED, scrolls=False),
    "famiglia-finale": lambda host: Spot(host.cards(LONG, "pass"), ".finale", scrolls=False),
    "draft": lambda host: Spot(host.island(drafted()), ASKED, scrolls=False),
    "planning": lambda host: Spot(host.island(moment("turn", seed=9, round=2)), ASKED, scrolls=False, whole=True),
    "preview": lambda host: Spot(host.island(moment("turn", seed=9, round=2)), ASKED, choose, scrolls=False),
    "refusal": lambda host: Spot(host.island(moment("place_area", seed=9)), ASKED, refused, scrolls=False, again=True),
    "recap": lambda host: Spot(host.island(moment("turn", seed=9)), ASKED, recap, scrolls=False),
    "hand": lambda host: Spot(host.island(moment("turn", seed=9, orders=8)), ASKED, scrolls=False),
    "answers": lambda host: Spot(host.island(moment("exert", "exert_supply", seed=9)), ASKED, scrolls=False),
    "characters": lambda host: Spot(host.island(moment("character", mode="1v1")), ASKED, scrolls=False),
    "commission": lambda host: Spot(host.island(moment("commission_token", mode="1v1")), ASKED, scrolls=False),
    "solo": lambda host: Spot(host.island(moment("turn", mode="1v1")), ASKED, solo_board, scrolls=False),
    "tiles": lambda host: Spot(host.island(moment("mark_tile", mode="2v1")), ASKED, scrolls=False),
    "encounter": lambda host: Spot(host.island(moment("move_target", seed=9)), ASKED, scrolls=False),
    "conflict": lambda host: Spot(host.island(moment("take_card", seed=9)), ".scene", scrolls=False),
    "finale": lambda host: Spot(finale(host), ".finale", scrolls=False),
    "replay": lambda host: Spot(f"/replay/{host.over('famiglia')}#20", "figure"),
}


# ---------------------------------------------------------------- looking


class Found(NamedTuple):
    """A fault of a screen, and where it is seen."""

    size: tuple[int, int]
    theme: str
    fault: str

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.theme}: {self.fault}"


def open_window(browser: Browser, address: str, look: Look, language: str = LANGUAGE) -> Page:
    """A window for all screens: to load the page costs more than to go from screen to screen inside it."""
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    at_speed(context, language=language)
    without_worker(context)
    leave_undrawn(context)
    look.follow(context)
    return context.new_page()


def open_screen(page: Page, address: str, name: str, size: tuple[int, int] = (1440, 900)) -> Spot:
    """Go to a screen in a window of this size."""
    spot = SCREENS[name](Host(address, page.context))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visit(page, spot.path)
    page.locator(spot.ready).first.wait_for()
    spot.first(page)
    load_fonts(page)
    return spot


def resize(page: Page, line: CDPSession, size: tuple[int, int]) -> bool:
    """Make the window so large, and its pointer a finger where such windows have one; whether it is."""
    touch = size[0] < TOUCHED
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return touch


_BOXES = """() => [...document.body.querySelectorAll("*")]
  .map((one) => one.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())
  .join(";")"""

# What a new size changes is drawn by the second frame; what measures itself then may need some more.
SETTLED = f"""() => new Promise((done) => {{
  const boxes = {_BOXES};
  let before = "";
  const frame = (nth) => {{
    const now = nth < 3 ? "" : boxes();
    if (nth > 40 || (now && now === before)) return done();
    before = now;
    requestAnimationFrame(() => frame(nth + 1));
  }};
  frame(0);
}})"""


def measure(page: Page, spot: Spot, sizes: Sequence[tuple[int, int]], themes: Sequence[str]) -> list[Found]:
    """All faults of a screen at these sizes in these themes."""
    load_fonts(page)
    line = page.context.new_cdp_session(page)
    found = []
    for size in sizes:
        touch, before = resize(page, line, size), ""
        wishes = {"scrolls": spot.scrolls or size[1] < LOW, "touch": touch, "whole": spot.whole and size[0] >= 560}
        faults: list[str] = []
        if spot.again:
            page.evaluate(SETTLED)
            spot.first(page)
        for theme in themes:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            page.evaluate(SETTLED)
            # Another theme rarely moves anything; where it does not, what was found holds for it, too.
            boxes = page.evaluate(_BOXES) if len(themes) > 1 else theme
            if boxes != before:
                faults, before = page.evaluate(MEASURE, wishes), boxes
            found += [Found(size, theme, fault) for fault in faults]
    # Whatever window this was, its pointer is a mouse again.
    line.detach()
    return found


def faults_on(page: Page, ready: str, scrolls: bool = False) -> str:
    """What is wrong with a screen that a test has reached, on a desk and on a phone; `make test-all` sees all sizes."""
    page.locator(ready).first.wait_for()
    return "\n".join(map(str, measure(page, Spot("", ready, scrolls=scrolls), FEWEST, ("light",))))
