"""How many random decisions an accelerator takes in a second."""

import time
from collections.abc import Iterator
from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jax import lax

from trinacria.games.famiglia.cards import STREET_SIZE
from trinacria.gpu.rules import ACTIONS, State, begin, legal, step

STEPS = 128
"""Decisions of each game in one call of the accelerator."""


@dataclass(frozen=True)
class Speed:
    """How fast games of one batch size are played."""

    games: int
    decisions_per_second: float
    games_per_second: float
    compiled: float
    """Seconds to compile."""


def mixed(seed: jax.Array, number: jax.Array) -> jax.Array:
    """A random uint32 for each number: the finaliser of MurmurHash3, far cheaper than a generator for each action."""
    mixed: jax.Array = seed + number * jnp.uint32(0x9E3779B9)
    mixed = (mixed ^ (mixed >> 16)) * jnp.uint32(0x85EBCA6B)
    mixed = (mixed ^ (mixed >> 13)) * jnp.uint32(0xC2B2AE35)
    return mixed ^ (mixed >> 16)


def random_action(game: State, seed: jax.Array) -> jax.Array:
    """Any legal action, all as likely."""
    odds = mixed(seed, jnp.arange(ACTIONS, dtype=jnp.uint32)) >> 1
    return jnp.argmax(jnp.where(legal(game), odds.astype(jnp.int32), -1))


def measure(sizes: list[int], seconds: float = 2.0) -> Iterator[Speed]:
    """Random games, begun anew when they end, in batches of these sizes."""
    for size in sizes:
        yield _measure(size, seconds)


def _measure(size: int, seconds: float) -> Speed:
    def on(carry: tuple[State, jax.Array], number: jax.Array) -> tuple[tuple[State, jax.Array], jax.Array]:
        state, key = carry
        key, draw = jax.random.split(key)
        chance = jax.random.bits(draw, (size, STREET_SIZE + 1), jnp.uint32)
        action = jax.vmap(random_action)(state, chance[:, STREET_SIZE])
        after = jax.vmap(step)(state, action, chance[:, :STREET_SIZE])
        over = after.done
        state = jax.tree.map(
            lambda new, old: jnp.where(over.reshape((-1,) + (1,) * (old.ndim - 1)), new, old), fresh, after
        )
        return (state, key), over.sum()

    @jax.jit
    def run(carry: tuple[State, jax.Array]) -> tuple[tuple[State, jax.Array], jax.Array]:
        carry, ended = lax.scan(on, carry, jnp.arange(STEPS))
        return carry, ended.sum()

    first = jax.random.bits(jax.random.key(1), (size, STREET_SIZE), jnp.uint32)
    fresh = jax.jit(jax.vmap(begin))(first)
    carry = (fresh, jax.random.key(2))
    began = time.perf_counter()
    carry, ended = run(carry)
    ended.block_until_ready()
    compiled = time.perf_counter() - began
    best, games = 0.0, 0.0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        start = time.perf_counter()
        carry, ended = run(carry)
        ended.block_until_ready()
        took = time.perf_counter() - start
        if size * STEPS / took > best:
            best, games = size * STEPS / took, float(ended) / took
    return Speed(size, best, games, compiled)
