"""People play La Famiglia in the browser."""

import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from support.page.axe import violations
from support.page.browser import PHONE, Look, Open, open_tools, serving
from support.page.editions import at_length_in_both
from support.page.setting_up import open_table, unfold
from support.page.sicily_page import (
    click_on,
    friends_at_a_table,
    moment,
    seat_people,
    short_round,
    sit_at,
    sit_down,
    sit_together,
)
from support.runs.effort import amount
from support.server.tables import Host

from trinacria.games.lafamiglia.content.load import BUILT_IN, sicily

LAPTOP = (1280, 720)

# The round, the moment, whether something waits to be confirmed, how much is offered, and whether what glows has focus.
AT_THE_BAR = """() => [
  document.querySelector("[data-round]").dataset.round,
  document.querySelector("[data-version]").dataset.version,
  document.querySelector(".decide .act .primary") !== null,
  document.querySelectorAll(".decide .act button[data-action]:enabled").length,
  document.querySelector(":is(.legal:focus, .legal :focus)") !== null,
]"""
ASKED = """() => document.querySelector(".decide:not(.wait) button:enabled") !== null"""
ANSWERED = """(before) => document.querySelector("[data-version]").dataset.version !== before ||
  document.querySelector(".decide .act button[data-action]:enabled") !== null"""
