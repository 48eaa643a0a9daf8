"""What can be asked of an event. Each answer is the entries for its log; what cannot be raises EventError.

Nothing here changes the event: whoever keeps the log stores the entries first, and then lets them happen.
"""

from collections.abc import Collection, Sequence
from typing import Literal

from trinacria.events import log
from trinacria.events.errors import EventError
from trinacria.events.event import Entrant, Event
from trinacria.events.forms import LATE_LIMIT, Arena, Knockout, League, Rotation, RoundRobin, Swiss, Terms, most_rounds
from trinacria.events.meeting import Meeting
from trinacria.events.pairing import arena_pairs, next_round

Entries = list[log.Entry]


def create(terms: Terms, title: str, at: float) -> Entries:
    """Announce an event."""
    form = terms.form
    if isinstance(form, Rotation | Arena) and (terms.members != 1 or (terms.duplicate and isinstance(form, Arena))):
        raise EventError("event-error-terms")
    if isinstance(form, Knockout | Rotation) and terms.duplicate:
        raise EventError("event-error-terms")
    if isinstance(form, RoundRobin) and form.through * form.groups == 1:
        raise EventError("event-error-terms")
    return [log.Created(at=at, terms=terms, title=title)]


def enter(event: Event, entrant: str, members: Sequence[str], at: float, strength: float | None = None) -> Entries:
    """Take part: alone or, where the terms say so, with fixed partners. Also after the start, if one may come late."""
    _check_not_over(event)
    _check_members(event, members)
    known = event.entrants.get(entrant)
    if known is not None and known.gone is None:
        raise EventError("event-error-entered", name=entrant)
    taken = {one for other in event.entrants.values() if other.gone is None for one in other.members}
    for one in members:
        if one in taken:
            raise EventError("event-error-entered", name=one)
    if event.status == "running":
        _check_late(event)
    return [log.Entered(at=at, entrant=entrant, members=tuple(members), strength=strength)]


def can_come_late(event: Event) -> bool:
    """Whether somebody can still come, now that it runs."""
    form = event.terms.form
    if not event.terms.late or not isinstance(form, Swiss | Rotation | Arena):
        return False
    most = most_rounds(form)
    return most is None or len(event.rounds) <= most - LATE_LIMIT


def withdraw(event: Event, entrant: str, at: float, why: log.Why = "asked") -> Entries:
    """Leave, or be sent away. What is open is lost; points stay."""
    _check_not_over(event)
    _taking_part(event, entrant)
    made: Entries = [log.Withdrawn(at=at, entrant=entrant, why=why)]
    for meeting in event.met_by(entrant):
        side = meeting.side_of(entrant)
        if not meeting.over and side is not None:
            made.append(_missed(meeting, (side,), at))
    return made


def begin(event: Event, at: float, initial: Literal["first", "second"] = "first") -> Entries:
    """Start: the order of the entrants is fixed, by strength and then by when they came. `initial` is drawn by lot."""
    if event.status != "announced":
        raise EventError("event-error-begun")
    here = [one for one in event.entrants.values() if one.gone is None]
    least = _least(event.terms)
    if len(here) < least:
        raise EventError("event-error-few", least=least)
    ordered = sorted(here, key=lambda one: -(one.strength if one.strength is not None else float("-inf")))
    return [log.Began(at=at, order=tuple(one.id for one in ordered), initial=initial)]


def pair(event: Event, at: float) -> Entries:
    """The next round, once the last one is over. Who has left loses what they would have played."""
    _check_running(event)
    if event.open:
        raise EventError("event-error-open", count=len(event.open))
    new = next_round(event)
    first = event.next_id
    pairings = tuple(log.Pairing(first + place, sides) for place, sides in enumerate(new.pairs))
    number = len(event.rounds) + 1
    made: Entries = [log.Paired(at=at, round=number, pairings=pairings, rests=tuple(new.rests), slots=new.slots)]
    for pairing in pairings:
        gone = [at_side for at_side, side in enumerate(pairing.sides) if any(event.entrants[one].gone for one in side)]
        if gone:
            made.append(_missed(Meeting(pairing.id, number, pairing.sides), gone, at))
    return made


