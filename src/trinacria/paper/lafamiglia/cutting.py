"""The cutting list: how many of each piece there are, on how many sheets, and how large they are."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.output import Part
from trinacria.paper.sheet import Paper, Piece
from trinacria.paper.summary import Entry, Heading, Item, summary
from trinacria.rulebook.credits import designers
from trinacria.words import Words

COLOURED: Final = ("soldato", "car", "boat", "bust", "control", "influence", "conflict", "order")
"""Pieces that every family has: they are counted for each."""


def _what(piece: Piece) -> tuple[str, str]:
    """What a piece is, and whose: `soldato-5`, `red`."""
    kind, *rest = piece.name.replace(".", " ").split()
    if kind == "soldato":
        return f"soldato-{rest[1]}", rest[0]
    if kind == "money":
        return f"money-{rest[0]}", ""
    if kind == "solo":
        return "solo-board", ""
    return kind, rest[0] if kind in COLOURED and rest else ""


def _items(parts: Sequence[Part], words: Words) -> Iterator[Item]:
    for part in parts:
        if not part.leaves:
            continue
        sheets = words("paper-cut-sheets", part=part.title, count=len(part.leaves))
        yield Heading(sheets)
        pieces = [placed.piece for leaf in part.leaves for placed in leaf.placed]
        sizes = {_what(piece)[0]: (piece.wide, piece.high) for piece in pieces}
        counted = Counter(_what(piece) for piece in pieces)
        for what, (wide, high) in sizes.items():
            numbers = {whose: number for (kind, whose), number in counted.items() if kind == what}
            grey = numbers.pop("grey", 0)
            count, families = sum(numbers.values()), len(numbers)
            even = families > 1 and len(set(numbers.values())) == 1
            told = words(
                "paper-cut-count",
                count=count + grey,
                each=count // families if even else 0,
                families=families,
                grey=grey,
                wide=f"{wide:.0f}",
                high=f"{high:.0f}",
            )
            # A kind that has a part to itself is named above.
            yield Entry(words(f"paper-cut-{what}") if len(sizes) > 1 else "", told)


def cutting(words: Words, paper: Paper, parts: Sequence[Part], pack: Pack) -> list[str]:
    """The page as a drawing, for these parts."""
    note = words("paper-part-cutting")
    foot = words("paper-rules-foot", game=words("lafamiglia-name"), names=designers("lafamiglia"))
    return summary(
        pack.about.name,
        note,
        list(_items(parts, words)),
        paper,
        1,
        2,
        foot,
    )
