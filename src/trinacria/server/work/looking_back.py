"""Games that are over, looked into by bots: in processes of their own, so that no table's bots wait for that."""

from collections.abc import Callable
from typing import Final, TypeVar

from trinacria.server.wire.bodies import Chances
from trinacria.server.work.calls import WorkPool, call
from trinacria.server.work.opening import opened_record
from trinacria.server.work.packs import FindPack
from trinacria.server.work.replaying import chances_of
from trinacria.server.work.strangers import StrangersWork

PATIENCE: Final = 60.0
"""Seconds on the clock: these processes stand back for others. What the processor may take is much less."""
Found = TypeVar("Found")


class Analysts:
    """Those who look back. Addresses take turns after every stretch."""

    def __init__(self, workers: WorkPool) -> None:
        self._work = StrangersWork(workers, PATIENCE, "reviews")

    def know_packs(self, find: FindPack) -> None:
        """Where packs of players are found."""
        self._work.know_packs(find)

    async def chances(self, record: bytes, since: int, count: int, whose: str) -> Chances:
        """A stretch of the course of a finished game; raises InvalidRecord or Refusal."""
        return await self.look_back(call(read_chances, record, since, count), whose)

    async def look_back(self, work: Callable[[], Found], whose: str) -> Found:
        """A stretch of work on a finished game; raises what it raises, or Refusal."""
        return await self._work.do(work, whose)

    def close(self) -> None:
        """Let the processes go."""
        self._work.close()


def read_chances(record: bytes, since: int, count: int) -> Chances:
    """A stretch of the course of a record."""
    return chances_of(opened_record(record), since, count)
