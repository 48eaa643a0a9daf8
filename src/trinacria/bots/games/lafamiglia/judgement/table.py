"""The table as one family sees it: the view, read once for a decision, with ids as numbers of the pack."""

from functools import lru_cache
from typing import Any

from trinacria.bots.games.lafamiglia.judgement.weights import PLAIN, Weights
from trinacria.games.lafamiglia.content.load import at_play
from trinacria.games.lafamiglia.rules.constants import ALONE, FICTION, NEUTRAL, NOBODY
from trinacria.games.lafamiglia.rules.printed import PrintedOrder, PrintedSpace
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame, printed_of
from trinacria.kernel.observation import Observation

MOST_PACKS = 32
"""Of how many packs the tables are kept."""


class Index:
    """A content pack, with its things by their ids."""

    def __init__(self, printed: PrintedGame) -> None:
        self.printed = printed
        self.areas = {name: at for at, name in enumerate(printed.area_names)}
        self.orders = dict(zip(printed.order_names, printed.orders, strict=True))
        self.spaces = dict(zip(printed.space_names, printed.spaces, strict=True))
        self.tiles = dict(zip(printed.tile_names, printed.tiles, strict=True))
        self.effects = {str(tile.effect): tile for tile in printed.tiles}


@lru_cache(MOST_PACKS)
def index(content: str) -> Index:
    """The pack with this hash: the one a game is played with."""
    return Index(printed_of(at_play(content)))


