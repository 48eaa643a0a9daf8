"""The program in the browser's worker: what web/src/engine/tables.ts calls, and what it is handed."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

from trinacria.server.browser import saving
from trinacria.server.browser.notices import NoDevices, NoReminders
from trinacria.server.browser.packs import IndexedPacks
from trinacria.server.browser.requests import Requests
from trinacria.server.browser.sockets import PageSocket
from trinacria.server.browser.store import BrowserDatabase, IndexedStore
from trinacria.server.browser.words import FetchWords, reader
from trinacria.server.browser.workers import BrowserWorker, BrowserWorkers
from trinacria.server.http import lessons, packs, puzzles, routes, workshop
from trinacria.server.http.entering import attend
from trinacria.server.live.broadcast_listener import BroadcastListener
from trinacria.server.live.caretaker import Caretaker
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.live.services import Services
from trinacria.server.ops.limits import Limits
from trinacria.server.work.looking_back import Analysts
from trinacria.server.work.pack_uploads import PackReaders
from trinacria.server.work.reading import Readers
from trinacria.server.work.thinking import Thinkers
from trinacria.words.catalogue import read_with

HANDLERS = (
    *routes.HANDLERS,
    *saving.HANDLERS,
    *workshop.HANDLERS,
    *packs.HANDLERS,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
)
Tell = Callable[[int, str, str | int], None]
"""Tells the page something on one of its connections: "say" with a text, or "end" with a code."""


class Program:
    """All tables of this browser."""

    def __init__(
        self, database: BrowserDatabase, hire: Callable[[], BrowserWorker], tell: Tell, fetch_words: FetchWords
    ) -> None:
        read_with(reader(fetch_words))
        workers = self._workers = BrowserWorkers(hire)
        services = Services(
            IndexedStore(database),
            Thinkers(workers),
            Readers(workers),
            PackReaders(workers),
            Analysts(workers),
            time.time,
            Limits(on=False),
            NoReminders(),
            NoDevices(),
            packs=IndexedPacks(database),
        )
        self._tables = LiveTables(services)
        self._requests = Requests(HANDLERS, self._tables)
        self._sockets: dict[int, PageSocket] = {}
        self._tell = tell

    async def open(self) -> None:
        await self._tables.open()
        for work in (Caretaker(self._tables).run(), BroadcastListener(self._tables).run()):
            self._tables.services.spawn(work)
        self._workers.get_ready()

    async def ask(self, method: str, url: str, headers: str, body: str) -> list[Any]:
        """Answer a request: its status, the kind of the answer, and the answer."""
        named = {name.lower(): value for name, value in msgspec.json.decode(headers, type=dict[str, str]).items()}
        answer = await self._requests.answer(method, url, named, body.encode())
        return [answer.status, answer.media_type, answer.body.decode()]

    def connect(self, number: int, table: str) -> None:
        """The page opens a connection to a table."""
        socket = PageSocket(lambda text: self._tell(number, "say", text), lambda code: self._tell(number, "end", code))
        self._sockets[number] = socket
        self._tables.services.spawn(self._attend(number, socket, table))

    def hear(self, number: int, text: str | None) -> None:
        """The page says something on a connection; None: it has closed it."""
        socket = self._sockets.get(number)
        if socket is not None:
            socket.hear(text)

    async def _attend(self, number: int, socket: PageSocket, table: str) -> None:
        try:
            await attend(socket, table, self._tables)
        finally:
            del self._sockets[number]
