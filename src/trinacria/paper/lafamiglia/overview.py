"""The overview sheet of a team: the island for secret plans, and behind it the steps of an attack (LF-S-12)."""

from itertools import accumulate
from typing import Final, NamedTuple

from trinacria.draw.board import draw_board
from trinacria.draw.canvas import Canvas, rect, view_box
from trinacria.draw.theme import theme
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.text import set_alike, set_line
from trinacria.speech.games.lafamiglia.numbers import numbers_of
from trinacria.words import Words


class Step(NamedTuple):
    """A step of an attack: its message and number, its icon, and the rules that it consists of."""

    id: str
    number: int
    icon: str
    rules: tuple[str, ...]
    columns: int = 1


STEPS: Final = (
    Step("announce", 1, "advance", ("LF-MV-09", "LF-MV-08")),
    Step("bonus", 2, "skull", ("LF-BN-01", "LF-BN-02")),
    Step("defence", 3, "shield", ("LF-BN-04", "LF-BN-05")),
    Step("remove", 4, "remove-soldato", ("LF-BN-06", "LF-BN-08")),
    Step("finesse", 5, "finesse", ("LF-CF-03", "LF-CF-04", "LF-CF-07", "LF-CF-09", "LF-CF-10"), 2),
    Step("force", 5, "force", ("LF-CF-14",)),
    Step("knockout", 6, "knockout", ("LF-KO-01", "LF-KO-04")),
    Step("taken", 7, "control", ("LF-KO-05", "LF-KO-06", "LF-KO-07")),
)
"""In the order of play; finesse and brute force are the two ways of one step."""
_COLUMNS: Final = 3
_PALE: Final = 0.45
"""How much paper shows through the island: plans are drawn on it in pencil."""


def draw_plans(pack: Pack) -> str:
    """The island, pale enough to draw on."""
    drawing = draw_board(pack, theme("light"))
    x, y, wide, high = view_box(drawing)
    veil = rect(x, y, wide, high, "#ffffff", more=f' opacity="{_PALE}"')
    return drawing.replace("</svg>", f"{veil}</svg>")


def draw_attack(pack: Pack, words: Words) -> str:
    """The steps of an attack, on a sheet as large as the island."""
    _, _, wide, high = view_box(draw_board(pack, theme("light")))
    canvas = Canvas(wide, high, theme("light"), words("paper-overview-attack"))
    told = words.with_numbers(numbers_of(pack))
    unit = wide / 100
    canvas.add(rect(0, 0, wide, high, canvas["surface"]), rect(0, 0, wide, 7 * unit, canvas["wood"]))
    title = set_line(words("paper-overview-attack"), "serif-bold", 4 * unit, wide - 4 * unit)
    canvas.add(title.draw(2 * unit, 3.5 * unit - title.high / 2, canvas["on-wood"]))
    gap, head, pad = 1.4 * unit, 4.6 * unit, 0.9 * unit
    columns = sum(step.columns for step in STEPS)
    across = (wide - (_COLUMNS + 1) * gap) / _COLUMNS
    down = (high - 7 * unit - (columns // _COLUMNS + 1) * gap) / (columns // _COLUMNS)
    places = list(accumulate((step.columns for step in STEPS), initial=0))
    broad = [step.columns * across + (step.columns - 1) * gap for step in STEPS]
    rooms = [(one - 2 * pad, down - head - 2 * pad) for one in broad]
    texts = set_alike([" ".join(map(told, step.rules)) for step in STEPS], "sans", 2 * unit, rooms)
    for step, place, box, text in zip(STEPS, places[:-1], broad, texts, strict=True):
        x, y = gap + place % _COLUMNS * (across + gap), 7 * unit + gap + place // _COLUMNS * (down + gap)
        name = set_line(
            f"{step.number} {told(f'paper-overview-{step.id}')}", "serif-bold", 2.3 * unit, box - head - 2 * pad
        )
        middle = head / 2 + pad / 2
        canvas.add(
            rect(x, y, box, down, canvas["raised"], r=unit, line=canvas["line-strong"], wide=unit * 0.15),
            canvas.icon(step.icon, x + middle, y + middle, 3.4 * unit, canvas["danger"], canvas["raised"]),
            name.draw(x + head + pad, y + middle - name.high / 2, canvas["ink"]),
            text.draw(x + pad, y + head + pad, canvas["ink"]),
        )
    return canvas.document()
