"""`trinacria play`: sit down at a table in the terminal."""

import json
import sys
from pathlib import Path

import click

from trinacria.cli.content import content_option, content_options
from trinacria.cli.games.face import face_of
from trinacria.cli.help import UsageError
from trinacria.cli.options import (
    NewFile,
    game_argument,
    language_option,
    mode_option,
    option_option,
    plain_option,
    read_text,
    theme_option,
    write_text,
)
from trinacria.cli.plain import play_in_lines
from trinacria.cli.seating import Seating, seat_people
from trinacria.cli.session import Session
from trinacria.games import from_position, game_class, new_game, read_options
from trinacria.kernel.chance import commitment, new_seed
from trinacria.kernel.content.nesting import is_deep_json
from trinacria.kernel.errors import InvalidPosition, PositionFault
from trinacria.kernel.game import Game
from trinacria.kernel.record import dump
from trinacria.words import Words


def play_command(words: Words) -> click.Command:

    def play(
        game: str,
        vs: str | None,
        hot_seat: bool,
        seat: str,
        seats: str | None,
        name: str | None,
        seed: str | None,
        position: str | None,
        mode: str | None,
        content: Path | None,
        switches: tuple[str, ...],
        save: Path | None,
        plain: bool,
        theme: str,
    ) -> int:
        game_class(game)
        if hot_seat and vs is not None:
            raise UsageError(words("cli-vs-or-hot-seat"))
        if seats is not None and (hot_seat or vs is not None or seat != "draw"):
            raise UsageError(words("cli-seats-alone"))
        seed = seed if seed is not None else new_seed()
        options = {**content_options(game, content, words), **read_options(switches)}
        begun = _begin(game, mode, seed, position, options)
        wish = Seating(vs, hot_seat, seat, seats, name)
        session = Session(begun, seat_people(begun, wish, seed, words))
        lines = plain or not face_of(game).table or not (sys.stdin.isatty() and sys.stdout.isatty())
        if lines:
            code = play_in_lines(session, words, commitment(begun.seed))
        else:
            from trinacria.cli.screen import run_table

            code = 0
            session = run_table(session, words, theme)
        if save is not None:
            write_text(str(save), dump(session.record()))
            if lines:
                click.echo(words("cli-saved", file=str(save)))
        return code

    return click.Command(
        "play",
        callback=play,
        help=words("cli-help-play"),
        short_help=words("cli-help-play"),
        params=[
            game_argument(),
            click.Option(["--vs"], metavar="BOT", help=words("cli-help-vs")),
            click.Option(["--hot-seat"], is_flag=True, help=words("cli-help-hot-seat")),
            click.Option(["--seat"], metavar="SEAT", default="draw", show_default=True, help=words("cli-help-seat")),
            click.Option(["--seats"], metavar="WHO,WHO", help=words("cli-help-seats")),
            click.Option(["--name"], metavar="NAME", help=words("cli-help-name")),
            click.Option(["--seed"], metavar="SEED", help=words("cli-help-seed")),
            click.Option(["--position"], metavar="FILE", help=words("cli-help-position")),
            mode_option(words),
            option_option(words),
            content_option(words),
            click.Option(["--save"], metavar="FILE", type=NewFile(words), help=words("cli-help-save")),
            plain_option(words),
            theme_option(words),
            language_option(words),
        ],
    )


def _begin(game: str, mode: str | None, seed: str, position: str | None, options: dict[str, object]) -> Game:
    """A new game, or the one in a position file."""
    if position is None:
        return new_game(game, mode, seed=seed, options=options)
    text = read_text(position)
    if is_deep_json(text):
        raise InvalidPosition([PositionFault("position-deep")])
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise InvalidPosition([PositionFault("position-json", line=error.lineno, column=error.colno)]) from None
    except ValueError:
        # A number with thousands of digits.
        raise InvalidPosition([PositionFault("position-number")]) from None
    if isinstance(data, dict):
        data.setdefault("game", game)
        if data["game"] != game:
            raise InvalidPosition([PositionFault("position-choice", key="game", found=str(data["game"]), known=game)])
        if options and isinstance(data.setdefault("options", {}), dict):
            data["options"].update(options)
        return from_position(data, None if "seed" in data else seed)
    return from_position(data)
