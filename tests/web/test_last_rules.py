"""La Famiglia's partners at the page: plans, money that is raised at the token, swapped tiles; and a first game."""

import pytest
from playwright.sync_api import Page, expect
from support.games.lafamiglia import table
from support.games.rules import rule
from support.page.browser import DESK, PHONE, Open
from support.page.editions import at_length_in_both
from support.page.setting_up import open_table, unfold
from support.page.sicily_page import sit_together

pytestmark = pytest.mark.keeps_windows

TILES = "allies bribery chain_of_command delay_detonator influence miniguns recruitment"


def do(page: Page, notation: str) -> None:
    """Press the button of an action."""
    page.locator(f'.decide button[data-action="{notation}"]:enabled').click()


@rule("LF-AT-01", "LF-PA-04")
@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.slow)])
def test_partners_plan_together_and_raise_the_money_for_a_token(window: Open, size: tuple[int, int]) -> None:
    game = table(top={"s0.ju1": "neutral", "s0.po1": "blue"}, money={"red": 1, "green": 9}, hq={"red": 3}, enna="red 3")
    game.play("use s1.po2")
    pages = sit_together(window, game, "red", "green", size=size)
    red, green = pages["red"], pages["green"]
    red.locator(".decide:not(.wait)").wait_for()
    token = red.get_by_role("button", name="Take token (blue) from Police, space 1")
    expect(token).to_have_count(0)
    if size == DESK:
        red.get_by_role("button", name="Plan with your teammate").first.click()
        red.get_by_role("button", name="Pin", exact=True).click()
        red.locator('[data-area="enna"]').click()
        for page in pages.values():
            expect(page.locator("[data-mark]")).to_have_count(1)
        red.get_by_role("button", name="Plan with your teammate").first.click()
    if size == PHONE:
        green.get_by_role("tab", name="Family").or_(green.get_by_role("button", name="Family")).first.click()
    green.locator('button.any[title^="Give your teammate"]:visible').click()
    if size == PHONE:
        red.get_by_role("tab", name="Sheets").or_(red.get_by_role("button", name="Sheets")).first.click()
    token.first.click()
    expect(red.locator('.decide button[data-action="do issue"]')).to_be_visible()


@rule("LX-OPT-5")
def test_partners_swap_tiles_by_pointing_at_them(window: Open) -> None:
    game = table(
        "encounter", in_play=TILES, tiles={"allies": "red", "bribery": "green"}, riesi="red 1", licata="red 1",
        enna="green 1", nicosia="green 1", options={"opt_move_tile_tokens": True},
    )  # fmt: skip
    pages = sit_together(window, game, "red", "green")
    red, green = pages["red"], pages["green"]
    for tile in ("allies", "bribery"):
        red.locator(f'.leaf [data-tile="{tile}"] .name').click()
    red.locator(".decide button.primary:enabled").click()
    expect(green.locator(".decide")).to_contain_text("Allies ↔ Bribery")
    do(green, "agree")
    for page in pages.values():
        expect(page.locator('[data-tile="bribery"] .tok.f-red').first).to_be_attached()
    expect(green.locator(".decide:not(.wait)")).to_be_attached()


@rule("LF-S-06")
@at_length_in_both
def test_a_first_game_is_chosen_on_the_page(window: Open) -> None:
    page = window(path="/new?game=lafamiglia")
    unfold(page, "options")
    page.get_by_label("First game: without the black and white families").check()
    open_table(page)
    page.locator("[data-version] .lf").wait_for()
    for colour in ("black", "white"):
        expect(page.locator(f'[data-family="{colour}"]')).to_have_count(0)
