"""Bots with a character: named people, told apart by what they do, never by what they know."""

import pytest

from trinacria.bots import BOTS
from trinacria.bots.mind import mind_of
from trinacria.bots.styles import PEOPLE, STYLES
from trinacria.table.bots import bots_for
from trinacria.words import LANGUAGES, words_in

GAMES = ("famiglia", "lafamiglia")


@pytest.mark.parametrize("game", GAMES)
def test_every_character_is_a_bot_of_both_games_and_a_person(game: str) -> None:
    assert set(STYLES) == set(PEOPLE) == set(mind_of(game).styles)
    assert len(set(PEOPLE.values())) == len(PEOPLE)
    assert min(PEOPLE.values()) > 4, "four chairs have people of their own"
    for style in STYLES:
        assert BOTS[style].knows(game)
        assert style in bots_for(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_is_told_in_a_sentence_of_its_own(language: str) -> None:
    words = words_in(language)
    told = {words(f"bots-style-{game}", style=style) for game in GAMES for style in STYLES}
    assert len(told) == len(GAMES) * len(STYLES)
    assert len({words("bots-kind", bot=style) for style in STYLES}) == len(STYLES)
