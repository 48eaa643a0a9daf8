"""Packs of this browser, in its IndexedDB."""

from collections.abc import Sequence

import msgspec

from trinacria.server.browser.store import BrowserDatabase, read, write
from trinacria.server.packs.kept import PackTally, StoredPack

PACKS = "packs"


class IndexedPacks:
    """Each under its hash, as long as nobody clears the browser's data."""

    def __init__(self, database: BrowserDatabase) -> None:
        self._database = database

    async def find(self, pack_hash: str) -> StoredPack | None:
        """The pack with this hash."""
        found = await read(self._database, PACKS, pack_hash)
        return msgspec.convert(found["pack"], StoredPack) if found is not None else None

    async def add(self, pack: StoredPack) -> None:
        await write(self._database, [("put", PACKS, {"id": pack.hash, "pack": msgspec.to_builtins(pack)})])

    async def touch(self, pack_hash: str, now: float) -> None:
        """Nothing goes by itself, so nobody asks when it was used."""

    async def tally(self, maker: str, since: float) -> PackTally:
        """Nobody is counted on a device of their own."""
        return PackTally(0, 0, 0)

    async def unused(self, before: float, count: int) -> list[str]:
        """Nothing is removed without a word on a device of one's own."""
        return []

    async def remove(self, packs: Sequence[str]) -> None:
        await write(self._database, [("remove", PACKS, [pack_hash, pack_hash]) for pack_hash in packs])
