"""Famiglia's actions in words."""

from collections.abc import Mapping
from typing import Any

from trinacria.games.famiglia.actions import LayDown, Lower, NewCards, PlayCard, Recruit, TakeBack, well_formed
from trinacria.games.famiglia.cards import VALUE, YELLOW
from trinacria.kernel.action import Action
from trinacria.words import Words


def label(action: Action, words: Words, view: Mapping[str, Any]) -> str:
    """An action in words; one that has no type yet is read from its notation."""
    typed = well_formed(action.text.lower()) if type(action) is Action else action
    return tell_action(typed or action, words)


def tell_action(action: Action, words: Words) -> str:
    """An action in words."""
    if isinstance(action, NewCards):
        return words("famiglia-action-new", card=action.card, count=VALUE[action.kind])
    if isinstance(action, PlayCard):
        key = "famiglia-action-brute" if action.kind >= YELLOW else "famiglia-action-accountant"
        return words(key, card=action.card, value=VALUE[action.kind])
    if isinstance(action, TakeBack):
        return words("famiglia-action-back", card=action.card)
    if isinstance(action, LayDown):
        return words("famiglia-action-lay", card=action.card)
    if isinstance(action, Lower):
        return words("famiglia-action-lower", card=action.card, by=action.by, value=VALUE[action.kind] - action.by)
    if isinstance(action, Recruit):
        return _recruit(action, words)
    return words("famiglia-action-pass" if str(action) == "pass" else "famiglia-action-done")


def _recruit(action: Recruit, words: Words) -> str:
    if not action.shown:
        return words("famiglia-action-take-free", card=action.card)
    lay, keep = action.shown
    if lay == keep:
        return words("famiglia-action-take-pair", card=action.card, lay=lay)
    return words("famiglia-action-take-joker", card=action.card, lay=lay, keep=keep)
