"""A mat is typed in on its drawing, with less than half of what a form of single fields takes."""

import itertools
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from support.page.axe import violations_of
from support.page.browser import Open

from trinacria.games.lafamiglia.content.load import built_in

pytestmark = pytest.mark.keeps_windows

LAPTOP, PHONE = (1280, 720), (390, 844)
ROWS = ("justice", "police", "economy", "church")
KEYS = {"car": "c", "lab": "l", "launder": "w"}
MATS: dict[str, Any] = {family: entry["mat"] for family, entry in built_in("families.toml")["family"].items()}
TYPED = {"red": "white", "black": "green"}
"""Two families, and those whose mats are in the box in their place."""
COUNT = """() => {
  window.effort = 0;
  addEventListener('click', (event) => { if (event.detail > 0) window.effort += 1; }, true);
  addEventListener('keydown', () => { window.effort += 1; }, true);
}"""


def numbers(space: dict[str, Any]) -> list[int]:
    """What is printed on a space, as it is typed."""
    value = space.get("value", space.get("n", []))
    return value if isinstance(value, list) else [value]


def kept(one: list[str], other: list[str]) -> list[tuple[int, int]]:
    """The entries of a list that need not be moved for it to become another: the most there are."""
    for size in range(len(one), 0, -1):
        for places in itertools.combinations(range(len(one)), size):
            for there in itertools.combinations(range(len(other)), size):
                if all(one[a] == other[b] for a, b in zip(places, there, strict=True)):
                    return list(zip(places, there, strict=True))
    return []


def by_fields(now: dict[str, Any], wanted: dict[str, Any]) -> int:
    """Clicks and keys that the mat took when every space had a form of its own.

    A number: into its field, select it, its digits. A section or a rim: a click where it differs. A space of another
    kind: taken out, added at the end, and moved to its place one by one.
    """
    effort = 0
    for row in ROWS:
        start = wanted[row].get("start", [])
        spaces = wanted[row]["spaces"]
        typed = [*(start if isinstance(start, list) else [start]), *(n for space in spaces for n in numbers(space))]
        effort += sum(2 + len(str(number)) for number in typed)
        old, new = now[row]["spaces"], spaces
        stay = kept([one["reveals"] for one in old], [one["reveals"] for one in new])
        left = {there: old[here] for here, there in stay}
        effort += len(old) - len(stay)
        for at, space in enumerate(new):
            if at not in left:
                effort += 1 + sum(there > at for there in left)
                left[at] = {"section": new[at - 1]["section"] if at else "A"}
            effort += left[at]["section"] != space["section"]
            effort += bool(left[at].get("doubled")) != bool(space.get("doubled"))
    return effort


class Typist:
    """Types a mat in from left to right, by the mouse or by keys."""

    def __init__(self, page: Page, keys: bool) -> None:
        self.page, self.keys = page, keys
        self.desk = page.locator(".ws-desk")

    def place(self, row: str, at: int) -> Locator:
        """A place of the mat: its button."""
        return self.desk.locator(f"[data-key$='.{row}.{f'spaces[{at}]' if at >= 0 else 'start'}'] .cell")

    def press(self, key: str, button: str) -> None:
        """A key, or the button that does the same."""
        if self.keys:
            self.page.keyboard.press(key)
        else:
            self.desk.locator(".palette").get_by_role("button", name=button, exact=True).click()

    def number(self, number: int, money: bool = False) -> None:
        if self.keys:
            self.page.keyboard.type(str(number))
        else:
            self.press("", f"Money {number}" if money else f"Value {number}")

    def row(self, row: str, now: list[dict[str, Any]], wanted: list[dict[str, Any]]) -> None:
        """The spaces of a row. What is there already is only looked at."""
        for at, space in enumerate(wanted):
            if at >= len(now):
                self.desk.locator(f"[data-key$='.mat.{row}'] .add").click()
            chosen = self.place(row, at)
            expect(chosen).to_have_attribute("aria-pressed", "true")
            before = chosen.inner_text()
            begins = at > 0 and space["section"] != wanted[at - 1]["section"]
            edge = self.desk.locator(f"[data-key$='.mat.{row}'] .edge").nth(at)
            if at > 0 and (edge.get_attribute("aria-pressed") == "true") != begins:
                edge.click()
                chosen.focus()
            if ("Double rim" in before) != bool(space.get("doubled")):
                self.press("d", "Double rim")
            if space["reveals"] in KEYS:
                self.press(KEYS[space["reveals"]], space["reveals"])
            for number in numbers(space):
                self.number(number, money=space["reveals"] == "money")
        for _ in now[len(wanted) :]:
            self.press("Delete", "Remove this space")

    def mat(self, now: dict[str, Any], wanted: dict[str, Any]) -> None:
        self.place("justice", -1).click()
        for row in ROWS:
            start = wanted[row].get("start", [])
            for number in start if isinstance(start, list) else [start]:
                self.number(number)
            self.row(row, now[row]["spaces"], wanted[row]["spaces"])


@pytest.fixture
def page(window: Open) -> Page:
    """A new pack on the bench."""
    opened = window(LAPTOP, path="/workshop")
    opened.locator(".btn.primary.big").click()
    expect(opened.locator(".ws-desk h2")).to_be_visible()
    return opened


def lay(page: Page, kind: str, id: str) -> None:
    """Lay a component on the bench."""
    pack = re.search(r"/workshop/(\w+)", page.url)
    assert pack is not None
    page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
        f"/workshop/{pack[1]}/{kind}/{id}",
    )


def draft(page: Page) -> dict[str, Any]:
    """The files of the pack as the browser keeps them."""
    found = page.evaluate(
        "Object.entries(localStorage).find(([key]) => key.startsWith('trinacria-workshop-'))[1]",
    )
    files: dict[str, Any] = json.loads(found)["files"]
    return files


