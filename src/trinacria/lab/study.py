"""What the lab can measure in a game: one Study for each. Nothing a seat may not know is among the features."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from trinacria.kernel.game import Game
from trinacria.plugins import PLUGINS, part

View: TypeAlias = dict[str, Any]
Traits: TypeAlias = dict[str, list[list[str]]]
"""By aspect, for each seat in order of play, the things whose worth is asked."""


@dataclass(frozen=True)
class Demands:
    """How clear a puzzle must be."""

    gap: float = 0.12
    """By how much the chance to win after the best action is greater than after any other."""
    worlds: int = 40
    """In how many worlds that is looked at, for each seed."""
    kinds: frozenset[str] = frozenset()
    """Questions that make a puzzle; none: all of them."""


@dataclass(frozen=True)
class Study:
    """What a game tells the lab. What is left out is not measured."""

    features: Callable[[View], dict[str, float]] = lambda view: {}
    """What a seat sees, as numbers: columns of a dataset, the same for every view of the game."""
    traits: Callable[[View, tuple[str, ...]], Traits] = lambda view, seats: {}
    """What each seat had, read from the open table after the game."""
    begun: Callable[[View], bool] = lambda view: True
    """Whether it is settled who starts."""
    deeds: Callable[[Iterable[tuple[str, str]], tuple[str, ...]], Traits] = lambda moves, seats: {}
    """What each seat did, read from the moves: seats and notations."""
    habits: Mapping[str, str] = field(default_factory=dict)
    """What characters are known by, and what each habit is counted over: games, rounds, turns."""
    done: Callable[[Game, tuple[str, ...]], Iterator[tuple[str, float]]] = lambda game, seats: iter(())
    """How much of each these seats did in a game that is over, and of what it is counted over."""
    puzzles: Demands = Demands()
    """What is asked of a puzzle."""
    learnt_later: frozenset[str] = frozenset()
    """Rungs of the arena that a bot learnt after the arena was opened: entrants would meet other games on them."""


NO_STUDY = Study()


def study_of(game: str) -> Study:
    """What the lab can measure in a game."""
    return part(game, PLUGINS[game].study, Study, NO_STUDY) if game in PLUGINS else NO_STUDY
