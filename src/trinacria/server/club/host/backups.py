"""Backups that the host's page asks for: beside the database, so that no other machine gets what is in it."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from trinacria.server.ops.backup import back_up
from trinacria.server.store.files import file_of
from trinacria.table.refusal import NotNow, TooMany

FOLDER: Final = "backups"
KEPT: Final = 10
"""How many of them are kept."""
EVERY: Final = 60.0
"""Seconds between two of them."""


class Backups:
    """Makes them, one at a time."""

    def __init__(self, database: str, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now
        self._busy = asyncio.Lock()
        self._last = -EVERY

    async def make(self) -> str:
        """A backup, as `trinacria backup` makes it: the name of its file. Raises Refusal."""
        file = file_of(self._database)
        if file is None:
            raise NotNow("host-error-backup-elsewhere")
        if self._busy.locked() or abs(self._now() - self._last) < EVERY:
            raise TooMany("host-error-backup-often")
        async with self._busy:
            self._last = self._now()
            return await asyncio.to_thread(self._make, file.parent / FOLDER)

    def _make(self, folder: Path) -> str:
        folder.mkdir(mode=0o700, exist_ok=True)
        name = time.strftime("trinacria-%Y%m%d-%H%M%S.db", time.localtime(self._now()))
        asyncio.run(back_up(self._database, folder / name))
        for old in sorted(folder.glob("trinacria-*-*.db"))[:-KEPT]:
            old.unlink()
        return f"{FOLDER}/{name}"
