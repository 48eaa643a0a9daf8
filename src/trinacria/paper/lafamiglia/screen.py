"""A screen to fold: what it hides is a headquarters (LF-S-07). Outside the family, inside the course of a round."""

from typing import Final

from trinacria.draw.canvas import Canvas, disc, path, rect
from trinacria.draw.patterns import family_pattern
from trinacria.draw.theme import theme
from trinacria.games.lafamiglia.content.model.components import FamilyId
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.text import set_line, set_text
from trinacria.speech.games.lafamiglia.numbers import numbers_of
from trinacria.words import Words

WIDE, HIGH = 2600.0, 1840.0
"""Drawn in tenths of a millimetre: two halves, of which the upper one stands on its head."""
_HALF: Final = HIGH / 2
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
    """The five steps of a round side by side."""
    gap, margin = 36.0, 60.0
    wide = (WIDE - 2 * margin - (len(STEPS) - 1) * gap) / len(STEPS)
    for number, step in enumerate(STEPS):
        x = margin + number * (wide + gap)
        title = set_line(words(f"web-rules-round-{step}-title"), "serif-bold", 64, wide - 48)
        told = set_text(words(f"web-rules-round-{step}"), "sans", 54, wide - 48, _HALF - 250)
        canvas.add(
            rect(x, margin, wide, _HALF - 2 * margin, canvas["raised"], r=24, line=canvas["line-strong"], wide=4),
            rect(x, margin, wide, 116, canvas["wood"], r=24),
            rect(x, margin + 60, wide, 56, canvas["wood"]),
            title.draw(x + 24, margin + 58 - title.high / 2, canvas["on-wood"]),
            told.draw(x + 24, margin + 140, canvas["ink"]),
        )
