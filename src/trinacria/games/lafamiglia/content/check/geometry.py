"""The drawing of the map: shapes share their borders, and show the neighbours that are declared."""

import math
from collections import defaultdict
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from trinacria.games.lafamiglia.content.check.neighbours import check_neighbours
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model.geometry import (
    AreaShape,
    Box,
    Geometry,
    Point,
    Ring,
    SeaShape,
    arc_points,
    borders,
    clearance,
    contains,
    distance,
    encloses,
    outline,
    ring_points,
    sides,
    signed_area,
)
from trinacria.games.lafamiglia.content.model.pack import Pack

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE = "geometry.json"
_CELL = 25.0


def check_geometry(pack: Pack, report: Report) -> None:
    """Sound shapes first; what follows from them only if they are sound."""
    if not (_ids(pack, report) and _arcs(pack.geometry, report)):
        return
    check_neighbours(pack, report)
    if _crossings(pack.geometry, report):
        shapes: dict[str, AreaShape | SeaShape] = {**pack.geometry.areas, **pack.geometry.seas}
        rings = {name: ring_points(pack.geometry, shape.ring) for name, shape in shapes.items()}
        _fill(pack, rings, report)
        _anchors(pack, rings, report)
        _controls(pack, rings, report)


def _ids(pack: Pack, report: Report) -> bool:
    shapes = pack.geometry
    tables: tuple[tuple[str, Mapping[str, object], Mapping[str, object]], ...] = (
        ("areas", shapes.areas, pack.areas),
        ("seas", shapes.seas, pack.seas),
        ("mandamenti", shapes.mandamenti, pack.mandamenti),
    )
    sound = True
    for table, drawn, declared in tables:
        for name in drawn:
            sound &= report.need(
                name in declared,
                FILE,
                f"{table}.{name}",
                said("is-not-declared-in-map-toml"),
                said("an-entry-of-the-map", value=table),
            )
        for name in declared:
            sound &= report.need(
                name in drawn, FILE, f"{table}.{name}", said("is-missing"), said("a-shape-for-every-entry")
            )
    return sound


def _on_frame(geometry: Geometry, number: int) -> bool:
    width, height = geometry.size
    edges = [(0, 0.0), (0, float(width)), (1, 0.0), (1, float(height))]
    points = arc_points(geometry, number)
    return all(any(a[i] == b[i] == at for i, at in edges) for a, b in pairwise(points))


def _arcs(geometry: Geometry, report: Report) -> bool:
    """Every arc is used once on either side (once in all on the frame), and every ring is closed."""
    sound = True
    for index, arc in enumerate(geometry.arcs):
        sound &= report.need(
            len(arc) >= 4 and len(arc) % 2 == 0,
            FILE,
            f"arcs[{index}]",
            said("has-numbers", value=len(arc)),
            said("two-points-or-more"),
        )
        beyond = [n for n in arc[0::2] if not 0 <= n <= geometry.size[0]]
        beyond += [n for n in arc[1::2] if not 0 <= n <= geometry.size[1]]
        sound &= report.need(
            not beyond,
            FILE,
            f"arcs[{index}]",
            said("leaves-the-board-at", value=beyond[:1]),
            said("points-inside-the-size"),
        )
    if not sound:
        return False
    users: dict[int, list[str]] = defaultdict(list)
    for table, shapes in (("areas", geometry.areas), ("seas", geometry.seas)):
        for name, shape in shapes.items():
            place = f"{table}.{name}.ring"
            wrong = [n for n in shape.ring if not -len(geometry.arcs) <= n < len(geometry.arcs)]
            if wrong or not shape.ring:
                report.add(
                    FILE,
                    place,
                    said("names-the-arcs", value=str(wrong)) if wrong else said("is-empty"),
                    said("arcs-0-to", value=len(geometry.arcs) - 1),
                )
                sound = False
                continue
            for number, after in zip(shape.ring, shape.ring[1:] + shape.ring[:1], strict=True):
                users[number].append(name)
                if arc_points(geometry, number)[-1] != arc_points(geometry, after)[0]:
                    report.add(
                        FILE,
                        place,
                        said("is-open-between-arcs-and", number=number, after=after),
                        said("arcs-that-join"),
                    )
                    sound = False
    if not sound:
        return False
    for index in range(len(geometry.arcs)):
        there, back = users[index], users[~index]
        once = len(there) + len(back) == 1 and _on_frame(geometry, index)
        if not (once or (len(there) == 1 and len(back) == 1)):
            told = tuple(there + back)
            report.add(FILE, f"arcs[{index}]", said("bounds", value=told), said("a-shape-on-either-side"))
            sound = False
    return sound


