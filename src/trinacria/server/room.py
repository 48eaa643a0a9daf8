"""A table in this process: who is connected, and the way from a request to the log and out to everybody."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from trinacria.server import metrics, protocol
from trinacria.server.bodies import TableListed
from trinacria.server.bot_turns import BotTurns
from trinacria.server.connection import Connection
from trinacria.server.services import Services
from trinacria.table import entry as log
from trinacria.table import story
from trinacria.table.desk import Desk, Step
from trinacria.table.happened import Happened, Viewer
from trinacria.table.patch import Known, difference
from trinacria.table.plan import MOST_MARKS, Mark
from trinacria.table.refusal import Refusal, Stale
from trinacria.table.store import Conflict, Notice, Shelf
from trinacria.table.table import Table
from trinacria.words import words_in

MOST_ENTRIES = 500
"""How much of the story comes with a welcome."""
LONG_PATCH = 4096
"""From here on it is worth looking whether the whole screen is shorter."""
FORGOTTEN = 60.0
"""Seconds after which a silent process has nobody connected any more."""
MINE, OTHERS = 0.0, 3.0
"""Seconds until a bot is asked: at once by the process whose entry led to it, later by the others."""
LATER = 5.0
"""Seconds until something that is due, and could not be done, is tried again."""

encode = msgspec.json.Encoder().encode
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
        self.left_at: dict[str, float] = {}
        """When a chair's last connection ended."""
        self.idle_since = self._opened = services.now()
        self.lock = asyncio.Lock()
        self._screens: dict[Viewer, dict[str, Any]] = {}
        """What the connected viewers have in front of them."""
        self._plans: dict[int, dict[str, Mark]] = {}
        self._record: tuple[int, dict[str, object]] | None = None
        """The record, as of an entry."""
        self.bots = BotTurns(self)
        self._woken = False
        """Whether the store knows that the table wants to be looked after."""
        self._alarm: asyncio.TimerHandle | None = None
        self.bots.get_ready()

    # ---------------------------------------------------------------- requests

    async def ask(self, asked: str | None, make: Make) -> tuple[int, str | None]:
        """Carry out a request once: the number of its entry, and the token it brings. Raises Refusal.

        One that was carried out before is only answered again; its token is told no more.
        """
        async with self.lock:
            step = await self._commit(asked, make)
            if step is None:
                return self.table.answered[asked or ""], None
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
        while asked is None or asked not in self.table.answered:
            if self.broken:
                raise Refusal("table-error-damaged")
            step = make(self.desk)
            now = self.services.now()
            entries = [
                log.Logged(self.table.seq + number, now, body, asked if number == 1 else None)
                for number, body in enumerate(step.bodies, 1)
            ]
            began = time.perf_counter()
            try:
                # Should this process die now, another one looks after the table at once.
                await self.services.store.append(self.table.id, entries, None if self._woken else now)
                self._woken = True
            except Conflict:
                await self._catch_up()
                continue
            except Exception as error:
                _log.error("the log of table %s cannot be written", self.table.id, exc_info=error)
                # Whether it was written all the same, the log says when it can be read again.
                with contextlib.suppress(Exception):
                    await self._catch_up()
                raise Refusal("table-error-store") from error
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

    async def _catch_up(self) -> None:
        entries = await self.services.store.entries(self.table.id, self.table.seq)
        if entries:
            self._happen(entries, None, OTHERS)

    def _happen(self, entries: list[log.Logged], step: Step | None, patience: float) -> None:
        """Entries that are stored: apply and tell them, and see who is next. Raises Refusal where that fails."""
        try:
            self._let_happen(entries, step, patience)
        except Exception as error:
            # Half of it may have happened: nobody goes on here. Whoever comes back sees what the log makes of it.
            _log.error("the table %s broke down", self.table.id, exc_info=error)
            self.broken = True
            self.close()
            for connection in list(self.connections):
                connection.close()
            raise Refusal("table-error-damaged") from error

    def _let_happen(self, entries: list[log.Logged], step: Step | None, patience: float) -> None:
        happened = [
            self.table.apply(one, step.thought if step is not None and at == 0 else None)
            for at, one in enumerate(entries)
        ]
        if not all(isinstance(one.what, story.Played | story.Undone | story.Said) for one in happened):
            self._look_at_secrets()
            self.bots.get_ready()
            self.services.spawn(self.shelve())
        self._tell(happened)
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
                message = _envelope(one, viewer, over, *screens, known)
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
                connection.viewer = viewer

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
            table, viewer = self.table, connection.viewer
            if viewer not in self._screens:
                self._screens = {**self._screens, **table.screens([viewer])}
            since = min(max(last_seq, table.seq - MOST_ENTRIES, 0), table.seq)
            team = self._team(viewer)
            plan = list((await self._plan(team)).values()) if team is not None else []
            self.connections.add(connection)
            welcome = {
                "type": "welcome",
                "v": protocol.VERSION,
                "now": self.services.now(),
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
            await self.act(lambda desk: desk.returned(viewer))
        await self.tell_presence()

    async def leave(self, connection: Connection) -> None:
        """A client is gone."""
        self.connections.discard(connection)
        self.idle_since = self.services.now()
        chair = connection.viewer.chair
        if chair is not None and chair not in self.presence().chairs:
            self.left_at[chair] = self.services.now()
        await self.tell_presence()
        self.wake()

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
            if self.services.now() - heard < FORGOTTEN:
                found.update(others)
                spectators += count
        return protocol.Presence(sorted(found), spectators)

    async def tell_presence(self, wonder: bool = True) -> None:
        """Everybody hears who is there; `wonder`: and other processes shall say who is with them."""
        self._send_presence()
        await self.services.store.tell(Notice("presence", self.table.id, "", [*self.here(), wonder]))

    async def hear_presence(self, origin: str, told: list[Any]) -> None:
        """Another process tells who is with it."""
        chairs, spectators, wonders = told
        before = self.presence()
        self._elsewhere[origin] = ([str(chair) for chair in chairs], int(spectators), self.services.now())
        if self.presence() != before:
            self._send_presence()
            self.wake()
        if wonders and self.connections:
            await self.tell_presence(wonder=False)

    async def remind_of_presence(self) -> None:
        """Other processes hear from time to time that somebody is still there."""
        if self.connections:
            await self.services.store.tell(Notice("presence", self.table.id, "", [*self.here(), False]))

    def _send_presence(self) -> None:
        message = encode(self.presence())
        for connection in self.connections:
            connection.send(message)

    # ---------------------------------------------------------------- the planning layer

    async def draw(self, viewer: Viewer, put: list[Mark], drop: list[str]) -> None:
        """Partners draw for each other; nobody else hears of it, and the log does not either."""
        team = self._team(viewer)
        if team is None or viewer.chair is None:
            raise Refusal("table-error-no-partner")
        async with self.lock:
            drawn = dict(await self._plan(team))
            marks = [msgspec.structs.replace(mark, chair=viewer.chair) for mark in put]
            for gone in drop:
                drawn.pop(gone, None)
            drawn.update({mark.id: mark for mark in marks})
            if len(drawn) > MOST_MARKS:
                raise Refusal("table-error-plan-full", most=MOST_MARKS)
            await self.services.store.save_plan(self.table.id, team, list(drawn.values()))
            self._plans[team] = drawn
            self._tell_plan(team, marks, drop)

    async def redraw(self, team: int) -> None:
        """Another process has changed a planning layer."""
        async with self.lock:
            before = self._plans.pop(team, {})
            after = await self._plan(team)
            put = [mark for id, mark in after.items() if before.get(id) != mark]
            self._tell_plan(team, put, [id for id in before if id not in after])

    async def _plan(self, team: int) -> dict[str, Mark]:
        if team not in self._plans:
            self._plans[team] = {mark.id: mark for mark in await self.services.store.plan(self.table.id, team)}
        return self._plans[team]

    def _tell_plan(self, team: int, put: list[Mark], drop: list[str]) -> None:
        message = encode(protocol.Planned(put, drop))
        for connection in self.connections:
            if self._team(connection.viewer) == team:
                connection.send(message)

    def _team(self, viewer: Viewer) -> int | None:
        """The team of a viewer who has partners."""
        place = self.table.place_of(viewer.chair) if viewer.chair is not None else None
        for at, team in enumerate(self.table.teams):
            if place in team and len(team) > 1:
                return at
        return None

    # ---------------------------------------------------------------- bots and clocks

    def wake(self, patience: float = MINE) -> None:
        """See what is due: a bot's answer, the end of somebody's time, somebody's absence."""
        self.bots.wake(patience)
        due = self._next_alarm()
        self._set_alarm(max(0.0, due - self.services.now()) if due is not None else None)

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
        except Exception as error:
            _log.warning("what is due at table %s cannot be done: %s", self.table.id, type(error).__name__)
            # Later, not at once: it would fail for the same reason.
            self._set_alarm(LATER)
            return
        self.wake()

    async def _do_what_is_due(self) -> None:
        now = self.services.now()
        await self.act(lambda desk: desk.expire(now))
        remind = self._remind_at()
        if remind is not None and remind <= now:
            await self._remind()
        late = self._absent_at()
        if late is not None and late <= now:
            chair = self.table.decider
            assert chair is not None
            await self.act(lambda desk: desk.absent(chair))

    async def _remind(self) -> None:
        """Tell whoever is away and must decide; of all processes, the one that has written that it will."""
        table, decider = self.table, self.table.decider
        assert decider is not None
        chair = table.chairs[decider]
        if await self.act(lambda desk: desk.remind(decider)) and chair.webhook is not None:
            self.services.notices.tell(table.id, decider, chair.webhook, your_turn(table, chair.nickname))

    def _next_alarm(self) -> float | None:
        clocks = self.table.clocks
        deadline = clocks.deadline if clocks is not None and self.table.status == "running" else None
        alarms = (deadline, self._absent_at(), self._remind_at())
        return min((at for at in alarms if at is not None), default=None)

    def _absent_at(self) -> float | None:
        """When a bot shall play for the chair that must decide, unless it comes back."""
        after = self.table.settings.absent_after
        since = self._waiting_since() if after is not None else None
        return since + after if after is not None and since is not None else None

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
        return max(asked_at, self.left_at.get(decider, self._opened))

    @property
    def has_bots(self) -> bool:
        """Whether bots play here, or will."""
        return self.table.status != "over" and any(chair.bot is not None for chair in self.table.chairs.values())

    @property
    def idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        return not self.connections and self.table.bot_turn is None and self._next_alarm() is None

    def close(self) -> None:
        """Forget the table; its log stays."""
        self.bots.close()
        if self._alarm is not None:
            self._alarm.cancel()

    def record(self) -> dict[str, object]:
        """The record of a finished game; raises Refusal before the end."""
        seq = self.table.seq
        if self._record is None or self._record[0] != seq:
            self._record = (seq, self.table.record())
        return self._record[1]

    # ---------------------------------------------------------------- the shelf

    async def shelve(self) -> None:
        """Bring what is known without the log up to date: the lobby, and when the table wants to be looked after."""
        wake = self.services.now() if self.table.bot_turn is not None else self._next_alarm()
        self._woken = False
        await self.services.store.shelve(shelf_of(self.table, wake))


def your_turn(table: Table, name: str) -> str:
    """What a player who is away is told."""
    words = words_in(table.settings.language)
    game = words(f"{table.settings.game}-name")
    if table.settings.name:
        return words("notice-turn", name=name, game=game, table=table.settings.name)
    return words("notice-turn-nameless", name=name, game=game)


def shelf_of(table: Table, wake: float | None) -> Shelf:
    """A table on the shelf."""
    info = TableListed(table.id, table.status, table.settings, table.info().chairs, table.created)
    return Shelf(table.id, table.status, table.settings.listed, encode(info).decode(), table.created, wake)


def _envelope(
    happened: Happened,
    viewer: Viewer,
    over: bool,
    before: dict[str, Any] | None,
    after: dict[str, Any] | None,
    known: Known,
) -> bytes:
    """One entry as one viewer gets it, with what it changes on the screen."""
    message: dict[str, Any] = {"type": "entry", "seq": happened.seq, "at": happened.at}
    what = happened.told(viewer, over)
    if what is not None:
        message["what"] = what
    if after is before:
        return encode(message)
    if before is None:
        message["screen"] = after
        return encode(message)
    patch = difference(before, after, known)
    if patch:
        message["patch"] = patch
    encoded = encode(message)
    if len(encoded) > LONG_PATCH and len(encode(after)) < len(encode(patch)):
        del message["patch"]
        message["screen"] = after
        return encode(message)
    return encoded
