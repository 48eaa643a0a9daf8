"""The solo board of 2 v 1: extra action tokens and Block tokens. [LX-2-R03..07]"""

from typing import ClassVar

from trinacria.games.lafamiglia.modes.commission import use
from trinacria.games.lafamiglia.modes.solo_rules import solo_rules
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NOBODY
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction


def begin_extra(game: State, player: int, space: int) -> None:
    """An available token goes from its round space to the action space; all are alike. [LX-2-R03, AMB-LX-46]"""
    solo = game.solo_pieces()
    at = next(at for at, token in enumerate(solo.extra) if token and not solo.blocks[at])
    solo.extra[at] = 0
    solo.extra_used = True
    game.say("extra_action", player)
    use(game, player, space)


class ExtraAction(Step):
    """After their move the solo may still do the extra action of this turn. [LX-2-R03, AMB-LX-43, AMB-LX-44]"""

    name: ClassVar[str] = "ExtraAction"
    verbs: ClassVar[tuple[str, ...]] = ("extra",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: State) -> bool:
        """Wait if there is one to do, whatever is in the purse, which is hidden."""
        if game.mode_rules.extra_open(game, self.player):
            return True
        game.pop()
        return False

    def payer(self, game: State) -> int:
        """A space may cost money. [AMB-LF-06]"""
        return NOBODY if game.mode_rules.first_rules else self.player

    def ask(self, game: State) -> Decision:
        """Which space, or none."""
        actions = [*game.mode_rules.extra_actions(game, self.player), game.act("skip")]
        return question(game, self.player, "extra_action", "LX-2-R03", actions)

    def choose(self, game: State, choice: Choice) -> None:
        game.pop()
        if choice.verb == "extra":
            begin_extra(game, self.player, choice.thing)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """No token, or a space that is of no use."""
        return game.mode_rules.why_not_extra(game, self.player, choice.thing)


class Unlock(Step):
    """A Block token goes, tick up, onto a locked action, which is open from then on. [LX-2-S03, LX-2-R07, AMB-LX-51]

    At the end of a round it comes from a round space, whose extra action token is available then. [AMB-LX-47]
    """

    name: ClassVar[str] = "Unlock"
    verbs: ClassVar[tuple[str, ...]] = ("unlock",)

    def __init__(self, player: int, start: bool) -> None:
        self.player = player
        self.start = start
        """Whether it is the further Block token of an easy game."""

    def locked(self, game: State) -> list[int]:
        """The spaces that are still locked."""
        spaces = game.printed.solo_spaces[solo_rules(game).board]
        return [spaces[at] for at, tick in enumerate(game.solo_pieces().opened) if not tick]

    def run(self, game: State) -> bool:
        """Wait while there is a Block token and a locked action."""
        if self.locked(game) and (self.start or any(game.solo_pieces().blocks)):
            return True
        game.pop()
        return False

    def open_answers(self, game: State) -> bool:
        """The solo board lies open."""
        return True

    def ask(self, game: State) -> Decision:
        """Which action; at the end of a round perhaps none."""
        actions: list[Action] = [game.act("unlock", space) for space in self.locked(game)]
        if not self.start:
            actions.append(game.act("skip"))
        return question(game, self.player, "unlock", "LX-2-S03" if self.start else "LX-2-R07", actions)

    def choose(self, game: State, choice: Choice) -> None:
        game.pop()
        if choice.verb == "skip":
            return
        solo = game.solo_pieces()
        solo.opened[choice.thing - game.printed.solo_spaces[solo_rules(game).board][0]] = 1
        if not self.start:
            solo.blocks[solo.blocks.index(1)] = 0
        game.say("unlocked", self.player, space=game.printed.space_names[choice.thing])

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A space that is not locked."""
        return refuse("LX-2-R07", "not-locked", space=game.printed.space_names[choice.thing])
