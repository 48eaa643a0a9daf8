"""Who is where: points, and what decides among equal points."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, Literal, NamedTuple, TypeAlias

TieBreak: TypeAlias = Literal["difference", "buchholz", "sonneborn", "direct", "wins", "strength"]
USUAL: Final[tuple[TieBreak, ...]] = ("buchholz", "sonneborn", "direct", "strength")
DUPLICATE: Final[tuple[TieBreak, ...]] = ("difference", *USUAL)
GROUP: Final[tuple[TieBreak, ...]] = ("direct", "sonneborn", "wins", "strength")
"""Where everybody meets everybody, all have the same Buchholz but for their own points."""


class Result(NamedTuple):
    """A meeting that is over, seen from one side."""

    opponent: str | None
    """None: a round without a table, which counts as if one had met somebody with one's own points."""
    points: float
    """1, 0.5 or 0."""


class Standing(NamedTuple):
    """A line of the table."""

    place: int
    entrant: str
    points: float
    buchholz: float
    """The sum of the opponents' points."""
    sonneborn: float
    """The points of those beaten, and half the points of those drawn with (Sonneborn-Berger)."""
    wins: int
    difference: float
    """In a duplicate event: to the average of all tables."""


def standings(
    results: Mapping[str, Sequence[Result]],
    strengths: Mapping[str, float],
    by: Sequence[TieBreak] = USUAL,
    differences: Mapping[str, float] | None = None,
) -> list[Standing]:
    """The table. `results`: by entrant; `strengths`: the higher, the better. Equal in everything: the same place."""
    points = {one: sum(result.points for result in mine) for one, mine in results.items()}
    lines = {one: _line(one, mine, points, (differences or {}).get(one, 0.0)) for one, mine in results.items()}
    ordered = _ordered(list(lines), [_Points(points), *(_judge(rule, lines, results, strengths) for rule in by)])
    made: list[Standing] = []
    for equals in ordered:
        place = len(made) + 1
        made += [lines[one]._replace(place=place) for one in equals]
    return made


def _line(one: str, mine: Sequence[Result], points: Mapping[str, float], difference: float) -> Standing:
    theirs = [(points[one] if result.opponent is None else points[result.opponent], result.points) for result in mine]
    return Standing(
        0,
        one,
        points[one],
        sum(score for score, _ in theirs),
        sum(score * got for score, got in theirs),
        sum(result.points == 1 and result.opponent is not None for result in mine),
        difference,
    )


class _Judge:
    """One rule: a number for each of those who are equal so far."""

    def values(self, equals: Sequence[str]) -> Mapping[str, float]:
        raise NotImplementedError


class _Points(_Judge):
    def __init__(self, numbers: Mapping[str, float]) -> None:
        self._numbers = numbers

    def values(self, equals: Sequence[str]) -> Mapping[str, float]:
        return {one: self._numbers.get(one, 0.0) for one in equals}


class _Direct(_Judge):
    """The points of the meetings among them, where all of them have met."""

    def __init__(self, results: Mapping[str, Sequence[Result]]) -> None:
        self._results = results

    def values(self, equals: Sequence[str]) -> Mapping[str, float]:
        mine = {
            one: [result for result in self._results[one] if result.opponent in equals and result.opponent != one]
            for one in equals
        }
        if any(len({result.opponent for result in results}) < len(equals) - 1 for results in mine.values()):
            return dict.fromkeys(equals, 0.0)
        return {one: sum(result.points for result in results) for one, results in mine.items()}


def _judge(
    rule: TieBreak,
    lines: Mapping[str, Standing],
    results: Mapping[str, Sequence[Result]],
    strengths: Mapping[str, float],
) -> _Judge:
    if rule == "direct":
        return _Direct(results)
    if rule == "strength":
        return _Points(strengths)
    return _Points({one: getattr(line, rule) for one, line in lines.items()})


def _ordered(equals: Sequence[str], judges: Sequence[_Judge]) -> Iterable[list[str]]:
    """Those who are equal, in groups; each rule divides what the rules before it left together."""
    if len(equals) < 2 or not judges:
        yield sorted(equals)
        return
    numbers = judges[0].values(equals)
    for _, same in groupby(sorted(equals, key=lambda one: -numbers[one]), key=lambda one: numbers[one]):
        yield from _ordered(list(same), judges[1:])
