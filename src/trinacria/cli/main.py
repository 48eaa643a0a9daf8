"""`trinacria`: the command line. Bad input is answered with a sentence and exit code 2, never with a traceback."""

import io
import os
import sys
from collections.abc import Sequence

import click

import trinacria
from trinacria.cli.about import about_command
from trinacria.cli.analyse import analyse_command
from trinacria.cli.backup import backup_command, restore_command
from trinacria.cli.club.command import club_command
from trinacria.cli.content import FaultyContent, content_command
from trinacria.cli.help import complaint, speak
from trinacria.cli.lab import lab_command
from trinacria.cli.learning.lessons import lessons_command
from trinacria.cli.learning.puzzle import puzzle_command
from trinacria.cli.mcp.command import mcp_command
from trinacria.cli.play import play_command
from trinacria.cli.prune import prune_command
from trinacria.cli.publishing.site import site_command
from trinacria.cli.records import replay_command, verify_command
from trinacria.cli.serve import serve_command
from trinacria.cli.sim import sim_command
from trinacria.cli.width import narrow_width, tell
from trinacria.kernel.errors import TrinacriaError
from trinacria.words import LANGUAGES, Words, choose_language, tell_error, words_in

BAD_INPUT = 2
INTERRUPTED = 130


def build(words: Words) -> click.Group:
    """The command with its subcommands, in one language."""
    group = click.Group(
        "trinacria",
        help=f"{words('cli-about')}\n\n{words('cli-unofficial')}",
        epilog="\b\n"
        + "\n".join([words("cli-examples"), *EXAMPLES, "", words("cli-languages", known=", ".join(LANGUAGES))]),
        context_settings={"max_content_width": 100, "terminal_width": narrow_width()},
        params=[
            click.Option(["--lang"], metavar="LANG", help=words("cli-help-lang")),
            click.Option(
                ["--version"],
                is_flag=True,
                expose_value=False,
                is_eager=True,
                callback=_version,
                help=words("cli-help-version"),
            ),
        ],
        callback=lambda lang: None,
    )
    for command in (
        serve_command,
        backup_command,
        restore_command,
        prune_command,
        club_command,
        site_command,
        play_command,
        sim_command,
        lab_command,
        replay_command,
        verify_command,
        analyse_command,
        lessons_command,
        puzzle_command,
        content_command,
        mcp_command,
        about_command,
    ):
        group.add_command(command(words))
    speak(group, words)
    return group


EXAMPLES = (
    "  trinacria",
    "  trinacria serve --host 0.0.0.0",
    "  trinacria play famiglia",
    "  trinacria play famiglia --vs mybot.py:MyBot",
    "  trinacria play famiglia --hot-seat --lang it",
    "  trinacria play lafamiglia --seats you,greedy,greedy,random",
    "  trinacria play lafamiglia --mode 2v1 --option difficulty=easy",
    "  trinacria sim famiglia --players greedy,random --games 1000",
    "  trinacria lab tournament famiglia --bots hard,normal,greedy --journal cup.jsonl --report cup.html",
    "  trinacria replay game.txt",
    "  trinacria verify game.txt",
    "  trinacria analyse game.txt --report game.html",
    "  trinacria lessons game.txt",
    "  trinacria puzzle",
    "  trinacria content draw --out components",
    "  trinacria mcp famiglia --vs hard",
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark in its place.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """Run the command line; the exit code is 0, or 2 for bad input."""
    words = words_in("en")
    try:
        words = words_in(choose_language(_language_wish(arguments), os.environ))
        outcome = build(words).main(arguments or ["serve", "--open"], "trinacria", standalone_mode=False)
    except TrinacriaError as error:
        _complain(tell_error(error, words), words)
        return BAD_INPUT
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        return BAD_INPUT
    except click.ClickException as error:
        _complain(_usage(error, words), words)
        return BAD_INPUT
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has left (`| head`): nobody is there to be told.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        # A full disk, a folder of somebody else's: the system says why. Without a file it is a fault of ours.
        if error.filename is None:
            raise
        _complain(complaint(click.FileError(str(error.filename), error.strerror or str(error)), words), words)
        return BAD_INPUT
    return outcome if isinstance(outcome, int) else 0


def _language_wish(arguments: list[str]) -> str | None:
    """The language asked for, wherever --lang stands: help must be in it too."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def _complain(sentence: str, words: Words) -> None:
    tell(words("cli-error", sentence=sentence), err=True)


def _usage(error: click.ClickException, words: Words) -> str:
    """A usage error in the user's language."""
    if isinstance(error, FaultyContent):
        return error.message
    if isinstance(error, click.FileError):
        # The command was right, and help with it of no help.
        return complaint(error, words)
    hint = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx is not None else "trinacria"
    return f"{complaint(error, words)} {words('cli-see-help', command=hint)}"


def _version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"trinacria {trinacria.__version__}")
        context.exit()
