"""Reads a content pack: the only module of the rules that touches files."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from trinacria.games.lafamiglia.content.check.pack import check
from trinacria.games.lafamiglia.content.check.strangers import check_texts
from trinacria.games.lafamiglia.content.decode import convert
from trinacria.games.lafamiglia.content.fault import ContentError, Fault, Report, said, sort
from trinacria.games.lafamiglia.content.model.pack import FILES, Files, Pack
from trinacria.games.lafamiglia.content.model.record import Record
from trinacria.kernel.content.faults import FileContent
from trinacria.kernel.content.nesting import is_deep_json, is_deep_toml
from trinacria.kernel.errors import UnknownOption

BUILT_IN = Path(__file__).parent / "sicily"
LARGEST_FILE = 2 * 1024 * 1024
"""Bytes of a file in a folder. Those of the built-in pack have less than a tenth of that."""


@cache
def sicily() -> Pack:
    """The built-in pack, read once a process. The tests check it; here it is only decoded."""
    files: dict[str, Any] = {_field(name): _decode(name) for name in FILES}
    return Pack(Files(**files))


@cache
def load(directory: Path | None = None) -> Pack:
    """The pack in a directory, or the built-in one; raises ContentError with every fault it has."""
    if directory is None:
        return sicily()
    pack, faults = examine(directory)
    if pack is None or faults:
        raise ContentError(faults)
    _LOADED[pack.hash] = pack
    return pack


_LOADED: dict[str, Pack] = {}
_BROUGHT: dict[str, Pack] = {}
"""Packs that players brought: known by their hash alone, and offered to nobody else."""


def loaded(pack_hash: str) -> Pack | None:
    """The pack with this hash, if it was loaded before or is the built-in one, which a copy with other words hides."""
    found = _LOADED.get(pack_hash) or (sicily() if pack_hash == sicily().hash else None)
    return found or _BROUGHT.get(pack_hash)


def at_play(pack_hash: object) -> Pack:
    """The pack that a game is played with; raises UnknownOption when it is not at hand."""
    pack = loaded(pack_hash) if isinstance(pack_hash, str) else None
    if pack is None:
        raise UnknownOption("error-content-missing", hash=str(pack_hash))
    return pack


def bring(files: Mapping[str, str]) -> Pack:
    """Make a pack known that was examined before and has no faults."""
    decoded: dict[str, Any] = {
        _field(name): msgspec.convert(_data(name, text), FILES[name]) for name, text in files.items()
    }
    pack = Pack(Files(**decoded))
    return _BROUGHT.setdefault(pack.hash, pack)


def take_away(pack_hash: str) -> None:
    """Forget a pack that was brought."""
    _BROUGHT.pop(pack_hash, None)


def brought() -> tuple[str, ...]:
    """The packs that were brought, the first ones first."""
    return tuple(_BROUGHT)


def at_hand() -> list[Pack]:
    """The built-in pack, or a copy that is played alike, and those others that were loaded."""
    return list(({sicily().hash: sicily()} | _LOADED).values())


def load_folder(directory: str) -> Pack:
    """The pack in the directory with this name."""
    return load(Path(directory))


def examine(directory: Path) -> tuple[Pack | None, tuple[Fault, ...]]:
    """The pack in a directory, if it can be read at all, and every fault it has."""
    report = Report()
    if not directory.is_dir():
        report.add(str(directory), "", said("is-not-a-directory"), said("a-directory"))
        return None, tuple(report.faults)
    files: dict[str, str] = {}
    for name in FILES:
        text = _open(directory / name, report)
        if text is not None:
            files[name] = text
    pack, faults, _ = examine_files(files, report)
    return pack, faults


class Examination(NamedTuple):
    """The pack that files make up, if they can be read at all, every fault it has, and what the files say."""

    pack: Pack | None
    faults: tuple[Fault, ...]
    raw: Mapping[str, dict[str, Any]]


def examine_files(
    files: Mapping[str, FileContent], report: Report | None = None, stranger: bool = False
) -> Examination:
    """Look into files by their names. Of a stranger's pack more is asked."""
    report = report or Report()
    for name in files:
        if name not in FILES:
            report.add(name, "", said("is-no-file-of-a-pack"), said("one-of", value=tuple(FILES)))
    raw: dict[str, dict[str, Any]] = {}
    for name in FILES:
        optional = _optional(name, raw)
        data = _read(name, files.get(name), report, optional)
        if data is None and not optional:
            data = _raw(name)
        if data is not None:
            raw[name] = data
    if stranger:
        check_texts(raw, report)
    decoded: dict[str, Any] = {
        _field(name): convert(data, FILES[name], _raw(name), name, report) for name, data in raw.items()
    }
    if any(file is None for file in decoded.values()):
        return Examination(None, sort(report.faults), raw)
    pack = Pack(Files(**decoded))
    check(pack, raw, report)
    return Examination(pack, sort(report.faults), raw)


