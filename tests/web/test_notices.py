"""Told when it is your turn: the dialog, and a notice that a real browser's service worker receives and shows."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.page.axe import violations_in_both_themes
from support.page.browser import until, visit
from support.page.screens import resize
from support.page.told import LAPTOP, PHONE, Worker, told
from support.server.push_service import PushService, TestDevice
from support.server.running import Json
from support.server.tables import Host
from support.server.threaded import Threaded, threaded


@pytest.fixture(scope="module")
def post() -> PushService:
    return PushService()


@pytest.fixture(scope="module")
def server(post: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('told') / 'tables.db'}"
    with threaded(database, post.outbound()) as made:
        made.running.clock.time = time.time()
        made.do(post.open())
        yield made
        made.do(post.close())


@pytest.fixture(scope="module")
def device() -> TestDevice:
    return TestDevice("browser")


@pytest.fixture(scope="module")
def laptop(browser: Browser, server: Threaded, device: TestDevice) -> Iterator[BrowserContext]:
    """For all tests: to install the service worker takes longest."""
    with told(browser, server, device) as context:
        yield context


@contextmanager
def sitting(context: BrowserContext, server: Threaded) -> Iterator[tuple[Page, Json]]:
    """A window on the first seat of a table of two people, with a service worker; the table."""
    host = Host(server.address, context)
    people = [{"kind": "me", "nickname": "Ada"}, {"kind": "me", "nickname": "Bruno"}]
    made = host.table("famiglia", people, name="Zàgara", places="fixed", clock={"kind": "turn", "days": 2})
    path = host.start(made)
    page = context.new_page()
    page.goto(path)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    try:
        yield page, made
    finally:
        for left in context.pages:
            left.evaluate("localStorage.clear()")
            left.close()


def open_dialog(page: Page, name: str = "When it’s my turn") -> None:
    tools = page.locator("header.top .more")
    if tools.is_visible():
        tools.click()
    page.locator("header.top").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def denied_on_a_phone(page: Page) -> None:
    """Somebody asks to be told and then forbids it; all of the dialog fits a phone and its fingers."""
    page.get_by_role("switch").first.click()
    expect(page.get_by_role("switch").first).to_be_disabled()
    wide = page.evaluate("[...document.querySelectorAll('dialog[open]')].map((one) => one.scrollWidth)[0]")
    assert wide <= PHONE[0]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    small = page.evaluate(
        """[...document.querySelectorAll("dialog[open] :is(button, .services label)")]
          .map((one) => [one.textContent.trim(), one.getBoundingClientRect().height])
          .filter(([, height]) => height < 43)"""
    )
    assert small == []


def close_by_keyboard(page: Page) -> None:
    """What was pressed last keeps the focus, so that keys still reach the dialog."""
    expect(page.get_by_role("switch").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_push_reaches_the_worker_of_a_real_browser(
    laptop: BrowserContext, server: Threaded, post: PushService, device: TestDevice
) -> None:
    with sitting(laptop, server) as (page, made):
        open_dialog(page)
        page.get_by_role("switch", name="This device").click()
        expect(page.get_by_role("switch", name="This device")).to_be_checked()
        page.get_by_role("button", name="Send a test").first.click()
        expect(page.get_by_role("dialog")).to_contain_text("Sent.")
        assert device.read(post.heard[-1][2])["title"] == "Notifications work"
        mine = page.evaluate("JSON.parse(localStorage['trinacria-seats'])[0].chair")
        # Another window of the same browser: the first one goes away, the worker stays.
        other = laptop.new_page()
        other.goto("/about")
        worker = Worker(laptop, other)
        page.close()
        until(lambda: not server.running.tables.has_people(made["table"]))
        seat = next(one for one in made["seats"] if one["chair"] != mine)

        async def play_to(chair: str) -> None:
            client = await server.running.join(made["table"], seat["token"])
            while client.options:
                done = await client.play(client.options[-1])
                await client.reach(done["seq"])
            await client.leave()
            server.running.advance(30)
            await server.running.settled()

        post.heard.clear()
        server.do(play_to(mine))
        until(lambda: post.heard)
        notice = device.read(post.heard[-1][2])
        assert notice["title"] == "Your turn: Zàgara"
        assert "Time left: 1 d 23 h" in notice["body"]
        worker.deliver(server.address, notice)
        (shown,) = worker.shown
        assert (shown["title"], shown["body"], shown["tag"]) == (notice["title"], notice["body"], "turn")
        assert worker.press(shown) == f"opened {server.address}/t/{made['table']}"
        other.goto(f"/t/{made['table']}")
        assert worker.press(shown) == f"focused {server.address}/t/{made['table']}"


def test_titles_and_clocks_say_whose_turn_it_is_and_the_dialog_what_happens(
    laptop: BrowserContext, server: Threaded, post: PushService
) -> None:
    with sitting(laptop, server) as (page, made):
        expect(page).to_have_title(re.compile("^(● Your turn|Bruno’s turn) · Zàgara · Trinacria$"))
        mine = "Your turn" in page.title()
        expect(page.locator("header.top")).to_contain_text(re.compile("1 day 23 h|2 days"))
        open_dialog(page)
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("Your browser will ask for permission first.")
        quiet = page.get_by_role("switch", name="Quiet hours")
        expect(quiet).to_be_disabled()
        # By keys alone.
        page.get_by_role("switch", name="This device").focus()
        page.keyboard.press("Space")
        expect(page.get_by_role("switch", name="This device")).to_be_checked()
        quiet.focus()
        page.keyboard.press("Space")
        expect(quiet).to_be_checked()
        page.get_by_label("From", exact=True).fill("23:15")
        expect(dialog).to_contain_text("Nothing from 23:15 to 08:00")
        table = made["table"]

        async def kept() -> tuple[str, int | None, int | None, str]:
            (one,) = [
                one
                for seat in server.running.tables.live[table].table.chairs.values()
                for one in await server.running.push.devices.at_seat(table, seat.id, seat.secret or "")
            ]
            return one.zone, one.quiet_from, one.quiet_to, one.language

        until(lambda: server.do(kept()) == ("Asia/Tokyo", 23 * 60 + 15, 8 * 60, "en"))
        assert violations_in_both_themes(page, "dialog[open]") == []
        page.get_by_text("ntfy", exact=True).click()
        page.get_by_label("Topic").fill("turns")
        page.get_by_label("Server").fill("https://push.club.example")
        page.get_by_role("button", name="Send a test").last.click()
        expect(dialog).to_contain_text("Sent. It should arrive")
        assert (post.heard[-1][0], post.heard[-1][2][:14]) == ("turns", b"This is a test")
        post.status = 404
        page.get_by_role("button", name="Send a test").last.click()
        expect(dialog).to_contain_text("The service doesn’t know this address.")
        post.status = 201
        page.get_by_role("button", name="Save").click()
        expect(dialog).to_contain_text("is told when it’s your turn, and again if your time is running out.")
        expect(page.get_by_label("Topic")).to_have_value("")
        page.get_by_text("Telegram", exact=True).click()
        page.get_by_label("Bot token").fill("1:x")
        expect(page.get_by_role("button", name="Save")).to_be_disabled()
        page.get_by_text("Other", exact=True).click()
        page.get_by_label("Webhook address").fill("http://insecure.example/x")
        page.get_by_role("button", name="Save").click()
        expect(dialog).to_contain_text("must start with https://")
        page.get_by_role("button", name="Stop").click()
        expect(dialog).to_contain_text("isn’t told any more")
        page.get_by_role("switch", name="This device").click()
        expect(page.get_by_role("switch", name="This device")).not_to_be_checked()
        page.keyboard.press("Escape")
        expect(dialog).not_to_be_visible()

        page.evaluate("answerAnew('denied')")
        line = laptop.new_cdp_session(page)
        resize(page, line, PHONE)
        open_dialog(page)
        denied_on_a_phone(page)
        close_by_keyboard(page)
        resize(page, line, LAPTOP)
        server.running.advance(30 * 3600)
        visit(page, "/")
        expect(page).to_have_title("(1) Your turn · Trinacria" if mine else "Trinacria")
        expect(page.locator(".told").first).to_contain_text(re.compile("1[78] h"))
        visit(page, f"/t/{table}")
        expect(page.locator("header.top")).to_contain_text(re.compile("1[78] h [05]"))


NAMES = {
    "fr-FR": "Quand c’est à moi",
    "ru-RU": "Когда мой ход",
    "it-IT": "Quando tocca a me",
    "de-DE": "Wenn ich am Zug bin",
    "es-ES": "Cuando me toque",
}


@pytest.mark.slow
@pytest.mark.parametrize("language", NAMES)
def test_on_a_phone_in_each_language(browser: Browser, server: Threaded, language: str) -> None:
    phone = told(browser, server, TestDevice(language), PHONE, language, "denied")
    with phone as context, sitting(context, server) as (page, _):
        open_dialog(page, NAMES[language])
        denied_on_a_phone(page)
        if language == "ru-RU":
            assert violations_in_both_themes(page, "dialog[open]") == []
        close_by_keyboard(page)
