"""Pruning a database by hand."""

import time

from trinacria.server.ops.pruning import Keeping, Pruned, prune
from trinacria.server.store import make_ready, open_database
from trinacria.server.store.files import file_of
from trinacria.table.refusal import Refusal


async def prune_database(address: str, keeping: Keeping, really: bool = True) -> Pruned:
    """Prune a database, also beside a running server; raises Refusal."""
    file = file_of(address)
    if file is not None and not file.is_file():
        raise Refusal("prune-error-nothing", file=str(file))
    await make_ready(address)
    store = open_database(address)
    await store.open()
    try:
        return await prune(store, keeping, time.time(), really=really, packs=store.packs)
    finally:
        await store.close()
