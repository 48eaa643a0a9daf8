"""What a finished game comes to for the members who sat there. Counted as often as one likes, it comes to the same."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Final

from trinacria.games import game_class
from trinacria.kernel.errors import TrinacriaError
from trinacria.server.club.ratings.keeping import RatingsKeeper
from trinacria.server.club.ratings.reading import rated_game
from trinacria.server.ops.logs import mark_of
from trinacria.server.store.people.games import Game, PeopleGames, Player, Result, Side
from trinacria.server.store.people.people import People
from trinacria.table.history import log
from trinacria.table.settings import ChessClock, DecisionClock
from trinacria.table.store import StoreFailed
from trinacria.table.table import Table

ROUND: Final = 20.0
"""Seconds between two rounds when nothing was heard."""
AT_ONCE: Final = 50
BEGINNINGS: Final = (log.Started, log.Played, log.Undone, log.TakenBack, log.Resumed, log.CameBack)
"""From these on somebody thinks."""

_log = logging.getLogger("trinacria.club")
OpenTable = Callable[[str], Awaitable[Table]]
Sitting = tuple[str, str, str]
"""A member, a chair, and the hash of the secret of the seat."""


def counted(
    table: Table, sitting: Sequence[Sitting], nameless: Collection[str] = ()
) -> tuple[Game | None, list[Result]]:
    """A game that counts, and how it went for each member. What began from a position does not count; `nameless`: the
    chairs of members who have left."""
    game = table.progress.game if table.progress is not None else None
    if table.status != "over" or game is None or game.result is None or table.position is not None:
        return None, []
    result, seats = game.result, dict(zip(table.order, game.seats, strict=True))
    sides = [[table.order[place] for place in team] for team in table.teams]
    family = game_class(table.settings.game).families and table.pack is None
    ended = table.events[table.game_seq - 1].at
    shown = [
        Side(
            [_player(table, chair, nameless) for chair in side],
            sum(result.scores.get(seats[chair], 0) for chair in side),
            any(seats[chair] in result.winners for chair in side),
        )
        for side in sides
    ]
    made: list[Result] = []
    for member, chairs in _chairs(table, sitting).items():
        mine = {at for at, side in enumerate(sides) for chair in chairs if chair in side}
        if len(mine) != 1:
            # Whoever plays against themselves wins nothing.
            continue
        (at,) = mine
        chair = min(chairs, key=table.order.index)
        others = [one for number, side in enumerate(sides) if number != at for one in side]
        decisions, seconds = _thought(table, chair)
        made.append(
            Result(
                member,
                table.id,
                chair,
                ended,
                table.settings.game,
                table.settings.mode,
                seats[chair] if family else None,
                "drawn" if not result.winners else "won" if shown[at].won else "lost",
                not any(one in table.peopled for one in others),
                _kept(table, chair),
                decisions,
                seconds,
                at,
            )
        )
    settings = table.settings
    told = Game(table.id, ended, settings.game, settings.mode, settings.name, settings.listed, result.reason, shown)
    return (told, made) if made else (None, [])


def _player(table: Table, chair: str, nameless: Collection[str]) -> Player:
    one = table.chairs[chair]
    return Player(chair, "" if chair in nameless else one.nickname, one.kind != "person")


def _chairs(table: Table, sitting: Sequence[Sitting]) -> dict[str, list[str]]:
    """The chairs that are each member's still."""
    found: dict[str, list[str]] = {}
    for member, chair, holder in sitting:
        viewer = table.holder(holder)
        if viewer is not None and viewer.chair == chair and chair in table.order:
            found.setdefault(member, []).append(chair)
    return found


def _kept(table: Table, chair: str) -> bool:
    """Whether nobody had to play for this chair."""
    for one in table.events:
        what = one.what
        if isinstance(what, log.StoodIn) and what.chair == chair:
            return False
        if isinstance(what, log.Played) and what.chair == chair and what.by not in ("person", "premove"):
            return False
    return True


def _thought(table: Table, chair: str) -> tuple[int, float]:
    """How many decisions of a chair were thought about, and for how many seconds, where a clock counts them."""
    if not isinstance(table.settings.clock, DecisionClock | ChessClock):
        return 0, 0.0
    count, seconds, since = 0, 0.0, table.created
    for one in table.events:
        what = one.what
        if isinstance(what, log.Played) and what.chair == chair and what.by == "person":
            count += 1
            seconds += max(0.0, one.at - since)
        if isinstance(what, BEGINNINGS):
            since = one.at
    return count, seconds


class Counting:
    """Counts what is over. The database knows what is to be counted, so nothing is lost and nothing counts twice."""

    def __init__(self, games: PeopleGames, people: People, ratings: RatingsKeeper, open_table: OpenTable) -> None:
        self._games = games
        self._ratings = ratings
        self._people = people
        self._open = open_table
        self.news = asyncio.Event()
        """Set when a game has ended."""
        self.ring: Callable[[Sequence[str]], Awaitable[None]] | None = None

    async def count_all(self) -> int:
        """Count what is to be counted; how many games."""
        count, after = 0, ""
        while tables := await self._games.uncounted(after, AT_ONCE):
            after = tables[-1]
            for table in tables:
                await self._count(table)
            count += len(tables)
        return count

    async def _count(self, id: str) -> None:
        try:
            table = await self._open(id)
        except StoreFailed:
            raise
        except TrinacriaError as error:
            # It is gone, or cannot be played any more: what was counted of it stays.
            _log.warning("game_uncounted", extra={"table": mark_of(id), "reason": error.key})
            await self._games.drop(id)
            return
        sitting, nameless = await self._people.at_table(id), await self._games.nameless(id)
        game, results = await asyncio.to_thread(counted, table, sitting, nameless)
        await self._ratings.count(rated_game(table), partial(self._games.count, id, game, results))
        if self.ring is not None and results:
            await self.ring([one.member for one in results])
