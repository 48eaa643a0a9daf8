"""Words that a club does not want: whole words, however they are written, as names are compared."""

import unicodedata
from collections.abc import Sequence

from trinacria.server.club.names import folded


def folded_words(text: str) -> tuple[str, ...]:
    """The words of a text as they are compared: two that look alike are the same."""
    seen = "".join(one for one in unicodedata.normalize("NFKC", text) if unicodedata.category(one) != "Cf")
    apart = "".join(one if _is_part(one) else " " for one in seen).split()
    return tuple(word for word in map(folded, apart) if word)


def compared(word: str) -> str:
    """A word of the list, or several in a row, as it is kept."""
    return " ".join(folded_words(word))


def holds_any(text: str, unwanted: Sequence[str]) -> bool:
    """Whether a text has one of these words, which are kept as they are compared."""
    spoken = f" {' '.join(folded_words(text))} "
    return any(f" {word} " in spoken for word in unwanted)


def _is_part(one: str) -> bool:
    # A stroke stands for a letter.
    return one == "|" or unicodedata.category(one)[0] in "LNM"
