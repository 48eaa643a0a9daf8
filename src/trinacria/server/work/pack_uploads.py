"""Taking a pack in: a look into it in a process of its own, and the quota of its address."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from trinacria.games import game_class
from trinacria.server.ops.quotas import DAY, maker_of
from trinacria.server.packs.bundle import LARGEST_ARCHIVE, BundleFault
from trinacria.server.packs.cache import PackCache
from trinacria.server.packs.kept import StoredPack
from trinacria.server.wire.pack_bodies import CheckPack, PackFault, PackTaken
from trinacria.server.work.calls import WorkPool, call
from trinacria.server.work.checking import PackOpened, check_pack, open_archive, open_files, told_faults
from trinacria.server.work.strangers import UNREADABLE, StrangersWork
from trinacria.table.refusal import Refusal, TooMany
from trinacria.words import Words

PATIENCE: Final = 12.0
"""Seconds on the clock after which a pack is too much: three times what the processor may take."""
MOST_KEPT: Final = 30
"""Packs of an address that no table need play with."""
MOST_A_DAY: Final = 100
MOST_OF_ALL: Final = 5_000


class PackReaders:
    """Looks into packs for addresses by turns."""

    def __init__(self, workers: WorkPool) -> None:
        self._work = StrangersWork(workers, PATIENCE, "packs")
        self.pool = workers
        """Those who look: for other work of their kind, where nobody else does it."""

    async def check(self, asked: CheckPack, language: str, whose: str) -> bytes:
        """What is found in a pack that somebody works on, as JSON; raises Refusal, UnknownGame or UnknownOption."""
        return await self._work.do(call(check_pack, asked, language), whose)

    async def look_into(self, work: Callable[[], PackOpened], whose: str) -> PackOpened:
        """A pack that somebody brings; raises Refusal."""
        return await self._work.do(work, whose)

    def close(self) -> None:
        """Let the processes go."""
        self._work.close()


class Brought(Struct, frozen=True):
    """What became of a pack that somebody brought: it is taken, or these are its faults."""

    taken: PackTaken | None
    faults: list[PackFault]


class PackUploads:
    """Takes packs in: checks them, counts them against the quota, and stores them."""

    def __init__(self, packs: PackCache, readers: PackReaders, limited: bool) -> None:
        self._packs = packs
        self._readers = readers
        self._limited = limited

    async def take_files(self, game: str, files: bytes, address: str, words: Words, now: float) -> Brought:
        """Keep a pack without faults: its files by their names, as JSON. Raises Refusal."""
        return await self._take(game, call(open_files, game, files, words.language), address, words, now)

    async def take_archive(self, game: str, archive: bytes, address: str, words: Words, now: float) -> Brought:
        """The same for a zip archive."""
        if len(archive) > LARGEST_ARCHIVE:
            large = BundleFault("", "large", (("most", LARGEST_ARCHIVE // 1024),))
            return Brought(None, told_faults(game, [large], words))
        return await self._take(game, call(open_archive, game, archive, words.language), address, words, now)

    async def _take(self, game: str, work: Callable[[], PackOpened], address: str, words: Words, now: float) -> Brought:
        rules = game_class(game)
        try:
            opened = await self._readers.look_into(work, address)
        except Refusal as error:
            if error.key != UNREADABLE:
                raise
            # It took too long, or broke the process that looked into it.
            return Brought(None, told_faults(game, [BundleFault("", "unreadable")], words))
        about = opened.about
        if about is None:
            return Brought(None, opened.faults)
        offered = rules.packs().get(about.hash)
        if offered is not None:
            # It is played as a pack that everybody has here: nothing need be kept.
            return Brought(PackTaken(about.hash, offered, {}, True), [])
        await self._check_quota(maker_of(address), about.hash, now)
        mine = StoredPack(about.hash, game, about.name, opened.files, maker_of(address), now, now)
        await self._packs.store.add(mine)
        # Somebody else may have brought one that is played the same: that one stays.
        kept = await self._packs.store.find(about.hash) or mine
        return Brought(PackTaken(about.hash, kept.name, about.house), [])

    async def _check_quota(self, maker: str | None, pack_hash: str, now: float) -> None:
        if maker is None or not self._limited or await self._packs.store.find(pack_hash) is not None:
            return
        tally = await self._packs.store.tally(maker, now - DAY)
        if tally.kept >= MOST_KEPT or tally.lately >= MOST_A_DAY:
            raise TooMany("table-error-many-packs", most=MOST_KEPT)
        if tally.all >= MOST_OF_ALL:
            raise TooMany("table-error-packs-full")
