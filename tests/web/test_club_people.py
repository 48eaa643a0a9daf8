"""People of a club in real browsers: friends, invitations by name, blocking, and the way to the next table."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from support.page.axe import violations_in_both_themes
from support.page.members import LAPTOP, SMALL, Browsers, become
from support.page.screens import faults_on
from support.page.setting_up import open_table as open_with_bots

HOSTILE = "</title><img src=x onerror='window.hurt=1'>{ $who }"


def member(browsers: Browsers, name: str, size: tuple[int, int] = LAPTOP) -> Page:
    """Somebody who has just become one."""
    page = browsers(size)
    become(page, name)
    page.keyboard.press("Escape")
    page.goto("/")
    page.locator("a.me").wait_for()
    return page


def open_table(page: Page, name: str, game: str = "lafamiglia") -> str:
    """A lobby with free seats; its id."""
    page.goto(f"/new?game={game}&friends")
    open_with_bots(page)
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def befriend(one: Page, other: Page, first: str, second: str) -> None:
    """One asks on the other's profile, and is accepted there."""
    one.goto(f"/people/{second}")
    one.get_by_role("button", name="Ask to be friends").click()
    one.get_by_role("button", name="Withdraw").wait_for()
    other.goto("/people")
    other.locator("section.asks").get_by_text(first).wait_for()
    other.get_by_role("button", name="Accept").click()
    other.locator("section.asks").wait_for(state="detached")


def invite(host: Page, seat: int, name: str) -> None:
    """Offer a seat of the open lobby to a friend."""
    host.locator(f'[data-chair="{seat}"]').get_by_role("button", name="Invite a member").click()
    offer = host.get_by_role("button", name="Invite", exact=True)
    host.get_by_role("dialog").locator("li", has_text=name).filter(has=offer).get_by_role("button").click()
    expect(host.get_by_role("dialog").locator("section", has_text="Invited").get_by_text(name).first).to_be_visible()


def test_a_friend_is_invited_declines_and_comes_after_all(browsers: Browsers) -> None:
    ada, bruno = member(browsers, "Ada Inviting"), member(browsers, "Bruno Invited")
    befriend(ada, bruno, "Ada Inviting", "Bruno Invited")
    table = open_table(ada, "Friday")

    invite(ada, 2, "Bruno Invited")
    expect(ada.locator('[data-chair="2"]')).to_contain_text("Bruno Invited is invited")
    notice = bruno.get_by_role("alertdialog")
    expect(notice).to_contain_text("Ada Inviting invites you")
    assert bruno.evaluate("document.activeElement.closest('[role=alertdialog]')") is None
    notice.get_by_role("button", name="Put aside").click()
    expect(notice).to_be_hidden()
    bruno.reload()
    bruno.get_by_role("button", name="Ada Inviting invites you").click()
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Put aside").click()
    bruno.keyboard.press("i")
    expect(notice.get_by_role("button", name="Sit down")).to_be_focused()
    notice.get_by_role("button", name="Not now").click()
    notice.get_by_role("button", name="In an hour").click()
    expect(notice).to_be_hidden()
    drawer = ada.get_by_role("dialog")
    expect(drawer).to_contain_text("In an hour")

    drawer.get_by_role("button", name="Close").click()
    invite(ada, 2, "Bruno Invited")
    bruno.get_by_role("alertdialog").get_by_role("button", name="Sit down").click()
    bruno.wait_for_url(f"**/t/{table}")
    bruno.locator('[data-chair="2"].mine').wait_for()
    ada.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ada.locator('[data-chair="2"]')).to_contain_text("Bruno Invited")

    ada.goto("/notices")
    expect(ada.locator("main")).to_contain_text("Bruno Invited is now at")
    expect(ada.locator("main")).to_contain_text("In an hour")


def test_who_is_blocked_can_neither_sit_nor_talk_nor_invite(browsers: Browsers) -> None:
    chiara, dario = member(browsers, "Chiara Blocks"), member(browsers, "Dario Blocked")
    befriend(dario, chiara, "Dario Blocked", "Chiara Blocks")
    chiara.goto("/people/Dario Blocked")
    chiara.get_by_role("button", name="Block", exact=True).click()
    chiara.get_by_role("dialog").get_by_role("button", name="Block").click()
    chiara.get_by_role("button", name="Unblock").wait_for()

    dario.goto("/people/Chiara Blocks")
    dario.get_by_role("heading", name="Chiara Blocks", exact=True).wait_for()
    for gone in ("Ask to be friends", "Unfriend", "Play together"):
        expect(dario.get_by_role("button", name=gone).or_(dario.get_by_role("link", name=gone))).to_have_count(0)
    open_table(dario, "Alone")
    dario.locator('[data-chair="2"]').get_by_role("button", name="Invite a member").click()
    drawer = dario.get_by_role("dialog")
    drawer.get_by_label("Find somebody by name").fill("Chiara Blocks")
    expect(drawer.get_by_text("Nobody has a name like that.")).to_be_visible()
    assert drawer.get_by_text("No friends yet").count() == 0 or drawer.get_by_text("No friends yet").is_hidden()

    table = open_table(chiara, "Not with Dario")
    dario.goto(f"/t/{table}")
    dario.locator('[data-chair="2"]').get_by_role("button", name="Sit down").click()
    expect(dario.get_by_role("alert")).to_be_visible()
    browsers.look.faults.clear()
    expect(chiara.locator('[data-chair="2"]')).not_to_contain_text("Dario Blocked")


