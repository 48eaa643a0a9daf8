"""Measures two well-known engines driven from Python, decisions a second. Prints JSON."""

import json
import time
from random import Random

SECONDS = 4.0


def catanatron() -> float:
    """Four random players of Catanatron."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    decisions = seed = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        seed += 1
    return decisions / passed


def gin_rummy() -> float:
    """OpenSpiel's gin rummy; chance is sampled, but only players' decisions count."""
    import pyspiel  # type: ignore[import-not-found]

    rules = pyspiel.load_game("gin_rummy")
    dice = Random(1)
    decisions = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
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
    return decisions / passed


if __name__ == "__main__":
    print(json.dumps({"Catanatron, 4 random players": catanatron(), "OpenSpiel gin rummy": gin_rummy()}))
