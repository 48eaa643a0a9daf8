"""The static edition: people play in the browser alone, on a plain host of files, and then without a network."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from support.page.browser import Player, visit
from support.page.editions import relative
from support.page.setting_up import open_table
from support.page.static_host import StaticHost, installed, visiting
from support.runs.effort import amount

from trinacria.words import Words

RECORD = Path(__file__).parents[2] / "famiglia" / "records" / "draw.txt"


def look_round(page: Page) -> None:
    """A lesson, the puzzle of today, and a record from a file; `make test-all` has the page's own tests of them."""
    page.get_by_role("link", name=re.compile("^Lessons")).click()
    page.get_by_role("link", name="Two players").click()
    expect(page.locator(".lesson")).to_contain_text("Two families")
    visit(page, relative("/"))
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzle of ")
    expect(page.get_by_role("link", name="Today")).to_have_attribute("aria-current", "page")
    for record, said in ((b"once upon a time", "This is not a record"), (RECORD.read_bytes(), "Action ")):
        visit(page, relative("/watch"))
        page.locator("input[type=file]").set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": record}
        )
        expect(page.locator("[role=alert], .count").first).to_contain_text(said)
    expect(page.locator(".head h2")).to_contain_text("A draw")


def play_at_one_screen(page: Page) -> None:
    """Two people hand the screen to each other."""
    page.locator("a.logo").click()
    page.get_by_role("link", name="One screen").first.click()
    open_table(page)
    names = []
    for _ in range(2):
        lift = page.get_by_role("button", name=re.compile("^I am "))
        lift.wait_for()
        names.append(lift.inner_text())
        lift.click()
        page.locator('.decide button[data-action="pass"]').click()
    assert names[0] != names[1]


def play_against_a_bot(page: Page) -> None:
    """A few turns in another language, with advice, before and after the page is loaded anew."""
    page.get_by_role("button", name="Play Famiglia against a bot").click()
    player = Player(page, seed=5)
    player.until_asked()
    # What needs other people is not offered.
    assert page.get_by_role("button", name=re.compile("notif", re.IGNORECASE)).count() == 0
    assert page.get_by_role("tab", name="Table").count() == 0
    page.locator("nav .icon-btn").last.click()
    page.get_by_role("radio", name="Русский").check()
    page.keyboard.press("Escape")
    expect(page.locator(".decide .question")).to_contain_text(Words("ru")("famiglia-decision-turn"))
    for _ in range(amount(1, 3)):
        player.act()
        player.until_asked()
    page.keyboard.press("h")
    expect(page.locator(".decide .strip.advice")).to_be_visible()
    page.keyboard.press("Escape")
    before = player.version
    # The address of a table opens it when the page is loaded, too.
    page.reload()
    player.until_asked()
    assert player.version == before
    player.act()


def test_people_play_without_a_network_and_after_a_reload(browser: Browser, host: StaticHost) -> None:
    with visiting(browser, host) as (context, page):
        # The page is there before the tables are.
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("progressbar")).to_be_visible()
        installed(page)
        context.set_offline(True)
        expect(page.get_by_role("link", name="Replay a game")).to_be_visible()
        assert page.get_by_text(re.compile("watch|server|invit", re.IGNORECASE)).count() == 0
        look_round(page)
        play_at_one_screen(page)
        # What was promised elsewhere cannot be kept here, and is said.
        visit(page, relative("/t/somebody-elses"))
        expect(page.get_by_text("A game stays in the browser it was played in")).to_be_visible()
        visit(page, relative("/watch"))
        expect(page.get_by_role("heading", level=1)).to_have_text("Replay a game")
        visit(page, relative("/"))
        play_against_a_bot(page)
