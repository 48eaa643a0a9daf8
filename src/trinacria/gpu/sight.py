"""What a net sees of a game: one vector. `trinacria.bots.games.famiglia.sight` makes the same in plain Python."""

import jax
import jax.numpy as jnp

from trinacria.games.famiglia.cards import KINDS
from trinacria.gpu.rules import LAY_DOWN, LOWERING, QUEUE, TAKE_BACK, TURN, State, scores


def sight(game: State) -> jax.Array:
    """The position as the mover knows it who remembers all they saw: only the order of the deck is unknown to them."""
    me, other = game.mover, 1 - game.mover
    swapping = (game.asked == TAKE_BACK) | (game.asked == LAY_DOWN)

    def real(counts: jax.Array) -> jax.Array:
        return counts.astype(jnp.float32)

    def place(at: jax.Array, room: int) -> jax.Array:
        return real(jnp.arange(room) == at)

    under = (jnp.arange(QUEUE) - game.head) % QUEUE < game.queued
    bottom = ((game.queue[:, None] == jnp.arange(KINDS)) & under[:, None]).sum(0)
    points = real(scores(game))
    deck = real(game.pool).sum() + real(game.queued)
    numbers = [
        real(game.second),
        real(game.renewed),
        real(me),
        real(game.swaps) * swapping,
        real(game.strength) * (game.asked == LOWERING),
        deck / 20,
        real(game.discard).sum() / 20,
        real(game.street).sum() / 6,
        points[me] / 40,
        points[other] / 40,
        (points[me] - points[other]) / 20,
    ]
    return jnp.concatenate(
        [
            real(game.hand[me]),
            real(game.gang[me]),
            real(game.hand[other]),
            real(game.gang[other]),
            real(game.street),
            real(game.pool),
            real(game.discard),
            real(bottom),
            place(game.lowered, KINDS),
            real(game.layable) * swapping,
            real(game.fetchable) * (game.asked == TAKE_BACK),
            place(game.asked, 4),
            place(game.step, 5),
            place(game.left + 1, 5),
            place(game.lowered_by, 5),
            place(game.passes, 2),
            jnp.stack(numbers),
        ]
    )


SIGHT = 11 * KINDS + 4 + 5 + 5 + 5 + 2 + 11
"""The length of the vector."""
assert TURN == 0, "an open turn is the first of the four questions"
