"""Pieces on the board: what every chapter does with them. [LF-C-07..09, LF-E-08, LF-DL, LF-MG-02]"""

from typing import Final

from trinacria.games.lafamiglia.rules.constants import NEUTRAL, NOBODY
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.event import Event

IN_HQ: Final = -1
ON_MAT: Final = -2
SOLD: Final = -3
"""Where an order lies that is not on the board; on the board it is the number of its area."""


def own_areas(game: State, player: int) -> list[int]:
    """The areas a family controls: those with its soldati. [LF-MG-02]"""
    return [area for area, owner in enumerate(game.owner) if owner == player]


def own_labs(game: State, player: int) -> int:
    """A lab belongs to the one who controls its area. [LF-DL-01]"""
    labs, count = game.labs, 0
    for area, owner in enumerate(game.owner):
        if owner == player:
            count += labs[area]
    return count


def orders_in(game: State, area: int) -> list[int]:
    """The orders in an area; all are its family's. They are numbered player * 13 + token."""
    owner = game.owner[area]
    if not 0 <= owner < NEUTRAL:
        return []
    order_at, first = game.order_at, owner * game.printed.orders_each
    return [order for order in range(first, first + game.printed.orders_each) if order_at[order] == area]


def orders_home(game: State, player: int) -> list[int]:
    """The orders in a player's HQ."""
    order_at, first = game.order_at, player * game.printed.orders_each
    return [order for order in range(first, first + game.printed.orders_each) if order_at[order] == IN_HQ]


def has_orders_home(game: State, player: int) -> bool:
    """Whether there are any."""
    order_at, first = game.order_at, player * game.printed.orders_each
    for order in range(first, first + game.printed.orders_each):
        if order_at[order] == IN_HQ:
            return True
    return False


def lose_area(game: State, area: int) -> None:
    """No own soldato is left: orders there go back to the HQ, cars to the supply, labs stay. [LF-E-08, AMB-LF-45/46]"""
    player = game.owner[area]
    back = orders_in(game, area)
    game.owner[area] = NOBODY
    game.soldati[area] = 0
    cars = game.cars[area]
    if 0 <= player < NEUTRAL:
        for order in back:
            return_order(game, order)
        if cars:
            game.cars_left[player] += cars
            game.cars[area] = 0
        if game.listened:
            seat = game.seats[player]
            game.tell(Event("area_lost", {"seat": seat, "area": game.printed.area_names[area], "cars": cars}))


def return_order(game: State, order: int) -> None:
    """An order goes back to its owner's HQ; before the reveal nobody else learns which it was. [LF-E-06..08]"""
    area = game.order_at[order]
    game.order_at[order] = IN_HQ
    game.order_done[order] = 0
    if not game.listened:
        return
    player = game.order_owner(order)
    where = game.printed.area_names[area]
    facts: dict[str, object] = {"seat": game.seats[player], "area": where}
    named: dict[str, object] = {"order": game.order_name(order)}
    if game.revealed:
        game.tell(Event("order_returned", facts | named))
    else:
        game.tell(Event("order_returned", facts | {"order": "hidden"}, secrets=named, keepers=game.team(player)))


def remove_soldati(game: State, area: int, number: int) -> int:
    """Soldati of an area go to their supply, the neutral ones to the stock; how many. [AMB-LF-116]"""
    number = min(number, game.soldati[area])
    game.soldati[area] -= number
    game.supply[game.owner[area]] += number
    return number


def recruits(game: State, player: int) -> int:
    """How many could come from the supply into the HQ: soldati, and in 1 v 1 members too. [LF-C-08, LX-1-K04]"""
    return game.supply[player] + game.mode_rules.substitutes(game, player)


def enlist(game: State, player: int, number: int) -> int:
    """Soldati come from the supply into the HQ; how many were missing, for whom members come. [LX-1-K04]"""
    soldati = min(number, game.supply[player])
    game.supply[player] -= soldati
    game.hq[player] += soldati
    return number - soldati


def reward(game: State, player: int, owner: int, number: int) -> None:
    """For each neutral soldato removed, one own soldato from the supply to the HQ, while there are any. [AMB-LF-59]

    With the optional rule there is a reward only for the area. [LX-OPT-2b]
    """
    if owner == NEUTRAL and not game.mode_rules.neutral_reward2:
        game.mode_rules.after_reward(game, player, *gain(game, player, number))


def gain(game: State, player: int, number: int) -> tuple[int, int]:
    """A reward: soldati from the supply to the HQ, while there are any; how many, and how many of them were missing.

    [LF-BN-07, LX-OPT-2a]
    """
    number = min(number, recruits(game, player))
    if not number:
        return 0, 0
    missing = enlist(game, player, number)
    if game.listened:
        game.tell(Event("rewarded", {"seat": game.seats[player], "soldati": number}))
    return number, missing


def lab_off(game: State, area: int) -> None:
    """A take-over costs the area one lab. [LF-DL-03]"""
    if game.labs[area]:
        game.labs[area] -= 1
        game.lab_stock += 1
        game.tell(Event("lab_lost", {"area": game.printed.area_names[area], "labs": game.labs[area]}))


def pay(game: State, player: int, amount: int, to: int = NOBODY) -> None:
    """Money to the supply, or to another player."""
    if amount:
        game.money[player] -= amount
        if to != NOBODY:
            game.money[to] += amount
        if game.listened:
            other = game.seats[to] if to != NOBODY else "supply"
            game.tell(Event("paid", {"seat": game.seats[player], "money": amount, "other": other}))


def earn(game: State, player: int, amount: int) -> None:
    """Money from the supply, which never runs out. [LF-C-07]"""
    if amount:
        game.money[player] += amount
        if game.listened:
            game.tell(Event("earned", {"seat": game.seats[player], "money": amount}))


def launder(game: State, player: int) -> None:
    """One money for each own lab on the board. [LF-AC-13]"""
    labs = own_labs(game, player)
    game.money[player] += labs
    if game.listened:
        game.tell(Event("laundered", {"seat": game.seats[player], "money": labs}))


def place_from_hq(game: State, player: int, area: int, number: int) -> None:
    """Soldati from the HQ into an area; into an empty one it costs a lab. [LF-AC-02, LF-AC-04]"""
    game.hq[player] -= number
    arrive(game, player, area, number)
    if game.listened:
        game.tell(
            Event("placed", {"seat": game.seats[player], "area": game.printed.area_names[area], "soldati": number}),
        )


def arrive(game: State, player: int, area: int, number: int) -> None:
    """Soldati come into an area that is their own or empty. [LF-AC-04, LF-MV-10, LF-MV-11]"""
    if game.owner[area] == NOBODY:
        game.owner[area] = player
        game.soldati[area] = number
        lab_off(game, area)
    else:
        game.soldati[area] += number


def recruit(game: State, player: int, number: int) -> None:
    """Soldati from the supply to the HQ. [LF-AC-01]"""
    missing = enlist(game, player, number)
    if game.listened:
        game.tell(Event("recruited", {"seat": game.seats[player], "soldati": number}))
    game.mode_rules.after_recruit(game, player, number, missing)