def pair_arena(event: Event, waiting: Collection[str], at: float) -> Entries:
    """New games of an arena, for those of these who are free; none in its last seconds."""
    form = event.terms.form
    _check_running(event)
    if not isinstance(form, Arena) or event.began is None:
        raise EventError("event-error-rounds")
    if at >= event.began + form.seconds - form.closing:
        raise EventError("event-error-rounds")
    busy = {one for meeting in event.open for side in meeting.sides for one in side}
    free = [one.id for one in event.playing if one.plays and one.id in waiting and one.id not in busy]
    pairs = arena_pairs(event, free)
    if not pairs:
        return []
    first = event.next_id
    pairings = tuple(log.Pairing(first + place, sides) for place, sides in enumerate(pairs))
    return [log.Paired(at=at, round=len(event.rounds) + 1, pairings=pairings)]


def end_game(event: Event, pairing: int, score: log.Score, at: float) -> Entries:
    """A game of a meeting has ended."""
    _check_not_over(event)
    meeting = _meeting(event, pairing)
    if meeting.over:
        raise EventError("event-error-known")
    if (score.ending == "missed") or (score.margin is not None and not _agrees(score)):
        raise EventError("event-error-score")
    return [log.GameEnded(at=at, pairing=pairing, score=score)]


def miss(event: Event, pairing: int, absent: Collection[str], at: float) -> Entries:
    """A round has ended without these. It is lost for their side, and they have withdrawn."""
    _check_not_over(event)
    meeting = _meeting(event, pairing)
    if meeting.over:
        raise EventError("event-error-known")
    sides = sorted({side for side in map(meeting.side_of, absent) if side is not None})
    if not sides:
        raise EventError("event-error-unknown", name=", ".join(sorted(absent)))
    made: Entries = [_missed(meeting, sides, at)]
    made += [log.Withdrawn(at=at, entrant=one, why="missed") for one in sorted(absent) if not event.entrants[one].gone]
    return made


def correct(event: Event, pairing: int, scores: Sequence[log.Score], reason: str, at: float) -> Entries:
    """The organiser says how the games of a meeting ended. Everybody sees the reason."""
    if event.status not in ("running", "ended"):
        raise EventError("event-error-not-begun")
    _check_reason(reason)
    meeting = _meeting(event, pairing)
    after = Meeting(meeting.id, meeting.round, meeting.sides, meeting.games, meeting.wins, list(scores))
    if not after.over or len(scores) > meeting.games or not all(map(_agrees, scores)):
        raise EventError("event-error-score")
    if after.winner != meeting.winner and _built_on(event, meeting):
        raise EventError("event-error-built-on")
    return [log.Corrected(at=at, pairing=pairing, scores=tuple(scores), reason=reason)]


def replace(event: Event, entrant: str, members: Sequence[str], reason: str, at: float) -> Entries:
    """Let somebody else play on for an entrant."""
    _check_not_over(event)
    _check_reason(reason)
    _taking_part(event, entrant)
    _check_members(event, members)
    others = {
        one for other in event.entrants.values() if other.gone is None and other.id != entrant for one in other.members
    }
    for one in members:
        if one in others:
            raise EventError("event-error-entered", name=one)
    return [log.Replaced(at=at, entrant=entrant, members=tuple(members), reason=reason)]


def step_away(event: Event, entrant: str, at: float) -> Entries:
    """Pause after this game: no more tables until one is back. Rounds that pass count 0."""
    _check_running(event)
    if _taking_part(event, entrant).away:
        raise EventError("event-error-away")
    return [log.Away(at=at, entrant=entrant)]


def come_back(event: Event, entrant: str, at: float) -> Entries:
    _check_running(event)
    if not _taking_part(event, entrant).away:
        raise EventError("event-error-away")
    return [log.Back(at=at, entrant=entrant)]


