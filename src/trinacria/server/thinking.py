"""Bots think in processes of their own, so that no table waits for them. They get an observation, never a game."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from trinacria.bots import BOTS
from trinacria.bots.program import end_programs
from trinacria.bots.search import SearchBot
from trinacria.kernel.observation import Observation
from trinacria.server import metrics
from trinacria.server.bodies import Chances
from trinacria.server.packs import Packs, load_packs
from trinacria.server.replaying import chances_of
from trinacria.table.bots import is_program

PATIENCE = 60.0
"""Seconds after which a bot that has not answered is played for."""
PROGRAMS = 16
"""How many programs may think at once."""
MODESTY = 5
"""How far bots stand back when people want the processor, too."""

Advice = tuple[str, list[tuple[str, float, float]]]
"""An action, and what it and others promise: their chances to win and their leads, the best first."""

Given = ParamSpec("Given")
Found = TypeVar("Found")

_log = logging.getLogger("trinacria.bots")


class Thinkers:
    """The processes in which bots think. Each table asks for one answer at a time, so the queue is fair."""

    def __init__(self, processes: int | None = None, packs: Packs | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._packs = packs or {}
        self._pool: ProcessPoolExecutor | None = None
        self._threads: ThreadPoolExecutor | None = None
        self._looking_back = asyncio.Semaphore()

    def get_ready(self, bot: str) -> None:
        """This bot will be asked soon: its process takes a while to start."""
        if self._pool is None and not is_program(bot):
            self._open().submit(_think_of_nothing)

    async def choose(self, bot: str, seed: int, seen: Observation) -> str:
        """What a bot answers. One that breaks down, cheats or sleeps stops no table: any legal action is played."""
        return (await self.advise(bot, seed, seen))[0]

    async def advise(self, bot: str, seed: int, seen: Observation) -> Advice:
        """What a bot answers, and what the actions promise that it has looked into."""
        try:
            with metrics.thoughts.labels(bot).time():
                answer, promises = await (self._ask_program if is_program(bot) else self._ask)(bot, seed, seen)
        except Exception as error:
            _log.warning("the bot %s broke down: %s", bot, type(error).__name__)
            answer, promises = "", []
        legal = [action.text for action in seen.actions]
        return (answer, promises) if answer in legal else (legal[seed % len(legal)], [])

    async def chances(self, record: object, since: int, count: int) -> Chances:
        """A stretch of the course of a finished game; raises InvalidRecord. Bots at tables come between stretches."""
        async with self._looking_back:
            return await self._in_process(chances_of, record, since, count)

    async def _ask(self, bot: str, seed: int, seen: Observation) -> Advice:
        return await self._in_process(think, bot, seed, seen)

    async def _in_process(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        loop, again = asyncio.get_running_loop(), True
        while True:
            pool = self._open()
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, partial(work, *given, **named)), PATIENCE)
            except (BrokenProcessPool, TimeoutError) as error:
                self._drop(pool)
                # Another bot may have taken the process down with it; one that sleeps would sleep again.
                if isinstance(error, TimeoutError) or not again:
                    raise
                again = False

    async def _ask_program(self, bot: str, seed: int, seen: Observation) -> Advice:
        """A program has a process of its own and keeps to its time; a thread that waits for it is enough."""
        if self._threads is None:
            self._threads = ThreadPoolExecutor(PROGRAMS, "program")
        return await asyncio.get_running_loop().run_in_executor(self._threads, think, bot, seed, seen)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Give a pool up that is broken, or in which a bot sleeps."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)
            self._threads = None
            end_programs()

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of a process with threads and sockets is no clean start.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_settle, initargs=(self._packs,))
        return self._pool


def think(bot: str, seed: int, seen: Observation) -> Advice:
    """A bot's answer, in notation, and what it rests on."""
    asked = BOTS[bot](seed=seed)
    answer = str(asked.choose(seen))
    thinking = asked.thinking if isinstance(asked, SearchBot) else None
    options = [option for option in thinking.options if option.playouts] if thinking is not None else []
    return answer, [(option.action.text, option.chance, option.lead) for option in options]


def _think_of_nothing() -> None:
    """Only starts the process."""


def _settle(packs: Packs) -> None:
    """A process that knows what the server knows. The server decides when it stops, not the keyboard."""
    load_packs(packs)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot tell its bots."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