def _optional(name: str, raw: dict[str, dict[str, Any]]) -> bool:
    """Whether the pack, of which pack.toml is read first, may do without this file."""
    if name == "balance.toml":
        about = raw["pack.toml"].get("pack")
        return isinstance(about, dict) and about.get("balanced") is False
    return name == "words.toml"


def built_in(name: str) -> dict[str, Any]:
    """What a file of the built-in pack says. It is nobody's to change."""
    return _raw(name)


def built_in_text(name: str) -> str:
    """A file of the built-in pack."""
    return _text(name)


def _field(name: str) -> str:
    return name.partition(".")[0]


def _decode(name: str) -> Record:
    data = (BUILT_IN / name).read_bytes()
    if name.endswith(".json"):
        return msgspec.json.decode(data, type=FILES[name])
    return msgspec.convert(tomllib.loads(data.decode()), FILES[name])


@cache
def _raw(name: str) -> dict[str, Any]:
    parsed: dict[str, Any] = _parse(_text(name), name)
    return parsed


@cache
def _text(name: str) -> str:
    return (BUILT_IN / name).read_bytes().decode()


def _parse(text: str, name: str) -> Any:
    """What a file says; raises RecursionError for what is nested too deeply, before a parser goes down there."""
    json = name.endswith(".json")
    if is_deep_json(text) if json else is_deep_toml(text):
        raise RecursionError(name)
    return msgspec.json.decode(text) if json else tomllib.loads(text)


def _data(name: str, text: str) -> Any:
    # A pack is mostly made of a copy: what was left as it was has been read.
    return _raw(name) if text == _text(name) else _parse(text, name)


def _open(path: Path, report: Report) -> str | None:
    """The text of one file, or None; the reason is noted, unless there is no such file."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST_FILE + 1)
        if len(text) > LARGEST_FILE:
            report.add(
                path.name,
                "",
                said("has-characters", value=path.stat().st_size),
                said("at-most-characters", value=LARGEST_FILE),
            )
            return None
        return text.decode()
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        report.add(path.name, "", said("is-not-utf-8"), said("a-text-file"))
    except OSError as error:
        report.add(path.name, "", said("cannot-be-opened", value=error.strerror), said("a-readable-file"))
    return None


def _read(name: str, content: FileContent | None, report: Report, optional: bool = False) -> dict[str, Any] | None:
    """The raw data of one file, or None with the reason noted; an optional one may be absent."""
    if content is None:
        if not optional and not any(fault.file == name for fault in report.faults):
            report.add(name, "", said("is-missing"), said("a-file-of-this-name"))
        return None
    try:
        data = _data(name, content) if isinstance(content, str) else content
    except RecursionError:
        report.add(name, "", said("is-nested-too-deeply"), said("tables-as-in-the-built-in-pack"))
    # Numbers with thousands of digits are a ValueError of Python's own.
    except (ValueError, msgspec.DecodeError) as error:
        report.add(
            name,
            "",
            said("cannot-be-read", value=str(error)),
            said("value", value="JSON" if name.endswith(".json") else "TOML"),
        )
    else:
        if isinstance(data, dict):
            return data
        report.add(name, "", said("holds-no-table"), said("a-table-of-the-model"))
    return None
