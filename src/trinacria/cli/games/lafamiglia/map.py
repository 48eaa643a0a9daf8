"""The map of La Famiglia in characters: areas in their places, seas with boats, who controls which mandamento."""

from collections.abc import Mapping
from typing import Any, Final

from textual.color import Color
from textual.geometry import Region
from textual.widget import Widget

from trinacria.cli.games.lafamiglia.layout import CELL, ROWS, Place, places
from trinacria.cli.screen.canvas import Canvas, Picture
from trinacria.cli.screen.scene import Scene
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.speech.games.lafamiglia.names import Names, initiative, pack_of

SYMBOLS: Final = {
    "black": "♠",
    "blue": "≈",
    "green": "♣",
    "red": "◆",
    "white": "✚",
    "yellow": "☼",
    "neutral": "○",
}
"""What tells families apart without colour."""
FICTIONAL: Final = "▼"
"""The fictional family, whatever colour it has."""
SEALED: Final = "▣"
BOAT: Final = "▸"
CAR: Final = "c"
LAB: Final = "l"
LEAST: Final = 7 * CELL
"""Columns from which on the island is drawn; fewer have a list."""
LISTED: Final = 19
"""The column where the soldati stand in the list."""
ROOMY: Final = 10
"""Letters of an area from which on its soldati stand on a wide plaque."""


def symbol(view: Mapping[str, Any], family: str) -> str:
    """The symbol of the one who has soldati in an area."""
    return FICTIONAL if family == view.get("fictional") else SYMBOLS[family]


def piece(colour: str) -> str:
    """The style of a family's pieces."""
    return f"bold $house-{colour}-ink on $house-{colour}"


def codes(pack: Pack) -> dict[str, str]:
    """Two letters for each mandamento: told apart without colour."""
    codes: dict[str, str] = {}
    for mandamento in pack.mandamenti.values():
        letters = "".join(letter for letter in mandamento.name if letter.isalpha())
        tries = [letters[:2], *(letters[0] + letter for letter in letters[2:])]
        codes[mandamento.id] = next((two for two in tries if two not in codes.values()), letters[:2])
    return codes


