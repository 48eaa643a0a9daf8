"""What the icons mean, in words."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Group(NamedTuple):
    """Icons of one kind: an id, a title, and the meaning of each icon by name."""

    id: str
    title: str
    meanings: dict[str, str]


@cache
def icon_words() -> tuple[Group, ...]:
    """The groups in the order of the file."""
    text = files("trinacria.art").joinpath("icons.toml").read_text(encoding="utf-8")
    groups: dict[str, dict[str, str]] = tomllib.loads(text)
    return tuple(Group(name, words.pop("title"), words) for name, words in groups.items())
