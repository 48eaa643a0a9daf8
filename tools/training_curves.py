"""Draw training curves out of the logs of `trinacria lab gpu train`, as the pictures in docs/gpu.md.

python tools/training_curves.py --out x.svg --title "…" --field random.won plain=a/log.jsonl league=b/log.jsonl
"""

import argparse
import json
from pathlib import Path
from typing import Any

WIDE, HIGH, LEFT, FOOT = 720, 300, 56, 44
COLOURS = ("#0f766e", "#b45309", "#7c3aed", "#be123c")


def draw(title: str, lines: dict[str, list[tuple[float, float]]], low: float, high: float) -> str:
    """A chart of shares over minutes."""
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
        parts.append(
            f'<text x="{x:.1f}" y="{HIGH - FOOT + 18}" text-anchor="middle">{last * step / 240:.1f} min</text>'
        )
    ends: list[tuple[float, float]] = []
    for colour, (name, line) in zip(COLOURS, lines.items(), strict=False):
        points = [place(time, min(max(share, low), high)) for time, share in line]
        told = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        parts.append(f'<polyline points="{told}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        x, y = points[-1]
        while any(abs(y - high_end) < 15 and abs(x - far) < 60 for far, high_end in ends):
            y += 15
        ends.append((x, y))
        parts.append(f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{colour}">{name}</text>')
    style = "font:13px system-ui,sans-serif;fill:currentColor;color:#57534e"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" style="{style}">{"".join(parts)}</svg>\n'
    )


def read(path: Path, field: str) -> list[tuple[float, float]]:
    """A field of each line; `a+b/2` adds half of another to it."""
    found = []
    for told in [json.loads(line) for line in path.read_text().splitlines()]:
        found.append((float(told["seconds"]), _value(told, field)))
    return found


def _value(told: dict[str, Any], field: str) -> float:
    if field.endswith(".points"):
        match = told[field.removesuffix(".points")]
        return float(match["won"] + match["drawn"] / 2)
    for part in field.split("."):
        told = told[part]
    return float(told)  # type: ignore[arg-type]


def main() -> None:
    """Read the logs, write the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("logs", nargs="+", metavar="NAME=FILE")
    parser.add_argument("--field", required=True)
    parser.add_argument("--title", required=True)
    parser.add_argument("--low", type=float, default=0.0)
    parser.add_argument("--high", type=float, default=1.0)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    lines = {name: read(Path(file), given.field) for name, _, file in [log.partition("=") for log in given.logs]}
    given.out.write_text(draw(given.title, lines, given.low, given.high))


if __name__ == "__main__":
    main()
