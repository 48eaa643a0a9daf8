"""What a host can watch, as Prometheus reads it. Counts and times only: nothing of any table."""

import os
from functools import cache
from ipaddress import ip_address
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder in which several processes of one machine count together."""
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

registry = CollectorRegistry()

requests = Counter(
    "trinacria_http_requests_total", "Requests over HTTP.", ("method", "path", "status"), registry=registry
)
connections = Gauge("trinacria_connections", "Open sockets.", registry=registry, multiprocess_mode="livesum")
tables = Gauge("trinacria_tables_open", "Tables in memory.", registry=registry, multiprocess_mode="livesum")
messages = Counter("trinacria_messages_total", "Messages of clients by type.", ("type",), registry=registry)
refusals = Counter("trinacria_refusals_total", "Refused messages by key.", ("key",), registry=registry)
stored = Counter("trinacria_entries_total", "Entries stored in logs.", registry=registry)
commits = Histogram(
    "trinacria_commit_seconds", "From a request to its entry on the disk.", registry=registry, buckets=SECONDS
)
thoughts = Histogram("trinacria_bot_seconds", "How long bots think.", ("bot",), registry=registry)
reminders = Counter(
    "trinacria_notices_total", 'Chat rooms and devices told "your turn".', ("outcome",), registry=registry
)


_messages_of, _refusals_of = cache(messages.labels), cache(refusals.labels)


class Watched:
    """Counts for anyone who asks this module."""

    def message(self, kind: str) -> None:
        """A client has said something."""
        _messages_of(kind).inc()

    def refusal(self, key: str) -> None:
        """A client was refused something."""
        _refusals_of(key).inc()

    def commit(self, entries: int, seconds: float) -> None:
        """Entries are stored; that took so long."""
        commits.observe(seconds)
        stored.inc(entries)

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has thought for so long."""
        thoughts.labels(bot).observe(seconds)


def exposition() -> bytes:
    """Everything, in Prometheus' text format; with several processes the sum of all."""
    if SHARED in os.environ:
        together = CollectorRegistry()
        multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
    return generate_latest(registry)


def may_watch(address: str) -> bool:
    """Whether an address is near enough to be the host's: this machine or a private network."""
    try:
        return ip_address(address).is_private
    except ValueError:
        # A Unix socket has no address.
        return address == ""
