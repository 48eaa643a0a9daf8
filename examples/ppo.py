"""Train an agent by self-play with PPO and measure it: python examples/ppo.py famiglia [--decisions 1000000]

In the shape of CleanRL's single files: play a while in many games at once, then improve the net in minibatches. One net
plays all seats. What a seat hopes for is what the other side fears, so advantages change their sign whenever the other
side moves. In a game without a table of actions the net scores each legal action by its features. Needs
pip install 'trinacria[rl,gpu]'.
"""

import argparse
import time
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

import trinacria
from trinacria.envs.many import Batch, ManyGames


@dataclass(frozen=True)
class Plan:
    """What is played, and how it is learnt from; the numbers are PPO's usual ones."""

    game: str = "famiglia"
    mode: str | None = None
    games: int = 128
    steps: int = 32
    processes: int = 1
    hidden: int = 128
    width: int = 48
    """In a game without a table so many legal actions are looked at; there are seldom more than 40."""
    match: int = 32
    """There the net wishes for something in so many numbers, and each action offers something in as many."""
    rate: float = 1e-3
    epochs: int = 3
    minibatches: int = 4
    discount: float = 1.0
    trace: float = 0.99
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    norm: float = 0.5
    seed: int = 1


class Seen(NamedTuple):
    """What the net is shown, for many rows: numbers, legal actions, and what is told of each (if anything is)."""

    numbers: Any
    mask: Any
    features: Any


class Played(NamedTuple):
    """Decisions, with all that PPO learns from."""

    seen: Seen
    action: Any
    chance: Any
    advantage: Any
    goal: Any


def begin_net(plan: Plan, many: ManyGames) -> dict[str, Any]:
    """A net that prefers nothing."""
    keys = jax.random.split(jax.random.PRNGKey(plan.seed), 5)
    wide = plan.hidden
    wishes = plan.match if many.features else many.actions

    def matrix(key: Any, rows: int, columns: int, scale: float) -> Any:
        return jax.random.normal(key, (rows, columns)) * scale / np.sqrt(rows)

    return {
        "first": matrix(keys[0], many.length, wide, 1.4),
        "first_bias": jnp.zeros(wide),
        "second": matrix(keys[1], wide, wide, 1.4),
        "second_bias": jnp.zeros(wide),
        "wish": matrix(keys[2], wide, wishes, 0.1),
        "value": matrix(keys[3], wide, 1, 0.1),
    } | ({"offer": matrix(keys[4], many.features, wishes, 1.4)} if many.features else {})


def think(net: dict[str, Any], seen: Seen) -> tuple[Any, Any]:
    """The log-probability of each action, and what the game is worth to the seat that must decide."""
    hidden = jax.nn.relu(jnp.log1p(seen.numbers.astype(jnp.float32)) @ net["first"] + net["first_bias"])
    hidden = jax.nn.relu(hidden @ net["second"] + net["second_bias"])
    scores = hidden @ net["wish"]
    if seen.features is not None:
        offers = jnp.log1p(seen.features.astype(jnp.float32)) @ net["offer"]
        scores = jnp.einsum("...m,...am->...a", scores, offers)
    return jax.nn.log_softmax(jnp.where(seen.mask == 1, scores, -1e9)), jnp.tanh(hidden @ net["value"])[..., 0]


@jax.jit
def choose(net: dict[str, Any], seen: Seen, key: Any) -> tuple[Any, Any, Any]:
    """An action for each row, with its log-probability and what the game is worth."""
    chances, value = think(net, seen)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


def loss(net: dict[str, Any], played: Played, plan: Plan) -> Any:
    """PPO's clipped loss, with the error of the value and a bonus for variety."""
    chances, value = think(net, played.seen)
    ratio = jnp.exp(jnp.take_along_axis(chances, played.action[:, None], 1)[:, 0] - played.chance)
    clipped = jnp.clip(ratio, 1 - plan.clip, 1 + plan.clip)
    gain = jnp.minimum(ratio * played.advantage, clipped * played.advantage).mean()
    variety = -(jnp.exp(chances) * jnp.where(played.seen.mask == 1, chances, 0)).sum(-1).mean()
    return plan.value * ((value - played.goal) ** 2).mean() - gain - plan.entropy * variety


@partial(jax.jit, static_argnames="plan")
def improve(net: dict[str, Any], adam: tuple[Any, Any, Any], played: Played, plan: Plan) -> Any:
    """One step of Adam on a minibatch, with gradients cut to their usual length."""
    gradients = jax.grad(loss)(net, played, plan)
    length = jnp.sqrt(sum((one**2).sum() for one in jax.tree.leaves(gradients)))
    gradients = jax.tree.map(lambda one: one * jnp.minimum(1, plan.norm / (length + 1e-8)), gradients)
    mean, square, count = adam
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, gradients)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, square, gradients)
    count = count + 1
    net = jax.tree.map(
        lambda one, m, s: one - plan.rate * (m / (1 - 0.9**count)) / (jnp.sqrt(s / (1 - 0.999**count)) + 1e-5),
        net, mean, square,
    )  # fmt: skip
    return net, (mean, square, count)


