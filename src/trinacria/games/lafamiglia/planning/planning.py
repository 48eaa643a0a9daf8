"""The planning phase: one shift of influence tokens a turn, until the top sheet is empty. [LF-P, LF-PA]"""

from typing import ClassVar

from trinacria.games.lafamiglia.planning.column import (
    ISSUE,
    ColumnAction,
    PutTokens,
    cost_of,
    pay_for,
    payable_columns,
)
from trinacria.games.lafamiglia.planning.spaces import UseSpace, offers, unknown_parts
from trinacria.games.lafamiglia.rules import anytime
from trinacria.games.lafamiglia.rules.actions import NEUTRAL_TOKEN, Choice
from trinacria.games.lafamiglia.rules.constants import ACTION, NEUTRAL, NOBODY
from trinacria.games.lafamiglia.rules.pieces import earn, has_orders_home, orders_home, pay
from trinacria.games.lafamiglia.rules.sheets import (
    column_tokens,
    empty,
    foreign,
    open_spaces,
    shift,
    top_spaces,
)
from trinacria.games.lafamiglia.rules.state import OWNERS, State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event


class Planning(Step):
    """Players take turns in order of play until no token is left on the top sheet. [LF-P-01]"""

    name: ClassVar[str] = "Planning"

    def __init__(self, player: int, skipped: int, begun: bool) -> None:
        self.player = player
        """Whose turn is next."""
        self.begun = begun
        """Whether a turn was played in this phase."""
        self.skipped = skipped
        """How many turns in a row nobody could pay for. [AMB-LF-02]"""

    def run(self, game: State) -> bool:
        """The next turn, or the final actions."""
        if self.skipped >= game.mode_rules.players:
            _sweep(game)
        if game.mode_rules.planning_over(game, self.begun):
            game.replace(FinalActions(0))
            return False
        game.replace(Planning((self.player + 1) % game.mode_rules.players, self.skipped, True))
        game.mode_rules.turn_begins(game, self.player)
        game.push(Turn(self.player, False))
        if game.listened:
            game.say("turn", self.player)
        return False


def _sweep(game: State) -> None:
    """Nobody can pay: what is left goes to an infinity space without action and payment. [AMB-LF-02]"""
    target = next(space for space in game.printed.action_spaces[game.round] if game.printed.spaces[space].infinite)
    for space in top_spaces(game):
        for who, count in enumerate(game.tokens_on(space)):
            game.add_tokens(target, who, count)
            game.add_tokens(space, who, -count)
    game.tell(Event("tokens_swept", {"space": game.printed.space_names[target]}))


