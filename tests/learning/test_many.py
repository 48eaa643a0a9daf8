"""Many games at once: the arrays hold what each game says by itself."""

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest
from support.runs.effort import amount

import trinacria
from trinacria.envs.many import Batch, ManyGames, Step
from trinacria.kernel.field import blank
from trinacria.kernel.game import Game

WAYS: list[tuple[str, str | None, dict[str, object]]] = [
    ("famiglia", None, {}),
    ("lafamiglia", "2v2", {}),
    ("lafamiglia", "2v2", {"draft": True}),
    ("lafamiglia", "1v1", {}),
    ("lafamiglia", "2v1", {}),
]


def assert_what_the_games_say(many: ManyGames, batch: Batch) -> None:
    """Every row against the slow way: one game, one vector, one action after the other."""
    told = iter(batch.action_features)
    for row, numbered in enumerate(many.games):
        game = numbered.game
        decision = game.decision
        assert decision is not None
        assert game.seats[batch.place[row]] == decision.seat
        assert (batch.observation[row] == game.vector(decision.seat)).all()
        table = game.action_table
        legal = decision.actions + (game.anytime(decision.seat) if table is None else ())
        numbers = range(len(legal)) if table is None else sorted(table.index(action) for action in legal)
        assert list(np.flatnonzero(batch.action_mask[row])) == list(numbers)
        if table is None:
            for action in legal:
                assert (next(told) == action.vector).all()
    assert next(told, None) is None


def play(many: ManyGames, batch: Batch, steps: int, dice: Random) -> list[Step]:
    """Random legal actions by the mask."""
    told = []
    for _ in range(steps):
        told.append(many.step([int(dice.choice(list(np.flatnonzero(row)))) for row in batch.action_mask]))
        batch = told[-1].batch
    return told


@pytest.mark.parametrize(("game", "mode", "options"), WAYS)
def test_the_arrays_hold_what_every_game_says(game: str, mode: str | None, options: dict[str, object]) -> None:
    many = ManyGames(game, mode, 4, options, copy=False)
    dice, ended = Random(3), 0
    batch = many.reset(seed=3)
    for _ in range(amount(150 if game == "famiglia" else 60, 2500)):
        assert_what_the_games_say(many, batch)
        before = list(many.games)
        batch = (step := play(many, batch, 1, dice)[0]).batch
        for row, numbered in enumerate(before):
            over = numbered.game.result is not None
            assert step.ended[row] == over == (many.games[row] is not numbered)
            assert list(step.returns[row]) == numbered.returns()
        ended += int(step.ended.sum())
    assert ended or game != "famiglia"


@pytest.mark.parametrize(("game", "mode", "options"), WAYS[:1] + WAYS[3:4])
def test_processes_play_the_same_games(game: str, mode: str | None, options: dict[str, object]) -> None:
    """Their share of the arrays lies in shared memory; which rows are whose makes no difference."""
    with ManyGames(game, mode, 5, options, processes=2) as two:
        one = ManyGames(game, mode, 5, options)
        for seed in (1, 2):
            ours, theirs = one.reset(seed), two.reset(seed)
            assert_alike(ours, theirs)
            steps = zip(play(one, ours, 50, Random(seed)), play(two, theirs, 50, Random(seed)), strict=True)
            for mine, other in steps:
                assert_alike(mine.batch, other.batch)
                assert np.array_equal(mine.returns, other.returns)
                assert np.array_equal(mine.ended, other.ended)
                rows = np.flatnonzero(mine.ended)
                assert np.array_equal(mine.final_observation[rows], other.final_observation[rows])


