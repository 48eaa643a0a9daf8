"""The catalogues as they are written. To read one takes most of a second, so what was read is kept until it changes."""

import gc
import hashlib
import os
import pickle
from functools import cache
from importlib.metadata import version
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message

import trinacria

CATALOGUES = Path(trinacria.__file__).parent / "words"
KEPT = Path(__file__).parents[3] / ".cache" / "catalogues"


@cache
def parsed(language: str) -> dict[str, list[BaseNode]]:
    """What each file of a language holds, by file name."""
    texts = {file.name: file.read_text(encoding="utf-8") for file in sorted((CATALOGUES / language).glob("*.ftl"))}
    mark = hashlib.sha256(repr((version("fluent.syntax"), texts)).encode()).hexdigest()
    kept = KEPT / f"{language}-{mark}.pickle"
    # Among so many new objects, none of which is rubbish, to look for it takes longer than to read them.
    gc.disable()
    try:
        if kept.exists():
            found: dict[str, list[BaseNode]] = pickle.loads(kept.read_bytes())
        else:
            found = {name: list(FluentParser(with_spans=False).parse(text).body) for name, text in texts.items()}
            _keep(language, kept, pickle.dumps(found))
    finally:
        gc.enable()
    return found


def _keep(language: str, kept: Path, data: bytes) -> None:
    """Keep what was read in place of what was read before; other processes may do the same."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for older in KEPT.glob(f"{language}-*.pickle"):
        if older != kept:
            older.unlink(missing_ok=True)
    fresh = kept.with_name(f"{kept.name}.{os.getpid()}")
    fresh.write_bytes(data)
    fresh.replace(kept)


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language by its key."""
    return {entry.id.name: entry for body in parsed(language).values() for entry in body if isinstance(entry, Message)}
