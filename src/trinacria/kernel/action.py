"""What a seat can do, and what chance can answer."""

from typing import TYPE_CHECKING

from trinacria.kernel.field import as_array

if TYPE_CHECKING:
    from trinacria.kernel.arrays import Floats


class Action:
    """One answer to a decision. `str(action)` is its notation: short, typeable, and parsed back by the game.

    Games subclass it with typed fields. Two actions are equal when their notation is.
    """

    __slots__ = ("_features", "number", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.number = -1
        """Its place in the game's table of actions; -1: the game has none, or not this one in it."""
        self._features: bytes | None = None

    @property
    def vector(self) -> "Floats":
        """Features of the action, for games without a table of actions; empty where there is a table."""
        return as_array(self.numbers())

    def numbers(self) -> list[int]:
        """The numbers of `vector`, each from 0 to 255."""
        return []

    def features(self) -> bytes:
        """The numbers of `vector` as bytes, worked out once."""
        if self._features is None:
            self._features = bytes(self.numbers())
        return self._features

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        """Evaluates to an action that is equal to this one, whatever its class."""
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)


class ChanceAction(Action):
    """One answer that chance can give, with its probability."""

    __slots__ = ("probability",)

    def __init__(self, text: str, probability: float) -> None:
        super().__init__(text)
        self.probability = probability

    def __repr__(self) -> str:
        return f"ChanceAction({self.text!r}, {self.probability!r})"
