"""Writes the files of a content pack."""

import json
from collections.abc import Mapping
from typing import Any

import tomli_w

_WIDE = 110
"""Columns. What is longer gets a line for each of its entries."""


def write_toml(data: Mapping[str, Any]) -> str:
    """The data of a file as TOML that reads back the same."""
    return tomli_w.dumps(_stated(data))


def write_json(data: Mapping[str, Any]) -> str:
    """The shapes of the map: one line for each arc, area, sea and mandamento."""
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {_lines(value)}" for name, value in data.items()) + "\n}\n"


def _lines(value: Any) -> str:
    plain = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if len(plain) < _WIDE:
        return plain
    if isinstance(value, Mapping):
        inner = [f"{json.dumps(name)}: {json.dumps(one, ensure_ascii=False)}" for name, one in value.items()]
        return "{\n" + ",\n".join(inner) + "\n}"
    if isinstance(value, list):
        return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in value) + "\n]"
    return plain


def _stated(value: Any) -> Any:
    """TOML has no null: what is not stated is left out."""
    if isinstance(value, Mapping):
        return {name: _stated(one) for name, one in value.items() if one is not None}
    if isinstance(value, (list, tuple)):
        return [_stated(one) for one in value if one is not None]
    return value
