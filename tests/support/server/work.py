"""Work for processes, good and bad."""

import os
import signal
import time
from pathlib import Path


def sleep_in(seconds: float) -> int:
    """Work that takes a while; the process that did it."""
    time.sleep(seconds)
    return os.getpid()


def die() -> None:
    """Work that takes its process with it."""
    os.kill(os.getpid(), signal.SIGKILL)


def stop() -> None:
    """What a future cannot hold."""
    raise StopIteration


def spin(seconds: float, mark: str = "") -> int:
    """Work that takes the processor, and notes in a file that it has begun."""
    if mark:
        with Path(mark).open("a", encoding="utf-8") as file:
            file.write("begun\n")
    ends = time.process_time() + seconds
    while time.process_time() < ends:
        pass
    return os.getpid()


def fill_memory(size: int) -> int:
    """Work that wants so much memory, a bit at a time."""
    return len([bytearray(1024 * 1024) for _ in range(size // (1024 * 1024))])
