"""The next round of an event, by its form."""

from typing import NamedTuple

from trinacria.events import arena, knockout
from trinacria.events.errors import EventError
from trinacria.events.event import Event, EventRound
from trinacria.events.forms import Arena, Knockout, League, Rotation, RoundRobin, Swiss
from trinacria.events.log import Side
from trinacria.events.meeting import Meeting
from trinacria.events.partners import Table, next_tables
from trinacria.events.rounds import everybody
from trinacria.events.swiss.criteria import Round
from trinacria.events.swiss.dutch import CannotPair, pair_round
from trinacria.events.swiss.dutch import Paired as PairedRound
from trinacria.events.swiss.player import Float, Player
from trinacria.events.swiss.player import Side as Seats
from trinacria.events.tables import arena_table, groups_of, seeds_of_final


class NextRound(NamedTuple):
    """Who meets whom, and who has no table."""

    pairs: list[tuple[Side, Side]]
    rests: list[str]
    slots: tuple[str | None, ...] = ()


def next_round(event: Event) -> NextRound:
    """What is played after the rounds so far; raises EventError where there is nothing more."""
    form = event.terms.form
    match form:
        case Swiss():
            if len(event.rounds) >= form.rounds:
                raise EventError("event-error-rounds")
            return _swiss(event, form)
        case Rotation():
            if len(event.rounds) >= form.rounds:
                raise EventError("event-error-rounds")
            return _rotation(event)
        case RoundRobin() | League():
            return _groups(event, form)
        case Knockout():
            return _knockout(event, event.order)
        case Arena():
            raise EventError("event-error-rounds")


def rounds_in_groups(event: Event) -> int:
    """How many rounds the groups have."""
    form = event.terms.form
    assert isinstance(form, RoundRobin | League)
    return max((len(everybody(group, form.twice)) for group in groups_of(event)), default=0)


def arena_pairs(event: Event, waiting: list[str]) -> list[tuple[Side, Side]]:
    """Who plays now, of those who wait. The one who had the first seats less often gets them."""
    places = {line.entrant: line.place for line in arena_table(event)}
    last = {one: _last_opponent(event, one) for one in waiting}
    alone = sum(entrant.plays for entrant in event.playing) == 2
    pairs = arena.meetings(sorted(waiting, key=lambda one: places[one]), last, alone)
    return [((one,), (other,)) for one, other in (_by_seats(event, pair) for pair in pairs)]


# ---------------------------------------------------------------- Swiss


def _swiss(event: Event, form: Swiss) -> NextRound:
    players = swiss_players(event)
    here = [player for player in players if event.entrants[event.order[player.number - 1]].plays]
    if len(here) < 2:
        raise EventError("event-error-few", least=2)
    paired = _paired(here, Round(len(event.rounds), len(event.rounds) + 1 == form.rounds), event.initial)
    names = event.order
    pairs: list[tuple[Side, Side]] = [((names[one - 1],), (names[other - 1],)) for one, other in paired.pairs]
    return NextRound(pairs, [names[paired.rests - 1]] if paired.rests else [])


def _paired(players: list[Player], round: Round, initial: Seats) -> PairedRound:
    """Where no pairing gives everybody the seats they must have, seats count less."""
    for one in (round, round._replace(any_seats=True)):
        try:
            return pair_round(players, one, initial)
        except CannotPair:
            continue
    raise EventError("event-error-unpairable")


def swiss_players(event: Event) -> list[Player]:
    """Everybody as the pairing sees them. What nobody came to is no meeting: those two may be paired again."""
    points = dict.fromkeys(event.order, 0.0)
    floats: dict[str, tuple[Float, ...]] = dict.fromkeys(event.order, ())
    rested: set[str] = set()
    for round in event.rounds:
        before = dict(points)
        for one in event.order:
            got, meeting = _of_round(event, round, one)
            points[one] += got
            floats[one] += (_float(one, got, meeting, before),)
            if got == 1 and (meeting is None or not meeting.played):
                rested.add(one)
    return [
        Player(
            event.entrants[one].number,
            points[one],
            frozenset(event.entrants[other].number for other in _opponents(event, one)),
            tuple(_seats(event, one)),
            floats[one],
            one not in rested,
        )
        for one in event.order
    ]


