"""What is asked of a pack from somebody nobody knows: its texts are shown to people who never chose it."""

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, Final

from trinacria.games.lafamiglia.content.check.sources import leaves
from trinacria.games.lafamiglia.content.fault import Report, said

LONGEST: Final = {"name": 60}
LONGEST_TEXT: Final = 600
"""Characters of any other text: the longest of the built-in pack has 180."""
HIDDEN: Final = ("Cc", "Cf", "Co", "Cn")
"""Kinds of characters that cannot be seen; none of them counts as printable."""


def check_texts(raw: Mapping[str, Mapping[str, Any]], report: Report) -> None:
    """No markup, no hidden characters, nothing that fills a screen. Pages show texts as texts; this is for the rest."""
    for file, data in raw.items():
        for key, text in _texts(data):
            last = key.rpartition(".")[2]
            most = LONGEST.get(last, LONGEST_TEXT)
            if len(text) > most:
                report.add(file, key, said("has-characters", value=len(text)), said("at-most-characters", value=most))
            if "<" in text or ">" in text:
                report.add(file, key, said("has-markup"), said("text-without-markup"))
            if not text.isprintable() and any(map(_hidden, text)):
                report.add(file, key, said("has-hidden-characters"), said("text-that-can-be-seen"))


def _hidden(char: str) -> bool:
    return char != "\n" and unicodedata.category(char) in HIDDEN


def _texts(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key, value in leaves(data):
        if isinstance(value, str):
            yield key, value
