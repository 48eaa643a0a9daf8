"""Starts servers from a process that has read all the code already, each in a process of its own.

A server killed a hundred times must come back a hundred times, and most of a start is reading code. Speaks lines:
`start DATABASE PORT limited|free` is answered with `PID PORT` when the server takes requests.
"""

import os
import signal
import sys

from support.forking import forget_where_from, warm_up_servers
from trinacria.server.run import Wishes, bind, run


def main() -> None:
    """Fork a server for each line."""
    warm_up_servers()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        _, database, port, limited = line.split()
        if os.fork() == 0:
            serve(Wishes(database, limited == "limited"), int(port))
            os._exit(0)


def serve(wishes: Wishes, port: int) -> None:
    """The server itself, as `trinacria serve` runs it."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    forget_where_from()
    bound = bind("127.0.0.1", port, port)

    def ready() -> None:
        print(os.getpid(), bound.getsockname()[1], flush=True)

    run(wishes, bound, 1, ready)


if __name__ == "__main__":
    main()
