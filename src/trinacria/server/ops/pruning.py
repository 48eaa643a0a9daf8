"""Removing what nobody comes back to: tables that never began, and finished games where the host wants that."""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from trinacria.server.packs.kept import PackStore
from trinacria.table.history.log import Started
from trinacria.table.screen import Status
from trinacria.table.store import Store

DAY: Final = 86_400.0
UNSTARTED_DAYS: Final = 7
"""How long a table is kept that never began, counted from the last thing that happened at it, talk included."""
PACK_DAYS: Final = 30
AT_ONCE: Final = 100
MOST_COUNTED: Final = 100_000


class Keeping(Struct, frozen=True):
    """How many days tables are kept after the last thing that happened at them; None: for ever."""

    unstarted: int | None = UNSTARTED_DAYS
    finished: int | None = None
    packs: int | None = PACK_DAYS
    """Packs that players brought, after somebody last asked for them. One that a table plays with stays as long."""


USUAL: Final = Keeping()


class Pruned(Struct, frozen=True):
    """How many tables and packs were removed."""

    unstarted: int
    finished: int
    packs: int = 0


async def prune(
    store: Store,
    keeping: Keeping,
    now: float,
    needed: Callable[[str], bool] = lambda _: False,
    removed: Callable[[Iterable[str]], None] = lambda _: None,
    really: bool = True,
    packs: PackStore | None = None,
) -> Pruned:
    """Remove what is too old, but nothing that is `needed`; `removed` hears what. Not `really`: only count it."""

    async def each(status: Status, days: int | None) -> int:
        count, last = 0, ""
        while days is not None and (silent := await store.silent(status, now - days * DAY, last, AT_ONCE)):
            last = silent[-1]
            gone = [one for one in silent if not needed(one) and await _is(store, one, status)]
            if really and gone:
                await store.remove(gone)
                removed(gone)
            count += len(gone)
        return count

    unstarted, finished = await each("lobby", keeping.unstarted), await each("over", keeping.finished)
    return Pruned(unstarted, finished, await _prune_packs(packs, keeping.packs, now, really) if packs else 0)


async def _prune_packs(packs: PackStore, days: int | None, now: float, really: bool) -> int:
    """After the tables: those that are gone need their packs no more."""
    if days is None:
        return 0
    if not really:
        return len(await packs.unused(now - days * DAY, MOST_COUNTED))
    count = 0
    while unused := await packs.unused(now - days * DAY, AT_ONCE):
        await packs.remove(unused)
        count += len(unused)
        if len(unused) < AT_ONCE:
            break
    return count


async def _is(store: Store, table: str, status: Status) -> bool:
    """Whether the log says so too: the summary is behind it when a process was killed between the two."""
    return status != "lobby" or not any(isinstance(one.body, Started) for one in await store.entries(table))
