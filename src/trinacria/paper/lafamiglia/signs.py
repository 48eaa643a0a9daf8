"""The legend of La Famiglia: what each icon is called, and the rule that says what it does, by their messages."""

from typing import Final, NamedTuple

from trinacria.draw.glyphs import GLYPHS


class Sign(NamedTuple):
    """An icon, the message with its name, and the rule that explains it."""

    icon: str
    name: str
    rule: str


_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "explain-group-pieces": (
        "soldato",
        "car",
        "boat",
        "lab",
        "influence",
        "control",
        "tile",
        "start-player",
        "infinity",
    ),
    "explain-group-actions": (
        "recruit",
        "place",
        "reinforce",
        "order",
        "equipment",
        "launder",
        "gather",
        "exert",
        "exert-sheet",
        "exert-row",
        "two-institutions",
        "final-action",
    ),
    "explain-group-rows": ("justice", "police", "economy"),
    "explain-group-orders": (
        "initiative-supply",
        "initiative-attack",
        "soldato-base",
        "advance",
        "skull",
        "strike",
        "car-bomb",
        "rally",
        "pentito",
        "agitate",
        "vest",
    ),
    "explain-group-conflict": ("shield", "finesse", "force", "turncoat", "coward", "take", "leave", "knockout"),
}
_HERE: Final = {"lab": "LF-DL-02"}
"""Rules that are told otherwise on paper: money for labs stands beside laundering, so their defence has the room."""

SIGNS: Final[dict[str, tuple[Sign, ...]]] = {
    group: tuple(Sign(icon, GLYPHS.legend[icon][0], _HERE.get(icon, GLYPHS.legend[icon][1])) for icon in icons)
    for group, icons in _GROUPS.items()
}
