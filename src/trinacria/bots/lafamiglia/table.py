"""The table as one family sees it: the view, read once for a decision, with ids as numbers of the pack."""

from functools import cache
from typing import Any

from trinacria.games.lafamiglia.book import NEUTRAL, NOBODY, Book, OrderFace, SpaceFace, book_of
from trinacria.games.lafamiglia.content.load import load
from trinacria.kernel.observation import Observation


@cache
def book() -> Book:
    """The tables of the built-in pack."""
    return book_of(load())


@cache
def _numbers(what: str) -> dict[str, int]:
    names: tuple[str, ...] = getattr(book(), what)
    return {name: at for at, name in enumerate(names)}


def area_number(name: str) -> int:
    """An area by its id."""
    return _numbers("area_names")[name]


def order_face(name: str) -> OrderFace:
    """What is printed on an order."""
    return book().orders[_numbers("order_names")[name]]


def space_face(name: str) -> SpaceFace:
    """What is printed on a space."""
    return book().spaces[_numbers("space_names")[name]]


class Table:
    """What judgement needs of a view. Families are numbers in order of play; partners differ by 2."""

    def __init__(self, seen: Observation) -> None:
        view = seen.view
        cycle: list[str] = view["cycle"]
        who = {name: at for at, name in enumerate(cycle)} | {"neutral": NEUTRAL}
        self.book = book()
        self.seats = cycle
        self.me = who[seen.seat]
        self.partner = (self.me + 2) % 4
        self.round: int = view["round"]
        self.last = self.round >= self.book.rounds
        self.encounter: bool = view["phase"] == "encounter"
        self.revealed: bool = view["revealed"]
        self.about: dict[str, Any] = view.get("about", {})
        self.conflict: dict[str, Any] = view.get("conflict", {})
        self.sheets: dict[str, Any] = view["sheets"]
        self.families: list[dict[str, Any]] = [view["families"][seat] for seat in cycle] if "families" in view else []
        self.in_play: list[str] = view["tiles"]["in_play"]
        team = self.me % 2
        marked: list[dict[str, str]] = view["tiles"]["marked"]
        self.tiles = {tile for tile, seat in marked[team].items() if who[seat] == self.me}
        self.watchmen = {who[seat] for tiles in marked for tile, seat in tiles.items() if tile == "watchmen"}
        areas = list(view["areas"].values())
        self.owner = [NOBODY if area["family"] is None else who[area["family"]] for area in areas]
        self.soldati: list[int] = [area["soldati"] for area in areas]
        self.cars: list[int] = [area["cars"] for area in areas]
        self.labs: list[int] = [area["labs"] for area in areas]
        self.covered: list[int] = [area["order_count"] for area in areas]
        """How many orders lie in each area; face-down ones of the other team are only counted."""
        self.lying: list[list[OrderFace]] = [[] for _ in areas]
        """The orders that can be read and are not yet executed."""
        self.vests = [0] * len(areas)
        for at, area in enumerate(areas):
            if "orders" in area:
                faces = {name: order_face(name) for name in area["orders"]}
                self.vests[at] = sum([face.vest for face in faces.values()])
                self.lying[at] = [face for name, face in faces.items() if name not in area["executed"]]
        self.boats = [[who[name] for name in boats] for boats in view["seas"].values()]
        if self.families:
            self._read_family(self.families[self.me])

    def _read_family(self, family: dict[str, Any]) -> None:
        self.money: int = family["money"]
        self.hq: int = family["hq"]
        self.supply: int = family["supply"]
        self.police: int = family["police"]
        self.church: int = family["church"]
        self.car_attack: int = family["car_attack"]
        self.car_bomb: int = family["car_bomb"]
        self.home = [order_face(name) for name in family["orders"]]
        """The orders in the HQ."""

    def own(self) -> list[int]:
        """The areas of the family."""
        return [area for area, owner in enumerate(self.owner) if owner == self.me]

    def hostile(self, area: int, family: int = -1) -> bool:
        """Whether there are soldati to fight, for this family or for oneself."""
        owner = self.owner[area]
        return owner == NEUTRAL or (owner != NOBODY and (owner - (self.me if family < 0 else family)) % 2 == 1)

    def defence(self, area: int) -> int:
        """Labs, known vests and the tile Watchmen."""
        watch = self.owner[area] in self.watchmen and not self.labs[area]
        return self.labs[area] + self.vests[area] + watch

    def by_sea(self, source: int, family: int) -> set[int]:
        """Where boats of a family's team can carry soldati from an area."""
        pack = self.book
        ahead = [sea for sea in pack.seas_of[source] if self._sails(sea, family)]
        reached: set[int] = set()
        while ahead:
            sea = ahead.pop()
            if sea not in reached:
                reached.add(sea)
                ahead += [one for one in pack.sea_neighbours[sea] if self._sails(one, family)]
        return {area for sea in reached for area in pack.coast[sea]} - {source}

    def _sails(self, sea: int, family: int) -> bool:
        return any((boat - family) % 2 == 0 for boat in self.boats[sea])

    def reach(self, source: int, family: int) -> list[int]:
        """Where a Movement of a family can lead, but not into its partner's areas."""
        partner = (family + 2) % 4
        near = [*self.book.neighbours[source], *sorted(self.by_sea(source, family))]
        return [area for area in dict.fromkeys(near) if self.owner[area] != partner]
