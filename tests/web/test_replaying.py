"""A finished game is looked at again: every action has an address."""

import re
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect
from support.games.lost_game import LAST, MOVES, RIGHT, START, WRONG, lost_game
from support.page.axe import violations, violations_in_both_themes, violations_of
from support.page.browser import PHONE, Open
from support.page.editions import at_length_in_both
from support.page.screens import faults_on
from support.runs.effort import EVERYTHING
from support.server.tables import Host

import trinacria
from trinacria.kernel.record import dump

pytestmark = pytest.mark.keeps_windows

RECORDS = Path(__file__).parents[1] / "lafamiglia" / "records"


class Finished(NamedTuple):
    """A game that is over: its table, and the path that opens the seat of the person who played it."""

    table: str
    seat: str


@pytest.fixture(scope="module")
def finished(browser: Browser, address: str) -> Finished:
    """A short game against a bot: the guest gives up, since a bot that plays at random may never want to end it."""
    context = browser.new_context()
    host = Host(address, context)
    made = host.against_a_bot("random")
    chance = Random(5)
    with host.seat(made) as guest:
        guest.ask("start")
        guest.play_on(lambda actions: chance.choice(actions[:-1] or actions), most=8)
        if guest.screen["table"]["status"] != "over":
            guest.ask("offer", what="resign")
    context.close()
    return Finished(made["table"], f"/t/{made['table']}#{made['seats'][0]['token']}")


def choose(page: Page, action: str) -> None:
    """Click on the card, and on the way to pay for it."""
    page.locator(f".street [data-card='{action.split()[1]}']").first.click()
    page.locator(f".decide [data-action='{action}']").first.click()


def heading(page: Page, text: str) -> None:
    """Wait for the puzzle."""
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


def test_an_action_has_an_address_and_viewpoints_show_what_each_could_see(
    finished: Finished, window: Open, address: str
) -> None:
    other = window(path=f"/replay/{finished.table}#6")
    expect(other.locator(".count")).to_contain_text("Action 6 of ")
    expect(other.locator(".rail")).to_contain_text("The server recomputed all")
    expect(other.locator(".rail")).to_contain_text("Checked in this browser: the seed is the promised one")
    six = other.locator(".street .slot").evaluate_all("cards => cards.map(card => card.dataset.card)")
    steps = httpx.get(
        f"{address}/api/v1/tables/{finished.table}/steps", params={"seat": "all", "since": 6, "count": 1}
    ).json()
    assert other.url.endswith("#6")
    other.keyboard.press("ArrowRight")
    expect(other.locator(".count")).to_contain_text("Action 7 of ")
    assert other.url.endswith("#7")
    other.keyboard.press("ArrowLeft")
    expect(other.locator(".count")).to_contain_text("Action 6 of ")
    again = other.locator(".street .slot").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert again == six
    assert steps["steps"][0]["number"] == 6
    expect(other.get_by_role("img", name="Points")).to_be_visible()
    assert violations(other) == [], "light"
    other.emulate_media(color_scheme="dark", reduced_motion="reduce")
    # `test_everyone.py` looks at the cards in both themes.
    beside = "html" if EVERYTHING else "header.top, .playback, .rail"
    assert violations(other, "color-contrast", within=beside) == [], "dark"
    other.keyboard.press("ArrowLeft")
    expect(other.locator(".count")).to_contain_text("Action 5 of ")
    faces = other.locator(".hand .slot, .fan .slot")
    expect(other.locator(".fan .slot").first).to_be_visible()
    other.get_by_role("button", name="Spectator").click()
    expect(faces).to_have_count(0)
    other.get_by_role("button", name="Guest", exact=True).click()
    expect(other.locator(".hand .slot").first).to_be_visible()
    expect(other.locator(".fan .slot")).to_have_count(0)
    assert faults_on(other, "figure", scrolls=True) == ""


@at_length_in_both
def test_a_record_from_a_file_is_replayed(finished: Finished, window: Open, address: str) -> None:
    text = httpx.get(f"{address}/api/v1/tables/{finished.table}/record", params={"form": "text"}).text
    other = window(path="/watch")
    other.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(other.locator(".count")).to_contain_text(re.compile(r"Action \d+ of \d+"))
    expect(other.locator(".head h2")).to_contain_text(re.compile("wins|A draw"))


def check_chances(other: Page) -> None:
    """The bots tell how the chances stood; a turning point leads to its moment."""
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
    assert violations_of(other, "figure, .turns, .legend") == []


def thrown_away(window: Open, page: Page) -> str:
    """The id of a table where Ada has passed in the last turn, which she could have won."""
    host = window.host(page)
    made = host.from_position(trinacria.from_position(START | {"turns_left": 1}), ("p1",))
    host.start(made, "pass")
    return str(made["table"])


