"""The 60 cards of Famiglia, drawn as on the screen: the picture of a person in the frame of a family."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from trinacria.draw.canvas import Canvas, rect
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
_ARCH: Final = "M8 192V98c0-38 28-58 82-58s82 20 82 58v94z"
_BUST: Final = 'transform="translate(-21.8 -19.1) scale(1.242)"'
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
    ink = DARK if face.family == "Y" else LIGHT
    canvas = Canvas(WIDE, HIGH, theme("light"), person)
    canvas.add(
        rect(0, 0, WIDE, HIGH, CREAM),
        _named(_picture(face.family), "frame"),
        f'<clipPath id="arch-{person}"><path d="{_ARCH}"/></clipPath><g clip-path="url(#arch-{person})">',
        f"<g {_BUST}>{_named(_picture(person), 'person')}</g></g>",
        set_line(str(face.value), "serif-bold", 28, 24).draw(20, 5.5, ink, "middle"),
        symbol(face.family, 36, 9, 25, ink),
    )
    if face.ability:
        canvas.add(
            rect(140, 8, 30, 28, CREAM, r=7, line=deep, wide=1.2), canvas.icon(face.ability, 155, 22, 22, deep, CREAM)
        )
    name = set_line(words(f"famiglia-card-{person}"), "serif-bold", 18, 146)
    note = set_line(_note(face, words), "sans-bold", 13, 86)
    canvas.add(
        rect(8, 192, 164, 28, CREAM),
        name.draw(90, 206 - name.high / 2, DARK, "middle"),
        note.draw(12, 234 - note.high / 2, ink),
        rect(136, 222, 34, 23, "#f2c94c", r=11.5, line=deep, wide=1.5),
        set_line(str(face.points), "sans-bold", 16, 28).draw(153, 223.4, DARK, "middle"),
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
