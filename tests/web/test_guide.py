"""The guided first games: records that play, and words at every stop."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from support.page import Open
from support.rules import known_rules

import trinacria
from trinacria.games import unfold

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
GUIDES = sorted(PAGE.glob("*/guide.json"))


@pytest.mark.parametrize("file", GUIDES, ids=lambda file: file.parent.name)
def test_the_record_plays_and_every_stop_stands_at_its_moment(file: Path) -> None:
    guide: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    trinacria.replay(guide["record"])
    moves = guide["record"]["moves"]
    assert len(list(unfold(guide["record"]))) >= len(moves)
    at = 0
    for stop in guide["stops"]:
        assert at <= stop["at"] <= len(moves)
        at = stop["at"]
        assert stop["rule"] in known_rules()
        if stop.get("yours"):
            assert moves[at][0] == guide["seat"], stop
    assert any(stop.get("yours") for stop in guide["stops"])
    assert guide["stops"][-1]["at"] == len(moves)


def test_a_learner_plays_famiglia_through(window: Open) -> None:
    guide = json.loads((PAGE / "famiglia" / "guide.json").read_text(encoding="utf-8"))
    moves = guide["record"]["moves"]
    page = window()
    page.get_by_role("link", name="Guided first game").first.click()
    for number, stop in enumerate(guide["stops"], 1):
        expect(page.locator(".lesson")).to_contain_text(f"Step {number} of {len(guide['stops'])}")
        if stop is guide["stops"][-1]:
            break
        if not stop.get("yours"):
            page.get_by_role("button", name="Next").click()
            continue
        notation = moves[stop["at"]][1]
        page.locator(stop["spot"]).first.click(position={"x": 6, "y": 24})
        page.locator(f'.decide button[data-action="{notation}"]').click()
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".whole[data-version] .felt").wait_for()


def test_a_learner_plays_lafamiglia_through(window: Open) -> None:
    guide = json.loads((PAGE / "lafamiglia" / "guide.json").read_text(encoding="utf-8"))
    moves = guide["record"]["moves"]
    page = window(path="/learn/lafamiglia")
    for number, stop in enumerate(guide["stops"], 1):
        expect(page.locator(".lesson")).to_contain_text(f"Step {number} of {len(guide['stops'])}", timeout=20_000)
        if stop is guide["stops"][-1]:
            break
        if not stop.get("yours"):
            page.locator(".lesson").get_by_role("button", name="Next").click()
            continue
        confirm = page.locator(f'.decide button[data-action="{moves[stop["at"]][1]}"]')
        if stop["spot"] != ".decide" and confirm.count() == 0:
            page.locator(f".board {stop['spot']}").first.click()
        confirm.click()
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".whole[data-version] .lf").wait_for()


def test_another_legal_action_leads_back_to_the_lesson(window: Open) -> None:
    page = window(path="/learn/famiglia#5")
    page.locator('.street [data-card="R0"]').click()
    page.locator(".decide button[data-action='take R0']").click()
    expect(page.locator(".bubble")).to_contain_text("In this lesson")
    expect(page.locator(".lesson")).to_contain_text("Step 5")
