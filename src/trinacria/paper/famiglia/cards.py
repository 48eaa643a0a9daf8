"""The 60 cards of Famiglia, drawn as on the screen: the picture of a person in the frame of a family."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from trinacria.draw.canvas import Canvas, disc, path, rect
from trinacria.draw.theme import theme
from trinacria.games.famiglia.cards import COPIES, FAMILIES, NAMES, START_SET, VALUE, Face
from trinacria.paper.sheet import Piece
from trinacria.paper.text import set_line
from trinacria.words import Words

WIDE, HIGH = 180.0, 252.0
CARD: Final = (63.0, 88.0)
CREAM, DARK, LIGHT = "#f8efdc", "#2a2018", "#fff8ea"
DEEP: Final = {"R": "#5c120d", "B": "#13345a", "Y": "#7a5306", "G": "#1d4329"}
"""The darkest tone of each family."""
_ARCH: Final = "M24 196V92c0-38 28-66 66-66s66 28 66 66v104z"
_RIM: Final = re.compile(r'<rect x="1" y="1" width="178" height="250" rx="11" fill="#f8efdc"[^>]*/>')


@cache
def _picture(name: str, folder: str = "faces") -> str:
    """What is inside a picture; on paper the rim goes to the cut, and the cut is its edge."""
    text = files("trinacria.art").joinpath(folder, f"{name}.svg").read_text(encoding="utf-8")
    inside = text[text.index(">") + 1 : text.rindex("</svg>")]
    return _RIM.sub("", inside)


def _named(inside: str, name: str) -> str:
    """Ids are unique within a picture only: let them be so within the card."""
    return re.sub(r'(id="|url\(#)', rf"\g<1>{name}-", inside)


def symbol(family: str, x: float, y: float, size: float, colour: str) -> str:
    """A family's symbol in a square with this corner."""
    inside = _picture(family, "symbols")
    line = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
    place = f'transform="translate({x:g} {y:g}) scale({size / 24:.4f})"'
    ink = "" if colour == "currentColor" else f' color="{colour}"'
    return f"<g {place}{ink} {line}>{inside}</g>"


def draw_card(kind: str, copy: int, words: Words) -> str:
    """A card face up."""
    face, deep = Face(NAMES.index(kind)), DEEP[kind[0]]
    person = f"{kind}-{copy}"
    canvas = Canvas(WIDE, HIGH, theme("light"), person)
    canvas.add(
        rect(0, 0, WIDE, HIGH, CREAM),
        _named(_picture(face.family), "frame"),
        _named(_picture(person), "person"),
        path(_ARCH, line=CREAM, wide=3.5),
        path(_ARCH, line=deep, wide=1.2),
    )
    for x in (25.0, 155.0):
        canvas.add(
            disc(x, 21, 15, deep, line=CREAM, wide=1.8),
            set_line(str(face.value), "serif-bold", 24, 24).draw(x, 7.3, LIGHT, "middle"),
        )
    if face.ability:
        canvas.add(
            rect(74, 8, 32, 32, CREAM, r=9, line=deep, wide=1.5), canvas.icon(face.ability, 90, 24, 24, deep, CREAM)
        )
    name = set_line(words(f"famiglia-card-{person}"), "serif-bold", 18, 146)
    note = set_line(_note(face, words), "sans-bold", 13, 86)
    canvas.add(
        rect(12, 188, 156, 26, CREAM, r=4, line=deep, wide=1.2),
        name.draw(90, 201 - name.high / 2, DARK, "middle"),
        symbol(face.family, 14, 219, 22, LIGHT),
        note.draw(42, 230.5 - note.high / 2, LIGHT),
        rect(133, 217, 34, 26, "#f2c94c", r=13, line=deep, wide=1.5),
        set_line(str(face.points), "sans-bold", 18, 28).draw(150, 219.6, DARK, "middle"),
    )
    return canvas.document()


def _note(face: Face, words: Words) -> str:
    """What a card can do; one without an ability says its family."""
    if face.ability:
        return words(f"web-famiglia-short-{face.family}", value=face.value, below=face.value - 1)
    return words(f"famiglia-family-{face.family}")


def draw_back(start: int = 0) -> str:
    """The back; those of the two starting sets have a number. [FA-C-04]"""
    name = f"back-start-{start}" if start else "back"
    canvas = Canvas(WIDE, HIGH, theme("light"), name)
    canvas.add(rect(0, 0, WIDE, HIGH, CREAM), _named(_picture(name), "back"))
    return canvas.document()


def cards(words: Words) -> Iterator[Piece]:
    """All cards, each person once: the first two 0s of every family are the starting sets."""
    for family in FAMILIES:
        for kind in (name for name in NAMES if name[0] == family):
            number = NAMES.index(kind)
            for copy in range(1, COPIES[VALUE[number]] + 1):
                start = copy if number in START_SET and copy <= 2 else 0
                front = draw_card(kind, copy, words)
                yield Piece(f"card {kind}-{copy}", front, draw_back(start), *CARD, bleed=CREAM)
