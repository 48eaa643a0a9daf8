"""Leaves to PDF: fronts, backs that lie behind them, and pages without pieces."""

from dataclasses import dataclass
from typing import Final

from trinacria.paper.furniture import bleeds, marks, notes
from trinacria.paper.pdf.document import Document, Laid
from trinacria.paper.sheet import Leaf, Paper
from trinacria.words import Words

ON_SIDE: Final = 1
"""Quarter turns of a front that lies on its side; its back turns the other way, and both have one upper edge."""


@dataclass(frozen=True)
class Part:
    """A kind of component: its title, and its leaves, or pages that are not cut into pieces."""

    id: str
    title: str
    leaves: tuple[Leaf, ...] = ()
    pages: tuple[tuple[Laid, ...], ...] = ()
    back_to_back: bool = False
    """Whether two pages may be the two sides of a sheet."""

    @property
    def two_sided(self) -> bool:
        """Whether anything of it has a back."""
        return any(leaf.two_sided for leaf in self.leaves)


def front(leaf: Leaf) -> list[Laid]:
    """The fronts of the pieces where they are placed."""
    return [
        Laid(one.piece.front, one.x, one.y, one.piece.across, one.piece.down, ON_SIDE if one.piece.on_side else 0)
        for one in leaf.placed
    ]


def back(leaf: Leaf) -> list[Laid]:
    """The backs of the pieces, each behind its front."""
    backs: list[Laid] = []
    for one in leaf.placed:
        if one.piece.back is not None:
            x, y = leaf.behind(one)
            turn = 4 - ON_SIDE if one.piece.on_side else 0
            backs.append(Laid(one.piece.back, x, y, one.piece.across, one.piece.down, turn))
    return backs


class Printer:
    """Writes parts into one file."""

    def __init__(self, title: str, paper: Paper, words: Words) -> None:
        self._title, self._paper, self._words = title, paper, words
        self._document = Document(title, words.language)
        self.sides = 0

    def data(self, parts: list[Part]) -> bytes:
        """The file. Where one part has backs, every leaf has two pages: then it can be printed on both sides."""
        both = any(part.two_sided for part in parts)
        for part in parts:
            for number, leaf in enumerate(part.leaves, 1):
                self._leaf(part, leaf, number, both)
            for number, page in enumerate(part.pages, 1):
                self._page(list(page))
                if both and (not part.back_to_back or number == len(part.pages)) and self.sides % 2:
                    self._page([])
        return self._document.data()

    def _leaf(self, part: Part, leaf: Leaf, number: int, both: bool) -> None:
        for behind in (False, True) if both else (False,):
            pieces = back(leaf) if behind else front(leaf)
            laid: list[Laid] = []
            if pieces:
                rims = bleeds(leaf, back=behind)
                whole = (0.0, 0.0, self._paper.wide, self._paper.high)
                laid += [Laid(rims, *whole)] if rims else []
                laid += [Laid(marks(leaf, back=behind), *whole), *pieces]
                side = ("back" if behind else "front") if leaf.two_sided else "single"
                said = self._words("paper-page", title=self._title, part=part.title, number=number, side=side)
                laid.append(notes(self._paper, said, self._words("paper-scale")))
            self._page(laid)

    def _page(self, laid: list[Laid]) -> None:
        self.sides += 1
        self._document.page(self._paper.wide, self._paper.high, laid)