def _of_round(event: Event, round: EventRound, entrant: str) -> tuple[float, Meeting | None]:
    if entrant in round.rests:
        return 1.0, None
    for meeting in event.of_round(round):
        side = meeting.side_of(entrant)
        if side is not None:
            return (meeting.points or (0.0, 0.0))[side], meeting
    return 0.0, None


def _float(one: str, got: float, meeting: Meeting | None, before: dict[str, float]) -> Float:
    if meeting is None or not meeting.played:
        return "down" if got else ""
    side = meeting.side_of(one) or 0
    other = meeting.sides[1 - side][0]
    return "down" if before[one] > before[other] else "up" if before[one] < before[other] else ""


def _opponents(event: Event, entrant: str) -> list[str]:
    met = [meeting for meeting in event.met_by(entrant) if meeting.played]
    return [other for meeting in met for side in meeting.sides for other in side if other != entrant]


def _seats(event: Event, entrant: str) -> list[Seats]:
    met = [meeting for meeting in event.met_by(entrant) if meeting.played]
    return ["first" if meeting.side_of(entrant) == 0 else "second" for meeting in met]


# ---------------------------------------------------------------- the other forms


def _rotation(event: Event) -> NextRound:
    numbers = [entrant.number for entrant in event.playing if entrant.plays]
    done: list[list[Table]] = []
    for round in event.rounds:
        sides = [meeting.sides for meeting in event.of_round(round)]
        done.append([(_numbers(event, one), _numbers(event, other)) for one, other in sides])
    tables = next_tables(numbers, done)
    if not tables:
        raise EventError("event-error-few", least=4)
    names = event.order
    seated = {number for table in tables for pair in table for number in pair}
    pairs: list[tuple[Side, Side]] = [
        ((names[a - 1], names[b - 1]), (names[c - 1], names[d - 1])) for (a, b), (c, d) in tables
    ]
    return NextRound(pairs, [names[number - 1] for number in numbers if number not in seated])


def _numbers(event: Event, side: Side) -> tuple[int, int]:
    one, other = side
    return event.entrants[one].number, event.entrants[other].number


def _groups(event: Event, form: RoundRobin | League) -> NextRound:
    done = len(event.rounds)
    if done >= rounds_in_groups(event):
        if isinstance(form, League) or not form.through:
            raise EventError("event-error-rounds")
        return _knockout(event, seeds_of_final(event))
    pairs: list[tuple[Side, Side]] = []
    rests: list[str] = []
    for group in groups_of(event):
        rounds = everybody(group, form.twice)
        here = rounds[done] if done < len(rounds) else []
        pairs += [((one,), (other,)) for one, other in here]
        rests += [one for one in group if all(one not in pair for pair in here) and not event.entrants[one].gone]
    return NextRound(pairs, rests)


def _knockout(event: Event, order: list[str]) -> NextRound:
    before = event.rounds[-1] if event.rounds and event.rounds[-1].slots else None
    if before is None:
        slots = knockout.draw(order)
    else:
        winners: dict[tuple[str, str], str | None] = {}
        for meeting in event.of_round(before):
            winner = meeting.winner
            winners[meeting.sides[0][0], meeting.sides[1][0]] = winner[0] if winner else None
        slots = knockout.next_slots(before.slots, winners)
    if len(slots) < 2:
        raise EventError("event-error-rounds")
    pairs: list[tuple[Side, Side]] = []
    rests: list[str] = []
    for one, other in knockout.pairs_of(slots):
        if one is not None and other is not None:
            pairs.append(((one,), (other,)))
        elif one or other:
            rests.append(one or other or "")
    return NextRound(pairs, rests, tuple(slots))


def _last_opponent(event: Event, entrant: str) -> list[str]:
    met = event.met_by(entrant)
    return [other for side in met[-1].sides for other in side if other != entrant] if met else []


def _by_seats(event: Event, pair: tuple[str, str]) -> tuple[str, str]:
    one, other = pair
    return pair if _seats(event, one).count("first") <= _seats(event, other).count("first") else (other, one)
