"""A table in this process: its log, its connections, and what goes on between them."""

import contextlib
from typing import Final

from trinacria.server.live.alarms import Alarms
from trinacria.server.live.audience import Audience
from trinacria.server.live.bot_turns import BotTurns
from trinacria.server.live.connection import Connection
from trinacria.server.live.log_writer import MINE, LogWriter
from trinacria.server.live.planning import PlanningLayers
from trinacria.server.live.premoves import PremovePlayer
from trinacria.server.live.presence import PresenceTracker
from trinacria.server.live.services import Services
from trinacria.server.live.summary import SummaryKeeper, TurnKeeper
from trinacria.server.live.table_clock import TableClock
from trinacria.server.wire import protocol
from trinacria.server.wire.envelope import encode
from trinacria.table.history import log
from trinacria.table.history.event import LogEvent, Viewer
from trinacria.table.refusal import Refusal
from trinacria.table.store import StoreFailed
from trinacria.table.table import Table

MOST_ENTRIES: Final = 500
"""How much of the story comes with a welcome."""
SEATING: Final = (log.Sat, log.BotSat, log.StoodUp, log.HandedOver, log.Swapped, log.Returned, log.LinkOff)
"""After these others may sit where somebody sat."""
COMING: Final = (log.Came, log.Sealed, log.Sat)
"""After these all may be there who were brought together."""
SOON: Final = 300.0
"""A table that has something to do within so many seconds stays in memory."""


