"""The lobby: what was agreed can be changed until the game starts, and everybody sees it."""

import pytest
from playwright.sync_api import expect
from support.page.axe import violations_of
from support.page.browser import PHONE, Open
from support.page.setting_up import open_table
from support.server.tables import Host

pytestmark = pytest.mark.keeps_windows


def test_the_host_changes_what_was_agreed_and_the_guest_sees_it(window: Open) -> None:
    host = window(path="/new?game=lafamiglia&friends")
    host.get_by_role("radio", name="1 v 1").check()
    open_table(host)
    invitation = host.get_by_label("Link to seat 2").input_value()
    guest = window(PHONE, path=invitation[invitation.index("/t/") :])
    guest.get_by_label("Nickname").fill("Bruno")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("no time limit")).to_be_visible()
    expect(guest.get_by_role("button", name="Change options")).to_have_count(0)

    host.get_by_role("button", name="Change options").click()
    sheet = host.get_by_role("dialog", name="Change options")
    sheet.get_by_label("Draft families").check()
    sheet.get_by_role("radio", name="Per decision").check()
    sheet.get_by_role("spinbutton", name="Seconds").fill("75")
    sheet.get_by_label("Hints").uncheck()
    sheet.get_by_label("Table name").fill("Zàgara")
    assert violations_of(host, "dialog[open]") == [], "the open sheet"
    sheet.get_by_role("button", name="Save the changes").click()
    expect(sheet).to_have_count(0)

    for page in (host, guest):
        for term in ("75 s per decision", "undo on, hints off", "Draft families"):
            expect(page.get_by_text(term)).to_be_visible()
        expect(page.locator("header").get_by_text("Zàgara")).to_be_visible()

    host.get_by_role("button", name="Change options").click()
    expect(sheet.get_by_label("Draft families")).to_be_checked()
    expect(sheet.get_by_role("spinbutton", name="Seconds")).to_have_value("75")
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(".draft")).to_be_visible()

    # Nobody has chosen a family yet.
    expect(guest.locator(".draft")).to_be_visible()
    asked = host if host.locator(".decide:not(.wait)").count() else guest
    for page in (host, guest):
        expect(page.locator(".family")).not_to_have_count(0)
        expect(page.locator(".family .tag")).to_have_count(0)
        expect(page.locator('.family[aria-pressed="true"]')).to_have_count(0)
    asked.locator(".family").nth(1).click()
    expect(asked.locator(".family .tag")).to_have_text(["chosen"])
    expect(asked.locator('.family[aria-pressed="true"]')).to_have_count(1)


def test_what_the_form_does_not_show_stays_as_agreed(window: Open) -> None:
    """A table made elsewhere: a clock of a minute and a half, and nothing happens when it is over."""
    page = window(path=None)
    clock = {"kind": "chess", "base": 90, "increment": 3}
    chairs = [{"kind": "me", "nickname": "Ada"}, {"kind": "open"}]
    made = Host(window.address, page.context).table("famiglia", chairs, clock=clock, absent_after=45, grace=30)
    window.go(page, f"/t/{made['table']}#{made['seats'][0]['token']}")
    expect(page.get_by_text("nothing happens")).to_be_visible()
    page.get_by_role("button", name="Change options").click()
    page.get_by_label("Table name").fill("Zàgara")
    page.get_by_role("button", name="Save the changes").click()
    expect(page.locator("header").get_by_text("Zàgara")).to_be_visible()
    agreed = page.request.get(f"/api/v1/tables/{made['table']}").json()["settings"]
    kept = (agreed["clock"], agreed.get("on_timeout", "nothing"), agreed["absent_after"], agreed["grace"])
    assert kept == (clock, "nothing", 45, 30)
