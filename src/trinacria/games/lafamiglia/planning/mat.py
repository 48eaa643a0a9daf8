"""The family mat: removing influence tokens, and what they reveal. [LF-FM-01..11, LF-AC-14..17, LF-PB-08..10]"""

from typing import ClassVar

from trinacria.games.lafamiglia.planning.equipment import CARS, LABS, Equipment
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import CAR, LAB, LAUNDER, MONEY, ROWS
from trinacria.games.lafamiglia.rules.pieces import IN_HQ, ON_MAT, earn, launder
from trinacria.games.lafamiglia.rules.sheets import column_filled, empty, open_spaces, top_spaces
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction


def rows_left(game: State, player: int) -> list[int]:
    """The rows of the mat that still have a token."""
    length = game.printed.mats[game.colours[player]].length
    return [row for row in range(ROWS) if game.removed[player * ROWS + row] < length[row]]


def has_row_left(game: State, player: int, row: int) -> bool:
    """Whether a row of the mat still has a token."""
    return game.removed[player * ROWS + row] < game.printed.mats[game.colours[player]].length[row]


def reveal(game: State, player: int, row: int) -> None:
    """The leftmost token of a row is gone: its order comes to the HQ, an instant effect happens now. [LF-FM-03..10]"""
    mat = game.printed.mats[game.colours[player]]
    at = game.removed[player * ROWS + row]
    game.removed[player * ROWS + row] = at + 1
    if game.listened:
        game.say("token_off_mat", player, row=game.printed.rows[row], left=mat.length[row] - at - 1)
    section = mat.first_of[row][at]
    if section:
        _gain_order(game, player, row, section)
    kind = mat.reveals[row][at]
    if kind == MONEY:
        earn(game, player, mat.amount[at])
    elif kind == LAUNDER:
        launder(game, player)
    elif kind == CAR:
        game.push(Equipment(player, CARS, True, -1))
    elif kind == LAB:
        game.push(Equipment(player, LABS, True, -1))


def _gain_order(game: State, player: int, row: int, section: str) -> None:
    """The first token of a section gives the advanced order of that row and letter. [LF-FM-10]"""
    slot, order_at, first = (game.printed.rows[row], section), game.order_at, player * game.printed.orders_each
    for order in range(first, first + game.printed.orders_each):
        if order_at[order] == ON_MAT and game.printed.orders[game.order_face(order)].slot == slot:
            order_at[order] = IN_HQ
            game.say("order_gained", player, order=game.order_name(order))


class TakeOff(Step):
    """The leftmost tokens of one row go to the supply, as far as there are any. [LF-PB-08, LF-PB-09, LF-XA-06]"""

    name: ClassVar[str] = "TakeOff"

    def __init__(self, player: int, row: int, left: int, must: bool) -> None:
        self.player = player
        self.row = row
        self.left = left
        self.must = must
        """Whether a commission token has to be used. [LX-M-05]"""

    def run(self, game: State) -> bool:
        """One token after the other, from the left. [LF-FM-11, AMB-LF-22]"""
        if self.left == 0 or not has_row_left(game, self.player, self.row):
            game.pop()
            return False
        game.replace(TakeOff(self.player, self.row, self.left - 1, self.must))
        if game.mode_rules.has_commission_token(game, self.player, self.row):
            game.mode_rules.take_commission_token(game, self.player, self.row, self.must)
        else:
            game.influence[self.player] += 1
            reveal(game, self.player, self.row)
        return False


