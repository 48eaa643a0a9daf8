"""A net that learns by playing: proximal policy optimisation against itself, or in a league with others.

A person wants a game, but nets that think of the result alone pass at once at 1 : 1. So a net with manners passes in
the first ten turns only while it is ahead, and a draw costs both players something. One seat in two is played without
the manners, so that the net learns to answer anyone who has none.
"""

from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from trinacria.games.famiglia.cards import STREET_SIZE
from trinacria.gpu import net
from trinacria.gpu.matches import SCRIPTED
from trinacria.gpu.rules import EARLY, State, begin, legal, scores, step, without_early_pass
from trinacria.gpu.sight import sight

DRAW_COST = 0.3
LEAD_SCALE = 25.0
AIM = (0.9, 0.1, -1.0)
"""What a player wants of the three values: to win, a little to win clearly, and no draw."""
POINTS_ALONE = (1.0, 0.0, 0.0)
"""What a best response wants."""


@dataclass(frozen=True)
class Plan:
    """How a net is trained."""

    minutes: float = field(compare=False)
    """Plans are compared to find the programs that were compiled for them, and time is in none of those."""
    games: int = 16384
    """Played side by side."""
    steps: int = 32
    """Decisions of each game between two updates."""
    batches: int = 16
    epochs: int = 2
    rate: float = 7e-4
    entropy: float = 0.02
    width: int = 512
    layers: int = 3
    seed: int = 7
    older: float = 0.0
    random: float = 0.0
    quick: float = 0.0
    ahead: float = 0.0
    """The shares of games against older selves and against players without a net; the rest is self-play."""
    aim: tuple[float, float, float] = AIM
    sharp: bool = False
    """Whether the older self plays its best-looking actions instead of rolling dice: so bots will play."""
    wild: bool = False
    """Whether the older self is a given rival without manners."""
    free: bool = False
    """Whether the learner may pass whenever it likes: a best response keeps to no manners."""

    def shares(self) -> dict[str, int]:
        """How many games are played against whom, in the order in which they lie side by side."""
        wanted = {"older": self.older, **{name: getattr(self, name) for name in SCRIPTED}}
        return {name: int(share * self.games) for name, share in wanted.items() if int(share * self.games)}


LEAGUE = {"older": 0.2, "random": 0.08, "quick": 0.08, "ahead": 0.09}


class Learner(NamedTuple):
    """All that changes with an update."""

    params: net.Params
    average: net.Params
    """The running average of the weights, which plays better than the last ones."""
    momentum: net.Params
    spread: net.Params
    updates: jax.Array
    key: jax.Array


class Experience(NamedTuple):
    """What was seen and done, and what came of it."""

    seen: jax.Array
    allowed: jax.Array
    action: jax.Array
    odds: jax.Array
    advantage: jax.Array
    returns: jax.Array
    own: jax.Array
    """1 where the learner chose."""


def learner(plan: Plan, start: net.Params | None = None) -> Learner:
    """A learner at the beginning, with new weights or given ones."""
    key = jax.random.key(plan.seed)
    params = start if start is not None else net.make(key, plan.width, plan.layers)
    none = jax.tree.map(jnp.zeros_like, params)
    return Learner(params, params, none, none, jnp.float32(0), jax.random.fold_in(key, 1))


def first_games(plan: Plan) -> State:
    """The games at their beginning."""
    bits = jax.random.bits(jax.random.key(plan.seed + 3), (plan.games, STREET_SIZE), jnp.uint32)
    return jax.vmap(begin)(bits)


def final_values(after: State, mover: jax.Array) -> jax.Array:
    """Result, lead and cost of a game that is over, as this player sees them; nothing before."""
    side = 1.0 - 2.0 * mover
    points = scores(after)
    cost = DRAW_COST * (after.outcome == 0)
    lead = jnp.tanh((points[0] - points[1]) / LEAD_SCALE)
    return jnp.where(after.done, jnp.stack([side * after.outcome, side * lead, cost]), 0.0)


