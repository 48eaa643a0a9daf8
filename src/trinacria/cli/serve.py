"""`trinacria serve`: a table for friends, from one command."""

import sys
import webbrowser
from pathlib import Path
from typing import Literal

import click

from trinacria.bots import BOTS, program_bot
from trinacria.cli.content import DIRECTORY, FaultyContent, content_options
from trinacria.cli.database import chosen_database, database_option
from trinacria.cli.help import UsageError
from trinacria.cli.options import language_option
from trinacria.cli.prune import keeping_options
from trinacria.extras import needs
from trinacria.games import GAMES
from trinacria.words import Words

PORT = 8000
LONGEST_NAME = 40


def serve_command(words: Words) -> click.Command:

    def serve(
        host: str,
        port: int | None,
        database: str | None,
        workers: int,
        browser: bool,
        bots: tuple[str, ...],
        content: tuple[Path, ...],
        log: str | None,
        limits: bool,
        unstarted: int,
        finished: int,
        kept_packs: int,
        names: tuple[str, ...],
        members: bool,
    ) -> int:
        # The server takes a while to import: no other command waits for it.
        with needs("server", "trinacria serve"):
            from trinacria.server.ops.pruning import Keeping
            from trinacria.server.run import Wishes, bind, run
            from trinacria.server.store import open_database

        programs = dict(_named(one, words) for one in bots)
        packs = _packs(content, words)
        plain = log == "plain" or (log is None and sys.stderr.isatty())
        form: Literal["json", "plain"] = "plain" if plain else "json"
        database = chosen_database(database, words)
        if workers > 1 and not open_database(database).shared:
            raise UsageError(words("cli-serve-workers"))
        try:
            bound = bind(host, port, PORT)
        except OSError as error:
            raise UsageError(
                words("cli-serve-port", host=host, port=str(port or PORT), reason=error.strerror or "")
            ) from None
        name = f"[{host}]" if ":" in host else "127.0.0.1" if host == "0.0.0.0" else host
        address = f"http://{name}:{bound.getsockname()[1]}/"

        def ready(key: str | None) -> None:
            click.echo(words("cli-serve-ready", address=address))
            if key is not None:
                click.echo(words("host-link", address=f"{address}host#{key}"))
            if browser:
                webbrowser.open(address)

        keeping = Keeping(unstarted or None, finished or None, kept_packs or None)
        with bound:
            run(Wishes(database, limits, programs, form, packs, keeping, list(names), members), bound, workers, ready)
        return 0

    return click.Command(
        "serve",
        callback=serve,
        help=words("cli-help-serve"),
        short_help=words("cli-help-serve"),
        params=[
            click.Option(["--host"], default="127.0.0.1", show_default=True, help=words("cli-help-host")),
            click.Option(["--port"], type=click.IntRange(0, 65535), help=words("cli-help-port", port=str(PORT))),
            database_option(words),
            click.Option(
                ["--workers"],
                type=click.IntRange(1, 64),
                default=1,
                show_default=True,
                help=words("cli-help-workers"),
            ),
            click.Option(["--open/--no-open", "browser"], default=False, help=words("cli-help-open")),
            click.Option(["--bot", "bots"], metavar="NAME=CMD", multiple=True, help=words("cli-help-bot")),
            click.Option(
                ["--content"], metavar="DIR", type=DIRECTORY, multiple=True, help=words("cli-help-serve-content")
            ),
            click.Option(["--log"], type=click.Choice(["json", "plain"]), help=words("cli-help-log")),
            click.Option(
                ["--allow-host", "names"],
                metavar="NAME",
                multiple=True,
                envvar="TRINACRIA_ALLOW_HOST",
                help=words("cli-help-allow-host"),
            ),
            click.Option(["--limits/--no-limits"], default=True, help=words("cli-help-limits")),
            click.Option(
                ["--members"], type=click.BOOL, default=True, metavar="yes|no", help=words("cli-help-members")
            ),
            *keeping_options(words),
            language_option(words),
        ],
    )


def _packs(content: tuple[Path, ...], words: Words) -> dict[str, list[str]]:
    """The folders with content packs, by the game that is played with them: the first that has packs and takes it."""
    packs: dict[str, list[str]] = {}
    games = [name for name, rules in GAMES.items() if rules.packs()] if content else []
    for folder in content:
        for game in games:
            try:
                content_options(game, folder, words)
            except FaultyContent:
                if game == games[-1]:
                    raise
            else:
                packs.setdefault(game, []).append(str(folder.resolve()))
                break
    return packs


def _named(wish: str, words: Words) -> tuple[str, str]:
    """The name and the command of a program that plays; whether it can be started is seen at once."""
    name, equals, command = wish.partition("=")
    if not equals or not name.isidentifier() or len(name) > LONGEST_NAME or name in BOTS:
        raise UsageError(words("cli-serve-bot", found=wish))
    program_bot(command, name)
    return name, command
