"""A net learns by playing, and a run that was stopped goes on."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jax", reason="the extra gpu is not installed")

import jax
import jax.numpy as jnp
import numpy as np

from trinacria.bots.search import net as plain_net
from trinacria.gpu import net
from trinacria.gpu.course import CHECKPOINT, LOG, NET, Course
from trinacria.gpu.rules import State, begin, legal, turns_told, without_early_pass
from trinacria.gpu.sight import sight
from trinacria.gpu.training import DRAW_COST, Plan, final_values, unmannered

PLAN = Plan(minutes=0.002, games=64, steps=4, batches=2, epochs=1, width=16, layers=1, seed=1)


def test_a_checkpoint_brings_back_all_of_a_run(tmp_path: Path) -> None:
    first = Course(tmp_path, PLAN)
    # As if it had learnt: what a fresh run begins with would be the same anyway.
    learnt = jax.tree.map(lambda fresh: fresh + jnp.ones_like(fresh), first.now._replace(key=jnp.zeros(())))
    first.now = learnt._replace(key=jax.random.key(7))
    first.seconds, first.decisions = 7.5, 768
    first.keep()
    again = Course(tmp_path, PLAN)
    check_taken_up(again, first)
    assert again.seconds == first.seconds
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([CHECKPOINT, NET]), "nothing half-written is left"


@pytest.mark.slow
def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """To compile what learns takes half a minute."""
    told: list[dict[str, Any]] = []
    first = Course(tmp_path, PLAN)
    fresh = jax.tree.map(np.asarray, first.now.params)
    first.run(told.append, looks=0)
    assert first.decisions > 0
    moved = jax.tree.leaves(jax.tree.map(lambda a, b: float(np.abs(a - np.asarray(b)).max()), fresh, first.now.params))
    assert max(moved) > 0, "it learnt something"
    again = Course(tmp_path, replace(PLAN, minutes=first.seconds / 60 + PLAN.minutes))
    check_taken_up(again, first)
    again.run(told.append, looks=0)
    assert again.decisions > first.decisions
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([CHECKPOINT, NET]), "nothing half-written is left"
    assert not told
    assert not (tmp_path / LOG).exists()


def check_taken_up(again: Course, first: Course) -> None:
    """A run that was taken up is where the first one stopped."""
    assert again.decisions == first.decisions
    assert jnp.array_equal(jax.random.key_data(again.now.key), jax.random.key_data(first.now.key))
    kept, told = (jax.tree.leaves(run.now._replace(key=jnp.zeros(()))) for run in (again, first))
    for one, other in zip(kept, told, strict=True):
        np.testing.assert_array_equal(one, other)


def test_numpy_and_the_accelerator_see_the_same_net(tmp_path: Path) -> None:
    params = net.make(jax.random.key(3), width=32, layers=2)
    net.save(tmp_path / "a.npz", params)
    mind = plain_net.read((tmp_path / "a.npz").read_bytes())
    rows = jax.jit(jax.vmap(first_sight))(jax.random.bits(jax.random.key(4), (5, 6), jnp.uint32))
    logits, values = net.apply(params, rows)
    mine = mind.answer(np.asarray(rows, np.float32))
    # The accelerator multiplies in bfloat16.
    np.testing.assert_allclose(mine[0], logits, atol=2e-3)
    np.testing.assert_allclose(mine[1], values, atol=2e-2)


def first_sight(draws: jax.Array) -> jax.Array:
    """What the net sees of a game that begins with these draws."""
    return sight(begin(draws))


@pytest.fixture(scope="module")
def game() -> State:
    """A game that begins."""
    begun: State = jax.jit(begin)(jnp.zeros(6, jnp.uint32))
    return begun


def test_a_draw_costs_both_and_a_win_nobody(game: State) -> None:
    values = jax.jit(final_values)
    assert values(game, game.mover).tolist() == [0, 0, 0]
    over = game._replace(done=jnp.bool_(True))
    for seat in (0, 1):
        assert values(over, jnp.int32(seat)).tolist() == pytest.approx([0, 0, DRAW_COST])
    won = over._replace(outcome=jnp.int32(1))
    assert values(won, jnp.int32(0))[0] == 1
    assert values(won, jnp.int32(1))[0] == -1
    assert values(won, jnp.int32(1))[2] == 0


def test_manners_at_the_beginning(game: State) -> None:
    """Whoever is not ahead does not pass; one seat in two does without manners."""
    fitting, mannered = jax.jit(legal), jax.jit(without_early_pass)
    assert int(turns_told(game)) == 0
    assert bool(fitting(game)[-1])
    assert not bool(mannered(game, fitting(game))[-1])
    rich = game._replace(hand=game.hand.at[0, 4].add(1))
    assert bool(mannered(rich, fitting(rich))[-1])
    late = game._replace(gang=game.gang.at[:, 0].add(5))
    assert bool(mannered(late, fitting(late))[-1])
    assert unmannered(jnp.array([0] * 4)).tolist() == [False, True, False, True]
    assert unmannered(jnp.array([1] * 4)).tolist() == [False, False, True, True]
