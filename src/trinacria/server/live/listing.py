"""The lobby: the listed tables as they stand on the shelf."""

import msgspec
from msgspec.structs import replace

from trinacria.server.wire.bodies import TableListed
from trinacria.table.history.log import TableLaid
from trinacria.table.store import Shelf, Store

_decode = msgspec.json.Decoder(TableListed).decode
_encode = msgspec.json.Encoder().encode


async def listed_tables(store: Store, most: int) -> list[TableListed]:
    """The listed tables, the newest first."""
    return [await _listed(store, shelf) for shelf in await store.listed(most)]


async def _listed(store: Store, shelf: Shelf) -> TableListed:
    """A table in the lobby. What version 0.1 stored does not say where the game begins; its log does."""
    told = _decode(shelf.info)
    if told.from_position is not None:
        return told
    first = (await store.entries(shelf.id))[0].body
    told = replace(told, from_position=isinstance(first, TableLaid) and first.position is not None)
    await store.shelve(replace(shelf, info=_encode(told).decode()))
    return told
