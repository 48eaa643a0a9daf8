"""A screen to fold: what it hides is a headquarters (LF-S-07).

Outside the family, inside the course of a round, prices and what can be done at any time.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from trinacria.draw.canvas import Canvas, disc, path, rect
from trinacria.draw.patterns import family_pattern
from trinacria.draw.theme import theme
from trinacria.games.lafamiglia.content.model.components import FamilyId
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.text import set_alike, set_line, set_text
from trinacria.speech.games.lafamiglia.numbers import numbers_of
from trinacria.words import Words

WIDE, HIGH = 2600.0, 1840.0
"""Drawn in tenths of a millimetre: two halves, of which the upper one stands on its head."""
_HALF: Final = HIGH / 2
_Box: TypeAlias = tuple[float, float, float, float]
_MARGIN: Final = 60.0
_GAP: Final = 36.0
_HEAD: Final = 92.0
_STEPS_HIGH: Final = 400.0
ANYTIME: Final = (
    ("anytime", 2, ("LF-AT-01",)),
    ("sell", 1, ("LF-AT-02", "LF-AT-04")),
    ("token", 1, ("LF-P-04",)),
    ("force", 1, ("LF-CF-14",)),
)
"""What can be done at any time and what is paid for what: the title, how many columns it takes, and the rules."""
STEPS: Final = ("planning", "reveal", "encounter", "management", "end")


def draw_screen(pack: Pack, family: FamilyId, words: Words) -> str:
    """The screen of one family, unfolded."""
    canvas = Canvas(WIDE, HIGH, theme("light"), pack.families[family].name)
    canvas.add(rect(0, 0, WIDE, HIGH, canvas["surface"]))
    _outside(canvas, pack, family)
    canvas.add(f'<g transform="translate({WIDE:g} {_HALF:g}) scale(-1 -1)">')
    _inside(canvas, words.with_numbers(numbers_of(pack)))
    canvas.add(
        "</g>",
        path(f"M0 {_HALF:g}H{WIDE:g}", line=canvas["ink-3"], wide=3, more=' stroke-dasharray="20 14"'),
    )
    return canvas.document()


def _outside(canvas: Canvas, pack: Pack, family: FamilyId) -> None:
    ground, ink, key = canvas.theme.family(family)
    top, x = _HALF, WIDE / 2
    about = pack.families[family]
    name = set_line(about.name, "serif-bold", 190, WIDE - 500)
    told = set_text(about.identity, "sans", 54, WIDE - 700, 130)
    canvas.add(
        rect(0, top, WIDE, _HALF, ground),
        rect(0, top, WIDE, _HALF, family_pattern(canvas, family), more=' opacity=".16"'),
        rect(40, top + 40, WIDE - 80, _HALF - 80, "none", r=30, line=ink, wide=5),
        disc(x, top + 255, 165, ground, line=ink, wide=8),
        canvas.icon(f"family-{family}", x, top + 255, 225, ink, ground),
        name.draw(x, top + 555 - name.high / 2, ink, "middle", halo=ground),
        told.draw(x, top + 755 - told.high / 2, ink, "middle", halo=ground),
        path(f"M0 {HIGH - 2:g}H{WIDE:g}", line=key, wide=4),
    )


def _inside(canvas: Canvas, words: Words) -> None:
    """The five steps of a round side by side; below them what can be done at any time, and what it costs."""
    wide = (WIDE - 2 * _MARGIN - (len(STEPS) - 1) * _GAP) / len(STEPS)
    low = _MARGIN + _STEPS_HIGH + _GAP
    steps = [(_MARGIN + number * (wide + _GAP), _MARGIN, wide, _STEPS_HIGH) for number in range(len(STEPS))]
    told = [(words(f"web-rules-round-{step}-title"), words(f"web-rules-round-{step}")) for step in STEPS]
    _boxes(canvas, told, steps, ("wood", "on-wood"))
    prices, x = [], _MARGIN
    for _, columns, _ in ANYTIME:
        across = columns * wide + (columns - 1) * _GAP
        prices.append((x, low, across, _HALF - _MARGIN - low))
        x += across + _GAP
    told = [(words(f"paper-screen-{name}"), " ".join(map(words, rules))) for name, _, rules in ANYTIME]
    _boxes(canvas, told, prices, ("coin-in", "on-coin-in"))


def _boxes(canvas: Canvas, told: Sequence[tuple[str, str]], boxes: Sequence[_Box], colours: tuple[str, str]) -> None:
    """Boxes with a title and a text, in type of one size."""
    ground, ink = (canvas[colour] for colour in colours)
    rooms = [(wide - 48, high - _HEAD - 36) for _, _, wide, high in boxes]
    texts = set_alike([text for _, text in told], "sans", 54, rooms)
    for (title, _), text, (x, y, wide, high) in zip(told, texts, boxes, strict=True):
        name = set_line(title, "serif-bold", 56, wide - 48)
        canvas.add(
            rect(x, y, wide, high, canvas["raised"], r=24, line=canvas["line-strong"], wide=4),
            rect(x, y, wide, _HEAD, ground, r=24),
            rect(x, y + _HEAD / 2, wide, _HEAD / 2, ground),
            name.draw(x + 24, y + _HEAD / 2 - name.high / 2, ink),
            text.draw(x + 24, y + _HEAD + 18, canvas["ink"]),
        )
