"""A table in this process: who is connected, and the way from a request to the log and out to everybody."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from trinacria.server import metrics, protocol
from trinacria.server.attendance import Attendance
from trinacria.server.bodies import TableListed
from trinacria.server.bot_turns import BotTurns
from trinacria.server.connection import Connection
from trinacria.server.envelope import encode, envelope
from trinacria.server.logs import mark_of
from trinacria.server.planning import PlanningLayers
from trinacria.server.services import Services
from trinacria.server.steady import SteadyTime
from trinacria.table import entry as log
from trinacria.table import story
from trinacria.table.desk import Desk
from trinacria.table.happened import Happened, Viewer
from trinacria.table.patch import Known
from trinacria.table.plan import Mark
from trinacria.table.refusal import Refusal, Stale
from trinacria.table.rights import Step
from trinacria.table.store import Conflict, Notice, Shelf, StoreFailed
from trinacria.table.table import Table
from trinacria.words import words_in

MOST_ENTRIES = 500
"""How much of the story comes with a welcome."""
FORGOTTEN = 60.0
"""Seconds after which a silent process has nobody connected any more."""
AGAIN = 1.0
"""Seconds until something is tried again that the store failed to do."""
SOON = 300.0
"""A table that has something to do within so many seconds stays in memory."""
MINE, OTHERS = 0.0, 3.0
"""Seconds until a bot is asked: at once by the process whose entry led to it, later by the others."""
LATER = 5.0
"""Seconds until something that is due, and could not be done, is tried again."""

_log = logging.getLogger("trinacria.server")
Make = Callable[[Desk], Step]


class Room:
    """One table and its connections. All changes go through one lock: one writer a table."""

    def __init__(self, table: Table, services: Services, creator: str | None = None) -> None:
        self.table = table
        self.desk = Desk(table)
        self.services = services
        self._creator = creator
        self.broken = False
        """Whether something that is stored could not happen."""
        self.connections: set[Connection] = set()
        self._elsewhere: dict[str, tuple[list[str], int, float]] = {}
        """Who is connected to other processes: chairs, spectators and when that was heard, by process."""
        self.now = SteadyTime(services.now, services.steady, table.story[-1].at)
        self.idle_since = self.now()
        self.attendance = Attendance(table, self.idle_since)
        self._homes: set[str] = set()
        """Where seats of this table are played from."""
        self.lock = asyncio.Lock()
        self._screens: dict[Viewer, dict[str, Any]] = {}
        """What the connected viewers have in front of them."""
        self._plans = PlanningLayers(table, services.store)
        self._record: tuple[int, dict[str, object]] | None = None
        """The record, as of an entry."""
        self.bots = BotTurns(self)
        self._woken = False
        """Whether the store knows that the table wants to be looked after."""
        self.shelved = True
        """Whether what is known without the log is up to date."""
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False
        self.bots.get_ready()

    # ---------------------------------------------------------------- requests

    async def ask(self, asked: str | None, make: Make) -> tuple[int, str | None]:
        """Carry out a request once: the number of its entry, and the token it brings. Raises Refusal.

        One that was carried out before is only answered again; its token is told no more.
        """
        async with self.lock:
            step = await self._commit(asked, make)
            if step is None:
                return self.table.answer_to(asked) or 0, None
            return self.table.seq - len(step.bodies) + 1, step.token

    async def act(self, make: Callable[[Desk], Step | None]) -> bool:
        """Let the server itself do something, if there is still something to do; whether this process did it."""
        async with self.lock:

            def must(desk: Desk) -> Step:
                step = make(desk)
                if step is None:
                    raise Stale("table-error-stale")
                return step

            try:
                await self._commit(None, must)
            except Stale:
                return False
            return True

    async def _commit(self, asked: str | None, make: Make) -> Step | None:
        """Think, write, and only then let it happen and tell it. None: that was done before, perhaps elsewhere."""
        while self.table.answer_to(asked) is None:
            if self.broken:
                raise Refusal("table-error-damaged")
            step = make(self.desk)
            self.table.deal.check_step(step.bodies)
            now = self.now()
            entries = [
                log.Logged(self.table.seq + number, now, body, asked if number == 1 else None)
                for number, body in enumerate(step.bodies, 1)
            ]
            began = time.perf_counter()
            try:
                # Should this process die now, another one looks after the table at once.
                await self.services.store.append(self.table.id, entries, None if self._woken else self.services.now())
                self._woken = True
            except Conflict:
                if not await self._catch_up():
                    # Nobody was faster: there is no such table any more.
                    raise Refusal("table-error-unknown", table=self.table.id) from None
                continue
            except StoreFailed:
                # Whether it was written all the same, the log says when it can be read again.
                with contextlib.suppress(StoreFailed):
                    await self._catch_up()
                if self.table.answer_to(asked) is None:
                    raise
                break
            metrics.commits.observe(time.perf_counter() - began)
            metrics.entries.inc(len(entries))
            self._happen(entries, step, MINE)
            return step
        return None

    async def catch_up(self, told: Sequence[log.Logged] = ()) -> None:
        """Hear what other processes have written; what they have not told is read."""
        async with self.lock:
            if told and told[0].seq == self.table.seq + 1:
                self._happen(list(told), None, OTHERS)
            elif not told or told[-1].seq > self.table.seq:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Whether there was something new."""
        entries = await self.services.store.entries(self.table.id, self.table.seq)
        if entries:
            self._happen(entries, None, OTHERS)
        return bool(entries)

    def _happen(self, entries: list[log.Logged], step: Step | None, patience: float) -> None:
        """Entries that are stored: apply and tell them, and see who is next. Raises Refusal where that fails."""
        self.now.reach(entries[-1].at)
        try:
            self._let_happen(entries, step, patience)
        except Exception as error:
            # Half of it may have happened: nobody goes on here. Whoever comes back sees what the log makes of it.
            _log.error("table_broken", extra={"table": mark_of(self.table.id)}, exc_info=error)
            self.broken = True
            self.close()
            for connection in list(self.connections):
                connection.close()
            raise Refusal("table-error-damaged") from error

    def _let_happen(self, entries: list[log.Logged], step: Step | None, patience: float) -> None:
        happened = [
            self.table.apply(one, step.move if step is not None and at == 0 else None) for at, one in enumerate(entries)
        ]
        if not all(isinstance(one.what, story.Played | story.Undone | story.Said) for one in happened):
            self._look_at_secrets()
            self.bots.get_ready()
            self.services.spawn(self.shelve())
        self._tell(happened)
        self._correct_presence()
        if self.table.status == "over":
            self.services.spawn(self.shelve())
        self.wake(patience)

    # ---------------------------------------------------------------- telling

    def _tell(self, happened: list[Happened]) -> None:
        """Every viewer gets every number; the last one brings the screen up to date."""
        before = self._screens
        groups: dict[Viewer, list[Connection]] = {}
        for connection in self.connections:
            groups.setdefault(connection.viewer, []).append(connection)
        if len(happened) == 1 and isinstance(happened[0].what, story.Said):
            # Nothing on the table has moved.
            after = before
        else:
            after = self._screens = self.table.screens(groups)
        over = self.table.status == "over"
        known: Known = {}
        for viewer, connections in groups.items():
            for one in happened:
                last = one is happened[-1]
                screens = (before.get(viewer), after.get(viewer)) if last else (None, None)
                message = envelope(one, viewer, over, *screens, known)
                for connection in connections:
                    connection.send(message)

    def _look_at_secrets(self) -> None:
        """Connections whose secret has died end; the others may have new rights."""
        for connection in list(self.connections):
            if connection.secret is None:
                continue
            viewer = self.table.holder(connection.secret, connection.viewer.name)
            if viewer is None:
                self.part(connection, "table-bye-secret")
            else:
                connection.viewer = self.beside(viewer, connection.home)

    def part(self, connection: Connection, key: str) -> None:
        """End a connection, with a word."""
        self.connections.discard(connection)
        if connection.answering:
            connection.farewell = key
            return
        connection.send(encode(protocol.Bye(key, connection.words(key))))
        connection.close()

    # ---------------------------------------------------------------- coming and going

    async def welcome(self, connection: Connection, last_seq: int) -> None:
        """A client is here: it gets the screen and what it has missed."""
        async with self.lock:
            if connection.viewer.chair is not None and connection.home is not None:
                self._know_homes([connection.home])
            connection.viewer = self.beside(connection.viewer, connection.home)
            table, viewer = self.table, connection.viewer
            if viewer not in self._screens:
                self._screens = {**self._screens, **table.screens([viewer])}
            since = min(max(last_seq, table.seq - MOST_ENTRIES, 0), table.seq)
            plan = await self._plans.seen_by(viewer)
            self.connections.add(connection)
            welcome = {
                "type": "welcome",
                "v": protocol.VERSION,
                "now": self.now(),
                "seq": table.seq,
                "since": since,
                "entries": self.entries(viewer, since, MOST_ENTRIES),
                "screen": self._screens[viewer],
                "plan": plan,
                "presence": self.presence(),
            }
            connection.send(encode(welcome))
            if self.bots.busy:
                connection.send(encode(self._bots(connection)))
        if viewer.chair is not None:
            await self._give_back(connection)
        self.tell_presence()

    async def _give_back(self, connection: Connection) -> None:
        """Who is back plays again; while that cannot be written, the bot goes on."""
        try:
            await self.act(lambda desk: desk.returned(connection.viewer))
        except StoreFailed:
            self._soon(lambda: self._give_back(connection), lambda: connection in self.connections)

    def _soon(self, again: Callable[[], Awaitable[None]], wanted: Callable[[], bool]) -> None:
        """Try something again beside everything else, if it is still wanted then."""

        async def later() -> None:
            await asyncio.sleep(AGAIN)
            if wanted():
                await again()

        self.services.spawn(later())

    def leave(self, connection: Connection) -> None:
        """A client is gone."""
        self.connections.discard(connection)
        self.idle_since = self.now()
        self.tell_presence()
        self.wake()

    def beside(self, viewer: Viewer, home: str | None) -> Viewer:
        """A viewer, marked if a seat is played from the same address: it may be the player, listening to advice."""
        return replace(viewer, beside=viewer.chair is None and home in self._homes)

    def _know_homes(self, homes: Iterable[str]) -> None:
        """Seats are played from there: whoever watches from there reads the spectators' chat after the game."""
        self._homes.update(homes)
        for one in self.connections:
            one.viewer = self.beside(one.viewer, one.home)

    def entries(self, viewer: Viewer, since: int, count: int) -> list[protocol.Entry]:
        """A stretch of the story, as a viewer may know it."""
        over = self.table.status == "over"
        return [
            protocol.Entry(one.seq, one.at, one.told(viewer, over)) for one in self.table.story[since : since + count]
        ]

    def here(self) -> tuple[list[str], int]:
        """The chairs and spectators connected to this process."""
        chairs = {one.viewer.chair for one in self.connections if one.viewer.chair is not None}
        return sorted(chairs), sum(one.viewer.chair is None for one in self.connections)

    def presence(self) -> protocol.Presence:
        """Who is connected, here and elsewhere."""
        chairs, spectators = self.here()
        found = set(chairs)
        for others, count, heard in self._elsewhere.values():
            # A process that has died says nothing any more.
            if self.now() - heard < FORGOTTEN:
                found.update(others)
                spectators += count
        return protocol.Presence(sorted(found), spectators)

    def tell_presence(self, wonder: bool = True) -> None:
        """Everybody hears who is there; `wonder`: and other processes shall say who is with them."""
        self._send_presence()
        self._tell_others(wonder)

    def ask_around(self) -> None:
        """Other processes shall say who is with them."""
        self._tell_others(wonder=True)

    def _tell_others(self, wonder: bool) -> None:
        # Beside: nobody waits for it, and nobody suffers when it fails, for it is told again from time to time.
        told = [*self.here(), wonder, sorted(self._homes)]
        self.services.spawn(self._notify(Notice("presence", self.table.id, "", told)))

    async def _notify(self, notice: Notice) -> None:
        with contextlib.suppress(StoreFailed):
            await self.services.store.tell(notice)

    def hear_presence(self, origin: str, told: list[Any]) -> None:
        """Another process tells who is with it."""
        chairs, spectators, wonders, *homes = told
        before = self.presence()
        self._know_homes(str(home) for part in homes for home in part)
        self._elsewhere[origin] = ([str(chair) for chair in chairs], int(spectators), self.now())
        if self.presence() != before:
            self._send_presence()
            self.wake()
        if wonders and self.connections:
            self.tell_presence(wonder=False)

    async def look_after(self) -> None:
        """From time to time other processes hear that somebody is still there, and what failed is done again."""
        # A process that has died is forgotten without a word.
        self.wake()
        if self.connections:
            self._tell_others(wonder=False)
        if not self.shelved:
            await self.shelve()

    def _correct_presence(self) -> None:
        """Another process may have thought somebody away who had just come to this one."""
        if self.table.status == "over":
            return
        for connection in self.connections:
            chair = connection.viewer.chair
            if chair is not None and self.table.chairs[chair].away_since is not None:
                self.services.spawn(self._give_back(connection))

    def _send_presence(self) -> None:
        presence = self.presence()
        self.attendance.note(presence.chairs, self.now())
        message = encode(presence)
        for connection in self.connections:
            connection.send(message)

    # ---------------------------------------------------------------- the planning layer

    async def draw(self, viewer: Viewer, put: list[Mark], drop: list[str]) -> None:
        """Partners draw for each other; nobody else hears of it, and the log does not either."""
        team = self._plans.team_of(viewer)
        if team is None or viewer.chair is None:
            raise Refusal("table-error-no-partner")
        async with self.lock:
            self._tell_plan(team, await self._plans.draw(team, viewer.chair, put, drop), drop)

    async def redraw(self, team: int) -> None:
        """Another process has changed a planning layer."""
        async with self.lock:
            self._tell_plan(team, *await self._plans.read_again(team))

    def _tell_plan(self, team: int, put: list[Mark], drop: list[str]) -> None:
        message = encode(protocol.Planned(put, drop))
        for connection in self.connections:
            if self._plans.team_of(connection.viewer) == team:
                connection.send(message)

    # ---------------------------------------------------------------- bots and clocks

    def wake(self, patience: float = MINE) -> None:
        """See what is due: a bot's answer, the end of somebody's time, somebody's absence."""
        self.bots.wake(patience)
        self.attendance.note(self.presence().chairs, self.now())
        due = self.next_alarm()
        self._set_alarm(max(0.0, due - self.now()) if due is not None else None)

    def _set_alarm(self, wait: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if wait is not None and not self.broken:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(min(wait, 3600.0), lambda: self.services.spawn(self._ring()))

    @property
    def owner(self) -> str:
        """The address that the table's work is done for: its creator's, or that of whoever is there."""
        if self._creator is not None:
            return self._creator
        return next((one.address for one in self.connections), "")

    @property
    def attended(self) -> bool:
        """Whether a player is connected, here or elsewhere."""
        return bool(self.presence().chairs)

    def tell_bots(self) -> None:
        """Everybody hears whether the bots are busy with other tables."""
        for connection in self.connections:
            connection.send(encode(self._bots(connection)))

    def _bots(self, connection: Connection) -> protocol.Bots:
        busy = self.bots.busy
        return protocol.Bots(busy, connection.words("table-bots-busy") if busy else "")

    async def _ring(self) -> None:
        try:
            await self._do_what_is_due()
        except StoreFailed:
            self._soon(self._ring, lambda: not self._closed)
            return
        except Exception:
            _log.exception("due_failed", extra={"table": mark_of(self.table.id)})
            # Later, not at once: it would fail for the same reason.
            self._set_alarm(LATER)
            return
        self.wake()

    async def _do_what_is_due(self) -> None:
        now = self.now()
        await self.act(lambda desk: desk.expire(now))
        await self._mark_absent(now)
        remind = self._remind_at()
        if remind is not None and remind <= now:
            await self._remind()
        late = self._absent_at()
        if late is not None and late <= now:
            chair = self.table.decider
            assert chair is not None
            await self.act(lambda desk: desk.absent(chair))

    async def _mark_absent(self, now: float) -> None:
        """Say who is away and who is gone."""

        def make(desk: Desk) -> Step | None:
            due = self.attendance.due(self.presence().chairs, now)
            return due(desk) if due is not None else None

        while await self.act(make):
            pass

    async def _remind(self) -> None:
        """Tell whoever is away and must decide; of all processes, the one that has written that it will."""
        table, decider = self.table, self.table.decider
        assert decider is not None
        chair = table.chairs[decider]
        if await self.act(lambda desk: desk.remind(decider)) and chair.webhook is not None:
            self.services.notices.tell(table.id, decider, chair.webhook, your_turn(table, chair.nickname))

    def next_alarm(self) -> float | None:
        """When something is due here next: the end of somebody's time, a notice, somebody's absence."""
        clocks = self.table.clocks
        deadline = clocks.deadline if clocks is not None and self.table.status == "running" else None
        attendance = self.attendance.next_alarm(self.presence().chairs)
        alarms = (deadline, self._absent_at(), self._remind_at(), attendance)
        return min((at for at in alarms if at is not None), default=None)

    def _absent_at(self) -> float | None:
        """When a bot shall play for the chair that must decide, unless it comes back."""
        after = self.table.settings.absent_after
        since = self._waiting_since()
        if after is None or since is None or not self.table.chairs[self.table.decider or ""].gone:
            return None
        return since + after

    def _remind_at(self) -> float | None:
        """When the chair that must decide shall be told elsewhere, unless it comes back."""
        chair = self.table.chairs.get(self.table.decider or "")
        if chair is None or chair.webhook is None or chair.reminded:
            return None
        since = self._waiting_since()
        return self.services.notices.due(since, chair.reminded_at) if since is not None else None

    def _waiting_since(self) -> float | None:
        """Since when a person is waited for who is not there."""
        decider = self.table.decider
        if decider is None or self.table.status != "running":
            return None
        if not self.table.chairs[decider].plays_self or decider in self.presence().chairs:
            return None
        asked_at = self.table.story[self.table.game_seq - 1].at
        return max(asked_at, self.attendance.away_since(decider))

    @property
    def has_bots(self) -> bool:
        """Whether bots play here, or will."""
        return self.table.status != "over" and any(chair.bot is not None for chair in self.table.chairs.values())

    @property
    def idle(self) -> bool:
        """Whether nobody needs this table in memory. What is due much later, the store knows."""
        if self.connections or self.lock.locked() or self.table.bot_turn is not None:
            return False
        due = self.next_alarm()
        return due is None or due - self.now() > SOON

    @property
    def waits(self) -> bool:
        """Whether something is due some day."""
        return self.next_alarm() is not None

    @property
    def idle_for(self) -> float:
        """For how many seconds nobody has asked for this table."""
        return self.now() - self.idle_since

    def close(self) -> None:
        """Forget the table; its log stays."""
        self._closed = True
        self.bots.close()
        if self._alarm is not None:
            self._alarm.cancel()

    def dismiss(self, key: str) -> None:
        """End all connections, with a word: the table is gone."""
        for connection in list(self.connections):
            self.part(connection, key)
        self.close()

    def record(self) -> dict[str, object]:
        """The record of a finished game; raises Refusal before the end."""
        seq = self.table.seq
        if self._record is None or self._record[0] != seq:
            self._record = (seq, self.table.record())
        return self._record[1]

    # ---------------------------------------------------------------- the shelf

    async def shelve(self) -> bool:
        """Bring what is known without the log up to date: the lobby, and when the table wants to be looked after.

        False: not now; it is tried again.
        """
        wake = self.now() if self.table.bot_turn is not None else self.next_alarm()
        self._woken = False
        # The store is asked by the time on the wall.
        on_the_wall = wake - self.now() + self.services.now() if wake is not None else None
        try:
            await self.services.store.shelve(shelf_of(self.table, on_the_wall))
            self.shelved = True
        except StoreFailed:
            self.shelved = False
        return self.shelved


def your_turn(table: Table, name: str) -> str:
    """What a player who is away is told."""
    words = words_in(table.settings.language)
    game = words(f"{table.settings.game}-name")
    if table.settings.name:
        return words("notice-turn", name=name, game=game, table=table.settings.name)
    return words("notice-turn-nameless", name=name, game=game)


def shelf_of(table: Table, wake: float | None) -> Shelf:
    """A table on the shelf."""
    chairs, from_position = table.info().chairs, table.position is not None
    info = TableListed(table.id, table.status, table.settings, chairs, table.created, from_position)
    return Shelf(table.id, table.status, table.settings.listed, encode(info).decode(), table.created, wake)
