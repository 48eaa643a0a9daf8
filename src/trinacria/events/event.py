"""The state of an event: what its log comes to, entry by entry."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from trinacria.events import log
from trinacria.events.forms import Knockout, RoundRobin, Terms
from trinacria.events.meeting import Meeting
from trinacria.events.swiss.player import Side

Status: TypeAlias = Literal["announced", "running", "ended", "cancelled"]
MOST_DRAWN = 2
"""So many drawn games of a knockout are played again."""


@dataclass(slots=True)
class Entrant:
    """One who takes part: a member, or fixed partners."""

    id: str
    members: tuple[str, ...]
    strength: float | None
    since: int = 0
    """The round after which they came; 0: before the first."""
    number: int = 0
    """In the initial order, from 1; those who come late follow."""
    gone: log.Why | None = None
    away: bool = False

    @property
    def plays(self) -> bool:
        return self.gone is None and not self.away


@dataclass(slots=True)
class EventRound:
    """One round, as it was paired."""

    number: int
    meetings: list[int]
    rests: tuple[str, ...]
    slots: tuple[str | None, ...]


@dataclass(slots=True)
class Correction:
    """What everybody sees of it."""

    at: float
    meeting: int
    before: tuple[log.Score, ...]
    after: tuple[log.Score, ...]
    reason: str


@dataclass(slots=True)
class Event:
    """All that is known of an event."""

    terms: Terms
    title: str = ""
    status: Status = "announced"
    began: float | None = None
    paused: str | None = None
    """Why."""
    reason: str | None = None
    """Why it was cancelled."""
    initial: Side = "first"
    entrants: dict[str, Entrant] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    """The entrants by their numbers, once it has begun."""
    rounds: list[EventRound] = field(default_factory=list)
    meetings: dict[int, Meeting] = field(default_factory=dict)
    corrections: list[Correction] = field(default_factory=list)

    def happened(self, *entries: log.Entry) -> "Event":
        """What was written into the log. Entries come from `trinacria.events.asking`, which refuses what cannot be."""
        for entry in entries:
            self._happened(entry)
        return self

    def _happened(self, entry: log.Entry) -> None:
        match entry:
            case log.Created():
                self.terms, self.title = entry.terms, entry.title
            case log.Entered():
                self._enter(entry)
            case log.Withdrawn():
                self.entrants[entry.entrant].gone = entry.why
            case log.Began():
                self._begin(entry)
            case log.Paired():
                self._pair(entry)
            case log.GameEnded():
                self.meetings[entry.pairing].scores.append(entry.score)
            case log.Corrected():
                self._correct(entry)
            case log.Replaced():
                self.entrants[entry.entrant].members = entry.members
            case log.Away() | log.Back():
                self.entrants[entry.entrant].away = isinstance(entry, log.Away)
            case log.Paused():
                self.paused = entry.reason
            case log.Resumed():
                self.paused = None
            case log.Ended():
                self.status = "ended"
            case log.Cancelled():
                self.status, self.reason = "cancelled", entry.reason

    def _enter(self, entry: log.Entered) -> None:
        again = self.entrants.get(entry.entrant)
        if again is not None and again.number:
            again.gone, again.members = None, entry.members
            return
        entrant = Entrant(entry.entrant, entry.members, entry.strength, since=len(self.rounds))
        self.entrants[entry.entrant] = entrant
        if self.status == "running":
            self.order.append(entrant.id)
            entrant.number = len(self.order)

    def _begin(self, entry: log.Began) -> None:
        self.status, self.began, self.initial = "running", entry.at, entry.initial
        self.order = list(entry.order)
        for number, one in enumerate(entry.order, 1):
            self.entrants[one].number = number

    def _pair(self, entry: log.Paired) -> None:
        games, wins = self._games(bool(entry.slots))
        for pairing in entry.pairings:
            self.meetings[pairing.id] = Meeting(pairing.id, entry.round, pairing.sides, games, wins)
        ids = [pairing.id for pairing in entry.pairings]
        self.rounds.append(EventRound(entry.round, ids, entry.rests, entry.slots))

    def _games(self, knockout: bool) -> tuple[int, int | None]:
        """How many games a meeting has at most, and how many won ones decide it."""
        form = self.terms.form
        if knockout and isinstance(form, Knockout | RoundRobin):
            return form.best_of + MOST_DRAWN, form.best_of // 2 + 1
        return (2 if self.terms.duplicate else 1), None

    def _correct(self, entry: log.Corrected) -> None:
        meeting = self.meetings[entry.pairing]
        self.corrections.append(
            Correction(entry.at, meeting.id, tuple(meeting.scores), entry.scores, entry.reason),
        )
        meeting.scores = list(entry.scores)
        meeting.reason = entry.reason

    # ---------------------------------------------------------------- questions

    @property
    def playing(self) -> list[Entrant]:
        """Those who have not left, by their numbers."""
        return [self.entrants[one] for one in self.order if self.entrants[one].gone is None]

    @property
    def open(self) -> list[Meeting]:
        return [meeting for meeting in self.meetings.values() if not meeting.over]

    @property
    def next_id(self) -> int:
        """For a new meeting."""
        return max(self.meetings, default=0) + 1

    def of_round(self, round: EventRound) -> list[Meeting]:
        return [self.meetings[id] for id in round.meetings]

    def met_by(self, entrant: str) -> list[Meeting]:
        """The meetings of somebody, in order."""
        return [meeting for meeting in self.meetings.values() if meeting.side_of(entrant) is not None]


def fold(entries: Iterable[log.Entry]) -> Event:
    """The event that a log is; the first entry says that it was created."""
    first, *rest = entries
    assert isinstance(first, log.Created)
    return Event(first.terms, first.title).happened(*rest)
