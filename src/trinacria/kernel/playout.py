"""A game played on to its end by chance alone: what searching bots and benchmarks do most."""

from collections.abc import Callable

from trinacria.kernel.game import Game


def playout(game: Game, random: Callable[[], float]) -> int:
    """Play legal actions at random, all as likely, until the game is over; the number of decisions."""
    count = 0
    listened, game.listened = game.listened, False
    decision = game.decision
    while decision is not None:
        actions = decision.actions
        game.carry_out(decision, actions[int(random() * float(len(actions)))])
        decision = game.decision
        count += 1
    game.listened = listened
    return count
