"""Whole games where the window is small: with a finger, with keys alone at twice the size, and a round of the war."""

import pytest
from playwright.sync_api import Locator, Page, Position, expect
from support.page.browser import PHONE, Open, Player
from support.page.editions import in_both
from support.page.sicily_page import click_on, sit_down

pytestmark = pytest.mark.slow

SMALL = (360, 640)
ZOOMED = (640, 400)
"""What is left of 1280x800 at 200 %."""
TABLET = (820, 1180)
LAPTOP = (1280, 720)


class Toucher(Player):
    """Somebody who plays with a finger."""

    def point(self, target: Locator, position: Position | None = None) -> None:
        """Tap something."""
        target.tap(position=position)


def at_cards(window: Open, size: tuple[int, int]) -> Page:
    """A table of Famiglia against a bot."""
    page = window(size, path="/new?game=famiglia")
    page.get_by_label("Which bot").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".felt").wait_for()
    return page


def check_width(page: Page) -> None:
    """Nothing lies beside the window."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px lie beside the window"


def test_a_whole_game_of_cards_with_a_finger_on_a_small_phone(window: Open) -> None:
    page = at_cards(window, SMALL)
    player = Toucher(page, seed=5, patience=25)
    while True:
        player.until_asked()
        check_width(page)
        if player.over:
            break
        player.act()
    expect(page.locator(".finale")).to_be_visible()
    check_width(page)


@in_both
def test_a_whole_game_of_cards_by_keyboard_at_twice_the_size(window: Open) -> None:
    page = at_cards(window, ZOOMED)
    player = Player(page, seed=7)
    chosen = page.locator(".slot.legal:focus")
    for turn in range(200):
        player.until_asked()
        check_width(page)
        if player.over:
            break
        version = page.locator("[data-version]").get_attribute("data-version") or ""
        if turn < 12 or "pass" not in player.buttons():
            for _ in range(player.chance.randint(1, 9)):
                page.keyboard.press("n")
            if chosen.count() > 0:
                expect(chosen).to_be_in_viewport()
                if player.moved_on(lambda: page.keyboard.press("Enter")):
                    continue
        page.keyboard.press(str(player.chance.randint(1, min(9, len(player.buttons())))))
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)
    assert player.over
    expect(page.locator(".finale")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, TABLET, LAPTOP], ids=["phone", "tablet", "laptop"])
def test_a_round_of_the_war_on_every_kind_of_window(window: Open, size: tuple[int, int]) -> None:
    page = sit_down(window, size=size)
    (end,) = click_on(page, seed=4, until='[data-round="2"]')
    assert end.why == "until", end
    assert end.decisions > 10
    check_width(page)
