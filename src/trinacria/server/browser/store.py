"""The store in a browser: logs in its IndexedDB. The transactions are the browser's; what is in them is said here."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

import msgspec

from trinacria.table.history.log import Body, Logged
from trinacria.table.plan import Mark
from trinacria.table.screen import Status
from trinacria.table.store import Broadcast, Conflict, SeatHeld, SoleHolder, StoreFailed, TableSummary, Tally

TABLES, ENTRIES, PLANS = "tables", "entries", "plans"
LIVE: tuple[Status, ...] = ("lobby", "running", "paused")
CONFLICT = "conflict"

_body = msgspec.json.Decoder(Body)
_marks = msgspec.json.Decoder(list[Mark])
_heard = msgspec.json.Decoder(Broadcast)
_encode = msgspec.json.Encoder().encode

Step = tuple[str, str, Any]
"""What is done (add, put, change, remove), in which store, and with what. All steps of a write, or none of them."""


class BrowserDatabase(Protocol):
    """IndexedDB, as web/src/engine/database.ts hands it over. Everything goes as JSON."""

    async def write(self, steps: str) -> str:
        """Do some steps in one transaction; returns when it is safe. "conflict": something was there already."""

    async def read(self, store: str, key: str) -> str:
        """What is kept under a key; null where there is nothing."""

    async def range(self, store: str, low: str, high: str) -> str:
        """All that is kept between two keys; without keys, all of it."""

    def tell(self, broadcast: str) -> None:
        """Tell the other windows of this browser."""

    async def heard(self) -> str:
        """What another window tells next."""


class IndexedStore:
    """The logs of all tables of this browser. Several windows may have them open, as processes have a database."""

    def __init__(self, database: BrowserDatabase) -> None:
        self._database = database

    async def open(self) -> None:
        """The browser has made it ready."""

    async def close(self) -> None:
        """Nothing waits: each write returns when it is safe."""

    async def check(self) -> None:
        """Try to read; raises StoreFailed."""
        await read(self._database, TABLES, "")

    async def create(
        self,
        summary: TableSummary,
        entries: Sequence[Logged],
        maker: str | None = None,
        seats: Sequence[SeatHeld] = (),
    ) -> None:
        """A new table; nobody is known again here."""
        await write(self._database, [("add", TABLES, msgspec.structs.asdict(summary)), *_added(summary.id, entries)])

    async def append(
        self,
        table: str,
        entries: Sequence[Logged],
        wake: float | None,
        seats: Sequence[SeatHeld] = (),
        sole: Sequence[SoleHolder] = (),
    ) -> None:
        """Add to a log, and have the table looked after from then on (None: as before); raises Conflict."""
        woken: list[Step] = [("change", TABLES, {"id": table, "wake": wake})] if wake is not None else []
        await write(self._database, [*_added(table, entries), *woken])
        await self.tell(Broadcast("entry", table, "", entries[-1].seq, list(entries)))

    async def save_summary(self, summary: TableSummary) -> None:
        """Keep what is known of a table without its log."""
        await write(self._database, [("change", TABLES, msgspec.structs.asdict(summary))])

    async def summary(self, table: str) -> TableSummary | None:
        """What is known of a table without its log; None where there is no such table."""
        found = await read(self._database, TABLES, table)
        return msgspec.convert(found, TableSummary) if found is not None else None

    async def entries(self, table: str, since: int = 0) -> list[Logged]:
        """The log of a table after this number; empty where there is no such table."""
        rows = await self._range(ENTRIES, [table, since + 1], [table, 2**53 - 1])
        return [Logged(row["seq"], row["at"], _body.decode(row["body"]), row["asked"]) for row in rows]

    async def listed(self, count: int) -> list[TableSummary]:
        """All tables of this browser, the newest first: there is nobody to hide them from."""
        summaries = await self._summaries()
        return sorted(summaries, key=lambda one: (one.status in LIVE, one.created), reverse=True)[:count]

    async def tally(self, maker: str, since: float) -> Tally:
        """Nobody is counted on a device of their own."""
        return Tally(0, 0, 0)

    async def silent(self, status: Status, before: float, after: str, count: int) -> list[str]:
        """Nothing is removed without a word on a device of one's own."""
        return []

    async def remove(self, tables: Sequence[str]) -> None:
        """Delete tables with their logs; the other windows are told."""
        steps: list[Step] = []
        for table in tables:
            steps += [("remove", store, [[table], [table, []]]) for store in (ENTRIES, PLANS)]
            steps.append(("remove", TABLES, [table, table]))
        await write(self._database, steps)
        for table in tables:
            await self.tell(Broadcast("gone", table))

    async def forget_makers(self, before: float) -> None:
        """Nobody is remembered."""

    async def due(self, before: float) -> list[str]:
        """The tables that want to be looked after."""
        return [one.id for one in await self._summaries() if one.wake is not None and one.wake <= before]

    async def plan(self, table: str, team: int) -> list[Mark]:
        """A team's planning layer."""
        rows = await self._range(PLANS, [table, team], [table, team])
        return _marks.decode(rows[0]["marks"]) if rows else []

    async def save_plan(self, table: str, team: int, marks: Sequence[Mark]) -> None:
        """Keep a team's planning layer."""
        drawn = _encode(list(marks)).decode()
        await write(self._database, [("put", PLANS, {"table": table, "team": team, "marks": drawn})])
        await self.tell(Broadcast("plan", table, "", team))

    async def tell(self, broadcast: Broadcast) -> None:
        """Tell the other windows."""
        self._database.tell(_encode(broadcast).decode())

    async def broadcasts(self) -> AsyncIterator[Broadcast]:
        """What other windows tell, for ever."""
        while True:
            yield _heard.decode(await self._database.heard())

    async def _summaries(self) -> list[TableSummary]:
        return msgspec.convert(await self._range(TABLES), list[TableSummary])

    async def _range(self, store: str, low: object = None, high: object = None) -> list[Any]:
        try:
            rows = await self._database.range(store, _encode(low).decode(), _encode(high).decode())
        except Exception as error:
            raise _failed(error) from error
        return list(msgspec.json.decode(rows))


async def write(database: BrowserDatabase, steps: list[Step]) -> None:
    """Do all of these steps or none; raises Conflict or StoreFailed."""
    try:
        said = await database.write(_encode(steps).decode())
    except Exception as error:
        raise _failed(error) from error
    if said == CONFLICT:
        raise Conflict


async def read(database: BrowserDatabase, store: str, key: str) -> Any:
    """What is kept under a key; raises StoreFailed."""
    try:
        return msgspec.json.decode(await database.read(store, key))
    except Exception as error:
        raise _failed(error) from error


def _failed(error: BaseException) -> BaseException:
    """What goes wrong in the browser's database; whoever goes away meanwhile has not broken it."""
    return error if isinstance(error, asyncio.CancelledError) else StoreFailed()


def _added(table: str, entries: Sequence[Logged]) -> list[Step]:
    return [
        (
            "add",
            ENTRIES,
            {"table": table, "seq": one.seq, "at": one.at, "asked": one.asked, "body": _encode(one.body).decode()},
        )
        for one in entries
    ]
