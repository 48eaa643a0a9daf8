"""Content packs where heavy work is done: those a host offers beside the built-in ones, and those players brought."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol, TypeVar

from trinacria.games import game_class
from trinacria.kernel.errors import UnknownOption
from trinacria.server.packs.cache import forget_some
from trinacria.server.work.calls import PATIENCE, WorkPool, call
from trinacria.server.work.fair_queue import Ticket

Packs = dict[str, list[str]]
"""Their folders, by game."""


def load_packs(packs: Packs) -> None:
    """Make them known to this process; raises ContentError."""
    for game, folders in packs.items():
        for folder in folders:
            game_class(game).use_content(folder)


MOST_AT_HAND: Final = 16
"""How many packs of players a process that works keeps."""
MISSING: Final = "error-content-missing"
Found = TypeVar("Found")


class Bundle(Protocol):
    """A pack as it is kept."""

    @property
    def game(self) -> str:
        """Whose pack it is."""

    @property
    def files(self) -> Mapping[str, str]:
        """Its texts by file name."""


FindPack = Callable[[str], Awaitable[Bundle | None]]


class PackPool:
    """Others who work, and who are handed the pack of a player when they find that they need it."""

    def __init__(self, pool: WorkPool) -> None:
        self._pool = pool
        self.find: FindPack | None = None

    def get_ready(self) -> None:
        """There will be work soon."""
        self._pool.get_ready()

    def waiting(self, whose: str) -> int:
        """How much work of an address waits."""
        return self._pool.waiting(whose)

    async def do(self, ticket: Ticket, work: Callable[[], Found], patience: float = PATIENCE) -> Found:
        """Have work done, a second time with its pack where that was missing."""
        try:
            return await self._pool.do(ticket, work, patience)
        except UnknownOption as error:
            pack = await self.find(str(error.facts["hash"])) if error.key == MISSING and self.find else None
            if pack is None:
                raise
            return await self._pool.do(ticket, call(with_pack, pack.game, dict(pack.files), work), patience)

    def close(self) -> None:
        self._pool.close()


def with_pack(game: str, files: dict[str, str], work: Callable[[], Found]) -> Found:
    """Work with a pack at hand."""
    rules = game_class(game)
    rules.bring_pack(files)
    forget_some(rules, MOST_AT_HAND)
    return work()
