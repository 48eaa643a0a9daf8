"""Runs the program in processes forked from one that has read all the code already: most of a start is reading it.

Speaks over the socket that it is given: a packet with a `Wish` brings the files for input, output and errors and a
socket of its own, on which the answers are the process's id and, when it has ended, its exit status.
"""

import os
import selectors
import signal
import socket
import struct
import sys

import msgspec

from support.server.forking import forget_where_from, warm_up_servers
from trinacria.cli.main import build
from trinacria.cli.main import main as trinacria
from trinacria.words import words_in

LONGEST = 65_536
NUMBER = struct.Struct("!i")


class Wish(msgspec.Struct):
    """What shall run, in which folder, and what its environment has beside this process's."""

    arguments: list[str]
    folder: str
    environment: dict[str, str]


def main(asked: socket.socket) -> None:
    """Fork for each packet, until there will be none any more."""
    # What the help of all commands says is read before any of them runs.
    build(words_in("en"))
    warm_up_servers()
    waiting: dict[int, socket.socket] = {}
    ended, wake = socket.socketpair()
    ended.setblocking(False)
    wake.setblocking(False)
    signal.set_wakeup_fd(wake.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    with selectors.DefaultSelector() as ready:
        ready.register(asked, selectors.EVENT_READ)
        ready.register(ended, selectors.EVENT_READ)
        while True:
            for key, _ in ready.select():
                if key.fileobj is ended:
                    ended.recv(LONGEST)
                    tell_the_ended(waiting)
                    continue
                packet, files, _, _ = socket.recv_fds(asked, LONGEST, 4)
                if not packet:
                    return
                start(msgspec.json.decode(packet, type=Wish), files, waiting)


def start(wish: Wish, files: list[int], waiting: dict[int, socket.socket]) -> None:
    """A process of its own for a wish."""
    *standard, answers = files
    pid = os.fork()
    if pid == 0:
        become(wish, standard)
    for file in standard:
        os.close(file)
    waiting[pid] = socket.socket(fileno=answers)
    waiting[pid].send(NUMBER.pack(pid))


def become(wish: Wish, standard: list[int]) -> None:
    """The program itself, as a fresh process would be."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number, file in enumerate(standard):
        os.dup2(file, number)
    os.closerange(3, 256)
    forget_where_from()
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115
    sys.argv = ["trinacria", *wish.arguments]
    os.chdir(wish.folder)
    os.environ.update(wish.environment)
    status = 1
    try:
        trinacria()
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException as fault:
        sys.excepthook(type(fault), fault, fault.__traceback__)
    sys.stdout.flush()
    os._exit(status)


def tell_the_ended(waiting: dict[int, socket.socket]) -> None:
    """Whoever waits for a process is told how it ended."""
    while waiting:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        with waiting.pop(pid) as answers:
            try:
                answers.send(NUMBER.pack(os.waitstatus_to_exitcode(status)))
            except OSError:
                # Nobody waits for it any more.
                continue


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
