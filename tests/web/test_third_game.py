"""A game that came as a package of its own, on the page: in text mode, in its own words."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from support.games.third_game import unpack
from support.page.axe import violations
from support.page.browser import PATIENCE, Open, serving

SMALL = (360, 640)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds the game."""
    environment = unpack(tmp_path_factory.mktemp("nim"))
    with serving(tmp_path_factory.mktemp("tables"), environment=environment) as found:
        yield found


def play_on(page: Page) -> None:
    """Click the first action until the game is over."""
    page.set_default_timeout(PATIENCE)
    while True:
        page.locator(".text .actions button:enabled, .end h2 >> visible=true").first.wait_for()
        if page.locator(".end h2 >> visible=true").count():
            return
        version = page.locator("[data-version]").get_attribute("data-version") or ""
        page.locator(".text .actions button").first.click()
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)


@pytest.mark.parametrize("size", [(1280, 720), pytest.param(SMALL, marks=pytest.mark.slow)])
def test_it_is_played_in_text_mode_from_the_home_page_to_the_replay(window: Open, size: tuple[int, int]) -> None:
    page = window(size, name="Ada")
    others = page.locator(".others")
    expect(others).to_contain_text("Hidden Nim")
    others.get_by_role("button", name="Play").click()
    expect(page.get_by_role("heading", name="Text mode")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".text .position")).to_contain_text("Matches in the heap:")
    # Whoever begins is drawn, so the bot may have played already.
    expect(page.locator(".text .actions button").first).to_contain_text(
        re.compile("Take (one match|two matches|three matches)"), timeout=PATIENCE
    )
    expect(page.locator(".decide")).to_contain_text("Which card do you play?")
    page.get_by_role("button", name="NIM-01").click()
    expect(page.get_by_role("dialog")).to_contain_text("Whoever takes the last match wins")
    page.keyboard.press("Escape")
    assert violations(page) == []
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".decide")).to_contain_text("Take", timeout=PATIENCE)
    play_on(page)
    expect(page.locator(".end h2 >> visible=true")).to_contain_text("wins.")
    # Its result says who has what.
    finale = page.locator(".finale")
    expect(finale.locator("[data-score]")).to_have_count(2)
    assert all(score.isdigit() for score in finale.locator("[data-score]").all_inner_texts())
    expect(finale.locator(".scores")).to_contain_text("Ada")
    lessons = finale.locator(".lessons")
    expect(lessons).to_contain_text("The bots can’t judge the moves of the game “Hidden Nim”.")
    expect(lessons.get_by_role("button")).to_have_count(0)
    page.locator(".finale").get_by_role("link", name="Replay").first.click()
    expect(page.locator(".text .position")).to_contain_text("Matches in the heap:", timeout=PATIENCE)
    expect(page.locator(".log")).to_contain_text("takes")


def test_a_table_of_it_is_set_up_like_any_other(window: Open) -> None:
    page = window((1280, 720), path="/new?game=nim", language="fr-FR")
    expect(page.locator(".games .on")).to_contain_text("Nim caché", timeout=PATIENCE)
    expect(page.locator("option", has_text="Bot avide").first).to_be_attached()
    page.locator("form").evaluate("form => form.requestSubmit()")
    expect(page.locator(".text .position")).to_contain_text("Allumettes", timeout=PATIENCE)


def test_a_rulebook_that_it_does_not_bring_is_told_in_words(window: Open) -> None:
    page = window((1280, 720), path="/rules/nim")
    expect(page.get_by_role("alert")).to_contain_text("There is no rulebook for “nim”.", timeout=PATIENCE)
    page.get_by_role("navigation", name="Rules").get_by_role("link", name="Famiglia", exact=True).click()
    expect(page.get_by_role("heading", name="Famiglia", level=1)).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("alert")).to_have_count(0)
