"""Who is at the table, as its log says: how long somebody may be away, and what follows from it."""

from typing import Final

from trinacria.table.chair import Chair, ReturnRequest, SeatRequest
from trinacria.table.clock import DAY
from trinacria.table.history import log
from trinacria.table.screen import AbsenceInfo, PauseInfo, RequestInfo, ReturnInfo
from trinacria.table.settings import Settings, TurnClock
from trinacria.table.state import TableState

GRACE: Final = 60.0
"""Seconds that a player may be away where nothing else was agreed."""
PAUSE: Final = 1800.0
"""Seconds that a pause is the host's alone."""
HOST_GRACE: Final = 600.0
"""Seconds after which the rights of an absent host go on, at least."""
HOST_GRACE_DAYS: Final = 7 * DAY
"""The same in a game over days."""


def grace_of(settings: Settings) -> float:
    """How long somebody may be away, in seconds."""
    agreed = settings.grace if settings.grace is not None else settings.absent_after
    return float(agreed) if agreed is not None else GRACE


def gone_at(table: TableState, chair: Chair) -> float | None:
    """When the grace period of a chair is over, if it does not come back."""
    if chair.away_since is None or table.clocks is None:
        return None
    until = chair.away_since + grace_of(table.settings)
    if not _by_the_clock(table.settings) or table.timed_out == chair.id:
        return until
    # Over days people are away most of the time: it counts when the game has waited for them too long.
    deadline = table.clocks.deadline
    return max(until, deadline) if deadline is not None and table.decider == chair.id else None


def absence_of(table: TableState, chair: Chair) -> AbsenceInfo | None:
    """What everybody sees of a player's absence."""
    if chair.away_since is None or table.status == "over":
        return None
    return AbsenceInfo(chair.away_since, None if chair.gone else gone_at(table, chair), chair.gone)


def pause_ends(table: TableState) -> float:
    """From when on anybody seated may end a pause."""
    assert table.paused is not None
    clock = table.settings.clock
    return table.paused[1] + (clock.days * DAY if isinstance(clock, TurnClock) else PAUSE)


def pause_of(table: TableState) -> PauseInfo | None:
    """What everybody sees of a pause."""
    if table.paused is None or table.status != "paused":
        return None
    return PauseInfo(*table.paused, pause_ends(table), host_is_gone(table))


def host_is_gone(table: TableState) -> bool:
    """Whether the host has been away for the grace period."""
    host = table.chairs.get(table.host or "")
    return host is not None and host.gone


def request_of(chair: Chair) -> RequestInfo | None:
    """What everybody sees of the host's wish to give a seat to somebody else."""
    asked = chair.request
    return RequestInfo(asked.by, asked.of, asked.granted) if asked is not None else None


def host_passes_at(table: TableState) -> float | None:
    """When the rights of an absent host go on to somebody who is there."""
    host = table.chairs.get(table.host or "")
    if host is None or host.away_since is None:
        return None
    clock = table.settings.clock
    if isinstance(clock, TurnClock):
        return host.away_since + max(HOST_GRACE_DAYS, 2 * clock.days * DAY)
    return host.away_since + max(HOST_GRACE, 2 * grace_of(table.settings))


def attend(
    table: TableState,
    at: float,
    body: log.Away | log.Gone | log.Back | log.SeatAsked | log.SeatAnswered,
) -> None:
    """Let an entry about somebody's presence, or about a seat that is asked for, happen."""
    chair = table.chairs[body.chair]
    match body:
        case log.Away(_, since):
            chair.away_since = since
        case log.Gone():
            chair.gone = True
        case log.Back():
            chair.come(at)
            table.votes.pop(chair.id, None)
        case log.SeatAsked(_, by, of):
            chair.request = SeatRequest(by, of)
        case log.SeatAnswered(_, _, yes):
            assert chair.request is not None
            chair.request = SeatRequest(chair.request.by, chair.request.of, granted=True) if yes else None
            if not yes:
                chair.declined_at = at


def others_may_agree(table: TableState, chair: Chair) -> bool:
    """Whether others may let somebody back into this seat, while its player is not here."""
    return table.status == "lobby" or chair.gone


def return_of(table: TableState, chair: Chair) -> ReturnInfo | None:
    """What everybody sees of somebody who asks to return."""
    asked = chair.returning
    if asked is None or table.status == "over":
        return None
    return ReturnInfo(asked.at, list(asked.agreed), others_may_agree(table, chair))


def come_again(chair: Chair, at: float, body: log.ReturnAsked | log.ReturnAnswered | log.Returned) -> None:
    """Let an entry about somebody who asks to return happen."""
    match body:
        case log.ReturnAsked(_, secret):
            chair.returning = ReturnRequest(secret, at)
        case log.ReturnAnswered(_, by, yes):
            assert chair.returning is not None
            if yes:
                agreed = (*chair.returning.agreed, *(() if by is None else (by,)))
                chair.returning = ReturnRequest(chair.returning.secret, chair.returning.at, agreed)
            else:
                chair.returning, chair.return_declined_at = None, at
        case log.Returned():
            assert chair.returning is not None
            chair.keys, chair.returning = (*chair.keys, chair.returning.secret), None


def _by_the_clock(settings: Settings) -> bool:
    return isinstance(settings.clock, TurnClock) and settings.grace is None
