"""What an action costs and brings, in sentences."""

from collections.abc import Mapping
from typing import Any

from trinacria.kernel.preview import Preview
from trinacria.speech.saying import say_line
from trinacria.words import Words


def tell(preview: Preview, words: Words, names: Mapping[str, str], view: Mapping[str, Any]) -> list[str]:
    """Every line of a preview, money with its sign."""
    others = (*preview.bonuses, *preview.changes, *preview.open, *preview.risks)
    told = []
    for sign, lines in (("−", preview.costs), ("+", preview.gains), ("", others)):
        for line in lines:
            said = say_line("preview", line, words, names, view)
            told.append(f"{sign}{line.amount} {said}" if sign and line.kind == "money" else said)
    return told