class LiveTable:
    """One table, and the parts that keep it going. Each part has one job; here they hear of each other."""

    def __init__(self, table: Table, services: Services, creator: str | None = None) -> None:
        self.table = table
        self._services = services
        self._creator = creator
        self.now = TableClock(services.now, services.monotonic, table.events[-1].at)
        self.idle_since = self.now()
        self.audience = Audience(table)
        self.summary = SummaryKeeper(table, services, self.now, self._due)
        self.writer = LogWriter(table, services, self.now, self.summary, self._happened, self._break)
        self.presence = PresenceTracker(table, self.audience, services, self.now, self.wake)
        self.alarms = Alarms(table, self.writer, self.presence, services, self.now, self.wake)
        self.bots = BotTurns(table, self.writer, self.presence, services, self.audience, lambda: self.owner)
        self.premoves = PremovePlayer(table, self.writer, services)
        self.turns = TurnKeeper(table, services, self.now)
        self.plans = PlanningLayers(table, services.store, self.audience)
        self._record: tuple[int, dict[str, object]] | None = None
        """The record, as of an entry."""
        self.bots.get_ready()

    # ---------------------------------------------------------------- coming and going

    async def welcome(self, connection: Connection, last_seq: int) -> None:
        """A client is here: it gets the screen and what it has missed."""
        await self.know_unheard()
        async with self.writer.lock:
            if connection.viewer.chair is not None and connection.home is not None:
                self.audience.know_homes([connection.home])
            connection.viewer = viewer = self.audience.mark_shared_address(connection.viewer, connection.home)
            plan = await self.plans.seen_by(viewer)
            self.audience.connections.add(connection)
            since = min(max(last_seq, self.table.seq - MOST_ENTRIES, 0), self.table.seq)
            welcome = {
                "type": "welcome",
                "v": protocol.VERSION,
                "now": self.now(),
                "seq": self.table.seq,
                "since": since,
                "entries": self.entries(viewer, since, MOST_ENTRIES),
                "screen": self.audience.screen_of(viewer),
                "plan": plan,
                "presence": self.presence.current(),
            }
            connection.send(encode(welcome))
            if self.bots.busy:
                self.bots.tell(connection)
        if viewer.chair is not None:
            await self._give_back(connection)
        self.presence.tell()

    def leave(self, connection: Connection) -> None:
        """A client is gone."""
        self.audience.connections.discard(connection)
        self.idle_since = self.now()
        self.presence.tell()
        self.wake()

    async def know_seats(self) -> None:
        """What knows people across tables hears who sits where; when that cannot be written, it is done later."""
        try:
            await self._services.neighbours.seats(self.table)
        except StoreFailed:
            self._services.try_again(self.know_seats, lambda: True)
        await self.know_unheard()

    async def know_unheard(self) -> None:
        """Ask who has nothing to do with whom here; when that cannot be read, it stays as it was."""
        with contextlib.suppress(StoreFailed):
            self.audience.know_unheard(await self._services.neighbours.unheard(self.table.id))

    async def _give_back(self, connection: Connection) -> None:
        """Who is back plays again; while that cannot be written, the bot goes on."""
        try:
            await self.writer.act(lambda requests: requests.returned(connection.viewer))
        except StoreFailed:
            here = self.audience.connections
            self._services.try_again(lambda: self._give_back(connection), lambda: connection in here)

    async def meet(self) -> None:
        """The game begins where all have come who were brought together; when that cannot be written, later."""
        with contextlib.suppress(StoreFailed, Refusal):
            sitting = await self._services.neighbours.sitting(self.table)
            await self.writer.act(lambda requests: requests.meet(sitting))

    def _correct_presence(self) -> None:
        """Another process may have thought somebody away who had just come to this one."""
        if self.table.status == "over":
            return
        for connection in self.audience.connections:
            chair = connection.viewer.chair
            if chair is not None and self.table.chairs[chair].away_since is not None:
                self._services.spawn(self._give_back(connection))

    # ---------------------------------------------------------------- what happens

    def _happened(self, events: list[LogEvent], patience: float) -> None:
        """Something is stored and has happened: tell it, and see who is next."""
        if not all(isinstance(one.what, log.QUIET) for one in events):
            self.audience.check_secrets()
            for one in events:
                if isinstance(one.what, log.LinkOff):
                    self.audience.turn_off_link(one.what.chair)
            self.bots.get_ready()
            self._services.spawn(self.summary.save())
            if any(isinstance(one.what, SEATING) for one in events):
                self._services.spawn(self.know_seats())
            if any(isinstance(one.what, log.Started) for one in events) and patience == MINE:
                self._services.neighbours.began(self.table)
        if self.table.meets and patience == MINE:
            if any(isinstance(one.what, COMING) for one in events):
                self._services.spawn(self.meet())
            if any(isinstance(one.what, log.SealsClosed) for one in events):
                self._services.neighbours.opening(self.table, self.presence.current().chairs)
        self.audience.tell(events)
        self._correct_presence()
        if self.table.status == "over":
            self._services.spawn(self.summary.save())
        self.wake(patience)

    def _break(self) -> None:
        """Something stored could not happen: everybody has to come back to what the log makes of it."""
        self.close()
        self.audience.cut_off()

    def wake(self, patience: float = MINE) -> None:
        """See what is due: a bot's answer, a premove, the end of somebody's time, somebody's absence."""
        self.turns.note()
        self.bots.wake(patience)
        self.premoves.wake(patience)
        self.alarms.set()

    def _due(self) -> float | None:
        return self.now() if self._answers_itself else self.alarms.next_at

    @property
    def _answers_itself(self) -> bool:
        """Whether the open question needs nobody to be here: a bot's, or one that was answered ahead."""
        return self.table.bot_turn is not None or self.table.premover is not None

    async def look_after(self) -> None:
        """From time to time other processes hear that somebody is still there, and what failed is done again."""
        # A process that has died is forgotten without a word.
        self.wake()
        if self.audience.connections:
            self.presence.tell_others(ask=False)
        if not self.summary.saved:
            await self.summary.save()
        if self.table.meets and self.table.status == "lobby":
            await self.meet()

    def close(self) -> None:
        """Forget the table; its log stays."""
        self.bots.close()
        self.alarms.close()

    def dismiss(self, key: str) -> None:
        """End all connections, with a word: the table is gone."""
        self.audience.dismiss(key)
        self.close()

    # ---------------------------------------------------------------- what is asked about it

    def entries(self, viewer: Viewer, since: int, count: int) -> list[protocol.Entry]:
        """A stretch of the story, as a viewer may know it."""
        over = self.table.status == "over"
        return [
            protocol.Entry(one.seq, one.at, one.told(viewer, over)) for one in self.table.events[since : since + count]
        ]

    def record(self) -> dict[str, object]:
        """The record of a finished game; raises Refusal before the end."""
        seq = self.table.seq
        if self._record is None or self._record[0] != seq:
            self._record = (seq, self.table.record())
        return self._record[1]

    @property
    def owner(self) -> str:
        """The address that the table's work is done for: its creator's, or that of somebody who is there."""
        if self._creator is not None:
            return self._creator
        return next((one.address for one in self.audience.connections), "")

    @property
    def has_bots(self) -> bool:
        """Whether bots play here, or will."""
        return self.table.status != "over" and any(chair.bot is not None for chair in self.table.chairs.values())

    @property
    def broken(self) -> bool:
        """Whether something that is stored could not happen: nobody goes on here."""
        return self.writer.broken

    @property
    def idle(self) -> bool:
        """Whether nobody needs this table in memory. What is due much later, the store knows."""
        if self.audience.connections or self.writer.lock.locked() or self._answers_itself:
            return False
        due = self.alarms.next_at
        return due is None or due - self.now() > SOON

    @property
    def waits(self) -> bool:
        """Whether something is due some day."""
        return self.alarms.next_at is not None

    @property
    def idle_for(self) -> float:
        """For how many seconds nobody has asked for this table."""
        return self.now() - self.idle_since
