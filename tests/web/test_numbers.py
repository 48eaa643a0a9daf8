"""The page has no number of its own: what it shows of costs, prices and bonuses is what the server says."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from support.page.browser import Open
from support.page.editions import at_length_in_both
from support.page.sicily_page import click_on, moment, sit_at
from support.server.tables import Host

import trinacria
from trinacria.games.lafamiglia.content.load import sicily

FORCE, SALE, GIFT, ARRIVES, MORE, COST = 5, 7, 8, 6, 20, 13
"""Numbers that no rule has."""


def changed(told: Any) -> Any:
    """A message of the server with other numbers in it, wherever they are."""
    if isinstance(told, list):
        return [changed(part) for part in told]
    if not isinstance(told, dict):
        return told
    found = {name: changed(part) for name, part in told.items()}
    if "column_costs" in found:
        found["column_costs"] = {column: cost + MORE for column, cost in found["column_costs"].items()}
    if "prices" in found:
        found["prices"] |= {"sale": SALE, "gift": GIFT, "gift_arrives": ARRIVES}
    if isinstance(found.get("conflict"), dict):
        found["conflict"]["force"] = FORCE
    if found.get("kind") == "money" and "rule" in found:
        found["amount"] = COST
    return found


def other_numbers(line: WebSocketRoute) -> None:
    """Between the page and the server: the numbers are changed on their way."""
    server = line.connect_to_server()
    server.on_message(lambda told: line.send(json.dumps(changed(json.loads(told)))))


def sit_down(window: Open, page: Page, game: trinacria.Game) -> None:
    """Whoever must decide in this game opens it in this window."""
    assert game.decision is not None
    host = Host(window.address, page.context)
    window.go(page, host.start(host.from_position(game, [game.decision.seat])))
    page.locator(".decide:not(.wait)").wait_for()


def test_costs_and_prices_are_the_servers(window: Open) -> None:
    page = window(path=None)
    page.route_web_socket(re.compile("/socket$"), other_numbers)
    columns_and_anytime_prices(window, page)
    sit_down(window, page, moment("approach"))
    expect(page.locator(".decide, .duel").get_by_text(f"Use brute force: lose {FORCE} soldati").first).to_be_visible()


def columns_and_anytime_prices(window: Open, page: Page) -> None:
    """What is written at columns and wares, and what a column is said to cost."""
    game = moment("turn", verb="column")
    assert game.decision is not None
    seat = game.decision.seat
    view: Any = game.view(seat)
    sit_down(window, page, game)
    for column, cost in view["families"][seat]["column_costs"].items():
        expect(page.locator(f'[data-column="{column}"] .tot')).to_have_text(str(cost + MORE))
    sell, give = page.locator(".anytime button.any").first, page.locator(".anytime button.any").last
    expect(sell).to_have_attribute("title", re.compile(rf"\b{SALE}\b"))
    if "give" in [str(option) for option in game.anytime(seat)]:
        expect(give).to_have_attribute("title", re.compile(rf"\b{ARRIVES}\b.*\b{GIFT}\b"))
    column = next(str(action).split()[1] for action in game.decision.actions if str(action).startswith("column "))
    page.locator(f'[data-column="{column}"]').hover()
    costs = [line for line in game.preview(f"column {column}").costs if line.kind == "money"]
    tip = page.locator(".tip")
    told = game.preview(f"column {column}")
    expect(tip.locator("li")).to_have_count(len(told.lines) - len(told.risks))
    expect(tip.locator("li").filter(has_text=str(COST))).to_have_count(len(costs))
    purse = view["families"][seat]["money"]
    gains = [line for line in game.preview(f"column {column}").gains if line.kind == "money"]
    expect(tip.locator(".purse")).to_contain_text(f"{purse} → {purse + COST * (len(gains) - len(costs))}")


@pytest.mark.keeps_windows
@at_length_in_both
def test_an_attack_is_told_line_by_line(window: Open) -> None:
    game = moment("move_target", verb="to")
    assert game.decision is not None
    page = sit_at(window, game)
    targets: dict[str, list[str]] = {}
    for action in game.decision.actions:
        if len(str(action).split()) == 2:
            targets.setdefault(str(action).split()[1], []).append(str(action))
    target, (wished,) = next((name, actions) for name, actions in targets.items() if len(actions) == 1)
    page.locator(f'[data-area="{target}"]').first.hover()
    told = game.preview(wished)
    # The first line says what lies there; risks are told in the bar.
    expect(page.locator(".tip li")).to_have_count(1 + len(told.lines) - len(told.risks))


@pytest.mark.keeps_windows
def test_the_log_of_a_drafted_game_has_names_for_everything(window: Open) -> None:
    """The areas of the fictional family are told in a list, after the colours are chosen."""
    page = window(path=None)
    host = Host(window.address, page.context)
    chairs = [{"kind": "me", "nickname": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = host.table("lafamiglia", chairs, mode="1v1", options={"draft": True}, places="fixed")
    window.go(page, host.start(made))
    page.locator(".decide:not(.wait)").wait_for()
    click_on(page, decisions=3)
    log = page.locator(".rail .log").first
    expect(log.locator("button.head").filter(has_text="commission").nth(1)).to_be_attached()
    said = ""
    for at in range(log.locator("button.head").count()):
        head = log.locator("button.head").nth(at)
        if head.get_attribute("aria-expanded") == "false":
            head.click()
        said += log.inner_text()
    assert "fictional" in said
    names = [area.name for area in sicily().areas.values()]
    assert len([name for name in names if name in said]) > 4
    assert [area for area in sicily().areas if re.search(rf"\b{area}\b", said)] == []
