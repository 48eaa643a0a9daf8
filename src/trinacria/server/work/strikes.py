"""Addresses whose work ran into a limit a short while ago: others come before them."""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

FORGIVEN_AFTER: Final = 60.0
"""Seconds."""
MOST: Final = 3
"""With so many an address is refused until one is forgiven."""
MOST_REMEMBERED: Final = 10_000
"""Addresses."""


class Strikes:
    """Counted by address, each for a minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._noted: dict[str, deque[float]] = {}

    def note(self, address: str) -> None:
        """Work of this address ran into a limit."""
        times = self._noted.pop(address, deque(maxlen=MOST))
        times.append(self._now())
        if len(self._noted) >= MOST_REMEMBERED:
            # The one that was not noted for longest.
            del self._noted[next(iter(self._noted))]
        self._noted[address] = times

    def count(self, address: str) -> int:
        """How many are not forgiven yet."""
        times = self._noted.get(address)
        if times is None:
            return 0
        while times and self._now() - times[0] >= FORGIVEN_AFTER:
            times.popleft()
        if not times:
            del self._noted[address]
        return len(times)

    def late(self, address: str) -> bool:
        """Whether others come first."""
        return self.count(address) > 0

    def refused(self, address: str) -> bool:
        """Whether it has to wait before anything of it is looked at."""
        return self.count(address) >= MOST
