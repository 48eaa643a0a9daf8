"""A pack in other languages: what is printed is translated, ids and hash stay, and the words are those of the rules."""

import re

import pytest
from content.packs import Copy

from trinacria.games.lafamiglia.content.load import at_hand, load, loaded, sicily
from trinacria.games.lafamiglia.content.model.pack import WordsFile
from trinacria.words import LANGUAGES, words_in

PACK = sicily()
OTHERS = tuple(language for language in LANGUAGES if language != "en")


def test_a_pack_may_speak_every_language_we_have() -> None:
    assert WordsFile.__struct_fields__ == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_all_but_the_names_of_families_is_translated(language: str) -> None:
    own_names = {family.name for family in PACK.families.values()}
    assert set(PACK.printed) - own_names == set(getattr(PACK.files.words, language))


@pytest.mark.parametrize("language", OTHERS)
def test_no_two_components_are_called_the_same(language: str) -> None:
    read = PACK.in_language(language)
    for one, other in ((PACK.orders, read.orders), (PACK.tiles, read.tiles), (PACK.characters, read.characters)):
        assert len({thing.name for thing in other.values()}) == len({thing.name for thing in one.values()})


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_numbers_and_rules(language: str) -> None:
    for text, said in getattr(PACK.files.words, language).items():
        assert sorted(re.findall(r"[A-Z-]+-\d+|\d+", said)) == sorted(re.findall(r"[A-Z-]+-\d+|\d+", text)), said


def test_no_text_shouts_and_french_sets_no_break_spaces() -> None:
    plain = re.compile(r"« |«\w| [;:?»](?:\s|$)|\w[»;:?]")
    for language in OTHERS:
        assert not [said for said in getattr(PACK.files.words, language).values() if "!" in said or "'" in said]
    assert not [said for said in PACK.files.words.fr.values() if plain.search(said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_call_the_tiles_as_the_pack_does(language: str) -> None:
    words, sources = words_in(language), PACK.files.tiles.sources
    for tile in PACK.in_language(language).tiles.values():
        rule = sources.get(f"tile[{tile.id}]")
        if rule is not None:
            assert words(rule).startswith(f"{tile.name} ("), rule
        else:
            assert re.search(rf" {tile.name}\s?: ", words("LF-XT-09")), tile.name


def test_everything_printed_is_read_in_the_readers_language_and_ids_and_hash_stay(copy: Copy) -> None:
    lines = "\n".join(f"{text!r} = {'×' + text!r}".replace("'", '"') for text in set(PACK.printed) if "'" not in text)
    (copy.directory / "words.toml").write_text(f"[it]\n{lines}\n")
    pack = load(copy.directory)
    read = pack.in_language("it")
    assert list(pack.printed) == list(PACK.printed)
    assert list(read.printed) == [text if "'" in text else f"×{text}" for text in PACK.printed]
    assert (list(read.orders), list(read.tiles), read.hash) == (list(PACK.orders), list(PACK.tiles), PACK.hash)
    assert read.areas == PACK.areas
    assert read is pack.in_language("it")


def test_better_words_in_a_copy_are_the_ones_that_are_shown(copy: Copy) -> None:
    copy.edit("words.toml", '"Advance" = "Avance"', '"Advance" = "En avant"')
    assert loaded(load(copy.directory).hash) is at_hand()[0] is load(copy.directory)
    shown = loaded(PACK.hash)
    assert shown is not None
    assert shown.in_language("fr").orders["red.basic.advance"].name == "En avant"


def test_without_words_all_is_shown_as_printed(copy: Copy) -> None:
    (copy.directory / "words.toml").unlink()
    assert copy.faults() == ()
    pack = load(copy.directory)
    assert list(pack.in_language("fr").printed) == list(pack.printed)


def test_what_is_not_translated_is_shown_as_printed(copy: Copy) -> None:
    (copy.directory / "words.toml").write_text('[ru]\n"Advance" = "Наступление"\n')
    read = load(copy.directory).in_language("ru")
    assert read.orders["red.basic.advance"].name == "Наступление"
    assert read.orders["red.basic.muster"].name == "Muster"
    assert load(copy.directory).in_language("fr").orders["red.basic.advance"].name == "Advance"
