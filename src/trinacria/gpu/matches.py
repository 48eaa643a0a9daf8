"""Many games at once between two players, inside the accelerator."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import jax
import jax.numpy as jnp
from jax import lax

from trinacria.games.famiglia.cards import STREET_SIZE
from trinacria.gpu import net, opponents
from trinacria.gpu.rules import EARLY, State, begin, legal, scores, step, without_early_pass
from trinacria.gpu.sight import sight

LONGEST = 600
"""Decisions after which a match is stopped; no game was ever half as long."""

Chooser = Callable[[State, jax.Array], jax.Array]
SCRIPTED: dict[str, Chooser] = {
    "random": opponents.chance_move,
    "quick": opponents.quick,
    "ahead": opponents.ahead,
}


@dataclass(frozen=True)
class Tally:
    """What the first player's games came to, as shares."""

    games: int
    won: float
    drawn: float
    lost: float
    passed_out_early: float
    """Games that two passes ended before the tenth turn."""
    turns: float
    lead: float

    @property
    def points(self) -> float:
        """A draw is half a win."""
        return self.won + self.drawn / 2


def match(one: net.Params, other: net.Params | str, games: int = 8192, seed: int = 0, free: bool = False) -> Tally:
    """A net by its best-looking actions against another net or a player without one; half the games at each seat.

    `free`: the first may pass as early as it likes.
    """
    scripted = other if isinstance(other, str) else ""
    opponent = one if isinstance(other, str) else other
    tally = _played(scripted, games, free)(one, opponent, jax.random.key(seed))
    won, drawn, lost, early, turns, lead = (float(value) for value in tally)
    return Tally(games, won, drawn, lost, early, turns, lead)


@cache
def _played(scripted: str, games: int, free: bool) -> Callable[..., tuple[jax.Array, ...]]:
    """The compiled match."""

    @jax.jit
    def run(one: net.Params, other: net.Params, key: jax.Array) -> tuple[jax.Array, ...]:
        key, first = jax.random.split(key)
        state = jax.vmap(begin)(jax.random.bits(first, (games, STREET_SIZE), jnp.uint32))
        seat = jnp.arange(games) % 2

        def going(carry: tuple[State, jax.Array, jax.Array]) -> jax.Array:
            return (~carry[0].done).any() & (carry[2] < LONGEST)

        def on(carry: tuple[State, jax.Array, jax.Array]) -> tuple[State, jax.Array, jax.Array]:
            state, key, count = carry
            key, choice, draw = jax.random.split(key, 3)
            seen, allowed = jax.vmap(sight)(state), jax.vmap(legal)(state)
            mannered = jax.vmap(without_early_pass)(state, allowed)
            mine = best(net.apply(one, seen)[0], allowed if free else mannered)
            if scripted:
                theirs = jax.vmap(SCRIPTED[scripted])(state, jax.random.split(choice, games))
            else:
                theirs = best(net.apply(other, seen)[0], mannered)
            action = jnp.where(state.mover == seat, mine, theirs)
            chance = jax.random.bits(draw, (games, STREET_SIZE), jnp.uint32)
            return jax.vmap(step)(state, action, chance), key, count + 1

        state, _, _ = lax.while_loop(going, on, (state, key, jnp.int32(0)))
        side = 1 - 2 * seat
        result = state.outcome * side
        points = jax.vmap(scores)(state)
        early = state.passed_out & (state.turns < EARLY)
        lead = (points[:, 0] - points[:, 1]) * side
        shares = (result > 0, result == 0, result < 0, early, state.turns, lead)
        return tuple(share.mean() for share in shares)

    return run


def best(logits: jax.Array, allowed: jax.Array) -> jax.Array:
    """The legal action with the highest logit."""
    return jnp.argmax(jnp.where(allowed, logits, -jnp.inf), -1)
