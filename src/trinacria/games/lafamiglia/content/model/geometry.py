"""The shapes of the map: shared arcs, the rings made of them, and the neighbours that follow."""

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from trinacria.games.lafamiglia.content.model.record import Record, Tables

Point = tuple[float, float]
Ring = tuple[Point, ...]
Arc = tuple[float, ...]
Pattern = Literal["none", "rising", "falling", "level", "upright", "dots", "crosses", "waves"]


class Box(Record, frozen=True):
    """A rectangle by its centre and size."""

    x: float
    y: float
    w: float
    h: float


class Label(Box, frozen=True):
    """The place of an area's name, a line each."""

    size: float
    lines: tuple[str, ...]


class AreaShape(Record, frozen=True):
    """An area: the arcs round it, where its name, its pieces and its first soldati go."""

    ring: tuple[int, ...]
    label: Label
    pieces: Box
    start_spots: tuple[Point, ...]


class SeaShape(Record, frozen=True):
    """A sea: the arcs round it, where its name and its boats go."""

    ring: tuple[int, ...]
    label: Box
    boats: Box


class ControlText(Record, frozen=True):
    """The name beside a control space."""

    x: float
    y: float
    anchor: Literal["start", "middle", "end"]


class ControlSpace(Record, frozen=True):
    """The round space of a control token and the line that leads to its mandamento."""

    x: float
    y: float
    r: float
    lead: tuple[Point, Point]
    text: ControlText


class MandamentoShape(Record, frozen=True):
    """How a mandamento is told apart: tint, pattern and its control space."""

    control: ControlSpace
    tint: Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$", title="a-colour")]
    pattern: Pattern


class Geometry(Tables, frozen=True):
    """geometry.json. An arc is x, y, x, y ...; a ring lists arc numbers, ~n (-n-1) for arc n backwards."""

    size: tuple[int, int]
    arcs: tuple[Arc, ...]
    areas: Mapping[str, AreaShape]
    seas: Mapping[str, SeaShape]
    mandamenti: Mapping[str, MandamentoShape]
    hills: tuple[tuple[float, float, float], ...]


def arc_points(geometry: Geometry, number: int) -> Ring:
    """The points of an arc, backwards for a negative number."""
    flat = geometry.arcs[number if number >= 0 else ~number]
    points = tuple(zip(flat[0::2], flat[1::2], strict=True))
    return points if number >= 0 else points[::-1]


def ring_points(geometry: Geometry, ring: Iterable[int]) -> Ring:
    """The corners of a closed ring; the first is not repeated at the end."""
    return tuple(point for number in ring for point in arc_points(geometry, number)[:-1])


def sides(ring: Ring) -> Iterator[tuple[Point, Point]]:
    """The sides of a ring, one after the other."""
    return zip(ring, ring[1:] + ring[:1], strict=True)


def signed_area(ring: Ring) -> float:
    """The area of a ring, positive when it runs clockwise on the screen."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in sides(ring)) / 2


def contains(ring: Ring, point: Point) -> bool:
    """Whether a point lies inside a ring."""
    return encloses(sides(ring), point)


def encloses(lines: Iterable[tuple[Point, Point]], point: Point) -> bool:
    """Whether a point lies inside a ring with these sides; those wholly above or below the point may be left out."""
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in lines:
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside


def distance(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a side."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    t = max(0.0, min(1.0, along / (dx * dx + dy * dy or 1.0)))
    return math.hypot(point[0] - start[0] - t * dx, point[1] - start[1] - t * dy)


def clearance(ring: Ring, point: Point) -> float:
    """How far a point is from the nearest side of a ring."""
    return min(distance(point, start, end) for start, end in sides(ring))


def length(geometry: Geometry, number: int) -> float:
    """The length of an arc."""
    points = arc_points(geometry, number)
    return sum(math.dist(a, b) for a, b in pairwise(points))


def owners(geometry: Geometry) -> dict[int, str]:
    """Who lies along each directed arc: +n on its one side, ~n on its other."""
    shapes: dict[str, AreaShape | SeaShape] = {**geometry.areas, **geometry.seas}
    return {number: name for name, shape in shapes.items() for number in shape.ring}


def borders(geometry: Geometry) -> dict[frozenset[str], float]:
    """Which areas and seas share a border, and how long it is: the adjacency the drawing shows."""
    owner = owners(geometry)
    shared: dict[frozenset[str], float] = {}
    for number, name in owner.items():
        other = owner.get(~number)
        if number >= 0 and other is not None and other != name:
            pair = frozenset((name, other))
            shared[pair] = shared.get(pair, 0.0) + length(geometry, number)
    return shared


def outline(geometry: Geometry, names: Iterable[str]) -> tuple[tuple[int, ...], ...]:
    """The arcs round several areas taken together: one closed ring each piece of them."""
    numbers = [number for name in names for number in geometry.areas[name].ring]
    inner = set(numbers)
    outer = [number for number in numbers if ~number not in inner]
    by_start = {arc_points(geometry, number)[0]: number for number in outer}
    rings: list[tuple[int, ...]] = []
    while by_start:
        ring = [by_start.pop(next(iter(by_start)))]
        while (end := arc_points(geometry, ring[-1])[-1]) in by_start:
            ring.append(by_start.pop(end))
        rings.append(tuple(ring))
    return tuple(rings)
