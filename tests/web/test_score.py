"""The score in the top bar says what the engine says, in every mode, between the players of both sides."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect
from support.games.walks import war
from support.page.browser import PHONE, Open, begin_from
from support.page.editions import at_length_in_both

import trinacria

pytestmark = pytest.mark.keeps_windows


@cache
def in_the_midst(mode: str) -> trinacria.Game:
    """A random war, in which some Mandamenti are held, some are close, and the first seat must decide."""
    for seed in range(20):
        for game in war(seed, mode=mode, anytime=0):
            if game.decision is None or game.decision.seat != game.seats[0] or game.decision.kind != "turn":
                continue
            view: Any = game.view(None)
            if "score" not in view:
                continue
            held = sum(family["mandamenti"] for family in view["families"].values())
            if held >= 3 and len(view["score"]["near"]) >= 3:
                return game.copy()
    raise AssertionError(mode)


@pytest.mark.parametrize("mode", ["2v2", *(pytest.param(mode, marks=pytest.mark.slow) for mode in ("1v1", "2v1"))])
@at_length_in_both
def test_the_score_agrees_with_the_engine_and_opens_the_whole_list(window: Open, mode: str) -> None:
    game = in_the_midst(mode)
    view: Any = game.view(None)
    page = begin_from(window, game, game.seats[0])
    rail = page.locator(".score")
    rail.wait_for()
    totals = [sum(view["families"][seat]["mandamenti"] for seat in team) for team in view["teams"]]
    mine = 0 if game.seats[0] in view["teams"][0] else 1
    assert [int(one) for one in rail.locator("[data-held]").all_inner_texts()] == [totals[mine], totals[1 - mine]]
    for name, holder in view["control"].items():
        cell = rail.locator(f'[data-mandamento="{name}"]')
        assert cell.get_attribute("data-holder") == holder
        for areas in view["score"]["near"].get(name, {}).values():
            assert "one area away" in (cell.get_attribute("aria-label") or ""), (name, areas)
    goal = {"2v2": "6 together or 5 alone wins", "1v1": "5 Mandamenti win", "2v1": "5 alone wins, or 6 together"}
    assert goal[mode] in (rail.get_attribute("aria-label") or "")
    marks = rail.locator(".mark").evaluate_all("(marks) => marks.map((mark) => parseFloat(mark.style.left))")
    wins = {"2v2": [6 / 12], "1v1": [5 / 13, 8 / 13], "2v1": [5 / 12, 6 / 12]}[mode]
    assert sorted(round(mark) for mark in marks) == [round(100 * win) for win in wins]
    expect(rail.locator(".cell")).to_have_count(13 if mode == "1v1" else 12)
    # Ours from the left, theirs from the right.
    holders = [cell.get_attribute("data-holder") for cell in rail.locator(".cell").all()]
    sides = [None if one is None else one in view["teams"][mine] for one in holders]
    assert sides == sorted(sides, key=[True, None, False].index)
    # A cell points at its areas.
    rail.locator(".cell").first.hover()
    expect(page.locator("path.pointed")).to_have_count(1)
    # The players stand beside it, their own side on the left, with their places in the order of play.
    sides_of_bar = page.locator(".standing .team")
    expect(sides_of_bar.first.locator("li")).to_have_count(len(view["teams"][mine]))
    cycle: list[str] = view["cycle"]
    first = cycle.index(view["phase_first"])
    places = [str(1 + (cycle.index(seat) - first) % len(cycle)) for seat in cycle]
    shown = page.locator(".standing .place [aria-hidden]").all_inner_texts()
    assert sorted(shown) == sorted(places)
    # On a phone the totals open the whole list.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    tally = page.locator(".score .tally")
    expect(tally).to_contain_text(f"{totals[mine]} : {totals[1 - mine]}")
    tally.click()
    expect(page.get_by_role("dialog")).to_contain_text(goal[mode])
    expect(page.get_by_role("dialog").locator("li")).to_have_count(13 if mode == "1v1" else 12)
    page.keyboard.press("Escape")
    # Wide windows print the names.
    for width, printed in ((1280, False), (1920, True)):
        page.set_viewport_size({"width": width, "height": 900})
        expect(rail.locator(".cell b").first).to_be_visible(visible=printed)
        assert page.locator("header.top").evaluate("(bar) => bar.scrollWidth <= bar.clientWidth")
