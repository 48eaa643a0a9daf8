"""A summary of the rules: entries with an icon, a name and a text, in columns on one or two pages."""

from collections.abc import Sequence
from typing import NamedTuple

from trinacria.draw.canvas import Canvas, path, rect
from trinacria.draw.theme import Theme, theme
from trinacria.paper.sheet import Paper
from trinacria.paper.text import Setting, set_line, set_text

_MARGIN, _GUTTER, _BAND = 12.0, 7.0, 17.0
_LARGEST, _SMALLEST = 3.5, 2.0


class Heading(NamedTuple):
    """The title of what follows."""

    text: str
    column: bool = False
    """Whether a new column begins with it."""


class Entry(NamedTuple):
    """Something explained: icons (or markup of 24 by 24 units), a name, and what it is."""

    name: str
    text: str
    icons: tuple[str, ...] = ()


Item = Heading | Entry


class _Column:
    """Where the next item goes."""

    def __init__(self, canvas: Canvas, wide: float, size: float) -> None:
        self.canvas, self.wide, self.size = canvas, wide, size
        self.line = size * 1.2

    def high(self, item: Item) -> float:
        """How much room an item takes, with what parts it from the next."""
        if isinstance(item, Heading):
            return self.size * 2.5
        text = self._entry(item)[1].high + self.line * bool(item.name)
        return max(text, self._icon * len(item.icons)) + self.size * 0.55

    @property
    def _icon(self) -> float:
        return self.size * 1.9

    def _entry(self, entry: Entry) -> tuple[float, Setting]:
        """How far its text is indented, and the text."""
        indent = (self._icon + self.size * 0.5) if entry.icons else 0.0
        return indent, set_text(entry.text, "sans", self.size, self.wide - indent, leading=1.2)

    def draw(self, item: Item, x: float, y: float) -> None:
        """An item with its upper left corner here."""
        canvas, size = self.canvas, self.size
        if isinstance(item, Heading):
            title = set_line(item.text, "serif-bold", size * 1.45, self.wide)
            line = y + size * 2.2
            canvas.add(title.draw(x, line - title.high, canvas["danger"]))
            canvas.add(path(f"M{x:.2f} {line:.2f}h{self.wide:.2f}", line=canvas["line-strong"], wide=0.25))
            return
        indent, told = self._entry(item)
        for number, icon in enumerate(item.icons):
            top, side = y + number * self._icon, self._icon
            if icon.startswith("<"):
                scale = f"translate({x:.3f} {top:.3f}) scale({side / 24:.4f})"
                canvas.add(f'<g transform="{scale}" color="{canvas["ink"]}">{icon}</g>')
            else:
                canvas.add(canvas.icon(icon, x + side / 2, top + side / 2, side, canvas["ink"], canvas["raised"]))
        if item.name:
            canvas.add(
                set_line(item.name, "sans-bold", size * 1.03, self.wide - indent).draw(x + indent, y, canvas["ink"])
            )
            y += self.line
        canvas.add(told.draw(x + indent, y, canvas["ink-2"]))


def _fill(items: Sequence[Item], heights: list[float], room: float, slots: int) -> list[list[int]] | None:
    """The items column by column; None where they do not fit. No heading stands at a column's foot."""
    columns: list[list[int]] = [[]]
    used = 0.0
    for number, (item, high) in enumerate(zip(items, heights, strict=True)):
        wanted = high + (heights[number + 1] if isinstance(item, Heading) and number + 1 < len(items) else 0.0)
        begins = isinstance(item, Heading) and item.column
        if (begins or used + wanted > room) and columns[-1]:
            columns.append([])
            used = 0.0
        columns[-1].append(number)
        used += high
        if used > room:
            return None
    return columns if len(columns) <= slots else None


def summary(
    title: str, note: str, items: Sequence[Item], paper: Paper, pages: int, columns: int, foot: str
) -> list[str]:
    """The pages as drawings, in the largest type that fits, evenly filled."""
    look: Theme = theme("light")
    wide = (paper.wide - 2 * _MARGIN - (columns - 1) * _GUTTER) / columns
    room = paper.high - 2 * _MARGIN - _BAND - 1.0
    size = _LARGEST
    while True:
        measure = _Column(Canvas(1, 1, look, ""), wide, size)
        heights = [measure.high(item) for item in items]
        filled = _fill(items, heights, room, pages * columns)
        if filled or size < _SMALLEST:
            break
        size *= 0.985
    if filled is None:
        raise ValueError(f"the summary {title} is too long")
    # The least height that still fits: columns end level.
    while (tighter := _fill(items, heights, room - 1.0, pages * columns)) is not None:
        filled, room = tighter, room - 1.0
    drawings: list[str] = []
    for page in range(-(-len(filled) // columns)):
        canvas = Canvas(paper.wide, paper.high, look, title)
        _head(canvas, paper, title, note, foot)
        column = _Column(canvas, wide, size)
        for place, numbers in enumerate(filled[page * columns : (page + 1) * columns]):
            x, y = _MARGIN + place * (wide + _GUTTER), _MARGIN + _BAND
            if place:
                line = f"M{x - _GUTTER / 2:.2f} {y:.2f}v{room:.2f}"
                canvas.add(path(line, line=canvas["line"], wide=0.2))
            for number in numbers:
                column.draw(items[number], x, y)
                y += heights[number]
        drawings.append(canvas.document())
    return drawings


def _head(canvas: Canvas, paper: Paper, title: str, note: str, foot: str) -> None:
    wide = paper.wide - 2 * _MARGIN
    name = set_line(title, "serif-bold", 8.2, wide * 0.66)
    said = set_line(note, "sans", 3.6, wide * 0.3)
    end = set_line(foot, "sans", 2.5, wide)
    canvas.add(
        rect(_MARGIN - 4, _MARGIN - 4, wide + 8, _BAND, canvas["wood"], r=2.5),
        name.draw(_MARGIN, _MARGIN - 4 + (_BAND - name.high) / 2, canvas["on-wood"]),
        said.draw(paper.wide - _MARGIN, _MARGIN - 4 + (_BAND - said.high) / 2, canvas["on-wood-2"], "end"),
        end.draw(paper.wide / 2, paper.high - 9.5, canvas["ink-3"], "middle"),
    )
