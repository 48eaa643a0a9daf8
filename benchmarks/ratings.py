"""Simulates members of known strength, and says how well their ratings tell it. Draws docs/images/ratings-*.svg.

python benchmarks/ratings.py                    everything that docs/ratings.md tells
python benchmarks/ratings.py --games 5000 --seed 3 --no-pictures
"""

import argparse
import sys
from collections.abc import Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from trinacria.server.club.ratings.folding import fold, pool_of, strength_of
from trinacria.server.club.ratings.model import DOUBT, LUCK, MEAN, Strength
from trinacria.server.store.people.rated import RatedGame, Step

MEMBERS: Final = 2000
GAMES: Final = 20_000
DRAWN: Final = 0.03
"""The share of games that end in a draw, for all players alike."""
CHOICE: Final = 8
"""Who looks for others takes the nearest in rating of so many."""
DOCS: Final = Path(__file__).parent.parent / "docs" / "images"


class Outcome(NamedTuple):
    """How well ratings tell what is true."""

    players: int
    truth: list[float]
    found: list[Strength]
    correlation: float
    """Of the ranks (Spearman)."""
    covered: float
    """How often the spread covers the truth."""
    fewer: float
    """The same for those who played less than half of the members."""
    spread: int
    """Of half the members it is smaller."""


def simulate(
    players: int, games: int = GAMES, members: int = MEMBERS, seed: int = 1, apart: float = 1.0, choice: int = CHOICE
) -> Outcome:
    """Members play on sides of so many. `apart`: how far apart they are in truth, against what the model believes."""
    dice = Random(seed)
    truth = [dice.gauss(MEAN, DOUBT * apart) for _ in range(members)]
    pool = pool_of("simulated", f"{players}v{players}")
    last: dict[str, Step] = {}

    def rating(member: int) -> float:
        step = last.get(str(member))
        return step.mu if step is not None else MEAN

    for at in range(games):
        seeker = dice.randrange(members)
        around = [one for one in dice.sample(range(members), max(choice, 2 * players) + 1) if one != seeker]
        around.sort(key=lambda one: abs(rating(one) - rating(seeker)))
        table = [seeker, *around[: 2 * players - 1]]
        dice.shuffle(table)
        sides = [table[:players], table[players:]]
        better = sum(truth[one] for one in sides[0]) - sum(truth[one] for one in sides[1])
        won = int(dice.random() > 1 / (1 + exp(-better / (LUCK * sqrt(2 * players)))))
        winner = None if dice.random() < DRAWN else won
        game = RatedGame(f"{at:09}", pool, float(at), [[str(one) for one in side] for side in sides], winner)
        last.update((step.member, step) for step in fold([game], last))
    steps = [last.get(str(one)) for one in range(members)]
    found = [strength_of(step) if step is not None else Strength() for step in steps]
    played = [step.games if step is not None else 0 for step in steps]
    half = sorted(played)[members // 2]
    inside = [abs(true - one.mu) <= 2 * one.sigma for true, one in zip(truth, found, strict=True)]
    seldom = [one for one, games in zip(inside, played, strict=True) if games < half]
    return Outcome(
        players,
        truth,
        found,
        _correlation(truth, [one.mu for one in found]),
        sum(inside) / members,
        sum(seldom) / max(1, len(seldom)),
        sorted(one.spread for one in found)[members // 2],
    )


def _correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Of two orders, where no two are equal."""
    ranks = [
        dict(zip(sorted(range(len(row)), key=row.__getitem__), range(len(row)), strict=True)) for row in (one, other)
    ]
    apart = sum((ranks[0][at] - ranks[1][at]) ** 2 for at in range(len(one)))
    return 1 - 6 * apart / (len(one) * (len(one) ** 2 - 1))


def picture(outcome: Outcome) -> str:
    """Each member as a dot: the true strength, and the rating; the lines are as far off as the median spread."""
    wide, high, left, foot, low, top = 640, 420, 60, 46, 1050, 1950

    def x(points: float) -> float:
        return left + (wide - left - 20) * (points - low) / (top - low)

    def y(points: float) -> float:
        return 34 + (high - 34 - foot) * (top - points) / (top - low)

    name = f"{outcome.players} against {outcome.players}"
    parts = [f'<text x="{left}" y="20" font-size="15" font-weight="600">{name}: rating and true strength</text>']
    for points in range(1100, 1901, 200):
        parts.append(
            f'<line x1="{left}" x2="{wide - 20}" y1="{y(points):.1f}" y2="{y(points):.1f}" '
            'stroke="currentColor" opacity=".18"/>'
        )
        parts.append(f'<text x="{left - 8}" y="{y(points) + 4:.1f}" text-anchor="end">{points}</text>')
        parts.append(f'<text x="{x(points):.1f}" y="{high - foot + 18}" text-anchor="middle">{points}</text>')
    parts.append(f'<text x="{(left + wide) / 2:.0f}" y="{high - 8}" text-anchor="middle">true strength</text>')
    dots: dict[str, list[str]] = {"#0f766e": [], "#be123c": []}
    for true, one in zip(outcome.truth, outcome.found, strict=True):
        at, found = Strength(true).points, one.points
        if low <= at <= top and low <= found <= top:
            inside = abs(true - one.mu) <= 2 * one.sigma
            dots["#0f766e" if inside else "#be123c"].append(f"M{x(at):.0f} {y(found):.0f}h0")
    for colour, places in dots.items():
        parts.append(
            f'<path d="{"".join(places)}" stroke="{colour}" stroke-width="3.2" stroke-linecap="round" opacity=".6"/>'
        )
    for off in (-outcome.spread, 0, outcome.spread):
        since, until = max(low, low - off), min(top, top - off)
        dash = "" if off == 0 else ' stroke-dasharray="5 4"'
        parts.append(
            f'<line x1="{x(since):.0f}" x2="{x(until):.0f}" y1="{y(since + off):.0f}" y2="{y(until + off):.0f}" '
            f'stroke="currentColor"{dash}/>'
        )
    style = "font:13px system-ui,sans-serif;fill:currentColor;color:#57534e"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" style="{style}">{"".join(parts)}</svg>\n'
    )


def told(what: str, outcome: Outcome) -> str:
    return (
        f"{what:<44} correlation {outcome.correlation:.3f}  covered {outcome.covered:.1%} "
        f"(of those who played less {outcome.fewer:.1%})  spread {outcome.spread}"
    )


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-pictures", dest="pictures", action="store_false")
    asked = parser.parse_args(arguments)
    for players in (1, 2):
        name, games, seed = f"{players} v {players}", asked.games, asked.seed
        usual = simulate(players, games, seed=seed)
        print(told(f"{name}, {games:,} games", usual), flush=True)
        if asked.pictures:
            (DOCS / f"ratings-{players}v{players}.svg").write_text(picture(usual), encoding="utf-8")
        others = {
            "another seed": simulate(players, games, seed=seed + 1),
            "a third seed": simulate(players, games, seed=seed + 2),
            "opponents at random": simulate(players, games, seed=seed, choice=1),
            "a quarter of the games": simulate(players, games // 4, seed=seed),
            "five times the games": simulate(players, games * 5, seed=seed),
            "members closer together (0.6)": simulate(players, games, seed=seed, apart=0.6),
            "members further apart (1.4)": simulate(players, games, seed=seed, apart=1.4),
        }
        for what, outcome in others.items():
            print(told(f"{name}, {what}", outcome), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
