"""Time at a table: it flows evenly, whatever happens to the clock on the wall."""

import time
from collections.abc import Callable

Source = Callable[[], float]


class TableClock:
    """Begins with the time on the wall, goes on by a clock that nobody sets, and is never behind the table's log.

    Clocks of players are read from the times in the log. When the machine's clock is set while a table is open, nobody
    gains or loses a second; a table that is opened later begins with the new time.
    """

    def __init__(self, wall: Source, monotonic: Source = time.monotonic, not_before: float = 0.0) -> None:
        self._monotonic = monotonic
        self._offset = max(wall(), not_before) - monotonic()

    def __call__(self) -> float:
        """Seconds since 1970, as this table counts them."""
        return self._monotonic() + self._offset

    def reach(self, at: float) -> None:
        """Something has happened then, as another process counts: it is not earlier here."""
        self._offset = max(self._offset, at - self._monotonic())
