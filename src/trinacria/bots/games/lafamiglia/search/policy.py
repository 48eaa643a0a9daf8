"""The greedy judgement in a world of one's own: the table is read from the pieces, which is quicker than from a view.

Each family judges by what it could see, so a world's face-down orders stay hidden from those who would not know them.
"""

from random import Random
from typing import Any

from trinacria.bots.games.lafamiglia.judgement.analysis import Analysis
from trinacria.bots.games.lafamiglia.judgement.judge import RULES, weigh
from trinacria.bots.games.lafamiglia.judgement.table import Table, index
from trinacria.bots.games.lafamiglia.judgement.weights import PLAIN, Weights
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.encounter.conflict import force_of
from trinacria.games.lafamiglia.encounter.finesse import Cards
from trinacria.games.lafamiglia.modes.solo_rules import solo_rules
from trinacria.games.lafamiglia.planning.column import cost_of
from trinacria.games.lafamiglia.position.solo_views import covered_spaces, tokens_on_board
from trinacria.games.lafamiglia.position.views import about, prices
from trinacria.games.lafamiglia.rules.constants import NOBODY, ROWS
from trinacria.games.lafamiglia.rules.printed import PrintedOrder
from trinacria.games.lafamiglia.rules.sheets import column_tokens
from trinacria.games.lafamiglia.rules.step import Step
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision


class WorldTable(Table):
    """The table as one family of a world sees it."""

    def __init__(self, world: LaFamiglia, me: int, weights: Weights) -> None:
        # What a view would tell is read from the pieces, so the other constructor has nothing to do.
        self.weights = weights
        self.view = {}
        self.forget()
        printed = world.printed
        rules = world.mode_rules
        self.world = world
        self.index = index(printed.hash)
        self.printed = printed
        self.seats = list(world.seats)
        self.me = me
        self.sides = list(rules.sides)
        self.side = rules.sides[me]
        self.partners = list(rules.partners)
        self.partner = rules.partners[me]
        self.options = rules.chosen
        self.prices = prices(world.mode_rules)
        self.round = world.round
        self.last = world.round >= printed.rounds
        self.encounter = world.encounter
        self.revealed = world.revealed
        tiles = len(printed.tiles)
        mine = world.marked[self.side * tiles : self.side * tiles + tiles]
        self.tiles = {tile.effect for tile, holder in zip(printed.tiles, mine, strict=True) if holder == me}
        watch = printed.tile_of[TileEffect.DEFENCE_BONUS]
        self.watchmen = {world.marked[watch], world.marked[tiles + watch]}
        self.owner = world.owner
        self.soldati = world.soldati
        self.cars = world.cars
        self.labs = world.labs
        areas = len(world.owner)
        self.covered = [0] * areas
        self.lying: list[list[PrintedOrder]] = [[] for _ in range(areas)]
        self.vests = [0] * areas
        self.home = []
        each = printed.orders_each
        for order, place in enumerate(world.order_at):
            player = order // each
            if place >= 0:
                self.covered[place] += 1
                if world.revealed or rules.sides[player] == self.side:
                    face = printed.orders[world.order_face(order)]
                    self.vests[place] += face.vest
                    if not world.order_done[order]:
                        self.lying[place].append(face)
            elif place == -1 and player == me:
                self.home.append(printed.orders[world.order_face(order)])
        self.boats = [
            [player for player, count in enumerate(world.boats_on(sea)) for _ in range(count)]
            for sea in range(len(printed.sea_names))
        ]
        self.money = world.money[me]
        self.hq = world.hq[me]
        self.supply = world.supply[me]
        self.police = world.base(me, 1)
        self.church = world.base(me, 3)
        self.car_attack = world.base(me, 0)
        self.car_bomb = world.bomb_value(me)
        self.members = world.solo.members[me] if world.solo is not None and rules.extra_mandamenti else 0

    def _look_about(self) -> dict[str, Any]:
        step = self.world.frames[-1]
        assert isinstance(step, Step)
        return about(self.world, step.subject(self.world))

    def column_cost(self, column: int) -> int:
        """What moving a column would cost the family."""
        return cost_of(self.world, self.me, column, column_tokens(self.world, column))

    def _look_conflict(self) -> dict[str, Any]:
        world = self.world
        if world.conflict_area == NOBODY:
            return {}
        conflict: dict[str, Any] = {
            "area": world.printed.area_names[world.conflict_area],
            "attacker": world.owner_name(world.conflict_by),
            "agent": world.seats[world.conflict_agent],
            "soldati": world.conflict_soldati,
            "car": world.conflict_car,
            "force": force_of(world),
        }
        step = world.frames[-1]
        if isinstance(step, Cards):
            names = world.printed.card_names
            conflict["attack_card"] = names[step.attack_card]
            conflict["defence_card"] = names[step.defence_card]
            conflict["attack_takes"] = step.attack_takes > 0
        return conflict

    def _look_families(self) -> list[dict[str, Any]]:
        """What judgement asks of the mats."""
        world = self.world
        rows, solo = world.printed.rows, world.solo
        families: list[dict[str, Any]] = []
        for player in range(world.mode_rules.players):
            removed = dict(zip(rows, world.removed[player * ROWS : player * ROWS + ROWS], strict=True))
            one: dict[str, Any] = {
                "cars": world.cars_left[player],
                "boats": world.boats_left[player],
                "removed": removed,
            }
            if solo is not None and solo.commissions[player] != NOBODY:
                one["commission_mat"] = covered_spaces(world, player)
            families.append(one)
        return families

    def solo_board(self) -> dict[str, Any]:
        """The board of the one who plays alone."""
        world = self.world
        solo = world.solo
        if solo is None or not world.mode_rules.has_solo:
            return {}
        board: dict[str, Any] = {"tokens": tokens_on_board(world)}
        if solo.extra:
            rules = solo_rules(world)
            names, spaces = world.printed.space_names, world.printed.solo_spaces[rules.board]
            board["locked"] = [names[space] for space in spaces if not rules.unlocked(world, space)]
        return board

    def _look_coupole(self) -> dict[str, Any]:
        world = self.world
        if world.solo is None or not world.mode_rules.extra_mandamenti:
            return {}
        holder = world.control[-1]
        seats = {seat: world.solo.coupole[player] for player, seat in enumerate(world.seats)}
        return {"seats": seats, "control": world.seats[holder] if holder != NOBODY else None}


