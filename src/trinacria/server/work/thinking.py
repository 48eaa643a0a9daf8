"""Bots think in processes of their own, so that no table waits for them. They get an observation, never a game."""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from trinacria.bots import BOTS, hint
from trinacria.bots.program import end_programs
from trinacria.kernel.observation import Observation
from trinacria.server.ops.counting import UNCOUNTED, Counts
from trinacria.server.work.calls import PATIENCE, WorkFailed, WorkPool, call
from trinacria.server.work.fair_queue import FairQueue, Ticket, Unwanted
from trinacria.server.work.packs import FindPack, PackPool
from trinacria.table.bots import is_program
from trinacria.table.refusal import Refusal

PROGRAMS = 16
"""How many programs may think at once."""

Advice = tuple[str, list[tuple[str, float, float]]]
"""An action, and what it and others promise: their chances to win and their leads, the best first."""

_log = logging.getLogger("trinacria.bots")


class Thinkers:
    """Those who think for bots. Addresses take turns, however many tables each of them has."""

    def __init__(self, workers: WorkPool, patience: float = PATIENCE, counts: Counts = UNCOUNTED) -> None:
        self._workers = PackPool(workers)
        self._counts = counts
        self._programs = FairQueue(PROGRAMS)
        self._threads: ThreadPoolExecutor | None = None
        self._patience = patience

    def know_packs(self, find: FindPack) -> None:
        """Where packs of players are found."""
        self._workers.find = find

    def get_ready(self, bot: str) -> None:
        """This bot will be asked soon: its process takes a while to start."""
        if not is_program(bot):
            self._workers.get_ready()

    async def choose(self, bot: str, seed: int, seen: Observation, ticket: Ticket) -> str:
        """What a bot answers. One that breaks down, cheats or sleeps stops no table: any legal action is played.

        Raises Unwanted when nobody wanted to know any more when its turn came.
        """
        try:
            ask = self._ask_program if is_program(bot) else self._ask
            answer = await ask(bot, seed, seen, ticket)
        except Unwanted:
            raise
        except Exception as error:
            _log.warning(
                "the bot %s broke down: %s", bot, error if isinstance(error, WorkFailed) else type(error).__name__
            )
            answer = ""
        legal = [action.text for action in seen.actions]
        return answer if answer in legal else legal[seed % len(legal)]

    async def advise(self, seed: int, seen: Observation, ticket: Ticket) -> Advice:
        """A hint, and what the actions promise that were looked into; raises NoHint or Refusal."""
        try:
            return await self._workers.do(ticket, call(advice, seed, seen), self._patience)
        except (WorkFailed, TimeoutError) as error:
            _log.warning("a hint could not be found: %s", error or type(error).__name__)
            raise Refusal("table-error-no-hint") from None

    async def _ask(self, bot: str, seed: int, seen: Observation, ticket: Ticket) -> str:
        began = 0.0

        def begin() -> bool:
            nonlocal began
            began = time.perf_counter()
            return ticket.begin()

        answer = await self._workers.do(replace(ticket, begin=begin), call(think, bot, seed, seen), self._patience)
        self._counts.thought(bot, time.perf_counter() - began)
        return answer

    async def _ask_program(self, bot: str, seed: int, seen: Observation, ticket: Ticket) -> str:
        """A program has a process of its own and keeps to its time; a thread that waits for it is enough."""
        async with self._programs.turn(ticket):
            if self._threads is None:
                self._threads = ThreadPoolExecutor(PROGRAMS, "program")
            began = time.perf_counter()
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, think, bot, seed, seen)
            finally:
                self._counts.thought(bot, time.perf_counter() - began)

    def close(self) -> None:
        self._workers.close()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)
            self._threads = None
            end_programs()


def think(bot: str, seed: int, seen: Observation) -> str:
    """A bot's answer, in notation."""
    return str(BOTS[bot](seed=seed).choose(seen))


def advice(seed: int, seen: Observation) -> Advice:
    """A hint in notation, and what it rests on."""
    thinking = hint(seen, seed=seed)
    options = [option for option in thinking.options if option.playouts]
    return thinking.action.text, [(option.action.text, option.win_chance, option.lead) for option in options]
