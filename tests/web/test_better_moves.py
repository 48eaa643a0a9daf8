"""The costly moves of a finished game are puzzles on the page: something better is to be found on the real table."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from support.axe import violations_in_both_themes
from support.editions import at_length_in_both
from support.lost_game import LAST, MOVES, RIGHT, START, WRONG, lost_game
from support.page import PHONE, Open

import trinacria
from trinacria.kernel.record import dump

pytestmark = pytest.mark.keeps_windows


def choose(page: Page, action: str) -> None:
    """Click on the card, and on the way to pay for it."""
    page.locator(f".street [data-card='{action.split()[1]}']").first.click()
    page.locator(f".decide [data-action='{action}']").first.click()


def heading(page: Page, text: str) -> None:
    """Wait for the puzzle."""
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


@at_length_in_both
def test_something_better_is_found_on_the_table(window: Open, tmp_path: Path) -> None:
    """Of a game from a file: what is wrong is told with its cost, what is right is shown, and the replay goes on."""
    file = tmp_path / "game.txt"
    file.write_text(dump(lost_game().record({"p1": "Ada", "p2": "Bruno"})), encoding="utf-8")
    page = window(path="/watch")
    page.locator("input[type=file]").set_input_files(file)
    panel = page.locator(".lessons")
    panel.get_by_role("button", name="Costly moves: Ada").click()
    panel.get_by_role("link", name="Find a better move").first.click()
    heading(page, "Costly move 1 of 2: Ada")
    page.get_by_role("link", name="Next costly move").click()
    heading(page, "Costly move 2 of 2: Ada")
    expect(page.locator(".hand .slot").first).to_be_visible()
    expect(page.locator(".fan .slot")).to_have_count(0)
    said = page.locator(".said")
    page.locator(".decide [data-action='pass']").click()
    expect(said).to_contain_text("Not this one: Pass")
    expect(said).to_contain_text("Chance of winning: 0% instead of 100%")
    choose(page, WRONG)
    expect(said).to_contain_text("Not this one: Recruit")
    assert violations_in_both_themes(page, "aside") == []
    choose(page, RIGHT[1])
    expect(said).to_contain_text("Just as good, as far as the bots can tell.")
    expect(said).to_contain_text("The bots’ choice: ")
    expect(page.locator(".street [data-card='G4']")).to_have_count(0)
    page.get_by_role("button", name="Back to the puzzle").click()
    expect(said).to_be_empty()
    choose(page, RIGHT[0])
    expect(said).to_contain_text("Right, at the first attempt.")
    expect(said).to_contain_text("Better: ")
    page.get_by_role("link", name="Back to the replay").click()
    expect(page.locator(".count")).to_contain_text(f"Action {LAST} of {len(MOVES)}")
    expect(panel.get_by_role("link", name="Find a better move")).to_have_count(2)


@at_length_in_both
def test_the_puzzle_of_a_table_has_an_address(window: Open) -> None:
    """Whoever opens it anew finds it again, and whoever gives up sees the solution."""
    page = window(size=PHONE)
    host = window.host(page)
    made = host.from_position(trinacria.from_position(START | {"turns_left": 1}), ("p1",))
    host.start(made, "pass")
    window.go(page, f"/better/p1/0/{made['table']}")
    heading(page, "Costly move 1 of 1: Ada")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".said")).to_contain_text("Better: ")
    expect(page.locator(".street [data-card='R4']")).to_have_count(0)
    window.go(page, f"/better/p1/1/{made['table']}")
    expect(page.get_by_role("alert")).to_have_text("No costly move was found at action 1.")
    page.get_by_role("link", name="Back to the replay").click()
    expect(page.locator(".count")).to_contain_text("Action 1 of 1")


def test_whoever_does_not_wait_for_the_bots_chooses_something_else(window: Open) -> None:
    """Or leaves: what is answered later then disturbs nobody."""
    page = window()
    host = window.host(page)
    made = host.from_position(trinacria.from_position(START | {"turns_left": 1}), ("p1",))
    host.start(made, "pass")
    window.go(page, f"/better/p1/0/{made['table']}")
    heading(page, "Costly move 1 of 1: Ada")
    held: list[Route] = []
    page.route("**/lessons/try?*", lambda route: held.append(route))
    choose(page, WRONG)
    expect(page.locator(".judging")).to_be_focused()
    assert violations_in_both_themes(page, ".judging") == []
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".judging")).to_have_count(0)
    choose(page, RIGHT[0])
    expect(page.locator(".said")).to_contain_text("Right, at the first attempt.")
    page.get_by_role("button", name="Back to the puzzle").click()
    choose(page, WRONG)
    expect(page.locator(".judging")).to_be_visible()
    page.get_by_role("link", name="Back to the replay").click()
    page.locator(".count").wait_for()
    with page.expect_response("**/lessons/try?*"):
        held[0].continue_()
    with page.expect_response("**/lessons/try?*"):
        held[1].continue_()
    page.unroute("**/lessons/try?*")
