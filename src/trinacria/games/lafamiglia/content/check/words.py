"""Translations: each is of something that the pack prints."""

from trinacria.games.lafamiglia.content.decode import step
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model.pack import Pack

FILE = "words.toml"


def check_words(pack: Pack, report: Report) -> None:
    """No translation is of a text that has been changed since."""
    printed = set(pack.printed)
    words = pack.files.words
    for language in words.__struct_fields__:
        for text in getattr(words, language):
            report.need(
                text in printed,
                FILE,
                step(language, text),
                said("is-printed-nowhere-in-this-pack"),
                said("a-printed-text"),
            )
