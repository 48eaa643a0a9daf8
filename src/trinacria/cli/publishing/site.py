"""`trinacria site`: write the static edition."""

from pathlib import Path

import click

from trinacria.cli.options import language_option
from trinacria.words import Words


def site_command(words: Words) -> click.Command:

    def site(out: Path, compress: bool, address: str | None) -> int:
        from trinacria.static_site.write import write_site

        done = write_site(out, compress, address=address, language=words.language)
        click.echo(words("cli-site-written", folder=str(out), files=done.files, size=megabytes(done.size)))
        if done.compressed is not None:
            click.echo(words("cli-site-compressed", size=megabytes(done.compressed)))
        click.echo(words("cli-site-serve", folder=str(out)))
        return 0

    return click.Command(
        "site",
        callback=site,
        help=words("cli-help-site"),
        short_help=words("cli-help-site-short"),
        params=[
            click.Argument(["out"], type=click.Path(file_okay=False, path_type=Path)),
            click.Option(["--compress"], is_flag=True, help=words("cli-help-site-compress")),
            click.Option(["--address"], help=words("cli-help-site-address")),
            language_option(words),
        ],
    )


def megabytes(size: int) -> str:
    """A size in megabytes."""
    return f"{size / 1e6:.1f}"
