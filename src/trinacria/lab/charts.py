"""The charts of the reports: small SVGs whose colours are the design tokens of the page they stand in."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

LABEL = 168
"""Room for the labels at the left, for a figure at the right, and for the scale below, in pixels."""
FIGURE = 200
SCALE = 26
ROW = 28
WIDE = 780


class Bar(NamedTuple):
    """A value with its interval, what it is called and what is written behind it."""

    label: str
    at: float
    low: float
    high: float
    note: str
    family: str = ""
    """The colour of a family, where the row is about one."""


def _svg(wide: float, high: float, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {wide:g} {high:g}" style="max-width:{wide:g}px" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    look = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{look}>{escape(said)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def intervals(
    title: str,
    bars: Sequence[Bar],
    ends: tuple[float, float],
    ticks: Sequence[tuple[float, str]],
    fair: tuple[float, float] | None = None,
) -> str:
    """A row for each value: a dot, and its interval as a line; `fair` is a band that values should lie in."""
    low, high = ends
    room = WIDE - LABEL - FIGURE

    def x(value: float) -> float:
        return LABEL + room * (min(max(value, low), high) - low) / (high - low)

    tall = ROW * len(bars)
    parts: list[str] = []
    if fair is not None:
        parts.append(
            f'<rect x="{x(fair[0]):.1f}" y="0" width="{x(fair[1]) - x(fair[0]):.1f}" height="{tall}" class="fair"/>'
        )
    for value, said in ticks:
        parts.append(_line(x(value), 0, x(value), tall + 4, "tick"))
        parts.append(_text(x(value), tall + 18, said, "small", "middle"))
    for at, bar in enumerate(bars):
        y = ROW * at + ROW / 2
        parts.append(_text(LABEL - 14, y + 4.5, bar.label, anchor="end"))
        parts.append(_line(x(bar.low), y, x(bar.high), y, "reach"))
        parts += [_line(x(end), y - 4, x(end), y + 4, "reach") for end in (bar.low, bar.high) if low <= end <= high]
        paint = f' style="fill:var(--fam-{bar.family});stroke:var(--key-{bar.family})"' if bar.family else ""
        parts.append(f'<circle cx="{x(bar.at):.1f}" cy="{y:.1f}" r="5.5" class="dot"{paint}/>')
        parts.append(_text(WIDE - FIGURE + 16, y + 4.5, bar.note, "figure"))
    return _svg(WIDE, tall + SCALE, title, parts)


def grid(title: str, names: Sequence[str], shares: Sequence[Sequence[float | None]]) -> str:
    """Who beat whom: the share of the row's points against the column's; None where two have not met."""
    cell_wide = min(96.0, (WIDE - LABEL) / max(1, len(names)))
    cell = 40.0
    parts: list[str] = []
    for at, name in enumerate(names):
        parts.append(_text(LABEL + cell_wide * (at + 0.5), 16, _short(name, cell_wide), "small", "middle"))
        parts.append(_text(LABEL - 14, 26 + cell * (at + 0.5) + 4.5, name, anchor="end"))
        for other, share in enumerate(shares[at]):
            x, y = LABEL + cell_wide * other, 26 + cell * at
            place = f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{cell_wide - 2:.1f}" height="{cell - 2:.1f}" rx="4"'
            if share is None:
                parts.append(f'<rect {place} class="void"/>')
                continue
            tone = "good" if share >= 0.5 else "bad"
            strength = 12 + 76 * abs(share - 0.5) * 2
            mixed = f"color-mix(in srgb, var(--{'ok' if tone == 'good' else 'danger'}) {strength:.0f}%, var(--raised))"
            ink = "var(--raised)" if strength > 55 else "var(--ink)"
            parts.append(f'<rect {place} style="fill:{mixed}"/>')
            parts.append(
                f'<text x="{x + cell_wide / 2:.1f}" y="{y + cell / 2 + 5:.1f}" text-anchor="middle" '
                f'style="fill:{ink}">{share:.0%}</text>'
            )
    return _svg(LABEL + cell_wide * len(names) + 8, 30 + cell * len(names), title, parts)


def _short(name: str, room: float) -> str:
    most = max(4, int(room / 7))
    return name if len(name) <= most else name[: most - 1] + "…"


class Curve(NamedTuple):
    """A line of the chart of winning chances: whose it is, and their chance at each moment."""

    label: str
    chances: Sequence[float]
    family: str = ""


def curves(
    title: str, lines: Sequence[Curve], marks: Sequence[tuple[int, str]], foot: Sequence[tuple[int, str]]
) -> str:
    """Chances over a game; `marks` are the turning points with their numbers, `foot` what stands below the scale."""
    high, left = 260.0, 52.0
    wide = WIDE - left - 110
    count = max(2, *(len(line.chances) for line in lines))

    def place(at: int, chance: float) -> tuple[float, float]:
        return left + wide * at / (count - 1), 12 + high * (1 - chance)

    parts: list[str] = []
    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = place(0, chance)[1]
        parts.append(_line(left, y, left + wide, y, "tick" if chance != 0.5 else "middle"))
        parts.append(_text(left - 8, y + 4, f"{chance:.0%}", "small", "end"))
    for at, said in foot:
        parts.append(_line(place(at, 0)[0], 12, place(at, 0)[0], high + 16, "tick"))
        parts.append(_text(place(at, 0)[0] + 4, high + 28, said, "small"))
    for line in lines:
        points = " ".join("{:.1f},{:.1f}".format(*place(at, chance)) for at, chance in enumerate(line.chances))
        paint = f' style="stroke:var(--fam-{line.family})"' if line.family else ""
        parts.append(f'<polyline points="{points}" class="curve"{paint}/>')
        x, y = place(len(line.chances) - 1, line.chances[-1])
        parts.append(_text(x + 8, min(max(y + 4, 22), high + 8), line.label))
    for at, said in marks:
        x, y = place(at, lines[0].chances[at])
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" class="mark"/>')
        parts.append(_text(x, y + 4, said, "mark-number", "middle"))
    return _svg(WIDE, high + 36, title, parts)