def _others_choose(
    plan: Plan, state: State, seen: jax.Array, allowed: jax.Array, older: net.Params, key: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """What others choose in their games, and where it is their turn; their part of the games lies at the end."""
    chosen = jnp.zeros(plan.games, jnp.int32)
    theirs = jnp.zeros(plan.games, bool)
    at = plan.games
    for name, count in plan.shares().items():
        at -= count
        part = slice(at, at + count)
        theirs = theirs.at[part].set(state.mover[part] == jnp.arange(count) % 2)
        if name == "older":
            logits = net.apply(older, seen[part])[0] * (1e4 if plan.sharp else 1.0)
            moves = jax.random.categorical(key, jnp.where(allowed[part], logits, -1e9))
        else:
            world = jax.tree.map(lambda values, part=part: values[part], state)
            moves = jax.vmap(SCRIPTED[name])(world, jax.random.split(key, count))
        chosen = chosen.at[part].set(moves)
    return chosen, theirs


def unmannered(mover: jax.Array) -> jax.Array:
    """Whether the seat to move is one without manners: none, one, the other or both of a game, by its number."""
    return (jnp.arange(len(mover)) % 4) & (1 + mover) > 0


LAMBDA, CLIP = 0.97, 0.2


def _play(plan: Plan, now: Learner, older: net.Params, state: State) -> tuple[State, Learner, Experience, jax.Array]:
    """Some decisions of all games, and how much better than expected each turned out."""
    key, first = jax.random.split(now.key)
    fresh = jax.vmap(begin)(jax.random.bits(first, (plan.games, STREET_SIZE), jnp.uint32))

    def on(carry: tuple[State, jax.Array], _: None) -> tuple[tuple[State, jax.Array], Any]:
        state, key = carry
        key, choice, draw, others = jax.random.split(key, 4)
        seen, may = jax.vmap(sight)(state), jax.vmap(legal)(state)
        mannered = jax.vmap(without_early_pass)(state, may)
        allowed = jnp.where((plan.free | unmannered(state.mover))[:, None], may, mannered)
        logits, values = net.apply(now.params, seen)
        chances = jax.nn.log_softmax(jnp.where(allowed, logits, -1e9))
        moves, theirs = _others_choose(plan, state, seen, may if plan.wild else mannered, older, others)
        action = jnp.where(theirs, moves, jax.random.categorical(choice, chances))
        after = jax.vmap(step)(state, action, jax.random.bits(draw, (plan.games, STREET_SIZE), jnp.uint32))
        reward = jax.vmap(final_values)(after, state.mover)
        same = jnp.where(after.mover == state.mover, 1.0, -1.0)
        odds = jnp.take_along_axis(chances, action[:, None], 1)[:, 0]
        ended = jnp.stack([after.done, after.done & after.passed_out & (after.turns < EARLY)])
        carry = (_anew(after, fresh), key)
        return carry, (
            seen,
            allowed,
            action,
            odds,
            values,
            reward,
            after.done,
            same,
            (~theirs).astype(jnp.float32),
            ended,
        )

    (state, key), played = lax.scan(on, (state, key), None, length=plan.steps)
    seen, allowed, action, odds, values, reward, done, same, own, ended = played
    last = net.apply(now.params, jax.vmap(sight)(state))[1]

    def back(carry: tuple[jax.Array, jax.Array], given: Any) -> tuple[tuple[jax.Array, jax.Array], jax.Array]:
        ahead, after = carry
        values, reward, done, same = given
        # Result and lead change sides with the mover, the cost is both players'.
        turned = jnp.stack([same, same, jnp.ones_like(same)], -1)
        on = jnp.where(done[:, None], 0.0, turned)
        ahead = reward + on * after - values + LAMBDA * on * ahead
        return (ahead, values), ahead

    _, advantages = lax.scan(back, (jnp.zeros_like(last), last), (values, reward, done, same), reverse=True)
    aim = jnp.asarray(plan.aim)
    told = Experience(seen, allowed, action, odds, advantages @ aim, advantages + values, own)
    return state, now._replace(key=key), told, ended.sum((0, 2))


def _anew(after: State, fresh: State) -> State:
    def pick(new: jax.Array, old: jax.Array) -> jax.Array:
        return jnp.where(after.done.reshape((-1,) + (1,) * (old.ndim - 1)), new, old)

    state: State = jax.tree.map(pick, fresh, after)
    return state


def _loss(params: net.Params, told: Experience, entropy: jax.Array) -> tuple[jax.Array, tuple[jax.Array, ...]]:
    logits, values = net.apply(params, told.seen)
    chances = jax.nn.log_softmax(jnp.where(told.allowed, logits, -1e9))
    odds = jnp.take_along_axis(chances, told.action[:, None], 1)[:, 0]
    own, weight = told.own, told.own.sum() + 1e-6
    mean = (told.advantage * own).sum() / weight
    deviation = jnp.sqrt((jnp.square(told.advantage - mean) * own).sum() / weight)
    advantage = (told.advantage - mean) / (deviation + 1e-6)
    ratio = jnp.exp(jnp.where(own > 0, odds - told.odds, 0.0))
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    policy = -(jnp.minimum(ratio * advantage, clipped * advantage) * own).sum() / weight
    value = jnp.square(values - told.returns).mean(0).sum()
    spread = -(jnp.where(told.allowed, jnp.exp(chances) * chances, 0.0).sum(-1) * own).sum() / weight
    return policy + 0.5 * value - entropy * spread, (value, spread)


def _adam(now: Learner, slope: net.Params, rate: jax.Array) -> Learner:
    size = jnp.sqrt(sum([jnp.square(part).sum() for part in jax.tree.leaves(slope)], jnp.float32(0)))
    slope = jax.tree.map(lambda part: part * jnp.minimum(1.0, 1.0 / (size + 1e-6)), slope)
    count = now.updates + 1
    momentum = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, now.momentum, slope)
    spread = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new * new, now.spread, slope)
    first, second = 1 - 0.9**count, 1 - 0.999**count

    def moved(weights: jax.Array, m: jax.Array, v: jax.Array) -> jax.Array:
        return weights - rate * (m / first) / (jnp.sqrt(v / second) + 1e-5)

    params = jax.tree.map(moved, now.params, momentum, spread)
    return now._replace(params=params, momentum=momentum, spread=spread, updates=count)


