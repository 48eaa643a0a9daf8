"""The store on SQLAlchemy: the same statements for SQLite and PostgreSQL."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import event, insert, make_url, select, text, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from trinacria.server.store import schema
from trinacria.server.store.migrate import upgrade
from trinacria.server.store.notices import Bell, LocalBell, PostgresBell
from trinacria.server.store.writer import Writer
from trinacria.table.entry import Body, Logged
from trinacria.table.plan import Mark
from trinacria.table.store import Notice, Shelf

_body = msgspec.json.Decoder(Body)
_marks = msgspec.json.Decoder(list[Mark])
_encode = msgspec.json.Encoder().encode


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
        self._writer = Writer(self.engine)
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
        await self._bell.close()
        await self.engine.dispose()

    async def create(self, shelf: Shelf, entries: Sequence[Logged]) -> None:
        """A new table."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables).values(msgspec.structs.asdict(shelf)))
            await connection.execute(insert(schema.entries), _rows(shelf.id, entries))

        await self._writer.write(work)

    async def append(self, table: str, entries: Sequence[Logged], wake: float | None) -> None:
        """Add to a log, and have the table looked after from then on (None: as before); raises Conflict."""
        rows = _rows(table, entries)
        notice = Notice("entry", table, self._bell.origin, entries[-1].seq)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.entries), rows)
            if wake is not None:
                await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(wake=wake))
            await self._ring(connection, notice)

        await self._writer.write(work)

    async def shelve(self, shelf: Shelf) -> None:
        """Keep what is known of a table without its log."""
        changed = msgspec.structs.asdict(shelf)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == shelf.id).values(changed))

        await self._writer.write(work)

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
        kept = schema.plans.c
        drawn = _encode(list(marks)).decode()
        notice = Notice("plan", table, self._bell.origin, team)

        async def work(connection: AsyncConnection) -> None:
            changed = await connection.execute(
                update(schema.plans).where(kept.table == table, kept.team == team).values(marks=drawn)
            )
            if changed.rowcount == 0:
                await connection.execute(insert(schema.plans).values(table=table, team=team, marks=drawn))
            await self._ring(connection, notice)

        await self._writer.write(work)

    async def tell(self, notice: Notice) -> None:
        """Tell the other processes."""
        if not self.shared:
            return
        async with self.engine.begin() as connection:
            await self._ring(connection, msgspec.structs.replace(notice, origin=self._bell.origin))

    def notices(self) -> AsyncIterator[Notice]:
        """What other processes tell, for ever."""
        return self._bell.notices()

    async def _ring(self, connection: AsyncConnection, notice: Notice) -> None:
        if self.shared:
            await connection.execute(
                text("select pg_notify('trinacria', :notice)"), {"notice": _encode(notice).decode()}
            )


def _rows(table: str, entries: Sequence[Logged]) -> list[dict[str, Any]]:
    return [
        {"table": table, "seq": one.seq, "at": one.at, "asked": one.asked, "body": _encode(one.body).decode()}
        for one in entries
    ]


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
    # No parameters in errors: they are chat, actions and seeds.
    engine = create_async_engine(url, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        # FULL: a commit is on the disk before it is acknowledged, also when the power fails.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
