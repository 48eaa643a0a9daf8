"""What a bot is: a class that chooses an action from an observation."""

from abc import ABC, abstractmethod
from typing import ClassVar

from trinacria.kernel.action import Action
from trinacria.kernel.errors import TrinacriaError
from trinacria.kernel.observation import Observation, Sight


class BotFault(TrinacriaError):
    """A bot broke down or answered with something that is not legal."""


class Bot(ABC):
    """A player. Subclass it, write `choose`, and play against it: `trinacria play famiglia --vs mybot.py:MyBot`."""

    remembers: ClassVar[bool] = False
    """Whether it uses what it learnt earlier. If a new bot is made for each decision, it is told everything."""

    sight: ClassVar[Sight] = "own"
    """What it is shown of the table: `shared` for one that changes nothing in its view, `none` for one that never looks
    at it. Both make games faster."""

    def __init_subclass__(cls, **more: object) -> None:
        """A bot that builds on another and chooses in another way has a view of its own, unless it says otherwise."""
        super().__init_subclass__(**more)
        if "choose" in vars(cls) and "sight" not in vars(cls):
            cls.sight = "own"

    def __init__(self, seed: int = 0) -> None:
        """A bot that rolls dice takes them from its seed, so that its games can be repeated."""
        self.seed = seed

    @classmethod
    def knows(cls, game: str) -> bool:
        """Whether it can play a game; asked before it is seated."""
        return True

    @abstractmethod
    def choose(self, seen: Observation) -> Action | str:
        """One of `seen.actions`, or its notation."""


def unknown_game(kind: type[Bot], game: str) -> BotFault:
    """A bot is asked to play a game that it does not know."""
    return BotFault("error-bot-game", bot=kind.__name__, game=game)