@partial(jax.jit, static_argnums=0)
def update(
    plan: Plan, now: Learner, older: net.Params, state: State, rate: jax.Array, entropy: jax.Array
) -> tuple[Learner, State, jax.Array]:
    """Play on, and learn from it. The last part: games ended, early passes, value loss, entropy."""
    state, now, told, ended = _play(plan, now, older, state)
    size = plan.games * plan.steps
    flat = jax.tree.map(lambda values: values.reshape((size, *values.shape[2:])), told)

    def epoch(now: Learner, _: None) -> tuple[Learner, Any]:
        key, order = jax.random.split(now.key)
        places = jax.random.permutation(order, size).reshape(plan.batches, -1)

        def batch(now: Learner, at: jax.Array) -> tuple[Learner, Any]:
            part = jax.tree.map(lambda values: values[at], flat)
            (_, told), slope = jax.value_and_grad(_loss, has_aux=True)(now.params, part, entropy)
            return _adam(now, slope, rate), told

        return lax.scan(batch, now._replace(key=key), places)

    now, (value, spread) = lax.scan(epoch, now, None, length=plan.epochs)
    average = jax.tree.map(lambda old, new: 0.98 * old + 0.02 * new, now.average, now.params)
    told_last = jnp.concatenate([ended.astype(jnp.float32), jnp.stack([value[-1].mean(), spread[-1].mean()])])
    return now._replace(average=average), state, told_last


def as_arrays(now: Learner) -> dict[str, Any]:
    """A learner as named arrays for a file."""
    arrays: dict[str, Any] = {"updates": np.asarray(now.updates), "key": np.asarray(jax.random.key_data(now.key))}
    for name in ("params", "average", "momentum", "spread"):
        for layer, parts in getattr(now, name).items():
            for part, values in parts.items():
                arrays[f"{name}.{layer}.{part}"] = np.asarray(values)
    return arrays


def from_arrays(arrays: Any) -> Learner:
    """Back from `as_arrays`."""
    nets: dict[str, net.Params] = {name: {} for name in ("params", "average", "momentum", "spread")}
    for name in arrays:
        if "." in name:
            which, layer, part = name.split(".")
            nets[which].setdefault(layer, {})[part] = jnp.asarray(arrays[name])
    key = jax.random.wrap_key_data(jnp.asarray(arrays["key"]))
    return Learner(
        nets["params"], nets["average"], nets["momentum"], nets["spread"], jnp.asarray(arrays["updates"]), key
    )
