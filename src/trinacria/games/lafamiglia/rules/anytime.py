"""Anytime options: sell an order, give money to the partner. [LF-AT-01..04, AMB-LF-06]

They are open in windows: at the start of one's own turn, whenever one has to or may pay, before executing one's own
order; and then for the partner too.
"""

from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.pieces import SOLD, orders_home
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.errors import IllegalAction


def options(game: State, player: int) -> tuple[Action, ...]:
    """What this player may do at this moment."""
    if not game.frames:
        return ()
    step = game.frames[-1]
    assert isinstance(step, Step)
    payer = step.payer(game)
    if payer < 0 or not game.allied(payer, player):
        return ()
    actions = sales(game, player) if step.may_sell(game, player) else []
    if game.money[player] - step.owed(game, player) >= game.mode_rules.gift and game.partner(player) >= 0:
        actions.append(game.act("give"))
    return tuple(actions)


def why_not(game: State, action: Action, player: int) -> IllegalAction | None:
    """Why a player may not sell or give now: no window, nothing to sell, nobody or too little to give."""
    if not isinstance(action, Choice) or action.verb not in ("sell", "give"):
        return None
    step = game.frames[-1]
    assert isinstance(step, Step)
    payer = step.payer(game)
    if payer < 0 or not game.allied(payer, player):
        return refuse("LF-AT-01", "anytime-not-now", action=action.text)
    if action.verb == "sell":
        name = game.printed.order_names[action.thing]
        if game.order_number(action.thing) not in orders_home(game, player):
            return refuse("LF-AT-03", "order-not-in-hq", order=name)
        return refuse("LF-PA-09", "order-needed", order=name)
    if game.partner(player) < 0:
        return refuse("LF-AT-04", "give-nobody")
    if game.money[player] >= game.mode_rules.gift:
        return refuse("LF-PA-04", "give-owed", cost=game.mode_rules.gift, money=step.owed(game, player))
    return too_dear(game)


def too_dear(game: State) -> IllegalAction:
    """There is not enough for a gift."""
    return refuse("LF-AT-04", "give-too-dear", cost=game.mode_rules.gift, money=game.mode_rules.gift_arrives)


def sales(game: State, player: int) -> list[Action]:
    """Any order of the HQ can be sold: not those on the board or on the mat. [LF-AT-02, LF-AT-03]"""
    return [game.act("sell", game.order_face(order)) for order in orders_home(game, player)]


def carry_out(game: State, action: Action, player: int) -> None:
    assert isinstance(action, Choice)
    if action.verb == "sell":
        sell(game, player, game.order_number(action.thing))
    else:
        give(game, player)


def sell(game: State, player: int, order: int) -> None:
    """An order leaves the game for good, in sight of all, for money. [LF-AT-02]"""
    game.order_at[order] = SOLD
    game.money[player] += game.mode_rules.sale
    game.say("order_sold", player, order=game.order_name(order))


def give(game: State, player: int) -> None:
    """Not all that is spent arrives at the partner. [LF-AT-04]"""
    partner = game.partner(player)
    game.money[player] -= game.mode_rules.gift
    game.money[partner] += game.mode_rules.gift_arrives
    told = {"money": game.mode_rules.gift, "arrives": game.mode_rules.gift_arrives}
    game.say("money_given", player, other=game.seats[partner], **told)