def _crossings(geometry: Geometry, report: Report) -> bool:
    """No two border segments cross: each is compared with those of the cells it passes."""
    cells: dict[tuple[int, int], list[tuple[int, Point, Point]]] = defaultdict(list)
    for index in range(len(geometry.arcs)):
        points = arc_points(geometry, index)
        for a, b in pairwise(points):
            for i in range(int(min(a[0], b[0]) // _CELL), int(max(a[0], b[0]) // _CELL) + 1):
                for j in range(int(min(a[1], b[1]) // _CELL), int(max(a[1], b[1]) // _CELL) + 1):
                    cells[i, j].append((index, a, b))
    crossed: set[tuple[int, int]] = set()
    for segments in cells.values():
        for (one, a, b), (other, c, d) in combinations(segments, 2):
            if a in (c, d) or b in (c, d):
                continue
            if _meet(a, b, c, d):
                crossed.add((min(one, other), max(one, other)))
    for one, other in crossed:
        report.add(FILE, f"arcs[{one}]", said("crosses-arc", value=other), said("borders-that-meet-at-their-ends-only"))
    return not crossed


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have a point in common; on one line they have none unless their boxes overlap."""
    if any(max(a[i], b[i]) < min(c[i], d[i]) or max(c[i], d[i]) < min(a[i], b[i]) for i in (0, 1)):
        return False
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _fill(pack: Pack, rings: dict[str, Ring], report: Report) -> None:
    width, height = pack.geometry.size
    for name, ring in rings.items():
        table = "areas" if name in pack.areas else "seas"
        report.need(
            signed_area(ring) > 0,
            FILE,
            f"{table}.{name}.ring",
            said("runs-anticlockwise"),
            said("arcs-in-clockwise-order"),
        )
    total = sum(signed_area(ring) for ring in rings.values())
    report.need(
        abs(total - width * height) < 1,
        FILE,
        "size",
        said("areas-and-seas-fill-of", total=f"{total:.0f}", value=width * height),
        said("shapes-that-fill-the-board"),
    )
    for mandamento in pack.map.mandamento:
        pieces = len(outline(pack.geometry, [name for name in mandamento.areas if name in pack.geometry.areas]))
        report.need(
            pieces == 1,
            FILE,
            f"mandamenti.{mandamento.id}",
            said("lies-in-pieces", value=pieces),
            said("one-piece-of-land"),
        )


def _inside(ring: Ring, box: Box, pad: float) -> bool:
    points = [(box.x + i * box.w / 2, box.y + j * box.h / 2) for i in (-1, -0.5, 0, 0.5, 1) for j in (-1, 0, 1)]
    # The other sides are too far from the box to matter: above or below it, or to one side.
    level = [
        (a, b)
        for a, b in sides(ring)
        if max(a[1], b[1]) >= box.y - box.h / 2 - pad and min(a[1], b[1]) <= box.y + box.h / 2 + pad
    ]
    near = [
        (a, b)
        for a, b in level
        if max(a[0], b[0]) >= box.x - box.w / 2 - pad and min(a[0], b[0]) <= box.x + box.w / 2 + pad
    ]
    return all(encloses(level, point) and all(distance(point, a, b) >= pad for a, b in near) for point in points)


def _overlap(one: Box, other: Box) -> bool:
    return abs(one.x - other.x) < (one.w + other.w) / 2 - 0.01 and abs(one.y - other.y) < (one.h + other.h) / 2 - 0.01


def _anchors(pack: Pack, rings: dict[str, Ring], report: Report) -> None:
    """Names, pieces and boats have room where they belong."""
    for name, shape in pack.geometry.areas.items():
        area, place = pack.areas[name], f"areas.{name}"
        for key, box in (("label", shape.label), ("pieces", shape.pieces)):
            report.need(
                _inside(rings[name], box, 1.5),
                FILE,
                f"{place}.{key}",
                said("leaves-the-area"),
                said("a-box-inside-the-borders"),
            )
        report.need(
            not _overlap(shape.label, shape.pieces),
            FILE,
            f"{place}.pieces",
            said("overlaps-the-name"),
            said("a-box-beside-it"),
        )
        told = " ".join(shape.label.lines)
        report.need(
            told == area.name, FILE, f"{place}.label.lines", said("say", value=told), said("word", value=area.name)
        )
        report.need(
            len(shape.start_spots) == area.soldati,
            FILE,
            f"{place}.start_spots",
            said("are", value=len(shape.start_spots)),
            said("one-a-soldato", value=area.soldati),
        )
        for spot in shape.start_spots:
            report.need(
                contains(rings[name], spot),
                FILE,
                f"{place}.start_spots",
                said("lies-outside", value=spot),
                said("points-inside-the-area"),
            )
    for name, sea in pack.geometry.seas.items():
        for key, box in (("label", sea.label), ("boats", sea.boats)):
            report.need(
                _inside(rings[name], box, 1.5),
                FILE,
                f"seas.{name}.{key}",
                said("leaves-the-sea"),
                said("a-box-inside-its-borders"),
            )


def _controls(pack: Pack, rings: dict[str, Ring], report: Report) -> None:
    """Each control space lies in its sea, apart from names, boats and other spaces (LF-M-06)."""
    spaces = {name: shape.control for name, shape in pack.geometry.mandamenti.items()}
    boxes = [box for sea in pack.geometry.seas.values() for box in (sea.label, sea.boats)]
    for name, space in spaces.items():
        place, sea = f"mandamenti.{name}.control", pack.mandamenti[name].control_sea
        centre = (space.x, space.y)
        if sea in rings:
            fits = contains(rings[sea], centre) and clearance(rings[sea], centre) > space.r
            report.need(fits, FILE, place, said("does-not-lie-in", value=sea), said("a-circle-inside-the-control-sea"))
        clear = not any(
            abs(space.x - b.x) < b.w / 2 + space.r and abs(space.y - b.y) < b.h / 2 + space.r for b in boxes
        )
        report.need(clear, FILE, place, said("covers-name-or-boats"), said("a-circle-apart-from-them"))
        coast = [rings[area] for area in pack.mandamenti[name].areas if area in rings]
        reaches = any(clearance(ring, space.lead[1]) < 1 for ring in coast)
        report.need(
            reaches,
            FILE,
            f"{place}.lead",
            said("does-not-end-on-its-coast"),
            said("a-line-to-the-coast"),
        )
    for (one, a), (other, b) in combinations(spaces.items(), 2):
        apart = math.dist((a.x, a.y), (b.x, b.y)) > a.r + b.r
        report.need(
            apart,
            FILE,
            f"mandamenti.{one}.control",
            said("overlaps-that-of", value=other),
            said("circles-apart-from-each-other"),
        )
    tints = [shape.tint for shape in pack.geometry.mandamenti.values()]
    for name, shape in pack.geometry.mandamenti.items():
        report.need(
            tints.count(shape.tint) == 1,
            FILE,
            f"mandamenti.{name}.tint",
            said("is-used-twice", value=shape.tint),
            said("a-tint-of-its-own"),
        )
    home = {area.id: area.mandamento for area in pack.map.area}
    for pair in borders(pack.geometry):
        one, other = sorted(pair)
        if one in home and other in home and home[one] != home[other]:
            first, second = (pack.geometry.mandamenti[home[name]].pattern for name in (one, other))
            report.need(
                first != second,
                FILE,
                f"mandamenti.{home[one]}.pattern",
                said("is-as-in-beside-it", first=first, value=home[other]),
                said("a-pattern-of-its-own"),
            )
