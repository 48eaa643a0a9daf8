"""`trinacria mcp`: an assistant plays a seat."""

import click

from trinacria.cli.help import UsageError
from trinacria.cli.options import language_option, mode_option, option_option
from trinacria.cli.seating import Seating, seat_people
from trinacria.cli.session import Session
from trinacria.extras import needs
from trinacria.games import game_class, new_game, read_options
from trinacria.kernel.chance import new_seed
from trinacria.plugins import USUAL
from trinacria.words import Words


def mcp_command(words: Words) -> click.Command:

    def mcp(
        game: str | None,
        table: str | None,
        vs: str | None,
        seat: str,
        mode: str | None,
        switches: tuple[str, ...],
        seed: str | None,
        name: str | None,
    ) -> int:
        # The protocol's packages take a while to import: no other command waits for them.
        with needs("mcp", "trinacria mcp"):
            from trinacria.cli.mcp.here import SeatHere
            from trinacria.cli.mcp.seat import Seat
            from trinacria.cli.mcp.tools import make_server

        name = name or words("assistant-name")
        if table is not None and game is not None:
            raise UsageError(words("assistant-game-or-table"))
        player: Seat
        if table is not None:
            from trinacria.cli.mcp.there import SeatThere

            player = SeatThere(table, name, words)
        else:
            game = game or USUAL
            game_class(game)
            seed = seed if seed is not None else new_seed()
            begun = new_game(game, mode, seed=seed, options=read_options(switches))
            player = SeatHere(Session(begun, seat_people(begun, Seating(vs, seat=seat, name=name), seed, words)), words)
        make_server(player, words).run("stdio")
        return 0

    return click.Command(
        "mcp",
        callback=mcp,
        help=words("assistant-help"),
        short_help=words("assistant-help"),
        params=[
            click.Argument(["game"], required=False),
            click.Option(["--table"], metavar="LINK", help=words("assistant-help-table")),
            click.Option(["--vs"], metavar="BOT", help=words("cli-help-vs")),
            click.Option(["--seat"], metavar="SEAT", default="draw", show_default=True, help=words("cli-help-seat")),
            mode_option(words),
            option_option(words),
            click.Option(["--seed"], metavar="SEED", help=words("cli-help-seed")),
            click.Option(["--name"], metavar="NAME", help=words("assistant-help-name")),
            language_option(words),
        ],
    )
