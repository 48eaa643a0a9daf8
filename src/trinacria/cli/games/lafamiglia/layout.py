"""Where areas and seas lie on a map drawn in characters: rows and columns found from the pack's geometry."""

from typing import Final, NamedTuple

from trinacria.games.lafamiglia.content.model.pack import Pack

ROWS: Final = 10
"""Rows of places on the map, where there is room for so many."""
CELL: Final = 9
"""The least width of a place."""


class Place(NamedTuple):
    """Where a thing is drawn: its kind and id, and its rectangle in characters."""

    kind: str
    name: str
    x: int
    y: int
    width: int


class _Spot:
    """A place being moved until nothing overlaps."""

    __slots__ = ("at", "height", "kind", "name")

    def __init__(self, kind: str, name: str, at: float, height: float) -> None:
        self.kind = kind
        self.name = name
        self.at = at
        self.height = height


def places(pack: Pack, width: int, height: int, count: int = ROWS) -> tuple[Place, ...]:
    """Every area and sea in its place, for a map of this width and so many rows with places of this height."""
    cell = max(CELL, min(14, width // 8))
    spots = _spots(pack)
    most = width // cell
    count = max(count, -(-len(spots) // most))
    rows: list[list[_Spot]] = [[] for _ in range(count)]
    for spot in spots:
        rows[round(spot.height * (count - 1))].append(spot)
    _thin_out(rows, most)
    places: list[Place] = []
    for number, row in enumerate(rows):
        row.sort(key=lambda spot: spot.at)
        starts = _spread([round(spot.at * (width - cell)) for spot in row], cell, width)
        places += [
            Place(spot.kind, spot.name, start, number * height, cell) for spot, start in zip(row, starts, strict=True)
        ]
    return tuple(places)


def _spots(pack: Pack) -> list[_Spot]:
    """Areas and seas with their place between 0 and 1 across and down."""
    shapes = pack.geometry
    points = [("area", name, shape.pieces.x, shape.pieces.y) for name, shape in shapes.areas.items()]
    points += [("sea", name, shape.label.x, shape.label.y) for name, shape in shapes.seas.items()]
    left, right = min(point[2] for point in points), max(point[2] for point in points)
    top, bottom = min(point[3] for point in points), max(point[3] for point in points)
    return [_Spot(kind, name, (x - left) / (right - left), (y - top) / (bottom - top)) for kind, name, x, y in points]


def _thin_out(rows: list[list[_Spot]], most: int) -> None:
    """A row with too many places hands one on to the row it is nearest to."""
    for _ in range(len(rows) * 4):
        full = next((at for at, row in enumerate(rows) if len(row) > most), None)
        if full is None:
            return
        upper = full > 0 and (full == len(rows) - 1 or len(rows[full - 1]) < len(rows[full + 1]))
        moved = (min if upper else max)(rows[full], key=lambda spot: spot.height)
        rows[full].remove(moved)
        rows[full - 1 if upper else full + 1].append(moved)
    # Rows that are full all around hand places to and fro: once down and once up makes room for all.
    for order, end in ((range(len(rows) - 1), 1), (range(len(rows) - 1, 0, -1), -1)):
        for at in order:
            row = sorted(rows[at], key=lambda spot: end * spot.height)
            rows[at], over = row[:most], row[most:]
            rows[at + end] += over


def _spread(starts: list[int], cell: int, width: int) -> list[int]:
    """Push places apart until none overlaps, keeping all of them inside."""
    spread = list(starts)
    for at in range(1, len(spread)):
        spread[at] = max(spread[at], spread[at - 1] + cell)
    edge = width - cell
    for at in range(len(spread) - 1, -1, -1):
        spread[at] = min(spread[at], edge)
        edge = spread[at] - cell
    return spread
