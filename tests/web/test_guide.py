"""The guided games: records that play, words at every stop, a bubble where one looks."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.games.rules import known_rules
from support.page.axe import violations_in_both_themes
from support.page.browser import PHONE, Open
from support.page.editions import at_length_in_both
from support.page.screens import MEASURE
from support.runs.effort import amount

import trinacria
from trinacria.games import unfold
from trinacria.words.catalogue import LANGUAGES, Words

pytestmark = pytest.mark.keeps_windows

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
GUIDES = sorted(PAGE.rglob("guide*.json"))
ADDRESSES = {
    "famiglia": ("famiglia", "guide.json"),
    "lafamiglia": ("lafamiglia", "guides", "guide.json"),
    "lafamiglia/1v1": ("lafamiglia", "guides", "guide-1v1.json"),
    "lafamiglia/2v1": ("lafamiglia", "guides", "guide-2v1.json"),
}


def lesson(address: str) -> dict[str, Any]:
    """The file behind an address."""
    found: dict[str, Any] = json.loads(PAGE.joinpath(*ADDRESSES[address]).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("file", GUIDES, ids=lambda file: f"{file.relative_to(PAGE).parts[0]}-{file.stem}")
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


@pytest.mark.parametrize("mode", ["1v1", "2v1"])
def test_a_lesson_for_fewer_players_has_ten_stops_and_more(mode: str) -> None:
    guide = lesson(f"lafamiglia/{mode}")
    assert guide["record"]["mode"] == mode
    assert 10 <= len(guide["stops"]) <= 16
    assert sum(stop.get("yours", False) for stop in guide["stops"]) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_says_what_to_aim_for(language: str) -> None:
    """Five alone, six together: in digits or in words."""
    said = Words(language).say("guide-lafamiglia-aim", {})
    five, six = {"en": ("ive", "six"), "fr": ("inq", "six"), "it": ("inque", "sei"), "ru": ("ять", "шесть")}[language]
    assert five in said
    assert six in said


def over(page: Page, one: str, other: str) -> float:
    """How many square pixels of a thing lie under another."""
    found: float = page.evaluate(
        """([one, other]) => {
          const [a, b] = [one, other].map((what) => document.querySelector(what)?.getBoundingClientRect());
          if (!a || !b || b.width === 0) return 0;
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return Math.max(0, wide) * Math.max(0, high);
        }""",
        [one, other],
    )
    return found


def walk(page: Page, address: str, begun: int) -> None:
    """Follow a lesson to its end as it asks: point where the light falls, confirm where it is asked."""
    guide = lesson(address)
    moves, stops = guide["record"]["moves"], guide["stops"]
    for number, stop in list(enumerate(stops, 1))[begun - 1 :]:
        expect(page.locator(".lesson")).to_contain_text(f"Step {number} of {len(stops)}", timeout=20_000)
        assert page.locator(".bubble").count() == 0, "what the lesson asked for was refused"
        if number == len(stops):
            break
        if not stop.get("yours"):
            page.locator(".lesson").get_by_role("button", name="Next").click()
            continue
        notation = moves[stop["at"]][1]
        further = page.locator(".lesson", has_text=f"Step {number + 1} of")
        confirm = page.locator(f'.decide .act button[data-action="{notation}"]')
        chosen = page.locator(f'.decide [data-number="{notation}"]')
        page.locator(".decide:not(.wait)").wait_for()
        if chosen.count() > 0:
            chosen.click()
        elif confirm.count() == 0:
            spot = page.locator(f".board {stop['spot']}").first
            # The bubble stands beside what is asked, not on it.
            page.wait_for_function("!document.querySelector('.lesson').getAnimations().length")
            assert over(page, f".board {stop['spot']}", ".lesson") == 0, stop
            assert over(page, ".near .hand", ".lesson") == 0, stop
            if address == "famiglia":
                spot.click(position={"x": 6, "y": 24})
            else:
                spot.click()
        # Where something of the action is still asked for, it is played at once.
        further.or_(confirm).first.wait_for(timeout=20_000)
        if further.count() == 0:
            confirm.click()
    page.get_by_role("button", name="Play on from here").click()


@pytest.mark.parametrize(
    "name", [name if name == "famiglia" else pytest.param(name, marks=pytest.mark.slow) for name in ADDRESSES]
)
@at_length_in_both
def test_a_learner_plays_a_lesson_to_its_end(window: Open, name: str) -> None:
    """Its last third; from its first step in `make test-all`."""
    begun = amount(len(lesson(name)["stops"]) * 2 // 3, 1)
    page = window(path=f"/learn/{name}#{begun}")
    walk(page, name, begun)
    page.locator(".whole[data-version] :is(.felt, .lf)").first.wait_for()


@at_length_in_both
def test_a_lesson_explains_what_is_pressed_and_the_next_question_starts_fresh(window: Open) -> None:
    """A space is chosen and played at once; then its token is asked for."""
    page = window(path="/learn/lafamiglia#13")
    page.locator(".decide:not(.wait)").wait_for()
    page.get_by_role("button", name="Explain").click()
    page.locator(".track [data-explain], .sheets [data-explain^=space]").first.click()
    expect(page.locator(".explain.stays h2")).not_to_be_empty()
    expect(page.locator(".explain.stays .rule")).to_have_text(re.compile("LF-"))
    page.keyboard.press("Escape")
    expect(page.locator(".explain.stays")).to_have_count(0)
    page.locator(f".board {lesson('lafamiglia')['stops'][12]['spot']}").click()
    expect(page.locator(".lesson")).to_contain_text("Step 14 of")
    page.locator(".decide:not(.wait)").wait_for()
    expect(page.locator(".decide")).to_contain_text("Choose a token")
    assert page.locator(".bubble").count() == 0


@at_length_in_both
def test_home_leads_to_the_lessons(window: Open) -> None:
    page = window()
    page.get_by_role("link", name="First game of Famiglia").click()
    expect(page.locator(".lesson")).to_contain_text("Step 1")
    window.go(page, "/")
    page.get_by_role("link", name="1 v 1").click()
    expect(page.locator(".lesson")).to_contain_text("Two families")


@at_length_in_both
def test_another_legal_action_is_explained_where_it_was_pressed(window: Open) -> None:
    page = window(path="/learn/famiglia#5")
    page.locator(".lesson").wait_for()
    assert violations_in_both_themes(page, ".lesson") == []
    card = page.locator('.street [data-card="R0"]')
    card.click()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("In this lesson")
    expect(page.locator(".decide .primary")).to_have_count(0)
    expect(page.locator(".slot.chosen")).to_have_count(0)
    box, beside = bubble.bounding_box(), card.bounding_box()
    assert box is not None
    assert beside is not None
    across = max(box["x"] - beside["x"] - beside["width"], beside["x"] - box["x"] - box["width"])
    down = max(box["y"] - beside["y"] - beside["height"], beside["y"] - box["y"] - box["height"])
    assert max(across, down) < 60
    expect(page.locator(".lesson")).to_contain_text("Step 5")


@at_length_in_both
def test_a_wrong_area_is_never_confirmed_and_the_light_follows_the_window(window: Open) -> None:
    guide = lesson("lafamiglia")
    number = next(at for at, stop in enumerate(guide["stops"], 1) if stop["key"].endswith("-soldati"))
    page = window(path=f"/learn/lafamiglia#{number}")
    page.locator(".area.legal").first.wait_for()
    wrong = page.locator('.area.legal:not([data-area="corleone"])').first
    wrong.click()
    expect(page.locator(".bubble")).to_contain_text("In this lesson")
    expect(page.locator(".decide .primary")).to_have_count(0)
    expect(page.locator(".area[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    page.locator(".spot").wait_for()
    for width, height in ((1280, 720), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            """(width) => {
              const [light, thing] = ['.spot', '[data-area="corleone"]'].map((what) =>
                document.querySelector(what).getBoundingClientRect());
              return innerWidth === width && thing.width > 0 &&
                Math.abs(light.x - thing.x) < 12 && Math.abs(light.y - thing.y) < 12;
            }""",
            arg=width,
        )
        assert over(page, '[data-area="corleone"]', ".lesson") == 0
        wishes = {"scrolls": False, "touch": False, "whole": False}
        assert page.evaluate(MEASURE, wishes) == []
