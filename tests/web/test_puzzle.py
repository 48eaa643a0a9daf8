"""The puzzle of the day on the page: tried on the real table, explained gently, remembered by the browser."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect
from support.page.axe import violations, violations_of
from support.page.browser import PHONE, Open
from support.page.editions import at_length_in_both
from support.runs.effort import EVERYTHING

pytestmark = pytest.mark.keeps_windows


def newest(address: str, proved: bool = False) -> dict[str, Any]:
    """The newest puzzle of Famiglia whose solution is a card to recruit, and in which a pass is wrong."""
    days = httpx.get(f"{address}/api/v1/puzzles").json()["days"]
    shown = (httpx.get(f"{address}/api/v1/puzzles/{one['day']}").json() for one in days if one["game"] == "famiglia")
    wanted = (one for one in shown if one["proved"] == proved and one["best"].startswith("take"))
    return next(one for one in wanted if "pass" in one["answers"])


@pytest.fixture(scope="module")
def puzzle(address: str) -> dict[str, Any]:
    """One that rests on simulations."""
    return newest(address)


def solve(page: Page, best: str) -> None:
    """Click on the card, and on the way to pay for it where there are several."""
    page.locator(f".street [data-card='{best.split()[1]}']").first.click()
    done = page.locator(".said h3.right")
    option = page.locator(f".decide [data-action='{best}']").first
    expect(done.or_(option).first).to_be_visible()
    if not done.is_visible():
        option.click()
    expect(done).to_be_visible()


def _others(puzzle: dict[str, Any]) -> list[str]:
    return [seat for seat in ("p1", "p2") if seat != puzzle["seat"]]


def chosen_day(page: Page) -> Locator:
    """The puzzle that is shown, in the list of days."""
    return page.locator("[aria-current='page'][href*='/puzzle/']")


@at_length_in_both
def test_home_leads_to_the_puzzle_of_today(window: Open) -> None:
    page = window()
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzle of ")
    expect(page.get_by_role("link", name="Today")).to_have_attribute("aria-current", "page")
    # The table is looked at whole in `test_everyone.py`, and what lies beside it below.
    if EVERYTHING:
        assert violations(page) == []


@at_length_in_both
def test_a_wrong_answer_is_explained_and_the_right_one_remembered(window: Open, puzzle: dict[str, Any]) -> None:
    page = window(path=f"/puzzle/{puzzle['day']}")
    page.locator(".decide [data-action='pass']").click()
    said = page.locator(".said")
    expect(said).to_contain_text("Not this one: Pass")
    expect(said).to_contain_text(f"{round(100 * puzzle['answers']['pass']['chance'])}% chance of winning")
    assert violations_of(page, ".said") == []
    solve(page, puzzle["best"])
    expect(said).to_contain_text("at attempt 2")
    expect(said).to_contain_text("The solution: ")
    page.reload()
    expect(chosen_day(page)).to_contain_text("solved")
    expect(chosen_day(page)).not_to_contain_text("not solved")


@at_length_in_both
def test_a_proved_puzzle_tells_the_end_and_giving_up_shows_the_solution(window: Open, address: str) -> None:
    proved = newest(address, proved=True)
    page = window(size=PHONE, path=f"/puzzle/{proved['day']}")
    # Beside the best ways a phone has the others in a list.
    page.locator(".decide .counted").click()
    page.locator("dialog [data-action='pass']").click()
    said = page.locator(".said")
    mine, theirs = [proved["answers"]["pass"]["score"][seat] for seat in (proved["seat"], *_others(proved))]
    expect(said).to_contain_text(f"With best play by both, the game then ends {mine} : {theirs}.")
    page.get_by_role("button", name="Show the solution").click()
    expect(said).to_contain_text("The solution: ")
    expect(chosen_day(page)).to_contain_text("solution shown")
    page.get_by_role("button", name="Back to the puzzle").click()
    expect(said).to_be_empty()
    assert violations_of(page, "aside") == []
    assert violations(page, "bypass", "document-title", "html-has-lang", "html-lang-valid") == []


@pytest.fixture(scope="module")
def march(address: str) -> dict[str, Any]:
    """The newest puzzle of La Famiglia that asks where to go."""
    days = httpx.get(f"{address}/api/v1/puzzles").json()["days"]
    asked = (one["day"] for one in days if one["game"] == "lafamiglia")
    shown = (httpx.get(f"{address}/api/v1/puzzles/{day}", params={"game": "lafamiglia"}).json() for day in asked)
    return next(one for one in shown if one["best"].startswith("to "))


def march_to(page: Page, action: str) -> None:
    """Press the area on the map."""
    page.locator(f'[data-area="{action.split()[1]}"]').first.click()


@at_length_in_both
def test_la_famiglia_has_a_puzzle_of_its_own(window: Open, march: dict[str, Any]) -> None:
    page = window(path=f"/puzzle/{march['day']}/famiglia")
    page.get_by_role("link", name="La Famiglia: The Great Mafia War").click()
    expect(page.locator("nav a[aria-current='true']")).to_have_text("La Famiglia: The Great Mafia War")
    expect(page.get_by_role("link", name="Famiglia", exact=True)).to_be_visible()
    said = page.locator(".said")
    wrong = next(action for action in march["answers"] if action.startswith("to ") and action != march["best"])
    march_to(page, wrong)
    expect(said).to_contain_text("Not this one: ")
    expect(said).to_contain_text(f"{round(100 * march['answers'][wrong]['chance'])}% chance of winning")
    march_to(page, march["best"])
    expect(said).to_contain_text("at attempt 2")
    expect(chosen_day(page)).to_contain_text("solved")
    expect(chosen_day(page)).not_to_contain_text("not solved")
    # The same words as beside the cards, which are looked at above; and kept as theirs, which outlive a reload there.
    if EVERYTHING:
        assert violations_of(page, "aside") == []
        page.reload()
        expect(chosen_day(page)).to_contain_text("solved")
