"""Coming back to one's own seat: by the own link, by asking the table, on a phone by the QR code."""

import re

import pytest
from playwright.sync_api import Page, expect
from support.page.axe import violations, violations_of
from support.page.browser import PATIENCE, PHONE, Open
from support.page.qr import text_of
from support.page.setting_up import open_table
from support.server.tables import Host

pytestmark = pytest.mark.keeps_windows

DESK = (1280, 720)
SMALL = (360, 640)


def path_of(link: str) -> str:
    """The path that a link leads to."""
    return "/" + link.split("/", 3)[3]


def forget(page: Page) -> None:
    """This browser has lost all that it kept."""
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    page.goto("about:blank")


def seated(page: Page, name: str) -> None:
    """The page shows the lobby with this name on the viewer's seat."""
    expect(page.locator("[data-chair].mine")).to_contain_text(f"{name} (you)", timeout=PATIENCE)


def test_a_newcomer_finds_the_way_back_three_times(window: Open) -> None:
    ada = window(DESK)
    ada.get_by_role("link", name="With a friend").first.click()
    expect(ada.get_by_role("radio", name="With friends tonight")).to_be_checked()
    open_table(ada)
    expect(ada.get_by_role("heading", name="Your way back")).to_be_visible()
    invitation = ada.get_by_label("Link to seat 2").input_value()

    bruno = window(SMALL, path=path_of(invitation))
    bruno.get_by_label("Nickname").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    back = bruno.get_by_label("Link to your seat").input_value()
    assert violations(bruno) == [], "the way back"

    # By the own link.
    forget(bruno)
    bruno.goto(path_of(back))
    seated(bruno, "Bruno")
    assert "#" not in bruno.url

    # By the invitation, when those at the table say yes.
    forget(bruno)
    bruno.goto(path_of(invitation))
    bruno.get_by_role("heading", name="This invitation is Bruno’s seat").wait_for()
    assert violations(bruno) == [], "a used invitation"
    bruno.get_by_role("button", name="I am Bruno").click()
    ada.get_by_text("Someone opened Bruno’s invitation in another browser").wait_for()
    assert violations_of(ada, ".returning") == [], "the question"
    ada.get_by_role("button", name="Yes, let them in").click()
    seated(bruno, "Bruno")
    expect(ada.locator(".returning")).to_have_count(0)

    # On a phone, by the code on the screen.
    bruno.get_by_role("button", name="Your way back").click()
    code = bruno.get_by_role("dialog").get_by_role("img", name="QR code of your way back")
    address = text_of(code)
    assert address == bruno.get_by_role("dialog").get_by_label("Link to your seat").input_value()
    phone = window(PHONE, path=path_of(address))
    seated(phone, "Bruno")


def test_the_other_device_answers_and_a_no_is_told(window: Open) -> None:
    ada, bruno, other = window(DESK, path=None), window(PHONE, path=None), window(SMALL, path=None)
    chairs = [{"kind": "me", "nickname": "Ada"}, {"kind": "open"}]
    made = Host(window.address, ada.context).table("famiglia", chairs)
    invitation = f"/t/{made['table']}#{made['invitations'][0]['token']}"
    window.go(ada, f"/t/{made['table']}#{made['seats'][0]['token']}")
    window.go(bruno, invitation)
    bruno.get_by_label("Nickname").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    bruno.get_by_role("button", name="Go to the table").click()

    window.go(other, invitation)
    other.get_by_role("button", name="I am someone else").click()
    expect(other.get_by_text("Ask Ada, the host")).to_be_visible()
    other.reload()
    window.go(other, invitation)
    other.get_by_role("button", name="I am Bruno").click()
    other.get_by_text("The people at the table are being asked").wait_for()
    expect(ada.get_by_text("Bruno is here and answers.")).to_be_visible()
    expect(ada.locator(".returning button")).to_have_count(0)
    # The question outlives a reload on both sides.
    other.goto("about:blank")
    other.goto(invitation)
    other.get_by_text("The people at the table are being asked").wait_for()
    bruno.reload()
    bruno.get_by_role("button", name="No, not me").click()
    expect(other.get_by_text("The answer was no.")).to_be_visible(timeout=PATIENCE)
    expect(other.get_by_role("button", name="I am Bruno")).to_be_visible()


def test_guests_rename_themselves_stand_up_and_are_told_apart(window: Open) -> None:
    ada, guest = window(DESK, path=None), window(PHONE, path=None)
    chairs = [{"kind": "me", "nickname": "Ada"}, {"kind": "open"}]
    made = Host(window.address, ada.context).table("famiglia", chairs)
    window.go(ada, f"/t/{made['table']}#{made['seats'][0]['token']}")
    window.go(guest, f"/t/{made['table']}#{made['invitations'][0]['token']}")
    guest.get_by_label("Nickname").fill("ada")
    guest.get_by_role("button", name="Sit down").click()
    seated(guest, "ada 2")
    guest.get_by_role("button", name="Rename").click()
    guest.get_by_label("New name").fill("Bruno")
    guest.get_by_role("button", name="Save").click()
    seated(guest, "Bruno")
    expect(ada.locator('[data-chair="2"]')).to_contain_text("Bruno")
    guest.get_by_role("button", name="Stand up").click()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    expect(ada.locator('[data-chair="2"]')).to_contain_text("waiting for a friend")
    guest.get_by_role("button", name="Sit down").click()
    seated(guest, "Bruno")


def test_the_way_back_is_kept_with_a_running_table(window: Open) -> None:
    page = window(DESK, path=None)
    (path, _) = Host(window.address, page.context).friends()
    window.go(page, path)
    page.locator(".felt").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="People at the table").click()
    sheet = page.get_by_role("dialog", name="People at the table")
    link = sheet.get_by_label("Link to your seat").input_value()
    assert path_of(link) == path
    with page.expect_download() as taken:
        sheet.get_by_role("button", name="Add to my calendar").click()
    assert re.fullmatch(r"trinacria-\w+\.ics", taken.value.suggested_filename)
    entry = taken.value.path().read_bytes().decode().replace("\r\n ", "")
    assert f"URL:{link}\r\n" in entry
    assert "Keep it to yourself" in entry
    sheet.get_by_role("button", name="Rename").click()
    sheet.get_by_label("New name").fill("Adele")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.get_by_text("Adele").first).to_be_visible()


@pytest.mark.parametrize("language", ["fr-FR", "it-IT", "ru-RU", "de-DE", "es-ES"])
def test_the_way_back_fits_a_small_phone_in_every_language(window: Open, language: str) -> None:
    page = window(SMALL, path=None, language=language)
    made = Host(window.address, page.context).table("famiglia", [{"kind": "me"}, {"kind": "open"}])
    window.go(page, f"/t/{made['table']}#{made['invitations'][0]['token']}")
    page.locator("form button.primary").click()
    page.locator(".way").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL[0]
    for button in page.locator(".way .btn").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= SMALL[0]
