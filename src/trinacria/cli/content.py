"""`trinacria content`: check a content pack, copy the built-in one for editing, draw and print its components."""

import errno
import os
import shutil
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

import click

from trinacria.cli.options import language_option
from trinacria.cli.packs.balance import balance_command
from trinacria.cli.printing.command import print_command
from trinacria.draw.components import draw_all, draw_icons
from trinacria.draw.theme import THEMES
from trinacria.games import game_class
from trinacria.games.lafamiglia.content.check.doubts import doubts
from trinacria.games.lafamiglia.content.fault import ContentError, Fault
from trinacria.games.lafamiglia.content.files import PACK_FILES
from trinacria.games.lafamiglia.content.load import BUILT_IN, examine, load
from trinacria.games.lafamiglia.content.model.pack import FILES, Pack
from trinacria.words import Words
from trinacria.words.telling import tell_faults

DIRECTORY = click.Path(path_type=Path)


class FaultyContent(click.ClickException):
    """A content pack with faults; all of them are told."""

    def __init__(self, faults: Iterable[Fault], directory: Path | None, words: Words) -> None:
        told = tell_faults(faults, words, PACK_FILES.place)
        super().__init__("\n".join([words("content-faults", count=len(told), folder=str(directory)), *told]))


def content_command(words: Words) -> click.Group:
    """The command `content` with its subcommands."""
    group = click.Group(
        "content",
        help=words("content-help"),
        short_help=words("content-help"),
        commands=[
            _check(words),
            _new(words),
            _draw(words),
            print_command(words, content_option(words), content_options),
            balance_command(words, open_pack),
        ],
    )
    group.params.append(language_option(words))
    return group


def content_option(words: Words) -> click.Option:
    """--content: a pack in a folder instead of the built-in one."""
    return click.Option(["--content"], metavar="DIR", type=DIRECTORY, help=words("content-help-option"))


def open_pack(directory: Path | None, words: Words) -> Pack:
    """The pack that `--content` names; raises FaultyContent with every fault if it has any."""
    try:
        return load(directory)
    except ContentError as error:
        raise FaultyContent(error.faults, directory, words) from None


def content_options(game: str, directory: Path | None, words: Words) -> dict[str, object]:
    """The options of a new game that is played with the pack in a directory; none for the built-in one."""
    if directory is None:
        return {}
    try:
        return game_class(game).use_content(str(directory))
    except ContentError as error:
        raise FaultyContent(error.faults, directory, words) from None


def _check(words: Words) -> click.Command:
    def check(directory: Path) -> int:
        pack, faults = examine(directory)
        if faults or pack is None:
            raise FaultyContent(faults, directory, words)
        for doubt in tell_faults(doubts(pack), words, PACK_FILES.place):
            click.echo(words("content-doubt", told=doubt))
        click.echo(words("content-sound", name=pack.about.name, hash=pack.hash))
        return 0

    folder = click.Argument(["directory"], metavar="[DIR]", type=DIRECTORY, default=BUILT_IN, required=False)
    return click.Command(
        "check",
        callback=check,
        help=words("content-help-check"),
        short_help=words("content-help-check"),
        params=[folder, language_option(words)],
    )


def _new(words: Words) -> click.Command:
    def new(directory: Path) -> int:
        if directory.exists() and not directory.is_dir():
            raise click.FileError(str(directory), os.strerror(errno.ENOTDIR))
        if directory.exists() and any(directory.iterdir()):
            raise click.FileError(str(directory), words("content-not-empty"))
        try:
            directory.mkdir(parents=True, exist_ok=True)
            for name in FILES:
                shutil.copyfile(BUILT_IN / name, directory / name)
        except OSError as error:
            raise click.FileError(str(directory), error.strerror or str(error)) from None
        click.echo(words("content-copied", folder=str(directory)))
        return 0

    folder = click.Argument(["directory"], metavar="DIR", type=DIRECTORY)
    told = words("content-help-new")
    return click.Command("new", callback=new, help=told, short_help=told, params=[folder, language_option(words)])


def _draw(words: Words) -> click.Command:
    def draw(out: Path, theme: str, content: Path | None) -> int:
        pack = open_pack(content, words).in_language(words.language)
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
            raise click.FileError(str(out), error.strerror or str(error)) from None
        click.echo(words("content-drawn", count=number, folder=str(out)))
        return 0

    return click.Command(
        "draw",
        callback=draw,
        help=words("content-help-draw"),
        short_help=words("content-help-draw"),
        params=[
            click.Option(
                ["--out"], type=DIRECTORY, default=Path("components"), show_default=True, help=words("content-help-out")
            ),
            click.Option(
                ["--theme"],
                type=click.Choice([*THEMES, "both"]),
                default="both",
                show_default=True,
                help=words("content-help-theme"),
            ),
            content_option(words),
            language_option(words),
        ],
    )
