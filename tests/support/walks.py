"""Games played at random, livelier than the random bot: passes are rare, so that games run their full course."""

from collections.abc import Iterator
from random import Random

import trinacria
from trinacria.kernel.action import Action


def pick(game: trinacria.Game, dice: Random, shy: float = 0.1) -> Action:
    """A legal action; a pass only with probability `shy` where there is anything else."""
    assert game.decision is not None
    actions = game.decision.actions
    if len(actions) > 1 and str(actions[-1]) == "pass" and dice.random() > shy:
        actions = actions[:-1]
    return dice.choice(actions)


def walk(seed: int, shy: float = 0.1, chance: str = "seed") -> Iterator[trinacria.Game]:
    """A random game: yielded before every decision, and once when it is over."""
    dice = Random(seed)
    game = trinacria.new_game("famiglia", seed=seed, chance=chance)
    while game.decision is not None:
        yield game
        game.play(pick(game, dice, shy))
    yield game
