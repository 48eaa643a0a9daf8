"""Running the server: one process, or several over one database."""

import asyncio
import os
import socket
import tempfile
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn
from platformdirs import user_data_path

from trinacria.server.club.database import first_key
from trinacria.server.http.app import App, make_app
from trinacria.server.http.protocols.connections import allow_many_files, connection_counts
from trinacria.server.http.protocols.guarded_http import GuardedHttp
from trinacria.server.http.protocols.guarded_socket import GuardedSocket
from trinacria.server.ops import metrics
from trinacria.server.ops.logs import Form, set_up_logs
from trinacria.server.ops.pruning import USUAL, Keeping
from trinacria.server.ops.warming import settle
from trinacria.server.store import make_ready, single_server_lock
from trinacria.server.work.looking_back import Analysts
from trinacria.server.work.pack_uploads import PackReaders
from trinacria.server.work.packs import Packs, load_packs
from trinacria.server.work.reading import Readers
from trinacria.server.work.thinking import Thinkers
from trinacria.server.work.trials import Trials
from trinacria.server.work.workers import (
    bot_processes,
    pack_processes,
    reader_processes,
    review_processes,
    trial_processes,
)
from trinacria.table.bots import seat_program

WISHES = "TRINACRIA_SERVE"
"""Tells the processes of a server what they shall serve."""
LARGEST_FRAME = 65_536
SETTINGS: dict[str, Any] = {
    "http": GuardedHttp,
    "ws": GuardedSocket,
    "ws_max_size": LARGEST_FRAME,
    "ws_per_message_deflate": False,
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
}


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = user_data_path("trinacria", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


class Wishes(msgspec.Struct, frozen=True):
    """How the host wants to serve."""

    database: str
    limited: bool = True
    bots: dict[str, str] = {}
    """Programs that play, as commands by name."""
    log: Form = "plain"
    packs: Packs = {}
    keeping: Keeping = USUAL
    names: list[str] = []
    """Further names that the server goes by."""
    members: bool = True
    """Whether people can be known again."""


def worker() -> App:
    """The program of one of several processes; they are told by the environment what to serve."""
    return _app(msgspec.json.decode(os.environ[WISHES], type=Wishes))


def bind(host: str, port: int | None, usual: int) -> socket.socket:
    """A socket to serve on. Without a wish: the usual port, or a free one when that is taken. Raises OSError."""
    try:
        return _bound(host, usual if port is None else port)
    except OSError:
        if port is not None:
            raise
        return _bound(host, 0)


def run(wishes: Wishes, bound: socket.socket, workers: int, ready: Callable[[str | None], None]) -> None:
    """Serve until told to stop; `ready` is told the host's key where there was none so far. Raises Refusal where the
    database is another server's, or no good."""
    if workers == 1:
        with single_server_lock(wishes.database):
            key = asyncio.run(_prepared(wishes.database))
            _Server(uvicorn.Config(_app(wishes), **SETTINGS), lambda: ready(key)).run(sockets=[bound])
        return
    key = asyncio.run(_prepared(wishes.database))
    os.environ[WISHES] = msgspec.json.encode(wishes).decode()
    host, port = bound.getsockname()[:2]
    # Each process opens the port itself.
    bound.close()
    ready(key)
    with tempfile.TemporaryDirectory(prefix="trinacria-metrics-") as folder:
        os.environ[metrics.SHARED] = folder
        uvicorn.run("trinacria.server.run:worker", factory=True, workers=workers, host=host, port=port, **SETTINGS)


async def _prepared(database: str) -> str | None:
    """The database is brought up to date; the host's key where there was none so far."""
    await make_ready(database)
    return await first_key(database)


def _app(wishes: Wishes) -> App:
    set_up_logs(wishes.log)
    allow_many_files()
    connection_counts.on = wishes.limited
    for name, command in wishes.bots.items():
        seat_program(name, command)
    load_packs(wishes.packs)
    app = make_app(
        wishes.database,
        thinkers=Thinkers(bot_processes(packs=wishes.packs), counts=metrics.Watched()),
        readers=Readers(reader_processes(wishes.packs)),
        pack_readers=PackReaders(pack_processes(wishes.packs)),
        analysts=Analysts(review_processes(wishes.packs)),
        trials=Trials(trial_processes(wishes.packs)),
        limited=wishes.limited,
        keeping=wishes.keeping,
        names=wishes.names,
        members=wishes.members,
    )
    app.on_startup.append(settle)
    return app


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


class _Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
