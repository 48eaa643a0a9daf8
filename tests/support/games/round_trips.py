"""Positions, notation, copies and the record of a game give it back as it was."""

import json
from collections.abc import Callable, Iterable

import trinacria
from support.runs.effort import EVERYTHING

OFTEN, SELDOM = (1, 4) if EVERYTHING else (3, 9)
"""Of so many moments one is looked at, and one is read back from its position."""


def check_round_trips(
    moments: Iterable[trinacria.Game], check: Callable[[trinacria.Game], None], each: bool = False
) -> None:
    """Along a game that is played to its end; `each`: every position is read back."""
    for step, game in enumerate(moments):
        if step % OFTEN and game.decision is not None:
            continue
        check(game)
        position = game.position()
        if step % SELDOM == 0 or game.decision is None or each:
            assert trinacria.from_position(json.loads(json.dumps(position))).position() == position
        if game.decision is not None:
            for action in game.decision.actions:
                assert game.parse(str(action)) == action
            twin = game.copy()
            twin.play(game.decision.actions[-1])
            assert game.position() == position, "a copy is independent"
    record = game.record()
    assert trinacria.replay(json.loads(json.dumps(record))).position() == position
    assert trinacria.verify(record).position() == position
    assert trinacria.load(trinacria.dump(record)) == record
