"""A world of Famiglia as the vector that the net sees; `trinacria.gpu.sight` makes the same of its own games."""

from trinacria.games.famiglia import Famiglia
from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.cards import KINDS, POINTS
from trinacria.games.famiglia.turn import Turn

STREET, POOL, DISCARD, BOTTOM, LOWERED, LAYABLE, FETCHABLE = (place * KINDS for place in range(4, 11))
ASKED = 11 * KINDS
STEP = ASKED + 4
LEFT = STEP + 5
LOWERED_BY = LEFT + 5
PASSES = LOWERED_BY + 5
NUMBERS = PASSES + 2
LENGTH = NUMBERS + 11


def sight(world: Famiglia) -> list[float]:
    """What the mover knows who remembers all they saw. The order of the unknown deck changes nothing."""
    cards = world.cards
    me = world.mover
    half = 2 * KINDS
    row: list[float] = [0.0] * LENGTH
    row[:half] = cards[half * me : half * (me + 1)]
    row[half : 2 * half] = cards[half * (1 - me) : half * (2 - me)]
    for kind in world.street:
        row[STREET + kind] += 1
    unknown = len(world.deck) - world.known_bottom
    for kind in world.deck[:unknown]:
        row[POOL + kind] += 1
    for kind in world.discard:
        row[DISCARD + kind] += 1
    for kind in world.deck[unknown:]:
        row[BOTTOM + kind] += 1
    if world.lowered_at >= 0:
        row[LOWERED + world.street[world.lowered_at]] = 1
    _flow(world, row)
    row[LEFT + world.turns_left + 1] = 1
    row[LOWERED_BY + world.lowered_by] = 1
    if world.passes < 2:
        row[PASSES + world.passes] = 1
    mine, theirs = (
        sum([points * (row[at + kind] + row[at + KINDS + kind]) for kind, points in enumerate(POINTS)])
        for at in (0, half)
    )
    row[NUMBERS] = world.second_pass
    row[NUMBERS + 2] = me
    row[NUMBERS + 5 :] = [
        len(world.deck) / 20,
        len(world.discard) / 20,
        len(world.street) / 6,
        mine / 40,
        theirs / 40,
        (mine - theirs) / 20,
    ]
    return row


def _flow(world: Famiglia, row: list[float]) -> None:
    """How far the turn has come."""
    asked = 0
    for frame in world.frames:
        if isinstance(frame, Turn):
            row[STEP + frame.step] = 1
            row[NUMBERS + 1] = frame.renewed
        elif isinstance(frame, Swap):
            asked = 2 if frame.fetched >= 0 else 1
            row[LAYABLE:FETCHABLE] = frame.layable
            if asked == 1:
                row[FETCHABLE:ASKED] = frame.fetchable
            row[NUMBERS + 3] = frame.left
        elif isinstance(frame, Target):
            asked = 3
            row[NUMBERS + 4] = frame.strength
    row[ASKED + asked] = 1
