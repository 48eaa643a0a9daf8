"""One client at a table: what waits to be sent to it."""

import asyncio
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, IPv6Network, ip_address

from trinacria.table.history.event import Viewer
from trinacria.words import Words

MOST_WAITING = 2000
"""So many unsent messages, and a client is too slow to be served."""
MOST_BYTES = 8 * 1024 * 1024
"""The same in bytes."""


def neighbourhood(address: str) -> str | None:
    """Where a client comes from, as far as it can be told apart; None for this machine, where nobody can."""
    try:
        ip = ip_address(address)
    except ValueError:
        return None
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return neighbourhood(str(ip.ipv4_mapped))
        # One household has a whole network of them.
        return None if ip.is_loopback else str(IPv6Network((ip, 64), strict=False))
    return None if ip.is_loopback else address


class Connection:
    """A socket, who sits at its other end, and a queue, so that a slow client delays nobody."""

    def __init__(
        self,
        viewer: Viewer,
        secret: str | None,
        words: Words,
        address: str = "",
        send_now: Callable[[bytes], bool] | None = None,
        known: bool = False,
    ) -> None:
        """`send_now` sends a message at once and says whether it could; what it cannot send waits in the queue.
        `known`: it came with somebody's own key."""
        self.known = known
        self.viewer = viewer
        self.secret = secret
        """The hash of the token that it came with."""
        self.home = neighbourhood(address)
        """Where it comes from, if that tells anything."""
        self.words = words
        self.address = address
        self.closing = False
        self.answering = False
        """Whether a request of this client is being carried out: it is answered before the connection ends."""
        self.farewell: str | None = None
        """The key of the last word, once the answer is sent."""
        self._send_now = send_now
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._size = 0
        """Of what waits, in bytes."""
        self._sending = False
        """Whether a message is on its way out of the queue."""

    def send(self, message: bytes) -> None:
        """Have a message sent; a client that does not read is let go."""
        if self.closing:
            return
        if self._send_now is not None and not self._sending and not self._size and self._send_now(message):
            return
        if self._waiting.qsize() >= MOST_WAITING or self._size > MOST_BYTES:
            self.close()
            return
        self._size += len(message)
        self._waiting.put_nowait(message)

    def close(self) -> None:
        """Send what waits, then end."""
        self.closing = True
        self._waiting.put_nowait(None)

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send until the end."""
        while (message := await self._waiting.get()) is not None:
            self._size -= len(message)
            self._sending = True
            await send(message.decode())
            self._sending = False
