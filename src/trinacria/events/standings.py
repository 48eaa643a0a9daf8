"""Who is where: points, and what decides among equal points."""

from collections.abc import Callable, Iterable, Mapping, Sequence
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
    ordered = _ordered(list(lines), [_points(points), *(_judge(rule, lines, results, strengths) for rule in by)])
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


Judge = Callable[[Sequence[str]], Mapping[str, float]]
"""One rule: a number for each of those who are equal so far."""


def _points(numbers: Mapping[str, float]) -> Judge:
    return lambda equals: {one: numbers.get(one, 0.0) for one in equals}


def _direct(results: Mapping[str, Sequence[Result]]) -> Judge:
    """The points of the meetings among them, where all of them have met."""

    def values(equals: Sequence[str]) -> Mapping[str, float]:
        mine = {
            one: [result for result in results[one] if result.opponent in equals and result.opponent != one]
            for one in equals
        }
        if any(len({result.opponent for result in met}) < len(equals) - 1 for met in mine.values()):
            return dict.fromkeys(equals, 0.0)
        return {one: sum(result.points for result in met) for one, met in mine.items()}

    return values


def _judge(
    rule: TieBreak,
    lines: Mapping[str, Standing],
    results: Mapping[str, Sequence[Result]],
    strengths: Mapping[str, float],
) -> Judge:
    if rule == "direct":
        return _direct(results)
    if rule == "strength":
        return _points(strengths)
    return _points({one: getattr(line, rule) for one, line in lines.items()})


def _ordered(equals: Sequence[str], judges: Sequence[Judge]) -> Iterable[list[str]]:
    """Those who are equal, in groups; each rule divides what the rules before it left together."""
    if len(equals) < 2 or not judges:
        yield sorted(equals)
        return
    numbers = judges[0](equals)
    for _, same in groupby(sorted(equals, key=lambda one: -numbers[one]), key=lambda one: numbers[one]):
        yield from _ordered(list(same), judges[1:])
