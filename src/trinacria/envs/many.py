"""Many games at once: one decision of each is answered in every step, and all is in arrays."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from trinacria.envs.numbered import Mask, NumberedGame, action_count, begin
from trinacria.kernel.arrays import Floats
from trinacria.plugins import USUAL


@dataclass(frozen=True)
class Batch:
    """What the games ask now: one row each."""

    observation: Floats
    """`game.vector` of the seat that must decide."""
    action_mask: Mask
    place: NDArray[np.int64]
    """The seat that must decide, by its place in the order of play."""


@dataclass(frozen=True)
class Step:
    """What the answers brought, and what is asked next."""

    batch: Batch
    returns: Floats
    """What a game was worth to each place, where it just ended; else 0."""
    ended: NDArray[np.bool_]
    """Which games just ended. A new one stands in their row already."""


class ManyGames:
    """So many games of one kind, for self-play: every row asks the seat whose turn it is there."""

    def __init__(
        self, game: str = USUAL, mode: str | None = None, count: int = 8, options: dict[str, object] | None = None
    ) -> None:
        self._name, self._mode, self._options = game, mode, options
        self.count = count
        self._dice = np.random.default_rng()
        example = begin(game, mode, options, 0).game
        self.places = len(example.seats)
        self.actions = action_count(example)
        """How many numbers there are for actions."""
        self.length = sum(field.length for field in example.vector_fields)
        """How many numbers an observation has."""
        self.games: list[NumberedGame] = []

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games. The same seed brings the same games."""
        self._dice = np.random.default_rng(seed)
        self.games = [self._new() for _ in range(self.count)]
        return self._look()

    def step(self, actions: NDArray[np.int64] | list[int]) -> Step:
        """Play one action in every game; a game that ends makes room for a new one."""
        returns = np.zeros((self.count, self.places), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for row, action in enumerate(actions):
            numbered = self.games[row]
            numbered.play(int(action))
            if numbered.game.result is not None:
                returns[row] = numbered.returns()
                ended[row] = True
                self.games[row] = self._new()
        return Step(self._look(), returns, ended)

    def _new(self) -> NumberedGame:
        return begin(self._name, self._mode, self._options, str(self._dice.integers(2**62)))

    def _look(self) -> Batch:
        observation = np.empty((self.count, self.length), np.float32)
        mask = np.zeros((self.count, self.actions), np.int8)
        place = np.empty(self.count, np.int64)
        for row, numbered in enumerate(self.games):
            place[row] = numbered.place
            observation[row] = numbered.observe(numbered.place)
            mask[row, numbered.numbers] = 1
        return Batch(observation, mask, place)
