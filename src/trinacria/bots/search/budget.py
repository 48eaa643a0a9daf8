"""How long a bot may think: so many seconds, or so many playouts, until somebody calls it off."""

import time
from threading import Event


class Budget:
    """The time of one decision. With a number of playouts the clock is not looked at, so the choice can be repeated."""

    def __init__(self, seconds: float, playouts: int = 0, cancelled: Event | None = None, at_least: int = 0) -> None:
        self.seconds = seconds
        self.playouts = playouts
        self.at_least = at_least
        """So many playouts are played however late it is: a busy machine may take all its seconds for the first."""
        self.used = 0
        self._cancelled = cancelled
        self._began = self._last = time.perf_counter()
        self._longest = 0.0
        """The time of the longest playout."""

    def spend(self) -> None:
        """One playout was played."""
        self.used += 1
        now = time.perf_counter()
        self._longest = max(self._longest, now - self._last)
        self._last = now

    def share(self) -> float:
        """How much of the budget is gone, from 0 to 1."""
        if self._cancelled is not None and self._cancelled.is_set():
            return 1.0
        if self.playouts:
            return min(1.0, self.used / self.playouts)
        if self.used < self.at_least:
            return min(0.99, self.used / self.at_least)
        if not self.seconds:
            return 1.0
        return min(1.0, (time.perf_counter() - self._began) / self.seconds)

    def ahead(self) -> float:
        """How many playouts are still to be expected."""
        share = self.share()
        return self.used * (1 - share) / share if share else float("inf")

    def part(self, number: int, count: int) -> "Budget":
        """One of `count` equal parts of what is left, beginning now; there are at least as many playouts as parts."""
        left = self.seconds * (1 - self.share()) if not self.playouts else self.seconds
        at_least = (self.at_least + number) // count
        return Budget(left / (count - number), (self.playouts + number) // count, self._cancelled, at_least)

    def left(self) -> bool:
        """Whether there is time for one more playout, though it took as long as the longest."""
        if self.share() >= 1.0:
            return False
        if self.playouts or self.used < self.at_least:
            return True
        return time.perf_counter() - self._began + self._longest < self.seconds
