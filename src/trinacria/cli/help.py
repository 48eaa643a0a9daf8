"""Help and complaints in the user's language: the words that Click itself adds to them are ours, too."""

import errno
import os
import re
from collections.abc import Iterable

import click
from click.exceptions import NoArgsIsHelpError

from trinacria.words import Words

EXTRA = re.compile(r" +\[([^\[\]]+)\]$")
"""What Click adds to the help of an option: `[default: dark; required]`."""
DEFAULT = "default: "
NOT_TEXT = "not a text in UTF-8"
TOO_LARGE = "too large"
FILES = {
    os.strerror(errno.ENOENT): "cli-file-missing",
    os.strerror(errno.EISDIR): "cli-file-is-folder",
    os.strerror(errno.ENOTDIR): "cli-file-is-no-folder",
    os.strerror(errno.EACCES): "cli-file-forbidden",
    NOT_TEXT: "cli-file-no-text",
    TOO_LARGE: "cli-file-large",
}
"""Why a file cannot be used, in the words of the system, and the message that says it in the user's language."""


class UsageError(click.UsageError):
    """A complaint of our own, in the user's language; those of Click are told anew."""


def speak(command: click.Command, words: Words) -> click.Command:
    """Let a command, and all below it, give help in a language."""

    class Formatter(_Formatter):
        said = words

    class Context(click.Context):
        formatter_class = Formatter

    _speak(command, words, Context)
    return command


def _speak(command: click.Command, words: Words, context: type[click.Context]) -> None:
    command.context_class = context
    command.options_metavar = words("cli-metavar-options")
    command.add_help_option = False
    shown = {"is_flag": True, "is_eager": True, "expose_value": False}
    command.params.append(click.Option(["-h", "--help"], **shown, help=words("cli-help-help"), callback=_show_help))
    if isinstance(command, click.Group):
        command.subcommand_metavar = words("cli-metavar-command")
        for below in command.commands.values():
            _speak(below, words, context)


def _show_help(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(context.get_help(), color=context.color)
        context.exit()


class _Formatter(click.HelpFormatter):
    """Writes help under headings in a language."""

    said: Words

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{self.said('cli-usage')} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        known = {"Options": "cli-options", "Commands": "cli-commands"}
        self.write(f"{'':>{self.current_indent}}{self.said(known[heading])}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(first, self._extra(second)) for first, second in rows], col_max, col_spacing)

    def _extra(self, text: str) -> str:
        found = EXTRA.search(text)
        if found is None:
            return text
        parts = []
        for part in found[1].split("; "):
            if part.startswith(DEFAULT):
                parts.append(self.said("cli-default", value=part.removeprefix(DEFAULT)))
            else:
                parts.append(self.said("cli-required") if part == "required" else part)
        return f"{text[: found.start()]}  [{'; '.join(parts)}]"


def complaint(error: click.ClickException, words: Words) -> str:
    """What is wrong with a command line."""
    if isinstance(error, click.NoSuchOption):
        return words("cli-no-such-option", option=error.option_name)
    if isinstance(error, click.NoSuchCommand):
        return words("cli-no-such-command", command=error.command_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        context = error.ctx or click.Context(click.Command(""))
        option = isinstance(error.param, click.Option)
        return words("cli-missing", parameter=error.param.opts[0] if option else error.param.make_metavar(context))
    if isinstance(error, click.BadOptionUsage):
        return words("cli-option-usage", option=error.option_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        return words("cli-bad-value", parameter=error.param.opts[0], reason=_reason(error, error.param, words))
    if isinstance(error, click.FileError):
        reason = words(FILES[error.message]) if error.message in FILES else error.message
        return words("cli-file", file=error.ui_filename, reason=reason)
    if type(error) is click.UsageError or isinstance(error, NoArgsIsHelpError):
        missing = error.ctx is not None and isinstance(error.ctx.command, click.Group)
        return words("cli-missing-command" if missing else "cli-too-many-arguments")
    return error.format_message()


def _reason(error: click.BadParameter, parameter: click.Parameter, words: Words) -> str:
    """What a parameter wants; the reason that the code itself gave, where it did."""
    kind = parameter.type
    if isinstance(kind, click.IntRange | click.FloatRange):
        return words("cli-wants-range", low=str(kind.min), high=str(kind.max))
    if isinstance(kind, click.Choice):
        return words("cli-wants-choice", known=", ".join(str(choice) for choice in kind.choices))
    if kind in (click.INT, click.FLOAT):
        return words("cli-wants-number")
    if isinstance(kind, click.Path):
        return words("cli-wants-file" if kind.file_okay else "cli-wants-folder")
    return error.message
