"""Taking a pack in: bounds, a look into it in a process of its own, and the quota of its address."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from trinacria.games import game_class
from trinacria.kernel.content.faults import Fault
from trinacria.kernel.content.packs import PackExamined
from trinacria.server.ops.quotas import DAY, maker_of
from trinacria.server.packs.bundle import BundleFault, bundle_faults
from trinacria.server.packs.kept import StoredPack
from trinacria.server.packs.shelf import PackShelf
from trinacria.server.wire.pack_bodies import FaultPlace, PackFault, PackTaken
from trinacria.server.work.calls import call
from trinacria.server.work.checking import MOST_TOLD, namer, pack_files, told_fault
from trinacria.server.work.reading import Readers
from trinacria.table.refusal import Refusal, TooMany
from trinacria.words import Words

MOST_KEPT: Final = 30
"""Packs of an address that no table need play with."""
MOST_A_DAY: Final = 100
MOST_OF_ALL: Final = 5_000


class Brought(Struct, frozen=True):
    """What became of a pack that somebody brought: it is taken, or these are its faults."""

    taken: PackTaken | None
    faults: list[PackFault]


class PackDesk:
    """Where packs are handed in."""

    def __init__(self, shelf: PackShelf, readers: Readers, limited: bool) -> None:
        self.shelf = shelf
        self._readers = readers
        self._limited = limited

    async def take(
        self,
        game: str,
        files: Mapping[str, str],
        address: str,
        words: Words,
        now: float,
        noted: Sequence[BundleFault] = (),
    ) -> Brought:
        """Keep a pack without faults; `noted` are those found on its way here. Raises Refusal."""
        rules = game_class(game)
        outside = [*noted, *bundle_faults(files)]
        if outside:
            return Brought(None, told_faults(game, outside, words))
        try:
            found = await self._readers.look_into(call(examine_pack, game, dict(files)), address)
        except Refusal as error:
            if error.key != "table-error-unreadable":
                raise
            # It took too long, or broke the process that looked into it.
            return Brought(None, told_faults(game, [BundleFault("", "unreadable")], words))
        if found.about is None or found.faults:
            return Brought(None, told_faults(game, found.faults, words))
        about = found.about
        offered = rules.packs().get(about.hash)
        if offered is not None:
            # It is played as a pack that everybody has here: nothing need be kept.
            return Brought(PackTaken(about.hash, offered, {}, True), [])
        await self._check_quota(maker_of(address), about.hash, now)
        mine = StoredPack(about.hash, game, about.name, dict(files), maker_of(address), now, now)
        await self.shelf.store.add(mine)
        # Somebody else may have brought one that is played the same: that one stays.
        kept = await self.shelf.store.find(about.hash) or mine
        return Brought(PackTaken(about.hash, kept.name, about.house), [])

    async def _check_quota(self, maker: str | None, pack_hash: str, now: float) -> None:
        if maker is None or not self._limited or await self.shelf.store.find(pack_hash) is not None:
            return
        tally = await self.shelf.store.tally(maker, now - DAY)
        if tally.kept >= MOST_KEPT or tally.lately >= MOST_A_DAY:
            raise TooMany("table-error-many-packs", most=MOST_KEPT)
        if tally.all >= MOST_OF_ALL:
            raise TooMany("table-error-packs-full")


def examine_pack(game: str, files: dict[str, str]) -> PackExamined:
    """Every fault of a pack: work for a process of its own."""
    return game_class(game).examine_pack(files)


def told_faults(game: str, faults: Sequence[Fault | BundleFault], words: Words) -> list[PackFault]:
    """Faults as people are told them: of the files as they came, or as the game noted them."""
    told = []
    for fault in faults[:MOST_TOLD]:
        if isinstance(fault, BundleFault):
            nowhere = FaultPlace("", "", "")
            told.append(PackFault(fault.file, "", nowhere, fault.message(words), fault.fix(words), ""))
        else:
            told.append(told_fault(pack_files(game), fault, words, namer({}, words)))
    return told
