"""Reads a content pack: the only module of the rules that touches files."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from trinacria.games.lafamiglia.content.check.pack import check
from trinacria.games.lafamiglia.content.decode import convert
from trinacria.games.lafamiglia.content.fault import ContentError, Fault, Report
from trinacria.games.lafamiglia.content.model.pack import FILES, Files, Pack
from trinacria.games.lafamiglia.content.model.record import Record

BUILT_IN = Path(__file__).parent / "sicily"


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


def loaded(pack_hash: str) -> Pack | None:
    """The pack with this hash, if it was loaded before or is the built-in one, which a copy with other words hides."""
    return _LOADED.get(pack_hash) or (sicily() if pack_hash == sicily().hash else None)


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
        report.add(str(directory), "", "is not a directory", "a directory with the files of a pack")
        return None, tuple(report.faults)
    raw: dict[str, dict[str, Any]] = {}
    for name in FILES:
        optional = _optional(name, raw)
        data = _read(directory / name, report, optional)
        if data is None and not optional:
            data = _raw(name)
        if data is not None:
            raw[name] = data
    files: dict[str, Any] = {
        _field(name): convert(data, FILES[name], _raw(name), name, report) for name, data in raw.items()
    }
    if any(file is None for file in files.values()):
        return None, ContentError(report.faults).faults
    pack = Pack(Files(**files))
    check(pack, raw, report)
    return pack, ContentError(report.faults).faults


def _optional(name: str, raw: dict[str, dict[str, Any]]) -> bool:
    """Whether the pack, of which pack.toml is read first, may do without this file."""
    if name == "balance.toml":
        about = raw["pack.toml"].get("pack")
        return isinstance(about, dict) and about.get("balanced") is False
    return name == "words.toml"


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
    return msgspec.json.decode(text) if name.endswith(".json") else tomllib.loads(text)


def _read(path: Path, report: Report, optional: bool = False) -> dict[str, Any] | None:
    """The raw data of one file, or None with the reason noted; an optional one may be absent."""
    try:
        text = path.read_bytes().decode()
        # A pack is mostly made of a copy: what was left as it was has been read.
        data = _raw(path.name) if text == _text(path.name) else _parse(text, path.name)
    except FileNotFoundError:
        if not optional:
            report.add(path.name, "", "is missing", "a file of this name in the pack")
    except UnicodeDecodeError:
        report.add(path.name, "", "is not UTF-8 text", "a text file")
    except (tomllib.TOMLDecodeError, msgspec.DecodeError) as error:
        report.add(path.name, "", f"cannot be read ({error})", "JSON" if path.suffix == ".json" else "TOML")
    except OSError as error:
        report.add(path.name, "", f"cannot be opened ({error.strerror})", "a readable file")
    else:
        if isinstance(data, dict):
            return data
        report.add(path.name, "", "holds no table", "a table with the keys of the model")
    return None
