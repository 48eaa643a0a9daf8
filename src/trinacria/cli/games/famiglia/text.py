"""Famiglia in lines of text: the table, and every action in words."""

from collections.abc import Mapping
from typing import Any

from trinacria.games.famiglia.actions import LayDown, Lower, NewCards, PlayCard, Recruit, TakeBack, well_formed
from trinacria.games.famiglia.cards import VALUE, YELLOW
from trinacria.kernel.action import Action
from trinacria.words import Words


def describe(view: dict[str, Any], words: Words, names: dict[str, str]) -> list[str]:
    """What a viewer sees, a line each: the deck, the street, and every player's cards."""
    lines = [
        words("plain-deck", run=view["pass"], deck=view["deck_size"], discard=len(view["discard"])),
        words("plain-street", cards=_street(view) or words("plain-nothing")),
    ]
    if view["deck_bottom"]:
        lines.append(words("plain-bottom", cards=" ".join(view["deck_bottom"])))
    if view["turns_left"] is not None and view["result"] is None:
        lines.append(words("plain-last-turns", count=view["turns_left"]))
    elif view["passes"] == 1 and view["result"] is None:
        lines.append(words("famiglia-one-pass"))
    for seat in view["seats"]:
        held = view.get("hands", {}).get(seat)
        facts = {
            "name": names[seat],
            "gang": " ".join(view["gangs"][seat]) or words("plain-nothing"),
            "gang_points": view["gang_points"][seat],
        }
        if held is None:
            lines.append(words("plain-player-hidden", **facts, count=view["hand_sizes"][seat]))
        else:
            hand = " ".join(held) or words("plain-nothing")
            lines.append(words("plain-player", **facts, hand=hand, hand_points=view["hand_points"][seat]))
    return lines


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


def _street(view: dict[str, Any]) -> str:
    lowered = view["lowered"]
    shown = list(view["street"])
    if lowered is not None:
        shown[lowered["at"]] += f"→{lowered['value']}"
    return " ".join(shown)
