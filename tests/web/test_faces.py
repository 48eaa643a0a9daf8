"""A card of Famiglia is one person for the whole game, and again after a reload; bots have faces, too."""

import pytest
from playwright.sync_api import Page, expect
from support.page.browser import Open, Player, against_a_bot
from support.page.editions import at_length_in_both
from support.runs.effort import EVERYTHING, amount

pytestmark = pytest.mark.keeps_windows

PLACES = (".street", ".near .gang", ".far .gang", ".hand", ".far .fan")
FACES = """(places) => places.map((place) =>
  [...document.querySelectorAll(`${place} [data-flip]`)].map((card) => card.dataset.flip))"""
TURNS = amount(2, 12)


def faces(page: Page) -> list[list[str]]:
    """Who is where; of a hidden card only whether it was followed there."""
    found: list[list[str]] = page.evaluate(FACES, list(PLACES))
    return found


@at_length_in_both
def test_a_card_is_one_person_for_the_whole_game_and_a_bot_has_a_face(window: Open) -> None:
    page = against_a_bot(window)
    expect(page.locator(".order svg.face")).to_have_count(1)
    page.get_by_role("button", name="People at the table").click()
    expect(page.get_by_role("dialog").locator("svg.face")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    player = Player(page, 8)
    before: set[str] = set()
    for turn in range(TURNS):
        player.until_asked()
        if player.over:
            break
        shown = faces(page)
        seen = [one for place in shown for one in place]
        assert len(seen) == len(set(seen)), "nobody is in two places"
        # Of the own gang and hand nobody turns into somebody else: they only go from one to the other.
        own = {*shown[1], *shown[3]}
        assert before <= own
        before = own
        # Once is enough, after somebody has moved; `make test-all` looks every time.
        if turn == TURNS - 1 or EVERYTHING:
            page.reload()
            player.until_asked()
            page.locator(".street").wait_for()
            assert faces(page) == shown
        if turn < TURNS - 1:
            player.act()
