"""How much of a kind a table's log takes of everybody. A game ends; talk, names and notices do not by themselves."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from trinacria.table.history import log
from trinacria.table.refusal import TooMany

USUAL: Final = 1000
MOST: Final[dict[type[object], int]] = {
    log.Said: 5000,
    log.Premoved: 5000,
    log.Undone: 2000,
    log.Renamed: 100,
    log.WebhookSet: 200,
    log.DeviceSet: 200,
    log.Changed: 500,
    log.ReturnAsked: 100,
}
"""Where it is another number."""
WITHOUT_END: Final = (log.Played, log.Started, log.StoodUp, log.Resumed, log.Stopped, log.RematchMade)
"""The game's own entries, and those that end what others have begun: they are as many as those allow."""


class LogRoom:
    """Counts the entries of a log by what they are and whose they are."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[object, ...]] = Counter()

    def note(self, body: log.Body) -> None:
        self._counts[_key(body)] += 1

    def check(self, bodies: Iterable[log.Body]) -> None:
        """Raises Refusal when somebody has had enough of something."""
        for body in bodies:
            if not isinstance(body, WITHOUT_END) and self._counts[_key(body)] >= MOST.get(type(body), USUAL):
                raise TooMany("table-error-log-full")


def _key(body: log.Body) -> tuple[object, ...]:
    return type(body), getattr(body, "chair", None), getattr(body, "place", None), getattr(body, "to", None)
