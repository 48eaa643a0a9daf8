"""Calling an address that a player gave.

The server must not be made to knock at doors behind its own wall: only https on port 443, only public addresses, and
the address that was looked at is the one that is called, whatever the name server says a moment later. The address is a
secret of the player: it is never shown again and never logged.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import httpx

from trinacria.table.refusal import Refusal

PORT: Final = 443
"""The one port that is called: behind others are programs that are not meant."""
LONGEST_URL: Final = 500
LONGEST_ENDPOINT: Final = 1000
"""A push service's address may be longer than a chat room's."""
SECONDS: Final = 5.0
"""How long a whole call may take."""
LARGEST_ANSWER: Final = 4096
TRIES: Final = 3

Resolve = Callable[[str, int], Awaitable[list[str]]]
"""The addresses that a host's name stands for."""


class NotDelivered(Exception):
    """It was not taken. `again` tells whether a second try makes sense. Says nothing of the address."""

    def __init__(self, reason: str, again: bool, status: int | None = None) -> None:
        super().__init__(reason)
        self.again = again
        self.status = status
        """What was answered; None: nothing."""


async def resolve(host: str, port: int) -> list[str]:
    """Ask the name server."""
    answers = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(info[4][0]) for info in answers]


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        return ip in GIVEN_OUT and not any(ip in network for network in SPECIAL_6)
    return not any(ip in network for network in SPECIAL_4)


# The registries of special addresses [RFC 6890], and not `is_global`: what that says changes with Python's version, and
# it takes site-local addresses for public ones.
SPECIAL_4: Final = tuple(
    ipaddress.IPv4Network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
)
GIVEN_OUT: Final = ipaddress.IPv6Network("2000::/3")
"""Where all public addresses of IPv6 lie [RFC 4291]: no other one leads out, and many stand for one of IPv4."""
SPECIAL_6: Final = tuple(
    ipaddress.IPv6Network(network)
    for network in ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3ffe::/16", "3fff::/20")
)
"""Exceptions there: protocols and Teredo, examples, 6to4, AS112, an old trial, more examples."""


def check_url(url: str, longest: int = LONGEST_URL) -> httpx.URL:
    """The address in parts; raises Refusal with what is wrong with it. Asks nobody."""
    try:
        parsed = httpx.URL(url)
    except (httpx.InvalidURL, ValueError):
        raise Refusal("notice-error-url") from None
    if len(url) > longest or not parsed.host or parsed.userinfo or parsed.fragment or (parsed.port or 1) > 65535:
        raise Refusal("notice-error-url")
    if parsed.scheme != "https":
        raise Refusal("notice-error-https")
    if parsed.port not in (None, PORT):
        raise Refusal("notice-error-port")
    try:
        ipaddress.ip_address(parsed.host)
    except ValueError:
        if "." not in parsed.host.strip(".") or parsed.host.endswith((".local", ".localhost", ".internal")):
            raise Refusal("notice-error-public") from None
    else:
        if not is_public(parsed.host):
            raise Refusal("notice-error-public")
    return parsed


class Outbound:
    """Calls addresses that players gave, few at a time."""

    def __init__(
        self,
        resolve: Resolve = resolve,
        allowed: Callable[[str], bool] = is_public,
        trust: ssl.SSLContext | None = None,
        pause: float = 2.0,
        at_once: int = 8,
        port: int = PORT,
    ) -> None:
        """`port` is where https is found: elsewhere only where 443 cannot be had."""
        self._port = port
        self._resolve = resolve
        self._allowed = allowed
        self._pause = pause
        self._places = asyncio.Semaphore(at_once)
        self._trust = trust
        self._opened: httpx.AsyncClient | None = None

    @property
    def _client(self) -> httpx.AsyncClient:
        """Made when it is first needed: reading the machine's certificates takes a while."""
        if self._opened is None:
            # No redirects, no cookies, no proxy from the environment: the call goes where it was checked to go.
            self._opened = httpx.AsyncClient(
                verify=self._trust or ssl.create_default_context(),
                trust_env=False,
                follow_redirects=False,
                timeout=SECONDS,
                limits=httpx.Limits(max_keepalive_connections=0),
                headers={"User-Agent": "trinacria"},
            )
        return self._opened

    async def close(self) -> None:
        """Let go of everything."""
        if self._opened is not None:
            await self._opened.aclose()

    async def post(self, url: str, content: bytes, headers: Mapping[str, str], tries: int = 0) -> None:
        """Send something, with a few tries unless told otherwise; raises NotDelivered or Refusal."""
        most = tries or TRIES
        for attempt in range(1, most + 1):
            try:
                async with self._places:
                    await self._call(check_url(url, LONGEST_ENDPOINT), content, headers)
                return
            except NotDelivered as error:
                if not error.again or attempt == most:
                    raise
            await asyncio.sleep(self._pause * 4 ** (attempt - 1))

    async def _call(self, url: httpx.URL, content: bytes, headers: Mapping[str, str]) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                address = await self._public_address(url)
                # Connect to the address that was checked; the certificate must still be the host's.
                request = self._client.build_request(
                    "POST",
                    url.copy_with(host=address, port=self._port),
                    content=content,
                    headers={**headers, "Host": url.netloc.decode("ascii")},
                    extensions={"sni_hostname": url.raw_host.decode("ascii")},
                )
                answer = await self._client.send(request, stream=True)
                try:
                    await self._hear_out(answer)
                finally:
                    await answer.aclose()
        except (httpx.HTTPError, TimeoutError, OSError) as error:
            raise NotDelivered(type(error).__name__, again=True) from None

    async def _public_address(self, url: httpx.URL) -> str:
        try:
            addresses = await self._resolve(url.host, self._port)
        except (OSError, UnicodeError):
            raise NotDelivered("no such host", again=True) from None
        # One door behind the wall among several is reason enough to stay away.
        if not addresses or not all(self._allowed(address) for address in addresses):
            raise Refusal("notice-error-public")
        return addresses[0]

    async def _hear_out(self, answer: httpx.Response) -> None:
        heard = 0
        async for chunk in answer.aiter_raw():
            heard += len(chunk)
            if heard > LARGEST_ANSWER:
                break
        if not answer.is_success:
            again = answer.status_code == 429 or answer.is_server_error
            raise NotDelivered(f"status {answer.status_code}", again, answer.status_code)
