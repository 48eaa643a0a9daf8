"""La Famiglia's table in a real browser, and people at it who play by clicking."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

import trinacria
from support.games.lafamiglia import CYCLE, first_tokens, table
from support.page.browser import DESK, PHONE, Open
from support.page.setting_up import open_table, seat_bots
from support.server.tables import PEOPLE

CLICKER = Path(__file__).with_name("sicily_clicker.js").read_text(encoding="utf-8")
LIMIT = 480
"""Seconds after which a player who clicks gives up."""


class Clicked(NamedTuple):
    """How somebody's clicking ended."""

    why: str
    """`over`, `until`, `decisions`; `late`, `stuck` or `covered` when it went wrong."""
    decisions: int
    last: str
    """What was pressed last."""
    clicks: int
    """How often something was pressed."""


def click_on(
    *pages: Page,
    seed: int = 1,
    decisions: int = 10_000,
    until: str = "",
    hasty: bool = False,
    seconds: float = LIMIT,
    finger: bool = False,
) -> list[Clicked]:
    """Play by pressing what the pages offer, up to the end, a number of decisions or something to be seen.

    With a finger, the window is really touched: one page, and one that has touch.
    """
    for at, page in enumerate(pages):
        wishes = {"seed": seed + at, "hasty": hasty, "decisions": decisions, "until": until, "seconds": seconds}
        page.evaluate(f"(wishes) => void (window.clicking = ({CLICKER})(wishes))", {**wishes, "finger": finger})
    while finger and (place := pages[0].evaluate("window.nextTap()")):
        pages[0].touchscreen.tap(*place)
    return [Clicked(*page.evaluate("window.clicking")) for page in pages]


# ---------------------------------------------------------------- tables


def sit_down(
    window: Open, mode: str = "2v2", bots: str = "random", size: tuple[int, int] = (1440, 900), **wishes: Any
) -> Page:
    """A window at a table with bots, set up on the page."""
    page = window(size, path="/new?game=lafamiglia", **wishes)
    page.locator(f'input[name="mode"][value="{mode}"]').check()
    seat_bots(page, bots)
    open_table(page)
    page.locator("[data-version] .lf").wait_for()
    return page


def friends_at_a_table(window: Open, sizes: Sequence[tuple[int, int]] = (DESK, PHONE, DESK, PHONE)) -> list[Page]:
    """A window for each of the four seats of a running table; 1 and 3 are partners, and 2 and 4."""
    host = window(sizes[0], path="/new?game=lafamiglia&friends")
    open_table(host)
    host.get_by_label("Link to seat 2").wait_for()
    pages = [host]
    for link in [host.get_by_label(f"Link to seat {seat}").input_value() for seat in (2, 3, 4)]:
        guest = window(sizes[len(pages)], path="/" + link.split("/", 3)[3])
        guest.get_by_label("Nickname").fill(f"Guest {len(pages) + 1}")
        guest.get_by_role("button", name="Sit down").click()
        guest.get_by_text("The host starts the game.").wait_for()
        pages.append(guest)
    host.get_by_role("button", name="Start the game").click()
    for page in pages:
        page.locator("[data-version] .lf").wait_for()
    return pages


# ---------------------------------------------------------------- moments


def moment(
    *kinds: str, mode: str = "2v2", seed: int = 1, round: int = 1, verb: str = "", orders: int = 0
) -> trinacria.Game:
    """A game at the first question of one of these kinds from a round on; in encounters everybody attacks.

    With a verb: at one that an action of this verb answers, among others. With orders: so many are in the hand of the
    family that is asked.
    """
    game, chance = trinacria.new_game("lafamiglia", mode=mode, seed=seed), random.Random(seed)
    while (decision := game.decision) is not None:
        view: Any = game.view(None)
        actions = [str(action) for action in decision.actions]
        verbs = {action.split()[0] for action in actions}
        if decision.kind in kinds and view["round"] >= round and (not verb or (verb in verbs and len(verbs) > 1)):
            own: Any = game.view(decision.seat) if orders else None
            if not orders or len(own["families"][decision.seat]["orders"]) >= orders:
                return game
        wanted = [action for action in actions if action.split()[0] in ("to", "ship", "finesse")]
        wanted = wanted or [action for action in actions if action not in ("done", "skip", "decline")]
        game.play(chance.choice(wanted if wanted and view["phase"] == "encounter" else actions))
    raise AssertionError(f"this game never asks {kinds}")


def short_round() -> trinacria.Game:
    """The first round shortly before its encounters: six tokens are left, and red has laid five orders."""
    four = dict.fromkeys(CYCLE, 4)
    return table(
        top=first_tokens("s0.sp1 s0.ju1 s0.po1 s0.ec1 s0.ch1 s0.ti1"), money=four, hq=four,
        corleone="red 3 red.basic.charge", enna="red 3 1c red.basic.muster", gela="red 2 red.basic.collection",
        noto="red 4 red.basic.advance", agrigento="red 4 red.police.A", prizzi="blue 3",
        bronte="blue 2 blue.basic.advance", petralia="green 2", trapani="yellow 2",
    )  # fmt: skip


def last_moment(seed: int = 1, mode: str = "2v2") -> trinacria.Game:
    """A game before its last decision."""
    game, chance = trinacria.new_game("lafamiglia", mode=mode, seed=seed), random.Random(seed)
    before = game
    while game.decision is not None:
        before = game.copy()
        game.play(chance.choice(list(game.decision.actions)))
    return before


def seat_people(page: Page, game: trinacria.Game, bots: Sequence[str] = ()) -> dict[str, str]:
    """Lay a table with a game under way; the path that opens each person's seat. `page` is only asked to post."""
    chairs = [
        {"kind": "bot", "bot": "random"} if seat in bots else {"kind": "me", "nickname": name}
        for seat, name in zip(game.seats, PEOPLE, strict=False)
    ]
    settings = {"game": "lafamiglia", "mode": game.view(None)["mode"], "name": "Zàgara", "places": "fixed"}
    wish = {"settings": settings, "chairs": chairs, "position": game.position()}
    answer = page.request.post("/api/v1/tables", data=wish, max_retries=3)
    assert answer.ok, answer.text()
    made = answer.json()
    people = [seat for seat in game.seats if seat not in bots]
    return {seat: f"/t/{made['table']}#{secret['token']}" for seat, secret in zip(people, made["seats"], strict=True)}


def sit_together(window: Open, game: trinacria.Game, *people: str, **wishes: Any) -> dict[str, Page]:
    """A window for each of these seats of a game under way; bots have the others."""
    seats = [seat for seat in game.seats if seat in people]
    pages = {seat: window(**wishes, path=None) for seat in seats}
    host = window.host(pages[seats[0]])
    made = host.from_position(game, people)
    host.start(made)
    for page, secret in zip(pages.values(), made["seats"], strict=True):
        window.go(page, f"/t/{made['table']}#{secret['token']}")
    for page in pages.values():
        page.locator("[data-version] .lf").wait_for()
    return pages


def sit_at(window: Open, game: trinacria.Game, **wishes: Any) -> Page:
    """The window of whoever must decide in this game; bots have the other seats."""
    assert game.decision is not None
    (page,) = sit_together(window, game, game.decision.seat, **wishes).values()
    page.locator(".decide:not(.wait)").wait_for()
    return page
