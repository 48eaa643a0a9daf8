"""A drawing in the making: shapes as text, the icons it uses, and the finished SVG."""

import re
from functools import cache
from html import escape
from importlib.resources import files

from trinacria.draw.theme import Theme

_ROOT = re.compile(r"<svg([^>]*)>(.*)</svg>", re.DOTALL)
_KEPT = re.compile(r' (fill|fill-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"')


@cache
def icon_symbol(name: str) -> str:
    """An icon as a symbol that a drawing can use."""
    text = files("trinacria.art").joinpath("icons", f"{name}.svg").read_text(encoding="utf-8")
    found = _ROOT.search(text)
    if found is None:
        raise ValueError(f"the icon {name} is no SVG")
    attributes = "".join(match.group(0) for match in _KEPT.finditer(found.group(1)))
    return f'<symbol id="i-{name}" viewBox="0 0 24 24"{attributes}>{found.group(2)}</symbol>'


@cache
def icon_names() -> frozenset[str]:
    folder = files("trinacria.art").joinpath("icons")
    return frozenset(entry.name.removesuffix(".svg") for entry in folder.iterdir() if entry.name.endswith(".svg"))


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str,
    *,
    r: float = 0,
    line: str = "",
    wide: float = 1.5,
    more: str = "",
) -> str:
    """A rectangle, rounded by r."""
    stroke = f' stroke="{line}" stroke-width="{wide:g}"' if line else ""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="{r:g}"'
    return f'<rect {place} fill="{fill}"{stroke}{more}/>'


def disc(x: float, y: float, r: float, fill: str, *, line: str = "", wide: float = 1.5, more: str = "") -> str:
    stroke = f' stroke="{line}" stroke-width="{wide:g}"' if line else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}"{stroke}{more}/>'


def path(d: str, fill: str = "none", *, line: str = "", wide: float = 1.5, more: str = "") -> str:
    """A path; without a fill only its line."""
    stroke = f' stroke="{line}" stroke-width="{wide:g}" stroke-linecap="round" stroke-linejoin="round"' if line else ""
    return f'<path d="{d}" fill="{fill}"{stroke}{more}/>'


def view_box(drawing: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of a finished drawing, in its own units."""
    left, top, wide, high = drawing.partition('viewBox="')[2].partition('"')[0].split()
    return float(left), float(top), float(wide), float(high)


class Canvas:
    """Collects the parts of one drawing."""

    def __init__(
        self, width: float, height: float, theme: Theme, title: str, origin: tuple[float, float] = (0, 0)
    ) -> None:
        self.width, self.height, self.theme, self.title, self.origin = width, height, theme, title, origin
        self._parts: list[str] = []
        self._definitions: dict[str, str] = {}

    def __getitem__(self, token: str) -> str:
        """The value of a design token in this drawing's theme."""
        return self.theme[token]

    def add(self, *parts: str) -> None:
        """Draw on top of what is there."""
        self._parts.extend(parts)

    def define(self, name: str, markup: str) -> str:
        """Keep a pattern, gradient or clip once; gives the reference to it."""
        self._definitions[name] = markup
        return f"url(#{name})"

    def icon(self, name: str, x: float, y: float, size: float, colour: str, ground: str = "") -> str:
        """An icon centred on a point; the ground shows through where an icon has holes."""
        self._definitions[f"i-{name}"] = icon_symbol(name)
        holes = f' style="--fam-bg:{ground};--paper:{ground}"' if ground else ""
        place = f'x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size:.1f}" height="{size:.1f}"'
        return f'<use href="#i-{name}" {place} color="{colour}"{holes}/>'

    def document(self) -> str:
        """The drawing as a standalone SVG."""
        (x, y), wide, high = self.origin, self.width, self.height
        size = f'viewBox="{x:g} {y:g} {wide:g} {high:g}" width="{wide:g}" height="{high:g}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(self.title)}">'
            f"<title>{escape(self.title)}</title>"
            f"<defs>{''.join(self._definitions.values())}</defs>{''.join(self._parts)}</svg>\n"
        )