MOVED_ON = """(before) => document.querySelector("[data-version]").dataset.version !== before &&
  document.activeElement !== document.body"""


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings."""
    page.locator("nav .icon-btn").last.click()
    page.get_by_role("radio", name=language).check()
    page.keyboard.press("Escape")


def told_ends(pages: list[Page]) -> set[str]:
    """What the windows say about the end of the game."""
    return {page.locator(".end h2:visible").inner_text() for page in pages}


@pytest.mark.slow
def test_four_friends_play_a_whole_game_by_clicking(window: Open) -> None:
    pages = friends_at_a_table(window)
    ends = click_on(*pages, seed=3, hasty=True)
    assert {end.why for end in ends} == {"over"}, ends
    assert min(end.decisions for end in ends) > 30
    assert len(told_ends(pages)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_one_person_plays_a_whole_game_with_bots(window: Open, mode: str) -> None:
    page = sit_down(window, mode, size=LAPTOP)
    (end,) = click_on(page, seed=5, hasty=True)
    assert end.why == "over", end
    assert end.decisions > 60
    assert len(told_ends([page]).pop()) > 10


@pytest.mark.keeps_windows
@pytest.mark.parametrize(
    "sit",
    [
        lambda window: sit_at(window, short_round(), size=LAPTOP),
        pytest.param(lambda window: sit_down(window, size=LAPTOP), marks=pytest.mark.slow),
    ],
    ids=["short", "whole"],
)
def test_the_keyboard_alone_plays_a_round(window: Open, sit: Callable[[Open], Page]) -> None:
    page, chance = sit(window), random.Random(4)
    decisions = 0
    while True:
        page.wait_for_function(ASKED)
        played, version, confirms, offered, _ = page.evaluate(AT_THE_BAR)
        if played != "1" or decisions >= amount(6, 1000):
            break
        if not confirms:
            for _ in range(chance.randint(1, 6)):
                page.keyboard.press("n")
            if page.evaluate(AT_THE_BAR)[-1]:
                page.keyboard.press("Enter")
                # What only begins an action is played at once.
                page.wait_for_function(ANSWERED, arg=version)
                _, now, _, offered, _ = page.evaluate(AT_THE_BAR)
                if now != version:
                    decisions += 1
                    page.wait_for_function(MOVED_ON, arg=version)
                    continue
        if offered > 0:
            page.keyboard.press(str(chance.randint(1, min(9, offered))))
        else:
            page.keyboard.press("l")
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=version)
        decisions += 1
    assert decisions > amount(5, 10)


@pytest.mark.keeps_windows
@at_length_in_both
def test_a_phone_is_enough(window: Open) -> None:
    page = sit_at(window, short_round(), size=PHONE)
    (end,) = click_on(page, decisions=amount(5, 25))
    assert end.why == "decisions", end
    whole = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert whole[0] <= PHONE[0]
    assert whole[1] <= PHONE[1]
    # Long words push nothing out of sight; test_screens.py looks at the longest whenever the page is tested.
    more = page.locator("header.top .more")
    for language in ("Русский", "Deutsch", "Français", "Italiano", "Español", "English")[: amount(0, 5)]:
        open_tools(page)
        speak(page, language)
        box = more.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE[0], language


@pytest.mark.slow
@at_length_in_both
def test_pointing_at_what_glows_is_playing(window: Open) -> None:
    page = sit_down(window)
    for _ in range(4):
        page.locator(".decide:not(.wait)").wait_for()
        version = page.locator("[data-version]").get_attribute("data-version") or ""
        if page.locator(".decide button[data-action]:enabled").count() == 0:
            page.locator(":is(.area, .sea, .space button, [data-area], [data-sea]).legal").first.click()
        page.locator(".decide button[data-action]:enabled").first.click()
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)


@pytest.mark.keeps_windows
@at_length_in_both
def test_orders_at_a_glance_the_small_map_and_a_token_that_is_dragged(window: Open) -> None:
    game = moment("put_token", seed=9)
    page = sit_at(window, game)
    others = page.locator(".others")
    row = others.locator("tr[data-family]").first.get_by_role("button")
    row.click()
    chart = others.get_by_role("button", name="Orders of")
    chart.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Advance")
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("Tab")
    chart.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("Advance")
    seen = page.locator("svg.map").get_attribute("viewBox") or ""
    expect(page.locator("svg.small")).to_have_count(0)
    page.keyboard.press("+")
    page.locator("svg.small").click(position={"x": 12, "y": 40})
    expect(page.locator("svg.map")).not_to_have_attribute("viewBox", seen)
    page.keyboard.press("0")
    expect(page.locator("svg.small")).to_have_count(0)
    # What is printed changes with the language, in the middle of a game.
    speak(page, "Italiano")
    row.click()
    others.get_by_role("button", name="Ordini: ").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Avanzata")
    view: Any = game.view(None)
    tiles = sicily().in_language("it").tiles
    expect(page.locator(".tiles .name b")).to_have_text([tiles[tile].name for tile in view["tiles"]["in_play"]])
    expect(page.locator("body")).not_to_contain_text("Advance")

    version = page.locator("[data-version]").get_attribute("data-version") or ""
    space = page.locator(".sheets .space.legal").first.get_attribute("data-space")
    token = page.locator(".sheets [data-space]:has(> .take.chosen)").get_attribute("data-space")
    assert space != token
    page.drag_and_drop(".sheets .take.chosen", f'[data-space="{space}"]')
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)
    expect(page.locator(f'[data-space="{space}"] .lying')).to_be_visible()


@pytest.mark.slow
def test_a_conflict_outlives_a_reload_and_a_cut_connection(window: Open) -> None:
    """Red has attacked green, and both choose a card in secret."""
    game = moment("conflict_card", seed=9)
    conflict: Any = game.view(None)["conflict"]
    attacker, defender = conflict["attacker"], conflict["defender"]
    pages: dict[str, Page] = {}
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    links = seat_people(window(path=None), game)
    for seat, link in links.items():
        pages[seat] = window(path=None)
        if seat == defender:
            pages[seat].route_web_socket(re.compile("/socket$"), through)
        pages[seat].goto(link)
    pages[game.seats[0]].get_by_role("button", name="Start the game").click()
    one, other = pages[attacker], pages[defender]

    one.locator(".duel .hand button").first.click()
    card = one.locator(".duel .hand .chosen b").inner_text()
    one.locator(".decide .primary").click()
    expect(one.locator(".decide.wait")).to_be_attached()
    one.reload()
    expect(one.locator(".duel .hand")).to_contain_text([card, ""])

    for theme in ("light", "dark"):
        other.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        assert violations(other) == [], f"the conflict, {theme}"
    other.locator(".duel .hand button").first.click()
    lines[-1].close()
    other.locator(".decide .primary").click()
    ends = click_on(one, other, until=".lf:not(:has(.scene))", seconds=60)
    assert {end.why for end in ends} == {"until"}, ends
    assert len(lines) > 1
    area = f'[data-area="{conflict["area"]}"]'
    there = {page.locator(area).get_attribute("aria-label") for page in pages.values()}
    assert len(there) == 1


@pytest.mark.slow
@pytest.mark.keeps_windows
def test_a_plan_is_seen_by_the_partner_alone(window: Open) -> None:
    """That nobody else is told of it is proved without a page; test_last_rules.py shows it to the partner."""
    pages = sit_together(window, short_round(), "red", "blue", "green")
    mine, other, partner = pages["red"], pages["blue"], pages["green"]
    mine.get_by_role("button", name="Plan with your teammate").first.click()
    mine.get_by_role("button", name="Pin", exact=True).click()
    mine.locator('[data-area="enna"]').click()
    expect(mine.locator("[data-mark]")).to_have_count(1)
    expect(partner.locator("[data-mark]")).to_have_count(1)
    expect(other.locator("[data-mark]")).to_have_count(0)


@pytest.mark.keeps_windows
@pytest.mark.parametrize("kind", ["place_number", pytest.param("place_area", marks=pytest.mark.slow)])
@at_length_in_both
def test_members_take_seats_instead_of_soldati_by_clicking(window: Open, kind: str) -> None:
    """The same number may mean either; both are on the table, and in words."""
    page = sit_at(window, moment(kind, mode="1v1", verb="seat"))
    seats = page.get_by_role("group", name="Members for the Cupola")
    expect(seats).to_be_visible()
    expect(page.get_by_role("group", name="Soldati on the board")).to_have_count(1 if kind == "place_number" else 0)
    seats.get_by_role("button", name="1", exact=True).click()
    confirm = page.locator('.decide .primary[data-action="seat 1"]')
    expect(confirm).to_contain_text("Seat 1 member")
    confirm.click()
    expect(page.locator(".log")).to_contain_text("You seat 1 member in the Cupola.")


def test_a_table_that_cannot_be_drawn_is_played_as_text(window: Open, look: Look) -> None:
    def spoil(route: Route) -> None:
        pack = route.fetch().json()
        pack["geometry"]["areas"]["prizzi"]["label"] = None
        route.fulfill(json=pack)

    page = window(path=None)
    page.route("**/api/v1/packs/*", spoil)
    host = Host(window.address, page.context)
    game = moment("recruit")
    assert game.decision is not None
    page.goto(host.start(host.from_position(game, [game.decision.seat])))
    expect(page.locator(".broken")).to_contain_text("You can continue in text mode.")
    expect(page.locator(".actions [data-action]").first).to_be_enabled()
    assert look.faults
    look.faults.clear()
    page.unroute_all()
    page.reload()
    expect(page.get_by_role("group", name="Map of the island")).to_be_visible()


@pytest.mark.slow
def test_a_pack_of_the_hosts_own_is_chosen_on_the_page(browser: Browser, tmp_path: Path) -> None:
    shutil.copytree(BUILT_IN, tmp_path / "box")
    for file, old, new in (("pack.toml", "Sicilia", "My box"), ("orders.toml", '"Charge"', '"Onset"')):
        changed = tmp_path / "box" / file
        changed.write_text(changed.read_text().replace(old, new))
    (tmp_path / "box" / "words.toml").unlink()
    with serving(tmp_path, 0, "--content", str(tmp_path / "box")) as address:
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        page.goto("/new?game=lafamiglia")
        unfold(page, "more")
        expect(page.locator('input[name="pack"]').first).to_be_checked()
        page.get_by_label("My box").check()
        open_table(page)
        expect(page.locator(".lf").get_by_text("Onset").first).to_be_visible()
        expect(page.locator(".lf").get_by_text("Charge")).to_have_count(0)
        context.close()
