"""Who made the games, as their rulebooks print it."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def credits_of(book: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What people did for a book, and their names: the designers first."""
    found: dict[str, Any] = json.loads((files("trinacria") / "art" / "credits.json").read_text(encoding="utf-8"))
    return tuple((what, tuple(names)) for what, names in found[book]["credits"])


def designers(book: str) -> str:
    """The designers of a book."""
    return ", ".join(credits_of(book)[0][1])