def pause(event: Event, reason: str, at: float) -> Entries:
    """Nothing is paired until it goes on."""
    _check_running(event)
    _check_reason(reason)
    return [log.Paused(at=at, reason=reason)]


def resume(event: Event, at: float) -> Entries:
    if event.status != "running" or event.paused is None:
        raise EventError("event-error-not-paused")
    return [log.Resumed(at=at)]


def end(event: Event, at: float) -> Entries:
    """All rounds are over, or the time of an arena."""
    _check_running(event)
    if event.open:
        raise EventError("event-error-open", count=len(event.open))
    form = event.terms.form
    if isinstance(form, Arena):
        if event.began is not None and at < event.began + form.seconds - form.closing:
            raise EventError("event-error-time")
    elif has_more(event):
        raise EventError("event-error-time")
    return [log.Ended(at=at)]


def has_more(event: Event) -> bool:
    """Whether another round follows those that were played."""
    try:
        next_round(event)
    except EventError as error:
        return error.key not in ("event-error-rounds", "event-error-unpairable", "event-error-few")
    return True


def cancel(event: Event, reason: str, at: float) -> Entries:
    _check_not_over(event)
    _check_reason(reason)
    return [log.Cancelled(at=at, reason=reason)]


# ---------------------------------------------------------------- helpers


def _least(terms: Terms) -> int:
    """How many have to enter."""
    match terms.form:
        case Rotation():
            return 4
        case RoundRobin(groups=groups, through=through):
            return max(2, groups * max(2, through))
        case League(divisions=divisions):
            return 2 * divisions
        case _:
            return 2


def _check_running(event: Event) -> None:
    if event.status == "announced":
        raise EventError("event-error-not-begun")
    _check_not_over(event)
    if event.paused is not None:
        raise EventError("event-error-paused", reason=event.paused)


def _check_not_over(event: Event) -> None:
    if event.status in ("ended", "cancelled"):
        raise EventError("event-error-over")


def _check_late(event: Event) -> None:
    if not event.terms.late or not isinstance(event.terms.form, Swiss | Rotation | Arena):
        raise EventError("event-error-begun")
    if not can_come_late(event):
        raise EventError("event-error-late", count=LATE_LIMIT)


def _check_members(event: Event, members: Sequence[str]) -> None:
    """As many as the terms say, and nobody twice."""
    count = event.terms.members
    if len(members) != count or len(set(members)) != count:
        raise EventError("event-error-alone") if count == 1 else EventError("event-error-team", count=count)


def _check_reason(reason: str) -> None:
    if not reason.strip() or len(reason) > 200:
        raise EventError("event-error-reason")


def _taking_part(event: Event, entrant: str) -> Entrant:
    found = event.entrants.get(entrant)
    if found is None or found.gone is not None:
        raise EventError("event-error-unknown", name=entrant)
    return found


def _meeting(event: Event, pairing: int) -> Meeting:
    if pairing not in event.meetings:
        raise EventError("event-error-meeting")
    return event.meetings[pairing]


def _agrees(score: log.Score) -> bool:
    """Whether the winner is the one with the greater margin. A tie may be broken by the game's own rules."""
    if score.margin is None or score.margin == 0:
        return True
    return score.winner == (0 if score.margin > 0 else 1)


def _missed(meeting: Meeting, sides: Sequence[int], at: float) -> log.GameEnded:
    """Lost for those who never came."""
    winner = None if len(sides) == 2 else 1 - sides[0]
    return log.GameEnded(at=at, pairing=meeting.id, score=log.Score(1 if winner == 1 else winner and 0, None, "missed"))


def _built_on(event: Event, meeting: Meeting) -> bool:
    """Whether a later round follows from who won: the next of a knockout, or the final after groups."""
    round = next(round for round in event.rounds if meeting.id in round.meetings)
    later = event.rounds[event.rounds.index(round) + 1 :]
    return any(other.slots for other in later)
