"""What stands on a page beside the pieces: cut marks, a ruler that proves the scale, and what the page is."""

from typing import Final

from trinacria.draw.canvas import Canvas, path, rect
from trinacria.draw.theme import theme
from trinacria.paper.pdf.document import Laid
from trinacria.paper.sheet import SIDE, Leaf, Paper
from trinacria.paper.text import set_line

GREY: Final = "#5d564c"
_BLEED: Final = 2.0
_AWAY: Final = 0.8
_MARK: Final = 2.6
_RULER: Final = 50


def _page(paper: Paper) -> Canvas:
    return Canvas(paper.wide, paper.high, theme("light"), "")


def bleeds(leaf: Leaf, *, back: bool = False) -> str | None:
    """The rims of the pieces, drawn on beyond the cut so that a cut slightly off shows no white."""
    canvas, any_bleed = _page(leaf.paper), False
    for block in leaf.blocks:
        colour = block.placed[0].piece.bleed
        if colour:
            any_bleed = True
            for placed in block.placed:
                x, y = leaf.behind(placed) if back else (placed.x, placed.y)
                wide, high = placed.piece.across, placed.piece.down
                canvas.add(rect(x - _BLEED, y - _BLEED, wide + 2 * _BLEED, high + 2 * _BLEED, colour))
    return canvas.document() if any_bleed else None


def marks(leaf: Leaf, *, back: bool = False) -> str:
    """Lines outside of the blocks that show where to cut."""
    canvas = _page(leaf.paper)
    for block in leaf.blocks:
        upright, level = block.cuts
        far, low = block.x + block.wide, block.y + block.high
        lines = [f"M{x:.2f} {y:.2f}v{reach:.2f}" for x in upright
                 for y, reach in ((block.y - _AWAY, -_MARK), (low + _AWAY, _MARK))]  # fmt: skip
        lines += [f"M{x:.2f} {y:.2f}h{reach:.2f}" for y in level
                  for x, reach in ((block.x - _AWAY, -_MARK), (far + _AWAY, _MARK))]  # fmt: skip
        turned = f' transform="translate({leaf.paper.wide:g} 0) scale(-1 1)"' if back else ""
        canvas.add(path("".join(lines), line="#000000", wide=0.18, more=turned))
    return canvas.document()


def notes(paper: Paper, said: str, scale: str) -> Laid:
    """What the page is and a ruler of 5 cm, upright in the left margin."""
    long, high = paper.high - 2 * SIDE, 3.8
    canvas = Canvas(long, high, theme("light"), said)
    base = high - 0.3
    ticks = [f"M{n:g} {base:g}v{-(2.2 if n % 10 == 0 else 1.5 if n % 5 == 0 else 0.8):g}" for n in range(_RULER + 1)]
    canvas.add(
        path(f"M0 {base:g}h{_RULER}" + "".join(ticks), line=GREY, wide=0.15),
        set_line(scale, "sans", 2.5, long / 2 - _RULER - 8).draw(_RULER + 3, 0.5, GREY),
        set_line(said, "sans", 2.5, long / 2 - 4).draw(long, 0.5, GREY, "end"),
    )
    return Laid(canvas.document(), 3.2, SIDE, high, long, turn=3)
