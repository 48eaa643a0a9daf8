"""What must be known about a game to look back at a decision."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple, Protocol, TypeAlias

from trinacria.kernel.game import Game
from trinacria.kernel.observation import Observation
from trinacria.kernel.preview import Line

Fact: TypeAlias = tuple[str, str]
"""Something that came of a continuation: which sentence tells it, and about what (a card, a Mandamento, or nothing)."""
Came: TypeAlias = Mapping[Fact, float]
"""How much of each came, or how often; what is missing did not come."""


class Rest(NamedTuple):
    """An action followed to the end, with best play by both."""

    score: dict[str, int]
    """By seat."""
    actions: tuple[str, ...]
    """How it goes on after the action, in notation."""


class Reviewer(Protocol):
    """Compares actions in worlds that fit what the seat knew then: nobody is blamed for what they could not know."""

    first: int
    """In how many worlds each candidate is looked at to begin with."""
    second: int
    """In how many others a suspicion is proved."""
    least: float
    """The chance to win that a costly move costs at least: less is within what the bots misjudge."""
    mixed: frozenset[str]
    """Questions of bluff: what was right depends on what the other did."""

    def candidates(self, seen: Observation, played: str, dice: Random) -> list[str]:
        """The few actions that may be better than the one that was played, in notation."""
        ...

    def chance(self, world: Game, seat: str, dice: Random) -> float:
        """The chance of the seat's side to win this world. It is the reviewer's to play on in."""
        ...

    def follow(self, world: Game, action: str, dice: Random) -> Came:
        """Play an action and on for a while as good players would, and say what came of it for the player."""
        ...

    def solve(self, game: Game) -> dict[str, float] | None:
        """What each action leads to if both sides play best: 1 is a win for the player, 0.5 a draw, 0 a defeat.

        None where nobody can prove it.
        """
        ...

    def rest(self, game: Game, action: str) -> Rest | None:
        """How a game that can be solved goes on after an action; None where that is too long to be found."""
        ...

    def tell(self, better: Came, played: Came) -> Line | None:
        """The plainest difference between two actions, from what came of them on average; None: there is none.

        The sentence is `{game}-lesson-{key}` in the catalogues.
        """
        ...


def shares_told(better: int, played: int) -> dict[str, object]:
    """How often something came of each action, in percent; what came of one always and of the other never is sure."""
    return {"better": better, "played": played, "sure": "yes" if {better, played} == {0, 100} else "no"}
