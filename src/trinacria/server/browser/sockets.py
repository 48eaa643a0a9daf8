"""A page at a table: its messages come from the other side of a worker, not from the network."""

import asyncio
from collections.abc import Callable

from trinacria.server.http.messages import Gone

Say = Callable[[str], None]
End = Callable[[int], None]


class PageSocket:
    """The worker's end of a connection."""

    address = ""
    language: str | None = None
    send_now: Callable[[bytes], bool] | None = None

    def __init__(self, say: Say, end: End) -> None:
        self._say = say
        self._end = end
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        """The page says something; None: it goes."""
        self._heard.put_nowait(text)

    async def receive(self) -> str | bytes:
        """What the page says next; raises Gone."""
        text = await self._heard.get()
        if text is None:
            raise Gone
        return text

    async def send(self, text: str) -> None:
        """Say something to the page."""
        self._say(text)

    async def close(self, code: int) -> None:
        self._end(code)
