"""The map: counts, names, neighbours, coasts and mandamenti (LF-M)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model.board import CORNERS
from trinacria.games.lafamiglia.content.model.pack import Pack

FILE = "map.toml"


def twice(values: Iterable[str]) -> list[str]:
    """The values that occur more than once."""
    return [value for value, n in Counter(values).items() if n > 1]


def check_map(pack: Pack, report: Report) -> None:
    """Counts, references and relations that the rules state."""
    _counts(pack, report)
    _areas(pack, report)
    _seas(pack, report)
    _mandamenti(pack, report)
    if pack.about.balanced:
        _design(pack, report)


def _counts(pack: Pack, report: Report) -> None:
    board = pack.map
    tables: tuple[tuple[str, Sequence[str], int, str], ...] = (
        ("area", [a.id for a in board.area], 36, "LF-M-01"),
        ("mandamento", [m.id for m in board.mandamento], 12, "LF-M-01"),
        ("sea", [s.id for s in board.sea], 9, "LF-M-03"),
        ("corner", [c.id for c in board.corner], len(CORNERS), "LF-S-03"),
    )
    for table, ids, number, rule in tables:
        report.need(
            len(ids) == number, FILE, table, said("has-entries", value=len(ids)), said("value", value=number), rule
        )
        for name in twice(ids):
            report.add(FILE, f"{table}[{name}].id", said("occurs-twice"), said("a-different-id-for-every-entry"))
    for name in twice(area.name for area in board.area):
        report.add(FILE, "area", said("two-areas-are-called", value=name), said("a-different-name-for-every-area"))
    report.need(
        board.tie_break in pack.areas,
        FILE,
        "tie_break",
        said("is-word", value=board.tie_break),
        said("the-id-of-an-area"),
    )


def _relation(report: Report, table: str, key: str, relation: dict[str, tuple[str, ...]]) -> None:
    """A relation between entries of one table: known, not to itself, not twice, and the same both ways."""
    for one, others in relation.items():
        place = f"{table}[{one}].{key}"
        for other in twice(others):
            report.add(FILE, place, said("names-twice", value=other), said("each-neighbour-once"))
        for other in dict.fromkeys(others):
            if other not in relation:
                report.add(
                    FILE, place, said("names-which-is-no", other=other, table=table), said("another-id", value=table)
                )
            elif other == one:
                report.add(FILE, place, said("names-itself"), said("other-ids", value=table))
            elif one not in relation[other]:
                report.add(
                    FILE,
                    place,
                    said("names-which-does-not-name-it-back", value=other),
                    said("in-entry", one=one, table=table, other=other, key=key),
                )


def _areas(pack: Pack, report: Report) -> None:
    _relation(report, "area", "neighbours", {a.id: a.neighbours for a in pack.map.area})
    for area in pack.map.area:
        place = f"area[{area.id}]"
        for sea in area.seas:
            report.need(sea in pack.seas, FILE, f"{place}.seas", said("names", value=sea), said("the-id-of-a-sea"))
        report.need(
            len(set(area.seas)) == len(area.seas) <= 2,
            FILE,
            f"{place}.seas",
            said("names-seas", value=len(area.seas)),
            said("up-to-two-seas"),
            "LF-M-04",
        )
        home = pack.mandamenti.get(area.mandamento)
        if home is None:
            report.add(
                FILE, f"{place}.mandamento", said("is-word", value=area.mandamento), said("the-id-of-a-mandamento")
            )
        elif area.id not in home.areas:
            report.add(
                FILE,
                f"{place}.mandamento",
                said("is-which-does-not-list-it", value=home.id),
                said("in-mandamento-areas", id=area.id, other=home.id),
            )
    if {"camastra", "ragusa"} <= set(pack.areas):
        one, other = pack.areas["camastra"].seas, pack.areas["ragusa"].seas
        linked = any(b in pack.seas[a].neighbours for a in one if a in pack.seas for b in other)
        report.need(
            linked and not set(one) & set(other),
            FILE,
            "area[ragusa].seas",
            said("not-one-sea-away"),
            said("camastra-and-ragusa-joined"),
            "EX-LF-17",
        )
    if {"licata", "camastra"} <= set(pack.areas):
        apart = pack.areas["licata"].mandamento != pack.areas["camastra"].mandamento
        report.need(apart, FILE, "area[licata].mandamento", said("is-camastras"), said("another-one"), "EX-LF-01")


def _seas(pack: Pack, report: Report) -> None:
    _relation(report, "sea", "neighbours", {s.id: s.neighbours for s in pack.map.sea})
    for sea, coast in pack.coasts.items():
        report.need(bool(coast), FILE, f"sea[{sea}]", said("touches-no-area"), said("an-area-at-this-sea"))


def _mandamenti(pack: Pack, report: Report) -> None:
    for mandamento in pack.map.mandamento:
        place = f"mandamento[{mandamento.id}]"
        number = len(set(mandamento.areas))
        report.need(
            number == len(mandamento.areas) == 3,
            FILE,
            f"{place}.areas",
            said("names-areas", value=number),
            said("value", value=3),
            "LF-M-01",
        )
        coasts: set[str] = set()
        for name in mandamento.areas:
            area = pack.areas.get(name)
            if area is None:
                report.add(FILE, f"{place}.areas", said("names", value=name), said("the-id-of-an-area"))
                continue
            coasts.update(area.seas)
            if area.mandamento != mandamento.id:
                report.add(
                    FILE,
                    f"{place}.areas",
                    said("names-which-belongs-to", name=name, mandamento=area.mandamento),
                    said("area-mandamento", name=name, id=mandamento.id),
                )
        report.need(
            mandamento.control_sea in coasts,
            FILE,
            f"{place}.control_sea",
            said("is-word", value=mandamento.control_sea),
            said("a-sea-its-areas-touch", value=tuple(sorted(coasts))),
            "LF-M-06",
        )
    zolfare = {"agrigento", "caltanissetta", "camastra"}
    if zolfare <= set(pack.areas):
        homes = {pack.areas[name].mandamento for name in zolfare}
        report.need(
            len(homes) == 1,
            FILE,
            "area[camastra].mandamento",
            said("not-the-sulphur-mandamento"),
            said("one-mandamento-for-the-three"),
            "EX-LF-01",
        )


def _design(pack: Pack, report: Report) -> None:
    """Ours: the land hangs together, and the seas form a ring."""
    for group, names in (
        ("area", set(pack.areas)),
        *((f"mandamento[{m.id}].areas", set(m.areas)) for m in pack.map.mandamento),
    ):
        known = names & set(pack.areas)
        if not known:
            continue
        seen, todo = set[str](), [min(known)]
        while todo:
            name = todo.pop()
            if name not in seen:
                seen.add(name)
                todo += [n for n in pack.areas[name].neighbours if n in known]
        lost = ", ".join(sorted(known - seen))
        report.need(
            not lost, FILE, group, said("do-not-hang-together-by-land", value=lost), said("areas-that-hang-together")
        )
    for area in pack.map.area:
        number = len(area.neighbours)
        report.need(
            2 <= number <= 8,
            FILE,
            f"area[{area.id}].neighbours",
            said("names-areas", value=number),
            said("range", low=2, high=8),
            "ours",
        )
    for sea in pack.map.sea:
        number = len(sea.neighbours)
        report.need(
            number == 2,
            FILE,
            f"sea[{sea.id}].neighbours",
            said("names-seas", value=number),
            said("2-the-seas-form-a-ring"),
            "ours",
        )
