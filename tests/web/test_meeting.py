"""Several people at a table, some of them with bad manners or bad lines."""

from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Dialog, Page, expect
from support.page.browser import PATIENCE, PHONE, Look, Open, Player, at_speed, serving, without_worker
from support.page.screens import SHORT
from support.server.tables import Host

SCRIPT = "<img src=x onerror=alert(1)><script>alert(2)</script>"


def two_at_a_table(window: Open, name: str = "Ada") -> tuple[Page, Page, str]:
    """Two windows with a seat each at a running table, and its path."""
    ada, bruno = window(path=None), window(PHONE, path=None)
    paths = Host(window.address, ada.context).friends(name, "Bruno")
    for page, path in zip((ada, bruno), paths, strict=True):
        window.go(page, path)
        page.locator(".felt").wait_for()
    return ada, bruno, urlsplit(paths[0]).path


def check_no_hand(ada: Page, bruno: Page, watching: Page) -> None:
    """A spectator sees the table and no hand, follows it, and may not play."""
    expect(ada.locator(".hand .slot")).not_to_have_count(0)
    expect(watching.locator(".street .slot")).to_have_count(ada.locator(".street .slot").count())
    expect(watching.locator(".hand .slot, .fan .slot")).to_have_count(0)
    expect(watching.locator(".hand .back")).not_to_have_count(0)
    expect(watching.locator(".decide button[data-action]")).to_have_count(0)
    for page in (ada, bruno):
        page.locator(".decide").wait_for(state="attached")
    mover = next(page for page in (ada, bruno) if page.locator(".decide:not(.wait)").count() > 0)
    before = watching.locator("[data-version]").get_attribute("data-version")
    Player(mover).act()
    expect(watching.locator("[data-version]")).not_to_have_attribute("data-version", before or "")


def check_two_chats(ada: Page, watching: Page) -> None:
    """What a spectator says does not disturb the players; at the table itself a spectator only listens."""
    watching.get_by_role("tab", name="Spectators").click()
    watching.get_by_label("Write something").fill("Ada has good cards")
    watching.get_by_label("Write something").press("Enter")
    expect(watching.locator(".rail .chat")).to_contain_text("good cards")
    ada.locator(".rail").get_by_role("tab", name="Table").click()
    ada.get_by_label("Write something").fill("Ciao")
    ada.get_by_label("Write something").press("Enter")
    expect(ada.locator(".rail .chat")).to_contain_text("Ciao")
    assert "good cards" not in ada.locator(".rail .chat").inner_text()
    watching.get_by_role("tab", name="Table").click()
    expect(watching.locator(".rail .chat")).to_contain_text("Ciao")
    expect(watching.get_by_label("Write something")).to_have_count(0)


@pytest.mark.keeps_windows
def test_a_spectator_sees_no_hand_and_a_script_in_a_name_or_chat_is_only_text(window: Open) -> None:
    name = SCRIPT[:40]
    ada, bruno, path = two_at_a_table(window, name)
    ran: list[str] = []

    def refuse(dialog: Dialog) -> None:
        ran.append(dialog.message)
        dialog.dismiss()

    watching = window(path=None)
    for page in (ada, bruno, watching):
        page.on("dialog", refuse)
    window.go(watching, path)
    check_no_hand(ada, bruno, watching)
    check_two_chats(ada, watching)
    ada.get_by_label("Write something").fill(SCRIPT)
    ada.get_by_label("Write something").press("Enter")
    bruno.get_by_role("button", name="Points, log and chat").click()
    bruno.get_by_role("dialog").get_by_role("tab", name="Table").click()
    expect(bruno.get_by_role("dialog").locator(".chat")).to_contain_text(SCRIPT)
    expect(bruno.get_by_role("dialog").locator(".chat")).to_contain_text(name)
    expect(watching.locator(".rail .chat")).to_contain_text(SCRIPT)
    expect(watching.locator(".order")).to_contain_text(name)
    for page in (ada, bruno, watching):
        assert page.locator("img[src=x]").count() == 0
        page.remove_listener("dialog", refuse)
    assert ran == []


@pytest.mark.slow
def test_the_page_asks_nobody_but_its_server(window: Open, look: Look, address: str) -> None:
    """Every other name leads nowhere in this browser, and still every page is whole."""
    page = window(path="/")
    for path in ("/new", "/watch", "/rules/famiglia", "/about", "/"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
    page.get_by_role("button", name="Play Famiglia against a bot").click()
    player = Player(page)
    player.until_asked()
    player.act()
    hosts = {urlsplit(url).netloc for url in look.asked if not url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(address).netloc}
    assert any(url.startswith("ws:") for url in look.asked)
    assert page.evaluate("[...document.fonts].filter((font) => font.status === 'error').length") == 0


def test_a_server_that_starts_again_finds_everybody_where_they_were(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en-GB")
        at_speed(context)
        without_worker(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        host = Host(address, context)
        mine, theirs = host.friends(position=SHORT, places="fixed")
        page.goto(mine)
        player = Player(page)
        player.until_asked()
        # A turn may take several steps.
        while player.deciding:
            player.act()
        host.pass_once(theirs)
        player.until_asked()
        hand = page.locator(".hand .slot").evaluate_all("cards => cards.map(card => card.dataset.card)")
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    with serving(tmp_path, port=urlsplit(address).port or 0):
        expect(page.get_by_text("Reconnecting")).to_have_count(0)
        player.until_asked()
        assert page.locator(".hand .slot").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
        player.act()
        assert httpx.get(f"{address}/api/v1/tables").status_code == 200
    context.close()
