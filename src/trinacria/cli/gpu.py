"""`trinacria lab gpu`: Famiglia on an accelerator: is it right, how fast is it, and nets that learn it."""

from pathlib import Path
from typing import Any

import click

from trinacria.cli.options import language_option
from trinacria.extras import needs
from trinacria.lab.statistics import wilson
from trinacria.words import Words

RIVAL_SHARE = 0.3
SIZES = "4096,32768,262144,1048576"


def gpu_command(words: Words) -> click.Group:
    """The command `gpu` with its own commands."""
    told = words("accelerator-help")
    group = click.Group("gpu", help=told, short_help=told, params=[language_option(words)])
    for command in (_check_command, _speed_command, _train_command, _match_command):
        group.add_command(command(words))
    return group


def _check_command(words: Words) -> click.Command:
    def check(games: int, seed: int) -> int:
        with needs("gpu", "lab gpu"):
            from trinacria.gpu.equality import compare, distributions

        same = compare(games, seed)
        click.echo(words("accelerator-same", games=str(same.games), decisions=str(same.decisions)))
        for end, count in same.ends.items():
            click.echo(f"  {end}: {count}")
        click.echo(words("accelerator-draws", games=str(games)))
        for likeness in distributions(games, seed):
            click.echo(f"  {likeness.what}: chi² {likeness.distance:.1f} / {likeness.freedom}, p {likeness.p:.3f}")
        return 0

    return click.Command(
        "check",
        callback=check,
        help=words("accelerator-help-check"),
        short_help=words("accelerator-help-check"),
        params=[
            click.Option(["--games"], type=click.IntRange(1, 1_000_000), default=10_000, show_default=True),
            _seed_option(words),
            language_option(words),
        ],
    )


def _speed_command(words: Words) -> click.Command:
    def speed(sizes: str) -> int:
        with needs("gpu", "lab gpu"):
            import jax

            from trinacria.gpu.speed import measure

        click.echo(f"{jax.devices()[0].device_kind}, JAX {jax.__version__}")
        for measured in measure([int(size) for size in sizes.split(",")]):
            click.echo(
                words(
                    "accelerator-speed",
                    games=str(measured.games),
                    decisions=f"{measured.decisions_per_second / 1e6:.1f}",
                    ended=f"{measured.games_per_second / 1e6:.2f}",
                    seconds=f"{measured.compiled:.1f}",
                )
            )
        return 0

    return click.Command(
        "speed",
        callback=speed,
        help=words("accelerator-help-speed"),
        short_help=words("accelerator-help-speed"),
        params=[
            click.Option(
                ["--sizes"], metavar="N,N", default=SIZES, show_default=True, help=words("accelerator-help-sizes")
            ),
            language_option(words),
        ],
    )


def _train_command(words: Words) -> click.Command:
    def train(
        out: Path,
        minutes: float,
        league: bool,
        against: Path | None,
        rival: Path | None,
        start: Path | None,
        seed: int,
        games: int,
        width: int,
        looks: int,
        match_games: int,
    ) -> int:
        with needs("gpu", "lab gpu"):
            from trinacria.gpu import net
            from trinacria.gpu.course import NET, Course
            from trinacria.gpu.training import LEAGUE, POINTS_ALONE, Plan

        target = net.load(against) if against is not None else None
        begun = net.load(start) if start is not None else target
        settings: dict[str, Any] = dict(LEAGUE) if league else {}
        rivals: dict[str, net.Params | str] = {"self": "self", "random": "random", "quick": "quick", "ahead": "ahead"}
        if target is not None:
            settings = {"older": 1.0, "aim": POINTS_ALONE, "sharp": True, "free": True, "rate": 3e-4}
            rivals = {"target": target}
        if rival is not None:
            target = net.load(rival)
            settings = {"older": RIVAL_SHARE, "wild": True}
        plan = Plan(minutes, games=games, seed=seed, width=width, **settings)
        course = Course(out, plan, begun, target)
        course.run(lambda told: click.echo(str(told)), looks, rivals, match_games)
        click.echo(words("accelerator-trained", file=str(out / NET)))
        return 0

    file = click.Path(dir_okay=False, path_type=Path)
    return click.Command(
        "train",
        callback=train,
        help=words("accelerator-help-train"),
        short_help=words("accelerator-help-train"),
        params=[
            click.Option(
                ["--out"],
                metavar="DIR",
                type=click.Path(file_okay=False, path_type=Path),
                required=True,
                help=words("accelerator-help-out"),
            ),
            click.Option(
                ["--minutes"], type=float, default=5.0, show_default=True, help=words("accelerator-help-minutes")
            ),
            click.Option(["--league"], is_flag=True, help=words("accelerator-help-league")),
            click.Option(["--against"], metavar="NET", type=file, help=words("accelerator-help-against")),
            click.Option(["--rival"], metavar="NET", type=file, help=words("accelerator-help-rival")),
            click.Option(["--start"], metavar="NET", type=file, help=words("accelerator-help-start")),
            _seed_option(words, 7),
            click.Option(
                ["--games"],
                type=click.IntRange(64, 1_000_000),
                default=16384,
                show_default=True,
                help=words("accelerator-help-games"),
            ),
            click.Option(["--width"], type=click.IntRange(16, 4096), default=512, show_default=True, hidden=True),
            click.Option(["--looks"], type=click.IntRange(0, 1000), default=12, show_default=True, hidden=True),
            click.Option(
                ["--match-games"], type=click.IntRange(2, 1_000_000), default=8192, show_default=True, hidden=True
            ),
            language_option(words),
        ],
    )


def _match_command(words: Words) -> click.Command:
    def match(one: Path, other: str, games: int, seed: int, free: bool) -> int:
        with needs("gpu", "lab gpu"):
            from trinacria.gpu import net
            from trinacria.gpu.matches import SCRIPTED
            from trinacria.gpu.matches import match as play

        tally = play(net.load(one), other if other in SCRIPTED else net.load(Path(other)), games, seed, free)
        share = wilson(tally.points * games, games)
        click.echo(
            words(
                "accelerator-match",
                one=str(one),
                other=other,
                games=str(games),
                won=f"{tally.won:.2%}",
                drawn=f"{tally.drawn:.2%}",
                lost=f"{tally.lost:.2%}",
                early=f"{tally.passed_out_early:.2%}",
                turns=f"{tally.turns:.1f}",
                points=f"{share.share:.1%} ({share.low:.1%} – {share.high:.1%})",
            )
        )
        return 0

    return click.Command(
        "match",
        callback=match,
        help=words("accelerator-help-match"),
        short_help=words("accelerator-help-match"),
        params=[
            click.Argument(["one"], type=click.Path(dir_okay=False, path_type=Path), metavar="NET"),
            click.Argument(["other"], metavar="NET|random|quick|ahead"),
            click.Option(["--games"], type=click.IntRange(2, 1_000_000), default=8192, show_default=True),
            click.Option(["--free"], is_flag=True, help=words("accelerator-help-free")),
            _seed_option(words),
            language_option(words),
        ],
    )


def _seed_option(words: Words, default: int = 0) -> click.Option:
    return click.Option(["--seed"], type=int, default=default, show_default=True, help=words("laboratory-help-seed"))
