"""A choice of two character cards. [LX-1-S07, LX-2-S07]"""

from typing import ClassVar

from trinacria.games.lafamiglia import setup
from trinacria.games.lafamiglia.modes.solo_rules import solo_rules
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction


class KeepCharacter(Step):
    """One of the two cards is kept, the other leaves the game."""

    name: ClassVar[str] = "KeepCharacter"
    verbs: ClassVar[tuple[str, ...]] = ("keep",)

    def __init__(self, player: int, cards: tuple[int, ...]) -> None:
        self.player = player
        self.cards = cards

    def ask(self, game: State) -> Decision:
        actions: list[Action] = [game.act("keep", card) for card in self.cards]
        return question(game, self.player, "character", solo_rules(game).character_rule, actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Its money and soldati go to the HQ."""
        game.pop()
        setup.take_character(game, self.player, choice.thing)
        solo_rules(game).character_kept(game, self.player)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A card that was not drawn."""
        character = game.printed.character_names[choice.thing]
        return refuse(solo_rules(game).character_rule, "character-not-drawn", character=character)
