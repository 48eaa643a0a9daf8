"""Two teams of two. [LF-G-01]"""

from typing import ClassVar

from trinacria.games.lafamiglia import setup
from trinacria.games.lafamiglia.rounds import ending
from trinacria.games.lafamiglia.rules.mode_rules import ModeRules
from trinacria.games.lafamiglia.rules.options import TEAMS, options_in
from trinacria.games.lafamiglia.rules.sheets import top_empty
from trinacria.games.lafamiglia.rules.state import State


class TwoAgainstTwo(ModeRules[State]):
    """The rules of the base game."""

    __slots__ = ()

    options: ClassVar[dict[str, tuple[bool | str, ...]]] = options_in(TEAMS)

    def begin(self, game: State) -> None:
        """Put the first steps on the table."""
        setup.begin(game)

    def share_families(self, game: State, drawn: tuple[int, ...]) -> None:
        """The six colours were drawn: who leads which?"""
        setup.share_families(game, drawn)

    def deploy(self, game: State) -> None:
        """The families have their pieces: the first soldati come onto the board."""
        setup.deploy(game)
        game.push(setup.Lots(setup.START, ()))

    def deploy_usually(self, game: State) -> None:
        """The first soldati without any chance, for positions that begin with a set-up board."""
        setup.deploy(game)

    def share_characters(self, game: State, drawn: tuple[int, ...]) -> None:
        """The character cards were drawn."""
        setup.share_characters(game, drawn)

    def boats(self, game: State, player: int) -> int:
        """How many boats a player has. [LF-C-06]"""
        return game.printed.boats_each

    def units(self, game: State, player: int) -> tuple[int, int, int]:
        """The soldati, cars and boats a player sets up. [LF-S-20]"""
        card = game.printed.characters[game.characters[player]]
        return card.soldati, card.cars, card.boats

    def labs(self, game: State, player: int) -> int:
        """The labs a player sets up. [LF-S-21]"""
        return game.printed.characters[game.characters[player]].labs

    def token_turns(self, game: State) -> list[int]:
        """Who puts the influence tokens of the set-up, one after the other. [LF-S-24]"""
        return game.in_order() * setup.TOKENS_EACH

    def examine(self, game: State) -> bool:
        """Ends the game if it is won or over; True: it goes on."""
        return ending.examine(game)

    def planning_over(self, game: State, begun: bool) -> bool:
        """Whether no further turn comes; `begun` says whether one was played. [LF-P-01]"""
        return top_empty(game)

    def can_place(self, game: State, player: int, area: bool) -> bool:
        """Whether there is something to place; `area` says whether there is an area for soldati."""
        return area and game.hq[player] > 0
