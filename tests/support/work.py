"""Work for processes, good and bad."""

import os
import signal
import time


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
