"""Every action a player can ever take, numbered: 406 in an order that never changes.

    new    16   every card above 0, by kind
    play    8   Accountants, then Brutes, above 0
    back   20   by kind
    lay    20   by kind
    lower  40   by kind, then by how much
    take   20   free, by kind
    take  280   paid: by kind, then by what the card counts now; the pair, then each joker, lowest first, kept or laid
    done    1
    pass    1

Nets, datasets and other programs name actions by these numbers, so a new action could only come at the end.
"""

from typing import Final

from trinacria.games.famiglia.actions import BACK, DONE, FREE, LAY, LOWER, NEW, PAID, PASS, PLAY
from trinacria.games.famiglia.cards import BLUE, GREEN, KINDS, VALUE
from trinacria.kernel.action import Action


def _all() -> list[Action]:
    actions: list[Action] = [NEW[kind] for kind in range(KINDS) if VALUE[kind]]
    actions += [PLAY[kind] for kind in range(BLUE, GREEN) if VALUE[kind]]
    actions += BACK
    actions += LAY
    for kind in range(KINDS):
        actions += LOWER[kind][1 : VALUE[kind] + 1]
    actions += FREE
    for kind in range(KINDS):
        for ways in PAID[kind]:
            actions += ways
    return [*actions, DONE, PASS]


ACTION_TABLE: Final = tuple(_all())
for _number, _action in enumerate(ACTION_TABLE):
    _action.number = _number
ACTION_NUMBER: Final = {action.text: action.number for action in ACTION_TABLE}
"""The number of each notation."""
