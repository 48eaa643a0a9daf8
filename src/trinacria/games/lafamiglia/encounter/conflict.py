"""A conflict: who stands in it, what protects them, and how they are lost. [LF-BN, LF-CF, LF-KO]

While it lasts the attackers stand in the `conflict_*` fields of the game and the defenders in their area. An `attack`
begins it, brute force or `finesse` decides it, and the `aftermath` says who has the area.
"""

from trinacria.games.lafamiglia.rules.constants import NEUTRAL
from trinacria.games.lafamiglia.rules.pieces import orders_in, remove_soldati, reward
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect


def vests_in(game: State, area: int) -> int:
    """The vests of the orders in an area, executed or not. [LF-BN-05, AMB-LF-34, AMB-LF-35]"""
    return sum([game.printed.orders[game.order_face(order)].vest for order in orders_in(game, area)])


def watchmen_in(game: State, area: int) -> int:
    """The tile Watchmen: 1 in own areas without a lab. [AMB-LF-100]"""
    owner = game.owner[area]
    if owner >= NEUTRAL or game.labs[area] or not game.has_tile(owner, TileEffect.DEFENCE_BONUS):
        return 0
    return game.tile(TileEffect.DEFENCE_BONUS).n


def force_of(game: State) -> int:
    """What brute force costs in the conflict under way. [LF-CF-14, LX-OPT-1, LX-1-R01]"""
    neutral = NEUTRAL in (game.owner[game.conflict_area], game.conflict_by)
    return game.mode_rules.force_neutral if neutral else game.mode_rules.force


def lose_defenders(game: State, number: int) -> int:
    """Defenders leave for their supply; neutral ones bring the attacker as many soldati. [LF-BN-07, AMB-LF-59]"""
    area = game.conflict_area
    removed = remove_soldati(game, area, number)
    reward(game, game.conflict_agent, game.owner[area], removed)
    return removed


def lose_attackers(game: State, number: int, to_hq: bool) -> int:
    """Attackers leave for the supply, or the HQ; agitated ones are counted for the defender.

    [LF-AG-05, AMB-LF-83, AMB-LX-02]
    """
    number = min(number, game.conflict_soldati)
    game.conflict_soldati -= number
    if game.conflict_by == NEUTRAL and not game.mode_rules.neutral_reward2:
        game.conflict_removed += number
    if to_hq and game.conflict_by < NEUTRAL:
        game.hq[game.conflict_by] += number
    else:
        game.supply[game.conflict_by] += number
    return number
