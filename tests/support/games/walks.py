"""Games played at random, livelier than the random bot: passes are rare, so that games run their full course."""

from collections.abc import Iterator, Mapping
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


SHY_WORDS = ("done", "skip", "decline")


def lively(game: trinacria.Game, dice: Random, shy: float = 0.07) -> Action:
    """A legal action of La Famiglia; leaving things out only with probability `shy` where there is anything else."""
    assert game.decision is not None
    actions = game.decision.actions
    if dice.random() > shy:
        bold = [action for action in actions if str(action) not in SHY_WORDS]
        if bold:
            return dice.choice(bold)
    return dice.choice(actions)


def war(
    seed: int,
    shy: float = 0.07,
    anytime: float = 0.02,
    mode: str = "2v2",
    options: Mapping[str, object] | None = None,
) -> Iterator[trinacria.Game]:
    """A random game of La Famiglia with anytime options: yielded before every decision, and once when it is over."""
    dice = Random(seed)
    game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options=options)
    while game.decision is not None:
        yield game
        offered = [(seat, action) for seat in game.seats for action in game.anytime(seat)]
        if offered and dice.random() < anytime:
            seat, action = dice.choice(offered)
            game.play(action, seat=seat)
        else:
            game.play(lively(game, dice, shy))
    yield game