class Learner:
    """The net, the games it plays, and where they are."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.many = ManyGames(plan.game, plan.mode, plan.games, processes=plan.processes, dtype=np.uint8)
        teams = trinacria.new_game(plan.game, plan.mode, seed=0).team_places
        self.sides = np.array([[place in team for team in teams].index(True) for place in range(self.many.places)])
        self.net = begin_net(plan, self.many)
        nothing = jax.tree.map(jnp.zeros_like, self.net)
        self.adam: tuple[Any, Any, Any] = (nothing, nothing, jnp.zeros(()))
        self.key = jax.random.PRNGKey(plan.seed)
        self.dice = np.random.default_rng(plan.seed)
        self.batch = self.many.reset(plan.seed)
        self.decisions = 0

    def see(self, batch: Batch) -> Seen:
        """A batch as the net is shown it: what is told of the actions lies beside their places in the mask."""
        if not self.many.features:
            return Seen(batch.observation, batch.action_mask, None)
        mask = batch.action_mask[:, : self.plan.width]
        features = np.zeros((*mask.shape, self.many.features), np.uint8)
        rows, slots = np.nonzero(batch.action_mask)
        near = slots < self.plan.width
        features[rows[near], slots[near]] = batch.action_features[near]
        return Seen(batch.observation, mask, features)

    def act(self, seen: Seen) -> tuple[Any, Any, Any]:
        """What the net does."""
        self.key, key = jax.random.split(self.key)
        action, chance, value = choose(self.net, seen, key)
        return np.asarray(action), np.asarray(chance), np.asarray(value)

    def update(self) -> None:
        """Play on for some steps in all games, then learn from them."""
        plan, played = self.plan, self._play()
        count = plan.games * plan.steps
        self.decisions += count
        for _ in range(plan.epochs):
            for rows in np.array_split(self.dice.permutation(count), plan.minibatches):
                part = jax.tree.map(lambda one, rows=rows: one[rows], played)
                spread = part.advantage.std() + 1e-8
                part = part._replace(advantage=(part.advantage - part.advantage.mean()) / spread)
                self.net, self.adam = improve(self.net, self.adam, part, plan)

    def _play(self) -> Played:
        """All decisions of some steps, with the advantage of each over what was hoped for."""
        plan, told = self.plan, []
        for _ in range(plan.steps):
            seen, side = self.see(self.batch), self.sides[self.batch.place]
            action, chance, value = self.act(seen)
            step = self.many.step(action)
            reward = step.returns[np.arange(plan.games), self.batch.place]
            told.append((seen, action, chance, value, reward, step.ended, side))
            self.batch = step.batch
        seen, action, chance, value, reward, ended, side = jax.tree.map(lambda *all_: np.stack(all_), *told)
        after, later = self.act(self.see(self.batch))[2], self.sides[self.batch.place]
        advantage, ahead = np.zeros_like(value), np.zeros(plan.games, np.float32)
        for at in reversed(range(plan.steps)):
            sign = np.where(later == side[at], 1, -1) * ~ended[at]
            surprise = reward[at] + plan.discount * sign * after - value[at]
            advantage[at] = ahead = surprise + plan.discount * plan.trace * sign * ahead
            after, later = value[at], side[at]
        flat: Played = jax.tree.map(
            lambda one: one.reshape(-1, *one.shape[2:]), Played(seen, action, chance, advantage, advantage + value)
        )
        return flat

    def against_random(self, games: int) -> float:
        """The share of the points won against random play, each side in half of the games."""
        with ManyGames(self.plan.game, self.plan.mode, games, processes=self.plan.processes, dtype=np.uint8) as many:
            batch, points = many.reset(self.plan.seed), np.full(games, np.nan)
            ours = np.arange(games) % 2
            while np.isnan(points).any():
                action = self.act(self.see(batch))[0]
                luck = (self.dice.random(batch.action_mask.shape) * batch.action_mask).argmax(1)
                step = many.step(np.where(self.sides[batch.place] == ours, action, luck))
                place = np.array([list(self.sides).index(side) for side in ours])
                new = step.ended & np.isnan(points)
                points[new] = (step.returns[np.arange(games), place][new] + 1) / 2
                batch = step.batch
        return float(points.mean())


def train(plan: Plan, decisions: int, every: int, games: int = 200) -> list[tuple[int, float, float]]:
    """Learn from so many decisions; the curve: decisions, processor seconds, points won against random play."""
    learner, curve, spent = Learner(plan), [], 0.0
    while True:
        curve.append((learner.decisions, round(spent, 1), learner.against_random(games)))
        print(f"{learner.decisions:>9,} decisions, {spent:6.0f} s: {curve[-1][2]:.1%} against random", flush=True)
        if learner.decisions >= decisions:
            learner.many.close()
            return curve
        began, next_stop = time.process_time(), min(decisions, learner.decisions + every)
        while learner.decisions < next_stop:
            learner.update()
        spent += time.process_time() - began


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="famiglia")
    parser.add_argument("--mode")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--every", type=int, default=100_000, help="decisions between two measurements")
    parser.add_argument("--games", type=int, default=128, help="games played at once")
    parser.add_argument("--processes", type=int, default=1)
    wanted = parser.parse_args()
    plan = Plan(wanted.game, wanted.mode, games=wanted.games, processes=wanted.processes)
    train(plan, wanted.decisions, wanted.every)
