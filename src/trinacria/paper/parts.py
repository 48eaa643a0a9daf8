"""How what is printed of a game becomes files."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from trinacria.paper.output import Part, Printer
from trinacria.paper.pdf.document import Laid
from trinacria.paper.sheet import Paper
from trinacria.words import Words

Drawing: TypeAlias = Callable[[Mapping[str, object], Paper, Words, Sequence[str]], tuple[str, list[Part]]]
"""Draws these kinds of parts, with the options that choose a content pack; the title, and the parts."""


def pages_part(id: str, write: Callable[[Words, Paper], list[str]], paper: Paper, words: Words) -> Part:
    """Rules or a list on pages of their own."""
    pages = tuple((Laid(drawing, 0, 0, paper.wide, paper.high),) for drawing in write(words, paper))
    return Part(id, words(f"paper-part-{id}"), pages=pages, back_to_back=True)


def print_parts(title: str, parts: Sequence[Part], paper: Paper, words: Words) -> tuple[bytes, int]:
    """The parts in one PDF, and how many pages it has."""
    printer = Printer(title, paper, words)
    return printer.data(list(parts)), printer.sides
