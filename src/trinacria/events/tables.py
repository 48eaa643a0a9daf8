"""The tables of an event: standings, groups, who meets whom, and what each round was for everybody."""

from typing import Literal, NamedTuple, TypeAlias

from trinacria.events import arena, knockout
from trinacria.events.duplicate import DealtGame, differences
from trinacria.events.event import Event, EventRound
from trinacria.events.forms import Arena, Form, League, Rotation, RoundRobin, Swiss
from trinacria.events.meeting import Meeting
from trinacria.events.rounds import everybody, into_divisions, into_groups
from trinacria.events.standings import DUPLICATE, GROUP, USUAL, Result, Standing, standings

Mark: TypeAlias = Literal["won", "drawn", "lost", "open", "rest", "missed", "out"]


class Cell(NamedTuple):
    """A round, for one who takes part."""

    round: int
    mark: Mark
    """`rest`: no table, as the number was odd; `missed`: not there; `out`: no longer, or not yet, in the event."""
    opponents: tuple[str, ...] = ()
    reason: str | None = None
    """Why it was corrected."""


class ArenaLine(NamedTuple):
    """What the table of an arena says of somebody."""

    place: int
    entrant: str
    points: int
    games: tuple[int, ...]
    """The points of each, in order."""
    streak: int


def table(event: Event) -> list[Standing]:
    """The standings over all rounds; of groups and of a knockout see `group_tables` and `bracket`."""
    if isinstance(event.terms.form, Rotation):
        lead = {one: _lead(event, one) for one in event.order}
        return standings(_results(event, event.order), _strengths(event), ("difference", "wins", "strength"), lead)
    if event.terms.duplicate:
        gained = differences(dealt_games(event, round) for round in event.rounds)
        return standings(_results(event, event.order), _strengths(event), DUPLICATE, gained)
    return standings(_results(event, event.order), _strengths(event), USUAL)


def groups_of(event: Event) -> list[list[str]]:
    """The groups of a round robin, or the divisions of a league."""
    form = event.terms.form
    if isinstance(form, League):
        return into_divisions(event.order, form.divisions)
    return into_groups(event.order, form.groups if isinstance(form, RoundRobin) else 1)


def group_tables(event: Event) -> list[list[Standing]]:
    """The standings of each group. Who left before half of their games counts for nobody."""
    form = event.terms.form
    twice = isinstance(form, RoundRobin | League) and form.twice
    made: list[list[Standing]] = []
    gained = differences(dealt_games(event, round) for round in event.rounds) if event.terms.duplicate else None
    by = ("difference", *GROUP) if gained is not None else GROUP
    for group in groups_of(event):
        half = sum(len(pairs) for pairs in everybody(group, twice)) / max(1, len(group))
        left = {one for one in group if event.entrants[one].gone and _played(event, one) < half}
        counted = [one for one in group if one not in left]
        made.append(standings(_results(event, counted), _strengths(event), by, gained))
    return made


def bracket(event: Event) -> list[EventRound]:
    """The rounds of the knockout."""
    return [round for round in event.rounds if round.slots]


def arena_table(event: Event) -> list[ArenaLine]:
    """The lines of an arena: points, then wins, then the initial order."""
    runs = {one: arena.run_of(arena_results(event, one)) for one in event.order}
    wins = {one: sum(points >= arena.WIN for points in run.points) for one, run in runs.items()}
    ordered = sorted(event.order, key=lambda one: (-runs[one].total, -wins[one], event.entrants[one].number))
    return [
        ArenaLine(place, one, runs[one].total, runs[one].points, runs[one].streak)
        for place, one in enumerate(ordered, 1)
    ]


def arena_results(event: Event, entrant: str) -> list[float]:
    return [points[side] for _, side, points in _over(event, entrant)]


def cells(event: Event, entrant: str) -> list[Cell]:
    """What each round was for somebody."""
    return [_cell(event, round, entrant) for round in event.rounds]


def dealt_games(event: Event, round: EventRound) -> list[DealtGame]:
    """The games of a round that were played to their end, for the comparison of the same deal."""
    made: list[DealtGame] = []
    for meeting in event.of_round(round):
        one, other = meeting.sides[0][0], meeting.sides[1][0]
        for game, score in enumerate(meeting.scores):
            if score.margin is not None:
                first = meeting.first_of(game) == 0
                made.append(DealtGame(one, other, score.margin) if first else DealtGame(other, one, -score.margin))
    return made


