"""Option B: a whole column moves, and the action above it is performed. [LF-PB-01..11]"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.planning.equipment import EVERY, Equipment
from trinacria.games.lafamiglia.planning.issuing import Issue, can_issue
from trinacria.games.lafamiglia.planning.mat import InfluenceTwo, TakeOff
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import BLANK, NEUTRAL, PARTS
from trinacria.games.lafamiglia.rules.pieces import pay
from trinacria.games.lafamiglia.rules.sheets import column_tokens, empty, foreign, open_spaces, shift
from trinacria.games.lafamiglia.rules.state import OWNERS, State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction

START_PLAYER: Final = 0
TWO_INSTITUTIONS: Final = 5
ISSUE: Final = PARTS.index("issue")
ACT: Final = PARTS.index("act")


def charges(game: State, player: int, column: int, tokens: list[int]) -> tuple[int, int, int]:
    """The printed number, what all tokens cost, and what those of other players do. [LF-PB-03..05]"""
    printed = game.printed
    total = sum(tokens)
    others = total - tokens[player] - tokens[NEUTRAL]
    return printed.column_cost[game.round - 1][column], printed.per_token * total, printed.per_foreign * others


def cost_of(game: State, player: int, column: int, tokens: list[int]) -> int:
    """What a column costs in all. [LF-PB-03..05]"""
    first, each, others = charges(game, player, column, tokens)
    return first + each + others


def payable_columns(game: State, player: int, money: int) -> list[int]:
    """The columns with tokens that so much money pays for; not the one that is barred. [LF-PB-01, LX-2-T02]"""
    printed, occupied, tokens = game.printed, game.occupied, game.tokens
    barred = game.mode_rules.barred_column(game, player)
    columns: list[int] = []
    # Asked in every turn: `cost_of`, without lists of tokens.
    for column, spaces in enumerate(printed.column_spaces[game.round - 1]):
        total = others = 0
        for space in spaces:
            if occupied[space]:
                total += occupied[space]
                others += occupied[space] - tokens[space * OWNERS + player] - tokens[space * OWNERS + NEUTRAL]
        cost = printed.column_cost[game.round - 1][column] + printed.per_token * total + printed.per_foreign * others
        if total and column != barred and cost <= money:
            columns.append(column)
    return columns


def pay_for(game: State, player: int, column: int) -> None:
    """All costs are paid before the action: to the supply, and to the owners of the tokens. [LF-PB-06, AMB-LF-09]"""
    printed = game.printed
    tokens = column_tokens(game, column)
    if game.listened:
        game.say("column_chosen", player, column=printed.columns[column], tokens=sum(tokens))
    first, each, _ = charges(game, player, column, tokens)
    pay(game, player, first + each)
    for who in range(game.mode_rules.players):
        if foreign(player, who):
            pay(game, player, tokens[who] * printed.per_foreign, who)


class PutTokens(Step):
    """The tokens of the column go one by one to empty action spaces of the bottom sheet, as one likes. [LF-PB-01]"""

    name: ClassVar[str] = "PutTokens"
    verbs: ClassVar[tuple[str, ...]] = ("put",)

    def __init__(self, player: int, column: int) -> None:
        self.player = player
        self.column = column

    def next_token(self, game: State) -> tuple[int, int]:
        """The token at hand: its space and owner; (-1, -1): the column is empty."""
        tokens, occupied = game.tokens, game.occupied
        for space in game.printed.column_spaces[game.round - 1][self.column]:
            if occupied[space]:
                for who in range(OWNERS):
                    if tokens[space * OWNERS + who]:
                        return space, who
        return -1, -1

    def targets(self, game: State) -> list[int]:
        """Empty action spaces; by the optional rule also empty spaces without an icon. [LF-PB-01, LX-OPT-3]"""
        spaces = open_spaces(game)
        if game.mode_rules.blank_spaces:
            printed = game.printed
            spaces += [
                space
                for space in printed.spaces_of[game.round]
                if printed.spaces[space].kind == BLANK and empty(game, space)
            ]
        return spaces

    def run(self, game: State) -> bool:
        """Wait while there is a token and a choice."""
        source, who = self.next_token(game)
        if source < 0:
            game.pop()
            return False
        free = self.targets(game)
        if len(free) > 1:
            return True
        shift(game, self.player, source, who, free[0])
        return False

    def open_answers(self, game: State) -> bool:
        """The sheets lie open."""
        return True

    def ask(self, game: State) -> Decision:
        """Where this token goes; the action there is not performed. [LF-PB-01]"""
        return question(game, self.player, "put_token", "LF-PB-01", game.acts("put", self.targets(game)))

    def choose(self, game: State, choice: Choice) -> None:
        source, who = self.next_token(game)
        shift(game, self.player, source, who, choice.thing)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Only empty action spaces of the bottom sheet; blank ones by the optional rule."""
        face = game.printed.spaces[choice.thing]
        if face.kind == BLANK and face.sheet == game.round and not game.mode_rules.blank_spaces:
            return refuse("LF-PB-01", "put-blank", space=face.id)
        return refuse("LF-PB-01", "put-not-empty", space=face.id)


class ColumnAction(Step):
    """The action above the column, and one order before or after it. [LF-PB-02, LF-PB-11]"""

    name: ClassVar[str] = "ColumnAction"
    verbs: ClassVar[tuple[str, ...]] = ("done", "do")

    def __init__(self, player: int, column: int, ordered: bool, acted: bool) -> None:
        self.player = player
        self.column = column
        self.ordered = ordered
        self.acted = acted

    def run(self, game: State) -> bool:
        """Wait while an order can still be issued; the action itself is no question any more once it is."""
        if not self.ordered:
            return True
        if self.acted:
            game.pop()
        else:
            self._act(game)
        return False

    def open_answers(self, game: State) -> bool:
        """Orders at home can be counted, own areas lie open."""
        return True

    def ask(self, game: State) -> Decision:
        """Issue an order, do the action, or stop."""
        actions: list[Action] = []
        if can_issue(game, self.player):
            actions.append(game.act("do", ISSUE))
        actions.append(game.act("done") if self.acted else game.act("do", ACT))
        return question(game, self.player, "column_action", "LF-PB-11", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """One of the two, in either order."""
        if choice.verb == "done":
            game.pop()
        elif choice.thing == ISSUE:
            game.replace(ColumnAction(self.player, self.column, True, self.acted))
            game.push(Issue(self.player, 1, 1, -1))
        else:
            self._act(game)

    def _act(self, game: State) -> None:
        """The start piece and equipment, two tokens of one row, or one of each of two rows. [LF-PB-07..10]"""
        player, column = self.player, self.column
        game.replace(ColumnAction(player, column, self.ordered, True))
        if column == START_PLAYER:
            game.first = player
            game.say("start_taken", player)
            game.push(Equipment(player, EVERY, True, -1))
        elif column == TWO_INSTITUTIONS:
            game.push(InfluenceTwo(player, -1, False))
        else:
            game.push(TakeOff(player, column - 1, 2, False))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """No order or area for one, or the action must be done first."""
        if choice.verb == "done":
            return refuse("LF-PB-02", "column-act-first")
        if choice.verb == "do" and choice.thing == ISSUE:
            return refuse("LF-AC-06", "issue-impossible")
        return None
