"""All that can be printed of the card game."""

from collections.abc import Mapping, Sequence

from trinacria.paper.famiglia.cards import cards
from trinacria.paper.famiglia.rules import rules
from trinacria.paper.output import Part
from trinacria.paper.parts import pages_part
from trinacria.paper.sheet import Paper, arrange
from trinacria.words import Words


def draw(options: Mapping[str, object], paper: Paper, words: Words, kinds: Sequence[str]) -> tuple[str, list[Part]]:
    """The card game."""
    parts: list[Part] = []
    if "cards" in kinds:
        parts.append(Part("cards", words("paper-part-cards"), tuple(arrange(cards(words), paper))))
    if "rules" in kinds:
        parts.append(pages_part("rules", rules, paper, words))
    return words("famiglia-name"), parts
