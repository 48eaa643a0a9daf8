"""What changed between two screens, as a JSON Patch (RFC 6902) of add, replace and remove."""

from collections.abc import Mapping, Sequence
from typing import Any


def difference(old: Any, new: Any) -> list[dict[str, Any]]:
    """The operations that make the new of the old."""
    found: list[dict[str, Any]] = []
    _compare(old, new, "", found)
    return found


def apply(document: Any, patch: Sequence[Mapping[str, Any]]) -> Any:
    """The document with a patch applied; parts that do not change are shared."""
    for operation in patch:
        path = [part.replace("~1", "/").replace("~0", "~") for part in str(operation["path"]).split("/")[1:]]
        document = _changed(document, path, operation)
    return document


def _compare(old: Any, new: Any, path: str, found: list[dict[str, Any]]) -> None:
    if _same(old, new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
        for key, value in new.items():
            if key not in old:
                found.append({"op": "add", "path": f"{path}/{_escaped(key)}", "value": value})
            elif not _same(old[key], value):
                _compare(old[key], value, f"{path}/{_escaped(key)}", found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and new and isinstance(new[0], dict):
        for at, (one, other) in enumerate(zip(old, new, strict=True)):
            _compare(one, other, f"{path}/{at}", found)
    else:
        found.append({"op": "replace", "path": path, "value": new})


def _same(old: Any, new: Any) -> bool:
    return old is new or (type(old) is type(new) and old == new)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def _changed(document: Any, path: list[str], operation: Mapping[str, Any]) -> Any:
    if not path:
        return operation["value"]
    name, rest = path[0], path[1:]
    if isinstance(document, list):
        copy = list(document)
        copy[int(name)] = _changed(copy[int(name)], rest, operation)
        return copy
    twin = dict(document)
    if not rest and operation["op"] == "remove":
        del twin[name]
    elif not rest:
        twin[name] = operation["value"]
    else:
        twin[name] = _changed(twin[name], rest, operation)
    return twin