class MapCanvas(Canvas):
    """Areas, seas and what lies on them, at the size that fits the window."""

    lines = 2
    """How many lines an area has: with three, cars, labs and orders have one of their own."""

    def draw(self, scene: Scene, width: int) -> Picture:
        """Areas and seas, then the control of the mandamenti."""
        view = scene.view
        pack = pack_of(view)
        picture = Picture(width, "$on-sea on $sea")
        told = Names(pack, scene.words)
        if width < LEAST:
            self._list(picture, view, told)
            return picture
        container = self.parent.size.height if isinstance(self.parent, Widget) else 0
        self.lines = 3 if container >= ROWS * 3 - 1 else 2
        # The last line is for the control of the mandamenti, where the sea has no room for it.
        rows = min(ROWS, (container - 1) // self.lines) if container else ROWS
        for place in places(pack, width, self.lines, rows):
            if place.kind == "area":
                self._area(picture, place, view, told)
            else:
                self._sea(picture, place, view, told)
        self._control(picture, view, told)
        return picture

    def _list(self, picture: Picture, view: Mapping[str, Any], told: Names) -> None:
        """Each mandamento with its areas, then the seas: a line for each."""
        pack = told.pack
        for mandamento in pack.mandamenti.values():
            usual = " on ".join(reversed(self._tint(pack.geometry.mandamenti[mandamento.id].tint)))
            y = picture.height
            picture.fill(Region(0, y, picture.width, 1), usual)
            x = picture.write(1, y, f"{mandamento.name} ", f"italic {usual}")
            holder = view["control"][mandamento.id]
            if holder:
                picture.write(x, y, SYMBOLS[holder], piece(holder))
            for area in (area for area in pack.areas.values() if area.mandamento == mandamento.id):
                self._listed(picture, area.id, area.name, view, told)
        for sea in pack.seas.values():
            y = picture.height
            mark, style = self.state("sea", sea.id)
            x = picture.write(0, y, f"{mark}{sea.name} ", style or "italic $on-sea on $sea")
            for boat in view["seas"][sea.id]:
                x = picture.write(x, y, f"{BOAT}{SYMBOLS[boat]}", piece(boat)) + 1
            picture.point("sea", sea.id, Region(0, y, picture.width, 1))

    def _listed(self, picture: Picture, name: str, said: str, view: Mapping[str, Any], told: Names) -> None:
        """An area as a line of a list: its name, its soldati, what else is there, its orders."""
        lies, y = view["areas"][name], picture.height
        mark, style = self.state("area", name)
        picture.write(0, y, f"{mark} {said}", style or "bold", LISTED - 1)
        x = LISTED
        if lies["family"] is not None:
            x = picture.write(x, y, f"{symbol(view, lies['family'])}{lies['soldati']}", piece(lies["family"])) + 1
        for letter, count in ((CAR, lies["cars"]), (LAB, lies["labs"])):
            if count:
                x = picture.write(x, y, f"{letter}{count} ")
        place = Place("area", name, 0, y - 1, picture.width)
        self._orders(picture, x, picture.width, place, view, told, "")
        picture.point("area", name, Region(0, y, picture.width, 1))

    def _area(self, picture: Picture, place: Place, view: Mapping[str, Any], told: Names) -> None:
        area = told.pack.areas[place.name]
        lies = view["areas"][place.name]
        ground, ink = self._tint(told.pack.geometry.mandamenti[area.mandamento].tint)
        usual = f"{ink} on {ground}"
        room = place.width - 1
        region = Region(place.x, place.y, room, self.lines)
        picture.fill(region, usual)
        mark, style = self.state("area", place.name)
        picture.write(place.x, place.y, (mark + area.name).ljust(room), style or f"bold {usual}", room)
        if len(area.name) >= room:
            picture.write(place.x + room - 1, place.y, "…", style or f"bold {usual}")
        tall = self.lines > 2
        roomy = tall and room >= ROOMY
        y, end = place.y + 1, place.x + room
        x = picture.write(place.x + roomy, y, codes(told.pack)[area.mandamento] + " " * tall, f"italic {usual}")
        if lies["family"] is not None:
            plaque = f"{symbol(view, lies['family'])}{' ' * roomy}{lies['soldati']}"
            x = picture.write(x, y, f" {plaque} " if roomy else plaque, piece(lies["family"]))
        if tall:
            self._orders(picture, x, end, place, view, told, usual)
            x, y = place.x + 1, y + 1
        for letter, count in ((CAR, lies["cars"]), (LAB, lies["labs"])):
            if count:
                x = picture.write(x, y, f"{letter}{count}{' ' * tall}", usual, end - x)
        if not tall:
            self._orders(picture, x, end, place, view, told, usual)
        picture.point("area", place.name, region)

    def _orders(
        self, picture: Picture, x: int, end: int, place: Place, view: Mapping[str, Any], told: Names, usual: str
    ) -> None:
        """Orders lie at the right edge: a sealed one, or its initiative for anyone who may know it."""
        lies = view["areas"][place.name]
        if not lies["order_count"]:
            return
        faces = lies.get("orders")
        done = lies.get("executed", [])
        marks = [initiative(told.pack, one) for one in faces] if faces else [SEALED] * lies["order_count"]
        edge = end
        for at, mark in reversed(list(enumerate(marks))):
            end = max(x, end - len(mark))
            over = faces is not None and faces[at] in done
            style = f"strike {usual}" if over else piece(lies["family"] or "neutral")
            picture.write(end, place.y + 1, mark, style, edge - end)

    def _sea(self, picture: Picture, place: Place, view: Mapping[str, Any], told: Names) -> None:
        name = told.pack.seas[place.name].name
        room = place.width - 1
        if len(name) >= room and " " in name:
            name = name.partition(" ")[2]
        mark, style = self.state("sea", place.name)
        picture.write(place.x, place.y, (mark + name).ljust(room), style or "italic $on-sea on $sea", room)
        x = picture.write(place.x, place.y + 1, "~ ", "$on-sea on $sea")
        for boat in view["seas"][place.name]:
            x = picture.write(x, place.y + 1, f"{BOAT}{SYMBOLS[boat]}", piece(boat)) + 1
        picture.point("sea", place.name, Region(place.x, place.y, room, self.lines))

    def _control(self, picture: Picture, view: Mapping[str, Any], told: Names) -> None:
        """Each mandamento with its letters, and whose token lies in it: in the open sea below, or under the map."""
        named = picture.width >= 100
        pack = told.pack
        room = 15 if named else 4
        across = 2 if named else 5
        deep = -(-len(pack.mandamenti) // across)
        corner = Region(0, picture.height - deep, room * across, deep)
        free = not any(corner.overlaps(thing.region) for thing in picture.things)
        top = corner.y if free else picture.height
        across = across if free else picture.width // room
        for at, (mandamento, code) in enumerate(codes(pack).items()):
            x, y = at % across * room, top + at // across
            holder = view["control"][mandamento]
            ground, ink = self._tint(pack.geometry.mandamenti[mandamento].tint)
            x = picture.write(x, y, code, f"bold {ink} on {ground}")
            x = picture.write(x, y, SYMBOLS[holder] if holder else "–", piece(holder) if holder else "")
            if named:
                picture.write(x, y, pack.mandamenti[mandamento].name, "", room - 4)

    def _tint(self, tint: str) -> tuple[str, str]:
        """Ground and ink of a mandamento in the theme at hand."""
        theme = self.app.current_theme
        paper = Color.parse(theme.surface or "#f6efdf")
        ground = Color.parse(tint).blend(paper, 0.72 if theme.dark else 0.3)
        return ground.hex, "#f4ead7" if theme.dark else "#2a2018"
