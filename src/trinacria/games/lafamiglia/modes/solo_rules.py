"""What a mode in which somebody is alone must answer beside the questions of every mode."""

from abc import abstractmethod
from typing import ClassVar, cast

from trinacria.games.lafamiglia.modes.two_against_two import TwoAgainstTwo
from trinacria.games.lafamiglia.rules.state import State


class SoloRules(TwoAgainstTwo):
    """Who is alone, which side of the solo board lies up, and where the fictional family stands."""

    __slots__ = ("board", "character_rule", "solos")

    idle_options: ClassVar[frozenset[str]] = frozenset(("opt_tie_start_piece",))

    def __init__(self, options: dict[str, object], version: str) -> None:
        super().__init__(options, version)
        self.solos: tuple[int, ...] = ()
        """The players without a partner."""
        self.board = 0
        """The side of the solo board that lies up."""
        self.character_rule = ""
        """The rule by which a solo chooses their character."""
        self.has_solo = True
        self.any_corner_first = False
        self.tokens_share_spaces = True
        self.start_breaks_ties = True  # [LX-V-03]

    @abstractmethod
    def take_colours(self, game: State, chosen: tuple[int, ...], drawn: tuple[int, ...]) -> None:
        """First the families, then the commissions; the first colour left of those drawn is fictional."""

    @abstractmethod
    def lay_solo_board(self, game: State) -> None:
        """The pieces of the commissions and of the fictional family. [LX-K-01, LX-F-01]"""

    def marked_areas(self, game: State) -> tuple[int, ...]:
        """Areas of the fictional family that are not drawn."""
        return ()

    @abstractmethod
    def area_tiles(self, game: State) -> tuple[tuple[tuple[int, ...], int], ...]:
        """The sets of area tiles, and how many are drawn of each. [AMB-LX-26]"""

    @abstractmethod
    def settle(self, game: State, drawn: tuple[int, ...]) -> None:
        """Fictional soldati in the areas drawn, neutral ones as usual, the players' where their symbols are.

        A solo has the same number everywhere. [LX-F-01, LX-1-S02..06, LX-2-S04..06]
        """

    @abstractmethod
    def own_soldati(self, game: State) -> int:
        """How many soldati a solo has in each of their areas."""

    @abstractmethod
    def deployed(self, game: State) -> None:
        """What comes after the first soldati."""

    @abstractmethod
    def character_kept(self, game: State, player: int) -> None:
        """What a solo gets besides what is on the character card."""

    @abstractmethod
    def usable(self, game: State, player: int) -> list[int]:
        """The free spaces of the solo board whose action would have an effect, at any price. [LX-M-04, AMB-LX-13]"""

    @abstractmethod
    def payable(self, game: State, player: int) -> list[int]:
        """Those that the player can pay: a dark number is due before the action. [LF-PA-05]"""

    def unlocked(self, game: State, space: int) -> bool:
        """Whether the action of a space may be used."""
        return True


def solo_rules(game: State) -> SoloRules:
    """The rules of a mode in which somebody is alone."""
    return cast("SoloRules", game.mode_rules)
