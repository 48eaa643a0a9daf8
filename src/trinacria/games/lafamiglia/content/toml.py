"""Writes the files of a content pack: Python reads TOML and does not write it."""

import json
import re
from collections.abc import Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_WIDE = 110
"""Columns. A longer list gets a line for each of its entries."""


def write_toml(data: Mapping[str, Any]) -> str:
    """The data of a file as TOML that reads back the same."""
    return "\n".join(_table(data, "")).strip() + "\n"


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


def _table(data: Mapping[str, Any], path: str) -> list[str]:
    """A table with those below it. What has no header of its own comes first."""
    lines: list[str] = []
    below: list[str] = []
    for name, value in data.items():
        key = f"{path}.{_key(name)}" if path else _key(name)
        if value is None:
            continue
        if isinstance(value, Mapping):
            below += [*_headed(f"[{key}]", _table(value, key))]
        elif not path and _are_tables(value):
            for entry in value:
                below += _headed(f"[[{key}]]", [f"{_key(n)} = {_value(v)}" for n, v in entry.items() if v is not None])
        else:
            lines.append(f"{_key(name)} = {_value(value)}")
    return lines + below


def _headed(header: str, lines: list[str]) -> list[str]:
    return ["", header, *lines]


def _are_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, Mapping) for entry in value)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _text(name)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(name)} = {_value(one)}" for name, one in value.items() if one is not None)
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        entries = [_value(one) for one in value if one is not None]
        if _are_tables(value) or len(", ".join(entries)) > _WIDE:
            return "[\n" + "".join(f"  {entry},\n" for entry in entries) + "]"
        return f"[{', '.join(entries)}]"
    return str(value)  # a date: TOML has them, a pack has none, and its check says so


def _text(text: str) -> str:
    # TOML escapes as JSON does, and forbids one character more.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
