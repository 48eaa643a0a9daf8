"""Commission tokens that come off a mat, and the spaces of the solo board. [LX-M-02..05, LX-1-R02, LX-2-R02]"""

from typing import ClassVar

from trinacria.games.lafamiglia.modes.solo_rules import solo_rules
from trinacria.games.lafamiglia.planning.planning import settle_coin
from trinacria.games.lafamiglia.planning.spaces import UseSpace
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NOBODY
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction


def place_of(game: State, space: int) -> int:
    """Where the tokens of a space of the solo board are counted."""
    return 2 * (space - game.printed.solo_spaces[solo_rules(game).board][0])


def free(game: State, space: int) -> bool:
    """A space of the solo board holds one token; the one with the infinity sign any number. [LX-1-R03, LX-2-R03]"""
    at = place_of(game, space)
    return game.printed.spaces[space].infinite or not any(game.solo_pieces().board[at : at + 2])


def use(game: State, player: int, space: int) -> None:
    """A token lies down on a space of the solo board, and its action is performed. [LX-M-04, AMB-LX-15]"""
    game.solo_pieces().board[place_of(game, space) + game.mode_rules.sides[player]] += 1
    game.say("solo_space_used", player, space=game.printed.space_names[space])
    settle_coin(game, player, space)
    game.push(UseSpace(player, space, 0))


def discard(game: State, player: int) -> None:
    """A commission token goes to the supply. [AMB-LX-10, AMB-LX-13]"""
    game.solo_pieces().left[player] += 1
    game.say("commission_discarded", player)


def why_not_use(game: State, player: int, space: int) -> IllegalAction:
    """Why a token may not go to this space."""
    face = game.printed.spaces[space]
    if space not in game.printed.solo_spaces[solo_rules(game).board]:
        return refuse("LX-M-04", "not-solo-board", space=face.id)
    if not solo_rules(game).unlocked(game, space):
        return refuse("LX-2-R02", "space-locked", space=face.id)
    if not free(game, space):
        return refuse("LX-M-04", "space-taken", space=face.id)
    if space in solo_rules(game).usable(game, player):
        return refuse("LF-PA-05", "solo-space-too-dear", space=face.id, cost=-face.coin, money=game.money[player])
    return refuse("LF-PA-09", "space-no-effect", space=face.id)


class Commission(Step):
    """The token may go to a free space of the solo board, whose action is performed, or to the supply. [LX-M-04]"""

    name: ClassVar[str] = "Commission"
    verbs: ClassVar[tuple[str, ...]] = ("board", "supply")

    def __init__(self, player: int, must: bool) -> None:
        self.player = player
        self.must = must
        """Two tokens came off at once: both have to be used. [LX-M-05, AMB-LX-10]"""

    def payer(self, game: State) -> int:
        """A space may cost money. [AMB-LF-06]"""
        return NOBODY if game.mode_rules.first_rules else self.player

    def ask(self, game: State) -> Decision:
        """Which space. It is asked whatever is in the purse, which is hidden."""
        actions: list[Action] = [game.act("board", space) for space in solo_rules(game).payable(game, self.player)]
        if not self.must or not actions:
            actions.append(game.act("supply"))
        return question(game, self.player, "commission_token", "LX-M-05" if self.must else "LX-M-04", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Use it, or put it away."""
        game.pop()
        if choice.verb == "supply":
            discard(game, self.player)
        else:
            use(game, self.player, choice.thing)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Spaces that are taken, locked or without effect."""
        if choice.verb == "supply":
            return refuse("LX-M-05", "commission-must")
        return why_not_use(game, self.player, choice.thing)
