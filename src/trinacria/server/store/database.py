"""The store on SQLAlchemy: the same statements for SQLite and PostgreSQL."""

from collections.abc import AsyncIterator, Sequence

import msgspec
from sqlalchemy import bindparam, delete, event, insert, make_url, select, text, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from trinacria.server.store import schema
from trinacria.server.store.migrate import upgrade
from trinacria.server.store.notices import Bell, LocalBell, PostgresBell
from trinacria.server.store.pen import AsyncPen, ThreadPen, prepare_sqlite
from trinacria.server.store.writer import Statement, Writer
from trinacria.table.entry import Body, Logged
from trinacria.table.plan import Mark
from trinacria.table.store import Notice, Shelf

_body = msgspec.json.Decoder(Body)
_marks = msgspec.json.Decoder(list[Mark])
_encode = msgspec.json.Encoder().encode

LONGEST_NOTICE = 7000
"""In bytes; PostgreSQL carries less than 8,000."""
NEW_TABLE = insert(schema.tables)
NEW_ENTRIES = insert(schema.entries)
WOKEN_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("which"))
SHELVED_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("which"))
OLD_PLAN = delete(schema.plans).where(
    schema.plans.c.table == bindparam("which"), schema.plans.c.team == bindparam("whose")
)
NEW_PLAN = insert(schema.plans)
RING = text("select pg_notify('trinacria', :notice)")


def open_database(address: str) -> "Database":
    """The store at an address such as sqlite:///tables.db or postgresql://host/name."""
    url = make_url(address)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return Database(url.set(drivername=drivers.get(url.drivername, url.drivername)))


class Database:
    """The logs of all tables."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.shared = url.get_backend_name() == "postgresql"
        """Whether several processes may use it."""
        self.engine = _engine(url)
        self._pen: AsyncPen | ThreadPen = AsyncPen(self.engine) if self.shared else ThreadPen(url)
        self._writer = Writer(self._pen.write)
        self._bell: Bell = PostgresBell(url) if self.shared else LocalBell()

    async def open(self) -> None:
        """Make ready."""
        await self.prepare()
        self._writer.start()
        await self._bell.open()

    async def prepare(self) -> None:
        """Bring an older database, or an empty one, up to date."""
        async with self.engine.connect() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Write what waits, and close."""
        await self._writer.stop()
        await self._pen.close()
        await self._bell.close()
        await self.engine.dispose()

    async def create(self, shelf: Shelf, entries: Sequence[Logged]) -> None:
        """A new table."""
        await self._writer.write(Statement(NEW_TABLE, [msgspec.structs.asdict(shelf)]), _added(shelf.id, entries))

    async def append(self, table: str, entries: Sequence[Logged], wake: float | None) -> None:
        """Add to a log, and have the table looked after from then on (None: as before); raises Conflict."""
        told = self._told(Notice("entry", table, self._bell.origin, entries[-1].seq, list(entries)))
        woken = [Statement(WOKEN_TABLE, [{"which": table, "wake": wake}])] if wake is not None else []
        await self._writer.write(_added(table, entries), *woken, *told)

    async def shelve(self, shelf: Shelf) -> None:
        """Keep what is known of a table without its log."""
        changed = msgspec.structs.asdict(shelf)
        changed["which"] = changed.pop("id")
        await self._writer.write(Statement(SHELVED_TABLE, [changed]))

    async def entries(self, table: str, since: int = 0) -> list[Logged]:
        """The log of a table after this number; empty where there is no such table."""
        log = schema.entries.c
        wanted = select(log.seq, log.at, log.body, log.asked).where(log.table == table, log.seq > since)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(log.seq))
            return [Logged(seq, at, _body.decode(body), asked) for seq, at, body, asked in rows]

    async def listed(self, count: int) -> list[Shelf]:
        """The tables of the lobby, the newest first."""
        kept = schema.tables.c
        wanted = select(schema.tables).where(kept.listed).order_by(kept.created.desc()).limit(count)
        async with self.engine.connect() as connection:
            return [Shelf(**row) for row in (await connection.execute(wanted)).mappings()]

    async def due(self, before: float) -> list[str]:
        """The tables that want to be looked after."""
        kept = schema.tables.c
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(kept.id).where(kept.wake <= before))).scalars())

    async def plan(self, table: str, team: int) -> list[Mark]:
        """A team's planning layer."""
        kept = schema.plans.c
        async with self.engine.connect() as connection:
            wanted = select(kept.marks).where(kept.table == table, kept.team == team)
            found = (await connection.execute(wanted)).scalar()
            return _marks.decode(found) if found is not None else []

    async def save_plan(self, table: str, team: int, marks: Sequence[Mark]) -> None:
        """Keep a team's planning layer."""
        drawn = _encode(list(marks)).decode()
        await self._writer.write(
            Statement(OLD_PLAN, [{"which": table, "whose": team}]),
            Statement(NEW_PLAN, [{"table": table, "team": team, "marks": drawn}]),
            *self._told(Notice("plan", table, self._bell.origin, team)),
        )

    async def tell(self, notice: Notice) -> None:
        """Tell the other processes."""
        if self.shared:
            await self._writer.write(*self._told(msgspec.structs.replace(notice, origin=self._bell.origin)))

    def notices(self) -> AsyncIterator[Notice]:
        """What other processes tell, for ever."""
        return self._bell.notices()

    def _told(self, notice: Notice) -> list[Statement]:
        if not self.shared:
            return []
        told = _encode(notice)
        if len(told) > LONGEST_NOTICE:
            told = _encode(msgspec.structs.replace(notice, entries=[]))
        return [Statement(RING, [{"notice": told.decode()}], last=True)]


def _added(table: str, entries: Sequence[Logged]) -> Statement:
    rows = [
        {"table": table, "seq": one.seq, "at": one.at, "asked": one.asked, "body": _encode(one.body).decode()}
        for one in entries
    ]
    return Statement(NEW_ENTRIES, rows)


def _engine(url: URL) -> AsyncEngine:
    # No parameters in errors: they are chat, actions and seeds.
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine
