"""The OpenSpiel face, by OpenSpiel's own tests and by ours."""

import pickle
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from support.runs.effort import EVERYTHING, amount

import trinacria.envs.openspiel as face

FAMIGLIA = "python_trinacria_famiglia"
LAFAMIGLIA = "python_trinacria_lafamiglia"
MODES = ["2v2", "1v1", "2v1"]


def test_openspiels_simulation_of_famiglia() -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(FAMIGLIA), num_sims=20 if EVERYTHING else 1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("mode", MODES if EVERYTHING else ["1v1"])
def test_openspiels_simulation_of_la_famiglia(mode: str) -> None:
    """In small without serialization after every move, which the next test looks at."""
    game = pyspiel.load_game(f"{LAFAMIGLIA}(mode={mode})")
    pyspiel.random_sim_test(game, num_sims=amount(1, 2), serialize=EVERYTHING, verbose=False)


def walk(name: str, seed: int, most: int = 10_000) -> list[Any]:
    """The states of a random game, each a clone."""
    dice = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    states = [state.clone()]
    while not state.is_terminal() and len(states) < most:
        state.apply_action(dice.choice(state.legal_actions()))
        states.append(state.clone())
    return states


def walk_through(name: str, words: tuple[str, ...], tries: int = 20) -> list[int]:
    """The actions of a random game in which all of these are played: they are preferred until they were."""
    for seed in range(tries):
        dice, missing = Random(seed), set(words)
        state = pyspiel.load_game(name).new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            told = {action: state.action_to_string(state.current_player(), action) for action in legal}
            action = dice.choice([action for action in legal if told[action] in missing] or legal)
            missing.discard(told[action])
            state.apply_action(action)
        if not missing:
            history: list[int] = state.history()
            return history
    raise AssertionError(f"no game in {tries} has all of {words}")


@pytest.mark.parametrize("name", [FAMIGLIA, f"{LAFAMIGLIA}(mode=2v1)"])
def test_a_state_is_the_same_after_serialization(name: str) -> None:
    for state in walk(name, 1, 60)[::12]:
        game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        assert str(game) == str(state.get_game())
        assert again.numbered.game.position() == state.numbered.game.position()
        assert again.history() == state.history()
        for player in range(state.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_tensor(player) == state.observation_tensor(player)
        assert pickle.loads(pickle.dumps(state.numbered)).game.record() == state.numbered.game.record()


@pytest.mark.parametrize(
    "name", [FAMIGLIA, *(f"{LAFAMIGLIA}(mode={mode})" for mode in (MODES if EVERYTHING else MODES[:1]))]
)
def test_chance_is_explicit(name: str) -> None:
    chances = 0
    for state in walk(name, 2):
        if state.is_chance_node():
            chances += 1
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            assert len(outcomes) <= state.get_game().max_chance_outcomes()
        else:
            assert len(state.legal_actions()) <= state.get_game().num_distinct_actions()
    assert chances > 5
    assert state.is_terminal()
    assert set(state.returns()) <= {1.0, -1.0, 0.0}


def told(state: Any, player: int) -> tuple[Any, ...]:
    """All that a player gets from a state."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.legal_actions(player),
    )


@pytest.mark.parametrize("mode", MODES)
def test_information_states_keep_secrets(mode: str) -> None:
    """Two worlds that differ only in a secret choice of the other side look the same, byte for byte."""
    compared = 0
    dice = Random(6)
    game = pyspiel.load_game(f"{LAFAMIGLIA}(mode={mode})")
    state = game.new_initial_state()
    while compared < 40:
        if state.is_terminal():
            state = game.new_initial_state()
        decision = state.numbered.game.decision
        if decision.kind in ("issue_order", "conflict_card") and len(decision.actions) > 1:
            one, other = dice.sample(range(len(decision.actions)), 2)
            here, there = state.child(one), state.child(other)
            seats = here.numbered.game.seats
            friends = next(team for team in here.numbered.game.teams if decision.seat in team)
            for player, seat in enumerate(seats):
                if decision.kind == "issue_order" and here.numbered.game.view(None)["revealed"]:
                    continue  # It was the last order of the phase, and all are turned over.
                same = told(here, player) == told(there, player)
                assert same == (seat not in friends), decision.kind
                compared += 1
        state.apply_action(dice.choice(state.legal_actions()))


def test_an_information_state_remembers_everything() -> None:
    texts = [state.information_state_string(0) for state in walk(FAMIGLIA, 3)]
    assert len(texts) > 8
    assert len(set(texts)) == len(texts)
    for text, later in pairwise(texts):
        # The last line says who is asked, and is not kept.
        assert later.startswith(text.rsplit("\n", 1)[0])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (FAMIGLIA, ("draw R1", "pass")),
        # Half a minute: it writes down all that everybody knows at each of hundreds of moves.
        pytest.param(f"{LAFAMIGLIA}(mode=1v1)", ("skip", "done"), marks=pytest.mark.slow),
    ],
)
def test_openspiels_playthrough(name: str, words: tuple[str, ...]) -> None:
    """The same actions tell the same story, and it names what they are."""
    # It reads SciPy, which takes a second: processes that have other tests to run need not wait for it.
    from open_spiel.python.algorithms import generate_playthrough

    actions = walk_through(name, words)
    one = generate_playthrough.playthrough(name, actions)
    assert one == generate_playthrough.playthrough(name, actions)
    assert f'short_name = "{name.partition("(")[0]}"' in one
    assert all(f'# Apply action "{word}"' in one for word in words)


def test_openspiels_learners_can_play() -> None:
    """`rl_environment` is what OpenSpiel's agents learn in."""
    env = rl_environment.Environment(FAMIGLIA, observation_type=rl_environment.ObservationType.OBSERVATION)
    env.seed(1)
    dice = np.random.RandomState(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([dice.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0


def test_the_mode_says_who_plays() -> None:
    players = {mode: pyspiel.load_game(f"{LAFAMIGLIA}(mode={mode})").num_players() for mode in MODES}
    assert players == {"2v2": 4, "1v1": 2, "2v1": 3}
    utility = pyspiel.GameType.Utility
    assert face.game_type("lafamiglia", True).utility == utility.ZERO_SUM
    assert pyspiel.load_game(f"{LAFAMIGLIA}(mode=2v1)").get_type().utility == utility.GENERAL_SUM
    drafted = pyspiel.load_game(LAFAMIGLIA, {"mode": "2v2", "options": "draft"}).new_initial_state()
    assert drafted.numbered.game.options == {"draft": True}
