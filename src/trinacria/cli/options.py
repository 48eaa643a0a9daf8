"""Options that several commands have."""

from pathlib import Path

import click

from trinacria.words import Words


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


def game_argument() -> click.Argument:
    """The name of a game."""
    return click.Argument(["game"])


def read_text(path: str) -> str:
    """The text of a file; raises a click error that names the file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise click.FileError(path, "not a text in UTF-8") from None
    except OSError as error:
        raise click.FileError(path, error.strerror or str(error)) from None


def write_text(path: str, text: str) -> None:
    """Write a file; raises a click error that names the file."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.FileError(path, error.strerror or str(error)) from None
