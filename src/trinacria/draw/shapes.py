"""The shapes of the map as SVG paths: rings, outlines and borders, from the arcs of the geometry."""

from collections.abc import Iterable

from trinacria.games.lafamiglia.content.model.geometry import (
    Geometry,
    Ring,
    arc_points,
    outline,
    owners,
    ring_points,
)
from trinacria.games.lafamiglia.content.model.pack import Pack


def _point(point: tuple[float, float]) -> str:
    return f"{point[0]:g} {point[1]:g}"


def closed(ring: Ring) -> str:
    """A ring as a closed path."""
    return "M" + "L".join(map(_point, ring)) + "Z"


def land_path(geometry: Geometry, names: Iterable[str]) -> str:
    """The path round several areas taken together."""
    return "".join(closed(ring_points(geometry, ring)) for ring in outline(geometry, names))


def border_paths(pack: Pack) -> dict[str, str]:
    """The borders by kind: inside a mandamento, between two, and between seas."""
    geometry, owner = pack.geometry, owners(pack.geometry)
    kinds: dict[str, list[str]] = {"inner": [], "mandamento": [], "sea": []}
    for number in range(len(geometry.arcs)):
        one, other = owner.get(number), owner.get(~number)
        if one is None or other is None:
            continue
        line = "M" + "L".join(map(_point, arc_points(geometry, number)))
        if one in pack.areas and other in pack.areas:
            same = pack.areas[one].mandamento == pack.areas[other].mandamento
            kinds["inner" if same else "mandamento"].append(line)
        elif one in pack.seas and other in pack.seas:
            kinds["sea"].append(line)
    return {kind: "".join(lines) for kind, lines in kinds.items()}
