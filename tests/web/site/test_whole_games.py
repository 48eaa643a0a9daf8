"""Whole games, lessons, replays, updates and games that travel, in the static edition."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.page.browser import Player
from support.page.sicily_page import click_on
from support.page.static_host import SLOWEST, StaticHost, installed, visiting
from support.server.threaded import Threaded, threaded

from trinacria.static_site.write import refresh

pytestmark = pytest.mark.slow
RECORD = Path(__file__).parents[2] / "famiglia" / "records" / "best-card.txt"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Threaded]:
    """A server to take a game to."""
    with threaded(f"sqlite:///{tmp_path / 'tables.db'}") as made:
        yield made


def against(page: Page, host: StaticHost, bot: str, game: str = "famiglia", mode: str = "") -> None:
    """A new table with this bot on all other seats."""
    page.goto(f"{host.address}?/new&game={game}")
    if mode:
        page.locator(f'input[name="mode"][value="{mode}"]').check()
    page.get_by_label("Which bot").first.wait_for()
    for field in page.get_by_label("Which bot").all():
        field.select_option(bot)
    page.get_by_role("button", name="Open the table").click()


def test_a_whole_game_against_hard_and_its_replay(browser: Browser, host: StaticHost) -> None:
    with visiting(browser, host) as (context, page):
        installed(page)
        context.set_offline(True)
        against(page, host, "hard")
        player = Player(page, seed=2, patience=12)
        while True:
            player.until_asked()
            if player.over:
                break
            player.act()
        page.locator(".finale").wait_for()
        with page.expect_download() as taken:
            page.get_by_role("button", name="Back to the table").click()
            page.get_by_role("button", name="Save to a file").click()
        assert taken.value.path().read_text(encoding="utf-8").startswith("trinacria record 1")
        page.get_by_role("link", name="Replay").first.click()
        page.locator(".count", has_text=re.compile(r"Action \d+ of \d+")).wait_for()
        page.get_by_role("button", name="Chances").click()
        page.get_by_role("img", name="Chances").wait_for()


@pytest.mark.parametrize("bot", ["master", "normal"])
def test_other_levels_answer(browser: Browser, host: StaticHost, bot: str) -> None:
    with visiting(browser, host) as (context, page):
        installed(page)
        context.set_offline(True)
        against(page, host, bot)
        player = Player(page, seed=3)
        for _ in range(3):
            player.until_asked()
            player.act()
        player.until_asked()


def test_a_round_of_la_famiglia_with_three_bots(browser: Browser, host: StaticHost) -> None:
    with visiting(browser, host) as (context, page):
        installed(page)
        context.set_offline(True)
        against(page, host, "greedy", "lafamiglia", "2v2")
        page.locator("[data-version] .lf").wait_for()
        (end,) = click_on(page, seed=4, until='[data-round="2"]', hasty=True)
        assert end.why == "until", end


def test_a_lesson_begins(browser: Browser, host: StaticHost) -> None:
    with visiting(browser, host) as (context, page):
        installed(page)
        context.set_offline(True)
        page.get_by_role("link", name="Guided").first.click()
        page.locator(".lesson", has_text="Step 1 of").wait_for()
        page.locator(".lesson").get_by_role("button", name="Next").click()
        page.locator(".lesson", has_text="Step 2 of").wait_for()


def test_a_pack_is_made_played_and_kept(browser: Browser, host: StaticHost) -> None:
    with visiting(browser, host) as (context, page):
        installed(page)
        context.set_offline(True)
        page.get_by_role("link", name="Make your own pack").first.click()
        page.get_by_role("button", name="New pack").click()
        page.get_by_role("button", name="Play with it").click(timeout=SLOWEST)
        page.get_by_role("button", name="Open the table").click(timeout=SLOWEST)
        page.locator("[data-version] .lf").wait_for(timeout=SLOWEST)
        page.reload()
        page.locator("[data-version] .lf").wait_for(timeout=SLOWEST)


def test_the_puzzle_of_the_day_is_there(browser: Browser, host: StaticHost) -> None:
    with visiting(browser, host) as (context, page):
        installed(page)
        context.set_offline(True)
        page.goto(f"{host.address}?/puzzle")
        page.locator(".felt").wait_for(timeout=SLOWEST)


def test_the_browser_would_install_it(browser: Browser, host: StaticHost) -> None:
    with visiting(browser, host) as (context, page):
        installed(page)
        devtools = context.new_cdp_session(page)
        assert devtools.send("Page.getAppManifest")["errors"] == []
        found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # The windows of a test keep nothing, as private ones do.
        assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


# Where the answer leads, the browser goes by itself when a system shares something; a page may send no forms.
SHARE = """async (text) => {
  const form = new FormData();
  form.append("record", new File([text], "game.txt", { type: "text/plain" }));
  return (await fetch("./share", { method: "POST", body: form, redirect: "manual" })).type;
}"""


def test_a_record_that_is_shared_is_replayed_without_a_network(browser: Browser, host: StaticHost) -> None:
    with visiting(browser, host) as (context, page):
        installed(page)
        context.set_offline(True)
        assert page.evaluate(SHARE, RECORD.read_text(encoding="utf-8")) == "opaqueredirect"
        page.goto(f"{host.address}?/watch&shared")
        page.locator("figure").first.wait_for()
        expect(page).to_have_url(f"{host.address}?/replay")


def older(site: Path, folder: Path) -> Path:
    """The same as an older build: its page says so, and its Python lies under another name."""
    made = shutil.copytree(site, folder)
    (program,) = made.glob("assets/program-*.zst")
    renamed = program.rename(program.with_name("program-0lder.zst"))
    page = made / "index.html"
    told = page.read_text(encoding="utf-8").replace(program.name, renamed.name)
    page.write_text(told.replace("<title>", '<meta name="build" content="older" /><title>'), encoding="utf-8")
    refresh(made)
    return made


def test_an_update_keeps_the_game_that_is_under_way(
    browser: Browser, host: StaticHost, site: Path, tmp_path: Path
) -> None:
    mark = page_mark = 'meta[name="build"]'
    host.offer(older(site, tmp_path / "older"))
    with visiting(browser, host) as (context, page):
        assert page.locator(mark).count() == 1
        installed(page)
        page.get_by_role("button", name="Play against bots now").click()
        player = Player(page, seed=5)
        player.until_asked()
        player.act()
        player.until_asked()
        before = player.version
        host.offer(site)
        # The page that is open goes on with its own parts.
        player.act()
        player.until_asked()
        page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        page.wait_for_function("() => navigator.serviceWorker.ready.then((found) => found.waiting !== null)")
        after = player.version
        assert after > before
        page.reload()
        player.until_asked()
        assert page.locator(page_mark).count() == 0
        assert player.version == after
        player.act()
        # Without a network the older worker still has all of its own version, and the game is there, too.
        context.set_offline(True)
        page.reload()
        player.until_asked()
        assert player.version > after


def test_a_game_is_continued_on_a_server(browser: Browser, host: StaticHost, server: Threaded) -> None:
    with visiting(browser, host) as (_, page):
        page.get_by_role("button", name="Play against bots now").click()
        player = Player(page, seed=5)
        for _ in range(2):
            player.until_asked()
            player.act()
        player.until_asked()
        page.get_by_role("button", name="People").click()
        with page.expect_download() as taken:
            page.get_by_role("button", name="Save to a file").click()
        saved = taken.value.path().read_text(encoding="utf-8")
    other = browser.new_context(base_url=server.address).new_page()
    other.goto("/watch")
    other.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": saved.encode()}
    )
    other.get_by_role("button", name="Continue with friends").click()
    other.locator("dialog button[data-seat]").first.click()
    other.get_by_label(re.compile("Link to seat")).first.wait_for(timeout=SLOWEST)
    other.context.close()
