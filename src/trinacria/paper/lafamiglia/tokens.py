"""Counters: what is put on board, mats and sheets. Each shows its family's symbol, so grey print will do."""

from typing import Final, Literal

from trinacria.draw.canvas import Canvas, disc, path, rect
from trinacria.draw.patterns import family_pattern
from trinacria.draw.text import write
from trinacria.draw.theme import theme

SIZE: Final = 160.0
"""A counter is drawn in tenths of a millimetre."""
_MIDDLE: Final = SIZE / 2
Shape = Literal["round", "square", "eight"]


def _canvas(name: str) -> Canvas:
    canvas = Canvas(SIZE, SIZE, theme("light"), name)
    canvas.add(rect(0, 0, SIZE, SIZE, canvas["raised"]))
    return canvas


def _body(canvas: Canvas, shape: Shape, fill: str, *, line: str = "", wide: float = 5.0, more: str = "") -> None:
    if shape == "round":
        canvas.add(disc(_MIDDLE, _MIDDLE, 70, fill, line=line, wide=wide, more=more))
    elif shape == "square":
        canvas.add(rect(11, 11, SIZE - 22, SIZE - 22, fill, r=22, line=line, wide=wide, more=more))
    else:
        far, near = SIZE - 10, 50
        corners = f"M{near} 10H{SIZE - near:g}L{far:g} {near}V{SIZE - near:g}L{SIZE - near:g} {far:g}H{near}"
        canvas.add(path(f"{corners}L10 {SIZE - near:g}V{near}Z", fill, line=line, wide=wide, more=more))


def _ground(canvas: Canvas, colour: str, shape: Shape) -> tuple[str, str]:
    """The body in a family's colour and pattern; gives the ink and the ground."""
    ground, ink, key = canvas.theme.family(colour)
    _body(canvas, shape, ground, line=key)
    if colour != "grey":
        _body(canvas, shape, family_pattern(canvas, colour), more=' opacity=".2"')
    return ink, ground


def influence(colour: str) -> str:
    """An influence token: the symbol alone, as on the screen."""
    canvas = _canvas(f"influence {colour}")
    ink, ground = _ground(canvas, colour, "round")
    canvas.add(disc(_MIDDLE, _MIDDLE, 52, ground), canvas.icon(f"family-{colour}", _MIDDLE, _MIDDLE, 88, ink, ground))
    return canvas.document()


def unit(colour: str, icon: str, shape: Shape, count: int = 1) -> str:
    """A piece on the board: what it is above, whose it is below; a number where it stands for several."""
    canvas = _canvas(f"{icon} {colour} {count}")
    ink, ground = _ground(canvas, colour, shape)
    canvas.add(
        disc(_MIDDLE, 62, 42, ground) if count == 1 else rect(28, 30, SIZE - 56, 64, ground, r=30),
        disc(_MIDDLE, 116, 26, ground),
        canvas.icon(f"family-{colour}", _MIDDLE, 116, 44, ink, ground),
    )
    if count == 1:
        canvas.add(canvas.icon(icon, _MIDDLE, 62, 78, ink, ground))
    else:
        canvas.add(canvas.icon(icon, 56, 62, 60, ink, ground), write(104, 62, str(count), 62, ink, weight=800, most=52))
    return canvas.document()


def fresh_control(colour: str) -> str:
    """The other side of a control token: control that has only just been won (LF-MG-05)."""
    canvas = _canvas(f"control {colour}, new")
    ground, _, key = canvas.theme.family(colour)
    _body(canvas, "eight", canvas["surface"], line=key if colour == "white" else ground, wide=9)
    canvas.add(canvas.icon(f"family-{colour}", _MIDDLE, _MIDDLE, 76, canvas["ink"], canvas["surface"]))
    return canvas.document()


def plain(icon: str, shape: Shape, ground: str, ink: str) -> str:
    """A piece of nobody: one icon in two tokens of the theme."""
    canvas = _canvas(icon)
    _body(canvas, shape, canvas[ground], line=canvas["ink"], wide=4)
    canvas.add(canvas.icon(icon, _MIDDLE, _MIDDLE, 96, canvas[ink], canvas[ground]))
    return canvas.document()


def coin(amount: int) -> str:
    """Money: more of it has a second rim."""
    canvas = _canvas(f"money {amount}")
    _body(canvas, "round", canvas["coin-in"], line=canvas["on-coin-in"], wide=5)
    if amount > 1:
        canvas.add(disc(_MIDDLE, _MIDDLE, 57, "none", line=canvas["on-coin-in"], wide=3.5))
    else:
        dots = ' stroke-dasharray="0 12.8" stroke-linecap="round"'
        canvas.add(disc(_MIDDLE, _MIDDLE, 57, "none", line=canvas["on-coin-in"], wide=4, more=dots))
    canvas.add(write(_MIDDLE, _MIDDLE, str(amount), 84, canvas["on-coin-in"], font="display", weight=800))
    return canvas.document()
