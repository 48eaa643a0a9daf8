"""The rail with the score says what the engine says, in every mode."""

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
def test_the_score_agrees_with_the_engine_and_on_a_phone_opens_the_whole_list(window: Open, mode: str) -> None:
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
    expect(rail.locator(".goal")).to_contain_text(goal[mode])
    expect(rail.locator(".cell")).to_have_count(13 if mode == "1v1" else 12)
    # Ours from the left, theirs from the right.
    holders = [cell.get_attribute("data-holder") for cell in rail.locator(".cell").all()]
    sides = [None if one is None else one in view["teams"][mine] for one in holders]
    assert sides == sorted(sides, key=[True, None, False].index)
    # A cell points at its areas.
    rail.locator(".cell").first.hover()
    expect(page.locator("path.pointed")).to_have_count(1)
    # On a phone the rail opens the whole list.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_role("button", name="Map").last.click()
    page.locator(".score .goal").click()
    expect(page.get_by_role("dialog")).to_contain_text(goal[mode])
    expect(page.get_by_role("dialog").locator("li")).to_have_count(13 if mode == "1v1" else 12)
