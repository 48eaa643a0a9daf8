"""Heavy reading: records are played again, and positions tried out, in a process of their own."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any, Final, TypeVar, cast

import msgspec

from trinacria.games import from_position
from trinacria.kernel.errors import TrinacriaError
from trinacria.kernel.observation import observe
from trinacria.server.wire.bodies import Steps
from trinacria.server.wire.pack_bodies import CheckPack
from trinacria.server.work.calls import WorkFailed, WorkPool, call
from trinacria.server.work.checking import check_pack
from trinacria.server.work.packs import FindPack, PackPool
from trinacria.server.work.replaying import steps_of
from trinacria.server.work.turnstile import Ticket
from trinacria.table.creation import moment
from trinacria.table.refusal import Refusal, TooMany
from trinacria.table.settings import Settings

PATIENCE: Final = 30.0
"""Seconds after which a record or a position is too much."""
MOST_WAITING: Final = 16
"""How much of an address may wait to be read."""
MOST_KEPT: Final = 32 * 1024 * 1024
"""Bytes of what was read that are kept, for whoever asks the same."""
TRIALS: Final = 3
LONGEST_TRIAL: Final = 5_000
LOOK_EVERY: Final = 10

Found = TypeVar("Found")
_log = logging.getLogger("trinacria.reading")


class Readers:
    """Reads for addresses by turns, and keeps what was read."""

    def __init__(self, workers: WorkPool) -> None:
        self.pool = workers
        """Those who read: for other work of their kind, where nobody else does it."""
        self._workers = PackPool(workers)
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._size = 0

    async def steps(self, record: object, seat: str | None, since: int, count: int, whose: str) -> Steps:
        """Some steps of a record from one viewpoint; raises InvalidRecord or Refusal."""
        # Of the whole record: the digest in it is what somebody says.
        key = (blake2b(msgspec.json.encode(record)).digest(), seat, since, count)
        # In the form in which it is sent: nobody here looks into it.
        return cast(Steps, msgspec.Raw(await self._once(key, whose, call(read_steps, record, seat, since, count))))

    async def moment(self, record: object, at: int | None, whose: str) -> tuple[Settings, dict[str, Any]]:
        """The position of a record after so many moves, and what was agreed; raises InvalidRecord or Refusal."""
        return await self._read(whose, call(moment, record, at))

    async def try_out(self, position: dict[str, Any], whose: str) -> None:
        """Play a position to its end; raises InvalidPosition, or Refusal where it cannot be played."""
        await self._read(whose, call(try_out, position))

    async def look_into(self, work: Callable[[], Found], whose: str) -> Found:
        """Something else that somebody brings and that may take long or break; raises Refusal."""
        return await self._read(whose, work)

    def know_packs(self, find: FindPack) -> None:
        """Where packs of players are found."""
        self._workers.find = find

    async def check_pack(self, asked: CheckPack, language: str, whose: str) -> bytes:
        """What is found in a content pack, as JSON; raises Refusal, UnknownGame or UnknownOption."""
        return await self._read(whose, call(check_pack, asked, language))

    def close(self) -> None:
        """Let the process go."""
        self._workers.close()

    async def _read(self, whose: str, work: Callable[[], Found]) -> Found:
        if self._workers.waiting(whose) >= MOST_WAITING:
            raise TooMany("table-error-flood")
        try:
            return await self._workers.do(Ticket(whose), work, PATIENCE)
        except (WorkFailed, TimeoutError) as error:
            _log.warning("something could not be read: %s", error or type(error).__name__)
            raise Refusal("table-error-unreadable") from None

    async def _once(self, key: tuple[object, ...], whose: str, work: Callable[[], bytes]) -> bytes:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        found = await self._read(whose, work)
        if key not in self._kept:
            self._kept[key] = found
            self._size += len(found)
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])
        return found


def read_steps(record: object, seat: str | None, since: int, count: int) -> bytes:
    """Some steps of a record, as JSON."""
    return msgspec.json.encode(steps_of(record, seat, since, count))


def try_out(position: dict[str, Any]) -> None:
    """Play a position at random to its end, a few times, and look at it meanwhile as people and bots do.

    Raises InvalidPosition, or Refusal where it breaks.
    """
    for trial in range(TRIALS):
        dice = Random(trial)
        try:
            _play_out(position, dice)
        except TrinacriaError:
            raise
        except Exception:
            raise Refusal("table-error-position-broken") from None


def _play_out(position: dict[str, Any], dice: Random) -> None:
    game = from_position(position, str(dice.random()))
    for number in range(LONGEST_TRIAL):
        decision = game.decision
        if number % LOOK_EVERY == 0:
            game.views([None, *game.seats])
        if decision is None:
            return
        if number % LOOK_EVERY == 0:
            observe(game)
        game.play(dice.choice(decision.actions))
