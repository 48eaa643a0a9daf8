"""How packs of players are kept. Databases and browsers have their own keepers; this one forgets with its process."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace


class StoredPack(Struct, frozen=True):
    """A pack that was examined and has no faults."""

    hash: str
    game: str
    name: str
    files: dict[str, str]
    maker: str | None
    """What stands for the address that brought it."""
    created: float
    used: float
    """When it was last brought or asked for."""

    @property
    def size(self) -> int:
        """How long its texts are."""
        return sum(map(len, self.files.values()))


class PackTally(Struct, frozen=True):
    """How many packs there are."""

    kept: int
    """Of one address."""
    lately: int
    """Of one address, since a moment."""
    all: int


class PackStore(Protocol):
    """Where packs are kept. Every method raises StoreFailed when the store does not do what it should."""

    async def find(self, pack_hash: str) -> StoredPack | None:
        """The pack with this hash."""

    async def add(self, pack: StoredPack) -> None:
        """Keep a pack; one with its hash is replaced where the same address brought it, and stays otherwise."""

    async def touch(self, pack_hash: str, now: float) -> None:
        """It is used: it will be kept a while longer."""

    async def tally(self, maker: str, since: float) -> PackTally:
        """How many there are."""

    async def unused(self, before: float, count: int) -> list[str]:
        """Packs that no table plays with and nobody has asked for since then."""

    async def remove(self, packs: Sequence[str]) -> None:
        """Delete packs; one that a table has begun to use meanwhile stays."""


class PacksInMemory:
    """Packs as long as the process lives."""

    def __init__(self) -> None:
        self._packs: dict[str, StoredPack] = {}

    async def find(self, pack_hash: str) -> StoredPack | None:
        """The pack with this hash."""
        return self._packs.get(pack_hash)

    async def add(self, pack: StoredPack) -> None:
        self._packs[pack.hash] = pack

    async def touch(self, pack_hash: str, now: float) -> None:
        if pack_hash in self._packs:
            self._packs[pack_hash] = replace(self._packs[pack_hash], used=now)

    async def tally(self, maker: str, since: float) -> PackTally:
        """Nobody is counted here."""
        return PackTally(0, 0, 0)

    async def unused(self, before: float, count: int) -> list[str]:
        """Nothing is removed without a word on a device of one's own."""
        return []

    async def remove(self, packs: Sequence[str]) -> None:
        for pack_hash in packs:
            self._packs.pop(pack_hash, None)
