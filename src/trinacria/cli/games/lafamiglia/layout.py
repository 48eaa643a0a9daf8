"""Where areas and seas lie on a map drawn in characters: rows and columns found from the pack's geometry."""

from typing import Final, NamedTuple

from trinacria.games.lafamiglia.content.model.pack import Pack

ROWS: Final = 10
"""Lines of places on the map."""


class Place(NamedTuple):
    """Where a thing is drawn: its kind and id, and its rectangle in characters."""

    kind: str
    name: str
    x: int
    y: int
    width: int


class _Spot:
    """A place being moved until nothing overlaps."""

    __slots__ = ("at", "height", "kind", "name", "row")

    def __init__(self, kind: str, name: str, at: float, height: float) -> None:
        self.kind = kind
        self.name = name
        self.at = at
        self.height = height
        self.row = 0


def places(pack: Pack, width: int, height: int) -> tuple[Place, ...]:
    """Every area and sea in its place, for a map of this width with places of this height."""
    cell = max(9, min(14, width // 8))
    spots = _spots(pack)
    rows: list[list[_Spot]] = [[] for _ in range(ROWS)]
    for spot in spots:
        rows[spot.row].append(spot)
    _thin_out(rows, width // cell)
    found: list[Place] = []
    for number, row in enumerate(rows):
        row.sort(key=lambda spot: spot.at)
        starts = _spread([round(spot.at * (width - cell)) for spot in row], cell, width)
        found += [
            Place(spot.kind, spot.name, start, number * height, cell) for spot, start in zip(row, starts, strict=True)
        ]
    return tuple(found)


def _spots(pack: Pack) -> list[_Spot]:
    """Areas and seas with their place between 0 and 1 across and down."""
    shapes = pack.geometry
    points = [("area", name, shape.pieces.x, shape.pieces.y) for name, shape in shapes.areas.items()]
    points += [("sea", name, shape.label.x, shape.label.y) for name, shape in shapes.seas.items()]
    left, right = min(point[2] for point in points), max(point[2] for point in points)
    top, bottom = min(point[3] for point in points), max(point[3] for point in points)
    spots = []
    for kind, name, x, y in points:
        spot = _Spot(kind, name, (x - left) / (right - left), (y - top) / (bottom - top))
        spot.row = round(spot.height * (ROWS - 1))
        spots.append(spot)
    return spots


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
