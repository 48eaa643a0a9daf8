"""Who does the work: this process, all cores of this machine, or a Ray cluster. The lab does not see a difference."""

import logging
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children
from typing import Any, Protocol, TypeVar

from trinacria.extras import needs

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""Tasks handed out for each process: enough that none waits, few enough that a late change of mind costs little."""


class Workers(Protocol):
    """Tasks in, results out as they are ready; a task is taken from the iterator only when somebody is free."""

    def run(self, work: Callable[[T], R], tasks: Iterator[T]) -> Iterator[R]:
        """The results in whatever order they come."""
        ...


class Alone:
    """This process."""

    def run(self, work: Callable[[T], R], tasks: Iterator[T]) -> Iterator[R]:
        """One task after the other."""
        for task in tasks:
            yield work(task)


class Processes:
    """So many processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, work: Callable[[T], R], tasks: Iterator[T]) -> Iterator[R]:
        """Tasks side by side."""
        others = set(active_children())
        pool = ProcessPoolExecutor(self.count, initializer=_hear_no_interrupt)
        try:
            with _interrupt_later():
                under_way: set[Future[R]] = {pool.submit(work, task) for task in islice(tasks, AHEAD * self.count)}
            while under_way:
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                under_way |= {pool.submit(work, task) for task in islice(tasks, len(done))}
        except BaseException:
            # Anyone who stops it waits for no game under way.
            for process in set(active_children()) - others:
                process.terminate()
            pool.shutdown(cancel_futures=True)
            raise
        pool.shutdown()


@contextmanager
def _interrupt_later() -> Iterator[None]:
    """Let Ctrl+C wait until the processes are there; those that are started meanwhile do not hear it at all."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def _hear_no_interrupt() -> None:
    """Ctrl+C reaches every process of a command, but the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Ray:
    """A Ray cluster: its address, or "local" for one of this machine that lives as long as the command."""

    def __init__(self, address: str) -> None:
        with needs("ray", "--ray"):
            import ray
        self._ray: Any = ray
        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)

    def run(self, work: Callable[[T], R], tasks: Iterator[T]) -> Iterator[R]:
        """Tasks wherever the cluster has a free core."""
        ray = self._ray
        remote = ray.remote(work)
        cores = int(ray.cluster_resources().get("CPU", 1))
        under_way = deque(remote.remote(task) for task in islice(tasks, AHEAD * cores))
        while under_way:
            done, left = ray.wait(list(under_way), num_returns=1)
            for reference in done:
                yield ray.get(reference)
            under_way = deque(left)
            under_way.extend(remote.remote(task) for task in islice(tasks, len(done)))

    def close(self) -> None:
        self._ray.shutdown()


def workers(jobs: int, ray: str | None = None) -> Workers:
    """A cluster where one is named, else so many processes."""
    if ray is not None:
        return Ray(ray)
    return Alone() if jobs == 1 else Processes(jobs)
