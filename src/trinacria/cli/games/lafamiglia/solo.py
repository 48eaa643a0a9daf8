"""The solo board in characters: the Coupole with its seats, extra action tokens and Block tokens, the action spaces."""

from collections.abc import Mapping
from typing import Any, Final

from textual.geometry import Region

from trinacria.cli.games.lafamiglia.map import SYMBOLS, piece
from trinacria.cli.screen.canvas import Canvas, Picture
from trinacria.cli.screen.scene import Scene
from trinacria.speech.games.lafamiglia.names import Names, pack_of

EXTRA: Final = "●"
USED: Final = "○"
BLOCK: Final = "■"
TICK: Final = "✓"
SPACE_ROOM: Final = 34
"""Letters that a space needs."""


class SoloCanvas(Canvas):
    """The board that lies on the table only where fewer than four play."""

    def draw(self, scene: Scene, width: int) -> Picture:
        """A head with what lies beside the spaces, then the spaces."""
        view = scene.view
        told = Names(pack_of(view), scene.words)
        picture = Picture(width, "$ink on $paper")
        if "solo_board" not in view:
            return picture
        picture.write(0, 0, " " * width, "$ink on $sunken")
        x = picture.write(0, 0, f"{told.words('table-solo-board')}  ", "bold $ink-2 on $sunken")
        if "coupole" in view:
            self._coupole(picture, x, scene, told)
        else:
            self._extra_actions(picture, x, view["solo_board"], told)
        self._spaces(picture, view["solo_board"], told)
        return picture

    def _coupole(self, picture: Picture, x: int, scene: Scene, told: Names) -> None:
        """Twelve seats: the viewer's from the left, the other's from the right, and whose control token lies there."""
        seats: Mapping[str, int] = scene.view["coupole"]["seats"]
        holder = scene.view["coupole"]["control"]
        plain = "$ink on $sunken"
        x = picture.write(x, 0, f"{told.words('screen-lafamiglia-coupole')} ", f"bold {plain}")
        for seat in scene.seats:
            x = picture.write(x, 0, SYMBOLS[seat] * seats[seat], piece(seat))
        count = " : ".join(str(seats[seat]) for seat in scene.seats)
        x = picture.write(x, 0, f" {count}  ", f"bold {plain}")
        if holder is not None:
            picture.write(x, 0, f" ⚑ {SYMBOLS[holder]} {scene.name(holder)} ", piece(holder))
        else:
            council = told.pack.solo.one_v_one.coupole
            picture.write(x, 0, told.words("screen-lafamiglia-control-from", **{"from": council.control_from}), plain)

    def _extra_actions(self, picture: Picture, x: int, board: Mapping[str, Any], told: Names) -> None:
        """The round spaces: a token, a Block token on it, or empty."""
        dots = list(zip(board["extra"], board["blocks"], strict=True))
        for token, block in dots:
            mark = BLOCK if block else EXTRA if token else USED
            style = "bold $coin on $sunken" if mark == EXTRA else "$ink-3 on $sunken"
            x = picture.write(x, 0, f"{mark} ", style)
        free = sum(token and not block for token, block in dots)
        said = told.words("screen-lafamiglia-extra", free=free, blocked=sum(board["blocks"]))
        if board["extra_used"]:
            said += f" · {told.words('table-solo-extra-done')}"
        picture.write(x + 1, 0, said, "$ink-2 on $sunken")

    def _spaces(self, picture: Picture, board: Mapping[str, Any], told: Names) -> None:
        """As many in a line as there is room for; a token lies at the right edge."""
        across = max(1, min(3, picture.width // SPACE_ROOM))
        room = picture.width // across
        for at, (name, lying) in enumerate(board["tokens"].items()):
            region = Region(at % across * room, 1 + at // across, room - 1, 1)
            locked = name in board.get("locked", ())
            opened = "locked" in board and not locked and name in told.locked_spaces
            mark, style = self.state("space", name)
            usual = "$ink-3 on $paper" if locked or lying else "$ink on $raised"
            usual = "$ink on $legal-soft" if style is not None else usual
            picture.fill(region, usual)
            x = picture.write(region.x, region.y, f"{mark}{told.solo_number(name)}", style or f"bold {usual}")
            sign = BLOCK if locked else TICK if opened else " "
            x = picture.write(max(x + 1, region.x + 5), region.y, f"{sign} ", usual)
            coin = told.space(name).coin
            if coin:
                x = picture.write(x, region.y, f"{'−' if coin < 0 else '+'}{abs(coin)}", "bold $on-coin on $coin") + 1
            said = told.space_parts(name) + (" ∞" if told.space(name).infinite else "")
            picture.write(x, region.y, said, usual, max(0, region.right - x - len(lying)))
            x = region.right - len(lying)
            for token in lying:
                x = picture.write(x, region.y, SYMBOLS[token], piece(token))
            picture.point("space", name, region)
