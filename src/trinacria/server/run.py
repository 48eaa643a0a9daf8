"""Running the server: one process, or several over one database."""

import os
import socket
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path

from trinacria.server.app import make_app

DATABASE = "TRINACRIA_DATABASE"
LARGEST_FRAME = 65_536
SETTINGS: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_max_size": LARGEST_FRAME,
    "ws_per_message_deflate": False,
    "log_level": "warning",
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
}


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = user_data_path("trinacria", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def worker() -> Litestar:
    """The program of one of several processes; they are told the database by the environment."""
    return make_app(os.environ[DATABASE])


def bind(host: str, port: int | None, usual: int) -> socket.socket:
    """A socket to serve on. Without a wish: the usual port, or a free one when that is taken. Raises OSError."""
    try:
        return _bound(host, usual if port is None else port)
    except OSError:
        if port is not None:
            raise
        return _bound(host, 0)


def run(database: str, bound: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    """Serve until told to stop."""
    if workers == 1:
        config = uvicorn.Config(make_app(database), **SETTINGS)
        _Server(config, ready).run(sockets=[bound])
        return
    os.environ[DATABASE] = database
    host, port = bound.getsockname()[:2]
    # Each process opens the port itself.
    bound.close()
    ready()
    uvicorn.run("trinacria.server.run:worker", factory=True, workers=workers, host=host, port=port, **SETTINGS)


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
