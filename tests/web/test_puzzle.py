"""The puzzle of the day on the page: tried on the real table, explained gently, remembered by the browser."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from support.page import PHONE, Open, violations, violations_of


@pytest.fixture(scope="module")
def puzzle(address: str) -> dict[str, Any]:
    """The newest puzzle whose solution is a card to recruit, and in which a pass is wrong."""
    days = httpx.get(f"{address}/api/v1/puzzles").json()["days"]
    shown = (httpx.get(f"{address}/api/v1/puzzles/{one['day']}").json() for one in days if one["game"] == "famiglia")
    return next(one for one in shown if one["best"].startswith("take") and "pass" in one["answers"])


def solve(page: Page, best: str) -> None:
    """Click on the card, and on the way to pay for it where there are several."""
    page.locator(f".street [data-card='{best.split()[1]}']").first.click()
    done = page.locator(".said h3.right")
    option = page.locator(f".decide [data-action='{best}']").first
    expect(done.or_(option).first).to_be_visible()
    if not done.is_visible():
        option.click()
    expect(done).to_be_visible()


def test_home_leads_to_the_puzzle_of_today(window: Open) -> None:
    page = window()
    page.get_by_role("link", name="Solve it").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzle of ")
    expect(page.get_by_role("link", name="Today")).to_have_attribute("aria-current", "page")
    assert violations(page) == []


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
    expect(page.locator(f"[href='/puzzle/{puzzle['day']}/famiglia']")).to_contain_text("solved")
    expect(page.locator(f"[href='/puzzle/{puzzle['day']}/famiglia']")).not_to_contain_text("not solved")


def test_whoever_gives_up_sees_the_solution(window: Open, puzzle: dict[str, Any]) -> None:
    page = window(size=PHONE, path=f"/puzzle/{puzzle['day']}")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".said")).to_contain_text("The solution: ")
    expect(page.locator(f"[href='/puzzle/{puzzle['day']}/famiglia']")).to_contain_text("solution shown")
    page.get_by_role("button", name="Back to the puzzle").click()
    expect(page.locator(".said")).to_be_empty()
    assert violations(page) == []
