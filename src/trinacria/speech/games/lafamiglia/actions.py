"""What fills the sentences of La Famiglia's actions."""

from typing import Final

from trinacria.games.lafamiglia.rules.actions import COLOUR, LOT, NUMBER, ORDER, SPACE, TOKEN, VERBS
from trinacria.speech.voice import ActionFact

NAMED: Final = {
    COLOUR: ("what", "family"),
    ORDER: ("what", "order_in_full"),
    SPACE: ("what", "space_in_full"),
    TOKEN: ("token", TOKEN),
    NUMBER: ("number", NUMBER),
}
"""The fact that a word of the notation fills, and how it is called; others are `$what` by their name."""
OTHERWISE: Final = {
    "token": (ActionFact("what", SPACE, 1), ActionFact("token", TOKEN, 2)),
    "do": (ActionFact("what", "capital_part", 1),),
    "keep": (ActionFact("what", "character", 1), ActionFact("card", "character_in_full", 1)),
    "transfer": (ActionFact("what", "tile", 1), ActionFact("other", "tile", 2)),
    "swap": (ActionFact("what", "tile", 1), ActionFact("other", "tile", 2)),
    "column": (ActionFact("what", "column", 1), ActionFact("money", "column_cost", 1, now=True)),
    "force": (ActionFact("number", "force_cost", 0, now=True),),
    "members": (ActionFact("number", NUMBER, 1), ActionFact("rest", "soldati_beside", 1, now=True)),
    "seat": (
        ActionFact("number", NUMBER, 1),
        ActionFact("mine", "own_seats", 1, now=True),
        ActionFact("theirs", "other_seats", 1, now=True),
    ),
}
"""Verbs with sentences that are filled in another way."""
ACTIONS: Final = {
    verb: OTHERWISE.get(verb)
    or tuple(ActionFact(*NAMED.get(kind, ("what", kind)), word) for word, kind in enumerate(kinds, 1) if kind != LOT)
    for verb, kinds in VERBS.items()
}
