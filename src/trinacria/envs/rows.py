"""Games in rows: each answers one decision in every step, and what they ask next is written side by side."""

from typing import TYPE_CHECKING

from trinacria.envs.numbered import NumberedGame, action_count, begin
from trinacria.kernel.row import blank

if TYPE_CHECKING:
    from trinacria.kernel.row import Row


class Rows:
    """So many games of one kind, and what the seats that must decide see, as bytes."""

    def __init__(self, name: str, mode: str | None, options: dict[str, object] | None, first: int, count: int) -> None:
        self._name, self._mode, self._options = name, mode, options
        self._first = first
        """The number of the first row: these games may be a part of more."""
        self.count = count
        example = begin(name, mode, options, 0).game
        self.length = sum([field.length for field in example.vector_fields])
        self.actions = action_count(example)
        self.places = len(example.seats)
        self.has_features = example.action_table is None
        self.games: list[NumberedGame] = []
        self._seed = ""
        self._begun = [0] * count
        """How many games were begun in each row."""
        self._found: list[int] = []
        self.place: Row = blank(count)
        """Who must decide in each row; where the game is over, who decided last."""
        self.observation: Row = blank(0)
        self.mask: Row = blank(0)
        self.features = b""
        """What `action.vector` says of all legal actions, row after row, in a game without a table."""
        self.legal: list[int] = []
        """How many actions are legal in each row of such a game."""

    def begin(self, seed: str) -> None:
        """Begin all games. The same seed brings the same games, in whatever parts the rows are."""
        self._seed = seed
        self._begun = [0] * self.count
        self.games = [self._new(row) for row in range(self.count)]

    def renew(self, rows: list[int]) -> None:
        """Begin new games in these rows."""
        for row in rows:
            self.games[row] = self._new(row)

    def _new(self, row: int) -> NumberedGame:
        number = self._begun[row]
        self._begun[row] = number + 1
        numbered = begin(self._name, self._mode, self._options, f"{self._seed}/{self._first + row}/{number}")
        # Nobody is told what happens: it is only looked at.
        numbered.game.listened = False
        return numbered

    def find(self, numbers: list[int]) -> None:
        """Look for the actions with these numbers, one for each row; raises where one is not legal.

        Where a game is over, any number is right: `play` begins a new one.
        """
        found: list[int] = []
        for row, numbered in enumerate(self.games):
            found.append(numbered.find(numbers[row]) if numbered.game.result is None else -1)
        self._found = found

    def play(self) -> list[int]:
        """Carry out what was found; the rows in which the game has just ended."""
        ended: list[int] = []
        for row, numbered in enumerate(self.games):
            at = self._found[row]
            if at < 0:
                self.games[row] = self._new(row)
                continue
            numbered.carry_out(at)
            if numbered.game.result is not None:
                ended.append(row)
        return ended

    def look(self) -> None:
        """Write what every game asks now."""
        length, actions = self.length, self.actions
        observation, mask, place = blank(self.count * length), blank(self.count * actions), blank(self.count)
        features: list[bytes] = []
        legal: list[int] = []
        for row, numbered in enumerate(self.games):
            asked = numbered.place
            if asked < 0:
                asked = self.place[row]
            place[row] = asked
            numbered.game.write_numbers(asked, observation, row * length)
            numbered.write_mask(mask, row * actions)
            if self.has_features:
                legal.append(len(numbered.legal))
                for action in numbered.legal:
                    features.append(action.features())
        self.observation, self.mask, self.place = observation, mask, place
        self.features, self.legal = b"".join(features), legal
