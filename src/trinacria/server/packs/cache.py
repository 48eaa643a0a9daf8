"""The packs of players that this process has at hand, and the way to those it has not."""

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from trinacria.games import GAMES, game_class
from trinacria.kernel.content.packs import Packs
from trinacria.server.packs.kept import PackStore, StoredPack

MOST_AT_HAND: Final = 32
"""Of how many packs a process keeps the tables, beside those that somebody plays with."""
FRESH: Final = 3600.0
"""Seconds: a pack's last use is not written down more often."""
HASH: Final = re.compile("[0-9a-f]{64}")


class PackCache:
    """Makes packs ready before they are needed. Nothing in them is ever run."""

    def __init__(self, store: PackStore, now: Callable[[], float]) -> None:
        self.store = store
        self._now = now
        self._loading: dict[str, asyncio.Task[None]] = {}
        self.in_use: Callable[[], Iterable[str]] = tuple
        """The packs of tables that are open: they stay at hand."""

    async def ready(self, game: str, options: Mapping[str, Any]) -> None:
        """Have the pack at hand that options name, if it is one of a player's; otherwise the game itself refuses it."""
        rules = GAMES.get(game)
        pack_hash = rules.pack_of(options) if rules is not None else None
        if rules is not None and pack_hash is not None and rules.about_pack(pack_hash) is None:
            await self._load(pack_hash)

    async def find(self, pack_hash: str) -> StoredPack | None:
        """A pack that a player has brought."""
        if not HASH.fullmatch(pack_hash):
            return None
        found = await self.store.find(pack_hash)
        now = self._now()
        if found is not None and now - found.used > FRESH:
            await self.store.touch(pack_hash, now)
        return found

    async def _load(self, pack_hash: str) -> None:
        """Many may come to a table at once: the pack is read once for all of them."""
        task = self._loading.get(pack_hash)
        if task is None:
            task = self._loading[pack_hash] = asyncio.create_task(self._bring(pack_hash))
            task.add_done_callback(lambda _: self._loading.pop(pack_hash, None))
        await asyncio.shield(task)

    async def _bring(self, pack_hash: str) -> None:
        found = await self.find(pack_hash)
        if found is not None:
            rules = game_class(found.game)
            await asyncio.to_thread(rules.bring_pack, found.files)
            forget_some(rules, MOST_AT_HAND, self.in_use())


def forget_some(rules: type[Packs], most: int, used: Iterable[str] = ()) -> None:
    """Let go of the packs that came first, when there are too many, but of none that is used."""
    brought, kept = rules.brought_packs(), set(used)
    for pack_hash in brought[: max(0, len(brought) - most)]:
        if pack_hash not in kept:
            rules.forget_pack(pack_hash)
