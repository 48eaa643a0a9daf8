"""Players without a net for the league: chance, the quick judgement of the search, and a look ahead by it.

`greedy` and `hard` themselves are far too slow here. In their place stand `quick`, what the search of `hard` takes for
the best move at first sight, and `ahead`, which plays its eight best-looking actions on by `quick` and compares what
comes of them by the evaluation of `hard`.
"""

import jax
import jax.numpy as jnp
import numpy as np

from trinacria.bots.games.famiglia import search
from trinacria.games.famiglia.cards import GREEN, KINDS, POINTS, STREET_SIZE, VALUE, YELLOW
from trinacria.gpu.rules import (
    ACTIONS,
    BY,
    CARD,
    FREE,
    LAID,
    LOWER,
    NEW,
    PAID,
    PLAY,
    TYPE,
    VALUES,
    WORTH,
    State,
    legal,
    step,
)

GOOD_FOR = np.array(search.WORTH, np.float32)
"""What so many cards of a kind are good for in a hand."""
CANDIDATES = 8
STEPS = 7
"""How many decisions `ahead` plays on."""


def chance_move(game: State, key: jax.Array) -> jax.Array:
    """Any legal action, all as likely."""
    return jnp.argmax(jnp.where(legal(game), jax.random.uniform(key, (ACTIONS,)), -1.0))


def glance(game: State) -> jax.Array:
    """How good each action looks, in points."""
    hand = game.hand[game.mover].astype(jnp.int32)
    table = jnp.asarray(GOOD_FOR)
    kinds = jnp.arange(KINDS)
    gain = table[kinds, jnp.clip(hand + 1, 0, 5)] - table[kinds, jnp.clip(hand, 0, 5)]
    loss = table[kinds, jnp.clip(hand, 0, 5)] - table[kinds, jnp.clip(hand - 1, 0, 5)]
    can = _payable(hand)
    points = jnp.asarray(WORTH + 1.0, jnp.float32)
    recruit = points[CARD] + gain[CARD] - jnp.where(TYPE == PAID, loss[LAID], 0.0)
    lowered = points[CARD] * can[CARD, np.maximum(VALUES[CARD] - BY, 0)]
    values = np.arange(5)
    strength = values[:, None, None]
    # For each strength, card and value it may be lowered to.
    reach = (values < VALUES[:, None])[None] & (VALUES[None, :, None] - values <= strength)
    bought = jnp.where(reach & (game.street > 0)[None, :, None] & can[None], points[None, :, None], 0.0).max((1, 2))
    brute = bought[VALUES[CARD]] - 0.5 * VALUES[CARD]
    renew = 0.35 * VALUES[CARD] - 0.01 * WORTH[CARD]
    worth = jnp.where((TYPE == FREE) | (TYPE == PAID), recruit, 0.0)
    worth = jnp.where(TYPE == LOWER, lowered, worth)
    worth = jnp.where((TYPE == PLAY) & (CARD >= YELLOW), brute, worth)
    return jnp.where(TYPE == NEW, renew, worth)


def _payable(hand: jax.Array) -> jax.Array:
    """[kind, value]: whether the hand can pay for a card that counts so much."""
    kinds, values = np.arange(KINDS)[:, None], np.arange(5)[None, :]
    true = np.maximum(kinds - np.array(VALUE)[:, None] + values - 1, 0)
    jokers = hand[GREEN:][None, None, :] * (np.arange(5)[None, None, :] >= np.maximum(values, 1)[..., None])
    payable: jax.Array = (values == 0) | (hand[true] > 1) | ((hand[true] > 0) & (jokers > 0).any(-1))
    return payable


def quick(game: State, key: jax.Array) -> jax.Array:
    """What looks best at first sight; nothing that looks like nothing."""
    allowed = legal(game)
    looks = jnp.where(allowed, glance(game), -1e9)
    last = ACTIONS - 1 - jnp.argmax(allowed[::-1])
    return jnp.where(looks.max() > 0, jnp.argmax(looks), last)


def lead(game: State, me: jax.Array) -> jax.Array:
    """A player's lead as the evaluation of `hard` counts it; a decided game counts more than any."""
    left = game.pool.sum(dtype=jnp.int32) + game.queued
    left = left + jnp.where(game.second, 0, game.discard.sum(dtype=jnp.int32) + 10)
    use = jnp.minimum(1.0, left / 20)
    hand = game.hand.astype(jnp.int32)
    table = jnp.asarray(GOOD_FOR)
    good = jnp.where(hand > 0, table[jnp.arange(KINDS), jnp.clip(hand, 0, 5)], 0.0).sum(-1)
    points = ((hand + game.gang) * jnp.asarray(POINTS)).sum(-1)
    sums = points + use * good
    judged = sums[me] - sums[1 - me]
    decided = jnp.where(me == 0, game.outcome, -game.outcome) * 1000.0
    return jnp.where(game.done, decided, judged)


def ahead(game: State, key: jax.Array) -> jax.Array:
    """The best of the eight that look best, after some moves by quick judgement."""
    noise, draw = jax.random.split(key)
    looks = jnp.where(legal(game), glance(game) + jax.random.uniform(noise, (ACTIONS,)) * 0.5, -1e9)
    worth, actions = jax.lax.top_k(looks, CANDIDATES)
    me = game.mover
    chance = jax.random.bits(draw, (STEPS + 1, STREET_SIZE), jnp.uint32)

    def look(action: jax.Array) -> jax.Array:
        def on(carry: tuple[State, jax.Array], numbers: jax.Array) -> tuple[tuple[State, jax.Array], None]:
            world = step(*carry, numbers)
            return (world, quick(world, key)), None

        (world, _), _ = jax.lax.scan(on, (game, action), chance)
        return lead(world, me)

    worths = jnp.where(worth > -1e8, jax.vmap(look)(actions), -jnp.inf)
    return actions[jnp.argmax(worths)]
