"""Text measured with the fonts that are printed with: it fits its box exactly, in lines of one size."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from trinacria.draw.text import Anchor
from trinacria.paper.pdf.fonts import FontName, font

_CSS: Final[dict[FontName, str]] = {
    "serif-bold": 'font-family="Alegreya" font-weight="800"',
    "serif-italic": 'font-family="Alegreya" font-weight="700" font-style="italic"',
    "sans": 'font-family="Source Sans 3" font-weight="400"',
    "sans-bold": 'font-family="Source Sans 3" font-weight="700"',
}


class Setting(NamedTuple):
    """A text in lines of one size."""

    name: FontName
    size: float
    leading: float
    lines: list[str]

    @property
    def high(self) -> float:
        """From the top of the first line to the foot of the last."""
        return len(self.lines) * self.leading

    def draw(self, x: float, y: float, colour: str, anchor: Anchor = "start", halo: str = "") -> str:
        """The lines below y."""
        style = f'{_CSS[self.name]} font-size="{self.size:.3f}" text-anchor="{anchor}" fill="{colour}"'
        if halo:
            style += f' stroke="{halo}" stroke-width="{self.size * 0.2:.2f}" stroke-linejoin="round"'
        base = y + (self.leading - self.size) / 2 + self.size * 0.8
        return "".join(
            f'<text x="{x:.3f}" y="{base + number * self.leading:.3f}" {style}>{escape(line)}</text>'
            for number, line in enumerate(self.lines)
        )


def set_text(
    text: str, name: FontName, size: float, wide: float, high: float = float("inf"), leading: float = 1.18
) -> Setting:
    """The text wrapped to a width, and made smaller where it would be higher than its box or a word wider."""
    used = font(name)
    while text:
        lines = used.wrap(text, size, wide)
        low_enough = len(lines) * size * leading <= high
        if low_enough and all(used.width(line, size) <= wide for line in lines):
            return Setting(name, size, size * leading, lines)
        size *= 0.97
    return Setting(name, size, size * leading, [])


def set_alike(texts: Sequence[str], name: FontName, size: float, boxes: Sequence[tuple[float, float]]) -> list[Setting]:
    """Texts in boxes of these widths and heights, all of the size in which the longest one fits."""
    while True:
        told = [set_text(text, name, size, *box) for text, box in zip(texts, boxes, strict=True)]
        smallest = min((one.size for one in told), default=size)
        if smallest >= size:
            return told
        size = smallest


def set_line(text: str, name: FontName, size: float, wide: float) -> Setting:
    """The text in one line, made smaller where it would be wider."""
    size *= min(1.0, wide / max(font(name).width(text, size), 0.001))
    return Setting(name, size, size * 1.18, [text])
