"""What people wait for: an absent player's grace, a host who has gone, a salt that stays shut."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from support.page.axe import violations_of
from support.page.browser import DESK, PATIENCE, PHONE, Open, kept, menu, until
from support.page.kept_windows import KeptWindows
from support.server.tables import Host
from support.server.timed_server import TimedServer, timed_serving

pytestmark = pytest.mark.keeps_windows

SMALL = (360, 640)
GRACE = 30


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    """A server on a clock of its own."""
    with timed_serving(tmp_path_factory.mktemp("timed")) as running:
        yield running


@pytest.fixture(scope="module")
def address(server: TimedServer) -> str:
    """Its address."""
    return server.address


@pytest.fixture(scope="module")
def kept_windows(browser: Browser, address: str) -> Iterator[KeptWindows]:
    """Windows onto this server."""
    kept = KeptWindows(browser, address)
    yield kept
    kept.close()


def two_play(window: Open) -> tuple[Page, Page, str]:
    """The host Ada and the guest Bruno at a running game, and the path of their table."""
    ada, bruno = window(DESK, path=None), window(SMALL, path=None)
    paths = Host(window.address, ada.context).friends(grace=GRACE)
    for page, path in zip((ada, bruno), paths, strict=True):
        window.go(page, path)
        page.locator(".felt").wait_for(timeout=PATIENCE)
    return ada, bruno, urlsplit(paths[0]).path


def leave(window: Open, page: Page, left: Page) -> None:
    """Somebody goes, and whoever stays sees it."""
    expect(left.locator(".order .away")).to_have_count(0)
    window.go(page, "/about")
    expect(left.locator(".order .away")).to_have_count(1)


def test_all_see_how_long_an_absent_player_has_and_the_guest_plays_on(window: Open, server: TimedServer) -> None:
    ada, bruno, table = two_play(window)
    watching = window(SMALL, path=table)
    watching.locator(".felt").wait_for(timeout=PATIENCE)
    leave(window, bruno, ada)
    # Whoever only loads the page anew is not away.
    server.advance(11)
    for page in (ada, watching):
        expect(page.locator(".attendance")).to_contain_text(
            re.compile(r"Bruno is away. A bot can step in after 0:(30|[0-2]\d).")
        )
    assert ada.get_by_role("button", name="Let a bot play").count() == 0
    server.advance(GRACE)
    expect(ada.locator(".attendance")).to_contain_text("Bruno has been away for a while.")
    assert violations_of(ada, ".attendance") == []
    expect(watching.locator(".attendance")).to_contain_text("Bruno has been away for a while.")
    assert watching.get_by_role("button", name="Let a bot play").count() == 0
    ada.locator(".attendance").get_by_role("button", name="Let a bot play").click()
    expect(ada.locator(".attendance")).to_have_count(0)
    bruno.go_back()
    expect(ada.locator(".rail .log")).to_contain_text("Bruno is back.")
    bruno.locator(".felt").wait_for()

    # Now the host has paused, and goes.
    ada.get_by_role("button", name="People at the table").click()
    ada.get_by_role("button", name="Pause").click()
    expect(bruno.locator(".standing")).to_contain_text(re.compile(r"You can resume it yourself in (30|29):\d\d"))
    assert bruno.locator(".standing").get_by_role("button", name="Resume").count() == 0
    leave(window, ada, bruno)
    server.advance(11)
    server.advance(GRACE)
    bruno.locator(".standing").get_by_role("button", name="Resume").click()
    expect(bruno.locator(".standing")).to_have_count(0)


def test_nothing_is_agreed_until_a_player_who_is_away_says_so(window: Open, server: TimedServer) -> None:
    ada, bruno, _ = two_play(window)
    leave(window, bruno, ada)
    server.advance(11)
    server.advance(GRACE)
    expect(ada.locator(".attendance")).to_contain_text("Bruno has been away for a while.")
    menu(ada, "Offer a draw", "Send the offer")
    offer = ada.locator(".offer")
    expect(offer).to_contain_text(
        "You offered a draw. Bruno is away; nothing is agreed until Bruno says so.", use_inner_text=True
    )
    assert violations_of(ada, ".offer") == []
    # On a phone, too, it lies beside what can be done about the absent player, not under it.
    ada.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    offer.get_by_role("button", name="Withdraw").click(trial=True)
    ada.locator(".attendance").get_by_role("button", name="Let a bot play").click(trial=True)
    ada.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    expect(ada.locator(".finale")).to_have_count(0)
    bruno.go_back()
    bruno.get_by_text("Ada offers a draw.").first.wait_for()
    expect(offer).to_contain_text("You offered a draw. Waiting for Bruno.", use_inner_text=True)
    bruno.get_by_role("button", name="Agree").click()
    for page in (ada, bruno):
        page.locator(".finale").wait_for()


def test_the_host_deals_anew_without_a_salt_that_stays_shut(window: Open, server: TimedServer) -> None:
    """The last of this file, whose windows are closed then: a page's clock is set forward, and stays so."""
    ada, bruno = window(DESK, path=None), window(PHONE, path=None)
    ada.clock.install()
    host = Host(window.address, ada.context)
    paths = host.friends(begun=False)
    for page, path in zip((ada, bruno), paths, strict=True):
        window.go(page, path)
    expect(ada.locator("li small", has_text="salt sealed")).to_have_count(2)
    address = bruno.url
    window.go(bruno, "/about")
    expect(ada.locator("li .state", has_text="away")).to_have_count(1)
    ada.get_by_role("button", name="Start the game").click()
    ada.get_by_text("Provably fair").click()
    expect(ada.locator(".hash code")).to_be_visible()
    before = ada.locator(".hash code").inner_text()
    anew = ada.get_by_role("button", name="Deal again without it")
    expect(ada.get_by_role("status").filter(has_text="Waiting for the sealed salt of Bruno")).to_be_visible()
    assert anew.count() == 0
    server.advance(31)
    ada.clock.fast_forward(31_000)
    anew.click()
    expect(ada.locator("li small", has_text="salt not opened in time")).to_have_count(1)
    expect(ada.locator("li small", has_text="salt sealed")).to_have_count(1)
    expect(ada.get_by_text("1 deal was cancelled")).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    ada.locator(".felt").wait_for()
    window.go(bruno, address)
    bruno.locator(".felt").wait_for()
    until(lambda: kept(ada, "promises") and kept(bruno, "promises"))
    promises = [kept(page, "promises")[0]["promise"] for page in (ada, bruno)]
    assert promises[0] == promises[1]
    assert before not in promises
    for page in (ada, bruno):
        window.go(page, "/about")
    host.pass_out(*paths)
    window.go(bruno, f"/replay/{urlsplit(address).path.rpartition('/')[2]}")
    expect(bruno.locator(".proof")).to_contain_text("Your salt is not in the deal.")
    expect(bruno.locator(".proof")).to_contain_text("It matches the promise this browser saved at the table.")
