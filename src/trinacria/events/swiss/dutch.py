"""A round of the Dutch system: bracket by bracket, each time the first of the best candidates.

For each bracket the rules order all candidates, and take the first one of those that meet the criteria best. Here a
matching of everybody who is not paired yet finds it: the criteria first, and below them the order of the candidates.
That everybody else can still be paired (C4) follows, since they are matched with them.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from trinacria.events.matching import best_matching
from trinacria.events.swiss.criteria import Bracket, Criteria, Field, Round
from trinacria.events.swiss.player import Player, Side, chosen_side

Order: TypeAlias = Callable[[Player, Player], Sequence[Field]]
"""Which of two equally good candidates comes first, as fields of a pair in the bracket."""


class Paired(NamedTuple):
    """Who meets whom, by pairing numbers: the first of each pair has the first side."""

    pairs: tuple[tuple[int, int], ...]
    rests: int | None
    """Who has no opponent, where the number is odd."""


class CannotPair(Exception):
    """Nobody may meet twice, and there is no other way."""


def pair_round(players: Iterable[Player], round: Round, initial: Side = "first") -> Paired:
    """The next round. `initial`: the side of number 1 in the first round, drawn by lot. Raises CannotPair."""
    waiting = sorted(players, key=lambda player: player.rank)
    odd = len(waiting) % 2 == 1
    pairs: list[tuple[Player, Player]] = []
    moved_down: list[Player] = []
    while waiting:
        bracket = _bracket(waiting, moved_down)
        made = _paired(bracket, waiting, round, odd)
        pairs += made
        gone = {player.number for pair in made for player in pair}
        waiting = [player for player in waiting if player.number not in gone]
        moved_down = [player for player in bracket.here if player.number not in gone]
        if len(moved_down) == len(waiting):
            break
    if len(waiting) != odd:
        raise CannotPair
    pairs.sort(key=lambda pair: (-pair[0].points, -pair[1].points, pair[0].number))
    return Paired(tuple(_seated(pair, initial) for pair in pairs), waiting[0].number if odd else None)


def _seated(pair: tuple[Player, Player], initial: Side) -> tuple[int, int]:
    one, other = pair
    return (one.number, other.number) if chosen_side(one, other, initial) == "first" else (other.number, one.number)


def _bracket(waiting: Sequence[Player], moved_down: Sequence[Player]) -> Bracket:
    """Whoever came down, and all with the next score."""
    rest = waiting[len(moved_down) :]
    scores = sorted({player.points for player in rest}, reverse=True)
    of = [[player for player in rest if player.points == score] for score in scores[:2]]
    return Bracket(moved_down, of[0] if of else [], of[1] if len(of) > 1 else [])


def _paired(bracket: Bracket, waiting: Sequence[Player], round: Round, odd: bool) -> list[tuple[Player, Player]]:
    """The pairs of one bracket; raises CannotPair."""
    criteria = Criteria(bracket, waiting, round)
    made = _matched(bracket, waiting, criteria, odd, _order_of_moved_down(bracket))
    down = {player.number for player in bracket.moved_down}
    fixed = [pair for pair in made if pair[0].number in down]
    placed = {player.number for pair in fixed for player in pair}
    remainder = [player for player in bracket.residents if player.number not in placed]
    if len(remainder) < 2:
        return made
    left = [player for player in waiting if player.number not in placed]
    order = _order_of_remainder(remainder, len(made) - len(fixed))
    return fixed + _matched(bracket, left, criteria, odd, order)


def _matched(
    bracket: Bracket, waiting: Sequence[Player], criteria: Criteria, odd: bool, order: Order
) -> list[tuple[Player, Player]]:
    """The pairs in the bracket, of the best matching of all who wait."""
    here = {player.number for player in bracket.here}
    size = len(waiting)
    weights = [[0] * (size + odd) for _ in range(size + odd)]
    nothing = [(0, width) for _, width in order(waiting[0], waiting[-1])]
    for i, one in enumerate(waiting):
        for j in range(i + 1, size):
            other = waiting[j]
            fields = order(one, other) if other.number in here else nothing
            weights[i][j] = weights[j][i] = criteria.pair(one, other, fields)
        if odd:
            weights[i][size] = weights[size][i] = criteria.rest(one, sum(width for _, width in nothing))
    mates = best_matching(weights)
    if -1 in mates:
        raise CannotPair
    return [
        (one, waiting[mate])
        for one, mate in zip(waiting, mates[:size], strict=True)
        if mate < size and one.rank < waiting[mate].rank and waiting[mate].number in here
    ]


def _order_of_moved_down(bracket: Bracket) -> Order:
    """Of those who came down the first are paired here, with the first of the residents (articles 3.4 to 3.7)."""
    places = {player.number: place for place, player in enumerate(bracket.moved_down)}
    residents = {player.number: place for place, player in enumerate(bracket.residents)}
    many, digit = len(places), (len(residents) + 1).bit_length()

    def order(one: Player, other: Player) -> Sequence[Field]:
        place, met = places.get(one.number), residents.get(other.number)
        if place is None or met is None:
            return (0, many), (0, many * digit)
        up = many - 1 - place
        return (1 << up, many), (len(residents) - met << up * digit, many * digit)

    return order


def _order_of_remainder(remainder: Sequence[Player], pairs: int) -> Order:
    """The upper half meets the lower one, in order: few exchanges between the halves, of near ones, then few changes
    of the order (articles 3.2, 3.3, 4.2 and 4.3).

    An exchange shows in who is the higher one of a pair without being in the upper half.
    """
    places = {player.number: place for place, player in enumerate(remainder)}
    size = len(remainder)
    digit = (size * size + 1).bit_length()

    def order(one: Player, other: Player) -> Sequence[Field]:
        top, met = places.get(one.number), places.get(other.number)
        if top is None or met is None:
            return (0, digit), (0, digit), (0, size + digit), (0, size + 1), (0, size * digit)
        upper = top < pairs
        return (
            (int(upper), digit),
            (size - top, digit),
            ((1 << size) - (1 << top) if upper else 0, size + digit),
            (0 if upper else 1 << size - top, size + 1),
            (size - met << (size - 1 - top) * digit, size * digit),
        )

    return order
