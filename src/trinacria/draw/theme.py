"""The colours of the drawings, read from the design tokens: light and dark."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Literal

ThemeName = Literal["light", "dark"]
THEMES: tuple[ThemeName, ...] = ("light", "dark")
_RULE = re.compile(r"^(:root|\[data-theme=\"dark\"\]) \{(.*?)\n\}", re.DOTALL | re.MULTILINE)
_TOKEN = re.compile(r"--([a-z0-9-]+):\s*([^;]+);")


@dataclass(frozen=True)
class Theme:
    """The tokens of one theme: theme["ink"] is the value of --ink."""

    name: ThemeName
    tokens: Mapping[str, str]

    def __getitem__(self, token: str) -> str:
        return self.tokens[token]

    def family(self, colour: str) -> tuple[str, str, str]:
        """Ground, ink and keyline of a family."""
        return self[f"fam-{colour}"], self[f"on-{colour}"], self[f"key-{colour}"]


@cache
def theme(name: ThemeName) -> Theme:
    """The theme of that name; dark takes from light what it does not change."""
    text = files("trinacria.art").joinpath("tokens.css").read_text(encoding="utf-8")
    rules = {selector: dict(_TOKEN.findall(body)) for selector, body in _RULE.findall(text)}
    tokens = dict(rules[":root"])
    if name == "dark":
        tokens |= rules['[data-theme="dark"]']
    return Theme(name, MappingProxyType(tokens))


def mix(one: str, other: str, share: float) -> str:
    """A colour between two of the form #rrggbb: `share` of the other."""
    a, b = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (one, other))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))
