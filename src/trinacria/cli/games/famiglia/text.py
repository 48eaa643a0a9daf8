"""Famiglia's table in lines of text."""

from typing import Any

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


def _street(view: dict[str, Any]) -> str:
    lowered = view["lowered"]
    shown = list(view["street"])
    if lowered is not None:
        shown[lowered["at"]] += f"→{lowered['value']}"
    return " ".join(shown)
