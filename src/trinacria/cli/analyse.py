"""`trinacria analyse`: how the chances stood in a recorded game, and where it turned."""

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from trinacria.bots.analysis import Analysis, analyse
from trinacria.cli.content import content_option, content_options
from trinacria.cli.options import NewFile, language_option, read_text, write_text
from trinacria.cli.width import tables, tell_table
from trinacria.games import unfold
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.record import check, load
from trinacria.lab.report import analysis_report
from trinacria.speech.saying import say_action
from trinacria.words import Words

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def analyse_command(words: Words) -> click.Command:

    def analyse_file(file: str, content: Path | None, playouts: int, as_json: bool, report: Path | None) -> int:
        record = load(read_text(file))
        content_options(check(record).game, content, words)
        with Progress(console=Console(file=sys.stderr), transient=True) as progress:
            bar = progress.add_task(words("analysis-looking"), total=None)
            analysis = analyse(
                record, playouts, watch=lambda done, all: progress.update(bar, completed=done, total=all)
            )
        names, done = check(record).players, _in_words(record, analysis, words)
        if as_json:
            click.echo(json.dumps(analysis.as_dict()))
        else:
            _tell(analysis, names, done, words)
        if report is not None:
            write_text(str(report), analysis_report(analysis, names, done, words))
            click.echo(words("laboratory-report-written", file=str(report)), err=as_json)
        return 0

    return click.Command(
        "analyse",
        callback=analyse_file,
        help=words("analysis-help"),
        short_help=words("analysis-help"),
        params=[
            click.Argument(["file"]),
            content_option(words),
            click.Option(
                ["--playouts"], type=click.IntRange(0, 100_000), default=0, help=words("analysis-help-playouts")
            ),
            click.Option(["--json", "as_json"], is_flag=True, help=words("analysis-help-json")),
            click.Option(
                ["--report"],
                metavar="FILE",
                type=NewFile(words),
                help=words("laboratory-help-report"),
            ),
            language_option(words),
        ],
    )


def _in_words(record: object, analysis: Analysis, words: Words) -> dict[int, str]:
    """What was done at each turning point, by the number of its last line."""
    actions = {analysis.moments[at].number: len(analysis.moments[at].actions) for at in analysis.turning}
    done: dict[int, str] = {}
    said: list[str] = []
    for step in unfold(record):
        if step.number > 0 and step.seat != CHANCE:
            said.append(say_action(step.text, words, step.game.view(None)))
        if step.number in actions:
            done[step.number] = "; ".join(said[-actions[step.number] :])
    return done


def _tell(analysis: Analysis, names: dict[str, str], done: dict[int, str], words: Words) -> None:
    console = tables()
    side = ", ".join(names.get(seat, seat) for seat in analysis.sides[0])
    chances = [analysis.start, *(moment.win_chance for moment in analysis.moments)]
    width = min(WIDTH, console.width, len(chances))
    shown = [chances[at * (len(chances) - 1) // max(1, width - 1)] for at in range(width)]
    console.print(words("analysis-chances", side=side))
    console.print("".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown))
    table = Table(title=words("analysis-turning"), title_justify="left")
    for key in ("analysis-line", "analysis-who", "analysis-what", "analysis-before", "analysis-after"):
        table.add_column(words(key), justify="left" if key in ("analysis-who", "analysis-what") else "right")
    for at in analysis.turning:
        moment = analysis.moments[at]
        table.add_row(
            str(moment.number),
            names.get(moment.seat, moment.seat),
            done[moment.number],
            f"{chances[at]:.0%}",
            f"{moment.win_chance:.0%}",
        )
    if analysis.turning:
        tell_table(table)
    else:
        console.print(words("analysis-no-turning"))
