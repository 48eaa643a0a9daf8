"""Measures two well-known engines driven from Python, decisions a second. Prints JSON."""

import json
from random import Random

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


if __name__ == "__main__":
    print(
        json.dumps({"Catanatron, 4 random players": best_rate(catanatron), "OpenSpiel gin rummy": best_rate(gin_rummy)})
    )
