"""Worlds of La Famiglia that fit what a seat has seen: purses, face-down orders and sealed cards are dealt anew."""

from random import Random
from typing import Any

from trinacria.games import from_position
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.content.load import at_play, sicily
from trinacria.games.lafamiglia.encounter.finesse import Cards
from trinacria.games.lafamiglia.modes.registry import CONTENT
from trinacria.games.lafamiglia.rules.pieces import IN_HQ
from trinacria.games.lafamiglia.rules.prices import START_GIFT
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame, printed_of
from trinacria.kernel.errors import TrinacriaError
from trinacria.kernel.observation import Observation

USUAL_PURSE = (0, 7)
"""What another's purse may hold where it was not followed."""
ATTACKS_FIRST = 3
"""How much likelier an attack order was issued than another."""


class Memory:
    """The purses, followed from the beginning: whatever is earned and paid is told to all."""

    def __init__(self) -> None:
        self.purses: dict[str, int] | None = None
        self.lost = False
        """Whether the counts do not fit the purses that the team can see."""
        self._told: set[str] = set()
        """Those whose character card was told."""

    def hear(self, seen: Observation) -> None:
        """Follow what was earned and paid since the last decision."""
        view = seen.view
        families = view.get("families")
        if not families or self.lost:
            return
        money = _money_of_cards(view)
        first_time = self.purses is None
        if self.purses is None:
            self.purses = {seat: money.get(part["character"], 0) for seat, part in families.items()}
        for event in seen.events:
            if event["kind"] == "character":
                self._told.add(str(event["seat"]))
                self.purses[str(event["seat"])] = money[str(event["character"])]
            else:
                self._follow(event, view["prices"])
        solos = {seat for seat, part in families.items() if part.get("commission") is not None}
        if first_time and not self._told and not solos:
            self._settle_gift(view)
        # A solo chooses their card, so anyone who was not told of it was not there.
        missed = any(families[seat]["character"] for seat in solos - self._told)
        self.lost = missed or not self._fits(families)

    def _follow(self, event: dict[str, object], prices: dict[str, int]) -> None:
        seat = str(event.get("seat"))
        if event["kind"] in ("paid", "earned", "laundered"):
            number = event["money"]
            assert isinstance(number, int)
            self._move(seat, -number if event["kind"] == "paid" else number)
            if event["kind"] == "paid":
                self._move(str(event["other"]), number)
        elif event["kind"] == "money_given":
            self._move(seat, -prices["gift"])
            self._move(str(event["other"]), prices["gift_arrives"])
        elif event["kind"] == "order_sold":
            self._move(seat, prices["sale"])

    def _settle_gift(self, view: dict[str, Any]) -> None:
        """Where the cards were dealt before anybody was told, so was the gift of the starting player to the last.

        The start piece may have moved on since; but the two are of different teams, so the purses that the own team
        sees tell who it was. [LF-S-17..19]
        """
        cycle: list[str] = view["cycle"]
        money, families = _money_of_cards(view), view["families"]
        for at, first in enumerate(cycle):
            gift = min(START_GIFT, money.get(families[first]["character"], 0))
            self._move(first, -gift)
            self._move(cycle[at - 1], gift)
            if self._fits(families):
                return
            self._move(first, gift)
            self._move(cycle[at - 1], -gift)

    def _fits(self, families: dict[str, Any]) -> bool:
        purses = self.purses
        assert purses is not None
        return all("money" not in part or part["money"] == purses[seat] for seat, part in families.items())

    def _move(self, seat: str, number: int) -> None:
        if self.purses is not None and seat in self.purses:
            self.purses[seat] += number

    def purse(self, seat: str, dice: Random) -> int:
        """What a family has, or may have."""
        if self.purses is None or self.lost:
            return dice.randint(*USUAL_PURSE)
        return max(0, self.purses[seat])


def _printed(view: dict[str, Any]) -> PrintedGame:
    return printed_of(at_play(view["content"]))


def _money_of_cards(view: dict[str, Any]) -> dict[str | None, int]:
    printed = _printed(view)
    return {name: printed.money_of(card) for card, name in enumerate(printed.character_names)}


class Recollection:
    """What the observation itself says everybody remembers; in a game begun from a position no purse is known."""

    def __init__(self, seen: Observation) -> None:
        self.money: dict[str, int] | None = seen.memory["money"]

    def purse(self, seat: str, dice: Random) -> int:
        """What a family has, or may have."""
        return dice.randint(*USUAL_PURSE) if self.money is None else self.money[seat]


