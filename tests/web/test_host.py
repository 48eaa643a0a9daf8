"""The host's page: everything that the host does there, at every size, and what players see of it."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.page.axe import violations_in_both_themes
from support.page.browser import Look, Open, serving, visit
from support.page.screens import faults_on
from support.terminal.commands import command

DESK = (1280, 720)
SMALL = (360, 640)
SCRIPT = "<img src=x onerror=alert(1)>"
SECTIONS = ("Reports", "Members", "Admission", "Announcement", "Words", "Backup", "Limits", "Log")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A server of its own: the host's page changes what everybody sees."""
    with serving(folder, 0, "--no-limits") as found:
        yield found


@pytest.fixture
def link(folder: Path, address: str) -> str:
    """A new link to the host's page, as its path."""
    database = f"sqlite:///{folder / 'tables.db'}"
    wish = ("club", "host", "--address", address, "--database", database, "--lang", "en")
    with ThreadPoolExecutor(1) as elsewhere:
        # In this thread the browser's own loop runs.
        done, said, complained = elsewhere.submit(command, *wish).result()
    assert done == 0, complained
    found = re.search(r"/host#host-[\w-]+", said)
    assert found is not None
    return found.group()


def asked(page: Page, address: str, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """A request beside the page."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = page.request.post(f"{address}/api/v1{path}", data=body, headers=headers, max_retries=3)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def member(page: Page, address: str, name: str) -> str:
    return str(asked(page, address, "/club/members", {"name": name})["key"])


def part(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Parts of this page").get_by_role("button", name=name).click()


def entered(window: Open, link: str, size: tuple[int, int] = DESK) -> Page:
    page = window(size, path=link)
    page.get_by_role("heading", name="report").wait_for()
    return page


def table_of(page: Page, address: str, *keys: str) -> tuple[str, list[str]]:
    """A table of Famiglia with two members, and their chairs."""
    chairs = [{"kind": "me", "nickname": "Ada"}, {"kind": "open"}]
    wishes = {"settings": {"game": "famiglia", "mode": "", "name": "Zàgara"}, "chairs": chairs}
    made = asked(page, address, "/tables", wishes, keys[0])
    invited = made["invitations"][0]
    joining = {"nickname": "Lupo", "invitation": invited["token"]}
    seat = asked(page, address, f"/tables/{made['table']}/join", joining, keys[1])
    return made["table"], [made["seats"][0]["token"], seat["token"]]


def test_the_link_opens_the_page_once_and_leaves_the_address(window: Open, link: str) -> None:
    page = entered(window, link)
    assert page.url.endswith("/host")
    page.reload()
    expect(page.get_by_role("heading", name="report")).to_be_visible()
    assert page.evaluate("localStorage['trinacria-host']") == link.partition("#")[2]


def test_without_the_link_nothing_is_shown(window: Open, link: str) -> None:
    page = window(DESK, path="/host")
    expect(page.get_by_text("This page opens with the host’s link")).to_be_visible()
    assert violations_in_both_themes(page) == []


def test_a_line_is_reported_at_the_table_and_settled_here(window: Open, link: str, address: str) -> None:
    page = entered(window, link)
    keys = [member(page, address, name) for name in ("Ada", "Lupo")]
    table, seats = table_of(page, address, *keys)
    lupo, ada = (window(size, path=None) for size in (DESK, SMALL))
    for one, token in ((lupo, seats[1]), (ada, seats[0])):
        visit(one, f"/t/{table}#{token}")
    lupo.get_by_label("Write something").fill(f"Learn to read {SCRIPT}")
    lupo.get_by_label("Write something").press("Enter")
    ada.get_by_text("Learn to read").wait_for()
    ada.get_by_role("button", name="Report", exact=True).click()
    dialog = ada.get_by_role("dialog")
    dialog.get_by_label("Report the line by Lupo").check()
    dialog.get_by_label("Reason").fill("insults")
    assert faults_on(ada, "dialog[open] textarea", scrolls=True) == ""
    dialog.get_by_role("button", name="Tell the host").click()
    expect(dialog.get_by_text("The host will read it.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="One report waits for you")).to_be_visible()
    report = page.locator("article")
    expect(report).to_contain_text("Zàgara")
    expect(report).to_contain_text(SCRIPT)
    expect(report).to_contain_text("Lupo: member since")
    assert faults_on(page, "article .btn", scrolls=True) == ""
    assert violations_in_both_themes(page) == []
    report.get_by_role("button", name="Suspend").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Suspend Lupo?")
    expect(dialog.get_by_role("button", name="Suspend")).to_be_disabled()
    dialog.get_by_label("Reason").fill("Insults")
    dialog.get_by_label("Last day").fill("2099-12-31")
    assert faults_on(page, "dialog[open] textarea", scrolls=True) == ""
    dialog.get_by_role("button", name="Suspend").click()
    expect(page.get_by_role("heading", name="No reports are waiting")).to_be_visible()
    part(page, "Members")
    expect(page.locator("main li", has_text="Lupo")).to_contain_text(re.compile("suspended until the end of .*2099"))
    again = window(SMALL, path=f"/t/{table}#{keys[1]}")
    refusal = again.request.get(f"{address}/api/v1/club/me", headers={"authorization": f"Bearer {keys[1]}"}).json()
    assert "31 December 2099" in refusal["message"]
    assert "Insults" in refusal["message"]


def test_members_are_searched_and_each_act_asks_once(window: Open, link: str, address: str) -> None:
    page = entered(window, link, SMALL)
    for name in ("Bruno", "Chiara", "Maria Concetta di Valle"):
        member(page, address, name)
    part(page, "Members")
    page.get_by_label("Search by name").fill("CHIA")
    rows = page.locator("main li")
    expect(rows).to_have_count(1)
    for act, done in (("Warn", "1 warning"), ("Suspend", "suspended"), ("Restore", "1 warning")):
        rows.get_by_role("button", name="What to do with Chiara").click()
        page.get_by_role("dialog").get_by_role("button", name=act, exact=True).click()
        dialog = page.get_by_role("dialog")
        if act != "Restore":
            dialog.get_by_label("Reason").fill("Because")
        dialog.get_by_role("button", name=act, exact=True).click()
        expect(rows).to_contain_text(done)
    expect(rows).not_to_contain_text("suspended")
    rows.get_by_role("button", name="What to do with Chiara").click()
    page.get_by_role("dialog").get_by_role("button", name="New recovery sheet").click()
    page.get_by_role("dialog").get_by_role("button", name="New recovery sheet").click()
    expect(page.locator(".secret")).to_have_text(re.compile(r"^([A-Z2-9]{4}-){6}[A-Z2-9]{4}$"))
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    page.get_by_label("Search by name").fill("bruno")
    page.get_by_role("button", name="What to do with Bruno").click()
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    page.get_by_label("New name").fill("Carlo")
    page.get_by_label("Reason").fill("Because")
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    expect(page.get_by_text("No matching members.")).to_be_visible()
    page.get_by_label("Search by name").fill("")
    expect(page.get_by_role("button", name="What to do with Carlo")).to_be_visible()
    page.get_by_role("button", name="What to do with Carlo").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    page.get_by_label("Reason").fill("Because")
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="What to do with Carlo")).to_have_count(0)
    page.get_by_role("group", name="Which members").get_by_role("button", name="Warned").click()
    expect(page.locator("main li b").first).to_have_text("Chiara")
    assert faults_on(page, "main li", scrolls=True) == ""


def test_admission_announcement_and_words(window: Open, link: str, address: str) -> None:
    page = entered(window, link)
    part(page, "Admission")
    page.get_by_role("button", name="With a code").click()
    expect(page.locator(".secret")).to_have_text(re.compile("^c-"))
    page.get_by_role("button", name="Anybody").click()
    expect(page.get_by_role("button", name="Anybody")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Name of the club").fill("Circolo del Molo")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("header.top")).to_contain_text("Circolo del Molo")
    page.get_by_role("button", name="Picture of the club").click()
    page.get_by_role("radio").nth(1).check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("radio")).to_have_count(0)
    part(page, "Announcement")
    page.get_by_role("textbox", name="Announcement").fill(f"Friday at eight {SCRIPT}")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    home = window(SMALL)
    expect(home.get_by_role("region", name="From the host")).to_contain_text(f"Friday at eight {SCRIPT}")
    assert faults_on(home, "#announced", scrolls=True) == ""
    desk = window(DESK)
    expect(desk.locator("header.top")).to_contain_text("Circolo del Molo")
    desk.locator("header.top .club image").wait_for()
    part(page, "Words")
    page.get_by_role("textbox", name="Word").fill("stronzo")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Remove stronzo").wait_for()
    refused = page.request.post(f"{address}/api/v1/club/members", data={"name": "Stronzo"})
    assert refused.json()["key"] == "host-error-word"
    page.get_by_role("button", name="Remove stronzo").click()
    expect(page.get_by_text("No words yet.")).to_be_visible()
    part(page, "Backup")
    page.get_by_role("button", name="Make a backup").click()
    expect(page.get_by_text("Backup made: backups/trinacria-")).to_be_visible()
    part(page, "Log")
    log = page.locator("main ol").first
    expect(log).to_contain_text("The host made a backup")
    expect(log).to_contain_text("The host took stronzo off the list of unwanted words.")
    part(page, "Announcement")
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_role("button", name="Remove it")).to_have_count(0)


def test_every_section_fits_a_desk_and_a_phone(window: Open, link: str, address: str) -> None:
    page = entered(window, link, SMALL)
    member(page, address, "Wolfeschlegelsteinhausen")
    faults = []
    for name in SECTIONS:
        part(page, name)
        faults += [f"{name}: {fault}" for fault in faults_on(page, "main section", scrolls=True).splitlines()]
        found = violations_in_both_themes(page)
        faults += [f"{name}: {fault}" for fault in found]
    assert faults == []


def test_a_wrong_key_is_forgotten_and_says_so(window: Open, look: Look, link: str) -> None:
    page = window(DESK, path="/host#host-wrong")
    expect(page.get_by_role("alert")).to_contain_text("This link no longer opens the host’s page")
    assert page.evaluate("localStorage['trinacria-host'] ?? null") is None
    # The browser itself notes the refusal.
    look.faults[:] = [fault for fault in look.faults if "401" not in fault]
