"""Anytime options: sell an order, give money to the partner. [LF-AT-01..04, AMB-LF-06]

They are open in windows: at the start of one's own turn, whenever one has to or may pay, before executing one's own
order; and then for the partner too.
"""

from typing import TYPE_CHECKING

from trinacria.games.lafamiglia.actions import Choice
from trinacria.games.lafamiglia.board import SOLD, orders_home
from trinacria.games.lafamiglia.step import Step
from trinacria.kernel.action import Action

if TYPE_CHECKING:
    from trinacria.games.lafamiglia.game import LaFamiglia


def options(game: "LaFamiglia", player: int) -> tuple[Action, ...]:
    """What this player may do at this moment."""
    if not game._frames:
        return ()
    step = game._frames[-1]
    assert isinstance(step, Step)
    payer = step.payer(game)
    if payer < 0 or not game.allied(payer, player):
        return ()
    found = sales(game, player)
    if game.money[player] > 1 and game.partner(player) >= 0:
        found.append(game.act("give"))
    return tuple(found)


def sales(game: "LaFamiglia", player: int) -> list[Action]:
    """Any order of the HQ can be sold: not those on the board or on the mat. [LF-AT-02, LF-AT-03]"""
    return [game.act("sell", game.order_face(order)) for order in orders_home(game, player)]


def carry_out(game: "LaFamiglia", action: Action, player: int) -> None:
    """Sell or give."""
    assert isinstance(action, Choice)
    if action.verb == "sell":
        sell(game, player, game.order_number(action.thing))
    else:
        give(game, player)


def sell(game: "LaFamiglia", player: int, order: int) -> None:
    """An order leaves the game for good, in sight of all, for 1 money. [LF-AT-02]"""
    game.order_at[order] = SOLD
    game.money[player] += 1
    game.say("order_sold", player, order=game.order_name(order))


def give(game: "LaFamiglia", player: int) -> None:
    """2 are spent, 1 arrives at the partner. [LF-AT-04]"""
    partner = game.partner(player)
    game.money[player] -= 2
    game.money[partner] += 1
    game.say("money_given", player, other=game.seats[partner])