class Worlds:
    """Worlds that fit an observation."""

    def __init__(self, seen: Observation, memory: Memory | Recollection) -> None:
        self.memory = memory
        view = seen.view
        self.fits = False
        """Whether a world could be built that asks what is really asked."""
        if "families" not in view or seen.flow is None:
            return
        try:
            world = from_position(_position(seen), seed=0)
        except TrinacriaError:
            return
        assert isinstance(world, LaFamiglia)
        decision = world.decision
        self.fits = decision is not None and decision.seat == seen.seat and decision.actions == seen.actions
        self.world = world
        me = world.seats.index(seen.seat)
        self.others = [at for at in range(len(world.seats)) if not world.allied(me, at)]
        self.sealed = isinstance(seen.flow[-1], list) and None in seen.flow[-1]

    def deal(self, dice: Random) -> LaFamiglia:
        """One of the worlds."""
        world = self.world.copy()
        world.seed = str(dice.random())
        each = world.printed.orders_each
        for player in self.others:
            world.money[player] = self.memory.purse(world.seats[player], dice)
            if world.mode_rules.extra_mandamenti:
                _split(world, player, dice)
            if world.revealed:
                continue
            hidden = [order for order in range(player * each, player * each + each) if world.order_at[order] >= IN_HQ]
            places = [world.order_at[order] for order in hidden if world.order_at[order] != IN_HQ]
            if not places:
                continue
            weighed = [
                (
                    dice.random()
                    ** (1 / (ATTACKS_FIRST if world.printed.orders[world.order_face(order)].attack else 1)),
                    order,
                )
                for order in hidden
            ]
            weighed.sort(reverse=True)
            for order in hidden:
                world.order_at[order] = IN_HQ
            for place, (_, order) in zip(places, weighed, strict=False):
                world.order_at[order] = place
        if self.sealed:
            top = world.frames[-1]
            assert isinstance(top, Cards)
            card = dice.randrange(len(world.printed.card_names))
            attacks = self.world.conflict_agent in self.others
            world.frames[-1] = Cards(
                top.defender,
                card if attacks else top.attack_card,
                top.defence_card if attacks else card,
                top.attack_takes,
            )
            world._decision = None
        return world


def redeal(seen: Observation, dice: Random) -> LaFamiglia:
    """One of the worlds that fit an observation; everybody in it remembers what everybody remembers."""
    if "families" not in seen.view:
        return _begin(seen, dice)
    recollection = Recollection(seen)
    worlds = Worlds(seen, recollection)
    assert worlds.fits, "view, flow and memory tell all that a seat knows"
    world = worlds.deal(dice)
    world.purses_known = recollection.money is not None
    return world


def _begin(seen: Observation, dice: Random) -> LaFamiglia:
    """Before the families are chosen nothing lies hidden but what chance will bring."""
    view = seen.view
    taken = ("game", "rules", "mode", "round", "phase", "first", "phase_first", "revealed", "cycle", "teams", "tiles")
    position = {key: view[key] for key in taken} | {"options": _options(view), "base": "empty", "steps": seen.flow}
    world = from_position(position, seed=str(dice.random()))
    assert isinstance(world, LaFamiglia)
    world.purses_known = True
    return world


def _options(view: dict[str, Any]) -> dict[str, object]:
    chosen: dict[str, object] = view["options"]
    return chosen | ({} if view["content"] == sicily().hash else {CONTENT: view["content"]})


def _split(world: LaFamiglia, player: int, dice: Random) -> None:
    """Soldati and members behind a screen in 1 v 1: only their sum is known. [LX-1-K04]"""
    solo = world.solo_pieces()
    stand, members = world.hq[player] + solo.members[player], solo.members[player] + solo.members_left[player]
    soldati = world.hq[player] + world.supply[player]
    number = dice.randint(max(0, stand - soldati), min(stand, members))
    solo.members[player], solo.members_left[player] = number, members - number
    world.hq[player], world.supply[player] = stand - number, soldati - stand + number


