"""The last page of a game: every way to end, for whoever won, lost or only watched."""

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from support.games import famiglia, lafamiglia
from support.page.axe import violations_of
from support.page.browser import PATIENCE, PHONE, Open, begin_from
from support.page.editions import at_length_in_both, in_both
from support.server.tables import Host

import trinacria

pytestmark = pytest.mark.keeps_windows

RED_5 = {
    "trapani": "red 1", "marsala": "red 1", "alcamo": "red 1", "partinico": "red 1", "corleone": "red 1",
    "sciacca": "red 1", "agrigento": "red 1", "camastra": "red 1", "cefalu": "red 1", "petralia": "red 1",
}  # fmt: skip
GREEN_AND_RED_6 = {
    name: text.replace("red", "green") if at < 6 else text for at, (name, text) in enumerate(RED_5.items())
}
GREEN_AND_RED_6 |= {"licata": "red 1", "riesi": "red 1"}
TIE = {"riesi": "red 1", "licata": "red 1", "gela": "blue 1", "ragusa": "blue 1"}
LAST = {"enna": "green 2 green.basic.collection"}
"""The last order of the game: a bot carries it out, whatever it does decides nothing."""


class End(NamedTuple):
    """A position before the last action, and what is said of it."""

    areas: Mapping[str, str]
    round: int
    won: str
    lost: str
    watched: str
    first: str = "red"
    options: Mapping[str, object] = {}
    mode: str = "2v2"


DRAWN = "A draw: neither side holds Bronte"
ENDS = {
    "family": End(
        RED_5,
        2,
        "You won with 5 Mandamenti of your own",
        r"You lost: \w+ holds 5 Mandamenti alone",
        r"won: \w+ holds 5",
    ),
    "team": End(
        GREEN_AND_RED_6, 2, "You won with 6 Mandamenti together", "hold 6 Mandamenti together", "won with 6 Mandamenti"
    ),
    "one": End(
        {"riesi": "red 1", "licata": "red 1", "piazza_armerina": "yellow 1"},
        4,
        "You won by one Mandamento: Salso",
        "You lost by one Mandamento: Salso",
        "won by one Mandamento: Salso",
    ),
    "bronte": End(
        TIE | {"bronte": "red 1"}, 4, "You won thanks to Bronte", "You lost because of Bronte", "won thanks to Bronte"
    ),
    "start": End(
        TIE,
        4,
        "You won thanks to the starting piece",
        "You lost because of the starting piece",
        "won thanks to the starting piece",
        options={"opt_tie_start_piece": True},
    ),
    "draw": End(TIE, 4, DRAWN, DRAWN, DRAWN),
}

# The browser is somebody else's from now on; the page hears of it as from another window.
FORGET_SEATS = """() => {
  const key = "trinacria-seats";
  localStorage.removeItem(key);
  dispatchEvent(new StorageEvent("storage", { key, newValue: null, storageArea: localStorage }));
}"""


SPARED = {"piazza_armerina": "yellow 5 yellow.basic.advance"}
"""Yellow could take Riesi, and does not: whatever bots do before and after, this turns the war."""


def before_the_end(end: End, **more: str) -> trinacria.Game:
    """Only the last order is left, and whatever is added."""
    return lafamiglia.table(
        "encounter",
        round=end.round,
        control={},
        areas={**end.areas, **LAST, **more},
        first=end.first,
        options=end.options,
        mode=end.mode,
    )


