"""Trying a pack: bots play quick games with it in a process of their own, a few at a time.

The asker has the sum so far and asks for more until it is enough. So nothing need be kept, any process over the
database can go on, who has seen enough stops, and addresses take turns after every few games.
"""

from typing import Final

from trinacria.lab.balance import Balance, Rate, Tally, Task, outliers, play_task, rates_of, tally, usual
from trinacria.server.wire.pack_bodies import PackTrial, TryPack, WinRate
from trinacria.server.work.calls import WorkPool, call
from trinacria.server.work.packs import FindPack
from trinacria.server.work.strangers import StrangersWork
from trinacria.table.refusal import Refusal

GAMES: Final = 200
AT_A_TIME: Final = 4
BOT: Final = "greedy"
PATIENCE: Final = 120.0
MOST_OUTLIERS: Final = 6
MOST_THINGS: Final = 1000
"""More than a pack has orders, characters and tiles."""


class Trials:
    """Tries packs for addresses by turns."""

    def __init__(self, workers: WorkPool) -> None:
        self._work = StrangersWork(workers, PATIENCE, "trials", _not_tried)

    def know_packs(self, find: FindPack) -> None:
        """Where packs of players are found."""
        self._work.know_packs(find)

    async def go_on(self, wish: TryPack, whose: str) -> PackTrial:
        """Play a few more games; raises Refusal, or UnknownOption where the pack is not at hand."""
        tally = _read(wish)
        count = min(AT_A_TIME, GAMES - wish.played)
        if count > 0:
            balance = Balance(wish.game, wish.mode, BOT, GAMES, f"trial {wish.hash}", pack=wish.hash)
            numbers = range(wish.played, wish.played + count)
            more = await self._work.do(call(play_some, balance, numbers), whose, urgent=_no)
            for thing, (hits, games) in more.items():
                before = tally.get(thing, (0.0, 0))
                tally[thing] = before[0] + hits, before[1] + games
        return _told(wish.game, tally, wish.played + max(0, count))

    def close(self) -> None:
        """Let the process go."""
        self._work.close()


def play_some(balance: Balance, numbers: range) -> Tally:
    """Some games of a trial, and what they come to."""
    return tally(play_task(Task(balance, number)) for number in numbers)


def _no() -> bool:
    return False


def _not_tried() -> Refusal:
    return Refusal("table-error-trial")


def _read(wish: TryPack) -> Tally:
    if len(wish.tally) > MOST_THINGS:
        raise Refusal("table-error-trial")
    tally: Tally = {}
    for key, (hits, games) in wish.tally.items():
        aspect, _, name = key.partition(" ")
        if not 0 <= hits <= games <= GAMES * 4:
            raise Refusal("table-error-trial")
        tally[aspect, name] = float(hits), int(games)
    return tally


def _told(game: str, tally: Tally, played: int) -> PackTrial:
    try:
        every = rates_of(tally, game)
    except KeyError:
        raise Refusal("table-error-trial") from None
    sums: dict[str, list[float]] = {
        f"{aspect} {name}": [hits, games] for (aspect, name), (hits, games) in tally.items()
    }
    at_large = [_rate(one, every) for one in every if not one.kind.single]
    farthest = [_rate(one, every) for one in outliers(every, MOST_OUTLIERS)]
    return PackTrial(played, GAMES, sums, at_large, farthest)


def _rate(one: Rate, every: list[Rate]) -> WinRate:
    middle = usual(every, one.aspect)
    return WinRate(one.aspect, one.name, one.games, one.share.share, one.share.low, one.share.high, middle)
