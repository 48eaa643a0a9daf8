"""Bots think in processes of their own, so that no table waits for them. They get an observation, never a game."""

import asyncio
import logging
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from trinacria.bots import BOTS
from trinacria.bots.program import end_programs
from trinacria.kernel.observation import Observation
from trinacria.table.bots import is_program

PATIENCE = 60.0
"""Seconds after which a bot that has not answered is played for."""

PROGRAMS = 16
"""How many programs may think at once."""

_log = logging.getLogger("trinacria.bots")


class Thinkers:
    """The processes in which bots think. Each table asks for one answer at a time, so the queue is fair."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._threads = ThreadPoolExecutor(PROGRAMS, "program")

    async def choose(self, bot: str, seed: int, seen: Observation) -> str:
        """What a bot answers. One that breaks down, cheats or sleeps stops no table: any legal action is played."""
        loop = asyncio.get_running_loop()
        try:
            # A program has a process of its own; a thread that waits for it is enough.
            pool = self._threads if is_program(bot) else self._open()
            waiting = loop.run_in_executor(pool, think, bot, seed, seen)
            answer = await asyncio.wait_for(waiting, PATIENCE)
        except BrokenProcessPool:
            self._pool = None
            _log.warning("the processes of the bots have died; new ones are started")
            answer = ""
        except Exception as error:
            _log.warning("the bot %s broke down: %s", bot, type(error).__name__)
            answer = ""
        legal = [action.text for action in seen.actions]
        return answer if answer in legal else legal[seed % len(legal)]

    def close(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        end_programs()

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of a process with threads and sockets is no clean start.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_settle)
        return self._pool


def think(bot: str, seed: int, seen: Observation) -> str:
    """A bot's answer, in notation."""
    return str(BOTS[bot](seed=seed).choose(seen))


def _settle() -> None:
    """The server decides when the bots stop, not the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
