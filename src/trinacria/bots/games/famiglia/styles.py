"""Characters of play in Famiglia: what each likes to do, and how much chance to win it gives for doing so."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from trinacria.games.famiglia.actions import NewCards, PlayCard, Recruit, TakeBack
from trinacria.games.famiglia.cards import YELLOW
from trinacria.kernel.action import Action

STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "bold": {"brute": 0.06},
    "patient": {"new cards": 0.025},
    "thrifty": {"free": 0.035},
    "sly": {"accountant": 0.045, "swap": 0.04},
}
"""By character and deed."""


def deed(action: Action) -> str:
    """What an action is, as characters tell them apart; nothing where all feel the same."""
    if isinstance(action, Recruit):
        return "free" if action.lay < 0 else "pay"
    if isinstance(action, PlayCard):
        return "brute" if action.kind >= YELLOW else "accountant"
    if isinstance(action, TakeBack):
        return "swap"
    return "new cards" if isinstance(action, NewCards) else ""


def _liking(likes: Mapping[str, float], action: Action) -> float:
    return likes.get(deed(action), 0.0)


LIKINGS: Final = {style: partial(_liking, likes) for style, likes in STYLES.items()}
