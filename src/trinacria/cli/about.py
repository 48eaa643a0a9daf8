"""`trinacria about`: what this is, and who made the games."""

import click

import trinacria
from trinacria.cli.options import language_option
from trinacria.cli.width import tell
from trinacria.rulebook.credits import credits_of, designers
from trinacria.words import Words

BOOKS = (("famiglia", "famiglia-name", "famiglia"), ("lafamiglia", "lafamiglia-name", "lafamiglia"))
"""Each game with the message that names it and the one with its setting."""


def about_command(words: Words) -> click.Command:
    """The command in one language."""

    def about() -> int:
        tell(f"Trinacria {trinacria.__version__}. {words('cli-unofficial')}")
        for game, name, setting in BOOKS:
            click.echo()
            tell(f"{words(name)}: {words('credits-by', names=designers(game))}")
            tell(words(f"credits-setting-{setting}"))
            _list(game, words)
        click.echo()
        tell(words("credits-expansion"))
        _list("expansion", words)
        return 0

    return click.Command(
        "about",
        callback=about,
        help=words("cli-help-about"),
        short_help=words("cli-help-about"),
        params=[language_option(words)],
    )


def _list(book: str, words: Words) -> None:
    for what, names in credits_of(book):
        tell(f"  {words(f'credits-{what}')}: {', '.join(names)}")
