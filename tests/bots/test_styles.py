"""Bots with a character: named people, told apart by what they do, never by what they know."""

import pytest

from trinacria.bots import BOTS
from trinacria.bots.games.lafamiglia.styles import STYLES as CHARACTERS
from trinacria.bots.styles import PEOPLE, STYLES
from trinacria.table.bots import bots_for
from trinacria.words import LANGUAGES, words_in


def test_every_character_is_a_bot_of_la_famiglia_and_a_person() -> None:
    assert set(STYLES) == set(PEOPLE) == set(CHARACTERS)
    assert len(set(PEOPLE.values())) == len(PEOPLE)
    assert min(PEOPLE.values()) > 4, "four chairs have people of their own"
    for style in STYLES:
        assert BOTS[style].knows("lafamiglia")
        assert not BOTS[style].knows("famiglia")
        assert style in bots_for("lafamiglia")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_is_told_in_a_sentence_of_its_own(language: str) -> None:
    words = words_in(language)
    assert len({words("bots-style", style=style) for style in STYLES}) == len(STYLES)
    assert len({words("web-bot", bot=style) for style in STYLES}) == len(STYLES)