def test_two_mats_take_less_than_half_of_what_single_fields_take(
    page: Page, capsys: pytest.CaptureFixture[str]
) -> None:
    page.evaluate(COUNT)
    fields = 0
    for (family, box), keys in zip(TYPED.items(), (False, True), strict=True):
        lay(page, "family", family)
        expect(page.locator(".ws-desk .mat")).to_be_visible()
        Typist(page, keys).mat(MATS[family], MATS[box])
        fields += by_fields(MATS[family], MATS[box])
    effort = page.evaluate("window.effort")
    typed = draft(page)["families.toml"]["family"]
    for family, box in TYPED.items():
        assert typed[family]["mat"] == MATS[box]
    with capsys.disabled():
        print(f"\nworkshop: two mats with {effort} clicks and keys, {fields} by fields")
    assert effort * 2 < fields


def test_a_nought_makes_ten_and_keys_walk_over_the_mat(page: Page) -> None:
    lay(page, "family", "red")
    place = Typist(page, keys=True).place
    place("church", 3).click()
    page.keyboard.type("10")
    expect(place("church", 3)).to_have_accessible_name("Church, space 4; 10; section B")
    place("justice", 0).click()
    page.keyboard.press("ArrowDown")
    expect(place("police", 0)).to_be_focused()
    page.keyboard.press("End")
    expect(place("church", 3)).to_be_focused()
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(place("church", 3)).to_have_accessible_name("Church, space 4; 7; section B")


def test_the_mat_fits_a_phone_and_its_confirmation_is_in_sight(page: Page, window: Open) -> None:
    lay(page, "family", "yellow")
    confirm = page.get_by_role("button", name="It matches, next")
    expect(confirm).to_be_in_viewport(ratio=1)
    expect(confirm).to_have_attribute("aria-keyshortcuts", "Control+Enter")
    assert violations_of(page, ".ws-desk") == []
    page.keyboard.press("Control+Enter")
    expect(page.locator(".ws-progress")).to_contain_text("1 of 144")
    phone = window(PHONE, path="/workshop", language="ru")
    phone.locator(".btn.primary.big").click()
    expect(phone.locator(".ws-desk h2")).to_be_visible()
    lay(phone, "family", "yellow")
    expect(phone.locator(".ws-desk .mat")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    small = phone.evaluate(
        "[...document.querySelectorAll('.mat .cell, .ws-desk .palette button, footer .btn')]"
        ".filter((one) => one.getBoundingClientRect().height < 44).length"
    )
    assert small == 0


def test_house_rules_are_seven_steppers_within_their_bounds(page: Page) -> None:
    lay(page, "pack", "pack")
    rules = page.locator(".house li")
    expect(rules).to_have_count(7)
    fewer = page.get_by_role("button", name="Less: Rounds")
    for _ in range(3):
        fewer.click()
    expect(fewer).to_be_disabled()
    page.get_by_role("button", name="More: Extra money at the start").click()
    pieces = draft(page)["pieces.toml"]
    assert (pieces["limits"]["rounds"], pieces["limits"]["start_money"]) == (1, 1)
    assert pieces["sources"]["limits.rounds"] == pieces["sources"]["limits.start_money"] == "house"
    expect(page.get_by_role("status").filter(has_text="No errors")).to_be_visible()
    # Too much, typed by hand, is one fault that leads here.
    page.get_by_label("Rounds", exact=True).fill("9")
    expect(page.locator(".faults li")).to_contain_text("A house rule can be 1 to 4.")
    expect(page.locator(".faults li b")).to_have_text("House rules, Rounds")
    page.get_by_role("button", name="Rounds: back to the rulebook’s number").click()
    page.get_by_role("button", name="Extra money at the start: back").click()
    expect(page.get_by_role("status").filter(has_text="No errors")).to_be_visible()
    assert "pieces.toml" not in draft(page)


def test_a_neighbour_less_is_one_fault_and_a_name_less_keeps_its_row(page: Page) -> None:
    lay(page, "area", "enna")
    page.get_by_role("button", name="Remove: Camastra").click()
    fault = page.locator(".faults li")
    expect(fault).to_have_count(1)
    expect(fault).to_contain_text("Enna is missing, though the rulebook shows it as a neighbour. Add Enna.")
    page.keyboard.press("Control+z")
    expect(fault).to_have_count(0)
    page.get_by_role("button", name="Remove: Petralia").click()
    expect(fault).to_have_count(1)
    expect(fault).to_contain_text("though the map draws a border with it")
    page.keyboard.press("Control+z")
    expect(fault).to_have_count(0)
    lay(page, "area", "prizzi")
    page.locator(".ws-desk").get_by_label("Name", exact=True).first.fill("")
    expect(fault).to_have_count(1)
    expect(fault).to_contain_text("The name is empty. Type one.")
    expect(page.locator(".ws-desk h2")).to_have_text("Prizzi")
    expect(page.locator(".thing.on")).to_contain_text("Prizzi")


def test_an_initiative_above_twenty_is_doubted_and_can_be_played(page: Page) -> None:
    lay(page, "order", "red.police.B")
    initiative = page.locator(".ws-desk").get_by_label("Initiative", exact=True).first
    initiative.fill("21")
    expect(page.locator(".faults li")).to_contain_text("The initiative 21 is higher than any in the box")
    expect(page.get_by_role("status").filter(has_text="No errors, 1 value to check")).to_be_visible()
    expect(page.get_by_role("button", name="Play with it")).to_be_enabled()
    initiative.fill("20")
    expect(page.locator(".faults li")).to_have_count(0)
