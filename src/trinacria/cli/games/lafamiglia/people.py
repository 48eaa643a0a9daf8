"""The families of La Famiglia in characters: mats, headquarters, supplies, and the control tiles."""

from collections.abc import Mapping
from typing import Any

from textual.geometry import Region

from trinacria.cli.games.lafamiglia.map import CAR, SYMBOLS, piece
from trinacria.cli.games.lafamiglia.text import partner_of
from trinacria.cli.screen.canvas import Canvas, Picture
from trinacria.cli.screen.scene import Scene
from trinacria.games.lafamiglia.content.model.components import INSTITUTIONS
from trinacria.speech.games.lafamiglia.names import Names, initiative, pack_of

ROOMY = 60
"""Letters in a line from which on every mat is drawn; below it only the own one."""
MANY = 7
"""With more orders than this, two share a line."""


class HouseCanvas(Canvas):
    """What drawings of families have in common."""

    def head(self, picture: Picture, scene: Scene, seat: str, told: Names) -> None:
        """Symbol, family, who leads it, and how many mandamenti it controls."""
        view, words, y = scene.view, scene.words, picture.height
        family = told.pack.families[seat]  # type: ignore[index]
        name = scene.name(seat)
        if seat == scene.viewer:
            name = words("screen-you", name=name)
        elif seat == partner_of(view, scene.viewer):
            name = words("screen-lafamiglia-partner", name=name)
        picture.write(0, y, " " * picture.width, "$ink on $sunken")
        x = picture.write(0, y, f" {SYMBOLS[seat]} {family.name} ", piece(seat))
        picture.write(x + 1, y, name, "bold $ink on $sunken")
        held = words("screen-lafamiglia-held", count=view["families"][seat]["mandamenti"])
        start = f"{words('screen-lafamiglia-starts')} " if view["first"] == seat else ""
        picture.write(max(x, picture.width - len(held + start)), y, start + held, "bold $ink-2 on $sunken")

    def supplies(self, picture: Picture, scene: Scene, seat: str) -> None:
        """What is known of the headquarters, and what is in the supply."""
        family, words = scene.view["families"][seat], scene.words
        if "money" in family:
            known = words("screen-lafamiglia-hq", money=family["money"], soldati=family["hq"])
        else:
            known = words("screen-lafamiglia-hq-hidden", orders=family["orders_in_hq"])
        y = picture.height
        x = picture.write(0, y, f"{known} · ", "bold $ink on $paper")
        pieces = f"{family.get('supply', '?')} {CAR}{family['cars']} b{family['boats']} i{family['influence']}"
        picture.write(x, y, words("screen-lafamiglia-supply", pieces=pieces))
        self._solo_pieces(picture, scene, seat)

    def _solo_pieces(self, picture: Picture, scene: Scene, seat: str) -> None:
        """Commission tokens on the mat, members, and how many pieces are behind the screen."""
        family, words, y = scene.view["families"][seat], scene.words, picture.height
        if family.get("commission") is None:
            return
        left = sum(len(spaces) for spaces in family["commission_mat"].values())
        said = [words("screen-lafamiglia-commission", pieces=f"{SYMBOLS[family['commission']]}{left}")]
        if "members" in family:
            said.append(words("screen-lafamiglia-members", members=family["members"], supply=family["members_supply"]))
        elif "behind_screen" in family:
            said.append(words("screen-lafamiglia-behind", count=family["behind_screen"]))
        picture.write(0, y, " · ".join(said), "$ink-2 on $paper")

    def values(self, picture: Picture, scene: Scene, seat: str) -> None:
        """The base values of a mat in one line."""
        family = scene.view["families"][seat]
        said = scene.words(
            "table-values",
            police=family["police"],
            church=family["church"],
            car=family["car_attack"],
            bomb=family["car_bomb"],
        )
        picture.write(0, picture.height, said)

    def mat(self, picture: Picture, scene: Scene, seat: str, told: Names, mine: bool) -> None:
        """The four rows: the base value, then section by section what is open and the tokens that are left."""
        family = scene.view["families"][seat]
        mat = told.pack.families[seat].mat  # type: ignore[index]
        values = {
            "justice": f"{family['car_attack']}/{family['car_bomb']}",
            "police": str(family["police"]),
            "economy": "–",
            "church": str(family["church"]),
        }
        for row in INSTITUTIONS:
            y = picture.height
            mark, style = self.state("row", row) if mine else (" ", None)
            x = picture.write(0, y, f"{mark}{told.of('row', row)}"[:12].ljust(12), style or "$ink on $paper")
            x = picture.write(x, y, f"{values[row]:>3} ", "bold $on-coin on $coin" if row != "economy" else "$ink-3")
            section = ""
            for at, space in enumerate(mat.row(row).spaces):
                if space.section != section:
                    section = space.section
                    x = picture.write(x, y, f" {section} ", "$ink-3 on $paper")
                gone = at < family["removed"][row]
                lies = family["commission"] if at in family.get("commission_mat", {}).get(row, ()) else seat
                x = picture.write(
                    x, y, _under(space) if gone else SYMBOLS[lies], "$ink-3 on $paper" if gone else piece(lies)
                )
                x = picture.write(x, y, " ", "$ink on $paper")
            if mine:
                picture.point("row", row, Region(0, y, picture.width, 1))

    def orders(self, picture: Picture, orders: list[str], told: Names, whole: bool) -> None:
        """Orders with initiative and name; with their parts where there is room for a line each."""
        across = 1 if whole and len(orders) <= MANY else 2
        room = picture.width // across
        y = picture.height
        for at, order in enumerate(orders):
            x, line = at % across * room, y + at // across
            mark, style = self.state("order", order)
            face = told.order_in_full(order) if across == 1 else f"{initiative(told.pack, order)} {told.order(order)}"
            picture.write(x, line, f"{mark}{face}".ljust(room - 1), style or "$ink on $raised", room - 1)
            picture.point("order", order, Region(x, line, room - 1, 1))


