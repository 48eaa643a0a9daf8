"""How deep JSON and TOML are nested, seen before anything is parsed.

Parsers call themselves for every level, and TOML's takes time that grows with the square of a key's length. Both looks
take time in proportion to the text, whatever is in it.
"""

import re
from typing import Final

MOST_DEEP: Final = 32
"""Levels. What games, packs and records need is 8."""

_JSON_TEXT: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)', re.DOTALL)
_NO_BRACKET: Final = bytes(set(range(256)) - set(b"[]{}"))
_ONE_KIND: Final = bytes.maketrans(b"{}", b"[]")
_TOML_TEXT: Final = re.compile(
    r'"""[^\\"]*(?:(?:\\.|"(?!""))[^\\"]*)*(?:"""|\\?\Z)'
    r"|'''[^']*(?:'(?!'')[^']*)*(?:'''|\Z)"
    r'|"[^"\\\n]*(?:\\.[^"\\\n]*)*(?:"|\\?\Z|(?=\n))'
    r"|'[^'\n]*(?:'|\Z|(?=\n))"
    r"|#[^\n]*",
    re.DOTALL,
)
_END_OF_KEY: Final = re.compile(r"[=\[\]{},\n]")


def is_deep_json(text: str | bytes, most: int = MOST_DEEP) -> bool:
    """Whether lists and objects lie in each other deeper than so many levels."""
    return _is_deep(_JSON_TEXT.sub(b"", text.encode(errors="replace") if isinstance(text, str) else text), most)


def is_deep_toml(text: str, most: int = MOST_DEEP) -> bool:
    """Whether lists and tables lie in each other deeper than so many levels, or a key has more parts."""
    bare = _TOML_TEXT.sub("", text)
    if max(part.count(".") for part in _END_OF_KEY.split(bare)) >= most:
        return True
    return _is_deep(bare.encode(errors="replace"), most)


def _is_deep(bare: bytes, most: int) -> bool:
    """Of a text without quoted parts: every round takes the innermost pairs away."""
    left = bare.translate(_ONE_KIND, _NO_BRACKET)
    for _ in range(most):
        if b"[]" not in left:
            break
        left = left.replace(b"[]", b"")
    # What is never closed is no pair; a parser goes down there all the same.
    return b"[]" in left or left.count(b"[") > most
