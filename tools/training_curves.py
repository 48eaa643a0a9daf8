"""Draw the training curves of docs/diary from the logs in docs/training.

Those of Famiglia were written by `trinacria lab gpu train`, those of La Famiglia by `tools/learn_weights.py --curve`.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

WIDE, HIGH, LEFT, FOOT = 720, 300, 56, 44
COLOURS = ("#0f766e", "#b45309", "#7c3aed", "#be123c", "#1d4ed8")
DOCS = Path(__file__).parents[1] / "docs"
RUNS = {
    "1, plain": "run1-plain",
    "1, league": "run1-league",
    "2, plain": "run2-plain",
    "2, league": "run2-league",
    "4, plain": "run4",
}
MODES = {mode: f"lafamiglia-{mode}" for mode in ("2v2", "1v1", "2v1")}
RESPONSES = {"2, league": "run2-br-league", "2, plain": "run2-br-plain", "3, master": "run3-br"}


class Picture(NamedTuple):
    """What is drawn: the name of its file, its title, a field of the logs, the lowest share, and the logs."""

    name: str
    title: str
    field: str
    low: float
    logs: dict[str, str]
    over: str = "seconds"
    """The field that says how far the learning had come."""


PICTURES: Final = (
    Picture("random", "Won against random", "random.won", 0.7, RUNS),
    Picture("ahead", "Won against the stand-in for hard", "ahead.won", 0.0, RUNS),
    Picture("response", "Points of a best response", "target.points", 0.4, RESPONSES),
    Picture("lafamiglia", "Points against the values learning began with", "points", 0.4, MODES, "meetings"),
)


def scale(over: str, amount: float) -> str:
    """What stands below a chart."""
    return f"{amount / 60:.1f} min" if over == "seconds" else f"{amount:,.0f} {over}"


def draw(picture: Picture, lines: dict[str, list[tuple[float, float]]], high: float = 1.0) -> str:
    """A chart of shares over minutes, or over meetings."""
    title, low = picture.title, picture.low
    last = max([time for line in lines.values() for time, _ in line]) or 1.0

    def place(time: float, share: float) -> tuple[float, float]:
        return LEFT + (WIDE - LEFT - 120) * time / last, 34 + (HIGH - 34 - FOOT) * (high - share) / (high - low)

    parts = [f'<text x="{LEFT}" y="20" font-size="15" font-weight="600">{title}</text>']
    for step in range(6):
        share = low + (high - low) * step / 5
        y = place(0, share)[1]
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDE - 120}" y1="{y:.1f}" y2="{y:.1f}" stroke="currentColor" opacity=".18"/>'
        )
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for step in range(5):
        x = place(last * step / 4, low)[0]
        told = scale(picture.over, last * step / 4)
        parts.append(f'<text x="{x:.1f}" y="{HIGH - FOOT + 18}" text-anchor="middle">{told}</text>')
    ends: list[tuple[float, str, str]] = []
    for colour, (name, line) in zip(COLOURS[: len(lines)], lines.items(), strict=True):
        points = [place(time, min(max(share, low), high)) for time, share in line]
        told = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        parts.append(f'<polyline points="{told}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        ends.append((points[-1][1], name, colour))
    free = 0.0
    for y, name, colour in sorted(ends):
        # Names stand beside the chart in the order in which the lines end, one below the other.
        free = max(y, free)
        parts.append(f'<text x="{WIDE - 108}" y="{free + 4:.1f}" fill="{colour}">{name}</text>')
        free += 16
    style = "font:13px system-ui,sans-serif;fill:currentColor;color:#57534e"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" style="{style}">{"".join(parts)}</svg>\n'
    )


def read(path: Path, picture: Picture) -> list[tuple[float, float]]:
    """A field of each line, over how far the learning had come."""
    points = []
    for told in [json.loads(line) for line in path.read_text().splitlines()]:
        points.append((float(told[picture.over]), _value(told, picture.field)))
    return points


def _value(told: dict[str, Any], field: str) -> float:
    """What a match won, or its points: a draw is half of one."""
    if field.endswith(".points"):
        match = told[field.removesuffix(".points")]
        return float(match["won"] + match["drawn"] / 2)
    for part in field.split("."):
        told = told[part]
    return float(told)  # type: ignore[arg-type]


def drawn(picture: Picture) -> str:
    """A picture, from its logs."""
    logs = {run: DOCS / "training" / f"{log}.jsonl" for run, log in picture.logs.items()}
    return draw(picture, {run: read(log, picture) for run, log in logs.items()})


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for picture in PICTURES:
        (DOCS / "images" / f"training-{picture.name}.svg").write_text(drawn(picture))