@pytest.mark.parametrize("how", [how if how == "one" else pytest.param(how, marks=pytest.mark.slow) for how in ENDS])
def test_every_end_of_a_war_is_told_and_has_its_page_with_charts(window: Open, how: str) -> None:
    """In one window after the other's turn: somebody without a seat, a loser and a winner."""
    end = ENDS[how]
    game = before_the_end(end, **(SPARED if how == "one" else {}))
    page = window(path=None)
    page.set_default_timeout(2 * PATIENCE)
    host = Host(window.address, page.context)
    made = host.from_position(game, ["red", "yellow"])
    host.start(made)
    table = f"/t/{made['table']}"
    seats = [seat for seat in game.seats if seat in ("red", "yellow")]
    tokens = {seat: secret["token"] for seat, secret in zip(seats, made["seats"], strict=True)}
    with host.seat({**made, "seats": made["seats"][seats.index("yellow") :]}) as yellow:
        yellow.play_on(stand_still)
    held = end_scores(game)
    check_the_end(window, page, table, end.watched, "drawn" if how == "draw" else "neutral", held)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    lost, won = ("drawn", "drawn") if how == "draw" else ("lost", "won")
    check_the_end(window, page, f"{table}#{tokens['yellow']}", end.lost, lost, held[::-1])
    page.evaluate(FORGET_SEATS)
    check_the_end(window, page, f"{table}#{tokens['red']}", end.won, won, held)
    if how == "one":
        check_the_turning_point(page)
        assert violations_of(page, ".finale") == []
        page.keyboard.press("Escape")
        expect(page.locator(".finale .then")).to_have_count(0)
        check_the_way_back(page)


def check_the_end(window: Open, page: Page, path: str, said: str, outcome: str, scores: list[int]) -> None:
    """What the last page says to whoever comes by this path."""
    window.go(page, "/about")
    window.go(page, path)
    expect(page.locator(".finale h1")).to_have_text(re.compile(said))
    expect(page.locator(".finale")).to_have_attribute("data-outcome", outcome)
    expect(page.locator(".finale [data-score]")).to_have_text([str(one) for one in scores])


def stand_still(actions: list[str]) -> str:
    """What changes nothing, where there is such a thing."""
    return "done" if "done" in actions else actions[-1]


def end_scores(game: trinacria.Game) -> list[int]:
    """The Mandamenti of both sides, as the engine counts them at the end."""
    while game.decision is not None:
        game.play(stand_still([str(action) for action in game.decision.actions]))
    assert game.result is not None
    return [sum(game.result.scores[seat] for seat in team) for team in game.teams]


def check_the_turning_point(page: Page) -> None:
    """It moves the map, and charts tell the rest."""
    page.locator(".finale .points [data-turning]").first.wait_for(timeout=6 * PATIENCE)
    pieces = page.locator(".finale [data-pieces]")
    expect(pieces).to_have_count(0)
    point = page.locator(".finale [data-turning]").first
    point.locator("h3 button").click()
    expect(page.locator(".finale .then")).to_contain_text("Action")
    expect(pieces.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".finale .then")).to_have_count(0)
    # The same point on the curve.
    page.locator(".finale button.point").first.click()
    expect(page.locator(".finale .then")).to_be_visible()
    charts = page.locator(".finale").get_by_role("group", name="Charts")
    charts.get_by_role("button", name="Mandamenti").click()
    expect(page.locator(".finale figure path")).to_have_count(4)
    expect(page.locator(".finale figure .goal").first).to_be_attached()


@pytest.mark.slow
@in_both
def test_the_last_page_gives_way_to_the_table_and_comes_back(window: Open) -> None:
    """At the table of one person; the end by one Mandamento shows it at every change."""
    page = begin_from(window, before_the_end(ENDS["one"]), "red")
    page.locator(".finale h1").wait_for()
    assert violations_of(page, ".finale") == []
    check_the_way_back(page)


def check_the_way_back(page: Page) -> None:
    """The last page of a war won by Salso gives way to the table, and comes back."""
    expect(page.locator(".finale .standings")).to_contain_text("Salso")
    expect(page.locator(".finale")).to_contain_text(
        re.compile("Salso hung on one area: (Riesi or Licata|Licata or Riesi).")
    )
    page.keyboard.press("Escape")
    expect(page.locator(".finale")).to_have_count(0)
    expect(page.locator(".rail .log")).to_contain_text("Winners: Ada")
    page.locator("section.end").get_by_role("button", name="Result").click()
    expect(page.locator(".finale h1")).to_be_visible()


