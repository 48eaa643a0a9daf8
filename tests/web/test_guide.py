"""The guided games: records that play, words at every stop, a bubble beside what they are about."""

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.games.rules import known_rules
from support.page.axe import violations_in_both_themes
from support.page.browser import PHONE, Open
from support.page.editions import at_length_in_both
from support.page.guides import ADDRESSES, GUIDES, MINUTES, PAGE, at_step, beside, lesson
from support.page.screens import MEASURE
from support.runs.effort import amount

import trinacria
from trinacria.games import unfold
from trinacria.words.catalogue import LANGUAGES, Words

pytestmark = pytest.mark.keeps_windows

ROOT = Path(__file__).parents[2]
SLOW = {name: () if name in ("famiglia", "lafamiglia/boats") else pytest.mark.slow for name in ADDRESSES}
"""Two lessons are walked through in `make test`, and all of them in `make test-all`."""


@pytest.fixture(scope="module")
def short_lessons() -> ModuleType:
    """The tool that makes the lessons of a minute."""
    sys.path.insert(0, str(ROOT / "tools"))
    spec = importlib.util.spec_from_file_location("short_lessons", ROOT / "tools" / "short_lessons.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.path.remove(str(ROOT / "tools"))
    return module


def test_the_short_lessons_are_those_that_the_engine_makes(short_lessons: ModuleType) -> None:
    assert tuple(one.name for one in short_lessons.LESSONS) == MINUTES
    for one in short_lessons.LESSONS:
        assert lesson(f"lafamiglia/{one.name}") == short_lessons.make(one), "run: python tools/short_lessons.py"


@pytest.mark.parametrize("name", MINUTES)
def test_a_lesson_of_a_minute_has_three_to_six_steps(name: str) -> None:
    stops = lesson(f"lafamiglia/{name}")["stops"]
    assert 3 <= len(stops) <= 6
    assert not stops[0].get("yours")
    assert not stops[-1].get("yours")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_what_and_why_in_few_words(language: str) -> None:
    """A bubble has room for so much on a telephone. What is to be done stands apart, in these or the game's words."""
    words = Words(language)
    for address, file in ADDRESSES.items():
        for stop in json.loads(file.read_text(encoding="utf-8"))["stops"]:
            key = stop["key"]
            assert 0 < len(words.say(f"{key}-title", {})) <= 40, key
            said = words.say(key, {})
            assert 0 < len(said) <= 330, (key, len(said))
            if stop.get("yours") and address.partition("/")[2] in MINUTES:
                assert 0 < len(words.say(f"{key}-do", {})) <= 80, key
        name = address.partition("/")[2] or "first"
        assert words.say(f"guide-lesson-{address.partition('/')[0]}-{name}-about", {})


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
    chapters = [stop["chapter"] for stop in guide["stops"] if "chapter" in stop]
    assert len(set(chapters)) == len(chapters)
    assert not chapters or "chapter" in guide["stops"][0]
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
    five, six = {
        "en": ("ive", "six"),
        "fr": ("inq", "six"),
        "it": ("inque", "sei"),
        "ru": ("ять", "шесть"),
        "de": ("ünf", "sechs"),
        "es": ("inco", "seis"),
    }[language]
    assert five in said
    assert six in said


def walk(page: Page, address: str, begun: int) -> None:
    """Follow a lesson to its end as it asks: press what it is about, confirm where it is asked."""
    guide = lesson(address)
    moves, stops = guide["record"]["moves"], guide["stops"]
    for number, stop in list(enumerate(stops, 1))[begun - 1 :]:
        at_step(page, number).wait_for()
        assert page.locator(".bubble").count() == 0, "what the lesson asked for was refused"
        if number == len(stops):
            break
        if not stop.get("yours"):
            page.locator(".lesson").get_by_role("button", name="Next").click()
            continue
        notation = moves[stop["at"]][1]
        further = at_step(page, number + 1)
        confirm = page.locator(f'.decide .act button[data-action="{notation}"]')
        chosen = page.locator(f'.decide [data-number="{notation}"]')
        page.locator(".decide:not(.wait)").wait_for()
        if confirm.count() == 0 and chosen.count() == 0:
            spot = page.locator(f".board {stop['spot']}").first
            beside(page, stop)
            if address == "famiglia":
                spot.click(position={"x": 6, "y": 24})
            else:
                spot.click()
        # Where something of the action is still asked for, it is played at once.
        further.or_(confirm).or_(chosen).first.wait_for(timeout=20_000)
        if further.count() == 0 and chosen.count() > 0:
            chosen.click()
            further.or_(confirm).first.wait_for(timeout=20_000)
        if further.count() == 0:
            confirm.click()
    page.get_by_role("button", name="Play on from here").click()


@pytest.mark.parametrize("name", [pytest.param(name, marks=SLOW[name]) for name in ADDRESSES])
@at_length_in_both
def test_a_learner_plays_a_lesson_to_its_end(window: Open, name: str) -> None:
    """Of a long one its last third; from its first step in `make test-all`."""
    stops = len(lesson(name)["stops"])
    begun = amount(stops * 2 // 3 if stops > 6 else 1, 1)
    page = window(path=f"/learn/{name}#{begun}", drawn=True)
    walk(page, name, begun)
    page.locator(".whole[data-version] :is(.felt, .lf)").first.wait_for()


@pytest.mark.parametrize("name", [pytest.param(name, marks=SLOW[name]) for name in ADDRESSES])
@at_length_in_both
def test_a_lesson_shows_every_step_by_itself(window: Open, name: str) -> None:
    """Show me and Next are enough, on a telephone too, and at the end there is a tick."""
    stops = lesson(name)["stops"]
    page = window(path=f"/learn/{name}#{amount(max(1, len(stops) - 5), 1)}", size=PHONE, drawn=True)
    for number in range(amount(max(1, len(stops) - 5), 1), len(stops)):
        at_step(page, number).wait_for(timeout=20_000)
        beside(page, stops[number - 1])
        page.locator(".lesson .primary").click()
    at_step(page, len(stops)).wait_for(timeout=20_000)
    beside(page, stops[-1])
    page.get_by_role("link", name="Leave the lesson").click()
    page.locator(f'.done [data-lesson="/learn/{name}"]').wait_for()


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
    at_step(page, 14).wait_for()
    page.locator(".decide:not(.wait)").wait_for()
    expect(page.locator(".decide")).to_contain_text("Choose a token")
    assert page.locator(".bubble").count() == 0


@at_length_in_both
def test_home_leads_to_the_lessons(window: Open) -> None:
    page = window()
    page.get_by_role("link", name="First game of Famiglia").click()
    at_step(page, 1).wait_for()
    window.go(page, "/")
    page.get_by_role("link", name=re.compile("^Lessons")).click()
    page.get_by_role("link", name="Two players").click()
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
    at_step(page, 5).wait_for()


@at_length_in_both
def test_a_wrong_area_is_never_confirmed_and_the_line_follows_the_window(window: Open) -> None:
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
    for width, height in ((1366, 768), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            """(width) => {
              const [line, thing] = ['.spot .line', '[data-area="corleone"]'].map((what) =>
                document.querySelector(what)?.getBoundingClientRect());
              return innerWidth === width && line && thing?.width > 0 &&
                Math.abs(line.x - thing.x) < 12 && Math.abs(line.y - thing.y) < 12;
            }""",
            arg=width,
        )
        beside(page, guide["stops"][number - 1])
        wishes = {"scrolls": False, "touch": False, "whole": False}
        assert page.evaluate(MEASURE, wishes) == []


@at_length_in_both
def test_the_page_of_lessons_knows_what_was_begun(window: Open) -> None:
    page = window(path="/learn", drawn=True)
    page.locator("[data-lesson]").first.wait_for()
    assert page.locator("[data-lesson]").count() == len(ADDRESSES)
    assert violations_in_both_themes(page, "main") == []
    page.get_by_role("link", name=re.compile("^. ?Strike")).click()
    page.locator(".lesson").get_by_role("button", name="Next").click()
    at_step(page, 2).wait_for()
    page.get_by_role("link", name="Leave the lesson").click()
    begun = page.locator('[data-lesson="/learn/lafamiglia/strike"]')
    expect(begun).to_contain_text("Begun: step 2 of 4")
    begun.click()
    at_step(page, 2).wait_for()
