"""`trinacria play`: sit down at a table in the terminal."""

import json
import sys

import click

from trinacria.bots import find_bot
from trinacria.cli.options import (
    game_argument,
    language_option,
    plain_option,
    read_text,
    theme_option,
    write_text,
)
from trinacria.cli.plain import play_in_lines
from trinacria.cli.session import Player, Session
from trinacria.games import from_position, new_game, rules_of
from trinacria.kernel.chance import commitment, new_seed, seat_players
from trinacria.kernel.errors import InvalidPosition, PositionFault
from trinacria.kernel.game import Game
from trinacria.kernel.record import dump
from trinacria.words import Words


def play_command(words: Words) -> click.Command:
    """The command `play`."""

    def play(
        game: str,
        vs: str | None,
        hot_seat: bool,
        seat: str,
        name: str | None,
        seed: str | None,
        position: str | None,
        save: str | None,
        plain: bool,
        theme: str,
    ) -> int:
        rules_of(game)
        if hot_seat and vs is not None:
            raise click.UsageError(words("cli-vs-or-hot-seat"))
        seed = seed if seed is not None else new_seed()
        begun = _begin(game, seed, position)
        session = Session(begun, _players(begun, vs, hot_seat, seat, name, seed, words))
        lines = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
        if lines:
            code = play_in_lines(session, words, commitment(begun.seed))
        else:
            from trinacria.cli.screen import run_table

            code = 0
            session = run_table(session, words, theme)
        if save is not None:
            write_text(save, dump(session.record()))
            if lines:
                click.echo(words("cli-saved", file=save))
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
            click.Option(
                ["--seat"],
                type=click.Choice(["draw", "first", "second"]),
                default="draw",
                show_default=True,
                help=words("cli-help-seat"),
            ),
            click.Option(["--name"], metavar="NAME", help=words("cli-help-name")),
            click.Option(["--seed"], metavar="SEED", help=words("cli-help-seed")),
            click.Option(["--position"], metavar="FILE", help=words("cli-help-position")),
            click.Option(["--save"], metavar="FILE", help=words("cli-help-save")),
            plain_option(words),
            theme_option(words),
            language_option(words),
        ],
    )


def _begin(game: str, seed: str, position: str | None) -> Game:
    """A new game, or the one in a position file."""
    if position is None:
        return new_game(game, seed=seed)
    text = read_text(position)
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise InvalidPosition([PositionFault("position-json", line=error.lineno, column=error.colno)]) from None
    if isinstance(found, dict):
        found.setdefault("game", game)
        if found["game"] != game:
            raise InvalidPosition([PositionFault("position-choice", key="game", found=str(found["game"]), known=game)])
        return from_position(found, None if "seed" in found else seed)
    return from_position(found)


def _players(
    game: Game, vs: str | None, hot_seat: bool, seat: str, name: str | None, seed: str, words: Words
) -> dict[str, Player]:
    """Who sits where: at the first seats in the order drawn from the seed, unless a seat was asked for. [FA-S-04]"""
    if hot_seat:
        people = [Player(words("cli-player-number", number=number)) for number, _ in enumerate(game.seats, 1)]
    else:
        bot = find_bot(vs or "greedy")
        bot_name = (vs or "greedy").rpartition(":")[2].capitalize()
        people = [Player(name or words("cli-player"))]
        people += [Player(bot_name, bot(seed=number)) for number in range(1, len(game.seats))]
    drawn = seat_players(tuple(str(number) for number in range(len(people))), seed)
    if seat != "draw":
        drawn = tuple(sorted(drawn, reverse=seat == "second"))
    return {seat: people[int(number)] for seat, number in zip(game.seats, drawn, strict=True)}
