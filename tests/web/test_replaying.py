"""A finished game is looked at again: every action has an address."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect
from support.page import PHONE, Open, Player, violations

RECORDS = Path(__file__).parents[1] / "lafamiglia" / "records"


@pytest.fixture
def finished(window: Open) -> Page:
    """A short game against a bot, played to its end."""
    page = window()
    page.get_by_role("button", name="Play against bots now").click()
    page.locator(".felt").wait_for()
    player = Player(page, 5, patience=4)
    while not player.over:
        player.until_asked()
        if not player.over:
            player.act()
    return page


def test_an_action_has_an_address_and_the_seed_is_checked(finished: Page, window: Open, address: str) -> None:
    table = finished.url.rsplit("/", 1)[1]
    other = window(path=f"/replay/{table}#6")
    expect(other.locator(".count")).to_contain_text("Action 6 of ")
    expect(other.locator(".rail")).to_contain_text("The server recomputed all")
    expect(other.locator(".rail")).to_contain_text("Checked in this browser: the seed is the promised one")
    six = other.locator(".street .slot").evaluate_all("cards => cards.map(card => card.dataset.card)")
    steps = httpx.get(f"{address}/api/v1/tables/{table}/steps", params={"seat": "all", "since": 6, "count": 1}).json()
    assert other.url.endswith("#6")
    other.keyboard.press("ArrowRight")
    expect(other.locator(".count")).to_contain_text("Action 7 of ")
    assert other.url.endswith("#7")
    other.keyboard.press("ArrowLeft")
    again = other.locator(".street .slot").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert again == six
    assert steps["steps"][0]["number"] == 6
    expect(other.get_by_role("img", name="Points")).to_be_visible()
    assert violations(other) == [], "light"
    other.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert violations(other) == [], "dark"


def test_viewpoints_show_what_each_could_see(finished: Page, window: Open) -> None:
    other = window(path=f"/replay/{finished.url.rsplit('/', 1)[1]}#5")
    faces = other.locator(".hand .slot, .fan .slot")
    expect(other.locator(".fan .slot").first).to_be_visible()
    other.get_by_role("button", name="Spectator").click()
    expect(faces).to_have_count(0)
    other.get_by_role("button", name="Guest", exact=True).click()
    expect(other.locator(".hand .slot").first).to_be_visible()
    expect(other.locator(".fan .slot")).to_have_count(0)


def test_a_record_from_a_file_is_replayed(finished: Page, window: Open, address: str) -> None:
    table = finished.url.rsplit("/", 1)[1]
    text = httpx.get(f"{address}/api/v1/tables/{table}/record", params={"form": "text"}).text
    other = window(path="/watch")
    other.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(other.locator(".count")).to_contain_text(re.compile(r"Action \d+ of \d+"))
    expect(other.locator(".head h2")).to_contain_text("wins")


def test_the_bots_tell_how_the_chances_stood(finished: Page, window: Open) -> None:
    other = window(path=f"/replay/{finished.url.rsplit('/', 1)[1]}#1")
    other.get_by_role("button", name="Chances").click()
    expect(other.get_by_role("img", name="Chances")).to_be_visible()
    turns = other.locator(".turns")
    expect(turns).to_contain_text(re.compile("Turning points|No single turn"))
    legend = other.locator(".legend li")
    expect(legend).to_have_count(2)
    assert sum(int(text.split()[-2]) for text in legend.all_inner_texts()) in (99, 100, 101)
    turning = turns.get_by_role("button")
    if turning.count() > 0:
        number = re.search(r"#(\d+)", turning.first.inner_text())
        turning.first.click()
        assert number is not None
        expect(other.locator(".count")).to_contain_text(f"Action {number[1]} of ")
    assert violations(other) == []


def test_the_map_of_a_replay_on_a_phone(window: Open) -> None:
    page = window(size=PHONE, path="/watch")
    page.locator("input[type=file]").set_input_files(RECORDS / "bronte.txt")
    page.get_by_role("group", name="Map of the island").wait_for()
    page.keyboard.press("Home")
    box = page.get_by_role("group", name="Map of the island").bounding_box()
    assert box is not None
    assert box["height"] > 400
    assert page.evaluate("document.documentElement.scrollHeight") < 2500, "nothing hangs out below the page"
    page.get_by_role("button", name="Chances").click()
    expect(page.get_by_role("img", name="Chances")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(window: Open) -> None:
    page = window(path="/watch")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": b"once upon a time"}
    )
    expect(page.get_by_role("alert")).to_contain_text("This is not a record")


def test_the_game_goes_on_from_any_action(finished: Page) -> None:
    finished.locator(".finale").get_by_role("link", name="Replay").first.click()
    finished.locator(".count").wait_for()
    finished.keyboard.press("Home")
    for _ in range(3):
        finished.keyboard.press("ArrowRight")
    finished.get_by_role("button", name="Play on from here").click()
    before = finished.request.get(f"/api/v1/tables/{finished.url.split('/')[-1].partition('#')[0]}").json()
    (bot,) = [chair for chair in before["chairs"] if chair["kind"] == "bot"]
    finished.locator(f'dialog [data-seat="{bot["seat"]}"]').click()
    finished.wait_for_url("**/t/*")
    finished.locator(".decide").first.wait_for()
    after = finished.request.get(f"/api/v1/tables/{finished.url.rsplit('/', 1)[1]}").json()
    mine = next(chair for chair in after["chairs"] if chair["kind"] == "person")
    other = next(chair for chair in after["chairs"] if chair["kind"] == "bot")
    assert mine["seat"] == bot["seat"], "the seat that was asked for"
    assert other["bot"] is not None


def test_the_same_people_play_again(finished: Page) -> None:
    before = finished.url
    finished.locator(".finale").get_by_role("button", name="Rematch").click()
    finished.wait_for_url(lambda url: url != before)
    finished.locator(".felt, .two").first.wait_for()
