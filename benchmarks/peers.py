"""Measures well-known engines driven from Python, decisions a second. Prints JSON."""

import json
from random import Random

from facing import decisions_of
from measuring import best_rate


def catanatron() -> int:
    """Decisions in two games of four random players of Catanatron."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    decisions = 0
    for seed in range(2):
        colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions


def gin_rummy() -> int:
    """Decisions in games of OpenSpiel's gin rummy; chance is sampled, but only players' decisions count."""
    import pyspiel

    rules = pyspiel.load_game("gin_rummy")
    dice = Random(1)
    decisions = 0
    for _ in range(20):
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = dice.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0]
            else:
                legal = state.legal_actions()
                action = legal[int(dice.random() * len(legal))]
                decisions += 1
            state.apply_action(action)
    return decisions


def chess() -> int:
    """Decisions in PettingZoo's own chess."""
    from pettingzoo.classic import chess_v6

    return decisions_of(chess_v6.env(), 1, longest=60)


def rlcard_gin_rummy() -> int:
    """Decisions in RLCard's gin rummy."""
    import rlcard  # type: ignore[import-not-found]

    env = rlcard.make("gin-rummy", config={"seed": 1})
    dice = Random(1)
    decisions = 0
    for _ in range(6):
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(dice.random() * len(legal))])
            decisions += 1
    return decisions


if __name__ == "__main__":
    engines = {"Catanatron, 4 random players": catanatron, "OpenSpiel gin rummy": gin_rummy}
    faces = {"PettingZoo chess": chess, "RLCard gin rummy": rlcard_gin_rummy}
    print(
        json.dumps(
            {
                "engines": {name: best_rate(work) for name, work in engines.items()},
                "faces": {name: best_rate(work) for name, work in faces.items()},
            }
        )
    )
