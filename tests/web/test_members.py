"""Members in real browsers: a name is kept, and every other browser of the same person has a way of its own to it."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect
from support.page.axe import violations_in_both_themes
from support.page.browser import PATIENCE, Look
from support.page.members import LAPTOP, SMALL, Browsers, at_localhost, become, lock_of
from support.page.screens import faults_on, finale
from support.server.tables import Host

DIALOG = "dialog[open]"


def key_of(page: Page) -> str:
    """What a browser keeps of its member."""
    return str(json.loads(page.evaluate("localStorage['trinacria-member']"))["key"])


def signed_in(page: Page, name: str) -> None:
    page.locator("a.me").wait_for()
    assert page.locator("a.me").get_attribute("title") == name


def sheet_on(page: Page) -> str:
    return str(page.locator("[data-sheet]").get_attribute("data-sheet"))


def test_four_browsers_come_to_one_name(browsers: Browsers) -> None:
    """By becoming a member, by a passkey, by a code, and by the sheet; then all are signed out."""
    first = browsers()
    lock = lock_of(first)
    become(first, "Four Ways")
    first.get_by_role("button", name="Add a passkey").click()
    expect(first.get_by_text("Passkey saved.")).to_be_visible()
    first.get_by_role("button", name="Show the sheet").click()
    sheet = sheet_on(first)
    first.get_by_role("button", name="Copy", exact=True).click()
    first.get_by_role("button", name="Show the code").click()
    number = first.locator("[data-number]").get_attribute("data-number")

    third = browsers(path="/in")
    third.get_by_label("Your name in the club").fill("four ways")
    third.get_by_label("Six digits").fill(f"{str(number)[:3]} {str(number)[3:]}")
    third.locator("form", has_text="Six digits").get_by_role("button", name="Sign in").click()
    signed_in(third, "Four Ways")
    expect(first.get_by_text("Signed in just now")).to_be_visible()

    second = browsers(path="/in")
    lock_of(second).take(lock.passkeys)
    second.get_by_role("button", name="Use a passkey").click()
    signed_in(second, "Four Ways")

    fourth = browsers(path="/in")
    fourth.get_by_label("Letters on the sheet").fill(sheet.lower())
    fourth.locator("form", has_text="Letters on the sheet").get_by_role("button", name="Sign in").click()
    fourth.get_by_text("Your sheet is used up.").wait_for()
    assert sheet_on(fourth) != sheet
    fourth.get_by_role("button", name="I have the new sheet").click()
    signed_in(fourth, "Four Ways")
    assert len({key_of(page) for page in (first, second, third, fourth)}) == 4

    for page in (first, second):
        page.goto("about:blank")
    fourth.locator("a.me").click()
    expect(fourth.locator("[data-here]")).to_have_count(4)
    fourth.get_by_role("button", name="Sign out everywhere").click()
    fourth.locator(DIALOG).get_by_role("button", name="Sign out everywhere").click()
    expect(fourth.get_by_role("button", name="Keep my name and games")).to_be_visible()
    assert fourth.evaluate("localStorage['trinacria-member']") is None
    # The others hear of it when they ask for anything; that is refused, and says so to developers, too.
    third.reload()
    expect(third.get_by_role("button", name="Keep my name and games")).to_be_visible()
    third.goto("about:blank")
    browsers.look.faults[:] = [one for one in browsers.look.faults if "401" not in one]


def test_a_scanned_code_signs_in_and_leaves_the_address_bar(browsers: Browsers) -> None:
    first = browsers()
    become(first, "Scanner")
    first.get_by_role("button", name="Show the code").click()
    first.locator("[data-number]").wait_for()
    first.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first.get_by_role("button", name="Copy the link").click()
    link = first.evaluate("navigator.clipboard.readText()")
    phone = browsers(SMALL, path=link.removeprefix(at_localhost(browsers.address)))
    phone.get_by_role("button", name="Sign in on this device").wait_for()
    assert "#" not in phone.url
    phone.get_by_role("button", name="Sign in on this device").click()
    signed_in(phone, "Scanner")


def test_a_name_that_is_taken_has_others_beside_it(browsers: Browsers) -> None:
    become(browsers(), "Taken")
    page = browsers()
    page.get_by_role("button", name="Keep my name and games").click()
    page.get_by_label("Your name in the club").fill("TАKEN")
    expect(page.get_by_text("is taken, or looks too much")).to_be_visible()
    expect(page.get_by_role("button", name="Keep this name")).to_be_disabled()
    others = page.locator(".others button")
    expect(others).to_have_count(3)
    wanted = str(others.first.text_content())
    others.first.click()
    expect(page.get_by_label("Your name in the club")).to_have_value(wanted)
    page.get_by_role("button", name="Keep this name").click()
    page.get_by_role("heading", name=f"Welcome, {wanted}").wait_for()


def test_a_sheet_that_nobody_took_is_asked_for_once(browsers: Browsers) -> None:
    page = browsers()
    become(page, "Careless")
    page.get_by_role("button", name="Show the sheet").click()
    shown = sheet_on(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Close without the sheet?")).to_be_visible()
    page.locator(DIALOG).get_by_role("button", name="Cancel", exact=True).click()
    assert sheet_on(page) == shown
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    signed_in(page, "Careless")


def test_seats_follow_to_another_browser(browsers: Browsers) -> None:
    """A guest's table is the member's, on a browser that has no key to it."""
    page = browsers()
    page.get_by_role("button", name="Play Famiglia against a bot").click()
    page.locator(".felt .hand").wait_for(timeout=PATIENCE)
    table = page.url.rpartition("/")[2]
    page.goto("/")
    become(page, "Traveller")
    page.get_by_role("button", name="Show the code").click()
    number = page.locator("[data-number]").get_attribute("data-number")
    other = browsers(path="/in")
    other.get_by_label("Your name in the club").fill("Traveller")
    other.get_by_label("Six digits").fill(str(number))
    other.locator("form", has_text="Six digits").get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("heading", name=re.compile("wait.* for you, Traveller"))).to_be_visible()
    assert other.evaluate("localStorage['trinacria-seats']") in (None, "[]")
    other.locator(".go.next").click()
    other.locator(".felt .hand").wait_for(timeout=PATIENCE)
    assert other.url.endswith(table)
    expect(other.locator(".decide button[data-action]:enabled").first).to_be_visible(timeout=PATIENCE)


def test_leaving_takes_everything_along(browsers: Browsers) -> None:
    page = browsers()
    become(page, "Leaver")
    page.get_by_role("button", name="Later").click()
    page.locator("a.me").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save my data").click()
    told = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert told["me"]["name"] == "Leaver"
    assert told["tables"] == []
    assert key_of(page) not in json.dumps(told)
    expect(page.get_by_role("button", name="Leave for good")).to_be_disabled()
    page.get_by_label("Type Leaver to leave").fill("Leaver")
    page.get_by_role("button", name="Leave for good").click()
    expect(page.get_by_role("button", name="Keep my name and games")).to_be_visible()
    page.get_by_role("button", name="Keep my name and games").click()
    page.get_by_label("Your name in the club").fill("Leaver")
    expect(page.get_by_text("is taken")).to_be_visible()


def test_other_devices_hear_of_a_new_key(browsers: Browsers) -> None:
    first = browsers()
    become(first, "Watchful")
    first.get_by_role("button", name="Show the code").click()
    number = first.locator("[data-number]").get_attribute("data-number")
    other = browsers(path="/in")
    other.get_by_label("Your name in the club").fill("Watchful")
    other.get_by_label("Six digits").fill(str(number))
    other.locator("form", has_text="Six digits").get_by_role("button", name="Sign in").click()
    signed_in(other, "Watchful")
    first.goto("/")
    expect(first.locator(".news")).to_contain_text("added a device")
    first.get_by_role("button", name="It was me").click()
    with first.expect_response("**/club/me"):
        first.reload()
    signed_in(first, "Watchful")
    expect(first.locator(".news")).to_have_count(0)


def test_an_address_in_figures_says_why_it_has_no_passkeys(browser: Browser, address: str) -> None:
    look = Look(address)
    opened = Browsers(browser, address, look)
    page = opened(path="/in")
    expect(page.get_by_role("button", name="Use a passkey")).to_be_disabled()
    expect(page.get_by_text("Passkeys need a secure address (https).")).to_be_visible()
    opened.close()
    assert look.faults == []


def test_after_a_game_a_guest_is_asked_and_then_left_alone(browsers: Browsers) -> None:
    page = browsers()
    table = finale(Host(browsers.address, page.context))
    page.goto(table)
    page.locator(".finale .offer").wait_for()
    page.get_by_role("button", name="Not now").click()
    expect(page.locator(".offer")).to_have_count(0)
    page.reload()
    page.locator(".finale").wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.locator(".offer")).to_have_count(0)
    other = browsers()
    other.goto(table)
    other.locator(".finale .offer").wait_for()
    become(other, "Winner")
    other.get_by_role("button", name="Later").click()
    expect(other.locator(".offer")).to_have_count(0)
    assert key_of(other)


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["desk", "phone"])
def test_boxes_fit_and_nobody_is_kept_out(browsers: Browsers, size: tuple[int, int]) -> None:
    page = browsers(size, language="ru-RU")
    page.get_by_role("button", name="Сохранить имя и партии").click()
    page.get_by_label("Ваше имя в клубе").fill(f"Жанна {size[0]}")
    page.locator(".yes").wait_for()
    faults = faults_on(page, DIALOG, scrolls=True)
    broken = violations_in_both_themes(page, DIALOG)
    page.locator(f"{DIALOG} .btn.primary").click()
    page.locator(".way").first.wait_for()
    page.locator(".way .btn:not(.primary)").first.click()
    page.locator("[data-sheet]").wait_for()
    faults += faults_on(page, DIALOG, scrolls=True)
    broken += violations_in_both_themes(page, DIALOG)
    page.locator(".way").nth(2).locator(".btn").click()
    page.locator("[data-number]").wait_for()
    faults += faults_on(page, DIALOG, scrolls=True)
    broken += violations_in_both_themes(page, DIALOG)
    page.goto("/me")
    page.locator("[data-here]").wait_for()
    faults += faults_on(page, "main .box", scrolls=True)
    broken += violations_in_both_themes(page, "main")
    page.goto("/")
    page.locator(".card.own").wait_for()
    faults += faults_on(page, ".card.own", scrolls=True)
    guest = browsers(size, language="ru-RU", path="/in")
    guest.locator("form.box").first.wait_for()
    faults += faults_on(guest, "form.box", scrolls=True)
    broken += violations_in_both_themes(guest, "main")
    assert faults == ""
    assert broken == []


def test_a_code_says_when_its_time_is_short_and_when_it_is_up(browsers: Browsers) -> None:
    page = browsers()
    become(page, "Slow")
    page.clock.install()
    page.get_by_role("button", name="Show the code").click()
    first = page.locator("[data-number]").get_attribute("data-number")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    alert = page.get_by_role("alert")
    # From here on only what is run passes; how long the first steps took does not matter.
    left = page.evaluate("Date.now()")
    page.clock.run_for(120_000)
    expect(alert).to_have_text("")
    while "30 seconds left" not in str(alert.text_content()):
        page.clock.run_for(5_000)
        assert page.evaluate("Date.now()") - left < 300_000
    expect(page.locator("[data-number]")).to_be_visible()
    page.clock.run_for(25_000)
    expect(alert).to_have_text("30 seconds left")
    page.clock.run_for(10_000)
    expect(alert).to_have_text("Time is up.")
    expect(page.locator("[data-number]")).to_have_count(0)
    page.get_by_role("button", name="New code").click()
    expect(alert).to_have_text("")
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(first))


def test_a_member_turns_off_the_link_of_a_seat_and_keeps_it(browsers: Browsers) -> None:
    page = browsers()
    host = Host(browsers.address, page.context)
    made = host.against_a_bot()
    path = host.start(made)
    page.goto(path)
    page.locator(".felt .hand").wait_for(timeout=PATIENCE)
    page.goto("/")
    become(page, "Linked")
    page.keyboard.press("Escape")
    page.goto(f"/t/{made['table']}")
    page.locator(".felt .hand").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="People at the table").click()
    page.locator(DIALOG).get_by_role("button", name="Turn off the link to my seat").click()
    page.locator(DIALOG).get_by_role("button", name="Turn off", exact=True).click()
    expect(page.get_by_role("status").get_by_text("The link to your seat is off.").first).to_be_visible()
    page.locator(".felt .hand").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="People at the table").click()
    expect(page.locator(DIALOG).get_by_text("The link to your seat is off.")).to_be_visible()
    expect(page.locator(DIALOG).get_by_role("button", name="Turn off the link to my seat")).to_have_count(0)
    assert made["seats"][0]["token"] not in str(page.evaluate("localStorage['trinacria-seats']"))
    guest = browsers(path=path)
    expect(guest.get_by_text("This link was turned off.")).to_be_visible()
    guest.get_by_role("button", name="Watch instead").click()
    expect(guest.locator(".felt")).to_be_visible()
    browsers.look.faults[:] = [one for one in browsers.look.faults if "401" not in one]
