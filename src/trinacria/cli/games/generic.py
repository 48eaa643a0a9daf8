"""Any game in lines of text: in the words of its own catalogues, or as it is where these have none."""

from collections.abc import Mapping
from typing import Any

from trinacria.words import Words

OF_EVERY_GAME = ("game", "seat", "seats", "decision", "result")


def describe(view: dict[str, Any], words: Words, names: dict[str, str]) -> list[str]:
    """What a viewer sees, a line for each datum: `nim-view-heaps`, or `heaps: 3, 4, 5`; at the end the score."""
    lines = []
    for name, value in view.items():
        if name not in OF_EVERY_GAME:
            key, told = f"{view['game']}-view-{name}", _told(value, names)
            lines.append(words(key, value=told) if key in words else f"{name.replace('_', ' ')}: {told}")
    if view["result"] is not None:
        lines.append(words("plain-score", scores=_told(view["result"]["scores"], names)))
    return lines


def _told(value: object, names: Mapping[str, str]) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{names.get(str(key), str(key))}: {_told(part, names)}" for key, part in value.items()) or "–"
    if isinstance(value, (list, tuple)):
        return ", ".join(_told(part, names) for part in value) or "–"
    return "–" if value is None else names.get(str(value), str(value))
