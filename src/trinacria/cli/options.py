"""Options that several commands have."""

import os
from pathlib import Path
from typing import Final

import click

from trinacria.cli.help import NOT_TEXT, TOO_LARGE
from trinacria.words import Words

LARGEST: Final = 64 * 1024 * 1024
"""Bytes of a file that is read whole: a hundred times a record with its pack."""


def language_option(words: Words) -> click.Option:
    """--lang, which may stand before or after the command; it is read before anything else."""
    return click.Option(["--lang"], metavar="LANG", expose_value=False, help=words("cli-help-lang"))


def theme_option(words: Words) -> click.Option:
    """--theme for the full-screen table."""
    return click.Option(
        ["--theme"],
        type=click.Choice(["dark", "light"]),
        default="dark",
        show_default=True,
        help=words("cli-help-theme"),
    )


def plain_option(words: Words) -> click.Option:
    """--plain: lines of text instead of the full screen."""
    return click.Option(["--plain"], is_flag=True, help=words("cli-help-plain"))


def mode_option(words: Words) -> click.Option:
    """--mode: how many play."""
    return click.Option(["--mode"], metavar="MODE", help=words("cli-help-mode"))


def option_option(words: Words) -> click.Option:
    """--option: an option of the game, as often as wished."""
    return click.Option(["--option", "switches"], multiple=True, metavar="NAME[=VALUE]", help=words("cli-help-option"))


def games_option(words: Words, usual: int = 1000, least: int = 1) -> click.Option:
    return click.Option(
        ["--games"],
        type=click.IntRange(least, 10_000_000),
        default=usual,
        show_default=True,
        help=words("laboratory-help-games"),
    )


def seed_option(words: Words) -> click.Option:
    """--seed: the same seed, the same run."""
    return click.Option(["--seed"], metavar="SEED", default="0", show_default=True, help=words("laboratory-help-seed"))


def game_argument() -> click.Argument:
    """The name of a game."""
    return click.Argument(["game"])


def read_text(path: str) -> str:
    """The text of a file; raises a click error that names the file."""
    try:
        with Path(path).open("rb") as file:
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise click.FileError(path, TOO_LARGE)
        return text.decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise click.FileError(path, NOT_TEXT) from None
    except OSError as error:
        raise click.FileError(path, error.strerror or str(error)) from None


def write_text(path: str, text: str) -> None:
    """Write a file; raises a click error that names the file."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.FileError(path, error.strerror or str(error)) from None


class NewFile(click.ParamType[Path]):
    """A file to be written when the work is done: whether it can be is seen before the work begins."""

    name = "file"

    def __init__(self, words: Words) -> None:
        self.words = words

    def convert(self, value: str | Path, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        path = Path(value)
        if path.is_dir():
            self.fail(self.words("cli-wants-no-folder", path=str(path)), param, ctx)
        if not path.parent.is_dir():
            self.fail(self.words("cli-wants-folder-of", path=str(path), folder=str(path.parent)), param, ctx)
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            self.fail(self.words("cli-wants-writable", path=str(path)), param, ctx)
        return path


class NewFolder(click.ParamType[Path]):
    """A folder to be filled when the work is done, made where there is none."""

    name = "folder"

    def __init__(self, words: Words) -> None:
        self.words = words

    def convert(self, value: str | Path, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        path = Path(value)
        try:
            path.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            self.fail(self.words("cli-wants-no-file", path=str(path)), param, ctx)
        except OSError:
            self.fail(self.words("cli-wants-writable", path=str(path)), param, ctx)
        if not os.access(path, os.W_OK):
            self.fail(self.words("cli-wants-writable", path=str(path)), param, ctx)
        return path
