"""Sheets of paper, and pieces laid on them in blocks that are easy to cut."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from trinacria.paper.kinds import PaperName

SIDE: Final = 10.0
"""Margin left and right; the notes and the ruler stand in the left one."""
TOP: Final = 7.5
"""Margin above and below: three cards of 88 mm fit between them on Letter paper."""
BETWEEN: Final = 9.0
"""Room between two blocks of a page, for their cut marks."""
_LITTLE: Final = 1e-6


@dataclass(frozen=True)
class Paper:
    """A size of paper in millimetres, upright."""

    name: PaperName
    wide: float
    high: float


PAPERS: Final[dict[PaperName, Paper]] = {
    "a4": Paper("a4", 210.0, 297.0),
    "letter": Paper("letter", 215.9, 279.4),
}


@dataclass(frozen=True)
class Piece:
    """Something to cut out: its two drawings and its size in millimetres."""

    name: str
    front: str
    back: str | None
    wide: float
    high: float
    bleed: str = ""
    """The colour of its rim, which goes on beyond the cut."""
    on_side: bool = False
    """Laid on the page with its upper edge to the right: for what is wider than the paper."""

    @property
    def across(self) -> float:
        """How much of the page's width it takes."""
        return self.high if self.on_side else self.wide

    @property
    def down(self) -> float:
        """How much of the page's height it takes."""
        return self.wide if self.on_side else self.high


@dataclass(frozen=True)
class Placed:
    """A piece on the front of a page: the corner of its rectangle."""

    piece: Piece
    x: float
    y: float


@dataclass(frozen=True)
class Block:
    """Pieces of one size edge to edge: one cut parts two of them."""

    x: float
    y: float
    columns: int
    rows: int
    placed: tuple[Placed, ...]

    @property
    def _piece(self) -> Piece:
        return self.placed[0].piece

    @property
    def wide(self) -> float:
        """The width of the block."""
        return self.columns * self._piece.across

    @property
    def high(self) -> float:
        """The height of the block."""
        return self.rows * self._piece.down

    @property
    def cuts(self) -> tuple[list[float], list[float]]:
        """Where to cut: upright lines by x, level lines by y."""
        return (
            [self.x + n * self._piece.across for n in range(self.columns + 1)],
            [self.y + n * self._piece.down for n in range(self.rows + 1)],
        )


@dataclass(frozen=True)
class Leaf:
    """One sheet of paper with the blocks on its front."""

    paper: Paper
    blocks: tuple[Block, ...] = field(default=())

    @property
    def placed(self) -> Iterator[Placed]:
        """Every piece on it."""
        for block in self.blocks:
            yield from block.placed

    @property
    def two_sided(self) -> bool:
        """Whether anything is printed on its back."""
        return any(one.piece.back is not None for one in self.placed)

    def behind(self, placed: Placed) -> tuple[float, float]:
        """The corner of a piece's back: the sheet is turned over its long edge."""
        return self.paper.wide - placed.x - placed.piece.across, placed.y


def _size(piece: Piece) -> tuple[float, float, bool, bool]:
    return piece.wide, piece.high, piece.on_side, piece.back is None


def arrange(pieces: Iterable[Piece], paper: Paper) -> list[Leaf]:
    """The pieces in their order on as few leaves as that allows; neighbours of one size form a block."""
    wide, high = paper.wide - 2 * SIDE, paper.high - 2 * TOP
    leaves: list[list[tuple[float, int, list[Piece]]]] = [[]]  # of each block its y, columns and pieces
    y = 0.0
    for (_, _, _, alone), group in groupby(pieces, _size):
        left = list(group)
        across, down = left[0].across, left[0].down
        columns = int((wide + _LITTLE) / across)
        if not columns or down > high + _LITTLE:
            raise ValueError(f"{left[0].name} does not fit on {paper.name}")
        while left:
            start = y + BETWEEN if leaves[-1] else 0.0
            rows = int((high - start + _LITTLE) / down)
            if rows < 1 or (leaves[-1] and alone != (leaves[-1][0][2][0].back is None)):
                leaves.append([])
                y = 0.0
                continue
            taken, left = left[: rows * columns], left[rows * columns :]
            leaves[-1].append((start, min(columns, len(taken)), taken))
            y = start + -(-len(taken) // columns) * down
    return [_leaf(paper, blocks) for blocks in leaves if blocks]


def _leaf(paper: Paper, blocks: list[tuple[float, int, list[Piece]]]) -> Leaf:
    """The blocks in the middle of the page."""

    def rows(columns: int, pieces: list[Piece]) -> int:
        return -(-len(pieces) // columns)

    last, columns, pieces = blocks[-1]
    above = (paper.high - last - rows(columns, pieces) * pieces[0].down) / 2
    laid: list[Block] = []
    for start, columns, pieces in blocks:
        across, down = pieces[0].across, pieces[0].down
        x, y = (paper.wide - columns * across) / 2, above + start
        placed = tuple(
            Placed(piece, x + n % columns * across, y + n // columns * down) for n, piece in enumerate(pieces)
        )
        laid.append(Block(x, y, columns, rows(columns, pieces), placed))
    return Leaf(paper, tuple(laid))
