"""Heavy reading: records are played again, and positions tried out, in a process of their own."""

from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any, Final, cast

import msgspec

from trinacria.games import from_position
from trinacria.kernel.errors import TrinacriaError
from trinacria.kernel.observation import observe
from trinacria.server.wire.bodies import Steps
from trinacria.server.work.calls import WorkPool, call
from trinacria.server.work.opening import opened, opened_record, sealed
from trinacria.server.work.packs import FindPack
from trinacria.server.work.replaying import steps_of
from trinacria.server.work.strangers import StrangersWork
from trinacria.table.creation import moment
from trinacria.table.refusal import Refusal, TooLarge
from trinacria.table.settings import Settings
from trinacria.table.table import check_playable

PATIENCE: Final = 12.0
"""Seconds on the clock after which a record or a position is too much: three times what the processor may take."""
MOST_KEPT: Final = 32 * 1024 * 1024
"""Bytes of what was read that are kept, for anyone who asks the same."""
TRIALS: Final = 3
LONGEST_TRIAL: Final = 5_000
LOOK_EVERY: Final = 10
LARGEST_POSITION: Final = 256 * 1024
"""Bytes: it is kept with its table. Those of games have a few thousand."""


class Readers:
    """Reads for addresses by turns, and keeps what was read. Records and positions come as JSON."""

    def __init__(self, workers: WorkPool) -> None:
        self._work = StrangersWork(workers, PATIENCE, "reading")
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._size = 0

    async def steps(self, record: bytes, seat: str | None, since: int, count: int, whose: str) -> Steps:
        """Some steps of a record from one viewpoint; raises InvalidRecord or Refusal."""
        # Of the whole record: the digest in it is what somebody says.
        key = (blake2b(record).digest(), seat, since, count)
        # In the form in which it is sent: nobody here looks into it.
        return cast(Steps, msgspec.Raw(await self._once(key, whose, call(read_steps, record, seat, since, count))))

    async def moment(self, record: bytes, at: int | None, whose: str) -> tuple[Settings, dict[str, Any]]:
        """The position of a record after so many moves, and what was agreed; it was tried out.

        Raises InvalidRecord, or Refusal where it cannot be played.
        """
        return await self._work.do(call(read_moment, record, at), whose)

    async def position(self, position: bytes, game: str, whose: str) -> dict[str, Any]:
        """A position of a game, when it was tried out; raises InvalidPosition, or Refusal where it cannot be played."""
        return await self._work.do(call(read_position, position, game), whose)

    def know_packs(self, find: FindPack) -> None:
        """Where packs of players are found."""
        self._work.know_packs(find)

    def close(self) -> None:
        """Let the processes go."""
        self._work.close()

    async def _once(self, key: tuple[object, ...], whose: str, work: Callable[[], bytes]) -> bytes:
        result = self._kept.get(key)
        if result is not None:
            self._kept.move_to_end(key)
            return result
        result = await self._work.do(work, whose)
        if key not in self._kept:
            self._kept[key] = result
            self._size += len(result)
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])
        return result


def read_steps(record: bytes, seat: str | None, since: int, count: int) -> bytes:
    """Some steps of a record, as JSON."""
    return sealed(steps_of(opened_record(record), seat, since, count))


def read_moment(record: bytes, at: int | None) -> tuple[Settings, dict[str, Any]]:
    """A moment of a record that can be played on from."""
    agreed, position = moment(opened_record(record), at)
    try_out(position)
    return agreed, position


def read_position(sent: bytes, game: str) -> dict[str, Any]:
    """A position that can be played."""
    if len(sent) > LARGEST_POSITION:
        raise TooLarge("table-error-large", most=LARGEST_POSITION)
    position = {"game": game, **opened(sent, dict[str, Any])}
    if position["game"] != game:
        raise Refusal("table-error-other-game")
    # Anyone who chose the seed would know the cards to come.
    position.pop("seed", None)
    try_out(position)
    return position


def try_out(position: dict[str, Any]) -> None:
    """Play a position at random to its end, a few times, and look at it meanwhile as people and bots do.

    Raises InvalidPosition, or Refusal where it breaks or is none to play on from.
    """
    check_playable(from_position(position, ""))
    for trial in range(TRIALS):
        dice = Random(trial)
        try:
            _play_out(position, dice)
        except (TrinacriaError, MemoryError):
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
