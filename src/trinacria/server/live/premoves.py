"""Premoves are played as soon as their players are asked."""

import asyncio
from functools import partial

from trinacria.server.live.log_writer import LogWriter
from trinacria.server.live.services import Services
from trinacria.table.requests import Requests
from trinacria.table.store import StoreFailed
from trinacria.table.table import Table


class PremovePlayer:
    """Answers for players who have planned what. What could not be written is tried again at the next occasion."""

    def __init__(self, table: Table, writer: LogWriter, services: Services) -> None:
        self._table = table
        self._writer = writer
        self._services = services
        self._played = 0
        """The entry after which an answer was on its way last."""

    def wake(self, patience: float) -> None:
        """Answer for the one who must decide, after a while, unless that is under way."""
        version = self._table.game_seq
        if self._table.premover is not None and self._played < version:
            self._played = version
            self._services.spawn(self._answer(version, patience))

    async def _answer(self, version: int, patience: float) -> None:
        await asyncio.sleep(patience)
        try:
            await self._writer.act(partial(Requests.play_premove, version=version))
        except StoreFailed:
            self._played = 0
