"""The clocks of a table. They read the times of the log, so that every process comes to the same result."""

from typing import Final

from trinacria.table.screen import ClockFace
from trinacria.table.settings import ChessClock, DecisionClock, NoClock, Settings, TurnClock

DAY = 86_400.0
SHORT: Final = 0.25
"""Of its time, so much is left when a chair's time begins to be short."""
MOST_SHORT: Final = 6 * 3600.0
"""Seconds before the end at which time is short, at most."""
LEAST_SHORT: Final = 600.0
"""With less than so many seconds the warning would come too late for somebody who is away: there is none."""


class Clocks:
    """Who is ticking, and how much time is left."""

    def __init__(self, settings: Settings, chairs: list[str]) -> None:
        self._clock = settings.clock
        self._left: dict[str, float] = {}
        if isinstance(self._clock, ChessClock):
            self._left = dict.fromkeys(chairs, float(self._clock.base))
        self._chair: str | None = None
        self._since = 0.0
        self._allowed: float | None = None
        """How long the ticking chair may take, counted from `_since`; None: its time is up, or has no end."""
        self._paused = False
        self._given = 0.0
        """How long the ticking chair might take when it was asked."""
        self.warned = False
        """Whether the ticking chair was told elsewhere that its time is short."""

    @property
    def deadline(self) -> float | None:
        """When the time of the ticking chair is up."""
        if self._chair is None or self._allowed is None or self._paused:
            return None
        return self._since + self._allowed

    @property
    def short_at(self) -> float | None:
        """From when on the time of the ticking chair is short; None where it has so little that it always is."""
        deadline, short = self.deadline, self._given * SHORT
        if deadline is None or short < LEAST_SHORT:
            return None
        return deadline - min(short, MOST_SHORT)

    @property
    def warn_at(self) -> float | None:
        """When the ticking chair shall be told that its time is short; None: it was, or need not be."""
        return None if self.warned else self.short_at

    def turn_to(self, chair: str | None, at: float, acted: bool) -> None:
        """From now on this chair thinks (None: nobody, or a bot). `acted`: the one before has answered."""
        if isinstance(self._clock, NoClock):
            return
        before = self._chair
        if isinstance(self._clock, ChessClock):
            self._spend(at)
            if before is not None and acted:
                self._left[before] += self._clock.increment
            allowed: float | None = self._left[chair] if chair is not None else None
        elif isinstance(self._clock, TurnClock):
            if chair == before and chair is not None:
                return
            allowed = self._clock.days * DAY
        else:
            assert isinstance(self._clock, DecisionClock)
            if chair == before and not acted and chair is not None:
                return
            allowed = float(self._clock.seconds)
        if chair != before or acted:
            self._given, self.warned = allowed or 0.0, False
        self._chair, self._since, self._allowed = chair, at, allowed

    def expire(self) -> None:
        """The ticking chair's time is up: it ticks no more until the next decision."""
        if isinstance(self._clock, ChessClock) and self._chair is not None:
            self._left[self._chair] = 0.0
        self._allowed = None

    def pause(self, at: float) -> None:
        if isinstance(self._clock, ChessClock):
            self._spend(at)
            self._allowed = self._left[self._chair] if self._chair is not None and self._allowed is not None else None
        elif self._allowed is not None:
            self._allowed = max(0.0, self._allowed - _passed(self._since, at))
        self._since = at
        self._paused = True

    def resume(self, at: float) -> None:
        self._since = at
        self._paused = False

    def face(self) -> ClockFace | None:
        """The clocks as everybody sees them; None where there are none."""
        if isinstance(self._clock, NoClock):
            return None
        return ClockFace(self._chair, self.deadline, {chair: round(left, 3) for chair, left in self._left.items()})

    def _spend(self, at: float) -> None:
        """Take what the ticking chair of a chess clock has used off its stock."""
        if self._chair is not None and not self._paused and self._allowed is not None:
            self._left[self._chair] = max(0.0, self._left[self._chair] - _passed(self._since, at))
            self._since = at


def _passed(since: float, at: float) -> float:
    """How much time has passed. Another process may have a clock that is behind; nobody gains time by that."""
    return max(0.0, at - since)
