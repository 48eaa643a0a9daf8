"""Heavy work as it is handed to somebody else: a call, and what becomes of it."""

from collections.abc import Callable
from functools import partial
from pathlib import PurePath
from traceback import extract_tb
from typing import ParamSpec, Protocol, TypeVar

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.work.fair_queue import Ticket

PATIENCE = 60.0
"""Seconds after which work that has not ended is given up."""

Given = ParamSpec("Given")
Found = TypeVar("Found")


class WorkFailed(Exception):
    """Work broke down, with the name and the place of its error: what it was about may be secret."""


class WorkerDied(WorkFailed):
    """The process that did the work has gone in the middle of it."""


class WorkPool(Protocol):
    """Those who do the work, so that the loop that serves people never waits."""

    def get_ready(self) -> None:
        """There will be work soon: starting takes a while."""

    def waiting(self, whose: str) -> int:
        """How much work of an address waits."""

    async def do(self, ticket: Ticket, work: Callable[[], Found], patience: float = PATIENCE) -> Found:
        """Have work done; raises WorkFailed, TimeoutError, Unwanted, QueueFull, or what the work raises by name."""

    def close(self) -> None:
        """End the processes."""


def call(work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Callable[[], Found]:
    """Work with what it is given, ready to travel."""
    return partial(work, *given, **named)


def done(work: Callable[[], Found]) -> Found:
    """Only errors with names travel as they are. Others may not survive the trip; StopIteration never ends it."""
    try:
        return work()
    except (TrinacriaError, MemoryError):
        raise
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        raise WorkFailed(f"{type(error).__name__} in {PurePath(last.filename).name}:{last.lineno}") from None