class Policy:
    """Greedy judgement for a world. What was worked out for a decision serves the next one while no piece has moved."""

    def __init__(self, dice: Random, weights: Weights = PLAIN) -> None:
        self.dice = dice
        self.weights = weights
        self._table: WorldTable | None = None
        self._last: Analysis | None = None
        self._pieces: tuple[object, ...] = ()

    def choose(self, world: LaFamiglia, decision: Decision) -> Action:
        """What looks best at once."""
        actions = decision.actions
        if len(actions) == 1 or decision.kind not in RULES:
            return actions[0]
        return max(actions, key=weigh(self._think(world, decision)))

    def worths(self, world: LaFamiglia, decision: Decision) -> list[float]:
        """How good each action looks."""
        worth = weigh(self._think(world, decision))
        return [worth(action) for action in decision.actions]

    def _think(self, world: LaFamiglia, decision: Decision) -> Analysis:
        me = world.seats.index(decision.seat)
        pieces = _pieces(world, me)
        table, last = self._table, self._last
        if table is None or last is None or table.world is not world or pieces != self._pieces:
            table, last = WorldTable(world, me, self.weights), None
        analysis = Analysis(decision.kind, decision.seat, table, self.dice)
        if last is not None:
            table.forget()
            analysis.build_on(last)
        self._table, self._last, self._pieces = table, analysis, pieces
        return analysis


def _pieces(world: LaFamiglia, me: int) -> tuple[object, ...]:
    """All that a table, the worth of its ground and that of its orders rest on."""
    solo = world.solo
    return (
        me, world.round, world.encounter, world.revealed, world.owner[:], world.soldati[:], world.order_at[:],
        world.order_done[:], world.cars[:], world.labs[:], world.boats[:], world.money[me], world.hq[me],
        world.supply[me], world.removed[:], world.marked[:], world.control[:],
        (solo.coupole[:], solo.members[:], solo.lifted[:]) if solo is not None else None,
    )  # fmt: skip