class Turn(Step):
    """A turn: option A, one token and the action of a space, or option B, a whole column. [LF-P-02, LF-P-05]"""

    name: ClassVar[str] = "Turn"
    verbs: ClassVar[tuple[str, ...]] = ("column", "use", "idle", "sell", "extra")

    def __init__(self, player: int, declined: bool) -> None:
        self.player = player
        self.declined = declined
        """Whether the partner was asked for money and gave none. [AMB-LF-02]"""

    def payer(self, game: State) -> int:
        """Money may be raised at the start of one's turn. [AMB-LF-06]"""
        return self.player

    def stuck(self, game: State) -> bool:
        """Whether no move can be paid: only others' tokens are left, and there is no money. [LF-PA-04]"""
        money = game.money[self.player]
        return money < game.mode_rules.token_price and money < cheapest(game, self.player)

    def run(self, game: State) -> bool:
        """Wait for a move; without money and orders ask the partner, then skip the turn. [AMB-LF-02]"""
        if not self.stuck(game) or has_orders_home(game, self.player):
            return True
        if game.mode_rules.extra_actions(game, self.player):
            return True
        if not self.declined and game.partner(self.player) >= 0:
            game.push(Help(self.player))
            return False
        self._skip(game)
        return False

    def _skip(self, game: State) -> None:
        """The turn is lost; when all turns of a round of the table are, the phase ends. [AMB-LF-02]"""
        game.say("turn_skipped", self.player)
        game.pop()
        turn_over(game, self.player, False)

    def options(self, game: State) -> list[Action]:
        """Spaces whose action can be done and columns that can be paid. [AMB-LF-01..03]"""
        player = self.player
        known = unknown_parts()
        least, spaces = cheapest(game, player) - game.money[player], game.printed.spaces
        usable = [
            space for space in open_spaces(game) if spaces[space].coin >= least and offers(game, player, space, known)
        ]
        return game.acts("use", usable) + game.acts("column", payable_columns(game, player, game.money[player]))

    def must_sell(self, game: State) -> bool:
        """Nothing can be paid, and orders can be sold: for a move at all, or for one with an effect. [LF-PA-04]"""
        if not has_orders_home(game, self.player):
            return False
        return self.stuck(game) or (not game.mode_rules.first_rules and _sale_helps(game, self.player))

    def ask(self, game: State) -> Decision:
        """What to do in this turn. Orders are sold before a token goes without effect. [LF-PA-04, AMB-LF-04]"""
        player = self.player
        extra = game.mode_rules.extra_actions(game, player)
        moves = [] if self.stuck(game) else self.options(game)
        if moves:
            return question(game, player, "turn", "LF-P-02", extra + moves)
        if self.must_sell(game):
            return question(game, player, "must_sell", "LF-PA-04", [*anytime.sales(game, player), *extra])
        if self.stuck(game):
            return question(game, player, "extra_action", "LX-2-R03", [*extra, game.act("skip")])
        return question(game, player, "turn", "LF-P-02", extra + game.acts("idle", open_spaces(game)))

    def choose(self, game: State, choice: Choice) -> None:
        """Option A goes on with the token, option B pays and moves the column."""
        player = self.player
        if choice.verb == "sell":
            anytime.carry_out(game, choice, player)
            return
        if choice.verb == "extra":
            game.mode_rules.do_extra(game, player, choice.thing)
            return
        if choice.verb == "skip":
            self._skip(game)
            return
        game.pop()
        turn_over(game, player, True)
        if choice.verb == "column":
            game.mode_rules.column_used(game, player, choice.thing)
            pay_for(game, player, choice.thing)
            game.push(ColumnAction(player, choice.thing, False, False))
            game.push(PutTokens(player, choice.thing))
        else:
            game.push(TakeToken(player, choice.thing, choice.verb == "idle"))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Spaces that are taken, not there, without effect or too dear; columns that are empty or too dear."""
        player = self.player
        money = game.money[player]
        if choice.verb == "column":
            tokens = column_tokens(game, choice.thing)
            name = game.printed.columns[choice.thing]
            if not any(tokens):
                return refuse("LF-PB-01", "column-empty", column=name)
            if choice.thing == game.mode_rules.barred_column(game, player):
                return refuse("LX-2-T02", "column-barred", column=name)
            cost = cost_of(game, player, choice.thing, tokens)
            return refuse("LF-PB-06", "column-too-dear", column=name, cost=cost, money=money)
        if choice.verb == "use":
            return _why_not_use(game, player, choice.thing, money - cheapest(game, player))
        if choice.verb == "idle" and not self.options(game) and self.must_sell(game):
            return refuse("LF-PA-04", "sell-first")
        if choice.verb == "idle":
            return refuse("LF-PA-09", "idle-not-now")
        if choice.verb == "sell":
            return refuse("LF-AT-03", "order-not-in-hq", order=game.printed.order_names[choice.thing])
        if choice.verb == "extra":
            return game.mode_rules.why_not_extra(game, player, choice.thing)
        return None


def turn_over(game: State, player: int, moved: bool) -> None:
    """The next player's turn comes; turns in which nobody could move are counted. [AMB-LF-02]"""
    for at in reversed(range(len(game.frames))):
        under = game.frames[at]
        if isinstance(under, Planning):
            following = (player + 1) % game.mode_rules.players
            game.frames[at] = Planning(following, 0 if moved else under.skipped + 1, True)
            return


def takeable(game: State, player: int) -> list[int]:
    """The tokens of the top sheet that a player may take: not the last one of a column that is barred to them.

    They are places in `tokens`, one for each kind of token on a space. [LF-P-03, LX-2-T02]
    """
    tokens, occupied, spaces = game.tokens, game.occupied, game.printed.spaces
    kept = _kept_column(game, player)
    places: list[int] = []
    for space in top_spaces(game):
        if occupied[space] and spaces[space].column != kept:
            for at in range(space * OWNERS, space * OWNERS + OWNERS):
                if tokens[at]:
                    places.append(at)
    return places


def _kept_column(game: State, player: int) -> int:
    """The column whose last token a player may not take; -1: none. [LX-2-T02]"""
    barred = game.mode_rules.barred_column(game, player)
    return barred if barred >= 0 and sum(column_tokens(game, barred)) == 1 else -1


