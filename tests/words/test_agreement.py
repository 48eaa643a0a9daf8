"""Headings are translated, and colours and families agree with what they stand for."""

import pytest
from fluent.syntax.ast import GroupComment
from support.games.lafamiglia import PACK
from support.text.catalogues import parsed

from trinacria.games.lafamiglia.rules.actions import COLOUR, TOKEN
from trinacria.speech.games.lafamiglia.names import FAMILY, Names
from trinacria.words import Words
from trinacria.words.catalogue import LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != "en")


def headings(language: str) -> dict[str, list[str]]:
    """The headings of the rules, by catalogue file."""
    return {
        name: [str(entry.content) for entry in body if isinstance(entry, GroupComment)]
        for name, body in parsed(language).items()
        if name.startswith("rules-")
    }


@pytest.mark.parametrize("language", OTHERS)
def test_the_headings_of_the_rules_are_translated(language: str) -> None:
    english = headings("en")
    assert {name: len(titles) for name, titles in headings(language).items()} == {
        name: len(titles) for name, titles in english.items()
    }
    same = [title for name, titles in headings(language).items() for title in set(titles) & set(english[name])]
    # An Italian word in English and German too.
    assert same == (["Pentito"] if language in ("it", "de") else [])


@pytest.mark.parametrize(
    ("language", "player", "family", "token"),
    [
        ("en", "Black", "Black", "Black"),
        ("fr", "Noir", "famille noire", "noir"),
        ("ru", "Чёрные", "Чёрные", "чёрная"),
        ("it", "Nero", "famiglia nera", "nero"),
        ("de", "Schwarz", "Schwarz", "schwarz"),
        ("es", "Negro", "familia negra", "negra"),
    ],
)
def test_a_colour_agrees_with_what_it_stands_for(language: str, player: str, family: str, token: str) -> None:
    names = Names(PACK, Words(language))
    assert [names.of(kind, "black") for kind in (COLOUR, FAMILY, TOKEN)] == [player, family, token]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Vous dirigez la famille blanche."),
        ("it", "Guidi la famiglia bianca."),
        ("ru", "Ваша семья: Белые."),
        ("de", "Du führst Familie Weiß."),
        ("es", "Diriges la familia blanca."),
    ],
)
def test_a_family_is_spoken_of_in_its_gender(language: str, said: str) -> None:
    words = Words(language)
    family = Names(PACK, words).of("family", "white")
    assert words("lafamiglia-event-family_chosen", viewer="self", seat="", family=family) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Neutral soldati attack"),
        ("fr", "Des miliciens neutres attaquent"),
        ("ru", "Атакуют нейтральные солдаты"),
        ("it", "I soldati neutrali attaccano"),
        ("de", "Neutrale Soldati greifen von Enna aus"),
        ("es", "Los soldati neutrales atacan"),
    ],
)
def test_neutral_soldati_attack_in_the_plural(language: str, said: str) -> None:
    told = Words(language)(
        "web-lafamiglia-duel-what",
        attacker="neutral",
        attacking="neutral",
        defender="Carrubo",
        defending="family",
        source="Enna",
    )
    assert told.startswith(said)
    assert "Carrubo" in told
