"""Ways across water. [LF-MV-06, LF-MV-07, AMB-LF-49]"""

from trinacria.games.lafamiglia.rules.state import PLAYERS, State


def by_sea(game: State, player: int, source: int) -> list[int]:
    """Areas at seas that a chain of seas with boats of the own team links to the source. [LF-MV-06, LF-MV-07]"""
    printed = game.printed
    partner = game.partner(player)
    ahead = [sea for sea in printed.seas_of[source] if _sails(game, player, partner, sea)]
    if not ahead:
        return []
    reached: list[int] = []
    while ahead:
        sea = ahead.pop()
        if sea not in reached:
            reached.append(sea)
            ahead += [other for other in printed.sea_neighbours[sea] if _sails(game, player, partner, other)]
    coast = {area for sea in reached for area in printed.coast[sea]}
    return [area for area in sorted(coast) if area != source and game.owner[area] != partner]


def _sails(game: State, player: int, partner: int, sea: int) -> bool:
    boats, first = game.boats, sea * PLAYERS
    return boats[first + player] > 0 or (partner >= 0 and boats[first + partner] > 0)
