"""Home for guests: a position to play on from, modes and lessons apart, open tables; nothing moves while it loads."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.page.browser import PATIENCE, PHONE, Open
from support.server.tables import Host

from trinacria.games import from_position

pytestmark = pytest.mark.keeps_windows

LAPTOP = (1280, 720)
POSITION = Path(__file__).parents[2] / "web" / "src" / "games" / "famiglia" / "home" / "position.json"
WATCH = """
window.moved = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.moved += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


def whole(page: Page) -> None:
    """Everything that is fetched is there."""
    page.locator(".games article").nth(1).wait_for()
    page.wait_for_load_state("networkidle")


def test_the_position_on_home_is_a_real_one() -> None:
    position = json.loads(POSITION.read_text(encoding="utf-8"))
    game = from_position(position, "home")
    assert game.decision is not None
    assert "take G3 G2 G2" in [action.text for action in game.decision.actions]
    cards = [position["deck"], position["street"], *position["hands"].values(), *position["gangs"].values()]
    assert sum(map(len, cards)) == 60


def test_the_position_is_played_on_from_as_it_is_drawn(window: Open) -> None:
    page = window(LAPTOP)
    expect(page.locator(".position .small-face")).to_have_count(11)
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".felt .hand").wait_for(timeout=PATIENCE)
    expect(page.locator('.decide button[data-action="pass"]')).to_be_visible(timeout=PATIENCE)
    position = json.loads(POSITION.read_text(encoding="utf-8"))
    table = page.url.split("#")[0].rpartition("/")[2]
    with Host(window.address, page.context).seat(
        {"table": table, "seats": [{"token": json.loads(page.evaluate("localStorage['trinacria-seats']"))[0]["token"]}]}
    ) as seat:
        assert seat.screen["game"]["street"] == position["street"]
        assert "take G3 G2 G2" in seat.options


@pytest.mark.parametrize("size", [LAPTOP, (1440, 900)])
def test_a_desk_shows_every_way_without_scrolling(window: Open, size: tuple[int, int]) -> None:
    for language in ("en-GB", "fr-FR", "it-IT", "ru-RU", "de-DE", "es-ES"):
        page = window(size, language=language)
        whole(page)
        for way in page.locator(".go, .ways > *, .learn a").all():
            expect(way).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]


def test_the_main_button_says_what_it_starts(window: Open) -> None:
    page = window(LAPTOP)
    page.get_by_role("button", name="Play Famiglia against a bot").click()
    page.locator(".felt .hand").wait_for(timeout=PATIENCE)


def test_lessons_are_no_modes(window: Open) -> None:
    page = window(LAPTOP)
    expect(page.locator(".ways").get_by_role("link", name="1 v 1")).to_have_count(0)
    expect(page.locator(".learn").get_by_role("link", name="Lessons")).to_have_attribute("href", "/learn")
    page.locator(".ways").nth(1).get_by_role("link", name="Over days").click()
    expect(page.get_by_role("radio", name="Over days")).to_be_checked()
    expect(page.get_by_role("radio", name="La Famiglia")).to_be_checked()


def test_open_tables_tell_game_mode_host_and_clock(window: Open) -> None:
    page = window(LAPTOP, path=None)
    chairs = [{"kind": "me", "nickname": "Bartolomeo"}, {"kind": "open"}]
    clock = {"kind": "turn", "days": 3}
    Host(window.address, page.context).table("lafamiglia", chairs, mode="1v1", listed=True, clock=clock, name="Levante")
    window.go(page, "/")
    row = page.locator("li", has_text="Levante")
    for told in ("La Famiglia", "1 v 1", "hosted by Bartolomeo", "3 days per turn", "1 free seat"):
        expect(row).to_contain_text(told)
    row.get_by_role("link", name="Join").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_nothing_moves_while_home_loads(window: Open, size: tuple[int, int]) -> None:
    page = window(size, path=None)
    page.add_init_script(WATCH)
    page.goto("/")
    whole(page)
    assert page.evaluate("moved") < 0.1, "a guest's home"
    # The same for somebody with a table; on a phone it comes before the puzzle.
    (path, _) = Host(window.address, page.context).friends()
    window.go(page, path)
    page.locator(".felt").wait_for(timeout=PATIENCE)
    page.goto("about:blank")
    page.goto("/")
    whole(page)
    page.locator("[data-standing]").first.wait_for()
    assert page.evaluate("moved") < 0.1, "a player's home"
    own, learn = page.locator(".own").bounding_box(), page.locator(".learn").bounding_box()
    assert own is not None
    assert learn is not None
    assert own["y"] < learn["y"] or size == LAPTOP
