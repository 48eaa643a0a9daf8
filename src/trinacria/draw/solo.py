"""The solo board: the Coupole side for 1 v 1, the Block-token side for 2 v 1."""

import math

from trinacria.draw.canvas import Canvas, disc, path, rect
from trinacria.draw.space import draw_offer
from trinacria.draw.text import write
from trinacria.draw.theme import Theme
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.content.model.solo import SoloSpace

MARGIN, GAP, CELL_W, CELL_H, COLUMNS = 22.0, 10.0, 142.0, 146.0, 6
WIDTH = 2 * MARGIN + COLUMNS * (CELL_W + GAP) - GAP


def _paper(canvas: Canvas, high: float, title: str) -> None:
    canvas.add(
        rect(0, 0, WIDTH, high, canvas["surface"], r=18),
        rect(1.5, 1.5, WIDTH - 3, high - 3, "none", r=17, line=canvas["line-strong"], wide=3),
        write(MARGIN, MARGIN + 16, title, 32, canvas["ink"], font="display", weight=800, anchor="start"),
    )


def _grid(canvas: Canvas, spaces: tuple[SoloSpace, ...], y: float, *, locked: bool = False) -> float:
    """The spaces in rows of six; gives the y below them."""
    for index, space in enumerate(spaces):
        x = MARGIN + index % COLUMNS * (CELL_W + GAP)
        top = y + index // COLUMNS * (CELL_H + GAP)
        draw_offer(canvas, space, x, top, CELL_W, CELL_H, head=locked)
        if locked:
            canvas.add(
                disc(x + CELL_W - 26, top + 26, 20, canvas["danger-soft"], line=canvas["danger"], wide=2),
                canvas.icon("padlock", x + CELL_W - 26, top + 25, 26, canvas["danger"], canvas["danger-soft"]),
            )
    return y + math.ceil(len(spaces) / COLUMNS) * (CELL_H + GAP)


def draw_one_v_one(pack: Pack, theme: Theme) -> str:
    """The side for 1 v 1: the Coupole above, the action spaces below."""
    spaces = pack.solo.one_v_one.board.space
    top = 306.0
    high = top + math.ceil(len(spaces) / COLUMNS) * (CELL_H + GAP) - GAP + MARGIN
    canvas = Canvas(WIDTH, high, theme, "Coupole, 1 v 1")
    _paper(canvas, high, "1 v 1")
    _coupole(canvas, pack, WIDTH / 2, 282)
    _grid(canvas, spaces, top)
    return canvas.document()


def _coupole(canvas: Canvas, pack: Pack, x: float, floor: float) -> None:
    """The seats in a half circle, half of them for either side; the control token's place in the middle."""
    seats = pack.solo.one_v_one.coupole.seats
    reach, r = 208.0, 23.0
    dome = f"M{x - reach - 40:g} {floor:g}A{reach + 40:g} {reach + 40:g} 0 0 1 {x + reach + 40:g} {floor:g}Z"
    canvas.add(path(dome, canvas["sunken"], line=canvas["line-strong"], wide=2.5))
    for seat in range(seats):
        angle = math.pi * (1 - (seat + 0.5) / seats)
        sx, sy = x + math.cos(angle) * reach, floor - 8 - math.sin(angle) * reach
        start = seat < seats / 2
        canvas.add(
            disc(
                sx,
                sy,
                r,
                canvas["raised"] if start else canvas["surface"],
                line=canvas["line-strong"],
                wide=2.5,
            ),
            canvas.icon("member", sx, sy, 30, canvas["ink-2"] if start else canvas["ink-3"]),
        )
    coupole = pack.solo.one_v_one.coupole
    dotted, dashed = ' stroke-dasharray="0 7"', ' stroke-dasharray="7 6"'
    line = canvas["line-strong"]
    canvas.add(
        path(f"M{x:g} {floor - reach + 36:g}V{floor - 128:g}", line=line, wide=2.5, more=dotted),
        disc(x, floor - 74, 34, canvas["raised"], line=line, wide=2.5, more=dashed),
        canvas.icon("control", x, floor - 74, 40, canvas["ink-3"]),
        write(x, floor - 22, f"{coupole.control_from}", 24, canvas["ink"], weight=800),
        canvas.icon("coupole", x - 100, floor - 60, 60, canvas["ink-2"], canvas["sunken"]),
        canvas.icon("place", x + 84, floor - 60, 48, canvas["ink-2"], canvas["sunken"]),
        write(x + 112, floor - 60, f"−{coupole.deploy_minus}", 30, canvas["ink"], weight=800, anchor="start"),
    )


def draw_two_v_one(pack: Pack, theme: Theme) -> str:
    """The side for 2 v 1: round spaces, locked actions, open actions."""
    board = pack.solo.two_v_one.board
    rows = math.ceil(len(board.locked) / COLUMNS) + math.ceil(len(board.open) / COLUMNS)
    top = 190.0
    high = top + rows * (CELL_H + GAP) - GAP + 22 + MARGIN
    canvas = Canvas(WIDTH, high, theme, "2 v 1")
    _paper(canvas, high, "2 v 1")
    _rounds(canvas, pack, 112)
    y = _grid(canvas, board.locked, top, locked=True)
    canvas.add(
        path(
            f"M{MARGIN:g} {y + 6:g}H{WIDTH - MARGIN:g}",
            line=canvas["danger"],
            wide=2.5,
            more=' stroke-dasharray="0 8"',
        )
    )
    _grid(canvas, board.open, y + 22)
    return canvas.document()


def _rounds(canvas: Canvas, pack: Pack, y: float) -> None:
    """A place for each extra-action token, and a padlock for each difficulty that blocks it (LX-2-S02)."""
    two = pack.solo.two_v_one
    step = 104.0
    left = WIDTH / 2 - step * (two.round_spaces - 1) / 2
    levels = [two.difficulty.easy, two.difficulty.medium, two.difficulty.hard]
    for number in range(1, two.round_spaces + 1):
        x = left + (number - 1) * step
        blocked = [level for level in levels if number in level.blocked_spaces]
        canvas.add(
            disc(x, y - 26, 37, canvas["raised"], line=canvas["line-strong"], wide=2.5),
            canvas.icon("influence", x, y - 26, 46, canvas["ink-3"], canvas["raised"]),
        )
        for index, _ in enumerate(blocked):
            px = x + (index - (len(blocked) - 1) / 2) * 28
            canvas.add(canvas.icon("padlock", px, y + 34, 26, canvas["danger"]))
