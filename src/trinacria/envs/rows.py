"""Games in rows: each answers one decision in every step, and what they ask next is written side by side."""

from typing import TYPE_CHECKING

from trinacria.envs.numbered import NumberedGame, action_count
from trinacria.games import game_class
from trinacria.kernel.field import blank

if TYPE_CHECKING:
    from trinacria.kernel.field import Row


class Rows:
    """So many games of one kind, and what the seats that must decide see, as bytes."""

    def __init__(self, name: str, mode: str | None, options: dict[str, object] | None, first: int, count: int) -> None:
        self._rules = game_class(name)
        self._mode: str = self._rules.modes[0] if mode is None else mode
        self._options = dict(options or {})
        self._first = first
        """The number of the first row: these games may be a part of more."""
        self.count = count
        example = self._rules.new(self._mode, self._options, "0", False, None)
        self._length = sum([field.length for field in example.vector_fields])
        self._actions = action_count(example)
        self.has_features = example.action_table is None
        self.games: list[NumberedGame] = []
        self._seed = ""
        self._begun = [0] * count
        """How many games were begun in each row."""
        self.ended: list[int] = []
        """The rows in which a game has just ended; what it was worth to each place; and the end as it was seen last."""
        self.returns: list[list[float]] = []
        self.finals: list[bytes] = []
        self.place: Row = blank(count)
        """Who must decide in each row; where the game is over, who decided last."""
        self.observation: Row = blank(0)
        self.mask: Row = blank(0)
        self.legal: list[int] = []
        """In a game without a table of actions: how many are legal in each row, and what is told of them one by one."""
        self.features: list[bytes] = []

    def begin(self, seed: str) -> None:
        """Begin all games. The same seed brings the same games, in whatever parts the rows are."""
        self._seed = seed
        self._begun = [0] * self.count
        self.games = [self._new(row) for row in range(self.count)]
        self._clear()
        for row, numbered in enumerate(self.games):
            self._look(row, numbered)

    def step(self, numbers: list[int], anew: bool) -> None:
        """Play the actions with these numbers, one in each row, and look at what is asked next.

        A game that is over makes room for a new one: at once (`anew`), or in the next step, whatever its number then.
        """
        self._clear()
        # Each game is played and looked at before the next one, while it is still near the processor.
        for row, numbered in enumerate(self.games):
            if numbered.is_over():
                numbered = self.games[row] = self._new(row)
            else:
                numbered.carry_out(numbered.find(numbers[row]))
                if numbered.is_over():
                    self._end(row, numbered)
                    if anew:
                        numbered = self.games[row] = self._new(row)
            self._look(row, numbered)

    def _new(self, row: int) -> NumberedGame:
        number = self._begun[row]
        self._begun[row] = number + 1
        seed = f"{self._seed}/{self._first + row}/{number}"
        game = self._rules.new(self._mode, self._options, seed, False, None)
        # Nobody is told what happens: it is only looked at.
        game.listened = False
        return NumberedGame(game)

    def _clear(self) -> None:
        """Nothing is written yet."""
        self.ended, self.returns, self.finals = [], [], []
        self.legal, self.features = [], []
        self.observation = blank(self.count * self._length)
        self.mask = blank(self.count * self._actions)

    def _end(self, row: int, numbered: NumberedGame) -> None:
        final = blank(self._length)
        numbered.game.write_numbers(self.place[row], final, 0)
        self.ended.append(row)
        self.returns.append(numbered.returns())
        self.finals.append(bytes(final))

    def _look(self, row: int, numbered: NumberedGame) -> None:
        """Write what a game asks now."""
        asked = numbered.place
        if asked < 0:
            asked = self.place[row]
        else:
            self.place[row] = asked
        numbered.game.write_numbers(asked, self.observation, row * self._length)
        numbered.write_mask(self.mask, row * self._actions)
        if self.has_features:
            self.legal.append(len(numbered.legal))
            for action in numbered.legal:
                self.features.append(action.features())
