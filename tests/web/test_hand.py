"""One's own orders and mat: always whole, in their order, said in full, and chosen where they are."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.games.lafamiglia import table
from support.page.axe import violations_of
from support.page.browser import PHONE, Open
from support.page.screens import SIZES
from support.page.sicily_page import moment, sit_at

import trinacria

pytestmark = pytest.mark.keeps_windows

DESKS = ((1024, 768), (1280, 720), (1440, 900), (1920, 1080), (820, 1180))
SMALL = (PHONE, (360, 640), (844, 390))
LOW = 480
"""Lower windows have a place for the hand alone, as narrow ones have."""


def sizes(*always: tuple[int, int], small: bool) -> list[Any]:
    """All windows of a kind: some in `make test`, and the others in `make test-all`."""
    kind = [size for size in SIZES if (size[0] < 560 or size[1] < LOW) == small]
    return [size if size in always else pytest.param(size, marks=pytest.mark.slow) for size in kind]


FAULTS = """() => {
  const hand = document.querySelector(".hand");
  const found = [];
  for (const card of hand.querySelectorAll(".order")) {
    const room = card.querySelector(".card").getBoundingClientRect();
    for (const part of card.querySelectorAll(".band > *, .g, b, small")) {
      const box = part.getBoundingClientRect();
      if (!box.width) continue;
      const beside = box.left < room.left - 1 || box.right > room.right + 1;
      if (beside || box.top < room.top - 1 || box.bottom > room.bottom + 1)
        found.push(`${card.dataset.order}: ${part.textContent || part.className}`);
    }
  }
  for (let box = hand; box && !box.matches(".lf"); box = box.parentElement)
    if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== "visible")
      found.push(box.className);
  return found;
}"""
"""What sticks out of its card, and what is wider than its place."""
SEEN = """() => [...document.querySelectorAll(".hand .order")].filter((card) => {
  const box = card.getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight && box.height > 40;
}).length"""
"""How many cards are whole in the window."""


def planning(removed: dict[str, int]) -> trinacria.Game:
    """Red may choose, with the orders that these tokens of its mat have freed."""
    return table(
        round=3,
        money={"red": 6},
        hq={"red": 7},
        removed={"red": removed},
        top={"s2.sp1": "neutral", "s2.ju1": "red", "s2.po1": "blue"},
        enna="red 2",
    )


FEW: dict[str, int] = {"police": 1, "church": 2}
MOST = {"justice": 4, "police": 5, "economy": 4, "church": 4}


def hand(page: Page) -> list[str]:
    """The orders as they lie."""
    ids = page.locator(".hand [data-order]").evaluate_all("(all) => all.map((one) => one.dataset.order)")
    return [str(one) for one in ids]


@pytest.mark.parametrize("removed", [FEW, MOST], ids=["few", "most"])
@pytest.mark.parametrize("size", sizes(*DESKS, small=False), ids=str)
def test_the_own_orders_are_whole_on_desks(window: Open, size: tuple[int, int], removed: dict[str, int]) -> None:
    game = planning(removed)
    view: Any = game.view("red")
    page = sit_at(window, game, size=size, language="ru-RU", drawn=True)
    assert page.evaluate(FAULTS) == []
    assert page.evaluate(SEEN) == len(view["families"]["red"]["orders"])


@pytest.mark.parametrize("size", sizes(*SMALL, small=True), ids=str)
def test_the_own_orders_are_whole_on_phones(window: Open, size: tuple[int, int]) -> None:
    page = sit_at(window, planning(MOST), size=size, drawn=True)
    page.locator(".lf nav").get_by_role("button", name="Orders").click()
    page.locator(".hand .order").first.wait_for()
    assert page.evaluate(FAULTS) == []
    low = page.locator(".hand .order").evaluate_all("(all) => all.map((one) => Math.min(one.offsetHeight, 44))")
    assert set(low) == {44}


def test_orders_lie_by_kind_and_initiative_or_by_initiative_alone(window: Open) -> None:
    game = planning(MOST)
    page = sit_at(window, game)
    rules: Any = game
    printed = {order.id: order for order in rules.printed.pack.orders.values()}
    lying = hand(page)
    kinds = [(printed[one].type != "supply", printed[one].initiative) for one in lying]
    assert kinds == sorted(kinds)
    assert {kind for kind, _ in kinds} == {True, False}
    page.get_by_role("button", name="Sort by initiative alone").click()
    numbers = [printed[one].initiative for one in hand(page)]
    assert numbers == sorted(numbers)
    assert numbers != [number for _, number in kinds]
    page.get_by_role("button", name="Sort by kind, then by initiative").click()
    assert hand(page) == lying


def test_an_order_is_heard_as_it_is_seen(window: Open) -> None:
    page = sit_at(window, planning(FEW))
    charge = page.get_by_role("option", name="Charge")
    expect(charge).to_have_accessible_name(re.compile(r"^Charge, attack, initiative 11, .*attack bonus 2"))
    expect(page.get_by_role("listbox", name="Orders in your HQ").get_by_role("group")).to_have_count(2)
    expect(page.locator('.hand [tabindex="0"]')).to_have_count(1)
    assert violations_of(page, ".own-family") == []


def test_an_order_is_chosen_in_the_hand(window: Open) -> None:
    game = moment("issue_order", seed=3, round=2)
    page = sit_at(window, game)
    assert game.decision is not None
    orders = {str(action).split()[1] for action in game.decision.actions if str(action).startswith("order ")}
    assert orders
    lit = page.locator(".hand .order.legal")
    assert {str(one.get_attribute("data-order")) for one in lit.all()} == orders
    lit.first.click()
    expect(page.locator(".hand .order.chosen")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".decide .act .primary")).to_be_visible()


def test_selling_takes_place_beside_the_hand(window: Open) -> None:
    game = planning(FEW)
    page = sit_at(window, game)
    sold = sorted(str(option).split()[1] for option in game.anytime("red") if str(option).startswith("sell "))
    sell = page.locator(".anytime .any").first
    sell.click()
    expect(sell).to_have_attribute("aria-pressed", "true")
    assert sorted(str(one.get_attribute("data-order")) for one in page.locator(".hand .order.legal").all()) == sold
    sell.click()
    expect(page.locator(".hand .order.legal")).to_have_count(0)


def test_the_mat_is_a_line_that_opens(window: Open) -> None:
    game = planning(FEW)
    view: Any = game.view("red")
    family = view["families"]["red"]
    page = sit_at(window, game)
    line = page.locator(".own-family .line")
    expect(line.locator('[data-explain="row police"] .worth')).to_have_text(str(family["police"]))
    expect(line.locator('[data-explain="row police"] .gone')).to_have_count(1)
    expect(line.locator(".store b").first).to_have_text(str(family["money"]))
    expect(page.locator(".mat-panel")).to_have_count(0)
    page.keyboard.press("m")
    mat = page.locator(".mat-panel")
    expect(mat).to_be_visible()
    expect(line.get_by_role("button", name="Mat")).to_have_attribute("aria-expanded", "true")
    box, hand_box = mat.bounding_box(), page.locator(".hand").bounding_box()
    assert box is not None
    assert hand_box is not None
    assert box["x"] + box["width"] <= hand_box["x"], "the open mat covers the page, not the hand"
    page.keyboard.press("m")
    expect(mat).to_have_count(0)


def test_a_question_about_the_mat_opens_it(window: Open) -> None:
    page = sit_at(window, moment("exert", "exert_supply", seed=3))
    expect(page.locator(".mat-panel .lift").first).to_be_visible()


def test_two_characters_are_whole_side_by_side(window: Open) -> None:
    for size in ((1280, 720), PHONE):
        page = sit_at(window, moment("character", mode="1v1"), size=size, language="fr-FR", drawn=True)
        cards = page.locator("[data-character]")
        expect(cards).to_have_count(2)
        left, right = cards.first.bounding_box(), cards.last.bounding_box()
        assert left is not None
        assert right is not None
        assert left["y"] == right["y"]
        assert left["x"] + left["width"] <= right["x"]
        assert "…" not in page.locator(".cards").inner_text()
        cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
        assert page.locator("[data-character] :not(.sr)").evaluate_all(cut) == 0
        assert page.locator("[data-character] .more").count() > 0
        cards.first.click()
        expect(cards.first).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".decide .act .primary")).to_be_visible()
