"""The lobby: the listed tables, from their summaries."""

import msgspec
from msgspec.structs import replace

from trinacria.server.wire.bodies import TableListed
from trinacria.table.history.log import Created
from trinacria.table.store import Store, TableSummary

_decode = msgspec.json.Decoder(TableListed).decode
_encode = msgspec.json.Encoder().encode


async def listed_tables(store: Store, most: int) -> list[TableListed]:
    """The listed tables, the newest first."""
    return [await _listed(store, summary) for summary in await store.listed(most)]


async def table_in_short(store: Store, id: str) -> TableListed | None:
    """What is known of a table without opening it; None where there is no such table."""
    summary = await store.summary(id)
    return await _listed(store, summary) if summary is not None else None


async def _listed(store: Store, summary: TableSummary) -> TableListed:
    """A table in the lobby. What version 0.1 stored does not say where the game begins; its log does."""
    told = _decode(summary.info)
    if told.from_position is not None:
        return told
    first = (await store.entries(summary.id))[0].body
    told = replace(told, from_position=isinstance(first, Created) and first.position is not None)
    await store.save_summary(replace(summary, info=_encode(told).decode()))
    return told
