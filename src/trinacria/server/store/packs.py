"""Packs that players brought, in the database."""

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, and_, bindparam, case, delete, func, insert, select, update

from trinacria.games import GAMES
from trinacria.server.packs.kept import PackTally, StoredPack
from trinacria.server.store import schema
from trinacria.server.store.writer import Statement
from trinacria.table.history.log import Created, Logged
from trinacria.table.store import Conflict

PACKS, USES = schema.packs, schema.table_packs
_encode = msgspec.json.Encoder().encode
_files = msgspec.json.Decoder(dict[str, str])

_NEW = insert(PACKS)
_REPLACED = (
    update(PACKS)
    .where(PACKS.c.hash == bindparam("which"), PACKS.c.maker == bindparam("whose"))
    .values(name=bindparam("called"), files=bindparam("texts"), size=bindparam("long"), used=bindparam("now"))
)
_TOUCHED = update(PACKS).where(PACKS.c.hash == bindparam("which")).values(used=bindparam("now"))
_UNUSED = ~select(USES.c.table).where(USES.c.pack == PACKS.c.hash).exists()
_REMOVED = delete(PACKS).where(PACKS.c.hash == bindparam("which"), _UNUSED)
_USE = insert(USES).from_select(
    ["table", "pack"],
    select(bindparam("at", type_=USES.c.table.type), PACKS.c.hash).where(PACKS.c.hash == bindparam("which")),
)

Read = Callable[[Select[*tuple[Any, ...]]], Awaitable[list[tuple[Any, ...]]]]
Write = Callable[..., Awaitable[None]]


class DatabasePacks:
    """Reads and writes them."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def find(self, pack_hash: str) -> StoredPack | None:
        """The pack with this hash."""
        kept = PACKS.c
        wanted = select(kept.hash, kept.game, kept.name, kept.files, kept.maker, kept.created, kept.used)
        rows = await self._read(wanted.where(kept.hash == pack_hash))
        for found, game, name, files, maker, created, used in rows:
            return StoredPack(found, game, name, _files.decode(files), maker, created, used)
        return None

    async def add(self, pack: StoredPack) -> None:
        """Keep a pack; one with its hash is replaced where the same address brought it, and stays otherwise."""
        texts = _encode(pack.files).decode()
        row = {
            "hash": pack.hash,
            "game": pack.game,
            "name": pack.name,
            "files": texts,
            "size": pack.size,
            "maker": pack.maker,
            "created": pack.created,
            "used": pack.used,
        }
        try:
            await self._write(Statement(_NEW, [row]))
        except Conflict:
            changed = {"called": pack.name, "texts": texts, "long": pack.size, "now": pack.used}
            await self._write(Statement(_REPLACED, [{"which": pack.hash, "whose": pack.maker, **changed}]))

    async def touch(self, pack_hash: str, now: float) -> None:
        """It is used: it will be kept a while longer."""
        await self._write(Statement(_TOUCHED, [{"which": pack_hash, "now": now}]))

    async def tally(self, maker: str, since: float) -> PackTally:
        """How many there are."""
        mine = PACKS.c.maker == maker
        counted = (
            func.sum(case((one, 1), else_=0)) for one in (and_(mine, _UNUSED), and_(mine, PACKS.c.created >= since))
        )
        ((kept, lately, every),) = await self._read(select(*counted, func.count()).select_from(PACKS))
        return PackTally(kept or 0, lately or 0, every or 0)

    async def unused(self, before: float, count: int) -> list[str]:
        """Packs that no table plays with and nobody has asked for since then."""
        wanted = select(PACKS.c.hash).where(PACKS.c.used < before, _UNUSED).order_by(PACKS.c.used).limit(count)
        return [pack_hash for (pack_hash,) in await self._read(wanted)]

    async def remove(self, packs: Sequence[str]) -> None:
        """Delete packs; one that a table has begun to use meanwhile stays."""
        with contextlib.suppress(Conflict):
            await self._write(Statement(_REMOVED, [{"which": one} for one in packs]))


def uses_of(table: str, entries: Sequence[Logged]) -> list[Statement]:
    """That a new table plays with a pack of a player's, if it does: so the pack stays as long as the table."""
    first = entries[0].body if entries else None
    rules = GAMES.get(first.settings.game) if isinstance(first, Created) else None
    pack_hash = rules.pack_of(first.settings.options) if rules is not None and isinstance(first, Created) else None
    return [Statement(_USE, [{"at": table, "which": pack_hash}])] if pack_hash is not None else []
