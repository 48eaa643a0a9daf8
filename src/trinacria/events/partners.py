"""Two against two with changing partners: everybody plays with and against everybody as evenly as possible.

For 4n or 4n + 1 players there are schedules in which each two are partners exactly once and opponents exactly twice
(whist tournaments). One round gives all others: each number goes one further, round a circle. For other sizes, and
after somebody has left, each round is made from what was played before, by exchanging until no exchange helps.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final, NamedTuple, TypeAlias

Table: TypeAlias = tuple[tuple[int, int], tuple[int, int]]
"""Two pairs of partners."""
PARTNER, OPPONENT = 6, 1
"""What it costs to be partners once more, beside being opponents once more: it happens half as often."""
STARTS: Final = 12


class Met(NamedTuple):
    """What was played before. Pairs are sorted."""

    partners: Counter[tuple[int, int]]
    opponents: Counter[tuple[int, int]]
    rests: Counter[int]


def met_in(rounds: Sequence[Sequence[Table]], players: Sequence[int]) -> Met:
    met = Met(Counter(), Counter(), Counter())
    for tables in rounds:
        seated: set[int] = set()
        for table in tables:
            met.partners.update(map(_pair, table))
            met.opponents.update(_pair((one, other)) for one in table[0] for other in table[1])
            seated.update(table[0], table[1])
        met.rests.update(set(players) - seated)
    return met


def next_tables(players: Sequence[int], rounds: Sequence[Sequence[Table]]) -> list[Table]:
    """The tables of the next round. Players are numbers; those who do not fill a table rest, in turn."""
    ordered = sorted(players)
    plan = whist(len(ordered))
    if plan and len(rounds) < len(plan):
        named = [[_named(table, ordered) for table in tables] for tables in plan]
        if all(list(made) == planned for made, planned in zip(rounds, named, strict=False)):
            return named[len(rounds)]
    return _improvised(ordered, met_in(rounds, ordered), Random(len(rounds)))


def _named(table: Table, players: Sequence[int]) -> Table:
    (a, b), (c, d) = table
    return (players[a], players[b]), (players[c], players[d])


def _pair(pair: tuple[int, int]) -> tuple[int, int]:
    return (min(pair), max(pair))


# ---------------------------------------------------------------- whole schedules


OPENINGS: Final[Mapping[int, tuple[Table, ...]]] = {
    4: (((3, 0), (1, 2)),),
    5: (((4, 1), (2, 3)),),
    8: (((7, 0), (1, 3)), ((6, 2), (4, 5))),
    9: (((1, 2), (3, 6)), ((4, 8), (5, 7))),
    12: (((11, 0), (1, 3)), ((10, 4), (5, 8)), ((9, 2), (6, 7))),
    13: (((12, 1), (5, 8)), ((11, 2), (3, 10)), ((9, 4), (6, 7))),
    16: (((15, 0), (1, 2)), ((14, 5), (6, 9)), ((13, 8), (4, 11)), ((12, 10), (3, 7))),
    17: (((16, 1), (2, 6)), ((15, 4), (8, 9)), ((14, 11), (5, 13)), ((12, 7), (3, 10))),
    20: (((19, 0), (1, 2)), ((18, 5), (11, 14)), ((17, 6), (4, 9)), ((16, 7), (8, 12)), ((15, 13), (3, 10))),
    21: (((20, 1), (2, 5)), ((19, 3), (10, 14)), ((18, 8), (7, 16)), ((17, 4), (11, 12)), ((15, 9), (6, 13))),
    24: (
        *(((23, 0), (1, 2)), ((22, 3), (5, 12)), ((21, 8), (13, 15))),
        *(((20, 14), (9, 17)), ((19, 10), (6, 18)), ((16, 11), (4, 7))),
    ),
    25: (
        *(((24, 1), (2, 3)), ((23, 4), (9, 14)), ((22, 6), (12, 15))),
        *(((21, 10), (8, 16)), ((20, 5), (13, 17)), ((19, 7), (11, 18))),
    ),
}
"""First rounds: each distance round the circle is once between partners, and twice between opponents."""


@lru_cache(maxsize=32)
def whist(size: int) -> tuple[tuple[Table, ...], ...]:
    """All rounds for so many players, by numbers from 0; empty where no such schedule is known."""
    opening = OPENINGS.get(size, ())
    rounds = size - 1 if size % 4 == 0 else size
    return tuple(tuple(_turned(table, turn, size) for table in opening) for turn in range(rounds if opening else 0))


def _turned(table: Table, turn: int, size: int) -> Table:
    """So many rounds later. With 4n players the last one keeps the place; 9 go round a square instead of a circle."""

    def moved(one: int) -> int:
        if size == 9:
            return (one // 3 + turn // 3) % 3 * 3 + (one + turn) % 3
        circle = size - 1 if size % 4 == 0 else size
        return one if one == circle else (one + turn) % circle

    (a, b), (c, d) = table
    return (moved(a), moved(b)), (moved(c), moved(d))


# ---------------------------------------------------------------- one round after the other


def _improvised(players: Sequence[int], met: Met, dice: Random) -> list[Table]:
    """The best of a few rounds that no exchange makes better."""
    seats = len(players) // 4 * 4
    if not seats:
        return []
    order = sorted(players, key=lambda one: (-met.rests[one], dice.random()))
    seated = order[:seats]
    best: tuple[int, list[int]] | None = None
    for _ in range(STARTS):
        dice.shuffle(seated)
        made = _exchanged(list(seated), met)
        if best is None or made < best:
            best = made
        if best[0] == 0:
            break
    assert best is not None
    return [((a, b), (c, d)) for a, b, c, d in zip(*[iter(best[1])] * 4, strict=True)]


def _exchanged(seats: list[int], met: Met) -> tuple[int, list[int]]:
    """Exchange two at a time while that makes a round better."""
    costs = [_cost(seats, table, met) for table in range(len(seats) // 4)]
    better = True
    while better:
        better = False
        for i, j in combinations(range(len(seats)), 2):
            before = {i // 4, j // 4}
            seats[i], seats[j] = seats[j], seats[i]
            changed = {table: _cost(seats, table, met) for table in before}
            if sum(changed.values()) < sum(costs[table] for table in before):
                for table, cost in changed.items():
                    costs[table] = cost
                better = True
            else:
                seats[i], seats[j] = seats[j], seats[i]
    return sum(costs), seats


def _cost(seats: Sequence[int], table: int, met: Met) -> int:
    """How often those at a table have met in this way; the second time costs more than the first."""
    a, b, c, d = seats[4 * table : 4 * table + 4]
    partners = sum(met.partners[_pair(pair)] ** 2 for pair in ((a, b), (c, d)))
    opponents = sum(met.opponents[_pair(pair)] ** 2 for pair in ((a, c), (a, d), (b, c), (b, d)))
    return PARTNER * partners + OPPONENT * opponents
