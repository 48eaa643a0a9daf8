"""The other families in numbers: a row each, what is secret as a question mark, and the rest when a row is opened."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.page.browser import Open
from support.page.editions import at_length_in_both
from support.page.sicily_page import moment, sit_at

import trinacria

pytestmark = pytest.mark.keeps_windows

LAPTOP = (1280, 720)
HEIGHTS = "() => ['.others', '.talk', '.map', '.decide'].map((one) => document.querySelector(one).offsetHeight)"


def seen(game: trinacria.Game) -> Any:
    """What the seat that must decide sees."""
    assert game.decision is not None
    return game.view(game.decision.seat)


def row_of(page: Page, seat: str) -> list[str]:
    """The numbers in a family's row."""
    return page.locator(f'.others [data-family="{seat}"] td').all_inner_texts()


@pytest.mark.parametrize("mode", ["2v2", *(pytest.param(mode, marks=pytest.mark.slow) for mode in ("1v1", "2v1"))])
@at_length_in_both
def test_the_others_are_a_table_of_what_the_viewer_may_know(window: Open, mode: str) -> None:
    game = moment("turn", seed=9, round=2, mode=mode)
    view = seen(game)
    page = sit_at(window, game, size=LAPTOP)
    rows = page.locator(".others [data-family]")
    expect(rows).to_have_count(len(view["cycle"]) - 1)
    mine = next(team for team in view["teams"] if view["seat"] in team)
    partners = [seat for seat in mine if seat != view["seat"]]
    order = rows.evaluate_all("(rows) => rows.map((row) => row.dataset.family)")
    assert order[: len(partners)] == partners, "the partner comes first"
    for seat in order:
        family = view["families"][seat]
        secret = ["?secret"] * 2
        known = [str(family["money"]), str(family["hq"])] if "money" in family else secret
        numbers = [text.replace("\n", "") for text in row_of(page, seat)]
        assert numbers[:3] == [*known, str(family["orders_in_hq"])], seat
        assert numbers[3:] == [
            f"{family['car_attack']}/{family['car_bomb']}", str(family["police"]), str(family["church"]),
        ], seat  # fmt: skip
        assert ("money" in family) == (seat in partners)
    # It is a table for ears, too.
    table = page.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_count(7)
    expect(table.get_by_role("rowheader")).to_have_count(len(order))


@at_length_in_both
def test_a_row_opens_over_the_log_and_nothing_else_moves(window: Open) -> None:
    game = moment("turn", seed=9, round=2)
    view = seen(game)
    page = sit_at(window, game, size=LAPTOP)
    before = page.evaluate(HEIGHTS)
    partner, rival = page.locator(".others [data-family] th button").all()[:2]
    partner.click()
    details = page.locator(".others .details")
    mine = page.locator(".others tr[data-family]").first.get_attribute("data-family") or ""
    expect(details.locator(".orders > *")).to_have_count(len(view["families"][mine]["orders"]))
    assert page.evaluate(HEIGHTS) == before
    rival.click()
    expect(details).to_have_count(1)
    expect(details.locator(".orders")).to_have_count(0)
    expect(details.get_by_role("button", name="Orders of")).to_be_visible()
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)
    expect(rival).to_be_focused()
    # A press beside it closes it, too.
    rival.click()
    page.locator(".moment").click()
    expect(details).to_have_count(0)


@at_length_in_both
def test_on_a_phone_the_table_is_in_the_drawer(window: Open) -> None:
    page = sit_at(window, moment("turn", seed=9, round=2), size=(390, 844))
    page.locator(".lf .tabs").get_by_role("button", name="Others").click()
    row = page.locator(".others [data-family] th button").first
    expect(row).to_be_visible()
    box = row.bounding_box()
    assert box is not None
    assert box["height"] >= 44 or page.evaluate("!matchMedia('(pointer: coarse)').matches")
    row.click()
    expect(page.locator(".others .details")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
