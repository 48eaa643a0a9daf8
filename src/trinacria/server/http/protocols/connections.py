"""How many connections an address holds, and on how many it is in the middle of a request.

Proxies that the host trusts hold connections for many people: they are not counted.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn import Config

MOST_CONNECTIONS: Final = 256
"""How many connections an address may hold."""
MOST_UNFINISHED: Final = 64
"""On how many of them it may be in the middle of a request."""
MOST_FILES: Final = 65_536
"""Connections and files that the process wants to be allowed, if the system lets it."""


class ConnectionCounts:
    """Counts the connections of this process by address."""

    def __init__(self) -> None:
        self.held: Counter[str] = Counter()
        self.unfinished: Counter[str] = Counter()
        self.on = True

    def may_come(self, address: str) -> bool:
        """Whether an address may hold one more."""
        return not self.on or self.held[address] < MOST_CONNECTIONS

    def may_begin(self, address: str) -> bool:
        """Whether an address may be in the middle of one more request."""
        return not self.on or self.unfinished[address] < MOST_UNFINISHED


connection_counts: Final = ConnectionCounts()


def address_of(transport: asyncio.Transport, config: Config) -> str | None:
    """Whose connection it is; None: nobody's that is counted."""
    peer: Any = transport.get_extra_info("peername")
    if not isinstance(peer, tuple) or not peer:
        # A Unix socket: a proxy's.
        return None
    said = config.forwarded_allow_ips
    return None if _trusted(str(peer[0]), said if isinstance(said, str) else ",".join(said or ())) else str(peer[0])


@lru_cache(maxsize=4096)
def _trusted(address: str, said: str) -> bool:
    """Whether an address is that of a proxy whose word on where requests come from is taken."""
    for one in said.split(","):
        with suppress(ValueError):
            if one.strip() == "*" or ip_address(address) in ip_network(one.strip(), strict=False):
                return True
    return False


def allow_many_files() -> None:
    """As many connections as the system lets this process have: the usual 1,024 are soon used up."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def less(counts: Counter[str], key: str) -> None:
    """One less of them."""
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]
