"""Questions say the truth about their answers: whether something may be left out, in every language alike."""

import re

import pytest
from support.games.walks import war
from support.runs.effort import amount

from trinacria.games import GAMES
from trinacria.kernel.decision import CHANCE
from trinacria.speech.saying import say_prompt, say_question, words_of_the_box
from trinacria.words import LANGUAGES, words_in

LEAVES_OUT = {
    "en": r"\bor (?:skip|stop|pass|decline)\b|\bskip it\b|\byou (?:can|may) (?:skip|stop)\b",
    "fr": r"\bou (?:passez|arrêtez|refusez)\b|\barrêtez\b",
    "it": r"\bo (?:salta|fermati|rifiuta|passa|chiudi)\b|\bfermati\b",
    "de": r"\boder (?:passe|beende|überspringe|lehne)\b|überspring|\blass (?:es|ihn) aus\b",
    "ru": r"пропустите|законч\w+|откажитесь|пасуйте",
    "es": r"\bo (?:salta|pasa|rechaza|para|deja de)\b",
}
"""How a question says that there is an answer which leaves out what it asks for."""
ALWAYS_OFFERED = {"swap_tiles": "accept or decline: both are answers to an offer"}


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_a_question_says_that_it_may_be_left_out_only_where_it_may(mode: str) -> None:
    seen: set[tuple[str, bool]] = set()
    for seed in range(amount(3, 12)):
        for game in war(seed, shy=0.3, mode=mode):
            decision = game.decision
            if decision is None or decision.seat == CHANCE:
                continue
            offered = any(action.text.split()[0] in game.declining for action in decision.actions)
            if (decision.kind, offered) in seen:
                continue
            seen.add((decision.kind, offered))
            view = game.view(decision.seat)
            for language in LANGUAGES:
                words = words_in(language)
                asked = say_prompt(words, view)
                says_so = re.search(LEAVES_OUT[language], asked, re.I) is not None
                assert offered or not says_so, (language, decision.kind, asked)
                badge = words("screen-may" if offered else "screen-must")
                assert say_question(words, view) == f"{badge} · {asked}"
    assert len(seen) > 25


def test_what_one_language_says_of_leaving_out_all_of_them_say() -> None:
    for name, rules in GAMES.items():
        for kind in rules.decision_kinds:
            key = f"{name}-decision-{kind}"
            asked = {language: words_of_the_box(words_in(language))(key) for language in LANGUAGES}
            saying = {language for language in LANGUAGES if re.search(LEAVES_OUT[language], asked[language], re.I)}
            assert saying in (set(), set(LANGUAGES)) or kind in ALWAYS_OFFERED, (name, kind, saying)


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Place a boat, or skip."),
        ("fr", "Placez une vedette, ou passez."),
        ("it", "Metti un motoscafo, o salta."),
        ("de", "Setze ein Boot ein oder überspringe es."),
        ("ru", "Поставьте катер или пропустите."),
        ("es", "Pon una lancha, o pasa."),
    ],
)
def test_the_phrases_are_recognised(language: str, asked: str) -> None:
    assert re.search(LEAVES_OUT[language], asked)
