"""How a rate is measured on a noisy machine."""

import time
from collections.abc import Callable

ROUNDS = 8


def best_rate(work: Callable[[], int]) -> float:
    """Units of work per second of processor time, in the best of several rounds: the one least disturbed."""
    best = 0.0
    for _ in range(ROUNDS):
        began = time.process_time()
        done = work()
        best = max(best, done / (time.process_time() - began))
    return best
