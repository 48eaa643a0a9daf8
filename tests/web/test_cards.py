"""Famiglia's table: all cards fit, the bar says what is best open, the recap names who did what."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Position, expect
from support.games import famiglia
from support.page.axe import violations_in_both_themes
from support.page.browser import PHONE, Open, Player, against_a_bot, begin_from
from support.page.editions import at_length_in_both
from support.page.screens import FEWEST, LONG, SIZES, resize
from support.runs.effort import EVERYTHING

import trinacria

pytestmark = pytest.mark.keeps_windows

# What lies in the street and the hand: how large, whether it is in sight, whether anything on it is cut.
CARDS = """() => {
  const seen = (one) => one.getBoundingClientRect();
  const inside = (one, other) => {
    const [a, b] = [seen(one), seen(other)];
    return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  };
  const faults = [];
  for (const zone of document.querySelectorAll(".block, .hand")) {
    for (const slot of zone.querySelectorAll(".slot")) {
      const { width, height } = seen(slot);
      const name = slot.querySelector(".small-face .name");
      const what = `${zone.className.split(" ")[0]} ${name.textContent}`;
      if (width < 75 || height < 75) faults.push(`${what}: ${Math.round(width)}x${Math.round(height)}`);
      if (name.scrollWidth > name.parentElement.clientWidth + 1) faults.push(`${what}: the name is cut`);
      if (!zone.classList.contains("scrolls") && !inside(slot, zone)) faults.push(`${what}: not in sight`);
      for (const part of slot.querySelectorAll(".band, .plate"))
        if (part.scrollWidth > part.clientWidth + 1) faults.push(`${what}: ${part.className} is too narrow`);
    }
  }
  for (const strip of document.querySelectorAll(".side-gang .strip-face .name"))
    if (strip.scrollWidth > strip.clientWidth + 1) faults.push(`strip ${strip.textContent}: the name is cut`);
  return faults;
}"""
WHOLE = {
    (390, 844),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1536, 864),
    (1920, 1080),
}
"""Where the whole street is in sight; smaller windows scroll it."""


def at(
    window: Open, position: dict[str, Any], *actions: str, size: tuple[int, int] = (1280, 720), **wishes: Any
) -> Page:
    """A window at a table that begins from a position."""
    game = trinacria.from_position(position)
    page = begin_from(window, game, "p1", size, **wishes)
    page.locator(".decide:not(.wait)").wait_for()
    for action in actions:
        Player(page).press(action)
    return page


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.slow) for one in ("fr", "it", "ru", "de", "es"))]
)
def test_all_sixty_cards_fit_at_every_size(window: Open, language: str) -> None:
    page = at(window, {**LONG, "passes": 0}, language=language)
    line = page.context.new_cdp_session(page)
    for size in SIZES if EVERYTHING else (*FEWEST, (390, 844), (820, 1180), (1440, 900)):
        resize(page, line, size)
        page.wait_for_function("() => document.getAnimations().length === 0")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(CARDS) == [], size
        if size in WHOLE:
            expect(page.locator(".block.scrolls")).to_have_count(0)
        counts = [page.locator(f"{zone} .slot").count() for zone in (".street", ".hand")]
        assert counts == [16, 9], size
    line.detach()


@at_length_in_both
def test_a_swap_is_chosen_as_a_whole_and_the_played_card_stays(window: Open) -> None:
    game = famiglia.table("R3 B1", "B3 R1 G0 Y0", "G0", gang1="R0 B0 B0 Y1", deck="R2 G1 R4")
    famiglia.play(game, "play B3")
    page = begin_from(window, game, "p1")
    gang = page.locator(".block.mine")
    expect(gang.locator(".slot")).to_have_count(5)
    expect(page.locator(".side-gang .strip-face")).to_have_count(2)
    expect(gang.locator('[data-card="B3"]')).to_have_class(re.compile("stays"))
    expect(gang.locator('[data-card="B3"].legal')).to_have_count(0)
    gang.locator('[data-card="R0"]').click()
    gang.locator('[data-card="Y1"]').click()
    expect(page.locator(".decide .question")).to_contain_text("for 2 cards of your hand")
    page.locator('.hand [data-card="G0"]').click()
    page.locator('.hand [data-card="Y0"]').click()
    page.locator(".decide").get_by_role("button", name="Swap 2 and 2").click()
    expect(page.locator(".street .slot")).to_have_count(2)
    hand = page.locator(".hand .slot").evaluate_all("cards => cards.map(({ dataset }) => dataset.card).sort()")
    assert hand == ["R0", "R1", "Y1"]
    expect(page.locator(".decide .question")).to_contain_text("and recruit it")


@at_length_in_both
def test_the_bar_names_the_best_way_and_its_buttons_are_in_the_same_order(window: Open) -> None:
    game = famiglia.table("R3 R1 B1", "R0 R0 R2 R2", "G0", deck="G0 R4 B4")
    page = begin_from(window, game, "p1")
    question = page.locator(".decide .question")
    expect(question).to_contain_text("Recruit The Counsel")
    expect(question).to_contain_text("or put a card away for new ones.")
    options = page.locator(".decide .option")
    expect(options.nth(0)).to_have_attribute("data-action", "take R3 R2 R2")
    expect(options.nth(0)).to_have_class(re.compile("best"))
    expect(options.nth(0)).to_contain_text("2 + 2: 14 → 24")
    expect(options.nth(1)).to_have_attribute("data-action", "take R1 R0 R0")
    options.nth(2).click()
    expect(question).to_contain_text("Choose the card to put away")
    page.locator('.street [data-card="B1"]').click()
    page.locator('.decide .primary[data-action="new B1"]').click()
    expect(page.locator(".street .slot")).to_have_count(3)
    expect(page.locator(".street .away")).to_have_count(0)


def test_a_card_tells_ears_all_that_a_player_decides_by(window: Open) -> None:
    page = begin_from(window, famiglia.table("G3 R1", "G2 G2", "G0"), "p1")
    heard = page.locator('.street [data-card="G3"] .sr').first.inner_text()
    assert re.fullmatch(r"The \w+, Mercenaries, value 3, Joker for 0–2, 6 points, recruit with G2 \+ G2", heard), heard
    heard = page.locator('.street [data-card="R1"] .sr').first.inner_text()
    assert re.fullmatch(r"The \w+, La Famiglia, value 1, no ability, 3 points", heard), heard


@at_length_in_both
def test_the_recap_begins_with_who_did_it_and_indents_what_followed(window: Open) -> None:
    game = famiglia.table("B1 R1 Y2", "R0 R0", "B0 B0 Y1", deck="Y0 R2 G2 B2 G1 R3 B3")
    page = begin_from(window, game, "p1", bot="greedy")
    player = Player(page)
    player.until_asked()
    player.press("pass")
    player.until_asked()
    recap = page.get_by_role("region", name="Since your last turn").first
    deeds = recap.locator(".line .said")
    expect(deeds.first).to_be_attached()
    bot = page.locator(".side-gang.far .who b").inner_text()
    for text in deeds.all_text_contents():
        assert text.strip().startswith(bot), text
        assert "(you)" not in text
    assert recap.locator("header small").text_content() == "1 turn"
    assert re.search(r"(The \w+)", " ".join(deeds.all_text_contents()))


@at_length_in_both
def test_a_phone_has_gangs_and_recap_as_sheets_from_below(window: Open) -> None:
    page = at(window, LONG, size=PHONE)
    page.locator(".side-gang.far .line").click()
    sheet = page.locator("dialog.sheet[open]")
    expect(sheet.locator(".strip-face")).to_have_count(14)
    box = sheet.bounding_box()
    assert box is not None
    assert abs(box["y"] + box["height"] - PHONE[1]) <= 1
    assert all(
        one >= 44 for one in sheet.locator(".list > div").evaluate_all("all => all.map((one) => one.clientHeight)")
    )
    assert violations_in_both_themes(page, "dialog[open]") == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(820, 1180), PHONE], ids=["tablet", "phone"])
def test_a_whole_game_of_cards_by_touch(window: Open, size: tuple[int, int]) -> None:
    page = against_a_bot(window, size)
    line = page.context.new_cdp_session(page)
    resize(page, line, size)
    player = Toucher(page, seed=9, patience=30)
    while True:
        player.until_asked()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        if player.over:
            break
        assert page.evaluate(CARDS) == []
        player.act()
    expect(page.locator(".finale")).to_be_visible()
    line.detach()


class Toucher(Player):
    """Somebody who plays with a finger."""

    def point(self, target: Locator, position: Position | None = None) -> None:
        """Tap something."""
        target.tap(position=position)