def places(event: Event) -> list[tuple[int, str]]:
    """Everybody with their place at the end. Those whose games do not count come last."""
    made = _counted_places(event)
    known = {one for _, one in made}
    return made + [(len(made) + 1, one) for one in event.order if one not in known]


# ---------------------------------------------------------------- helpers


def _counted_places(event: Event) -> list[tuple[int, str]]:
    form = event.terms.form
    if isinstance(form, Arena):
        return [(line.place, line.entrant) for line in arena_table(event)]
    if bracket(event):
        return _bracket_places(event)
    if isinstance(form, RoundRobin | League):
        return [(line.place, line.entrant) for group in group_tables(event) for line in group]
    return [(line.place, line.entrant) for line in table(event)]


def _bracket_places(event: Event) -> list[tuple[int, str]]:
    """By the round that somebody came to; after them, those who did not come through the groups, by their places."""
    came: dict[str, int] = {}
    for index, round in enumerate(bracket(event)):
        came.update((slot, index) for slot in round.slots if slot is not None)
    last = bracket(event)[-1]
    winners = [meeting.winner for meeting in event.of_round(last)]
    if len(winners) == 1 and winners[0] is not None:
        came[winners[0][0]] += 1
    for one, place in [(line.entrant, line.place) for group in group_tables(event) for line in group]:
        came.setdefault(one, -place)
    return [(1 + sum(other > mine for other in came.values()), one) for one, mine in _by_value(came)]


def _by_value(came: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(came.items(), key=lambda item: -item[1])


def _strengths(event: Event) -> dict[str, float]:
    """The initial order decides last."""
    return {one: -float(event.entrants[one].number) for one in event.order}


def _over(event: Event, entrant: str) -> list[tuple[Meeting, int, tuple[float, float]]]:
    """The meetings of somebody that are over, with the side and the points."""
    made: list[tuple[Meeting, int, tuple[float, float]]] = []
    for meeting in event.met_by(entrant):
        side, points = meeting.side_of(entrant), meeting.points
        if side is not None and points is not None:
            made.append((meeting, side, points))
    return made


def _played(event: Event, entrant: str) -> int:
    return sum(meeting.played for meeting, _, _ in _over(event, entrant))


def _results(event: Event, among: list[str]) -> dict[str, list[Result]]:
    made: dict[str, list[Result]] = {}
    known = set(among)
    rest = points_for_rest(event.terms.form)
    knocked = {id for round in bracket(event) for id in round.meetings}
    for one in among:
        made[one] = [
            Result(_opponent(event, meeting, side), points[side])
            for meeting, side, points in _over(event, one)
            if meeting.id not in knocked and known.issuperset(meeting.sides[1 - side])
        ]
        made[one] += [Result(None, rest) for round in event.rounds if one in round.rests and rest]
    return made


def points_for_rest(form: Form) -> float:
    """What a round without a table counts: in groups everybody rests as often, in a rotation not quite."""
    return 1.0 if isinstance(form, Swiss) else 0.5 if isinstance(form, Rotation) else 0.0


def _opponent(event: Event, meeting: Meeting, side: int) -> str | None:
    """In a rotation opponents are two, and nobody's points are counted from theirs."""
    theirs = meeting.sides[1 - side]
    return theirs[0] if len(theirs) == 1 else None


def _lead(event: Event, entrant: str) -> float:
    """What somebody's sides had more than the others, over all games."""
    return sum((meeting.margin or 0.0) * (1 if side == 0 else -1) for meeting, side, _ in _over(event, entrant))


def _cell(event: Event, round: EventRound, entrant: str) -> Cell:
    for meeting in event.of_round(round):
        side = meeting.side_of(entrant)
        if side is None:
            continue
        theirs = meeting.sides[1 - side]
        if meeting.points is None:
            return Cell(round.number, "open", theirs)
        mine, other = meeting.points[side], meeting.points[1 - side]
        if meeting.missed and not mine:
            return Cell(round.number, "missed", theirs, meeting.reason)
        mark: Mark = "won" if mine > other else "lost" if mine < other else "drawn"
        return Cell(round.number, mark, theirs, meeting.reason)
    if entrant in round.rests:
        return Cell(round.number, "rest")
    return Cell(round.number, "out")


def seeds_of_final(event: Event) -> list[str]:
    """Who goes on from the groups, in the order of the draw."""
    form = event.terms.form
    assert isinstance(form, RoundRobin)
    left = {one for one in event.order if event.entrants[one].gone is None}
    tables = [[line.entrant for line in group if line.entrant in left] for group in group_tables(event)]
    return knockout.seeds_of_groups(tables, form.through)
