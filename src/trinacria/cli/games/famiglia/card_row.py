"""Cards side by side, in as many rows as they need, and which size leaves room for all of them."""

from collections.abc import Sequence
from itertools import product

from textual.widget import Widget

from trinacria.cli.games.famiglia.card import CHIP, GRAND, LARGE, MEDIUM, SMALL, TINY, Card, Face, Size

SIZES = (GRAND, LARGE, MEDIUM, SMALL, TINY)


def columns(width: int, size: Size) -> int:
    """How many cards of a size fit side by side."""
    return max(1, (width + size.gutter) // (size.width + size.gutter))


def height(count: int, width: int, size: Size) -> int:
    """How many lines that many cards take."""
    return -(-count // columns(width, size)) * size.height


def _across(count: int, width: int, size: Size) -> int:
    """How many to lay side by side: rows of chips are filled up, rows of cards are of equal length."""
    fitting = columns(width, size)
    if size is CHIP or count <= fitting:
        return max(1, min(count, fitting))
    return -(-count // -(-count // fitting))


def choose_sizes(rows: Sequence[tuple[int, int]], lines: int) -> tuple[Size, ...]:
    """The sizes for several rows, each a count of cards and a width, so that all fit into the lines.

    The worst size decides first, then their sum: two rows alike look better than a large and a tiny one. Where nothing
    fits, the smallest are taken, and the table scrolls.
    """
    best: tuple[int, int] | None = None
    chosen: tuple[Size, ...] = (TINY,) * len(rows)
    for ranks in product(range(len(SIZES)), repeat=len(rows)):
        sizes = tuple(SIZES[rank] for rank in ranks)
        needed = sum(height(count, width, size) for (count, width), size in zip(rows, sizes, strict=True))
        judged = (max(ranks), sum(ranks))
        if needed <= lines and (best is None or judged < best):
            best, chosen = judged, sizes
    return chosen


class CardRow(Widget):
    """A place on the table where cards lie open."""

    def __init__(self, zone: str) -> None:
        super().__init__(id=zone)
        self.zone = zone
        self.cards: list[Card] = []
        self._measure: tuple[int, Size, int] | None = None

    def lay(self, faces: Sequence[Face], size: Size, width: int) -> None:
        """Show these cards in this size within a width; cards that stay are kept, and so is the cursor."""
        for card, face in zip(self.cards, faces, strict=False):
            card.dress(face, size)
        for card in self.cards[len(faces) :]:
            card.remove()
        del self.cards[len(faces) :]
        new = [Card(face, size, self.zone, at) for at, face in enumerate(faces) if at >= len(self.cards)]
        self.cards += new
        if new:
            self.mount(*new)
        if self._measure != (len(faces), size, width):
            self._measure = (len(faces), size, width)
            across = _across(len(faces), width, size)
            self.styles.grid_size_columns = across
            self.styles.grid_columns = f"{size.width}"
            self.styles.grid_rows = f"{size.height}"
            self.styles.grid_gutter_vertical = size.gutter
            self.styles.width = across * (size.width + size.gutter)
            self.styles.height = self.lines

    @property
    def lines(self) -> int:
        """How many lines the cards take."""
        if self._measure is None:
            return 1
        count, size, width = self._measure
        return max(1, height(count, width, size))
