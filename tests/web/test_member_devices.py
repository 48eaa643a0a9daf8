"""What concerns a member is told on their devices, and an invitation is answered there."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.page.axe import violations_in_both_themes
from support.page.browser import until
from support.page.members import become
from support.page.told import LAPTOP, PHONE, Worker, told
from support.server.club import member, table_of
from support.server.push_service import PushService, TestDevice
from support.server.threaded import Threaded, threaded

SWITCH = "This device"


@pytest.fixture
def post() -> PushService:
    return PushService()


@pytest.fixture
def server(post: PushService, tmp_path: Path) -> Iterator[Threaded]:
    with threaded(f"sqlite:///{tmp_path / 'tables.db'}", post.outbound()) as made:
        made.running.clock.time = time.time()
        made.do(post.open())
        yield made
        made.do(post.close())


def hearing(page: Page, name: str) -> None:
    """A member who has this device told."""
    page.goto("/")
    become(page, name)
    page.keyboard.press("Escape")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto("/notices")
    page.get_by_role("switch", name=SWITCH).click()
    expect(page.get_by_role("switch", name=SWITCH)).to_be_checked()


def away(server: Threaded, page: Page) -> None:
    """The member looks at no page any more."""
    page.goto("about:blank")
    server.running.clock.time += 120


def test_an_invitation_is_answered_by_the_buttons_of_a_devices_notice(
    browser: Browser, server: Threaded, post: PushService
) -> None:
    device = TestDevice("browser")
    host = server.do(member(server.running, "Hosting"))
    with told(browser, server, device) as context:
        page = context.new_page()
        hearing(page, "Invited")
        worker = Worker(context, page)
        tables = []
        for at, (action, state) in enumerate((("sit", "accepted"), ("later", "declined"))):
            away(server, page)
            made = server.do(table_of(server.running, host, clock={"kind": "turn", "days": 2}))
            tables.append(made["table"])
            body = {"table": made["table"], "chair": "2", "name": "Invited"}
            server.do(server.running.post("/club/invitations", body, 201, host))
            until(lambda at=at: len(post.heard) > at)
            page.goto("/about")
            worker.deliver(server.address, device.read(post.heard[-1][2]))
            notice = worker.shown[-1]
            assert notice["title"] == "Hosting invites you to play"
            assert [one["title"] for one in notice["actions"]] == ["Sit down", "Not now"]
            assert made["invitations"][0]["token"] not in str(notice)
            away(server, page)
            assert worker.press(notice, action) == f"opened {server.address}/"
            page.goto("/")

            async def answered(table: str = made["table"], state: str = state) -> bool:
                sent = await server.running.get(f"/club/tables/{table}/invitations", token=host)
                return [one["state"] for one in sent["invitations"]] == [state]

            until(lambda answered=answered: server.do(answered()))
            if action == "sit":
                page.wait_for_url(f"**/t/{made['table']}")
                page.locator('[data-chair="2"].mine').wait_for()
        # Pressed once, answered once.
        assert page.evaluate("caches.has('trinacria-answer')") is False


def test_a_device_is_told_again_after_another_one_was_signed_out(browser: Browser, server: Threaded) -> None:
    with told(browser, server, TestDevice("browser")) as context:
        page = context.new_page()
        hearing(page, "Hears")

        async def devices() -> int:
            running = server.running
            found = await running.app.state.people.relations.found("Hears")
            return len(await running.app.state.people.notices.store.devices(found.id))

        assert server.do(devices()) == 1

        async def another_signed_out(key: str) -> None:
            offer = await server.running.post("/club/me/pairing", {}, token=key)
            await server.running.post("/club/pair", {"secret": offer["secret"], "device": "another"})
            devices = (await server.running.get("/club/me", token=key))["devices"]
            (other,) = [one["id"] for one in devices if one["label"] == "another"]
            await server.running.post("/club/me/devices/out", {"id": other}, 200, key)

        server.do(another_signed_out(page.evaluate("JSON.parse(localStorage['trinacria-member']).key")))
        assert server.do(devices()) == 0
        page.reload()
        until(lambda: server.do(devices()) == 1)
        expect(page.get_by_role("switch", name=SWITCH)).to_be_checked()
        page.get_by_role("switch", name=SWITCH).click()
        expect(page.get_by_role("switch", name=SWITCH)).not_to_be_checked()
        assert server.do(devices()) == 0


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_who_forbids_it_reads_why_nothing_comes(browser: Browser, server: Threaded, size: tuple[int, int]) -> None:
    with told(browser, server, TestDevice("browser"), size, answer="denied") as context:
        page = context.new_page()
        page.goto("/")
        become(page, "Forbids")
        page.keyboard.press("Escape")
        page.goto("/notices")
        page.get_by_role("switch", name=SWITCH).click()
        expect(page.get_by_text("Notifications are blocked for this site.")).to_be_visible()
        expect(page.get_by_role("switch", name=SWITCH)).not_to_be_checked()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert violations_in_both_themes(page, "main") == []


def test_what_was_done_at_one_moment_is_all_told(browser: Browser, server: Threaded) -> None:
    """The clock of this server stands still: both lines have the same time."""
    with told(browser, server, TestDevice("browser")) as context:
        page = context.new_page()
        page.goto("/")
        become(page, "Momentary")
        key = page.evaluate("JSON.parse(localStorage['trinacria-member']).key")
        server.do(server.running.post("/club/me", {"line": "Fridays", "face": "famiglia/r1-1"}, 200, key))
        page.goto("/me")
        page.locator("[data-here]").wait_for()
        expect(page.get_by_text("Momentary changed the profile.")).to_have_count(2)
