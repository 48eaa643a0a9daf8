"""Who starts where: corners, order of play, start areas and the tiles for fewer players (LF-S, LF-T, LX)."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product

from trinacria.games.lafamiglia.content.check.map import twice
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model.board import CORNERS, Area
from trinacria.games.lafamiglia.content.model.pack import Pack

FILE = "map.toml"


def check_start(pack: Pack, report: Report) -> None:
    """Sides, order of play and start areas."""
    _corners(pack, report)
    own: dict[str, list[Area]] = {corner: [a for a in pack.map.area if a.start == corner] for corner in CORNERS}
    _areas(pack, own, report)
    _tiles(pack, own, report)
    if pack.about.balanced:
        _shared_mandamenti(pack, report)
        _equal_corners(own, report)
        _no_early_control(pack, own, report)


def _corners(pack: Pack, report: Report) -> None:
    board = pack.map
    seated = [corner for side in board.sides for corner in side]
    report.need(
        sorted(seated) == sorted(CORNERS),
        FILE,
        "sides",
        said("names-list", value=tuple(seated)),
        said("each-corner-once"),
        "LF-S-03",
    )
    report.need(
        sorted(board.order_of_play) == sorted(CORNERS),
        FILE,
        "order_of_play",
        said("names-list", value=tuple(board.order_of_play)),
        said("each-corner-once"),
        "LF-T-01",
    )
    side = {corner: number for number, pair in enumerate(board.sides) for corner in pair}
    cycle = board.order_of_play
    for corner, follower in zip(cycle, cycle[1:] + cycle[:1], strict=True):
        entry = pack.corners.get(corner)
        if entry is not None and entry.next != follower:
            report.add(
                FILE,
                f"corner[{corner}].next",
                said("is-word", value=entry.next),
                said("as-order-of-play-says", value=follower),
            )
        if corner != follower and side.get(corner) == side.get(follower):
            report.add(
                FILE,
                "order_of_play",
                said("one-side-follows-itself", corner=corner, follower=follower),
                said("corners-of-the-two-sides-in-turn"),
                "LF-T-01",
            )
    for symbol in twice(corner.symbol for corner in board.corner):
        report.add(FILE, "corner", said("two-corners-have-the-symbol", value=symbol), said("a-symbol-of-its-own"))


def _areas(pack: Pack, own: dict[str, list[Area]], report: Report) -> None:
    for corner, areas in own.items():
        report.need(
            len(areas) == 6,
            FILE,
            f"corner[{corner}]",
            said("starts-in-areas", value=len(areas)),
            said("value", value=6),
            "LF-S-13",
        )
        homes = Counter(area.mandamento for area in areas)
        for area in areas:
            report.need(
                homes[area.mandamento] == 1,
                FILE,
                f"area[{area.id}].start",
                said("is-which-starts-twice-in", corner=corner, mandamento=area.mandamento),
                said("six-different-mandamenti"),
                "LF-G-06",
            )
        men = sum(area.soldati for area in areas)
        stock = pack.pieces.family.soldati
        report.need(
            men <= stock,
            FILE,
            f"corner[{corner}]",
            said("starts-with-soldati", value=men),
            said("at-most", value=stock),
            "LF-C-06",
        )
    neutral = [area for area in pack.map.area if area.start == "neutral"]
    report.need(
        len(neutral) == 12,
        FILE,
        "area",
        said("areas-are-neutral", value=len(neutral)),
        said("value", value=12),
        "LF-S-14",
    )
    men, stock = sum(area.soldati for area in neutral), pack.pieces.common.neutral_soldati
    report.need(
        men <= stock,
        FILE,
        "area",
        said("neutral-soldati-stand-on-the-map", value=men),
        said("at-most", value=stock),
        "LF-C-02",
    )


def _tiles(pack: Pack, own: dict[str, list[Area]], report: Report) -> None:
    marked = pack.map.marked_1v1
    stated = ["alcamo", "marsala", "ragusa", "siracusa"]
    report.need(
        sorted(marked) == stated,
        FILE,
        "marked_1v1",
        said("names-list", value=tuple(marked)),
        said("value", value=tuple(stated)),
        "LX-1-S02",
    )
    for corner in pack.map.corner:
        names = sorted(area.id for area in own[corner.id])
        key = f"corner[{corner.id}]"
        if corner.marked_1v1 not in names or corner.marked_1v1 not in marked:
            report.add(
                FILE,
                f"{key}.marked_1v1",
                said("is-word", value=corner.marked_1v1),
                said("a-marked-start-area"),
                "AMB-LX-27",
            )
        report.need(
            len(corner.series_2v1) == 3,
            FILE,
            f"{key}.series_2v1",
            said("names-areas", value=len(corner.series_2v1)),
            said("value", value=3),
            "LX-2-S04",
        )
        report.need(
            sorted(corner.series_2v1 + corner.series_rest) == names,
            FILE,
            f"{key}.series_rest",
            said("series-not-the-start-areas"),
            said("value", value=tuple(names)),
        )


def _shared_mandamenti(pack: Pack, report: Report) -> None:
    """Ours: a mandamento has one neutral area and two corners, 3 soldati against 2, all pairs alike."""
    leads: Counter[tuple[frozenset[str], str]] = Counter()
    for mandamento in pack.map.mandamento:
        areas = [pack.areas[name] for name in mandamento.areas if name in pack.areas]
        players = [area for area in areas if area.start != "neutral"]
        key = f"mandamento[{mandamento.id}].areas"
        if not report.need(
            len(areas) == 3 and len(players) == 2,
            FILE,
            key,
            said("have-start-areas-of-corners", value=len(players)),
            said("2-and-a-neutral-one"),
            "ours",
        ):
            continue
        strong = max(players, key=lambda area: area.soldati)
        report.need(
            players[0].soldati != players[1].soldati,
            FILE,
            key,
            said("start-with-equal-soldati"),
            said("3-against-2"),
            "ours",
        )
        leads[frozenset(area.start for area in players), strong.start] += 1
    for pair in combinations(CORNERS, 2):
        for leader in pair:
            number = leads[frozenset(pair), leader]
            report.need(
                number == 1,
                FILE,
                f"corner[{leader}]",
                said("leads-in-shared-mandamenti", number=number, value=pair[0], other=pair[1]),
                said("value", value=1),
                "ours",
            )


def _equal_corners(own: dict[str, list[Area]], report: Report) -> None:
    """Ours: corners are equal in soldati, and nearly so in coasts, borders and neutral neighbours."""
    start = {area.id: corner for corner, areas in own.items() for area in areas}
    figures = {
        "soldati": ({c: sum(a.soldati for a in areas) for c, areas in own.items()}, 0),
        "coasts": ({c: sum(bool(a.seas) for a in areas) for c, areas in own.items()}, 1),
        "borders": ({c: sum(len(a.neighbours) for a in areas) for c, areas in own.items()}, 1),
        "neutral-borders": (
            {c: sum(n not in start for a in areas for n in a.neighbours) for c, areas in own.items()},
            1,
        ),
    }
    for what, (values, most) in figures.items():
        apart = max(values.values()) - min(values.values())
        told = ", ".join(f"{corner} {n}" for corner, n in values.items())
        report.need(
            apart <= most,
            FILE,
            "corner",
            said(f"corners-differ-in-{what}", apart=apart, told=told),
            said("a-difference-of-at-most", value=most),
            "ours",
        )


def _controlled(pack: Pack, areas: Iterable[Area]) -> list[str]:
    held = Counter(area.mandamento for area in areas)
    return [name for name, number in held.items() if number >= pack.pieces.victory.areas_of_a_mandamento]


def _no_early_control(pack: Pack, own: dict[str, list[Area]], report: Report) -> None:
    """Ours: with two corners, a player starts without a mandamento in 1 v 1 and with at most one in 2 v 1."""
    for number, side in enumerate(pack.map.sides):
        areas = [area for corner in side for area in own[corner]]
        left = [area for area in areas if area.id not in pack.map.marked_1v1]
        early = _controlled(pack, left)
        report.need(
            not early,
            FILE,
            f"sides[{number}]",
            said("control-at-start-1v1", value=tuple(early)),
            said("none"),
            "AMB-LX-28",
        )
        series = [pack.corners[corner].series_2v1 for corner in side if corner in pack.corners]
        draws = [
            _controlled(pack, [area for area in areas if not any(area.id in pair for pair in pairs)])
            for pairs in product(*(combinations(names, 2) for names in series))
        ]
        most = max((len(draw) for draw in draws), default=0)
        report.need(
            most <= 1,
            FILE,
            f"sides[{number}]",
            said("control-at-start-2v1", value=most),
            said("at-most", value=1),
            "ours",
        )
