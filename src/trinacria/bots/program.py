"""A bot that is a program of its own, in any language: it reads questions and writes answers, one JSON object a line.

Every question is whole, so a program needs no memory, and one process answers for any number of games. docs/bots.md has
the messages.
"""

import contextlib
import errno
import multiprocessing.util
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections import deque
from pathlib import PurePath
from typing import Any, ClassVar, Final, TypeVar

import msgspec

from trinacria.bots.bot import Bot, BotFault
from trinacria.kernel.observation import Observation

VERSION: Final = 1
SECONDS: Final = 10.0
"""How long a program may think."""
START_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 0.5
"""How long a program may take to leave by itself."""
LONGEST_LINE: Final = 65_536


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """What a program answers to `hello`."""


class Choice(msgspec.Struct, frozen=True, tag_field="type", tag="play"):
    """What a program answers to `decide`."""

    action: str


Answer = TypeVar("Answer", Ready, Choice)


class ProgramBot(Bot):
    """Asks a program. One that is late, gone or talks nonsense is a BotFault, and is ended."""

    command: ClassVar[tuple[str, ...]]
    label: ClassVar[str]
    seconds: ClassVar[float]

    def choose(self, seen: Observation) -> str:
        """What the program answers. Threads may ask at once: each gets a process for itself."""
        program = self._take()
        question = {
            "type": "decide",
            "game": seen.view["game"],
            "seat": seen.seat,
            "kind": seen.kind,
            "rule": seen.rule,
            "actions": [str(action) for action in seen.actions],
            "view": seen.view,
            "events": seen.events,
            "seed": self.seed,
        }
        answer = program.ask(question, Choice, self.seconds)
        IDLE.setdefault(self.command, []).append(program)
        return answer.action

    def _take(self) -> "Program":
        """A process that is free, or a new one."""
        free = IDLE.get(self.command, [])
        while True:
            try:
                program = free.pop()
            except IndexError:
                break
            if program.alive:
                return program
            program.end()
        return Program(self.label, self.command, self.seconds)


def program_bot(command: str, label: str = "", seconds: float = SECONDS) -> type[ProgramBot]:
    """A kind of bot that runs a command: split into words as a shell does, but run without one."""
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise BotFault("error-bot-start", bot=label or command, reason=str(error)) from error
    if not words or shutil.which(words[0]) is None:
        raise BotFault("error-bot-start", bot=label or command, reason=os.strerror(errno.ENOENT))
    label = label or PurePath(words[-1]).stem
    return type(label, (ProgramBot,), {"command": words, "label": label, "seconds": seconds})


class Program:
    """One running process. Whatever it does wrong ends it and is told as a BotFault."""

    def __init__(self, label: str, command: tuple[str, ...], seconds: float) -> None:
        self._label = label
        self._said: deque[str] = deque(maxlen=1)
        try:
            # A session of its own, so that what it starts can be ended with it.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BotFault("error-bot-start", bot=label, reason=str(error)) from error
        if not RUNNING:
            # Unlike atexit, also heeded by the workers of a pool.
            multiprocessing.util.Finalize(None, end_programs, exitpriority=1)
        RUNNING.add(self)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.ask({"type": "hello", "v": VERSION, "seconds": seconds}, Ready, START_SECONDS)

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    def ask(self, message: dict[str, Any], kind: type[Answer], seconds: float) -> Answer:
        """Say something and wait for the answer."""
        late = threading.Event()

        def stop() -> None:
            late.set()
            self._kill()

        # Killing it is what ends the waiting, both for its answer and for its ear.
        timer = threading.Timer(seconds, stop)
        timer.daemon = True
        timer.start()
        try:
            line = self._exchange(msgspec.json.encode(message) + b"\n")
            timer.cancel()
            if late.is_set():
                raise BotFault("error-bot-slow", bot=self._label, seconds=f"{seconds:g}")
            if not line.endswith(b"\n"):
                raise self._gone()
            try:
                return msgspec.json.decode(line, type=kind)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                start = line[:80].decode(errors="replace").strip()
                raise BotFault("error-bot-talk", bot=self._label, found=start, reason=str(error)) from error
        except BaseException:
            timer.cancel()
            self._kill()
            self.end()
            raise

    def end(self) -> None:
        """Ask it to leave by closing its ear, and end it if it stays."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # The rest of a question may be left that nobody reads any more.
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE_SECONDS)
        self._kill()
        self._process.wait()
        self._listener.join(GRACE_SECONDS)
        self._process.stdout.close()
        RUNNING.discard(self)

    def _exchange(self, message: bytes) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(message)
            self._process.stdin.flush()
            return self._process.stdout.readline(LONGEST_LINE)
        except OSError:
            return b""

    def _gone(self) -> BotFault:
        """It has closed its mouth, or never takes breath."""
        self._kill()
        self._process.wait()
        self._listener.join(GRACE_SECONDS)
        reason = " ".join([*self._said, f"({self._process.returncode})"])
        return BotFault("error-bot-gone", bot=self._label, reason=reason)

    def _listen(self) -> None:
        """Keep the last thing it complained of."""
        assert self._process.stderr is not None
        with self._process.stderr as complaints:
            while line := complaints.readline(1000):
                if said := line.decode(errors="replace").strip():
                    self._said.append(said[:200])

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)


RUNNING: set[Program] = set()
IDLE: dict[tuple[str, ...], list[Program]] = {}
"""Those that wait for a question, by command."""


def end_programs() -> None:
    """End every program that still runs."""
    for program in list(RUNNING):
        program.end()


def _forget() -> None:
    """The programs of a forked process are its parent's."""
    RUNNING.clear()
    IDLE.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
