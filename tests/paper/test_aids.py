"""What lies beside the pieces on paper: overview sheets, prices in the screens, set-ups and the cutting list."""

import re
from collections import Counter
from html import unescape

import pytest
from support.packs.own_packs import own_pack

from trinacria.games.lafamiglia.content.load import examine_files, sicily
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.lafamiglia import PAPER
from trinacria.paper.lafamiglia.components import PIECES
from trinacria.paper.lafamiglia.cutting import cutting
from trinacria.paper.lafamiglia.overview import STEPS, draw_attack, draw_plans
from trinacria.paper.lafamiglia.parts import pack_parts
from trinacria.paper.lafamiglia.screen import ANYTIME, draw_screen
from trinacria.paper.lafamiglia.setup import SETUPS, setups
from trinacria.paper.sheet import PAPERS
from trinacria.speech.games.lafamiglia.numbers import numbers_of
from trinacria.words import LANGUAGES, words_in

A4 = PAPERS["a4"]
POINTS = 72 / 25.4


def said(*drawings: str) -> str:
    """All text of drawings, with its lines joined."""
    return " ".join(unescape(text) for drawing in drawings for text in re.findall(r"<text[^>]*>([^<]*)<", drawing))


def with_house(**house: int) -> Pack:
    """A pack with house rules."""
    pack, faults, _ = examine_files(own_pack(house=house))
    assert pack is not None
    assert faults == ()
    return pack


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_back_of_an_overview_sheet_has_every_step_of_an_attack(language: str) -> None:
    words = words_in(language)
    told = words.with_numbers(numbers_of(sicily()))
    text = said(draw_attack(sicily().in_language(language), words))
    for step in STEPS:
        assert f"{step.number} {words(f'paper-overview-{step.id}')}" in text
        for rule in step.rules:
            assert told(rule) in text


def test_each_team_gets_a_sheet_with_the_island_to_plan_on() -> None:
    words = words_in("en")
    sheets = list(PIECES["overviews"](sicily(), words))
    assert len(sheets) == sicily().pieces.tiles.sets == 2
    assert all(sheet.back is not None for sheet in sheets)
    plans = said(draw_plans(sicily()))
    assert all(word in plans for area in sicily().areas.values() for word in area.name.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_has_the_prices_and_what_can_be_done_at_any_time(language: str) -> None:
    words = words_in(language)
    told = words.with_numbers(numbers_of(sicily()))
    drawing = draw_screen(sicily().in_language(language), "red", words)
    text = said(drawing)
    for name, _, rules in ANYTIME:
        assert words(f"paper-screen-{name}") in text
        assert all(told(rule) in text for rule in rules)
    # Tenths of a millimetre; nobody reads print below 6 points.
    assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', drawing)) / 10 * POINTS > 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_set_ups_are_on_one_page(language: str) -> None:
    words = words_in(language)
    for size in PAPERS.values():
        (page,) = setups(words, size)
        told = words.with_numbers(numbers_of(sicily()))
        for rules in SETUPS.values():
            for number, rule in enumerate(rules, 1):
                assert f"{number}. {told(rule)}" in said(page)


def test_the_cutting_list_counts_what_is_printed() -> None:
    words = words_in("en")
    parts = pack_parts(sicily(), A4, words, PAPER.kinds)
    (page,) = cutting(words, A4, [part for part in parts if part.leaves], sicily())
    text = said(page)
    for part in parts:
        if part.leaves:
            sheets = "1 sheet" if len(part.leaves) == 1 else f"{len(part.leaves)} sheets"
            assert f"{part.title}: {sheets}" in text
    pieces = Counter(placed.piece.name for part in parts for leaf in part.leaves for placed in leaf.placed)
    ones = sum(number for name, number in pieces.items() if re.fullmatch(r"soldato \w+ 1", name))
    assert f"Soldati, 1 each {ones} (6 × {pieces['soldato red 1']}, {pieces['soldato grey 1']} grey)" in text
    assert f"Labs {sicily().pieces.common.labs}, 16 × 16 mm" in text


def test_alone_the_cutting_list_is_of_all_pieces_and_else_of_those_beside_it() -> None:
    words = words_in("en")
    (alone,) = pack_parts(sicily(), A4, words, ("cutting",))
    (page,) = alone.pages
    assert "Money" in said(page[0].drawing)
    *_, beside = pack_parts(sicily(), A4, words, ("tiles", "cutting"))
    assert "Control tiles: 2 sheets" in said(beside.pages[0][0].drawing)
    assert "Money" not in said(beside.pages[0][0].drawing)


def test_a_house_rule_is_in_the_screens() -> None:
    words, pack = words_in("en"), with_house(rounds=2, win_team=4)
    text = said(draw_screen(pack, "red", words))
    ours = words.with_numbers(numbers_of(pack))
    usual = words.with_numbers(numbers_of(sicily()))
    assert ours("web-rules-round-end") in text
    assert usual("web-rules-round-end") not in text
