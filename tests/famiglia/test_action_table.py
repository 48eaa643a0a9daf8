"""Every action has a number that never changes."""

from random import Random

import trinacria
from trinacria.games.famiglia.action_table import ACTION_NUMBER, ACTION_TABLE


def test_the_table_of_actions_is_what_it_always_was() -> None:
    """406 in a fixed order: nets and other people's programs count on it."""
    assert len(ACTION_TABLE) == len(ACTION_NUMBER) == 406
    texts = [action.text for action in ACTION_TABLE]
    assert texts[:2] == ["new R1", "new R2"]
    assert texts[16:25] == [
        "play B1",
        "play B2",
        "play B3",
        "play B4",
        "play Y1",
        "play Y2",
        "play Y3",
        "play Y4",
        "back R0",
    ]
    assert texts[44] == "lay R0"
    assert texts[64:66] == ["lower R1 1", "lower R2 1"]
    assert texts[104] == "take R0"
    assert texts[124:129] == ["take R1 R0 R0", "take R1 R0 G1", "take R1 G1 R0", "take R1 R0 G2", "take R1 G2 R0"]
    assert texts[-2:] == ["done", "pass"]
    assert [texts.index(text) for text in texts] == list(range(406)), "no action has two numbers"


def test_every_legal_action_of_many_games_is_in_the_table() -> None:
    dice = Random(2)
    met = set()
    for seed in range(60):
        game = trinacria.new_game("famiglia", seed=seed)
        while (decision := game.decision) is not None:
            met |= {action.text for action in decision.actions}
            assert all(ACTION_TABLE[ACTION_NUMBER[action.text]] == action for action in decision.actions)
            choice = [action for action in decision.actions if action.text != "pass"]
            game.play(dice.choice(choice or list(decision.actions)))
    assert len(met) > 100
