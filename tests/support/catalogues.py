"""The catalogues as they are written, read once for all tests of a process: that takes a second for each language."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode

import trinacria

CATALOGUES = Path(trinacria.__file__).parent / "words"


@cache
def parsed(language: str) -> dict[str, list[BaseNode]]:
    """What each file of a language holds, by file name."""
    files = sorted((CATALOGUES / language).glob("*.ftl"))
    return {file.name: list(FluentParser().parse(file.read_text(encoding="utf-8")).body) for file in files}
