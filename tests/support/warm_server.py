"""Starts servers from a process that has read all the code already, each in a process of its own.

A server killed a hundred times must come back a hundred times, and most of a start is reading code. Speaks lines:
`start DATABASE PORT` is answered with `PID PORT` when the server takes requests.
"""

import asyncio
import os
import signal
import socket
import sys

from trinacria.server.app import make_app


def main() -> None:
    """Fork a server for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        _, database, port = line.split()
        if os.fork() == 0:
            serve(database, int(port))
            os._exit(0)


def serve(database: str, port: int) -> None:
    """The server itself; it ends with the process that started it."""
    import uvicorn

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)

    async def life() -> None:
        config = uvicorn.Config(make_app(database), log_level="error", lifespan="on", access_log=False)
        server = uvicorn.Server(config)
        listening = socket.create_server(("127.0.0.1", port), backlog=200)
        task = asyncio.create_task(server.serve([listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.001)
        print(os.getpid(), listening.getsockname()[1], flush=True)
        await task

    asyncio.run(life())


if __name__ == "__main__":
    main()
