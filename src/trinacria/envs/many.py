"""Many games at once: one decision of each is answered in every step, and all is in arrays."""

import secrets
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.sharedctypes import RawArray
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from trinacria.envs.arrays import Shape, arrays_in, size
from trinacria.envs.numbered import Mask, NumberedGame, action_count, begin
from trinacria.envs.part import FarPart, Kind, Part
from trinacria.kernel.arrays import Floats
from trinacria.plugins import USUAL


@dataclass(frozen=True)
class Batch:
    """What the games ask now: one row each."""

    observation: NDArray[Any]
    """`game.vector` of the seat that must decide."""
    action_mask: Mask
    place: NDArray[np.int64]
    """The seat that must decide, by its place in the order of play."""
    action_features: NDArray[np.uint8]
    """`action.vector` of every legal action, in the order of `np.nonzero(action_mask)`; no rows in a game with a table.

    Where actions have no numbers of their own, only this says what an index of the mask means.
    """


@dataclass(frozen=True)
class Step:
    """What the answers brought, and what is asked next."""

    batch: Batch
    returns: Floats
    """What a game was worth to each place, where it just ended; else 0."""
    ended: NDArray[np.bool_]
    """Which games just ended. A new one stands in their row already."""
    final_observation: NDArray[Any]
    """In the rows that just ended, what the seat that decided last sees of the end."""


class ManyGames:
    """So many games of one kind, for self-play: every row asks the seat whose turn it is there.

    All arrays are made once. With `copy=False` they are handed out themselves, and the next step overwrites them.
    With `processes` the rows are shared out; this process plays its share too. `dtype` is that of the observations:
    float32, or uint8, which takes a quarter of the memory. With `anew=False` a row in which a game has ended waits:
    whatever action is chosen there begins a new game in the next step.
    """

    def __init__(
        self,
        game: str = USUAL,
        mode: str | None = None,
        count: int = 8,
        options: dict[str, object] | None = None,
        processes: int = 1,
        copy: bool = True,
        dtype: Any = np.float32,
        anew: bool = True,
    ) -> None:
        if not 1 <= processes <= count:
            raise ValueError(f"processes must be from 1 to count: {processes}")
        example = begin(game, mode, options, 0)
        self.count = count
        self.places = len(example.game.seats)
        self.actions = action_count(example.game)
        """How many numbers there are for actions."""
        self.length = sum(field.length for field in example.game.vector_fields)
        """How many numbers an observation has."""
        self.features = len(example.legal[0].features()) if example.game.action_table is None else 0
        """How many numbers tell of an action; 0 in a game with a table of actions."""
        self._copy, self._anew = copy, anew
        self._shape = Shape(count, self.length, self.actions, self.places, self.features, np.dtype(dtype).str)
        memory: Any = RawArray("b", size(self._shape)) if processes > 1 else np.zeros(size(self._shape), np.uint8)
        self._arrays = arrays_in(memory, self._shape)
        self._firsts_of_rows = np.arange(count) * self.actions
        kind = Kind(game, mode, options, anew)
        bounds = [count * part // processes for part in range(processes + 1)]
        self._firsts = bounds[:-1]
        shares = pairwise(bounds[1:])
        self._far = [FarPart(kind, first, end - first, memory, self._shape) for first, end in shares]
        self._near = Part(kind, 0, self._arrays.part(0, bounds[1]))

    @property
    def games(self) -> list[NumberedGame]:
        """The games of the rows that this process plays."""
        return self._near.rows.games

    def reset(self, seed: int | str | None = None) -> Batch:
        """Begin all games. The same seed brings the same games, with any number of processes."""
        word = secrets.token_hex(16) if seed is None else str(seed)
        parts: list[Part | FarPart] = [*self._far, self._near]
        for part in parts:
            part.begin(word)
        return self._look()

    def step(self, actions: ArrayLike) -> Step:
        """Play one action in every game. Where one is not legal, it raises and no game has changed."""
        self._choose(np.asarray(actions))
        for far in self._far:
            far.send()
        parts: list[Part | FarPart] = [self._near, *self._far]
        for part in parts:
            part.step()
        arrays = self._arrays
        return Step(self._look(), self._own(arrays.returns), self._own(arrays.ended), self._own(arrays.final))

    def close(self) -> None:
        """End the other processes."""
        for part in self._far:
            part.close()
        self._far = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _choose(self, actions: NDArray[Any]) -> None:
        """Hand the actions on, if each is legal."""
        arrays = self._arrays
        if actions.shape != (self.count,) or not np.issubdtype(actions.dtype, np.integer):
            raise ValueError(
                f"{self.count} whole numbers are needed, one for each game: {actions.dtype} {actions.shape}"
            )
        inside = (actions >= 0) & (actions < self.actions)
        legal = inside & (arrays.mask.reshape(-1)[self._firsts_of_rows + np.where(inside, actions, 0)] == 1)
        if not self._anew:
            legal |= arrays.ended
        if not legal.all():
            self._refuse(int(legal.argmin()), actions)
        arrays.chosen[:] = actions

    def _refuse(self, row: int, actions: NDArray[Any]) -> None:
        """Raise why the action in a row is not legal."""
        parts: list[Part | FarPart] = [self._near, *self._far]
        at = int(np.searchsorted(self._firsts, row, side="right")) - 1
        try:
            parts[at].refuse(row - self._firsts[at], int(actions[row]))
        except IndexError:
            raise IndexError(f"row {row}: no action has the number {actions[row]}") from None

    def _look(self) -> Batch:
        arrays = self._arrays
        return Batch(self._own(arrays.observation), self._own(arrays.mask), self._own(arrays.place), self._told())

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _told(self) -> NDArray[np.uint8]:
        """What is told of the legal actions, put together from all parts."""
        if not self.features:
            return np.empty((0, 0), np.uint8)
        told = []
        for first, end in pairwise([*self._firsts, self.count]):
            legal = int(self._arrays.legal[first:end].sum())
            told.append(self._arrays.features[first:end].reshape(-1, self.features)[:legal])
        return np.concatenate(told) if self._copy or len(told) > 1 else told[0]
