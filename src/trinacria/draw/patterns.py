"""Patterns that tell families and mandamenti apart where colour cannot."""

from trinacria.draw.canvas import Canvas
from trinacria.games.lafamiglia.content.model.geometry import Pattern

_FAMILY = {
    "black": (10, '<path d="M0 10L10 0M0 0L10 10" stroke="{ink}" stroke-width="1.2"/>'),
    "blue": (14, '<path d="M0 7q3.5 -5 7 0t7 0" fill="none" stroke="{ink}" stroke-width="1.5"/>'),
    "green": (10, '<path d="M-2 12L12 -2M-7 7L7 -7M3 17L17 3" stroke="{ink}" stroke-width="1.5"/>'),
    "red": (
        10,
        '<circle cx="2.5" cy="2.5" r="1.4" fill="{ink}"/><circle cx="7.5" cy="7.5" r="1.4" fill="{ink}"/>',
    ),
    "white": (12, '<path d="M6 3v6M3 6h6" stroke="{ink}" stroke-width="1.3"/>'),
    "yellow": (9, '<path d="M4.5 0V9" stroke="{ink}" stroke-width="1.6"/>'),
}
_LAND: dict[Pattern, tuple[int, str]] = {
    "rising": (13, '<path d="M-2 15L15 -2M-9 9L9 -9M4 22L22 4" stroke="{ink}" stroke-width="1.5"/>'),
    "falling": (13, '<path d="M-2 -2L15 15M-9 4L9 22M4 -9L22 9" stroke="{ink}" stroke-width="1.5"/>'),
    "level": (11, '<path d="M0 5.5H11" stroke="{ink}" stroke-width="1.5"/>'),
    "upright": (11, '<path d="M5.5 0V11" stroke="{ink}" stroke-width="1.5"/>'),
    "dots": (
        13,
        '<circle cx="3.2" cy="3.2" r="1.5" fill="{ink}"/><circle cx="9.7" cy="9.7" r="1.5" fill="{ink}"/>',
    ),
    "crosses": (16, '<path d="M8 4.800V11.200M4.800 8H11.200" stroke="{ink}" stroke-width="1.4"/>'),
    "waves": (16, '<path d="M0 8q4 -5 8 0t8 0" fill="none" stroke="{ink}" stroke-width="1.5"/>'),
}


def _pattern(canvas: Canvas, name: str, size: int, markup: str, ink: str) -> str:
    body = markup.replace("{ink}", ink)
    return canvas.define(
        name,
        f'<pattern id="{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{body}</pattern>',
    )


def family_pattern(canvas: Canvas, family: str) -> str:
    """The pattern of a family, in the ink that stands on its colour."""
    size, markup = _FAMILY[family]
    return _pattern(canvas, f"p-{family}", size, markup, canvas[f"on-{family}"])


def land_pattern(canvas: Canvas, pattern: Pattern) -> str | None:
    """The pattern of a mandamento; none for "none"."""
    if pattern == "none":
        return None
    size, markup = _LAND[pattern]
    return _pattern(canvas, f"p-{pattern}", size, markup, canvas["coast"])
