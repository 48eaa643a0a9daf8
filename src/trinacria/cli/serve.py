"""`trinacria serve`: a table for friends, from one command."""

import webbrowser

import click

from trinacria.cli.options import language_option
from trinacria.words import Words

PORT = 8000


def serve_command(words: Words) -> click.Command:
    """The command `serve`."""

    def serve(host: str, port: int | None, database: str | None, workers: int, browser: bool) -> int:
        # The server takes a while to import: no other command waits for it.
        from sqlalchemy.exc import ArgumentError

        from trinacria.server.run import bind, default_database, run
        from trinacria.server.store import open_database

        database = default_database() if database is None else database
        try:
            shared = open_database(database).shared
        except ArgumentError:
            raise click.UsageError(words("cli-serve-database", database=database)) from None
        if workers > 1 and not shared:
            raise click.UsageError(words("cli-serve-workers"))
        try:
            bound = bind(host, port, PORT)
        except OSError as error:
            raise click.UsageError(
                words("cli-serve-port", host=host, port=str(port or PORT), reason=error.strerror or "")
            ) from None
        name = f"[{host}]" if ":" in host else "127.0.0.1" if host == "0.0.0.0" else host
        address = f"http://{name}:{bound.getsockname()[1]}/"

        def ready() -> None:
            click.echo(words("cli-serve-ready", address=address))
            if browser:
                webbrowser.open(address)

        run(database, bound, workers, ready)
        return 0

    return click.Command(
        "serve",
        callback=serve,
        help=words("cli-help-serve"),
        short_help=words("cli-help-serve"),
        params=[
            click.Option(["--host"], default="127.0.0.1", show_default=True, help=words("cli-help-host")),
            click.Option(["--port"], type=click.IntRange(0, 65535), help=words("cli-help-port", port=str(PORT))),
            click.Option(["--database"], metavar="URL", help=words("cli-help-database")),
            click.Option(
                ["--workers"],
                type=click.IntRange(1, 64),
                default=1,
                show_default=True,
                help=words("cli-help-workers"),
            ),
            click.Option(["--open/--no-open", "browser"], default=False, help=words("cli-help-open")),
            language_option(words),
        ],
    )
