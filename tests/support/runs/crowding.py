"""How busy the machine is: other programs may use the same processors."""

import time

SPIN = 0.04


def crowding() -> float:
    """How many times longer than alone anything takes now."""
    began, worked = time.perf_counter(), time.thread_time()
    while time.thread_time() - worked < SPIN:
        pass
    return (time.perf_counter() - began) / (time.thread_time() - worked)
