"""Planning ahead on the page: what is done if nothing changes, and what cancels it."""

import pytest
from playwright.sync_api import Page, expect
from support.page.axe import violations_of
from support.page.browser import DESK, PATIENCE, PHONE, Open
from support.page.sicily_page import moment
from support.server.tables import Host

from trinacria.table.premoves.foresight import foresee

pytestmark = pytest.mark.keeps_windows


def plan(page: Page, *actions: str) -> None:
    """Plan these answers by clicking."""
    page.locator("[data-premove]").click(timeout=PATIENCE)
    for action in actions:
        page.locator(f'[data-planned="{action}"]').click()
    page.locator("[data-keep]").click()


def test_a_planned_pass_ends_a_card_game(window: Open) -> None:
    page = window(PHONE, path=None)
    host = Host(window.address, page.context)
    made = host.table("famiglia", [{"kind": "me", "nickname": name} for name in ("Ada", "Bruno")], places="fixed")
    host.start(made)
    window.go(page, f"/t/{made['table']}#{made['seats'][1]['token']}")
    plan(page, "pass")
    expect(page.get_by_role("status").filter(has_text="Planned: Pass")).to_be_visible()
    page.get_by_role("button", name="Cancel plan").click()
    expect(page.get_by_text("Planned: Pass")).to_have_count(0)
    plan(page, "pass")
    with host.seat(made) as ada:
        ada.play("pass")
    expect(page.locator(".finale")).to_be_visible(timeout=PATIENCE)


def test_a_conflict_card_is_laid_ahead_and_a_taken_card_cancels_the_rest(window: Open) -> None:
    game = moment("conflict_card")
    assert game.decision is not None
    attacker = game.decision.seat
    defender = next(seat for seat in game.seats if foresee(game, seat))
    card = foresee(game, defender)[0].text
    page = window(DESK, path=None)
    host = Host(window.address, page.context)
    made = host.from_position(game, [attacker, defender])
    seats = sorted((attacker, defender), key=game.seats.index)
    tokens = {seat: secret["token"] for seat, secret in zip(seats, made["seats"], strict=True)}
    host.start(made)
    window.go(page, f"/t/{made['table']}#{tokens[defender]}")
    page.locator("[data-premove]").click(timeout=PATIENCE)
    assert violations_of(page, "dialog[open]") == []
    page.keyboard.press("Escape")
    plan(page, card, "leave")
    made["seats"] = [{"token": tokens[attacker]}]
    with host.seat(made) as line:
        line.play(str(game.decision.actions[0]))
        while line.screen["game"]["decision"]["seat"] != attacker:
            line.hear()
        expect(page.get_by_text("Planned: Leave")).to_be_visible(timeout=PATIENCE)
        line.play("take")
    expect(page.get_by_text("Your plan was cancelled: the game has changed.")).to_be_visible(timeout=PATIENCE)