class Table:
    """What judgement needs of a view. Families are numbers in order of play."""

    def __init__(self, seen: Observation, weights: Weights = PLAIN) -> None:
        self.weights = weights
        view = seen.view
        cycle: list[str] = view["cycle"]
        who = {name: at for at, name in enumerate(cycle)} | {"neutral": NEUTRAL}
        if "fictional" in view:
            who[view["fictional"]] = FICTION
        self.index = index(view["content"])
        self.printed = self.index.printed
        self.seats = cycle
        self.me = who[seen.seat]
        teams: list[list[str]] = view["teams"]
        side_of = {seat: side for side, team in enumerate(teams) for seat in team}
        self.sides = [side_of[seat] for seat in cycle]
        """The side of each family."""
        self.side = self.sides[self.me]
        self.partners = [
            next((one for one, side in enumerate(self.sides) if side == mine and one != at), ALONE)
            for at, mine in enumerate(self.sides)
        ]
        self.partner = self.partners[self.me]
        self.options: dict[str, Any] = view["options"]
        self.prices: dict[str, int] = view["prices"]
        """What the rules charge and pay, as the engine tells it."""
        self.round: int = view["round"]
        self.last = self.round >= self.printed.rounds
        self.encounter: bool = view["phase"] == "encounter"
        self.revealed: bool = view["revealed"]
        self.view = view
        self.forget()
        marked: list[dict[str, str]] = view["tiles"]["marked"]
        tiles = [(self.index.tiles[tile], who[seat]) for one in marked for tile, seat in one.items()]
        self.tiles: set[str] = {face.effect for face, holder in tiles if holder == self.me}
        """The effects of the tiles that the family has marked."""
        self.watchmen = {holder for face, holder in tiles if face.effect == "defence_bonus"}
        areas = list(view["areas"].values())
        self.owner = [NOBODY if area["family"] is None else who[area["family"]] for area in areas]
        self.soldati: list[int] = [area["soldati"] for area in areas]
        self.cars: list[int] = [area["cars"] for area in areas]
        self.labs: list[int] = [area["labs"] for area in areas]
        self.covered: list[int] = [area["order_count"] for area in areas]
        """How many orders lie in each area; face-down ones of the other team are only counted."""
        self.lying: list[list[PrintedOrder]] = [[] for _ in areas]
        """The orders that can be read and are not yet executed."""
        self.vests = [0] * len(areas)
        for at, area in enumerate(areas):
            if "orders" in area:
                faces = {name: self.order(name) for name in area["orders"]}
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
        self.home = [self.order(name) for name in family["orders"]]
        """The orders in the HQ."""
        self.members: int = family.get("members", 0)
        """Members in the HQ, in 1 v 1."""

    def forget(self) -> None:
        """Look up anew what may have changed though no piece has moved."""
        self._about: dict[str, Any] | None = None
        self._conflict: dict[str, Any] | None = None
        self._families: list[dict[str, Any]] | None = None
        self._coupole: dict[str, Any] | None = None

    @property
    def about(self) -> dict[str, Any]:
        """What the question is about."""
        about = self._about
        if about is None:
            about = self._about = self._look_about()
        return about

    @property
    def conflict(self) -> dict[str, Any]:
        """The conflict under way."""
        conflict = self._conflict
        if conflict is None:
            conflict = self._conflict = self._look_conflict()
        return conflict

    @property
    def families(self) -> list[dict[str, Any]]:
        """What lies on the mats, and beside them."""
        families = self._families
        if families is None:
            families = self._families = self._look_families()
        return families

    @property
    def coupole(self) -> dict[str, Any]:
        """The seats of the Coupole, in 1 v 1."""
        coupole = self._coupole
        if coupole is None:
            coupole = self._coupole = self._look_coupole()
        return coupole

    @property
    def doubled(self) -> dict[str, list[int]]:
        """The spaces of each row of the mat that carry a commission token."""
        doubled: dict[str, list[int]] = self.families[self.me].get("commission_mat", {})
        return doubled

    def solo_board(self) -> dict[str, Any]:
        """The board of the one who plays alone."""
        board: dict[str, Any] = self.view.get("solo_board", {})
        return board

    def _look_about(self) -> dict[str, Any]:
        about: dict[str, Any] = self.view.get("about", {})
        return about

    def _look_conflict(self) -> dict[str, Any]:
        conflict: dict[str, Any] = self.view.get("conflict", {})
        return conflict

    def _look_families(self) -> list[dict[str, Any]]:
        view = self.view
        return [view["families"][seat] for seat in self.seats] if "families" in view else []

    def _look_coupole(self) -> dict[str, Any]:
        coupole: dict[str, Any] = self.view.get("coupole", {})
        return coupole

    def area(self, name: str) -> int:
        """An area by its id."""
        return self.index.areas[name]

    def order(self, name: str) -> PrintedOrder:
        """What is printed on an order."""
        return self.index.orders[name]

    def space(self, name: str) -> PrintedSpace:
        """What is printed on a space."""
        return self.index.spaces[name]

    def ally(self, one: int, other: int) -> bool:
        """Whether two owners are families of one side."""
        return 0 <= one < NEUTRAL and 0 <= other < NEUTRAL and self.sides[one] == self.sides[other]

    def foe(self, one: int, other: int) -> bool:
        """Whether two owners are families of different sides."""
        return 0 <= one < NEUTRAL and 0 <= other < NEUTRAL and self.sides[one] != self.sides[other]

    def own(self) -> list[int]:
        """The areas of the family."""
        return [area for area, owner in enumerate(self.owner) if owner == self.me]

    def hostile(self, area: int, family: int = -1) -> bool:
        """Whether there are soldati to fight, for this family or for oneself."""
        owner = self.owner[area]
        return owner != NOBODY and not self.ally(owner, self.me if family < 0 else family)

    def force(self, attacker: int, defender: int) -> int:
        """What brute force costs the attacker."""
        return self.prices["force_neutral" if NEUTRAL in (attacker, defender) else "force"]

    def column_cost(self, column: int) -> int:
        """What moving a column would cost the family."""
        return int(self.families[self.me]["column_costs"][self.printed.columns[column]])

    def tile_bonus(self, effect: str) -> int:
        """What a tile adds that the family has marked; 0: it has not."""
        return self.index.effects[effect].n if effect in self.tiles else 0

    def tile_money(self, effect: str) -> int:
        """What it costs to use a tile."""
        return self.index.effects[effect].money

    def defence(self, area: int) -> int:
        """Labs, known vests and the tile Watchmen."""
        watched = self.owner[area] in self.watchmen and not self.labs[area]
        watch = self.index.effects["defence_bonus"].n if watched else 0
        return self.labs[area] + self.vests[area] + watch

    def by_sea(self, source: int, family: int) -> set[int]:
        """Where boats of a family's team can carry soldati from an area."""
        pack = self.printed
        ahead = [sea for sea in pack.seas_of[source] if self._sails(sea, family)]
        reached: set[int] = set()
        while ahead:
            sea = ahead.pop()
            if sea not in reached:
                reached.add(sea)
                ahead += [one for one in pack.sea_neighbours[sea] if self._sails(one, family)]
        return {area for sea in reached for area in pack.coast[sea]} - {source}

    def _sails(self, sea: int, family: int) -> bool:
        return any(self.ally(boat, family) for boat in self.boats[sea])

    def reach(self, source: int, family: int) -> list[int]:
        """Where a Movement of a family can lead, but not into its partner's areas."""
        partner = self.partners[family]
        near = [*self.printed.neighbours[source], *sorted(self.by_sea(source, family))]
        return [area for area in dict.fromkeys(near) if self.owner[area] != partner]
