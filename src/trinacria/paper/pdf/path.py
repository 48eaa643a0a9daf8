"""The data of SVG paths as the four operators that a PDF has: move, line, curve, close."""

import math
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_TOKEN: Final = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|(-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_NUMBERS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
# A quarter of a circle by one curve.
_KAPPA: Final = 0.5522847498


class Segment(NamedTuple):
    """One operator ("m", "l", "c" or "h") with its coordinates."""

    operator: str
    points: tuple[float, ...] = ()


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a command that goes on without its letter is told anew."""
    letter, numbers = "", list[float]()
    for found in _TOKEN.finditer(data):
        if found.group(1):
            letter = found.group(1)
            if letter in "Zz":
                yield letter, []
        else:
            numbers.append(float(found.group(2)))
            if len(numbers) == _NUMBERS[letter.lower()]:
                yield letter, numbers
                numbers = []
                letter = {"M": "L", "m": "l"}.get(letter, letter)


def segments(data: str) -> list[Segment]:
    """The path as segments in absolute coordinates."""
    segments: list[Segment] = []
    x = y = start_x = start_y = 0.0
    bend: tuple[str, float, float] = ("", 0.0, 0.0)  # the last control point, for smooth curves
    for letter, numbers in _commands(data):
        kind = letter.lower()
        if kind == "z":
            segments.append(Segment("h"))
            x, y, bend = start_x, start_y, ("", 0.0, 0.0)
            continue
        if letter.islower() and kind != "a":
            offsets = (x,) if kind == "h" else (y,) if kind == "v" else (x, y)
            numbers = [number + offsets[index % len(offsets)] for index, number in enumerate(numbers)]
        smooth = (2 * x - bend[1], 2 * y - bend[2])
        if kind in "hv":
            numbers = [numbers[0], y] if kind == "h" else [x, numbers[0]]
        if kind in "mlhv":
            segments.append(Segment("m" if kind == "m" else "l", tuple(numbers)))
            bend = ("", 0.0, 0.0)
        elif kind in "cs":
            first = numbers[:2] if kind == "c" else smooth if bend[0] == "c" else (x, y)
            curve = (*first, *numbers[-4:])
            segments.append(Segment("c", curve))
            bend = ("c", curve[2], curve[3])
        elif kind in "qt":
            cx, cy = numbers[:2] if kind == "q" else smooth if bend[0] == "q" else (x, y)
            ex, ey = numbers[-2:]
            segments.append(Segment("c", _quadratic(x, y, cx, cy, ex, ey)))
            bend = ("q", cx, cy)
        else:
            if letter == "a":
                numbers[5], numbers[6] = numbers[5] + x, numbers[6] + y
            segments += _arc(x, y, *numbers)
            bend = ("", 0.0, 0.0)
        x, y = numbers[-2:]
        if kind == "m":
            start_x, start_y = x, y
    return segments


def _quadratic(x: float, y: float, cx: float, cy: float, ex: float, ey: float) -> tuple[float, ...]:
    """A curve with one control point as one with two."""
    return x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, ex + (cx - ex) * 2 / 3, ey + (cy - ey) * 2 / 3, ex, ey


def _arc(
    x: float, y: float, rx: float, ry: float, turn: float, large: float, sweep: float, ex: float, ey: float
) -> Iterator[Segment]:
    """An elliptical arc in curves of a quarter turn at most (SVG, appendix B.2)."""
    if rx == 0 or ry == 0 or (x, y) == (ex, ey):
        yield Segment("l", (ex, ey))
        return
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (x - ex) / 2, (y - ey) / 2
    px, py = cos * dx + sin * dy, cos * dy - sin * dx
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = abs(rx) * grow, abs(ry) * grow
    below = (rx * py) ** 2 + (ry * px) ** 2
    far = math.sqrt(max(0.0, ((rx * ry) ** 2 - below) / below)) * (-1 if large == sweep else 1)
    mx, my = far * rx * py / ry, -far * ry * px / rx
    cx, cy = cos * mx - sin * my + (x + ex) / 2, sin * mx + cos * my + (y + ey) / 2
    begin = math.atan2((py - my) / ry, (px - mx) / rx)
    angle = math.atan2((-py - my) / ry, (-px - mx) / rx) - begin
    if sweep and angle < 0:
        angle += 2 * math.pi
    elif not sweep and angle > 0:
        angle -= 2 * math.pi
    steps = max(1, math.ceil(abs(angle) / (math.pi / 2) - 1e-9))
    step = angle / steps
    reach = 4 / 3 * math.tan(step / 4)

    def place(ux: float, uy: float) -> tuple[float, float]:
        return cx + cos * rx * ux - sin * ry * uy, cy + sin * rx * ux + cos * ry * uy

    for number in range(steps):
        a, b = begin + number * step, begin + (number + 1) * step
        one = place(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a))
        two = place(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b))
        yield Segment("c", (*one, *two, *place(math.cos(b), math.sin(b))))


def ellipse(x: float, y: float, rx: float, ry: float) -> list[Segment]:
    """An ellipse round a point."""
    kx, ky = rx * _KAPPA, ry * _KAPPA
    return [
        Segment("m", (x + rx, y)),
        Segment("c", (x + rx, y + ky, x + kx, y + ry, x, y + ry)),
        Segment("c", (x - kx, y + ry, x - rx, y + ky, x - rx, y)),
        Segment("c", (x - rx, y - ky, x - kx, y - ry, x, y - ry)),
        Segment("c", (x + kx, y - ry, x + rx, y - ky, x + rx, y)),
        Segment("h"),
    ]


def rectangle(x: float, y: float, w: float, h: float, r: float) -> list[Segment]:
    """A rectangle, rounded by r."""
    r = min(r, w / 2, h / 2)
    right, low = x + w, y + h
    if r <= 0:
        return [*(Segment("l" if n else "m", p) for n, p in enumerate(((x, y), (right, y), (right, low), (x, low)))),
                Segment("h")]  # fmt: skip
    k = r * (1 - _KAPPA)
    return [
        Segment("m", (x + r, y)),
        Segment("l", (right - r, y)),
        Segment("c", (right - k, y, right, y + k, right, y + r)),
        Segment("l", (right, low - r)),
        Segment("c", (right, low - k, right - k, low, right - r, low)),
        Segment("l", (x + r, low)),
        Segment("c", (x + k, low, x, low - k, x, low - r)),
        Segment("l", (x, y + r)),
        Segment("c", (x, y + k, x + k, y, x + r, y)),
        Segment("h"),
    ]


def box(path: list[Segment]) -> tuple[float, float, float, float]:
    """Left, top, width and height of all points of a path."""
    xs = [x for segment in path for x in segment.points[::2]]
    ys = [y for segment in path for y in segment.points[1::2]]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
