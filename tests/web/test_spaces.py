"""Both sheets as one panel: words with the player's own numbers, for eyes, ears and fingers."""

import re
from typing import Any

import pytest
from fluent.syntax.ast import Message
from playwright.sync_api import Page, expect
from support.games.lafamiglia import table
from support.page.axe import violations_of
from support.page.browser import DESK, PHONE, Open, load_fonts
from support.page.sicily_page import sit_at, sit_together
from support.runs.effort import EVERYTHING
from support.text.catalogues import parsed

import trinacria
from trinacria.words.catalogue import LANGUAGES, words_in

pytestmark = pytest.mark.keeps_windows

LONGEST = ("fr", "ru", "de")
LANGUAGE_OF = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT", "ru": "ru-RU", "de": "de-DE", "es": "es-ES"}
TIGHT = """() => [...document.querySelectorAll(".sheets :is(.part, .word, .pay, .none)")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
  .map((one) => one.textContent)"""
"""What is wider than its place."""
OUTSIDE = """() => [...document.querySelectorAll(".sheets .space")].flatMap((space) => {
  const box = space.getBoundingClientRect();
  return [...space.querySelectorAll(".word, .none")].filter((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    const text = range.getBoundingClientRect();
    const beside = text.left < box.left - 1 || text.right > box.right + 1;
    return beside || text.top < box.top - 1 || text.bottom > box.bottom + 1;
  }).map((word) => word.textContent);
})"""
"""Words that stick out of their space."""


def planning() -> trinacria.Game:
    """The third round: spaces of all kinds, taken and free, with tokens of everybody above."""
    return table(
        round=3,
        money={"red": 6},
        hq={"red": 7},
        removed={"red": {"police": 1, "church": 2}},
        top={
            "s2.sp1": "neutral", "s2.sp3": "green", "s2.ju1": "red", "s2.ju2": "neutral", "s2.ju3": "blue",
            "s2.po1": "neutral", "s2.ch1": "blue", "s2.ti1": "yellow",
        },
        bottom={"s3.ju1": "yellow", "s3.ec1": "neutral", "s3.po2": "green"},
        enna="red 2", palermo="red 3 1l",
    )  # fmt: skip


def words_on(page: Page, space: str) -> list[str]:
    """What stands on a space."""
    return [text.replace("\xa0", " ") for text in page.locator(f'[data-space="{space}"] .word').all_inner_texts()]


def test_a_space_says_its_parts_with_the_own_numbers(window: Open) -> None:
    game = planning()
    page = sit_at(window, game)
    view: Any = game.view("red")
    numbers = view["families"]["red"]["space_numbers"]
    _, place = numbers["s3.po1"]
    (recruit,) = numbers["s3.ch1"]
    assert words_on(page, "s3.po1") == ["Order", f"Place {place}"]
    assert words_on(page, "s3.ch1") == [f"Recruit {recruit}"]
    assert words_on(page, "s3.ju2") == ["2 orders", "1 area"]
    heard = page.locator('[data-space="s3.po1"]')
    expect(heard).to_have_accessible_name(f"Police, space 1: issue an order + place {place}, pay 1, free")
    taken = page.locator('[data-space="s3.po2"]')
    expect(taken).to_have_accessible_name(re.compile("has Green$"))
    expect(page.locator('[data-space="s3.sp4"]')).to_have_accessible_name(re.compile("never full, free$"))


def test_the_numbers_of_others_are_not_shown(window: Open) -> None:
    game = planning()
    view: Any = game.view("blue")
    assert "space_numbers" not in view["families"]["red"]
    page = sit_together(window, game, "blue")["blue"]
    place = view["families"]["blue"]["space_numbers"]["s3.po1"][1]
    assert words_on(page, "s3.po1") == ["Order", f"Place {place}"]


def test_states_are_told_apart_without_colour(window: Open) -> None:
    page = sit_at(window, planning(), drawn=True)

    def edge(space: str) -> tuple[str, str]:
        style = "(one) => [getComputedStyle(one).borderStyle, getComputedStyle(one).borderWidth]"
        found: list[str] = page.locator(f'[data-space="{space}"]').evaluate(style)
        return found[0], found[1]

    assert edge("s3.po4")[0] == "dashed"
    assert edge("s3.sp4") == ("solid", "2px")
    expect(page.locator('[data-space="s3.sp4"] .sign')).to_be_visible()
    expect(page.locator('[data-space="s3.po2"] .lying .tok')).to_be_visible()
    expect(page.locator('[data-space="s3.po1"] .lying')).to_have_count(0)
    expect(page.locator('[data-space="s3.po4"]')).to_contain_text("no action")


def test_the_sheets_are_one_stop_and_a_grid(window: Open) -> None:
    page = sit_at(window, planning())
    grid = page.get_by_role("grid", name="Sheets")
    expect(grid.get_by_role("columnheader")).to_have_count(6)
    expect(grid.locator('[tabindex="0"]')).to_have_count(1)
    grid.locator('[tabindex="0"]').focus()
    first = page.evaluate("document.activeElement.dataset.column")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.column") != first
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(grid.locator(".space:focus")).to_have_count(1)
    expect(grid.locator('[tabindex="0"]')).to_have_count(1)
    expect(grid.locator('[tabindex="0"]:focus')).to_have_count(1)
    assert violations_of(page, ".sheets") == []


@pytest.mark.parametrize("size", [DESK, (1280, 720), (1024, 768), PHONE, (360, 640), (844, 390)])
def test_every_word_fits(window: Open, size: tuple[int, int]) -> None:
    for language in LANGUAGES if EVERYTHING else LONGEST:
        page = sit_at(window, planning(), size=size, language=LANGUAGE_OF[language], drawn=True)
        page.locator(".sheets .space").first.wait_for()
        load_fonts(page)
        assert page.evaluate(TIGHT) == [], (language, size)
        assert page.evaluate(OUTSIDE) == [], (language, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_spaces_have_at_most_eight_letters(language: str) -> None:
    words = words_in(language)
    parts = [
        message.id.name
        for message in parsed("en")["web-sheets.ftl"]
        if isinstance(message, Message) and message.id.name.startswith("web-sheets-part-")
    ]
    assert len(parts) > 15
    assert [word for word in map(words, parts) if len(re.findall(r"\w", word)) > 8] == []


def test_a_finger_reaches_a_space_and_chooses_among_tokens(window: Open) -> None:
    page = sit_at(window, planning(), size=PHONE, drawn=True)
    small = """() => [...document.querySelectorAll(".sheets .space")].filter((one) => {
      const box = one.getBoundingClientRect(), more = getComputedStyle(one, "::after");
      const high = box.height - parseFloat(more.top) - parseFloat(more.bottom);
      return high < 44 || box.width < 44;
    }).length"""
    assert page.evaluate(small) == 0
    page.locator('[data-space="s3.po1"]').click()
    well = page.locator('[data-space="s2.ju1"] .take')
    well.tap()
    asked = page.get_by_role("group", name="Which token?")
    expect(asked.locator(".answer")).to_have_count(3)
    heights = asked.locator(".answer").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert min(heights) >= 48
    asked.locator(".answer").first.click()
    expect(asked).to_have_count(0)
