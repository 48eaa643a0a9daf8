"""What friends and followers have yet to hear of a table: written with what it tells of, so that no kill loses it."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import TextClause, bindparam, delete, insert, select, text

from trinacria.server.store import schema
from trinacria.server.store.people.people import Read, Write
from trinacria.server.store.writer import Statement
from trinacria.table.store import Conflict

TELLINGS = schema.people.tellings
OPENED: Final = "friend_opened"
BEGAN: Final = "followed_plays"
_QUEUED = (
    'insert into club_tellings (id, kind, "table", member, at, told) select cast(:id as varchar), '
    "cast(:kind as varchar), cast(:place as varchar), cast(:member as varchar), cast(:at as double precision), :told "
    "where exists (select 1 from tables where id = cast(:place as varchar) and listed {and_}) "
    'and exists (select 1 from club_seats where "table" = cast(:place as varchar)) on conflict do nothing'
)
_OPENED = text(_QUEUED.format(and_="and status = 'lobby'"))
_BEGAN = text(_QUEUED.format(and_=""))
_TOLD = insert(TELLINGS)
_DONE = delete(TELLINGS).where(TELLINGS.c.id == bindparam("which"))
_OLD = delete(TELLINGS).where(TELLINGS.c.told.is_(True), TELLINGS.c.at < bindparam("before"))


class Telling(Struct, frozen=True):
    """Something that others are to hear."""

    id: str
    kind: str
    table: str
    member: str | None
    """Who has sat down, where it is that."""
    at: float


def opened_id(table: str, member: str) -> str:
    return f"{OPENED}/{table}/{member}"


def began_id(table: str) -> str:
    return f"{BEGAN}/{table}"


def seat_taken(table: str, member: str, at: float) -> Statement:
    """Beside the seat: friends hear of it, where the table waits for others in the lobby."""
    return _queued(_OPENED, opened_id(table, member), OPENED, table, member, at)


def game_began(table: str, at: float) -> Statement:
    """Beside the entry that says so: followers hear of it, where the table is listed and members sit there."""
    return _queued(_BEGAN, began_id(table), BEGAN, table, None, at)


def _queued(sql: TextClause, id: str, kind: str, table: str, member: str | None, at: float) -> Statement:
    row = {"id": id, "kind": kind, "place": table, "member": member, "at": at, "told": False}
    # After the seats that come with it.
    return Statement(sql, [row], table=table)


class PeopleTellings:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def find(self, id: str) -> Telling | None:
        """One that has yet to be told."""
        wanted = select(TELLINGS).where(TELLINGS.c.id == id, TELLINGS.c.told.is_(False))
        return next((Telling(*row[:-1]) for row in await self._read(wanted)), None)

    async def due(self, count: int) -> list[Telling]:
        """The oldest that have yet to be told."""
        wanted = select(TELLINGS).where(TELLINGS.c.told.is_(False)).order_by(TELLINGS.c.at, TELLINGS.c.id)
        return [Telling(*row[:-1]) for row in await self._read(wanted.limit(count))]

    async def tell(self, one: Telling, notices: Sequence[Statement], now: float) -> bool:
        """Tell it, with these notices; whether this process did: of several one may."""
        mark = {"id": f"told {one.id} {one.at!r}", "kind": one.kind, "table": one.table, "member": None, "at": now}
        try:
            await self._write(
                Statement(_TOLD, [{**mark, "told": True}]), *notices, Statement(_DONE, [{"which": one.id}])
            )
        except Conflict:
            return False
        return True

    async def forget(self, before: float) -> None:
        """Forget that something was told: nobody is about to tell it once more."""
        await self._write(Statement(_OLD, [{"before": before}]))
