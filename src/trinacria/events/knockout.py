"""A knockout: the places of the draw, so that the best meet last, and who goes on."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Slot: TypeAlias = str | None
"""An entrant, or nobody: then the other one goes on without a game."""


def draw(order: Sequence[str]) -> list[Slot]:
    """The places of the first round, two beside each other meet: 1 and 2 can meet in the final only, and so on.

    Where places are free, the first of the order have no opponent.
    """
    size = 1
    while size < len(order):
        size *= 2
    numbers = [1]
    while len(numbers) < size:
        whole = 2 * len(numbers) + 1
        numbers = [one for number in numbers for one in (number, whole - number)]
    return [order[number - 1] if number <= len(order) else None for number in numbers]


def pairs_of(slots: Sequence[Slot]) -> list[tuple[Slot, Slot]]:
    return [(slots[at], slots[at + 1]) for at in range(0, len(slots) - 1, 2)]


def next_slots(slots: Sequence[Slot], winners: Mapping[tuple[str, str], Slot]) -> list[Slot]:
    """The places of the next round. `winners`: of each two that met."""
    return [
        winners[one, other] if one is not None and other is not None else one or other for one, other in pairs_of(slots)
    ]


def seeds_of_groups(tables: Sequence[Sequence[str]], through: int) -> list[str]:
    """The order for a final after groups: all winners first, then all seconds, and so on.

    The draw has the first of the order meet the last. Where two of one group would meet at once, the later places are
    turned by one group.
    """
    seeds: list[str] = []
    groups = len(tables)
    for place in range(through):
        row = [table[place] for table in tables if place < len(table)]
        seeds += row
    if through == 2 and groups > 1 and groups % 2 == 1:
        seconds = seeds[groups:]
        seeds[groups:] = seconds[1:] + seconds[:1]
    return seeds
