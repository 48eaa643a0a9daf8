"""How a side stands at the end of a round, in numbers that a learned value weighs."""

from trinacria.bots.games.lafamiglia.judgement.weights import Weights
from trinacria.bots.games.lafamiglia.search.prospects import Outlook
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.rules.constants import NEUTRAL, ROWS

NUMBERS = (
    "one of a Mandamento", "two", "three", "best family", "enough to win", "one short", "areas", "soldati", "lonely",
    "pairs", "strong", "HQ", "money", "labs", "cars", "boats", "justice", "police", "economy", "church", "start piece",
    "tie break", "Coupole", "its control", "members", "lifted", "orders", "exposed", "exposed and needed",
)  # fmt: skip
"""What comes first; then a number for each control tile: whether the side has marked it."""
MANY_SOLDATI = 5
ENOUGH_MONEY = 8
IN_HQ = -1


def standing(world: LaFamiglia, side: int) -> list[float]:
    """The numbers of one side."""
    printed, rules, owner, soldati = world.printed, world.mode_rules, world.owner, world.soldati
    sides = rules.sides
    players = [player for player in range(rules.players) if sides[player] == side]
    numbers = [0.0] * len(NUMBERS)
    held = [0] * rules.players
    needed = [False] * len(owner)
    for areas in printed.mandamenti:
        for player in players:
            count = 0
            for area in areas:
                if owner[area] == player:
                    count += 1
            if count:
                numbers[min(count, 3) - 1] += 1.0
                if count >= printed.hold:
                    held[player] += 1
                    if count == printed.hold:
                        for area in areas:
                            if owner[area] == player:
                                needed[area] = True
    solo = world.solo
    if solo is not None and rules.extra_mandamenti:
        for player in players:
            numbers[22] += solo.coupole[player]
            numbers[24] += solo.members[player]
            if world.control[-1] == player:
                numbers[23] += 1.0
                held[player] += 1
    best, whole = max(held), sum(held)
    numbers[3] = best
    numbers[4] = float(best >= printed.win_family or whole >= printed.win_team)
    numbers[5] = float(best == printed.win_family - 1 or whole == printed.win_team - 1)
    for area, who in enumerate(owner):
        if not 0 <= who < NEUTRAL or sides[who] != side:
            continue
        here = soldati[area]
        numbers[6] += 1.0
        numbers[7] += here
        if here == 1:
            numbers[8] += 1.0
        elif here == 2:
            numbers[9] += 1.0
        elif here >= MANY_SOLDATI:
            numbers[10] += 1.0
        numbers[13] += world.labs[area]
        numbers[14] += world.cars[area]
        for near in printed.neighbours[area]:
            foe = owner[near]
            if 0 <= foe < NEUTRAL and sides[foe] != side and soldati[near] > here + world.labs[area]:
                numbers[27] += 1.0
                if needed[area]:
                    numbers[28] += 1.0
                break
    for player in players:
        numbers[11] += world.hq[player]
        numbers[12] += min(world.money[player], ENOUGH_MONEY)
        numbers[15] += printed.boats_each - world.boats_left[player]
        for row in range(ROWS):
            numbers[16 + row] += world.removed[player * ROWS + row]
            if solo is not None:
                numbers[25] += solo.lifted[player * ROWS + row]
        each = printed.orders_each
        for order in range(player * each, player * each + each):
            if world.order_at[order] == IN_HQ:
                numbers[26] += 1.0
    if sides[world.first] == side:
        numbers[20] = 1.0
    holder = owner[printed.tie_break]
    if 0 <= holder < NEUTRAL and sides[holder] == side:
        numbers[21] = 1.0
    tiles = len(printed.tiles)
    for tile in range(tiles):
        numbers.append(float(world.marked[side * tiles + tile] >= 0))
    return numbers


class Standing(Outlook):
    """Judges the end of a round by learned values, one row of them for each round that may have ended."""

    def __init__(self, first: Weights, second: Weights, rows: list[list[float]], level: int) -> None:
        super().__init__(first, second)
        self.rows = rows
        """By the round that begins, from the second on: what each number counts, and the first side's start. Where the
        sides are not alike, the second side's numbers follow, and a start for each difficulty."""
        self.level = level
        """The difficulty of 2 v 1; -1 in other modes."""

    def odds(self, world: LaFamiglia, side: int) -> float:
        """The logarithm of a side's odds."""
        row = self.rows[max(0, min(world.round - 2, len(self.rows) - 1))]
        mine, theirs = standing(world, 0), standing(world, 1)
        count = len(mine)
        total = 0.0
        if self.level < 0:
            for at in range(count):
                total += row[at] * (mine[at] - theirs[at])
            total += row[count]
        else:
            for at in range(count):
                total += row[at] * mine[at] + row[count + at] * theirs[at]
            total += row[2 * count + self.level]
        return total if side == 0 else -total
