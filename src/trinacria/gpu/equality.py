"""The array rules beside the kernel: the same positions, actions and results, and draws of the same distribution.

First the kernel plays, and the array games are given random numbers that draw the same cards: everything must be equal
at every decision. Then both play for themselves, and what they drew is compared by chi-square tests.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from trinacria.games.famiglia import Famiglia
from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.action_table import ACTION_NUMBER, ACTION_TABLE
from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.cards import KIND_OF, KINDS, STREET_SIZE
from trinacria.games.famiglia.turn import Turn
from trinacria.gpu.rules import ACTIONS, QUEUE, State, begin, legal, scores, step
from trinacria.kernel.action import Action
from trinacria.kernel.event import Event

Numbers = NDArray[Any]
QUICK = 0.97
"""How often a pass is left out where something else can be done: games shall be long."""


class Difference(AssertionError):
    """The array rules and the kernel do not agree."""


@dataclass(frozen=True)
class Equality:
    """What was compared, all of it equal."""

    games: int
    decisions: int
    ends: dict[str, int]
    """How often each end came up."""


def compare(games: int, seed: int = 0, batch: int = 1000) -> Equality:
    """Play `games` games with both; raises Difference at the first decision where they differ."""
    decisions, ends = 0, dict[str, int]()
    for first in range(0, games, batch):
        played = [
            Famiglia.new("standard", {}, f"{seed}/{number}", False, None)
            for number in range(first, min(first + batch, games))
        ]
        decisions += _compare(played, Random(f"{seed}/{first}"), ends)
    return Equality(games, decisions, dict(sorted(ends.items())))


def _compare(played: list[Famiglia], dice: Random, ends: dict[str, int]) -> int:
    count = len(played)
    start = np.array([_numbers(_deck_at_start(game), [], False, game.street) for game in played], np.uint32)
    state = _BEGIN(jnp.asarray(start))
    decisions = 0
    while any(game.decision is not None for game in played):
        mask = np.asarray(_LEGAL(state))
        pools, discards = np.asarray(state.pool), np.asarray(state.discard)
        actions = np.zeros(count, np.int32)
        chance = np.zeros((count, STREET_SIZE), np.uint32)
        for at, game in enumerate(played):
            decision = game.decision
            if decision is None:
                continue
            numbers = sorted(ACTION_NUMBER[action.text] for action in decision.actions)
            if numbers != np.flatnonzero(mask[at]).tolist():
                raise Difference(f"legal actions differ: {game.position()}")
            decisions += 1
            action = _random(decision.actions, dice)
            actions[at] = ACTION_NUMBER[action.text]
            put_away = [KIND_OF[action.text[4:]]] if action.text.startswith("new") else []
            laid = [kind for event in game.play(action) for kind in _laid_out(event)]
            discard = discards[at] + np.bincount(put_away, minlength=KINDS)
            chance[at] = _numbers(pools[at], discard.tolist(), bool(np.asarray(state.second)[at]), laid)
        state = _STEP(state, jnp.asarray(actions), jnp.asarray(chance))
        _same(played, state)
    for game in played:
        assert game.result is not None
        end = f"{game.result.reason}, {game.result.decided_by}"
        ends[end] = ends.get(end, 0) + 1
    return decisions


def _random(actions: tuple[Action, ...], dice: Random) -> Action:
    """Any action, but seldom a pass."""
    if len(actions) > 1 and actions[-1].text == "pass" and dice.random() < QUICK:
        actions = actions[:-1]
    return dice.choice(actions)


def _laid_out(event: Event) -> list[int]:
    cards = event.facts["cards"] if event.kind == "laid_out" else []
    assert isinstance(cards, list)
    return [KIND_OF[card] for card in cards]


def _deck_at_start(game: Famiglia) -> Numbers:
    return np.bincount(game.deck + game.street, minlength=KINDS)


def _numbers(pool: Any, discard: list[int], second: bool, laid: list[int]) -> list[int]:
    """Random numbers that draw these cards."""
    left = list(pool)
    numbers = []
    for card in laid:
        total = sum(left)
        # The middle of the card's share; what lies in the queue needs no number.
        numbers.append(int((sum(left[:card]) + left[card] / 2) * 2**32 / total) if total else 0)
        if total:
            left[card] -= 1
            if total == 1 and not second:
                left, second = list(discard), True
    return (numbers + [0] * STREET_SIZE)[:STREET_SIZE]


def _same(played: list[Famiglia], state: State) -> None:
    """Everything that a position holds."""
    now = {name: np.asarray(value) for name, value in state._asdict().items()}
    points = np.asarray(_SCORES(state))
    for at, game in enumerate(played):
        cards = np.array(game.cards).reshape(2, 2, KINDS)
        unknown = len(game.deck) - game.known_bottom
        queue = [int(now["queue"][at][(now["head"][at] + place) % QUEUE]) for place in range(now["queued"][at])]
        same = [
            np.array_equal(now["hand"][at], cards[:, 0]),
            np.array_equal(now["gang"][at], cards[:, 1]),
            np.array_equal(now["street"][at], np.bincount(game.street, minlength=KINDS)),
            np.array_equal(now["pool"][at], np.bincount(game.deck[:unknown], minlength=KINDS)),
            np.array_equal(now["discard"][at], np.bincount(game.discard, minlength=KINDS)),
            queue == game.deck[unknown:],
            now["second"][at] == game.second_pass,
            now["mover"][at] == game.mover,
            now["passes"][at] == game.passes,
            now["left"][at] == game.turns_left,
            now["lowered_by"][at] == game.lowered_by,
            now["done"][at] == (game.result is not None),
        ]
        if game.result is None:
            same.append(_flow(game) == tuple(int(now[name][at]) for name in ("asked", "step", "renewed")))
        else:
            result = game.result
            winner = 0 if not result.winners else (1 if result.winners[0] == "p1" else -1)
            same.append(now["outcome"][at] == winner)
            same.append(points[at].tolist() == [result.scores["p1"], result.scores["p2"]])
            same.append(bool(now["passed_out"][at]) == (result.reason == "both_passed"))
        if not all(same):
            raise Difference(f"positions differ in part {same.index(False)}: {game.position()}")


def _flow(game: Famiglia) -> tuple[int, int, int]:
    """What is asked, the first open action of the turn, whether the street was renewed."""
    top = game.frames[-1]
    turn = next(frame for frame in game.frames if isinstance(frame, Turn))
    asked = 0
    if isinstance(top, Swap):
        asked = 2 if top.fetched >= 0 else 1
    elif isinstance(top, Target):
        asked = 3
    return asked, turn.step, int(turn.renewed)


_BEGIN = jax.jit(jax.vmap(begin))
_LEGAL = jax.jit(jax.vmap(legal))
_STEP = jax.jit(jax.vmap(step))
_SCORES = jax.jit(jax.vmap(scores))


@dataclass(frozen=True)
class Likeness:
    """A chi-square test of two samples: what was counted, its degrees of freedom, and the chance of such a distance."""

    what: str
    distance: float
    freedom: int
    p: float


def distributions(games: int, seed: int = 0) -> list[Likeness]:
    """Both play `games` games at random by themselves: what they turned over, and how their games ended."""
    ours, theirs = _sample_arrays(games, seed), _sample_kernel(games, seed)
    likenesses = []
    for what in ours:
        likenesses.append(likeness(what, ours[what], theirs[what]))
    return likenesses


def likeness(what: str, one: Numbers, other: Numbers) -> Likeness:
    """Whether two tables of counts may come from one distribution; rare cells are put together."""
    a, b = one.ravel().astype(float), other.ravel().astype(float)
    rare = a + b < 10
    a = np.append(a[~rare], a[rare].sum())
    b = np.append(b[~rare], b[rare].sum())
    kept = a + b > 0
    a, b = a[kept], b[kept]
    k, m = (b.sum() / a.sum()) ** 0.5, (a.sum() / b.sum()) ** 0.5
    distance = float((((k * a - m * b) ** 2) / (a + b)).sum())
    freedom = len(a) - 1
    return Likeness(what, distance, freedom, chi_square_tail(distance, freedom))


def chi_square_tail(distance: float, freedom: int) -> float:
    """The chance that a chi-square of so many degrees of freedom is larger."""
    from jax.scipy.special import gammaincc

    return float(gammaincc(freedom / 2, distance / 2))


LENGTHS = 40


def _sample_kernel(games: int, seed: int) -> dict[str, Numbers]:
    sample = _empty()
    dice = Random(f"draws {seed}")
    for number in range(games):
        game = Famiglia.new("standard", {}, f"draws {seed}/{number}", False, None)
        for kind in game.street:
            sample["first street"][kind] += 1
        place, turns = STREET_SIZE, 0
        while (decision := game.decision) is not None:
            action = _random(decision.actions, dice)
            turns += action.text == "pass" or action.text.startswith("take")
            second = game.second_pass
            laid = []
            for event in game.play(action):
                second |= event.kind == "reshuffled"
                laid += [(kind, second) for kind in _laid_out(event)]
            # The arrays know no order among cards that are laid out together.
            for kind, late in sorted(laid):
                _count_draw(sample, kind, place, late)
                place += 1
        assert game.result is not None
        a, b = game.result.scores["p1"], game.result.scores["p2"]
        winner = 0 if not game.result.winners else (1 if game.result.winners[0] == "p1" else -1)
        _count_end(sample, turns, winner, game.result.reason == "both_passed", a + b)
    return sample


def _empty() -> dict[str, Numbers]:
    return {
        "first street": np.zeros(KINDS),
        "later draws of the first pass": np.zeros((7, KINDS)),
        "draws of the second pass": np.zeros(KINDS),
        "turns of a game": np.zeros(LENGTHS),
        "ends": np.zeros((3, 2)),
        "points of both": np.zeros(LENGTHS),
    }


def _count_draw(sample: dict[str, Numbers], kind: int, place: int, second: bool) -> None:
    if second:
        sample["draws of the second pass"][kind] += 1
    else:
        sample["later draws of the first pass"][(place - STREET_SIZE) // 8, kind] += 1


def _count_end(sample: dict[str, Numbers], turns: int, winner: int, passed_out: bool, points: int) -> None:
    sample["turns of a game"][min(turns, LENGTHS - 1)] += 1
    sample["ends"][winner, int(passed_out)] += 1
    sample["points of both"][min(points // 2, LENGTHS - 1)] += 1


def _sample_arrays(games: int, seed: int) -> dict[str, Numbers]:
    sample = _empty()
    key = jax.random.key(seed)
    first, key = jax.random.split(key)
    state = _BEGIN(jax.random.bits(first, (games, STREET_SIZE), jnp.uint32))
    sample["first street"] += np.asarray(state.street).sum(0)
    place = np.full(games, STREET_SIZE)
    while not bool(np.asarray(state.done).all()):
        choice, quick, draw, key = jax.random.split(key, 4)
        odds = jnp.where(_LEGAL(state), jax.random.uniform(choice, (games, ACTIONS)), -1.0)
        # A pass is the last action of the table.
        seldom = jax.random.uniform(quick, (games,)) < QUICK
        odds = odds.at[:, -1].set(jnp.where(seldom, jnp.minimum(odds[:, -1], -0.5), odds[:, -1]))
        action = jnp.argmax(odds, -1)
        after = _STEP(state, action, jax.random.bits(draw, (games, STREET_SIZE), jnp.uint32))
        playing = ~np.asarray(state.done)
        _count_laid(sample, state, after, playing, np.asarray(action), place)
        state = after
    for turns, winner, passed, points in zip(
        np.asarray(state.turns),
        np.asarray(state.outcome),
        np.asarray(state.passed_out),
        np.asarray(_SCORES(state)),
        strict=True,
    ):
        _count_end(sample, int(turns), int(winner), bool(passed), int(points.sum()))
    return sample


def _count_laid(
    found: dict[str, Numbers], state: State, after: State, playing: Numbers, action: Numbers, place: Numbers
) -> None:
    """What came into the streets. Where a deck runs out in the midst, what came before the reshuffle is told apart."""
    gone = np.zeros_like(np.asarray(state.street))
    for at in np.flatnonzero(playing):
        text = ACTION_TABLE[action[at]].text
        if text.startswith(("new", "take")):
            gone[at, KIND_OF[text.split()[1]]] = 1
    came = np.asarray(after.street).astype(int) - np.asarray(state.street) + gone
    before, second = np.asarray(state.pool).astype(int), np.asarray(state.second)
    reshuffled = np.asarray(after.second) & ~second
    for at in np.flatnonzero(came.sum(-1) * playing):
        kinds = came[at]
        early = np.minimum(kinds, before[at]) if not second[at] else np.zeros(KINDS, int)
        if reshuffled[at]:
            # The whole rest of the first pass came out.
            early = before[at]
        for kind in range(KINDS):
            for number in range(int(kinds[kind])):
                late = bool(second[at]) or (reshuffled[at] and number >= early[kind])
                _count_draw(found, kind, int(place[at]), bool(late))
                place[at] += 1