def cheapest(game: State, player: int) -> int:
    """What the cheapest token of the top sheet costs: nothing if a neutral or own one lies there. [LF-P-04]"""
    tokens, occupied, kept = game.tokens, game.occupied, _kept_column(game, player)
    for space in top_spaces(game):
        if (
            occupied[space]
            and (tokens[space * OWNERS + player] or tokens[space * OWNERS + NEUTRAL])
            and game.printed.spaces[space].column != kept
        ):
            return 0
    return game.mode_rules.token_price


def _sale_helps(game: State, player: int) -> bool:
    """Whether a move with an effect could be paid once some orders are sold. [AMB-LF-04, AMB-LF-05]"""
    home, sale = len(orders_home(game, player)), game.mode_rules.sale
    raised = game.money[player] + home * sale
    if payable_columns(game, player, raised):
        return True
    known, others = unknown_parts(), unknown_parts(ISSUE)
    purse = game.money[player] - cheapest(game, player)
    for space in open_spaces(game):
        # So many orders to sell for what is missing.
        sold = -((game.printed.spaces[space].coin + purse) // sale)
        # The last order cannot be sold and issued.
        if sold <= home and offers(game, player, space, known if sold < home else others):
            return True
    return False


def _why_not_use(game: State, player: int, space: int, purse: int) -> IllegalAction:
    face = game.printed.spaces[space]
    if face.sheet != game.round or face.kind != ACTION:
        return refuse("LF-PA-01", "space-no-action", space=face.id)
    if not empty(game, space):
        return refuse("LF-PA-02", "space-taken", space=face.id)
    if purse < 0:
        return refuse("LF-PA-04", "tokens-too-dear")
    if face.coin < -purse:
        return refuse("LF-PA-04", "space-too-dear", space=face.id, cost=-face.coin, money=max(purse, 0))
    return refuse("LF-PA-09", "space-no-effect", space=face.id)


class Help(Step):
    """The partner of a player who can pay for no move is asked for money, whatever they have. [AMB-LF-02, LF-AT-04]"""

    name: ClassVar[str] = "Help"

    def __init__(self, player: int) -> None:
        self.player = player

    def payer(self, game: State) -> int:
        """The partner may sell orders to help."""
        return self.player

    def ask(self, game: State) -> Decision:
        partner = game.partner(self.player)
        actions: list[Action] = [game.act("give")] if game.money[partner] >= game.mode_rules.gift else []
        actions.append(game.act("decline"))
        return question(game, partner, "help", "LF-AT-04", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """With a gift the turn goes on; without it the turn is lost."""
        game.pop()
        if choice.verb == "give":
            anytime.give(game, game.partner(self.player))
        else:
            game.replace(Turn(self.player, True))


class TakeToken(Step):
    """Option A: any one token of the top sheet goes to the chosen space. [LF-PA-01, LF-P-03]"""

    name: ClassVar[str] = "TakeToken"
    verbs: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, player: int, space: int, idle: bool) -> None:
        self.player = player
        self.space = space
        self.idle = idle

    def payer(self, game: State) -> int:
        """Here the money is needed: for the space, and for the token's owner. [LF-PA-04, AMB-LF-06]"""
        return NOBODY if game.mode_rules.first_rules else self.player

    def may_sell(self, game: State, player: int) -> bool:
        """Not the order that the chosen space needs: something has to be done there. [LF-PA-09]"""
        if player != self.player or self.idle or len(orders_home(game, player)) > 1:
            return True
        return offers(game, player, self.space, unknown_parts(ISSUE))

    def owed(self, game: State, player: int) -> int:
        """The space and the cheapest token are to be paid. [LF-PA-03, LF-PA-05]"""
        return self.cost(game) + cheapest(game, player) if player == self.player else 0

    def cost(self, game: State) -> int:
        """What the space itself costs; printed numbers count for nothing without effect. [LF-PA-05, AMB-LF-04]"""
        return 0 if self.idle else max(0, -game.printed.spaces[self.space].coin)

    def open_answers(self, game: State) -> bool:
        """A purse may be too small for other tokens, which is nobody's business: with one token there are none."""
        return len(takeable(game, self.player)) == 1

    def ask(self, game: State) -> Decision:
        """Which token: another player's is paid for, and the last of a barred column stays. [LF-PA-03, LX-2-T02]"""
        player, purse = self.player, game.money[self.player] - self.cost(game)
        rich = purse >= game.mode_rules.token_price
        actions: list[Action] = []
        for token in takeable(game, player) if purse >= 0 else ():
            who = token % OWNERS
            if rich or not foreign(player, who):
                colour = game.colours[who] if who != NEUTRAL else NEUTRAL_TOKEN
                actions.append(game.act("token", token // OWNERS, colour))
        return question(game, player, "token", "LF-PA-01", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Pay the owner, then the printed cost, take the printed income, then act. [LF-PA-03, LF-PA-05, AMB-LF-08]"""
        player = self.player
        who = _token_owner(game, choice)
        if foreign(player, who):
            pay(game, player, game.mode_rules.token_price, who)
        game.mode_rules.column_used(game, player, game.printed.spaces[choice.thing].column)
        shift(game, player, choice.thing, who, self.space)
        game.pop()
        if not self.idle:
            settle_coin(game, player, self.space)
            game.push(UseSpace(player, self.space, 0))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """No such token there, or no money for its owner."""
        space = game.printed.space_names[choice.thing]
        token = game.vocabulary.names["token"][choice.count]
        who = _token_owner(game, choice)
        if choice.thing in top_spaces(game) and who != NOBODY and game.tokens_on(choice.thing)[who]:
            if choice.thing * OWNERS + who not in takeable(game, self.player):
                column = game.printed.columns[game.printed.spaces[choice.thing].column]
                return refuse("LX-2-T02", "column-barred", column=column)
            return refuse("LF-PA-03", "token-too-dear", token=token)
        return refuse("LF-PA-01", "token-not-there", token=token, space=space)


def _token_owner(game: State, choice: Choice) -> int:
    """Whose token an answer names; -1: of a family that does not play."""
    if choice.count == NEUTRAL_TOKEN:
        return NEUTRAL
    return game.colours.index(choice.count) if choice.count in game.colours else NOBODY


def settle_coin(game: State, player: int, space: int) -> None:
    """A dark number is paid before the action, a light one is received with it. [LF-PA-05]"""
    coin = game.printed.spaces[space].coin
    if coin < 0:
        pay(game, player, -coin)
    else:
        earn(game, player, coin)


class FinalActions(Step):
    """Last in planning, tokens beside a bust may go on to another space and act there. [LF-AC-19..21, LX-P-02]"""

    name: ClassVar[str] = "FinalActions"
    verbs: ClassVar[tuple[str, ...]] = ("use",)

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, game: State) -> bool:
        """In order of play, whoever has a bust on the sheet. [AMB-LF-25]"""
        if self.at == game.mode_rules.players:
            game.pop()
            game.mode_rules.planning_ends(game)
            return False
        if game.busts[game.player_at(self.at)] != NOBODY:
            return True
        game.replace(FinalActions(self.at + 1))
        return False

    def payer(self, game: State) -> int:
        """The new space may cost money. [AMB-LF-06]"""
        return game.player_at(self.at)

    def ask(self, game: State) -> Decision:
        """Another space whose action can be done, or nothing. [AMB-LF-26]"""
        player = game.player_at(self.at)
        actions: list[Action] = []
        known = unknown_parts()
        for space in open_spaces(game):
            face = game.printed.spaces[space]
            if not is_final(game, space) and face.coin >= -game.money[player] and offers(game, player, space, known):
                actions.append(game.act("use", space))
        actions.append(game.act("skip"))
        return question(game, player, "final_action", "LF-AC-19", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """The token moves without a new payment to its owner; the bust returns. [LF-AC-20, LF-AC-21]"""
        player = game.player_at(self.at)
        source = game.busts[player]
        game.busts[player] = NOBODY
        game.replace(FinalActions(self.at + 1))
        if choice.verb == "use":
            who = next(who for who, count in enumerate(game.tokens_on(source)) if count)
            shift(game, player, source, who, choice.thing)
            settle_coin(game, player, choice.thing)
            game.push(UseSpace(player, choice.thing, 0))
        else:
            game.say("final_skipped", player)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Like option A, and no space with a bust again."""
        if choice.verb != "use":
            return None
        if is_final(game, choice.thing):
            return refuse("LF-AC-19", "final-again", space=game.printed.space_names[choice.thing])
        player = game.player_at(self.at)
        return _why_not_use(game, player, choice.thing, game.money[player])


def is_final(game: State, space: int) -> bool:
    """Whether a space offers the final action. [LF-AC-18]"""
    return any(part.word == "final" for part in game.printed.spaces[space].parts)
