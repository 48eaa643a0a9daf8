"""How wide a line may be: that of the terminal, that of COLUMNS, or whatever it takes."""

import os
import re
import shutil
import sys
import textwrap
from typing import Final

import click
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

TABLE: Final = 110
"""Columns of a table that goes into a file or a pipe."""
UNLIMITED: Final = 10_000
LEAST: Final = 20
CLICK: Final = 52
"""Columns below which Click does not go by itself."""
NUMBERED: Final = re.compile(r" *(?:\d+\.|-) ")
"""The beginning of an entry of a list: the rest of it stands behind its number."""
HANG: Final = 2
"""By how much other indented lines are indented further when they are wrapped."""


def line_width(err: bool = False) -> int | None:
    """The columns there are; None for a pipe or a file, unless COLUMNS says it."""
    if os.environ.get("COLUMNS", "").isdigit() or (sys.stderr if err else sys.stdout).isatty():
        return max(LEAST, shutil.get_terminal_size().columns)
    return None


def narrow_width() -> int | None:
    """Columns for a page of help where there are fewer than Click would take; None: it knows best."""
    columns = shutil.get_terminal_size().columns
    return max(LEAST, columns - 1) if columns < CLICK else None


def tables() -> Console:
    """Where tables are printed."""
    return Console(width=line_width() or TABLE)


def tell_table(table: Table) -> None:
    """Print a table; where even its longest words have no room side by side, its rows below one another."""
    console = tables()
    # Asked without a limit: what is measured never exceeds it.
    if Measurement.get(console, console.options.update(width=UNLIMITED), table).minimum <= console.width:
        console.print(table)
        return
    if table.title:
        console.print(table.title)
    heads = [str(column.header) for column in table.columns]
    for row in zip(*(column.cells for column in table.columns), strict=True):
        first, *rest = row
        console.print(first)
        for head, cell in zip(heads[1:], rest, strict=True):
            console.print(f"  {head}: {cell}")


def tell(text: str = "", err: bool = False) -> None:
    """Print a text, wrapped between words where lines have a width."""
    width = line_width(err)
    for line in text.split("\n"):
        click.echo(line if width is None else _wrapped(line, width), err=err)


def _wrapped(line: str, width: int) -> str:
    indent = len(line) - len(line.lstrip())
    numbered = NUMBERED.match(line)
    margin = len(numbered[0]) if numbered else indent + HANG if indent else 0
    # A hash or an address is left whole, to be copied.
    return textwrap.fill(
        line,
        width,
        subsequent_indent=" " * min(margin, width // 4),
        break_on_hyphens=False,
        break_long_words=False,
    )
