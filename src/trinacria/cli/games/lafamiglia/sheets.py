"""The two action sheets of La Famiglia in characters: six columns with costs, spaces and tokens."""

from collections.abc import Mapping
from typing import Any

from textual.geometry import Region

from trinacria.cli.games.lafamiglia.map import SYMBOLS, piece
from trinacria.cli.screen.canvas import Canvas, Picture
from trinacria.cli.screen.scene import Scene
from trinacria.games.lafamiglia.content.model.components import COLUMNS
from trinacria.speech.games.lafamiglia.names import Names, column_cost, column_tokens, pack_of

RESTRICTED = "⊘"
"""The Restriction token: the column that the player before used."""
ROOMY = 17
"""Letters in a column from which on a space needs one line."""


class SheetsCanvas(Canvas):
    """The top sheet, where tokens come from, and the bottom sheet, where they go."""

    def draw(self, scene: Scene, width: int) -> Picture:
        """One sheet below the other."""
        view, words = scene.view, scene.words
        told = Names(pack_of(view), words)
        picture = Picture(width, "$ink on $paper")
        cell = width // len(COLUMNS)
        top, bottom = view["sheets"]["top"], view["sheets"]["bottom"]
        title = "bold $ink-2 on $sunken"
        picture.write(0, 0, words("screen-lafamiglia-top-sheet", number=top["sheet"]).ljust(width), title)
        self._heads(picture, view, told, cell)
        self._spaces(picture, 2, top["tokens"], told, cell, offers=False)
        y = picture.height
        picture.write(0, y, words("screen-lafamiglia-bottom-sheet", number=bottom["sheet"]).ljust(width), title)
        self._spaces(picture, y + 1, bottom["tokens"], told, cell, offers=True)
        return picture

    def _heads(self, picture: Picture, view: Mapping[str, Any], told: Names, cell: int) -> None:
        """The columns with what moving them costs the viewer. [LF-PB-03..05]"""
        for at, column in enumerate(COLUMNS):
            region = Region(at * cell, 1, cell - 1, 1)
            mark, style = self.state("column", column)
            picture.fill(region, "$on-wood on $wood")
            cost = f"−{column_cost(view, column)}" if column_tokens(view, column) else "–"
            restricted = view.get("solo_board", {}).get("restriction") == column
            name = (mark + RESTRICTED * restricted + told.of("column", column))[: cell - len(cost) - 2]
            picture.write(region.x, 1, name.ljust(cell - 1), style or "bold $on-wood on $wood", cell - 1)
            picture.write(region.right - len(cost), 1, cost, style or "bold $coin on $wood")
            picture.point("column", column, region)

    def _spaces(
        self, picture: Picture, y: int, tokens: Mapping[str, list[str]], told: Names, cell: int, offers: bool
    ) -> None:
        """The spaces of a sheet, each in its column and row."""
        lines = 1 if cell >= ROOMY or not offers else 2
        for name, lying in tokens.items():
            space = told.pack.spaces[name]
            at, row = COLUMNS.index(space.column), y + (space.row - 1) * lines
            region = Region(at * cell, row, cell - 1, lines)
            taken = bool(lying) and not space.infinite
            blank = offers and space.kind == "blank"
            mark, style = self.state("space", name)
            usual = "$ink-3 on $paper" if taken or blank else "$ink on $raised"
            usual = "$ink on $legal-soft" if style is not None else usual
            picture.fill(region, usual)
            x = picture.write(region.x, row, f"{mark}{space.row}", style or f"bold {usual}")
            if offers:
                self._offer(picture, x, region, name, told, usual)
            self._tokens(picture, region, lying)
            picture.point("space", name, region)

    def _offer(self, picture: Picture, x: int, region: Region, name: str, told: Names, usual: str) -> None:
        space = told.pack.spaces[name]
        if space.coin:
            sign = f"{'−' if space.coin < 0 else '+'}{abs(space.coin)}"
            x = picture.write(
                x, region.y, sign, "bold #ffffff on #26221f" if space.coin < 0 else "bold $on-coin on $coin"
            )
        said = told.space_parts(name, short=True) + ("∞" if space.infinite else "")
        if region.height == 1:
            picture.write(max(x + 1, region.x + 5), region.y, said, usual, region.right - max(x + 1, region.x + 5))
        else:
            picture.write(region.x + 1, region.y + 1, said, usual, region.width - 1)

    def _tokens(self, picture: Picture, region: Region, lying: list[str]) -> None:
        """Tokens lie at the right edge; more than four are counted."""
        shown = lying[-4:]
        x = region.right - len(shown)
        if len(lying) > len(shown):
            picture.write(x - 1, region.y, "+", "bold")
        for token in shown:
            x = picture.write(x, region.y, SYMBOLS[token], piece(token))
