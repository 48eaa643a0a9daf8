"""What the pairing knows about one who takes part."""

from enum import IntEnum
from typing import Literal, NamedTuple, TypeAlias

Side: TypeAlias = Literal["first", "second"]
Float: TypeAlias = Literal["down", "up", ""]


def other_side(side: Side) -> Side:
    return "second" if side == "first" else "first"


class Wish(IntEnum):
    """How strongly a player should have one side next (1.7 of the rules)."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


class Player(NamedTuple):
    """Before a round. Points and sides are those of the rounds so far."""

    number: int
    """The pairing number: 1 is the best of the initial order."""
    points: float = 0.0
    met: frozenset[int] = frozenset()
    sides: tuple[Side, ...] = ()
    """Of the games that were played, in order."""
    floats: tuple[Float, ...] = ()
    """By round: "down" where the opponent had fewer points, or points came without a game; "up" where more."""
    may_rest: bool = True
    """Whether this one can be the one without opponent: who has had that, or won without playing, cannot."""

    @property
    def rank(self) -> tuple[float, int]:
        """Sorts the best first."""
        return -self.points, self.number

    @property
    def surplus(self) -> int:
        """How many games more on the first side than on the second."""
        return 2 * self.sides.count("first") - len(self.sides)

    @property
    def repeated(self) -> Side | None:
        """The side of the last two games, where it was the same."""
        return self.sides[-1] if len(self.sides) > 1 and self.sides[-1] == self.sides[-2] else None

    @property
    def wish(self) -> Wish:
        if not self.sides:
            return Wish.NONE
        if abs(self.surplus) > 1 or self.repeated:
            return Wish.ABSOLUTE
        return Wish.STRONG if self.surplus else Wish.MILD

    @property
    def side(self) -> Side | None:
        """The side that this player should have next; None before the first game."""
        if not self.sides:
            return None
        if abs(self.surplus) > 1 or (self.surplus and not self.repeated):
            return "second" if self.surplus > 0 else "first"
        return other_side(self.sides[-1])

    def floated(self, back: int) -> Float:
        """So many rounds ago."""
        return self.floats[-back] if back <= len(self.floats) else ""


def chosen_side(one: Player, other: Player, initial: Side) -> Side:
    """The side of the first of two who meet (article 5)."""
    if one.rank > other.rank:
        return other_side(chosen_side(other, one, initial))
    if one.side != other.side:
        return one.side or other_side(other.side or initial)
    if one.side is None:
        return initial if one.number % 2 == 1 else other_side(initial)
    stronger = _stronger(one, other)
    if stronger is not None:
        return one.side if stronger is one else other_side(one.side)
    for mine, theirs in zip(reversed(one.sides), reversed(other.sides), strict=False):
        if mine != theirs:
            return theirs
    return one.side


def _stronger(one: Player, other: Player) -> Player | None:
    """Whose wish counts more, of two with the same."""
    if one.wish != other.wish:
        return max(one, other, key=lambda player: player.wish)
    if one.wish == Wish.ABSOLUTE and abs(one.surplus) != abs(other.surplus):
        return max(one, other, key=lambda player: abs(player.surplus))
    return None
