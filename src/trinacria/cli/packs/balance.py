"""`trinacria content balance`: is a pack fair? Quick games among bots, win rates, and what stands out."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import click
from rich.table import Table

from trinacria.cli.options import language_option, mode_option
from trinacria.cli.width import tell_table
from trinacria.games.lafamiglia.content.house import house_rules
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.lab.balance import Balance, Rate, outliers, rates_of, tally, usual
from trinacria.lab.balance_run import play_balance
from trinacria.lab.workers import workers
from trinacria.words import Words

GAMES = 200
BOT = "greedy"
MOST_OUTLIERS = 8
DIRECTORY = click.Path(path_type=Path)
OpenPack = Callable[[Path | None, Words], Pack]


def balance_command(words: Words, open_pack: OpenPack) -> click.Command:
    """The command `content balance`."""

    def balance(directory: Path | None, mode: str | None, games: int, seed: str, jobs: int | None) -> int:
        pack = open_pack(directory, words).in_language(words.language)
        folder = str(directory) if directory is not None else None
        wanted = Balance("lafamiglia", mode, BOT, games, seed, content=folder)
        label = words("laboratory-playing")
        with click.progressbar(length=games, label=label, file=sys.stderr) as bar:
            told = play_balance(
                wanted, workers(jobs or len(os.sched_getaffinity(0))), watch=lambda count: bar.update(count - bar.pos)
            )
        _tell(rates_of(tally(told), wanted.game), pack, games, words)
        return 0

    told = words("content-help-balance")
    return click.Command(
        "balance",
        callback=balance,
        help=told,
        short_help=told,
        params=[
            click.Argument(["directory"], metavar="[DIR]", type=DIRECTORY, required=False),
            mode_option(words),
            click.Option(
                ["--games"],
                type=click.IntRange(1, 1_000_000),
                default=GAMES,
                show_default=True,
                help=words("laboratory-help-games"),
            ),
            click.Option(
                ["--seed"], metavar="SEED", default="0", show_default=True, help=words("laboratory-help-seed")
            ),
            click.Option(["--jobs"], type=click.IntRange(1, 1024), help=words("cli-help-jobs")),
            language_option(words),
        ],
    )


def _tell(rates: list[Rate], pack: Pack, games: int, words: Words) -> None:
    """Win rates of what everybody has, then what stands out among the rest."""
    click.echo(words("content-balance", name=pack.about.name, games=games))
    for name, number in house_rules(pack).items():
        click.echo(words(f"packs-house-{name}", number=number))
    table = _table(words)
    before = ""
    for rate in (rate for rate in rates if not rate.kind.single):
        if rate.aspect != before:
            table.add_section()
            table.add_row(f"[bold]{words(rate.kind.title)}[/]")
            before = rate.aspect
        _row(table, f"  {rate.thing(words)}", rate)
    tell_table(table)
    table = _table(words, words("content-outliers"), words("content-usual"))
    for rate in outliers(rates, MOST_OUTLIERS):
        _row(table, _named(rate, pack, words), rate, f"{usual(rates, rate.aspect):.1%}")
    tell_table(table)


def _table(words: Words, title: str | None = None, *more: str) -> Table:
    table = Table(title=title, title_justify="left")
    heads = ("", words("laboratory-games"), words("laboratory-wins"), words("laboratory-interval"), *more)
    for head in heads:
        table.add_column(head, justify="right" if head else "left")
    return table


def _row(table: Table, name: str, rate: Rate, *more: str) -> None:
    share = rate.share
    table.add_row(name, str(rate.games), f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}", *more)


def _named(rate: Rate, pack: Pack, words: Words) -> str:
    """What a thing is called in the pack."""
    if rate.aspect == "order":
        order = pack.orders[rate.name]
        return words("content-order", order=order.name, family=words(f"table-colour-{order.family}"))
    if rate.aspect == "character":
        return pack.characters[rate.name].name
    return pack.tiles[rate.name].name