class Exert(Step):
    """Exert influence: the leftmost token of a row of choice, to the supply or to a sheet. [LF-AC-14..16, LF-XA-06]"""

    name: ClassVar[str] = "Exert"
    verbs: ClassVar[tuple[str, ...]] = ("row",)

    def __init__(self, player: int, number: int, to_sheet: bool) -> None:
        self.player = player
        self.number = number
        self.to_sheet = to_sheet

    def open_answers(self, game: State) -> bool:
        """The mats lie open."""
        return True

    def ask(self, game: State) -> Decision:
        actions = game.acts("row", rows_left(game, self.player))
        rule = "LF-AC-14" if self.number == 1 else "LF-XA-06"
        return question(game, self.player, "exert", rule, actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Take the token off."""
        if self.to_sheet and not game.mode_rules.has_commission_token(game, self.player, choice.thing):
            game.replace(ToSheet(self.player, choice.thing, False))
        else:
            game.replace(TakeOff(self.player, choice.thing, self.number, False))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A row without tokens."""
        return refuse("LF-AC-14", "row-empty", row=game.printed.rows[choice.thing])


class ToSheet(Step):
    """A token of the mat goes to a sheet: into a column of the top sheet that has another one, or to an empty action
    space of the bottom sheet, whose action is not performed. [LF-AC-16]
    """

    name: ClassVar[str] = "ToSheet"
    verbs: ClassVar[tuple[str, ...]] = ("put",)

    def __init__(self, player: int, row: int, free: bool) -> None:
        self.player = player
        self.row = row
        self.free = free
        """Whether the supply is a choice too. [AMB-LF-111]"""

    def places(self, game: State) -> list[int]:
        """The spaces of both sheets that can take the token."""
        filled = [column_filled(game, column) for column in range(len(game.printed.columns))]
        top = [space for space in top_spaces(game) if filled[game.printed.spaces[space].column] and empty(game, space)]
        return top + open_spaces(game)

    def run(self, game: State) -> bool:
        """Without a place the token goes to the supply. [AMB-LF-20]"""
        own = has_row_left(game, self.player, self.row) and not game.mode_rules.has_commission_token(
            game, self.player, self.row
        )
        if own and self.places(game):
            return True
        game.replace(TakeOff(self.player, self.row, 1, False))
        return False

    def open_answers(self, game: State) -> bool:
        """The sheets lie open."""
        return True

    def ask(self, game: State) -> Decision:
        """Where the token goes."""
        actions = game.acts("put", self.places(game))
        if self.free:
            actions.append(game.act("supply"))
        return question(game, self.player, "influence_token", "LF-AC-16", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Put it there; then the mat shows what it hid."""
        player = self.player
        if choice.verb == "supply":
            game.replace(TakeOff(player, self.row, 1, False))
            return
        game.pop()
        game.add_tokens(choice.thing, player, 1)
        game.say("token_put", player, token=game.seats[player], space=game.printed.space_names[choice.thing])
        reveal(game, player, self.row)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A space that is taken, or a column without tokens."""
        return refuse("LF-AC-16", "put-not-allowed", space=game.printed.space_names[choice.thing])


class InfluenceTwo(Step):
    """The leftmost tokens of two different rows: one to the supply, one to a sheet. [LF-PB-10]

    A commission token goes to neither, and leaves its owner the choice for the other one. [AMB-LX-11, AMB-LX-12]
    """

    name: ClassVar[str] = "InfluenceTwo"
    verbs: ClassVar[tuple[str, ...]] = ("row",)

    def __init__(self, player: int, first: int, held: bool) -> None:
        self.player = player
        self.first = first
        """The row that was chosen first; -1: none yet."""
        self.held = held
        """Whether its token, a commission token, waits for the second row to be chosen. [LX-M-05]"""

    def rows(self, game: State) -> list[int]:
        """The rows to choose from."""
        return [row for row in rows_left(game, self.player) if row != self.first]

    def run(self, game: State) -> bool:
        """With one row left its token goes where its owner likes; with none nothing happens. [AMB-LF-111]"""
        rows = self.rows(game)
        if len(rows) > 1 or (rows and self.first >= 0):
            return True
        if not rows:
            game.pop()
        elif game.mode_rules.has_commission_token(game, self.player, rows[0]):
            game.replace(TakeOff(self.player, rows[0], 1, False))
        else:
            game.replace(ToSheet(self.player, rows[0], True))
        return False

    def open_answers(self, game: State) -> bool:
        """The mats lie open."""
        return True

    def ask(self, game: State) -> Decision:
        """Which row's token goes to the supply; then which row's to a sheet."""
        kind = "exert_supply" if self.first < 0 else "exert_sheet"
        actions = game.acts("row", self.rows(game))
        return question(game, self.player, kind, "LF-PB-10", actions)

    def choose(self, game: State, choice: Choice) -> None:
        player, row = self.player, choice.thing
        covered = game.mode_rules.has_commission_token(game, player, row)
        if self.first < 0:
            game.replace(InfluenceTwo(player, row, covered))
            if not covered:
                game.push(TakeOff(player, row, 1, False))
            return
        must = covered and self.held and game.mode_rules.usable_commission_tokens(game, player) > 1
        game.replace(TakeOff(player, row, 1, must) if covered else ToSheet(player, row, self.held))
        if self.held:
            game.push(TakeOff(player, self.first, 1, must))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """The same row again, or an empty one."""
        if choice.thing == self.first:
            return refuse("LF-PB-10", "row-again", row=game.printed.rows[choice.thing])
        return refuse("LF-AC-14", "row-empty", row=game.printed.rows[choice.thing])