def assert_alike(one: Batch, other: Batch) -> None:
    """The same in every number."""
    for name in ("observation", "action_mask", "place", "action_features"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_is_named_and_no_game_has_changed(processes: int) -> None:
    with ManyGames("famiglia", count=4, processes=processes) as many:
        batch = many.reset(seed=5)
        actions = [int(np.flatnonzero(row)[0]) for row in batch.action_mask]
        wrong = [*actions[:3], int(np.flatnonzero(batch.action_mask[3] == 0)[0])]
        with pytest.raises(trinacria.IllegalAction):
            many.step(wrong)
        with pytest.raises(IndexError, match="row 3: no action has the number 406"):
            many.step([*actions[:3], 406])
        with pytest.raises(IndexError, match="row 2: no action has the number -1"):
            many.step([*actions[:2], -1, actions[3]])
        with pytest.raises(ValueError, match="4 whole numbers are needed"):
            many.step(actions[:3])
        with pytest.raises(ValueError, match="float64"):
            many.step([0.0] * 4)
        after = many.step(actions).batch
        many.reset(seed=5)
        again = many.step(actions).batch
        assert np.array_equal(after.observation, again.observation)


def test_a_row_can_wait_for_its_new_game() -> None:
    """Then its last observation stays, nothing can be chosen, and whatever is chosen begins the new one."""
    many, dice = ManyGames("famiglia", count=3, anew=False), Random(2)
    batch = many.reset(seed=2)
    waited = 0
    for _ in range(60):
        over = [numbered.game.result is not None for numbered in many.games]
        choices = [0 if over[row] else int(dice.choice(many.games[row].numbers)) for row in range(3)]
        step = many.step(choices)
        for row in np.flatnonzero(over):
            assert not step.ended[row]
            assert not step.returns[row].any()
            assert many.games[row].game.number == 1, "a new game, dealt and nothing more"
        for row in np.flatnonzero(step.ended):
            assert not step.batch.action_mask[row].any()
            assert step.batch.place[row] == batch.place[row]
            assert np.array_equal(step.batch.observation[row], step.final_observation[row])
        waited += sum(over)
        batch = step.batch
    assert waited > 3


def test_what_was_handed_out_stays_unless_asked_otherwise() -> None:
    """Copies are safe; without them the next step writes into the same arrays."""

    def first_and_next(many: ManyGames) -> tuple[Any, Any]:
        batch = many.reset(seed=9)
        return batch, play(many, batch, 1, Random(9))[0].batch

    kept, then = first_and_next(ManyGames("famiglia", count=2))
    assert not np.shares_memory(kept.observation, then.observation)
    assert not np.array_equal(kept.observation, then.observation)
    kept, then = first_and_next(ManyGames("famiglia", count=2, copy=False))
    assert kept.observation is then.observation


def test_bytes_are_the_same_numbers() -> None:
    floats, small = ManyGames("famiglia", count=2), ManyGames("famiglia", count=2, dtype=np.uint8)
    one, other = floats.reset(seed=4).observation, small.reset(seed=4).observation
    assert (str(one.dtype), str(other.dtype)) == ("float32", "uint8")
    assert np.array_equal(one, other)


def test_seeds_make_games() -> None:
    """The same ones for the same seed, other ones for another, and no two alike in one batch."""
    many = ManyGames("famiglia", count=6)
    first, same, other = many.reset(seed=1), many.reset(seed=1), many.reset(seed=2)
    assert np.array_equal(first.observation, same.observation)
    assert not np.array_equal(first.observation, other.observation)
    assert not np.array_equal(many.reset().observation, many.reset().observation)
    assert not any(np.array_equal(one, two) for one, two in pairwise(first.observation))


@pytest.mark.parametrize("game", ["famiglia", "lafamiglia"])
def test_a_game_writes_the_numbers_that_the_kernel_would(game: str) -> None:
    """A game that only says its numbers has them written by the kernel."""
    played = trinacria.new_game(game, seed=1)
    numbers = bytes(played.numbers(1))
    ours, kernels = blank(len(numbers) + 5), blank(len(numbers) + 5)
    played.write_numbers(1, ours, 5)
    Game.write_numbers(played, 1, kernels, 5)
    assert bytes(ours) == bytes(kernels) == bytes(5) + numbers


def test_more_processes_than_games_are_refused() -> None:
    with pytest.raises(ValueError, match="processes"):
        ManyGames(count=2, processes=3)
