"""Everybody meets everybody: the Berger tables of the FIDE Handbook (C.05), and groups."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def berger(size: int) -> list[list[tuple[int, int]]]:
    """The rounds of a round robin, by numbers from 1; the first of each pair has the first seat.

    With an odd size, whoever would meet the number after the last rests.
    """
    even = size + size % 2
    if even < 2:
        return []
    circle = even - 1
    rounds: list[list[tuple[int, int]]] = []
    for round in range(circle):
        fixed = 1 + round * (even // 2) % circle
        pairs = [(fixed, even) if round % 2 == 0 else (even, fixed)]
        for step in range(1, even // 2):
            pairs.append(((fixed - 1 + step) % circle + 1, (fixed - 1 - step) % circle + 1))
        rounds.append([pair for pair in pairs if even == size or even not in pair])
    return rounds


def everybody(entrants: Sequence[T], twice: bool = False) -> list[list[tuple[T, T]]]:
    """The rounds of a group; twice: the second time with seats changed."""
    rounds = [[(entrants[one - 1], entrants[other - 1]) for one, other in pairs] for pairs in berger(len(entrants))]
    return rounds + [[(other, one) for one, other in pairs] for pairs in rounds] if twice else rounds


def into_groups(entrants: Sequence[T], groups: int) -> list[list[T]]:
    """Groups of equal strength: the strongest first, then back and forth."""
    made: list[list[T]] = [[] for _ in range(groups)]
    for place, one in enumerate(entrants):
        row, column = divmod(place, groups)
        made[column if row % 2 == 0 else groups - 1 - column].append(one)
    return made


def into_divisions(entrants: Sequence[T], divisions: int) -> list[list[T]]:
    """Divisions by strength: the strongest are together. Upper ones are larger where it does not come out even."""
    size, more = divmod(len(entrants), divisions)
    made: list[list[T]] = []
    at = 0
    for division in range(divisions):
        to = at + size + (division < more)
        made.append(list(entrants[at:to]))
        at = to
    return made


def next_season(divisions: Sequence[Sequence[T]], moves: int) -> list[list[T]]:
    """The divisions of a league after a season: each is given from its first to its last.

    So many go up from each but the highest, and as many down from each but the lowest. In a small division nobody goes
    both ways: at most half of it moves in a direction.
    """
    made = [list(division) for division in divisions]
    for upper in range(len(made) - 1):
        above, below = divisions[upper], divisions[upper + 1]
        many = min(moves, len(above) // 2, len(below) // 2)
        if not many:
            continue
        down, up = list(above[-many:]), list(below[:many])
        made[upper] = [one for one in made[upper] if one not in down] + up
        made[upper + 1] = down + [one for one in made[upper + 1] if one not in up]
    return made
