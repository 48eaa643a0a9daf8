"""What bots know about a game: one Mind for each, beside its judgement and its search."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from trinacria.kernel.action import Action
from trinacria.kernel.game import Game
from trinacria.kernel.observation import Observation
from trinacria.kernel.preview import Line, Preview
from trinacria.plugins import PLUGINS, part

if TYPE_CHECKING:
    from trinacria.bots.lessons.reviewer import Reviewer
    from trinacria.bots.search.budget import Budget
    from trinacria.bots.search.thinking import Thinking

Judge: TypeAlias = Callable[[Observation, int], Callable[[Action], float]]
"""Reads an observation once, with the bot's seed, and tells how good each action looks to the seat that must choose."""
WinChance: TypeAlias = Callable[[Game, Random], float]
"""The first side's chance to win as one playout tells it. The game is a copy to play on in, its seed a new one."""

WinChances: TypeAlias = Callable[[Game, int, Random], float]
"""The first side's chance to win as so many playouts tell it."""


Redeal: TypeAlias = Callable[[Observation, Random], Game]
"""A world that fits all that the seat of an observation knows; what it does not know is drawn with the dice."""


Reason: TypeAlias = Callable[[dict[str, Any], str, Preview, Preview | None], Line]
"""Why a seat should do this: from its view, the action, its preview, and the next best action's if there is one."""


class Searcher(Protocol):
    """What a game's search can do."""

    def hear(self, seen: Observation) -> None: ...

    def think(self, seen: Observation, budget: "Budget", dice: Random) -> "Thinking":
        """Look ahead as long as the budget lasts."""
        ...

    def sight(self, seen: Observation, dice: Random) -> list[float]:
        """How good each action looks at first sight."""
        ...


def play_at_random(world: Game, dice: Random) -> float:
    """A playout for games of which nobody knows more than the rules."""
    first = world.team_places[0]
    while (decision := world.decision) is not None:
        world.play(dice.choice(decision.actions))
    winners = world.result.winners if world.result is not None else ()
    return float(any(world.seats[place] in winners for place in first)) if winners else 0.5


@dataclass(frozen=True)
class Mind:
    """All that bots know about a game. What is left out, they do not know."""

    judge: Judge | None = None
    """What `greedy` plays by."""
    searcher: Callable[[int, bool], Searcher] | None = None
    """Makes what `easy`, `normal` and `hard` play by, from the bot's seed; True: by learned values, not plain ones.

    Without one they search with `redeal` and the rules alone."""
    master: Callable[[int], Searcher] | None = None
    """Makes what `master` plays by, from the bot's seed: what was learnt in very many games."""
    master_seconds: float = 0.07
    """How long `master` looks ahead for a decision, unless it is told."""
    styles: "Mapping[str, Callable[[int], Searcher]]" = field(default_factory=dict)
    """Makes what a character plays by, from the bot's seed."""
    slips: float = 0.2
    """How often `easy` does not see an option. Where a turn has many small decisions, few slips are enough."""
    win_chance: WinChance = play_at_random
    """For looking back at a game that is over."""
    win_chances: WinChances | None = None
    """The same for all playouts at once, where they build on each other."""
    playouts: int = 20
    """How many of them for each moment."""
    redeal: Redeal | None = None
    """Makes worlds that fit an observation."""
    reason: Reason | None = None
    """Explains a hint."""
    reviewer: "Callable[[], Reviewer] | None" = None
    """Judges the moves of a game that is over."""


NO_MIND = Mind()


def mind_of(game: str) -> Mind:
    """What bots know about a game."""
    return part(game, PLUGINS[game].mind, Mind, NO_MIND) if game in PLUGINS else NO_MIND
