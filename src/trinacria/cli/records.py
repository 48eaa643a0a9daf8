"""`trinacria replay` and `trinacria verify`: what can be done with a record."""

import sys
from pathlib import Path

import click

from trinacria.cli.content import content_option, open_pack
from trinacria.cli.options import language_option, plain_option, read_text, theme_option
from trinacria.cli.plain import replay_in_lines
from trinacria.games import verify
from trinacria.kernel.record import check, load
from trinacria.words import Words, tell_result


def replay_command(words: Words) -> click.Command:
    """The command `replay`."""

    def replay(file: str, content: Path | None, plain: bool, theme: str) -> int:
        open_pack(content, words)
        record = load(read_text(file))
        if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            replay_in_lines(record, words)
        else:
            from trinacria.cli.screen import run_replay

            run_replay(record, words, theme)
        return 0

    return click.Command(
        "replay",
        callback=replay,
        help=words("cli-help-replay"),
        short_help=words("cli-help-replay"),
        params=[
            click.Argument(["file"]),
            content_option(words),
            plain_option(words),
            theme_option(words),
            language_option(words),
        ],
    )


def verify_command(words: Words) -> click.Command:
    """The command `verify`."""

    def verify_file(file: str, content: Path | None) -> int:
        open_pack(content, words)
        record = load(read_text(file))
        game = verify(record)
        told = check(record)
        shuffles = sum(seat == "chance" for seat, _ in told.moves)
        click.echo(words("cli-verified-commitment", commitment=told.commitment))
        click.echo(words("cli-verified-shuffles", count=shuffles))
        click.echo(words("cli-verified-moves", count=len(told.moves) - shuffles))
        if game.result is not None:
            names = {seat: told.players.get(seat, seat) for seat in game.seats}
            click.echo(tell_result(game.name, game.result, words, names))
        click.echo(words("cli-verified"))
        return 0

    return click.Command(
        "verify",
        callback=verify_file,
        help=words("cli-help-verify"),
        short_help=words("cli-help-verify"),
        params=[click.Argument(["file"]), content_option(words), language_option(words)],
    )
