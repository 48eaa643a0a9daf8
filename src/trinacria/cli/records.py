"""`trinacria replay` and `trinacria verify`: what can be done with a record."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from trinacria.cli.content import content_option, content_options
from trinacria.cli.games.face import face_of
from trinacria.cli.options import language_option, plain_option, read_text, theme_option
from trinacria.cli.plain import replay_in_lines
from trinacria.cli.width import tell
from trinacria.games import verify
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.errors import InvalidRecord
from trinacria.kernel.record import Record, check, load
from trinacria.speech.saying import say_result
from trinacria.words import Words


def replay_command(words: Words) -> click.Command:

    def replay(file: str, content: Path | None, plain: bool, theme: str) -> int:
        record = load(read_text(file))
        content_options(check(record).game, content, words)
        table = face_of(check(record).game).table
        if plain or not table or not (sys.stdin.isatty() and sys.stdout.isatty()):
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

    def verify_file(file: str, commitment: str | None, content: Path | None) -> int:
        record = load(read_text(file))
        content_options(check(record).game, content, words)
        game = verify(record)
        told = check(record)
        for line in (*_promised(told, words), *_recomputed(told, words)):
            tell(line)
        if game.result is not None:
            names = {seat: told.players.get(seat, seat) for seat in game.seats}
            tell(say_result(game.result, words, names, game.view(None)))
        if told.start is not None:
            tell(words("cli-verified-position"))
        tell(words(_compare(told, commitment)))
        tell(words("cli-verified" if told.start is None else "cli-verified-from-position"))
        return 0

    return click.Command(
        "verify",
        callback=verify_file,
        help=words("cli-help-verify"),
        short_help=words("cli-help-verify"),
        params=[
            click.Argument(["file"]),
            click.Option(["--commitment"], metavar="HASH", help=words("cli-help-commitment")),
            content_option(words),
            language_option(words),
        ],
    )


def _promised(told: Record, words: Words) -> Iterator[str]:
    """What was promised before the game, as far as the record knows; it was found to hold."""
    fair = told.fair
    if fair is None:
        yield words("cli-verified-own-commitment", commitment=told.commitment)
        return
    yield words("cli-verified-commitment", commitment=fair.commitment)
    sealed = fair.seals is not None and all(fair.seals)
    if fair.seals is not None:
        yield words("cli-verified-promise", promise=told.commitment)
    yield words("cli-verified-salts" if sealed else "cli-verified-open-salts", count=len(fair.salts))
    if fair.called_off:
        yield words("cli-verified-called-off", count=fair.called_off)
    if fair.seals is None and fair.places == "fixed":
        yield words("cli-verified-places-unproven")
    else:
        yield words("cli-verified-places", places=fair.places)


def _recomputed(told: Record, words: Words) -> Iterator[str]:
    shuffles = sum(seat == CHANCE for seat, _ in told.moves)
    yield words("cli-verified-shuffles", count=shuffles)
    yield words("cli-verified-moves", count=len(told.moves) - shuffles)


def _compare(told: Record, noted: str | None) -> str:
    """How the promise compares with what a player noted; raises InvalidRecord where it differs or is missing."""
    fair = told.fair
    if noted is None:
        if fair is None:
            raise InvalidRecord("error-record-no-promise")
        return "cli-verified-compare"
    noted = noted.strip().lower()
    if fair is not None and fair.seals is not None and noted == fair.commitment:
        return "cli-verified-noted-commitment"
    promise = told.commitment if fair is None or fair.seals is not None else fair.commitment
    if noted != promise:
        raise InvalidRecord("error-record-noted", noted=noted[:80], found=promise)
    return "cli-verified-noted"
