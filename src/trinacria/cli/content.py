"""`trinacria content`: check a content pack, copy the built-in one for editing, draw its components."""

import shutil
from itertools import chain
from pathlib import Path
from typing import NoReturn

import click

from trinacria.draw.components import draw_all, draw_icons
from trinacria.draw.theme import THEMES
from trinacria.games.lafamiglia.content.fault import ContentError
from trinacria.games.lafamiglia.content.load import BUILT_IN, examine, load
from trinacria.games.lafamiglia.content.model import FILES, Pack

FAULTY = 2
_DIRECTORY = click.Path(path_type=Path)

content_option = click.option(
    "--content",
    "directory",
    metavar="DIR",
    type=_DIRECTORY,
    default=None,
    help="Use the content pack in DIR instead of the built-in one.",
)


def open_pack(directory: Path | None) -> Pack:
    """The pack that `--content` names; ends the program with every fault if it has any."""
    try:
        return load(directory)
    except ContentError as error:
        refuse(f"{error}\n{_number(len(error.faults))} in {directory}")


def refuse(reason: str) -> NoReturn:
    """End the program with a reason and exit code 2."""
    click.echo(reason, err=True)
    raise SystemExit(FAULTY)


def _number(faults: int) -> str:
    return f"{faults} {'fault' if faults == 1 else 'faults'}"


@click.group()
def content() -> None:
    """La Famiglia's components: check, copy and draw them."""


@content.command()
@click.argument("directory", metavar="[DIR]", type=_DIRECTORY, default=BUILT_IN, required=False)
def check(directory: Path) -> None:
    """List every fault of the pack in DIR (default: the built-in pack), one a line."""
    pack, faults = examine(directory)
    for fault in faults:
        click.echo(str(fault))
    if faults or pack is None:
        refuse(f"{_number(len(faults))} in {directory}")
    click.echo(f"{pack.about.name}: no faults; hash {pack.hash}")


@content.command()
@click.argument("directory", metavar="DIR", type=_DIRECTORY)
def new(directory: Path) -> None:
    """Copy the built-in pack to DIR for editing."""
    if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
        refuse(f"{directory} exists and is not an empty directory; name another one")
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for name in FILES:
            shutil.copyfile(BUILT_IN / name, directory / name)
    except OSError as error:
        refuse(f"{directory} cannot be written: {error.strerror}")
    click.echo(f"The built-in pack is in {directory}. Edit its files, then: trinacria content check {directory}")


@content.command()
@click.option("--out", type=_DIRECTORY, default=Path("components"), show_default=True, help="Where the pictures go.")
@click.option("--theme", type=click.Choice([*THEMES, "both"]), default="both", show_default=True)
@content_option
def draw(out: Path, theme: str, directory: Path | None) -> None:
    """Draw every component as SVG: board, sheets, mats, orders, characters, tiles, solo boards, icons."""
    pack = open_pack(directory)
    number = 0
    try:
        for name in THEMES:
            if theme in (name, "both"):
                folder = out / name
                (folder / "icons").mkdir(parents=True, exist_ok=True)
                icons = ((f"icons/{icon}", picture) for icon, picture in draw_icons(name))
                for component, picture in chain(draw_all(pack, name), icons):
                    (folder / f"{component}.svg").write_text(picture, encoding="utf-8")
                    number += 1
    except OSError as error:
        refuse(f"{out} cannot be written: {error.strerror}")
    click.echo(f"{number} pictures in {out}")


if __name__ == "__main__":
    content()
