"""The store on SQLAlchemy: the same statements for SQLite and PostgreSQL."""

import logging
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Select,
    and_,
    bindparam,
    case,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from trinacria.server.store import schema
from trinacria.server.store.broadcast import LocalNotifier, Notifier, PostgresNotifier
from trinacria.server.store.devices import Devices
from trinacria.server.store.failures import is_damage, reason
from trinacria.server.store.files import file_of, keep_private
from trinacria.server.store.host import HostStore
from trinacria.server.store.members import Members, MemberSeat, held_alone, seated
from trinacria.server.store.migrate import upgrade
from trinacria.server.store.packs import DatabasePacks, uses_of
from trinacria.server.store.passkeys import Passkeys
from trinacria.server.store.people import leaving
from trinacria.server.store.people.games import PeopleGames, queued
from trinacria.server.store.people.invitations import PeopleInvitations
from trinacria.server.store.people.meetings import PeopleMeetings
from trinacria.server.store.people.notices import PeopleNotices
from trinacria.server.store.people.people import People
from trinacria.server.store.people.ratings import PeopleRatings
from trinacria.server.store.people.seeks import PeopleSeeks
from trinacria.server.store.people.tellings import PeopleTellings, game_began, seat_taken
from trinacria.server.store.postgres_writer import PostgresWriter
from trinacria.server.store.sqlite_writer import SqliteWriter, prepare_sqlite
from trinacria.server.store.writer import Statement, Turn, Writer
from trinacria.table.history.log import Body, Logged, Started
from trinacria.table.plan import Mark
from trinacria.table.refusal import Refusal
from trinacria.table.screen import Status
from trinacria.table.store import Broadcast, Conflict, SeatHeld, SoleHolder, StoreFailed, TableSummary, Tally

_body = msgspec.json.Decoder(Body)
_marks = msgspec.json.Decoder(list[Mark])
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("trinacria.store")

LONGEST_ID = 40
LIVE: tuple[Status, ...] = ("lobby", "running", "paused")
MOST_RANKED = 2000
"""So many of the newest tables compete for places in the lobby."""
LONGEST_BROADCAST = 7000
"""In bytes; PostgreSQL carries less than 8,000."""
NEW_TABLE = insert(schema.tables)
NEW_ENTRIES = insert(schema.entries)
WOKEN_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("which"))
SAVED_SUMMARY = update(schema.tables).where(schema.tables.c.id == bindparam("which"))
OLD_PLAN = delete(schema.plans).where(
    schema.plans.c.table == bindparam("which"), schema.plans.c.team == bindparam("whose")
)
NEW_PLAN = insert(schema.plans)
REMOVED = (
    *leaving.REMOVED,
    delete(schema.club_seats).where(schema.club_seats.c.table == bindparam("which")),
    delete(schema.table_packs).where(schema.table_packs.c.table == bindparam("which")),
    delete(schema.device_seats).where(schema.device_seats.c.table == bindparam("which")),
    delete(schema.plans).where(schema.plans.c.table == bindparam("which")),
    delete(schema.entries).where(schema.entries.c.table == bindparam("which")),
    delete(schema.tables).where(schema.tables.c.id == bindparam("which")),
)
FORGOTTEN_MAKERS = (
    update(schema.tables)
    .where(
        schema.tables.c.status == "over",
        schema.tables.c.created < bindparam("before"),
        schema.tables.c.maker.is_not(None),
    )
    .values(maker=None)
)
CHECKED = update(schema.health_check).where(schema.health_check.c.id == 1).values(at=bindparam("now"))
POSTGRES_WITHIN = {"timeout": 5.0, "command_timeout": 10.0}
"""Seconds: to connect, and for a command. A database that hangs must not hang everybody."""
RING = text("select pg_notify('trinacria', :broadcast)")


DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def open_database(address: str) -> "Database":
    """The store at an address such as sqlite:///tables.db or postgresql://host/name. Raises ArgumentError."""
    url = make_url(address)
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise ArgumentError(f"no store is kept in {kind}")
    return Database(url.set(drivername=DRIVERS[kind]))


