"""The criteria of the Dutch system as one number for each possible pair: the greatest sum is the best round.

Each criterion is a field of bits, the most important one highest. A field is wide enough for the sum over all pairs, so
that no number of gains further down outweighs one further up.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from trinacria.events.swiss.player import Player, Wish

Field: TypeAlias = tuple[int, int]
"""A value, and how many bits it has."""
Extra: TypeAlias = Callable[[Player, Player], int]


class Bracket(NamedTuple):
    """Those who are paired now: whoever came down from above, and those who live here."""

    moved_down: Sequence[Player]
    residents: Sequence[Player]
    following: Sequence[Player]
    """The residents of the next one."""

    @property
    def here(self) -> list[Player]:
        return [*self.moved_down, *self.residents]


class Round(NamedTuple):
    """What holds for the whole round."""

    played: int
    """Rounds before this one."""
    last: bool
    any_seats: bool = False
    """Whether two may meet who both must have the same side: where there is no other way."""


def may_meet(one: Player, other: Player, round: Round) -> bool:
    """C1 and C3: not twice, and not where both must have the same side, unless one of them leads in the last round."""
    if other.number in one.met or one.number in other.met:
        return False
    if one.wish != Wish.ABSOLUTE or other.wish != Wish.ABSOLUTE or one.side != other.side or round.any_seats:
        return True
    return round.last and 2 * max(one.points, other.points) > round.played


class Criteria:
    """Of one bracket."""

    def __init__(self, bracket: Bracket, players: Sequence[Player], round: Round) -> None:
        self._round = round
        self._down = {player.number for player in bracket.moved_down}
        self._here = {player.number for player in bracket.here}
        self._next = {player.number for player in bracket.following}
        scores = sorted({player.points for player in players})
        self._width = (2 * len(players) + 2).bit_length()
        """Bits for how often something happens."""
        self._places = {score: place * self._width for place, score in enumerate(scores)}
        self._scores = len(scores) * self._width
        """Bits for a list of scores: one number for each score, the highest first."""

    def pair(self, one: Player, other: Player, order: Sequence[Field] = ()) -> int:
        """What a pair is worth; 0: it cannot be. The first ranks higher. `order` comes after all criteria."""
        if one.number in self._down and other.number in self._down:
            return 0
        if not may_meet(one, other, self._round):
            return 0
        here = other.number in self._here
        fields = [(1, self._width), (0, self._width)]
        fields += self._floaters(one, here)
        fields += self._floaters(one, other.number in self._next)
        fields.append((0, self._width))
        fields += self._sides(one, other) if here else [(0, 4 * self._width)]
        for back in (1, 2):
            fields += self._repeated(one, other, back) if here else [(0, 2 * self._width)]
        for back in (1, 2):
            fields += self._repeated_scores(one, other, back) if here else [(0, 2 * self._scores)]
        return _number([*fields, *order])

    def rest(self, player: Player, order_width: int = 0) -> int:
        """What it is worth that a player has no opponent (C2, C5, C9); 0: it cannot be."""
        if not player.may_rest:
            return 0
        lowest = len(self._places) - self._places[player.points] // self._width
        played = len(player.sides) if player.number in self._here else 0
        rest = 4 * self._width + 4 * self._width + 4 * self._scores
        return _number(
            [
                (1, self._width),
                (lowest, self._width),
                (0, 2 * (self._width + self._scores)),
                (played, self._width),
                (0, rest + order_width),
            ]
        )

    def _score(self, player: Player, counts: bool = True) -> int:
        return int(counts) << self._places[player.points]

    def _floaters(self, one: Player, counts: bool) -> list[Field]:
        """C6 and C7, or C8: as many pairs as can be, and those who are left have low scores."""
        return [(int(counts), self._width), (self._score(one, counts), self._scores)]

    def _sides(self, one: Player, other: Player) -> list[Field]:
        """C10 to C13: everybody has the side they should have."""
        clash = one.side is not None and one.side == other.side
        absolute = clash and one.wish == other.wish == Wish.ABSOLUTE
        third = False
        if absolute and abs(one.surplus) == abs(other.surplus):
            third = one.repeated is not None and one.repeated == other.repeated
        elif absolute:
            loser = min(one, other, key=lambda player: abs(player.surplus))
            third = loser.repeated is not None and loser.repeated != loser.side
        broken = (
            absolute and abs(one.surplus) > 1 and abs(other.surplus) > 1,
            third,
            clash,
            clash and not absolute and min(one.wish, other.wish) >= Wish.STRONG,
        )
        return [(int(not bad), self._width) for bad in broken]

    def _repeated(self, one: Player, other: Player, back: int) -> list[Field]:
        """C14 to C17: nobody floats the same way again."""
        resident = one.number not in self._down
        down = int(other.floated(back) == "down") + int(resident and one.floated(back) == "down")
        up = not resident and other.floated(back) == "up"
        return [(down, self._width), (int(not up), self._width)]

    def _repeated_scores(self, one: Player, other: Player, back: int) -> list[Field]:
        """C18 to C21: where that cannot be helped, the scores are near each other."""
        moved = one.number in self._down
        down = moved and one.floated(back) == "down"
        up = moved and other.floated(back) == "up"
        return [(self._score(one, down), self._scores), (self._score(one, not up), self._scores)]


def _number(fields: Sequence[Field]) -> int:
    number = 0
    for value, width in fields:
        number = number << width | value
    return number
