"""The arithmetic behind the drawing of the map, on shapes small enough to know the answer."""

import math
from itertools import product

import msgspec
import pytest

from trinacria.games.lafamiglia.content.check.geometry import _inside, _on_frame, _overlap
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.games.lafamiglia.content.model.geometry import Box, Point, Ring, clearance, contains, distance

SQUARE: Ring = ((0, 0), (20, 0), (20, 20), (0, 20))
CORNER: Ring = ((0, 0), (20, 0), (20, 10), (10, 10), (10, 20), (0, 20))
"""The square without its lower right quarter."""
HALVES = [at / 2 for at in range(-3, 44)]


def box(x: float, y: float, w: float = 4, h: float = 2) -> Box:
    """A box round a point."""
    return Box(x=x, y=y, w=w, h=h)


@pytest.mark.parametrize(
    ("point", "far"),
    [((5, 3), 3), ((0, 0), 0), ((10, 0), 0), ((13, 4), 5), ((-3, 4), 5), ((-3, -4), 5), ((13, -4), 5), ((5, -2), 2)],
)
def test_a_point_is_as_far_from_a_side_as_from_its_nearest_point(point: Point, far: float) -> None:
    assert distance(point, (0, 0), (10, 0)) == distance(point, (10, 0), (0, 0)) == far
    turned = (point[1], point[0])
    assert distance(turned, (0, 0), (0, 10)) == far


def test_a_side_without_length_is_a_point() -> None:
    assert distance((3, 4), (0, 0), (0, 0)) == 5


def test_a_point_lies_in_a_ring_or_not() -> None:
    for x, y in product([at + 0.25 for at in range(-2, 22)], repeat=2):
        assert contains(SQUARE, (x, y)) == (0 < x < 20 and 0 < y < 20)
        assert contains(CORNER, (x, y)) == (0 < x < 20 and 0 < y < 20 and not (x > 10 and y > 10))
        slanted: Ring = ((0, 0), (20, 0), (0, 20))
        assert contains(slanted, (x, y)) == (x > 0 and y > 0 and x + y < 20)


def test_the_clearance_is_that_to_the_nearest_side() -> None:
    for x, y in product(range(1, 20), repeat=2):
        assert clearance(SQUARE, (x, y)) == min(x, y, 20 - x, 20 - y)


def test_a_box_lies_inside_where_it_keeps_its_distance_on_all_sides() -> None:
    for x, y in product(HALVES, repeat=2):
        fits = 2 + 1.5 <= x <= 20 - 2 - 1.5 and 1 + 1.5 <= y <= 20 - 1 - 1.5
        assert _inside(SQUARE, box(x, y), 1.5) == fits, (x, y)


def test_a_box_keeps_its_distance_from_a_corner_that_comes_near() -> None:
    assert _inside(CORNER, box(5, 15), 1.5)
    assert _inside(CORNER, box(6.5, 15), 1.5)
    assert not _inside(CORNER, box(7, 15), 1.5)
    assert _inside(CORNER, box(15, 7.5), 1.5)
    assert not _inside(CORNER, box(15, 8), 1.5)
    beside = 1.5 / math.sqrt(2)
    assert _inside(CORNER, box(8 - beside - 0.01, 9 - beside - 0.01), 1.5)
    assert not _inside(CORNER, box(8 - beside + 0.1, 9 - beside + 0.1), 1.5)


def test_boxes_overlap_where_they_share_more_than_an_edge() -> None:
    one = box(10, 10)
    for dx, dy in product((-5, -4, -3.9, -1, 0, 1, 3.9, 4, 5), (-3, -2, -1.9, 0, 1.9, 2, 3)):
        assert _overlap(one, box(10 + dx, 10 + dy)) == (abs(dx) < 4 and abs(dy) < 2), (dx, dy)
    assert _overlap(box(0, 0, 2, 2), box(3, 2, 6, 4))
    assert not _overlap(box(0, 0, 2, 2), box(4, 2, 6, 4))
    assert not _overlap(box(0, 0, 2, 2), box(3, 3, 6, 4))


@pytest.mark.parametrize(
    ("arc", "on"),
    [
        ((0, 0, 0, 50), True),
        ((0, 50, 0, 0, 70, 0), True),
        ((1600, 10, 1600, 1100, 3, 1100), True),
        ((5, 1100, 9, 1100, 30, 1100), True),
        ((0, 0, 0, 50, 30, 60), False),
        ((30, 60, 0, 50, 0, 0), False),
        ((1, 0, 1, 50), False),
        ((1599, 0, 1599, 50), False),
        ((0, 1099, 50, 1099), False),
        ((0, 1, 50, 1), False),
        ((0, 30, 40, 0), False),
        ((1600, 50, 1580, 1100), False),
    ],
)
def test_an_arc_runs_along_the_frame_if_all_of_it_does(arc: tuple[float, ...], on: bool) -> None:
    geometry = msgspec.structs.replace(sicily().geometry, size=(1600, 1100), arcs=(arc,))
    assert _on_frame(geometry, 0) is on
    assert _on_frame(geometry, ~0) is on