class Database:
    """The logs of all tables."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.shared = url.get_backend_name() == "postgresql"
        """Whether several processes may use it."""
        self.engine = _engine(url)
        self._writer: Writer = (
            PostgresWriter(self.engine, self._failed) if self.shared else SqliteWriter(url, self._failed)
        )
        self._damaged = False
        self.devices = Devices(self._read, self._writer.write)
        self.packs = DatabasePacks(self._read, self._writer.write)
        self.members = Members(self._read, self._writer.write)
        self.passkeys = Passkeys(self._read, self._writer.write)
        self.people = People(self._read, self._writer.write)
        self.people_games = PeopleGames(self._read, self._writer.write)
        self.people_ratings = PeopleRatings(self._read, self._writer.write)
        self.people_notices = PeopleNotices(self._read, self._writer.write)
        self.people_invitations = PeopleInvitations(self._read, self._writer.write)
        self.people_seeks = PeopleSeeks(self._read, self._writer.write, made)
        self.people_tellings = PeopleTellings(self._read, self._writer.write)
        self.people_meetings = PeopleMeetings(self._read, self._writer.write, self._removed)
        self.host = HostStore(self._read, self._writer.write)
        self._notifier: Notifier = PostgresNotifier(url) if self.shared else LocalNotifier()

    async def open(self) -> None:
        await self.prepare()
        self._writer.start()
        await self._notifier.open()

    async def prepare(self) -> None:
        """Bring an older database, or an empty one, up to date."""
        file = file_of(self.url)
        if file is not None:
            keep_private(file)
        async with self.engine.connect() as connection:
            await connection.run_sync(upgrade)

    async def check(self) -> None:
        """Try to read and to write; raises StoreFailed."""
        if self._damaged:
            raise StoreFailed
        await self._read(select(schema.tables.c.id).limit(1))
        await self._writer.write(Statement(CHECKED, [{"now": time.time()}]))

    async def close(self) -> None:
        """Write what waits, and close."""
        await self._writer.stop()
        await self._notifier.close()
        await self.engine.dispose()

    async def create(
        self,
        summary: TableSummary,
        entries: Sequence[Logged],
        maker: str | None = None,
        seats: Sequence[SeatHeld] = (),
    ) -> None:
        """A new table, and whose seats are at it. `maker` stands for the address that set it up."""
        try:
            sat = [seat_taken(summary.id, one.member, one.since) for one in seats]
            await self._writer.write(*made(summary, entries, maker), *_held(summary.id, seats), *sat)
        except Conflict:
            # Written before the connection broke, and then once more.
            if await self.entries(summary.id) != list(entries):
                raise

    async def append(
        self,
        table: str,
        entries: Sequence[Logged],
        wake: float | None,
        seats: Sequence[SeatHeld] = (),
        sole: Sequence[SoleHolder] = (),
    ) -> None:
        """Add to a log, with the seats that this gives to somebody, or to nobody else, and have the table looked after
        from then on (None: as before); raises Conflict."""
        told = self._told(Broadcast("entry", table, self._notifier.origin, entries[-1].seq, list(entries)))
        woken = [Statement(WOKEN_TABLE, [{"which": table, "wake": wake}], table=table)] if wake is not None else []
        alone = [one for each in sole for one in held_alone(each.member, table, each.chair, entries[-1].at)]
        to_tell = [*(seat_taken(table, one.member, one.since) for one in seats), *_began(table, entries)]
        await self._writer.write(_added(table, entries), *woken, *_held(table, seats), *alone, *to_tell, *told)

    async def save_summary(self, summary: TableSummary) -> None:
        """Keep what is known of a table without its log."""
        changed = msgspec.structs.asdict(summary)
        changed["which"] = changed.pop("id")
        # With it: else a game could be over and never counted.
        over = [queued(summary.id, time.time())] if summary.status == "over" else []
        await self._writer.write(Statement(SAVED_SUMMARY, [changed], table=summary.id), *over)

    async def summary(self, table: str) -> TableSummary | None:
        """What is known of a table without its log; None where there is no such table."""
        if not _is_id(table):
            return None
        kept = schema.tables.c
        wanted = select(*(kept[name] for name in TableSummary.__struct_fields__)).where(kept.id == table)
        return next((TableSummary(*row) for row in await self._read(wanted)), None)

    async def entries(self, table: str, since: int = 0) -> list[Logged]:
        """The log of a table after this number; empty where there is no such table."""
        if not _is_id(table):
            return []
        log = schema.entries.c
        wanted = select(log.seq, log.at, log.body, log.asked).where(log.table == table, log.seq > since)
        rows = await self._read(wanted.order_by(log.seq))
        return [Logged(seq, at, _body.decode(body), asked) for seq, at, body, asked in rows]

    async def listed(self, count: int) -> list[TableSummary]:
        """The tables of the lobby, the newest first. When there are too many, each maker's newest have precedence."""
        summaries = [TableSummary(*row) for row in await self._read(_lobby(LIVE, count))]
        if len(summaries) < count:
            summaries += [TableSummary(*row) for row in await self._read(_lobby(("over",), count - len(summaries)))]
        # A game that ends between the two is in both.
        once = {summary.id: summary for summary in summaries}
        return sorted(once.values(), key=lambda summary: summary.created, reverse=True)

    async def tally(self, maker: str, since: float) -> Tally:
        """How many tables somebody has set up."""
        kept = schema.tables.c
        unstarted = kept.status == "lobby"
        counted = (
            func.sum(case((one, 1), else_=0))
            for one in (and_(unstarted, kept.listed), unstarted, kept.created >= since)
        )
        ((listed, waiting, lately),) = await self._read(select(*counted).where(kept.maker == maker))
        return Tally(listed or 0, waiting or 0, lately or 0)

    async def due(self, before: float) -> list[str]:
        """The tables that want to be looked after."""
        kept = schema.tables.c
        return [id for (id,) in await self._read(select(kept.id).where(kept.wake <= before))]

    async def silent(self, status: Status, before: float, after: str, count: int) -> list[str]:
        """Tables in this state at which nothing has happened since then, by id, beginning after one."""
        kept, log = schema.tables.c, schema.entries.c
        later = select(log.seq).where(log.table == kept.id, log.at >= before).exists()
        wanted = select(kept.id).where(kept.status == status, kept.created < before, kept.id > after, ~later)
        return [id for (id,) in await self._read(wanted.order_by(kept.id).limit(count))]

    async def remove(self, tables: Sequence[str]) -> None:
        """Delete tables with their logs; the other processes are told."""
        which = [{"which": table} for table in tables]
        told = [one for table in tables for one in self._told(Broadcast("gone", table, self._notifier.origin))]
        await self._writer.write(*(Statement(sql, which) for sql in REMOVED), *told)

    def _removed(self, table: str, order: str) -> list[Statement]:
        """The same for one, written with more that is in this order."""
        steps = [Statement(sql, [{"which": table}], table=order) for sql in REMOVED]
        return [*steps, *self._told(Broadcast("gone", table, self._notifier.origin))]

    async def forget_makers(self, before: float) -> None:
        """Forget who set up tables that were over by then."""
        await self._writer.write(Statement(FORGOTTEN_MAKERS, [{"before": before}]))

    async def plan(self, table: str, team: int) -> list[Mark]:
        """A team's planning layer."""
        kept = schema.plans.c
        rows = await self._read(select(kept.marks).where(kept.table == table, kept.team == team))
        return _marks.decode(rows[0][0]) if rows else []

    async def save_plan(self, table: str, team: int, marks: Sequence[Mark]) -> None:
        """Keep a team's planning layer."""
        drawn = _encode(list(marks)).decode()
        await self._writer.write(
            Statement(OLD_PLAN, [{"which": table, "whose": team}], table=table),
            Statement(NEW_PLAN, [{"table": table, "team": team, "marks": drawn}], table=table),
            *self._told(Broadcast("plan", table, self._notifier.origin, team)),
        )

    async def tell(self, broadcast: Broadcast) -> None:
        """Tell the other processes."""
        if self.shared:
            await self._writer.write(*self._told(msgspec.structs.replace(broadcast, origin=self._notifier.origin)))

    def broadcasts(self) -> AsyncIterator[Broadcast]:
        """What other processes tell, for ever."""
        return self._notifier.broadcasts()

    async def _read(self, wanted: Select[*tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        """All rows; raises StoreFailed."""
        try:
            try:
                return await self._read_once(wanted)
            except Exception:
                if not self.shared:
                    raise
                # The connection may have broken since it was last used: a fresh one may hold.
                return await self._read_once(wanted)
        except Exception as error:
            raise self._failed(error) from error

    async def _read_once(self, wanted: Select[*tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        async with self.engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(wanted)]

    def _failed(self, error: Exception) -> StoreFailed:
        """What those are told who asked; the host is told why."""
        self._damaged = self._damaged or is_damage(error)
        _log.error("store_failed", extra={"reason": reason(error)})
        return StoreFailed()

    def _told(self, broadcast: Broadcast) -> list[Statement]:
        if not self.shared:
            return []
        told = _encode(broadcast)
        if len(told) > LONGEST_BROADCAST:
            told = _encode(msgspec.structs.replace(broadcast, entries=[]))
        return [Statement(RING, [{"broadcast": told.decode()}], Turn.TELL)]


def made(summary: TableSummary, entries: Sequence[Logged], maker: str | None = None) -> list[Statement]:
    """What writes a new table."""
    row = {**msgspec.structs.asdict(summary), "maker": maker}
    new = Statement(NEW_TABLE, [row], Turn.LOG, summary.id)
    return [new, _added(summary.id, entries), *uses_of(summary.id, entries), *_began(summary.id, entries)]


def _is_id(table: str) -> bool:
    """PostgreSQL takes no NUL, not even to look for it."""
    return len(table) <= LONGEST_ID and table.isprintable()


def _added(table: str, entries: Sequence[Logged]) -> Statement:
    rows = [
        {"table": table, "seq": one.seq, "at": one.at, "asked": one.asked, "body": _encode(one.body).decode()}
        for one in entries
    ]
    return Statement(NEW_ENTRIES, rows, Turn.LOG, table)


def _held(table: str, seats: Sequence[SeatHeld]) -> Sequence[Statement]:
    return seated([MemberSeat(one.member, table, one.chair, one.holder, one.since) for one in seats])


def _began(table: str, entries: Sequence[Logged]) -> list[Statement]:
    """What followers of members hear of this."""
    return [game_began(table, one.at) for one in entries if isinstance(one.body, Started)]


def _lobby(states: Sequence[Status], count: int) -> Select[*tuple[Any, ...]]:
    """Listed tables: of each maker the newest, then of each the second, and so on. Those of nobody stand for
    themselves."""
    kept = schema.tables.c
    newest = select(kept.id, kept.maker, kept.created).where(kept.listed, kept.status.in_(states))
    columns = newest.order_by(kept.created.desc()).limit(MOST_RANKED).subquery().c
    mine = func.coalesce(columns.maker, columns.id)
    turn = func.row_number().over(partition_by=mine, order_by=columns.created.desc())
    ranked = select(columns.id, columns.created, turn.label("turn")).subquery().c
    # The whole rows are read only of those that are shown.
    first = select(ranked.id).order_by(ranked.turn, ranked.created.desc()).limit(count).subquery().c
    return select(*(kept[name] for name in TableSummary.__struct_fields__)).where(kept.id.in_(select(first.id)))


def _engine(url: URL) -> AsyncEngine:
    # No parameters in errors: they are chat, actions and seeds.
    if url.get_backend_name() != "sqlite":
        return create_async_engine(
            url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True, connect_args=POSTGRES_WITHIN
        )
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


async def make_ready(address: str) -> None:
    """Bring a database up to date before anybody is served; raises Refusal with what is wrong with it."""
    database = open_database(address)
    file = file_of(database.url)
    try:
        await database.prepare()
    except Exception as error:
        if file is not None:
            raise Refusal("serve-error-file", file=str(file), reason=reason(error)) from None
        raise Refusal("serve-error-database", reason=reason(error)) from None
    finally:
        await database.engine.dispose()
