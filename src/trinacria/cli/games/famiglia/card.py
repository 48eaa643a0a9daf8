"""One card of Famiglia, drawn with letters: family colour, letter, symbol, value, points and ability."""

from dataclasses import dataclass
from typing import ClassVar, Final

from rich.cells import cell_len
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from trinacria.games.famiglia.cards import KIND_OF, POINTS

SYMBOLS: Final = {"R": "◈", "B": "▤", "Y": "▲", "G": "✦"}
"""Ring, abacus, fist, compass rose: what tells families apart without colour, next to their letter."""
ABILITIES: Final = {"R": " ", "B": "⇄", "Y": "↓", "G": "★"}
"""Swap, lower, joker. La Famiglia has none."""
LIMITS: Final = {"R": "", "B": "≤", "Y": "≤", "G": "<"}

ZERO: Final = "○"
PIPS: Final = (
    ("", ZERO, ""),
    ("", "X", ""),
    ("", "X   X", ""),
    ("X", "", "X   X"),
    ("X   X", "", "X   X"),
)
"""A family's symbol as often as the card's value, as on playing cards."""


@dataclass(frozen=True)
class Size:
    """Outer width and height of a card, its frame included."""

    name: str
    width: int
    height: int
    gutter: int = 0


GRAND: Final = Size("grand", 15, 10)
LARGE: Final = Size("large", 15, 8)
MEDIUM: Final = Size("medium", 10, 6)
SMALL: Final = Size("small", 6, 4)
TINY: Final = Size("tiny", 5, 4)
CHIP: Final = Size("chip", 4, 1, gutter=1)


@dataclass(frozen=True)
class Face:
    """What a card shows, and whether something can be done with it."""

    name: str
    legal: bool = False
    dim: bool = False
    counts: int | None = None
    """What the card counts in this turn, when a Brute lowered it."""
    hint: str = ""
    """How it can be had, for the lower edge."""
    family: str = ""
    ability: str = ""
    """Family and ability in words, for cards that are large enough."""


def points(name: str) -> int:
    """The points of a card."""
    return POINTS[KIND_OF[name]]


@dataclass(frozen=True)
class Paint:
    """The styles of a card's parts."""

    ink: str
    mark: str
    coin: str


def _paint(face: Face) -> Paint:
    family = face.name[0].lower()
    if face.dim:
        ink = f"$card-{family}-dim-ink on $card-{family}-dim"
        return Paint(ink, ink, ink)
    ground = f"on $card-{family}"
    return Paint(f"$card-{family}-ink {ground}", f"$card-{family}-mark {ground}", "bold $on-coin on $coin")


def draw(face: Face, size: Size) -> Content:
    """The inside of a card, line by line."""
    paint = _paint(face)
    if size is CHIP:
        left, right = ("‹", "›") if face.legal else (" ", " ")
        return Content.styled(f"{left}{face.name}{right}", f"bold {paint.ink}")
    if size in (SMALL, TINY):
        return _draw_small(face, size.width - 2, paint)
    return _draw_large(face, size, paint)


def _draw_small(face: Face, width: int, paint: Paint) -> Content:
    """Two lines: name and ability; symbol and points."""
    family, value = face.name[0], int(face.name[1])
    worth = str(points(face.name))
    if width > 3:
        worth = worth.rjust(2)
    head = _spread(face.name, ABILITIES[family] if value else " ", width)
    if face.counts is not None:
        head = f"{face.name if width > 3 else family}→{face.counts}"
    foot = SYMBOLS[family].ljust(width - len(worth))
    return Content.assemble((head, f"bold {paint.ink}"), "\n", (foot, paint.mark), (worth, paint.coin))


def _draw_large(face: Face, size: Size, paint: Paint) -> Content:
    """Name and ability, the value as pips, family and ability in words, points."""
    family, value = face.name[0], int(face.name[1])
    width = size.width - 2
    symbol = SYMBOLS[family]
    blank = Content.styled(" " * width, paint.ink)
    head = Content.styled(
        _spread(f" {face.name}", f"{ABILITIES[family] if value else ' '} ", width), f"bold {paint.ink}"
    )
    pill = f" {points(face.name)} "
    hint = face.ability
    if size is MEDIUM:
        hint = f"{LIMITS[family]}{value}" if value and LIMITS[family] else ""
    foot = Content.assemble((_fit(f" {hint}", width - len(pill)), paint.ink), (pill, paint.coin))
    if size is MEDIUM:
        pips = " ".join([symbol] * value) if value else ZERO
        return Content("\n").join([head, Content.styled(pips.center(width), paint.mark), blank, foot])
    art = [Content.styled(row.replace("X", symbol).center(width), paint.mark) for row in PIPS[value]]
    title = Content.styled(_fit(f" {face.family}", width), paint.ink)
    if size is GRAND:
        return Content("\n").join([head, blank, *art, blank, title, foot])
    return Content("\n").join([head, *art, title, foot])


def _spread(left: str, right: str, width: int) -> str:
    return left + " " * (width - len(left) - len(right)) + right


def _fit(text: str, width: int) -> str:
    while cell_len(text) > width:
        text = text[:-2] + "…"
    return text + " " * (width - cell_len(text))


class Card(Widget, can_focus=True):
    """A card on the table that can be pointed at."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "pick", show=False)]

    class Picked(Message):
        """The player pointed at this card."""

        def __init__(self, card: "Card") -> None:
            super().__init__()
            self.card = card

    class Reached(Message):
        """The cursor is on this card."""

        def __init__(self, card: "Card") -> None:
            super().__init__()
            self.card = card

    def __init__(self, face: Face, size: Size, zone: str, at: int) -> None:
        super().__init__()
        self.zone = zone
        self.at = at
        self.face = face
        self.drawn_as = size
        self._wear()

    def dress(self, face: Face, size: Size) -> None:
        """Show another face, or the same in another size."""
        if (face, size) != (self.face, self.drawn_as):
            self.face = face
            self.drawn_as = size
            self._wear()

    def _wear(self) -> None:
        face, size = self.face, self.drawn_as
        self.set_class(face.legal, "-legal")
        self.set_class(face.dim, "-dim")
        self.set_class(size is CHIP, "-chip")
        self.styles.width = size.width
        self.styles.height = size.height
        if size is not CHIP:
            lowered = face.counts is not None and size not in (SMALL, TINY)
            self.border_title = f"{face.name[1]}→{face.counts}" if lowered else ""
            self.border_subtitle = face.hint if len(face.hint) <= size.width - 5 else ""
        self.refresh()

    def render(self) -> Content:
        """The inside of the card."""
        return draw(self.face, self.drawn_as)

    def on_click(self, event: events.Click) -> None:
        """A click points at the card."""
        event.stop()
        self.post_message(self.Picked(self))

    def on_focus(self) -> None:
        """Say that the cursor is here."""
        self.post_message(self.Reached(self))

    def action_pick(self) -> None:
        """Enter and Space point at the card."""
        self.post_message(self.Picked(self))