def _position(seen: Observation) -> dict[str, object]:
    """A position out of a view: what cannot be known is as it comes, and dealt later."""
    view = seen.view
    printed = _printed(view)
    families: dict[str, dict[str, Any]] = {}
    areas: dict[str, dict[str, Any]] = {
        name: {key: part[key] for key in ("family", "soldati", "cars", "labs")}
        | {"orders": list(part.get("orders", [])), "executed": list(part.get("executed", []))}
        for name, part in view["areas"].items()
    }
    conflict = view.get("conflict")
    for seat, part in view["families"].items():
        mine = [area for area in view["areas"].values() if area["family"] == seat]
        laid = [order for area in mine for order in area.get("orders", [])]
        if "orders" in part:
            home = list(part["orders"])
        else:
            colour = printed.colours.index(seat)
            names = printed.order_names[colour * printed.orders_each : (colour + 1) * printed.orders_each]
            home = [name for name in names if name not in {*part["sold"], *part["on_mat"], *laid}]
            for name, area in view["areas"].items():
                if area["family"] == seat and "orders" not in area:
                    for _ in range(area["order_count"]):
                        areas[name]["orders"].append(home.pop())
        out = sum(area["soldati"] for area in mine)
        if conflict and conflict["attacker"] == seat:
            out += conflict["soldati"]
        families[seat] = {
            "money": part.get("money", 0),
            "hq": part["hq"] if "hq" in part else _behind_screen(part, printed, out),
            "orders": home,
            "sold": part["sold"],
            "removed": part["removed"],
            "character": part["character"],
            "bust": part["bust"],
        }
    steps = [list(step) for step in seen.flow]
    steps[-1] = [0 if value is None else value for value in steps[-1]]
    return {
        "game": view["game"],
        "rules": view["rules"],
        "mode": view["mode"],
        "options": _options(view),
        "base": "empty",
        "round": view["round"],
        "phase": view["phase"],
        "first": view["first"],
        "phase_first": view["phase_first"],
        "revealed": view["revealed"],
        "cycle": view["cycle"],
        "teams": view["teams"],
        "corners": {seat: part["corner"] for seat, part in view["families"].items()},
        "families": families,
        "areas": {name: part for name, part in areas.items() if part["family"] is not None or part["labs"]},
        "seas": {name: boats for name, boats in view["seas"].items() if boats},
        "sheets": {
            name: {space: tokens for space, tokens in view["sheets"][name]["tokens"].items() if tokens}
            for name in ("top", "bottom")
        },
        "tiles": view["tiles"],
        "control": {name: seat for name, seat in view["control"].items() if seat is not None},
        "conflict": {
            "area": conflict["area"],
            "by": conflict["attacker"],
            "agent": conflict["agent"],
            "soldati": conflict["soldati"],
            "car": conflict["car"],
        }
        if conflict
        else None,
        **({"solo": _solo(seen, printed)} if "fictional" in view else {}),
        "steps": steps,
    }


def _behind_screen(part: dict[str, Any], printed: PrintedGame, out: int) -> int:
    """The soldati in a hidden HQ: what is neither in the supply nor on the board, or half of what stands there."""
    if "supply" in part:
        return printed.soldati_each - int(part["supply"]) - out
    # Where members stand behind the screen too, only their sum is known.
    return min(int(part["behind_screen"]) - _hidden_members(part), printed.soldati_each - out)


def _hidden_members(part: dict[str, Any]) -> int:
    return int(part["members"]) if "members" in part else int(part["behind_screen"]) // 2


def _solo(seen: Observation, printed: PrintedGame) -> dict[str, object]:
    """The pieces of the expansion, which lie open but for the members behind a screen."""
    view = seen.view
    families: dict[str, dict[str, Any]] = view["families"]
    solos = {seat: part["commission"] for seat, part in families.items() if part["commission"] is not None}
    seat_of = {colour: seat for seat, colour in solos.items()}
    solo: dict[str, object] = {
        "commissions": solos,
        "fiction": view["fictional"],
        "lifted": {
            seat: {
                row: len(printed.mats[printed.colours.index(seat)].doubled[at])
                - len(families[seat]["commission_mat"][row])
                for at, row in enumerate(printed.rows)
            }
            for seat in solos
        },
        "supply": {seat: families[seat]["commission_supply"] for seat in solos},
        "board": {
            space: [seat_of[colour] for colour in lying]
            for space, lying in view["solo_board"]["tokens"].items()
            if lying
        },
    }
    if "coupole" in view:
        solo["coupole"] = view["coupole"]["seats"]
        solo["council"] = view["coupole"]["control"]
        solo["members"] = {seat: _hidden_members(families[seat]) for seat in solos}
        return solo
    board: dict[str, Any] = view["solo_board"]
    return solo | {
        "extra": [int(token) for token in board["extra"]],
        "blocks": [int(block) for block in board["blocks"]],
        "opened": [space for space in list(board["tokens"])[: printed.locked] if space not in board["locked"]],
        "extra_used": board["extra_used"],
        "mark": board["restriction"],
        "mark_by": seen.memory["restriction_by"] if seen.memory else None,
    }