def test_the_bots_tell_how_the_chances_stood_and_a_costly_move_is_found_and_shown(window: Open) -> None:
    page = window(path=None)
    table = thrown_away(window, page)
    window.go(page, f"/replay/{table}#1")
    check_costly_moves(page, table, "Ada")
    expect(page.locator(".lessons article")).to_have_count(1)


@pytest.mark.slow
def test_costly_moves_are_found_in_a_longer_game(finished: Finished, window: Open) -> None:
    check_costly_moves(window(path=f"/replay/{finished.table}#1"), finished.table, "Guest")


def check_costly_moves(other: Page, table: str, name: str) -> None:
    """A press begins the search; what it finds leads to its moment. What would have been better is told if asked."""
    record = other.request.get(f"/api/v1/tables/{table}/record").json()
    check_chances(other)
    panel = other.locator(".lessons")
    panel.get_by_role("button", name=re.compile(f"Costly moves: (?!{name})")).wait_for()
    panel.get_by_role("button", name=f"Costly moves: {name}").click()
    told = panel.locator("article, p[role=status]:not(:has(progress))")
    expect(told.first).to_be_visible(timeout=60_000)
    assert violations_of(other, ".lessons") == []
    for lesson in panel.locator("article").all():
        better = lesson.get_by_text("Better: ")
        expect(better).to_be_hidden()
        lesson.get_by_text("Show the answer").click()
        expect(better).to_be_visible()
        expect(lesson).to_contain_text(re.compile(r"Chance of winning: \d+% instead of \d+%"))
        lesson.get_by_role("button", name="Show this moment").click()
        number = int(lesson.get_attribute("data-lesson") or "")
        expect(other.locator(".count")).to_contain_text(f"Action {number} of ")
        assert record["players"][record["moves"][number][0]] == name


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
    table = thrown_away(window, page)
    window.go(page, f"/better/p1/0/{table}")
    heading(page, "Costly move 1 of 1: Ada")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".said")).to_contain_text("Better: ")
    expect(page.locator(".street [data-card='R4']")).to_have_count(0)
    window.go(page, f"/better/p1/1/{table}")
    expect(page.get_by_role("alert")).to_have_text("No costly move was found at action 1.")
    page.get_by_role("link", name="Back to the replay").click()
    expect(page.locator(".count")).to_contain_text("Action 1 of 1")


def test_whoever_does_not_wait_for_the_bots_chooses_something_else(window: Open) -> None:
    """Or leaves: what is answered later then disturbs nobody."""
    page = window(path=None)
    window.go(page, f"/better/p1/0/{thrown_away(window, page)}")
    heading(page, "Costly move 1 of 1: Ada")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/lessons/try?*", hold)
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
    for route in held:
        with page.expect_response("**/lessons/try?*"):
            route.continue_()
    page.unroute("**/lessons/try?*")


@at_length_in_both
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


@at_length_in_both
def test_a_file_that_is_no_record_is_refused_in_words(window: Open) -> None:
    page = window(path="/watch")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": b"once upon a time"}
    )
    expect(page.get_by_role("alert")).to_contain_text("This is not a record")


def test_the_game_goes_on_from_any_action_and_the_same_people_play_again(finished: Finished, window: Open) -> None:
    page = window(path=finished.seat)
    before = page.request.get(f"/api/v1/tables/{finished.table}").json()
    (bot,) = [chair for chair in before["chairs"] if chair["kind"] == "bot"]
    moves = page.request.get(f"/api/v1/tables/{finished.table}/record").json()["moves"]
    # Whoever takes the bot's seat is asked first: a bot on the other one might pass, and end the game.
    number = next(number for number, (seat, *_) in enumerate(moves) if number > 0 and seat == bot["seat"])
    page.locator(".finale").get_by_role("link", name="Replay").first.click()
    page.locator(".count").wait_for()
    page.keyboard.press("Home")
    for _ in range(number):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".count")).to_contain_text(f"Action {number} of ")
    page.get_by_role("button", name="Play on from here").click()
    page.locator(f'dialog [data-seat="{bot["seat"]}"]').click()
    page.wait_for_url("**/t/*")
    page.locator(".decide").first.wait_for()
    after = page.request.get(f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}").json()
    mine = next(chair for chair in after["chairs"] if chair["kind"] == "person")
    other = next(chair for chair in after["chairs"] if chair["kind"] == "bot")
    assert mine["seat"] == bot["seat"], "the seat that was asked for"
    assert other["bot"] is not None
    window.go(page, finished.seat)
    page.locator(".finale").wait_for()
    before = page.url
    page.locator(".finale").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    page.locator(".felt, .two").first.wait_for()
