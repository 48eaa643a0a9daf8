"""Numbers of the rules in sentences come from the game that is played, not from the catalogue."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax.ast import BaseNode, Identifier, Message, NumberLiteral, TextElement, Variant
from support.packs.own_packs import own_pack
from support.text.catalogues import parsed

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.games import GAMES, unfold
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.content.house import HOUSE_RULES
from trinacria.games.lafamiglia.content.load import at_play, sicily
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.lafamiglia.rules import _items
from trinacria.speech.games.lafamiglia.numbers import numbers_of
from trinacria.speech.saying import say_event, say_result, say_rule
from trinacria.words import LANGUAGES, words_in

OTHER = {
    "rounds": 3,
    "start_money": 2,
    "win_family": 4,
    "win_team": 8,
    "mandamento_areas": 3,
    "tiles_in_play": 9,
    "labs_per_area": 1,
}
"""A house rule of each kind, each number another than that of the box."""

NUMBERS = {
    "en": "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|fourth|fifth|sixth|seventh",
    "fr": "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quatrième|cinquième|sixième|septième",
    "it": "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quarto|quinto|sesto|settimo",
    "de": (
        "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zweimal|vierte[nrs]?|fünfte[nrs]?|sechste[nrs]?|"
        "siebte[nrs]?"
    ),
    "ru": (
        "два|две|двух|двумя|три|трёх|четыре|четырёх|пять|пяти|шесть|шести|семь|семи|восемь|девять|десять|одиннадцать|"
        "двенадцать|четвёрт\\w+|пят(?:ый|ого|ом)|шест(?:ой|ого|ом)"
    ),
    "es": "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]",
}
"""The words for numbers. One is no number of a house rule in the box: it counts the pieces of an action."""
SUBJECTS = {
    "en": r"rounds?\b|Mandament\w+|labs?\b|control tiles?\b",
    "fr": r"manches?\b|mandament\w+|labos?\b|tuiles Contrôle",
    "de": r"Runden?\b|Mandament\w+|Labor\w*|Kontrollplättchen",
    "it": r"round\b|mandament\w+|laborator\w+|tessere controllo",
    "ru": r"раунд\w*|район\w*|лаборатор\w+|тайл\w* контроля",
    "es": r"rondas?\b|mandament\w+|laboratorios?\b|losetas? de control",
}
"""What the numbers of the house rules count."""
PARTS = {
    "en": "of (?:its|the) (?:3|three) areas",
    "fr": "d(?:e ses|es) (?:3|trois) territoires",
    "de": "(?:seiner|der) (?:3|drei) Gebiete",
    "it": "de(?:i suoi|i) (?:3|tre) territori",
    "ru": "(?:области )?из (?:3|трёх|её трёх)",
    "es": "de (?:sus|las) (?:3|tres) zonas",
}
"""How many areas of a Mandamento are meant."""
FIXED = {
    "guide-": "lessons show a recorded game of the box",
    "example-": "positions that the rulebooks print, played with the box",
    "credits-setting-": "the map has so many Mandamenti in every pack",
    "content-": "what a pack must have to be accepted",
    "LF-C-": "the pieces in the box: no pack may have others",
    "LF-M-01": "the map has so many Mandamenti of so many areas in every pack",
    "LF-S-10": "round spaces are spaces of a round shape",
    "LX-2-S01": "round spaces are spaces of a round shape",
    "web-lafamiglia-length": "the box on the home page, before there is a game",
}
"""Messages that may name a number although it counts something that a house rule counts, with the reason."""
MONEY = {"en": "money", "de": "Geld", "fr": "£", "it": r"monet\w+", "ru": r"лир\w*", "es": r"moneda\w*"}
FIXED_PRICES = {
    "example-": "positions that the rulebooks print, played with the box",
    "content-": "what a pack must have to be accepted",
    "LF-C-01": "the coins in the box",
    "guide-": "lessons show a recorded game of the box",
    "LF-S-19": "the gift of the set-up: the same in every mode and pack",
    "paper-setup-start": "the gift of the set-up: the same in every mode and pack",
    "LF-PA-09": "any money at all",
    "LF-AC-13": "money for each lab: the same in every mode and pack",
    "LF-XA-05": "money for each lab: the same in every mode and pack",
    "LF-PB-0": "above the columns of the sheets: no pack may have other prices",
    "LF-XT-0": "the rulebook on tiles; the pack's own words stand on the tile",
    "LX-1-S09": "the set-up of the box: no pack may have another",
    "LX-2-S08": "the set-up of the box: no pack may have another",
}
"""Messages that may name an amount of money, with the reason."""


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    for pack_hash in LaFamiglia.brought_packs():
        LaFamiglia.forget_pack(pack_hash)


def other_box() -> dict[str, Any]:
    """The options of a game in which every house rule differs from the box."""
    assert set(OTHER) == set(HOUSE_RULES)
    return {"content": LaFamiglia.bring_pack(own_pack(house=OTHER))}


def texts(node: Any) -> Iterator[str]:
    """What a message says by itself; variants for a certain number are about the fact they belong to."""
    if isinstance(node, list):
        for part in node:
            yield from texts(part)
    elif isinstance(node, Variant) and (
        isinstance(node.key, NumberLiteral) or (isinstance(node.key, Identifier) and node.key.name in ("one", "two"))
    ):
        return
    elif isinstance(node, TextElement):
        yield node.value
    elif isinstance(node, BaseNode):
        for part in vars(node).values():
            yield from texts(part)


def saying(language: str, pattern: re.Pattern[str]) -> dict[str, str]:
    """The messages with such words of their own, and these words."""
    return {
        entry.id.name: found.group()
        for body in parsed(language).values()
        for entry in body
        if isinstance(entry, Message)
        for text in texts(entry.value)
        if (found := pattern.search(text)) is not None
    }


def fixed_numbers(language: str) -> dict[str, str]:
    """The messages that say a number of what house rules count, and the words in question."""
    number, subject = rf"\b(?:[2-9]|\d\d+|{NUMBERS[language]})\b", SUBJECTS[language]
    before, after = rf"{number}(?: [\w’]+)? (?:{subject})", rf"(?:{subject})(?: [\w’]+)? {number}"
    either = re.compile(rf"{before}|{after}|{number} {PARTS[language]}", re.I)
    return saying(language, either)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_names_a_number_that_a_house_rule_may_change(language: str) -> None:
    assert {key: text for key, text in fixed_numbers(language).items() if not key.startswith(tuple(FIXED))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_names_a_price_that_a_mode_may_change(language: str) -> None:
    found = saying(language, re.compile(rf"\b\d+[ \u00a0](?:{MONEY[language]})"))
    assert {key: text for key, text in found.items() if not key.startswith(tuple(FIXED_PRICES))} == {}


def test_every_exception_is_needed() -> None:
    counted = {key for language in LANGUAGES for key in fixed_numbers(language)}
    assert [start for start in FIXED if not any(key.startswith(start) for key in counted)] == []
    priced = {key for one in LANGUAGES for key in saying(one, re.compile(rf"\d[ \u00a0](?:{MONEY[one]})"))}
    assert [start for start in FIXED_PRICES if not any(key.startswith(start) for key in priced)] == []


def test_famiglia_has_no_number_that_could_change() -> None:
    """Why its catalogues may name them: one mode, no options, no packs."""
    assert GAMES["famiglia"].modes == ("standard",)
    assert GAMES["famiglia"].options_of("standard") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_tells_the_number_of_the_game(language: str) -> None:
    words = words_in(language)
    view = trinacria.new_game("lafamiglia", seed=1, options=other_box()).view(None)
    usual = trinacria.new_game("lafamiglia", seed=1).view(None)
    for rule, names in {
        "LF-G-03": ("rounds",),
        "LF-G-04": ("win_family", "win_team"),
        "LF-G-05": ("rounds",),
        "LF-S-04": ("tiles_in_play",),
        "LF-S-22": ("labs_per_area",),
        "LF-DL-04": ("labs_per_area",),
        "LF-MG-03": ("mandamento_areas",),
        "LF-EG-01": ("win_family", "win_team"),
        "LF-EG-02": ("rounds",),
        "LX-V-02": ("win_family", "win_team"),
    }.items():
        for seen, value in ((view, OTHER), (usual, {name: rule.usual for name, rule in HOUSE_RULES.items()})):
            told = re.findall(r"\d+", say_rule(rule, words, seen))
            assert [str(value[name]) for name in names if str(value[name]) not in told] == [], (rule, told)
        assert say_rule(rule, words, None) == say_rule(rule, words, usual)


def test_brute_force_costs_what_the_mode_says() -> None:
    words = words_in("en")
    for mode, cost in (("2v2", "2 soldati"), ("1v1", "1 soldato")):
        view = trinacria.new_game("lafamiglia", mode, seed=1).view(None)
        assert cost in say_rule("LF-CF-14", words, view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", ["the box", "another"])
def test_the_end_of_a_game_is_told_with_its_own_numbers(language: str, pack: str) -> None:
    words = words_in(language)
    options = {} if pack == "the box" else other_box()
    game = trinacria.new_game("lafamiglia", seed=5, options=options)
    names = {seat: seat for seat in game.seats}
    for reason in ("family", "team", "last_round"):
        result = trinacria.Result(game.seats[:1], reason, dict.fromkeys(game.seats, 2))
        said = say_result(result, words, names, game.view(None))
        seen: dict[str, object] = {
            "kind": "ended",
            "reason": reason,
            "one": 2,
            "two": 2,
            "decided_by": "",
            "winners": [],
        }
        said += say_event(seen, words, names, game.view(None), None)
        mine = OTHER if options else {name: rule.usual for name, rule in HOUSE_RULES.items()}
        if reason != "last_round":
            assert str(mine[f"win_{reason}"]) in re.findall(r"\d+", said)
        assert not re.search(rf"\b(?:{NUMBERS[language]})\b", said, re.I), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_sheets_do_not_contradict_their_house_rules(language: str) -> None:
    pack = at_play(other_box()["content"])

    def sheet(of: Pack) -> list[str]:
        words = words_in(language).with_numbers(numbers_of(of))
        return [text for item in _items(words, of) if (text := getattr(item, "text", ""))]

    ours, usual = sheet(pack), sheet(sicily())
    stated = (("win_family", 2), ("win_team", 2), ("rounds", 2), ("mandamento_areas", 1))
    for name, least in stated:
        # Once among the house rules, and in every sentence of the round and the victory.
        assert sum(str(OTHER[name]) in re.findall(r"\d+", text) for text in ours) > least, name
    changed = [text for text in usual if text not in ours]
    assert len(changed) >= 5
    for text in changed:
        assert text not in ours


def test_a_game_with_other_numbers_is_told_from_beginning_to_end() -> None:
    """No sentence needs a number that the game does not give."""
    game = trinacria.new_game("lafamiglia", seed=5, options=other_box())
    play_match(game, {seat: find_bot("random")(seed=at) for at, seat in enumerate(game.seats)})
    record = game.record()
    told: list[str] = []
    for step in unfold(record):
        names = {seat: seat for seat in step.game.seats}
        view = step.game.view(None)
        for event in step.events:
            seen = event.seen_by(None)
            if seen is not None:
                told += [say_event(seen, words_in(language), names, view, None) for language in LANGUAGES]
    assert len(told) > 400
    assert game.result is not None
    assert not [
        line
        for line in told
        if re.search(r"\b(?:fourth|quatrième|quarto|vierte[nr]?|четвёрт\w+|cuart[oa])\b", line, re.I)
    ]
