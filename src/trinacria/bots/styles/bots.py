"""The bots with a character. Each thinks as long as `normal`; a game's mind says what its character likes."""

from typing import ClassVar, Final

from trinacria.bots.mind import Searcher, mind_of
from trinacria.bots.search.bot import NormalBot


class StyleBot(NormalBot):
    """Plays in the style of its name."""

    style: ClassVar[str]

    @classmethod
    def knows(cls, game: str) -> bool:
        """Whether anybody wrote down what the character likes in this game."""
        return cls.style in mind_of(game).styles

    def _sit_down(self, game: str) -> Searcher:
        return mind_of(game).styles[self.style](self.seed)


class BoldBot(StyleBot):
    """Strikes early: attacks in La Famiglia, Brutes in Famiglia."""

    style = "bold"


class PatientBot(StyleBot):
    """Gathers soldati in La Famiglia, and waits for the right card in Famiglia."""

    style = "patient"


class ThriftyBot(StyleBot):
    """Sits on its money in La Famiglia, and takes what is free in Famiglia."""

    style = "thrifty"


class SlyBot(StyleBot):
    """Prefers cards and bribes to open force in La Famiglia, and keeps its Accountants busy in Famiglia."""

    style = "sly"


PEOPLE: Final = {"patient": 5, "bold": 6, "sly": 7, "thrifty": 8}
"""Which of the people in `bots-person` each of them is; other bots go by their chairs, which are fewer than five."""
STYLES: Final[dict[str, type[StyleBot]]] = {bot.style: bot for bot in (BoldBot, PatientBot, ThriftyBot, SlyBot)}
