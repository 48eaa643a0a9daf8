"""What bots know about the game."""

from collections.abc import Callable

from trinacria.bots.mind import Mind
from trinacria.kernel import Action
from trinacria.kernel.observation import Observation


def judge(seen: Observation, seed: int) -> Callable[[Action], float]:
    """Take the last match if that can be done; else leave a number of them that no single card takes."""
    heap = seen.view["heap"]

    def worth(action: Action) -> float:
        left = heap - int(action.text.split()[1])
        return 10.0 if left == 0 else float(left > 3) + (left % 4 == 0)

    return worth


MIND = Mind(judge)