CARDS = {
    "won": ("R4", "B0", "You win by"),
    "lost": ("B0", "R4", "You lose by"),
    "better": ("R2 B0", "R1 R1 B0", "You win with the better cards"),
    "drawn": ("R1", "R1", "A draw"),
}


QUICK = {("won", "both_passed"), ("better", "last_card")}
REMATCH = ("drawn", "both_passed")


def last_cards(how: str, reason: str) -> trinacria.Game:
    """A card game that ends with the next pass."""
    mine, theirs, _ = CARDS[how]
    more: dict[str, Any] = {"passes": 1} if reason == "both_passed" else {"turns_left": 1, "run": 2, "deck": ""}
    return famiglia.table("B1 B1", "Y0", "Y0", mine, theirs, **more)


def pass_and_see_both_gangs(page: Page, how: str, reason: str) -> None:
    """End it; what the last page says of it."""
    mine, theirs, said = CARDS[how]
    page.locator('.decide button[data-action="pass"]').click()
    finale = page.locator(".finale")
    finale.wait_for()
    expect(finale.locator("h2").first).to_contain_text(said)
    game = last_cards(how, reason)
    game.play("pass")
    assert game.result is not None
    assert game.result.reason == reason
    scores = [str(game.result.scores[seat]) for seat in ("p1", "p2")]
    expect(finale.locator(".points").first).to_have_text(re.compile(rf"{scores[0]}\s*:\s*{scores[1]}"))
    cards = len(f"{mine} {theirs}".split()) + 2
    expect(finale.locator(".card")).to_have_count(cards)
    expect(finale.locator(".card.hand")).to_have_count(2)


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        pytest.param(how, reason, marks=() if (how, reason) in QUICK else pytest.mark.slow)
        for how in CARDS
        for reason in ("both_passed", "last_card")
        if (how, reason) != REMATCH
    ],
)
def test_the_end_of_a_card_game_lays_out_both_gangs(window: Open, how: str, reason: str) -> None:
    # With motion the hands turn over first, and their points are counted one row after the other.
    size = PHONE if how == "won" else (1440, 900)
    page = begin_from(window, last_cards(how, reason), "p1", size, motion=how == "better")
    pass_and_see_both_gangs(page, how, reason)


@at_length_in_both
def test_a_drawn_card_game_shows_both_gangs_and_a_rematch_begins_at_once(window: Open) -> None:
    page = begin_from(window, last_cards(*REMATCH), "p1")
    pass_and_see_both_gangs(page, *REMATCH)
    before = page.url
    page.locator(".finale").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    page.locator(".felt .hand").wait_for()
    expect(page.locator(".position")).to_have_count(0)


@at_length_in_both
def test_try_again_from_a_turning_point_asks_for_the_seat(window: Open) -> None:
    """A short game between bots; the new table begins from a position, with the same bots."""
    page = window(path=None)
    page.set_default_timeout(PATIENCE)
    host = window.host(page)
    game = famiglia.table("R4 R3 B1 B2", "R0 R0 R1 R1 R2 R2", "B0 B0 B1", deck="G0 G1 Y0 Y1", run=2)
    made = host.from_position(game, ["p1"], bot="greedy")
    with host.seat(made) as ada:
        ada.ask("start")
        ada.play_on(lambda actions: "pass" if "pass" in actions else actions[-1])
    window.go(page, f"/t/{made['table']}#{made['seats'][0]['token']}")
    page.locator(".finale").wait_for()
    points = page.locator(".finale [data-turning]")
    expect(points, "a turn changed the chances").not_to_have_count(0)
    points.first.get_by_role("button", name="Try again from here").click()
    before = page.url
    page.locator('[data-seat="p1"]').click()
    page.wait_for_url(lambda url: url != before)
    page.locator(".position").wait_for()
    page.locator(".felt .hand").wait_for()
    again = f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}"
    assert json.loads(host.request("GET", again)[1])["from_position"]
    # So near the end the bot may have ended the new game already: then this is its own last page, not the old one.
    if page.locator(".finale").count() > 0:
        assert json.loads(host.request("GET", again)[1])["status"] == "over"
