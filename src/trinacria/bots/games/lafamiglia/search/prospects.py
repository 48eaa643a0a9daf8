"""The judgement played out, and how good the end of a round is."""

from math import exp
from random import Random

from trinacria.bots.games.lafamiglia.judgement.weights import LEARNED, Weights
from trinacria.bots.games.lafamiglia.search.policy import Policy
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.rules.constants import NEUTRAL, ROWS

HOLDS = (0.0, 0.16, 0.48, 0.72)
"""How much the areas of a family in a Mandamento raise the odds of its side (their logarithm), by their number."""
SOLDATO, IN_HQ, MONEY, LAB, CAR, BOAT = 0.066, 0.044, 0.02, 0.02, 0.045, 0.11
MAT = (0.1, 0.065, 0.0, 0.065)
"""What a token off each row of the mat does, for each round to come."""
BRONTE, COUPOLE = 0.22, 0.3
ENOUGH = 8
"""More money than this helps nobody. All these were fitted to 3,705 ends of rounds: logistic regression on who won."""


class Outlook:
    """How the sides of a world play on, and how good the end of a round looks."""

    def __init__(self, first: Weights, second: Weights) -> None:
        self.weights = (first, second)
        """What each side values."""

    def play_round(self, world: LaFamiglia, number: int, dice: Random) -> None:
        """Go on until the round of this number is over, or the game."""
        policies = [Policy(dice, weights) for weights in self.weights]
        sides, seats = world.mode_rules.sides, world.seats
        decision = world.decision
        while decision is not None and world.round == number:
            policy = policies[sides[seats.index(decision.seat)]]
            world.play(policy.choose(world, decision))
            decision = world.decision

    def prospects(self, world: LaFamiglia, me: int) -> tuple[float, float]:
        """The chance of a player's team to win as it looks now, and its lead in Mandamenti; certain after the game."""
        sides = world.mode_rules.sides
        held = [world.mandamenti_of(player) for player in range(world.mode_rules.players)]
        ahead = sum([count if sides[player] == sides[me] else -count for player, count in enumerate(held)])
        if world.result is not None:
            winners = world.result.winners
            return (0.5 if not winners else float(world.seats[me] in winners)), float(ahead)
        return 1 / (1 + exp(-self.odds(world, sides[me]))), float(ahead)

    def odds(self, world: LaFamiglia, side: int) -> float:
        """The logarithm of a side's odds."""
        return odds(world, side)


def odds(world: LaFamiglia, side: int) -> float:
    """The logarithm of a side's odds: Mandamenti held and in the making, pieces, money, mats."""
    printed = world.printed
    owner = world.owner
    players = world.mode_rules.players
    left = printed.rounds + 1 - world.round
    mine = [0.0] * players
    for areas in printed.mandamenti:
        counts = [0] * players
        for area in areas:
            if 0 <= owner[area] < NEUTRAL:
                counts[owner[area]] += 1
        for player in range(players):
            mine[player] += HOLDS[counts[player]]
    for area, who in enumerate(owner):
        if 0 <= who < NEUTRAL:
            mine[who] += SOLDATO * world.soldati[area] + LAB * world.labs[area] + CAR * world.cars[area]
    for player in range(players):
        mine[player] += IN_HQ * world.hq[player] + MONEY * min(world.money[player], ENOUGH)
        mine[player] += BOAT * (printed.boats_each - world.boats_left[player])
        mat = 0.0
        for row, worth in enumerate(MAT):
            mat += worth * world.removed[player * ROWS + row]
        mine[player] += left * mat
    holder = owner[printed.tie_break]
    if 0 <= holder < NEUTRAL:
        mine[holder] += BRONTE
    if world.mode_rules.extra_mandamenti and world.control[-1] >= 0:
        mine[world.control[-1]] += COUPOLE
    sides = world.mode_rules.sides
    return sum([ahead if sides[player] == side else -ahead for player, ahead in enumerate(mine)])


USUAL = Outlook(LEARNED, LEARNED)
"""As `hard` sees it."""
