"""What changed between two screens, as a JSON Patch (RFC 6902) of add, replace and remove."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

Operation: TypeAlias = dict[str, Any]
Known: TypeAlias = dict[tuple[str, int, int], list[Operation]]
"""What was found for parts of other screens, by path and by the parts themselves."""
MISSING: Final = object()
SHARED: Final = 2
"""So many levels down lie the parts that viewers share."""


def difference(old: Any, new: Any, known: Known | None = None) -> list[Operation]:
    """The operations that make the new of the old. With `known`, parts that several screens share are compared once."""
    operations: list[Operation] = []
    if not _same(old, new):
        _compare(old, new, "", operations, {} if known is None else known, SHARED)
    return operations


def apply(document: Any, patch: Sequence[Mapping[str, Any]]) -> Any:
    """The document with a patch applied; parts that do not change are shared."""
    for operation in patch:
        path = [part.replace("~1", "/").replace("~0", "~") for part in str(operation["path"]).split("/")[1:]]
        document = _changed(document, path, operation)
    return document


def _compare(old: Any, new: Any, path: str, operations: list[Operation], known: Known, levels: int) -> None:
    """Compare two parts that are not the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_tables(old, new, path, operations, known, levels)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and new and isinstance(new[0], dict):
        for at in range(len(new)):
            if not _same(old[at], new[at]):
                _compare(old[at], new[at], f"{path}/{at}", operations, known, 0)
    else:
        operations.append({"op": "replace", "path": path, "value": new})


def _compare_tables(
    old: dict[str, Any], new: dict[str, Any], path: str, operations: list[Operation], known: Known, levels: int
) -> None:
    for key in old:
        if key not in new:
            operations.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is value:
            continue
        if before is MISSING:
            operations.append({"op": "add", "path": f"{path}/{_escaped(key)}", "value": value})
        elif levels and isinstance(value, dict):
            there = f"{path}/{_escaped(key)}"
            part = there, id(before), id(value)
            shared = known.get(part)
            if shared is None:
                shared = known[part] = []
                if not _same(before, value):
                    _compare(before, value, there, shared, known, levels - 1)
            operations += shared
        elif not _same(before, value):
            _compare(before, value, f"{path}/{_escaped(key)}", operations, known, 0)


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
