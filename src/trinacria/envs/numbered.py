"""A game whose actions have numbers: what all environments share."""

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trinacria.games import new_game, replay
from trinacria.kernel.action import Action
from trinacria.kernel.arrays import Floats
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game

if TYPE_CHECKING:
    from trinacria.kernel.field import Row

Mask: TypeAlias = NDArray[np.int8]

SLOTS: Final = 256
"""How many legal actions a game without a table of actions can offer at once."""


class NumberedGame:
    """A game whose actions are played by number: of its table, or where it has none, of the list of legal ones.

    The anytime options of whoever must decide come after the answers to the question.
    """

    __slots__ = ("_legal", "_numbers", "_table", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._table = game.action_table
        self._numbers: dict[str, int] = numbers_of(game)
        self._legal: tuple[Action, ...] | None = None

    @property
    def place(self) -> int:
        """Who must decide, by place in the order of play; -1: chance, or nobody."""
        decision = self.game.decision
        if decision is not None:
            for place, seat in enumerate(self.game.seats):
                if seat == decision.seat:
                    return place
        return -1

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the seat that must decide can do."""
        if self._legal is None:
            decision = self.game.decision
            if decision is None:
                self._legal = ()
            elif decision.seat == CHANCE or self._table is not None:
                self._legal = decision.actions
            else:
                self._legal = decision.actions + self.game.anytime(decision.seat)
                assert len(self._legal) <= SLOTS, "an environment has too few slots for this pack"
        return self._legal

    @property
    def numbers(self) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
        if self._table is None or self.place < 0:
            return list(range(len(self.legal)))
        return sorted([self._number(action) for action in self.legal])

    def _number(self, action: Action) -> int:
        """The number of an action in the table: the action knows it, unless its game makes a new one each time."""
        number = action.number
        return number if number >= 0 else self._numbers[action.text]

    def mask(self) -> Mask:
        """A 1 for every legal action."""
        mask = np.zeros(action_count(self.game), np.int8)
        mask[self.numbers] = 1
        return mask

    def write_mask(self, row: "Row", first: int) -> None:
        """Write a 1 for every legal action into a row of zeros, from `first` on."""
        legal = self.legal
        if self._table is None:
            for at in range(len(legal)):
                row[first + at] = 1
        else:
            for action in legal:
                row[first + self._number(action)] = 1

    def action(self, number: int) -> Action:
        """The action with a number; raises IndexError where there is none."""
        if number < 0:
            raise IndexError(number)
        return self.legal[number] if self._table is None or self.place < 0 else self._table[number]

    def is_legal(self, number: int) -> bool:
        """Whether the action with this number can be played now."""
        if self._table is None or self.place < 0:
            return 0 <= number < len(self.legal)
        return 0 <= number < len(self._table) and self._table[number] in self.legal

    def play(self, number: int) -> list[Event]:
        """Carry out the action with a number."""
        decision = self.game.decision
        action = self.action(number)
        self._legal = None
        if decision is None or action in decision.actions:
            return self.game.play(action)
        return self.game.play(action, seat=decision.seat)

    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return self.game.result is not None

    def find(self, number: int) -> int:
        """Where among the legal actions the one with a number is; raises IllegalAction or IndexError."""
        legal = self.legal
        if self._table is None:
            if 0 <= number < len(legal):
                return number
            raise IndexError(number)
        for at, action in enumerate(legal):
            if self._number(action) == number:
                return at
        raise self.game.refusal(self.action(number))

    def carry_out(self, at: int) -> None:
        """Play the legal action that was found there."""
        decision = self.game.decision
        assert decision is not None
        if at < len(decision.actions):
            self.game.carry_out(decision, decision.actions[at])
        else:
            self.game.play(self.legal[at], seat=decision.seat)
        self._legal = None

    def forget(self) -> None:
        """Look at the legal actions anew: somebody played on without telling."""
        self._legal = None

    def observe(self, place: int) -> Floats:
        """The vector of the seat at this place."""
        return self.game.vector(self.game.seats[place])

    def returns(self) -> list[float]:
        """What the game was worth to each place; nothing before it is over."""
        result = self.game.result
        if result is None:
            return [0.0] * len(self.game.seats)
        returns = result.returns
        return [returns[seat] for seat in self.game.seats]

    def copy(self) -> "NumberedGame":
        return NumberedGame(self.game.copy())

    def __deepcopy__(self, memo: dict[int, object]) -> "NumberedGame":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        # A record is played again from the beginning, so what everybody remembers is there too.
        return _replayed, (self.game.record(),)


def _replayed(record: dict[str, object]) -> NumberedGame:
    return NumberedGame(replay(record))


_NUMBERS: dict[str, dict[str, int]] = {}


def numbers_of(game: Game) -> dict[str, int]:
    """The number of each notation in a game's table; empty where it has none."""
    table = game.action_table
    if table is None:
        return {}
    numbers = _NUMBERS.get(game.name)
    if numbers is None:
        numbers = _NUMBERS[game.name] = {action.text: number for number, action in enumerate(table)}
    return numbers


def action_count(game: Game) -> int:
    """How many numbers there are for actions."""
    table = game.action_table
    return len(table) if table is not None else SLOTS


def agent_names(game: Game) -> list[str]:
    """`player_0`, `player_1`, ... in the order of play: seats are named after families, which differ between games."""
    return [f"player_{place}" for place in range(len(game.seats))]


def begin(name: str, mode: str | None, options: dict[str, object] | None, seed: int | str) -> NumberedGame:
    return NumberedGame(new_game(name, mode=mode, seed=seed, options=options))
