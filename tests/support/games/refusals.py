"""What La Famiglia refuses."""

from random import Random

import pytest

import trinacria
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.rules.actions import VERBS


def check_refusals(game: trinacria.Game, dice: Random) -> None:
    """A well-formed action of every verb: if it is not listed, it is refused by a rule, and nothing changes."""
    assert isinstance(game, LaFamiglia)
    assert game.decision is not None
    before = game.position()
    legal = set(game.decision.actions)
    for verb, kinds in VERBS.items():
        words = [dice.choice(game.vocabulary.names[kind]) for kind in kinds]
        action = game.well_formed(" ".join([verb, *words]).lower())
        assert action is not None
        if action in legal:
            continue
        with pytest.raises(trinacria.IllegalAction) as refusal:
            game.play(action)
        assert refusal.value.rule
        assert refusal.value.message
        assert all(fact != "" for fact in refusal.value.facts.values()), "what is refused has a name"
    assert game.position() == before