def _under(space: Any) -> str:
    """What an open space of a mat shows."""
    value = getattr(space, "value", None)
    if isinstance(value, tuple):
        return f"{value[0]}/{value[1]}"
    number = value if value is not None else getattr(space, "n", None)
    return str(number) if number is not None else str(space.reveals)[0]


class FamilyCanvas(HouseCanvas):
    """The viewer's own family and their partner's, open to both; without a viewer the team at the lower edge."""

    def draw(self, scene: Scene, width: int) -> Picture:
        """First the own family, then the partner's."""
        picture = Picture(width, "$ink on $paper")
        view = scene.view
        told = Names(pack_of(view), scene.words)
        mine = scene.seats[0]
        for seat in (mine, partner_of(view, mine)):
            if seat is None or "families" not in view:
                continue
            self.head(picture, scene, seat, told)
            self.supplies(picture, scene, seat)
            if seat == mine or width >= ROOMY:
                self.mat(picture, scene, seat, told, mine=seat == scene.viewer)
            else:
                self.values(picture, scene, seat)
            self.orders(picture, view["families"][seat].get("orders", []), told, whole=seat == mine)
        return picture


class PeopleCanvas(HouseCanvas):
    """The other team's public parts, the control tiles and the common supply."""

    def draw(self, scene: Scene, width: int) -> Picture:
        picture = Picture(width, "$ink on $paper")
        view, words = scene.view, scene.words
        told = Names(pack_of(view), words)
        mine = scene.seats[0]
        for seat in scene.seats:
            if seat in (mine, partner_of(view, mine)) or "families" not in view:
                continue
            self.head(picture, scene, seat, told)
            self.supplies(picture, scene, seat)
            if width >= ROOMY:
                self.mat(picture, scene, seat, told, mine=False)
            else:
                self.values(picture, scene, seat)
            self.orders(picture, view["families"][seat].get("orders", []), told, whole=False)
        self._tiles(picture, view, told)
        return picture

    def _tiles(self, picture: Picture, view: Mapping[str, Any], told: Names) -> None:
        words, y = told.words, picture.height
        stock = words("screen-lafamiglia-stock", labs=view["lab_stock"], soldati=view["neutral_stock"])
        title = words("screen-lafamiglia-tiles")
        picture.write(0, y, " " * picture.width, "$ink on $sunken")
        picture.write(0, y, title, "bold $ink-2 on $sunken")
        picture.write(max(len(title) + 1, picture.width - len(stock)), y, stock, "$ink-2 on $sunken")
        room = picture.width // 2
        for at, tile in enumerate(view["tiles"]["in_play"]):
            x, line = at % 2 * room, y + 1 + at // 2
            mark, style = self.state("tile", tile)
            end = (
                picture.write(x, line, f"{mark}{told.pack.tiles[tile].name}"[: room - 4], style or "$ink on $paper") + 1
            )
            for marked in view["tiles"]["marked"]:
                holder = marked.get(tile)
                end = picture.write(
                    end, line, SYMBOLS[holder] if holder else "·", piece(holder) if holder else "$ink-3"
                )
            picture.point("tile", tile, Region(x, line, room - 1, 1))
