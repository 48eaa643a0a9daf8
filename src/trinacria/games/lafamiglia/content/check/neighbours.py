"""Neighbours on the map: what is declared, and what the drawing shows (LF-M-02 to LF-M-04)."""

from collections import defaultdict
from collections.abc import Mapping
from itertools import combinations

from trinacria.games.lafamiglia.content.check.facts import STATED_BORDERS
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model.geometry import borders
from trinacria.games.lafamiglia.content.model.pack import Pack


def check_neighbours(pack: Pack, report: Report) -> None:
    """The adjacency read off the drawing equals the declared one (LF-M-02 to LF-M-04)."""
    drawn: dict[str, set[str]] = defaultdict(set)
    for pair in borders(pack.geometry):
        one, other = sorted(pair)
        drawn[one].add(other)
        drawn[other].add(one)
    coasts = {area.id: area.seas for area in pack.map.area}
    for name, declared in coasts.items():
        shown = drawn[name] & set(pack.seas)
        place = f"area[{name}].seas"
        for other in sorted(set(declared) - shown):
            _without_border(report, place, other)
        for other in sorted(shown - set(declared)):
            _lacking(report, place, other)
    for table, relation in (
        ("area", {area.id: set(area.neighbours) for area in pack.map.area}),
        ("sea", {sea.id: set(sea.neighbours) for sea in pack.map.sea}),
    ):
        _both_ways(table, relation, drawn, report)


def _both_ways(table: str, relation: Mapping[str, set[str]], drawn: Mapping[str, set[str]], report: Report) -> None:
    """A border has two ends and is told once. Where one end alone names the other, the map's own check says so."""
    for one, other in combinations(sorted(relation), 2):
        named = {other in relation[one], one in relation[other]}
        shown = other in drawn[one]
        place = f"{table}[{one}].neighbours"
        if named == {True} and not shown:
            _without_border(report, place, other)
        elif named == {False} and shown and (one, other) not in STATED_BORDERS:
            _lacking(report, place, other)


def _without_border(report: Report, place: str, other: str) -> None:
    cure = said("remove-it-as-a-neighbour", value=other)
    report.add("map.toml", place, said("names-without-border", value=other), cure)


def _lacking(report: Report, place: str, other: str) -> None:
    cure = said("add-it-as-a-neighbour", value=other)
    report.add("map.toml", place, said("lacks-with-border", value=other), cure)
