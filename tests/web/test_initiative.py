"""The initiative: the orders on the board as a list, in the order in which they are carried out."""

from typing import Any

import pytest
from playwright.sync_api import expect
from support.games.lafamiglia import table
from support.page.browser import Open
from support.page.editions import at_length_in_both
from support.page.sicily_page import moment, sit_at

import trinacria

pytestmark = pytest.mark.keeps_windows

LAPTOP = (1280, 720)
AREAS = {
    "red": "corleone enna gela", "blue": "prizzi bronte noto",
    "green": "petralia nicosia alcamo", "yellow": "trapani marsala catania",
}  # fmt: skip


def lying(view: Any) -> tuple[list[str], list[str]]:
    """The orders on the board, and those that are done."""
    areas = view["areas"].values()
    orders = [order for area in areas for order in area.get("orders", [])]
    return orders, [order for area in areas for order in area.get("executed", [])]


def twelve_orders() -> trinacria.Game:
    """Twelve orders on the board; the garrisons are done, and stay for their vests."""
    areas: dict[str, Any] = {
        area: f"{seat} 3 {seat}.basic.{order}"
        for seat, names in AREAS.items()
        for area, order in zip(names.split(), ("garrison", "advance", "charge"), strict=True)
    }
    game = table("encounter", **areas)
    while (decision := game.decision) is not None and len(lying(game.view(None))[1]) < 4:
        actions = [str(action) for action in decision.actions]
        game.play(next((action for action in actions if action in ("done", "skip")), actions[0]))
    assert game.decision is not None
    return game


@at_length_in_both
def test_the_orders_are_rows_and_the_one_of_now_is_marked(window: Open) -> None:
    game = moment("move_target", seed=9)
    assert game.decision is not None
    orders, done = lying(game.view(game.decision.seat))
    page = sit_at(window, game, size=LAPTOP)
    rows = page.locator(".track [data-lying]")
    expect(rows).to_have_count(len(orders))
    shown = rows.evaluate_all("(rows) => rows.map((row) => row.dataset.lying)")
    assert set(shown) == set(orders)
    assert {shown[at] for at in range(len(done))} == set(done), "the done ones come first"
    expect(page.locator(".track .done")).to_have_count(len(done))
    now = page.locator(".track [aria-current]")
    expect(now).to_have_count(1)
    assert now.get_attribute("data-lying") == shown[len(done)]
    # Supply before attack, low numbers first.
    numbers = rows.locator(".initiative text").all_text_contents()
    kinds = page.locator(".track li.type").count()
    assert kinds == 2
    first = [int(number) for number in numbers[: len(done)]]
    assert first == sorted(first)
    # Nothing of a row is cut.
    cut = "(rows) => rows.filter((row) => row.scrollWidth > row.clientWidth + 1).length"
    assert rows.evaluate_all(cut) == 0
    # The name begins with the area.
    assert now.locator(".sr").inner_text().startswith(now.locator("b").inner_text())


@at_length_in_both
def test_of_many_orders_the_done_ones_are_one_line(window: Open) -> None:
    game = twelve_orders()
    assert game.decision is not None
    orders, done = lying(game.view(game.decision.seat))
    assert len(orders) > 11
    page = sit_at(window, game, size=LAPTOP)
    rows = page.locator(".track [data-lying]")
    expect(rows).to_have_count(len(orders) - len(done) + 1)
    folded = page.locator(".track .folded")
    expect(folded).to_contain_text(f"{len(done) - 1} orders carried out")
    expect(page.locator(".track [aria-current]")).to_be_in_viewport()
    folded.click()
    expect(rows).to_have_count(len(orders))
    expect(folded).to_have_count(0)


@at_length_in_both
def test_the_map_stays_where_it_is_from_phase_to_phase(window: Open) -> None:
    frames = []
    for kind in ("turn", "move_target"):
        page = sit_at(window, moment(kind, seed=9), size=LAPTOP)
        page.locator(".map .frame").wait_for()
        frames.append(page.locator(".map .frame").bounding_box())
    assert frames[0] == frames[1]
