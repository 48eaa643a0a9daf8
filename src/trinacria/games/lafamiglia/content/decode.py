"""Turns the raw data of a file into its typed model, and names every place where it does not fit.

msgspec stops at the first fault. On a failure the data is walked again against the model, every fault is
noted, and the faulty values are replaced by those of the built-in pack at the same place, so that the
constraints can still be checked on the rest.
"""

import types
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from trinacria.games.lafamiglia.content.fault import Report, Said, said
from trinacria.games.lafamiglia.content.model.record import Text

T = TypeVar("T")
_LOST: Any = msgspec.UNSET  # nothing can stand in for the faulty value


def convert(raw: object, kind: type[T], spare: object, file: str, report: Report) -> T | None:
    """The data as its typed model; None when it cannot be mended from the spare data."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        mended = _Walk(file, report).mend(raw, kind, "", spare)
    try:
        return msgspec.convert(mended, kind)
    except msgspec.ValidationError as error:
        if not any(fault.file == file for fault in report.faults):
            report.add(file, "", said("cannot-be-used", value=str(error)), said("data-that-fits"))
        return None


def step(key: str, name: str) -> str:
    """The key of a value in a table."""
    return f"{key}.{name}" if key else name


def label(item: object, index: int) -> str:
    """How an entry of a list is called: its id, itself if it is an id, else its number from 0."""
    if isinstance(item, str):
        return item
    if isinstance(item, Mapping) and isinstance(item.get("id"), str | int):
        return str(item["id"])
    return str(index)


class _Walk:
    def __init__(self, file: str, report: Report) -> None:
        self.file = file
        self.report = report

    def mend(self, raw: Any, kind: Any, key: str, spare: Any) -> Any:
        """The raw value with its faults noted and replaced by the spare one."""
        origin = get_origin(kind)
        if origin in (Union, types.UnionType) and all(isinstance(k, type) for k in get_args(kind)):
            return self._tagged(raw, get_args(kind), key, spare)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._table(raw, kind, key, spare)
        if origin is Annotated and get_origin(get_args(kind)[0]) is tuple:
            if isinstance(raw, list) and not _long_enough(raw, kind):
                self.report.add(self.file, key, _is(raw), describe(kind))
                return spare
            kind, origin = get_args(kind)[0], tuple
        if origin is tuple and get_args(kind)[-1] is Ellipsis and isinstance(raw, list):
            return self._entries(raw, get_args(kind)[0], key, spare)
        if getattr(origin, "__name__", "") == "Mapping" and isinstance(raw, Mapping):
            of, inner = get_args(kind)[1], spare if isinstance(spare, Mapping) else {}
            pairs = ((n, self.mend(v, of, step(key, str(n)), inner.get(n, _LOST))) for n, v in raw.items())
            return {name: value for name, value in pairs if value is not _LOST}
        return self._value(raw, kind, key, spare)

    def _value(self, raw: Any, kind: Any, key: str, spare: Any) -> Any:
        try:
            msgspec.convert(raw, kind)
        except msgspec.ValidationError:
            blank = isinstance(raw, str) and not raw.strip()
            problem, cure = _blank(key) if blank and kind == Text else (_is(raw), describe(kind))
            self.report.add(self.file, key, problem, cure)
            return spare
        return raw

    def _tagged(self, raw: Any, kinds: tuple[type[msgspec.Struct], ...], key: str, spare: Any) -> Any:
        tags = {str(kind.__struct_config__.tag): kind for kind in kinds}
        field = str(kinds[0].__struct_config__.tag_field)
        if not isinstance(raw, Mapping):
            self.report.add(self.file, key, _is(raw), said("a-table"))
            return spare
        tag = raw.get(field)
        if not (isinstance(tag, str) and tag in tags):
            problem = _is(raw[field]) if field in raw else said("is-missing")
            self.report.add(self.file, step(key, field), problem, _one_of(tags))
            return spare
        return self._table(raw, tags[tag], key, spare)

    def _table(self, raw: Any, kind: type[msgspec.Struct], key: str, spare: Any) -> Any:
        if not isinstance(raw, Mapping):
            self.report.add(self.file, key, _is(raw), said("a-table"))
            return spare
        inner = spare if isinstance(spare, Mapping) else {}
        fields = {field.name: field for field in msgspec.structs.fields(kind)}
        mended: dict[str, Any] = {}
        tag = kind.__struct_config__.tag_field
        if tag is not None and kind.__struct_config__.tag is not None:
            mended[tag] = wanted = kind.__struct_config__.tag
            if raw.get(tag) != wanted:
                problem = _is(raw[tag]) if tag in raw else said("is-missing")
                self.report.add(self.file, step(key, tag), problem, said("value", value=str(wanted)))
                return spare
        for name in raw:
            if name not in fields and name != tag:
                self.report.add(self.file, step(key, name), said("is-not-a-known-key"), _one_of(fields))
        for name, field in fields.items():
            if name in raw:
                value = self.mend(raw[name], field.type, step(key, name), inner.get(name, _LOST))
            elif field.required:
                self.report.add(self.file, step(key, name), said("is-missing"), describe(field.type))
                value = inner.get(name, _LOST)
            else:
                continue
            if value is _LOST:
                return spare
            mended[name] = value
        return mended

    def _entries(self, raw: list[Any], kind: Any, key: str, spare: Any) -> Any:
        spares: dict[str, Any] = {}
        if isinstance(spare, (list, tuple)):
            spares = {label(item, index): item for index, item in enumerate(spare)}
        mended = []
        for index, item in enumerate(raw):
            name = label(item, index)
            value = self.mend(item, kind, f"{key}[{name}]", spares.get(name, _LOST))
            if value is not _LOST:
                mended.append(value)
        return mended


def _long_enough(raw: list[Any], kind: Any) -> bool:
    return all(len(raw) >= (meta.min_length or 0) for meta in get_args(kind)[1:] if isinstance(meta, msgspec.Meta))


def _blank(key: str) -> tuple[Said, Said]:
    """What is wrong with a text that says nothing."""
    if key.endswith(".name"):
        return said("name-is-blank"), said("type-a-name")
    return said("is-blank"), said("type-a-text")


def _is(raw: object) -> Said:
    if isinstance(raw, Mapping):
        return said("is-a-table")
    if isinstance(raw, (list, tuple)):
        return said("is-a-list", value=len(raw))
    return said("is-word" if isinstance(raw, str) else "is", value=show(raw))


def show(raw: object) -> str:
    """A single value as a file writes it, but without quotes."""
    if isinstance(raw, str):
        # A fault is told in a terminal: what steers one is shown as it is written in the file.
        return "".join(char if unicodedata.category(char) != "Cc" else f"\\u{ord(char):04x}" for char in raw)
    return str(raw).lower() if isinstance(raw, bool) else str(raw)


def _one_of(names: Iterable[str]) -> Said:
    return said("one-of", value=tuple(names))


def describe(kind: Any) -> Said:
    """A type of the model, as a fault says what it expects."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        meta = next((m for m in args[1:] if isinstance(m, msgspec.Meta)), msgspec.Meta())
        return said(meta.title) if meta.title else _limited(args[0], meta)
    if origin is Literal:
        words = tuple(str(word) for word in args)
        return said("one-of", value=words) if len(words) > 1 else said("value", value=words[0])
    if origin in (Union, types.UnionType):
        return describe(next(a for a in args if a is not types.NoneType))
    if origin is tuple:
        return said("a-list") if args[-1] is Ellipsis else said("a-list-of", value=len(args))
    if (isinstance(kind, type) and issubclass(kind, msgspec.Struct)) or "Mapping" in str(kind):
        return said("a-table")
    return said(_PLAIN[kind])


_PLAIN = {int: "a-whole-number", float: "a-number", str: "a-text", bool: "true-or-false"}


def _limited(kind: Any, meta: msgspec.Meta) -> Said:
    if meta.ge is not None and meta.le is not None:
        return said("a-whole-number-from", low=str(meta.ge), high=str(meta.le))
    if meta.ge is not None:
        return said("a-whole-number-of-at-least", value=str(meta.ge))
    if meta.min_length is not None:
        return said("a-list-of-at-least", value=meta.min_length)
    return describe(kind)
