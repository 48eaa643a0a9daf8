"""The bots of one table: asked when it is their turn, asked again when something went wrong."""

import asyncio
import logging
import zlib
from collections.abc import Callable
from functools import partial
from typing import Final

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.live.audience import Audience
from trinacria.server.live.connection import Connection
from trinacria.server.live.log_writer import LogWriter
from trinacria.server.live.presence import PresenceTracker
from trinacria.server.live.services import Services
from trinacria.server.ops.logs import mark_of
from trinacria.server.wire import protocol
from trinacria.server.wire.envelope import encode
from trinacria.server.work.fair_queue import Ticket, Unwanted
from trinacria.table.refusal import ServerFault
from trinacria.table.requests import Requests
from trinacria.table.state import BotTurn
from trinacria.table.table import Table

BUSY_AFTER: Final = 3.0
"""Seconds that a bot waits for its turn to think until the table is told that bots are busy."""
AGAIN: Final = (0.5, 1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds until a bot is asked again whose answer could not be played, by how often that happened."""

_log = logging.getLogger("trinacria.bots")


class BotTurns:
    """One bot at a time: the one who must decide."""

    def __init__(
        self,
        table: Table,
        writer: LogWriter,
        presence: PresenceTracker,
        services: Services,
        audience: Audience,
        owner: Callable[[], str],
    ) -> None:
        """`owner` says for which address the bots work."""
        self._table = table
        self._writer = writer
        self._presence = presence
        self._services = services
        self._audience = audience
        self._owner = owner
        self._asked: BotTurn | None = None
        self._failures = 0
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False
        self.busy = False
        """Whether the bot that must decide waits, for the processes are busy with others."""

    def get_ready(self) -> None:
        """Bots sit at the table: their process takes a while to start."""
        for chair in self._table.chairs.values():
            if chair.bot is not None and self._table.status != "over":
                self._services.thinkers.get_ready(chair.bot)

    def wake(self, patience: float) -> None:
        """Ask the bot that must decide, after a while, unless it is asked already."""
        turn = self._table.bot_turn
        if turn is None or turn == self._asked or self._closed:
            return
        self._forget_timer()
        self._asked = turn
        self._services.spawn(self._follow(turn, patience))

    def tell(self, connection: Connection) -> None:
        """Tell a client whether the bots are busy with other tables."""
        message = connection.words("table-bots-busy") if self.busy else ""
        connection.send(encode(protocol.Bots(self.busy, message)))

    def close(self) -> None:
        self._closed = True
        self._forget_timer()

    async def _follow(self, turn: BotTurn, patience: float) -> None:
        """Ask until the bot has played, or need not any more. Nothing that goes wrong here may stop the table."""
        played = False
        try:
            await asyncio.sleep(patience)
            played = await self._ask(turn)
        except Unwanted:
            pass
        except TrinacriaError as error:
            _log.warning("a bot's answer could not be played: %s", error.key)
        except Exception:
            _log.exception("a bot's turn failed")
        finally:
            # Also when it was cancelled: what looks after the table asks again.
            if self._asked == turn:
                self._asked = None
        if played:
            self._failures = 0
        elif self._table.bot_turn == turn and self._asked is None and not self._closed:
            again = AGAIN[min(self._failures, len(AGAIN) - 1)]
            self._failures += 1
            self._timer = asyncio.get_running_loop().call_later(again, self.wake, 0.0)

    async def _ask(self, turn: BotTurn) -> bool:
        """Whether the bot was asked and has played."""
        if not self._wanted(turn):
            return False
        seen = self._table.observed_by(turn.bot)
        seed = zlib.crc32(f"{self._table.seed}/{turn.version}".encode())
        loop = asyncio.get_running_loop()
        alarm = loop.call_later(BUSY_AFTER, self._set_busy, True)

        def begin() -> bool:
            alarm.cancel()
            self._set_busy(False)
            return self._wanted(turn)

        try:
            ticket = Ticket(self._owner(), begin, self._attended)
            answer = await self._services.thinkers.choose(turn.bot, seed, seen, ticket)
        finally:
            alarm.cancel()
            self._set_busy(False)
        return await self._play(turn, answer, [action.text for action in seen.actions])

    async def _play(self, turn: BotTurn, answer: str, legal: list[str]) -> bool:
        """Play an answer; where the rules themselves break at it, another one."""
        for action in (answer, *(one for one in legal if one != answer)):
            try:
                return await self._writer.act(partial(Requests.play_bot, turn=turn, action=action))
            except TrinacriaError:
                raise
            except Exception as error:
                _log.error("an answer breaks the game", extra={"table": mark_of(self._table.id)}, exc_info=error)
        raise ServerFault("table-error-fault")

    def _wanted(self, turn: BotTurn) -> bool:
        return self._table.bot_turn == turn and not self._closed

    def _attended(self) -> bool:
        """Whether a player is here, who waits for the bots."""
        return bool(self._presence.current().chairs)

    def _set_busy(self, busy: bool) -> None:
        if self.busy != busy:
            self.busy = busy
            for connection in self._audience.connections:
                self.tell(connection)

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