def elsewhere(seen: list[str]) -> Callable[[str], bool]:
    """Whether an address is that of a table where nobody has been yet."""
    known = set(seen)
    return lambda url: "/t/" in url and url.rpartition("/")[2] not in known


def test_the_next_table_comes_with_a_key(browsers: Browsers) -> None:
    """Three tables wait, as every title says; `n` goes from one to the next, and home after the last."""
    rosa = member(browsers, "Rosa Next")
    tables = []
    for _ in range(3):
        rosa.goto("/new?game=famiglia")
        open_with_bots(rosa)
        rosa.locator("[data-version]").wait_for()
        tables.append(rosa.url.rpartition("/")[2])
    rosa.goto("/")
    expect(rosa.locator(".next-table")).to_contain_text("3")
    expect(rosa).to_have_title("(3) Trinacria")
    rosa.get_by_role("link", name="About", exact=True).first.click()
    expect(rosa).to_have_title("(3) About · Trinacria")
    rosa.go_back()
    expect(rosa).to_have_title("(3) Trinacria")
    seen: list[str] = []
    for _nth in range(3):
        rosa.keyboard.press("n")
        rosa.wait_for_url(elsewhere(seen))
        rosa.locator("[data-version]").wait_for()
        seen.append(rosa.url.rpartition("/")[2])
    assert sorted(seen) == sorted(tables)
    rosa.keyboard.press("n")
    expect(rosa.get_by_role("status").filter(has_text="That was the last one.")).to_be_visible()
    assert "/t/" not in rosa.url


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "phone"])
def test_peoples_pages_fit_and_can_be_heard(browsers: Browsers, size: tuple[int, int]) -> None:
    name = f"Fits {size[0]}"
    page, other = member(browsers, name, size), member(browsers, f"Also {size[0]}")
    befriend(page, other, name, f"Also {size[0]}")
    for path in ("/people", f"/people/Also {size[0]}", f"/people/{name}", "/notices"):
        page.goto(path)
        page.locator("main .card-page").first.wait_for()
        assert faults_on(page, "h1", scrolls=True) == "", path
        assert violations_in_both_themes(page) == [], path


def test_what_somebody_says_about_themselves_hurts_nobody(browsers: Browsers) -> None:
    page = member(browsers, "Hostile Line")
    page.evaluate(
        """(line) => fetch("/api/v1/club/me", {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Authorization: `Bearer ${JSON.parse(localStorage["trinacria-member"]).key}`,
          },
          body: JSON.stringify({ line }),
        })""",
        HOSTILE,
    )
    guest = browsers(path="/people/Hostile Line")
    expect(guest.get_by_text(HOSTILE)).to_be_visible()
    assert guest.evaluate("window.hurt") is None
    assert json.loads(guest.evaluate("JSON.stringify(document.title)")).startswith("Hostile Line")


def test_the_seat_that_is_offered_is_ringed_and_has_other_ways(browsers: Browsers) -> None:
    host = member(browsers, "Ada Ringed")
    open_table(host, "Ring")
    seat = host.locator('[data-chair="3"]')
    seat.get_by_role("button", name="Invite a member").click()
    drawer = host.get_by_role("dialog")
    expect(seat).to_have_class(re.compile("filling"))
    expect(host.locator('[data-chair="2"]')).not_to_have_class(re.compile("filling"))
    drawer.get_by_role("button", name="QR code").click()
    expect(drawer.get_by_role("img", name="QR code of the link to seat 3")).to_be_visible()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    drawer.get_by_role("button", name="Copy link").click()
    expect(drawer.get_by_role("button", name="Copied")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{host.url}#i-")
    drawer.get_by_role("button", name="Bot").click()
    expect(drawer).to_have_count(0)
    expect(seat).not_to_have_class(re.compile("filling"))
    expect(seat).not_to_contain_text("waiting for a friend")
