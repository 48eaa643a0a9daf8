"""What the lab can measure in a game: one Study for each. Nothing a seat may not know is among the features."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from trinacria.kernel.game import Game
from trinacria.plugins import PLUGINS, part
from trinacria.words import Words

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


def plain_name(name: str, words: Words) -> str:
    """The id of a thing as it can be read."""
    return name.replace("_", " ").replace("-", " ").capitalize()


@dataclass(frozen=True)
class Aspect:
    """Something that players have or do, by which a balance report compares winners with losers."""

    title: str
    """The key of its name."""
    reach: float | None = None
    """How far from one half a win rate may be; None: nothing is demanded."""
    single: bool = False
    """Whether only what stands out is worth a look."""
    listed: bool = True
    """Whether there are few enough for a list."""
    coloured: bool = False
    """Whether each thing has a colour of its own."""
    note: str = ""
    """The key of what a reader should know."""
    named: Callable[[str, Words], str] = plain_name
    """What one thing is called."""


EVERYWHERE: Final = {
    "first": Aspect("laboratory-aspect-first", 0.04, named=lambda _, words: words("laboratory-first")),
    "side": Aspect("laboratory-aspect-side", 0.06, named=lambda name, words: words(f"laboratory-side-{name}")),
}
"""What is compared in every game."""


@dataclass(frozen=True)
class Study:
    """What a game tells the lab. What is left out is not measured."""

    features: Callable[[View], dict[str, float]] = lambda view: {}
    """What a seat sees, as numbers: columns of a dataset, the same for every view of the game."""
    traits: Callable[[View, tuple[str, ...]], Traits] = lambda view, seats: {}
    """What each seat had, read from the open table after the game."""
    aspects: Mapping[str, Aspect] = field(default_factory=dict)
    """Everything that `traits` and `deeds` tell, in the order of the report."""
    starter: Callable[[View], str | None] = lambda view: str(view["seats"][0])
    """Who starts; None while that is not settled."""
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


def aspects_of(game: str) -> dict[str, Aspect]:
    """What is compared in a game, in the order of the report."""
    return {**EVERYWHERE, **study_of(game).aspects}


def study_of(game: str) -> Study:
    """What the lab can measure in a game."""
    return part(game, PLUGINS[game].study, Study, NO_STUDY) if game in PLUGINS else NO_STUDY
