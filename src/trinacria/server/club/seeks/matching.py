"""Which seeks become a table: everybody of a group fits everybody else, and those who wait longest come first.

No clock, no database and no chance here: the same seeks give the same groups.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

Sides: TypeAlias = tuple[int, ...]
"""How many people each side of a game has."""
Apart: TypeAlias = Mapping[str, Collection[str]]
"""By member, those with whom they have nothing to do. It is the same from both."""
MOST_TRIED: Final = 20_000
"""Two seeks that are compared for one group: with wishes that were tangled on purpose nobody holds the others up."""


class Searcher(NamedTuple):
    """A seek as it is matched: one member, or two who want to be partners."""

    id: str
    since: float
    kind: str
    """What has to be the same: the game, its mode, the clock, and whether it is rated."""
    members: tuple[str, ...]
    speaks: tuple[frozenset[str], ...]
    """By member."""
    wants: frozenset[str]
    """The others speak one of these; empty: they speak whatever they like."""
    rating: float | None = None
    """Of two, their mean."""
    low: float | None = None
    """The others have this rating at least."""
    high: float | None = None

    @property
    def place(self) -> tuple[float, str]:
        """Whose turn it is: who waits longest comes first."""
        return self.since, self.id


def speak(one: Searcher, other: Searcher) -> bool:
    """Whether the second speaks what the first wants."""
    return not one.wants or all(not one.wants.isdisjoint(spoken) for spoken in other.speaks)


def in_range(one: Searcher, other: Searcher) -> bool:
    """Whether the second is as strong as the first wants."""
    if one.low is None and one.high is None:
        return True
    if other.rating is None:
        return False
    return (one.low is None or one.low <= other.rating) and (one.high is None or other.rating <= one.high)


def are_apart(one: Searcher, other: Searcher, apart: Apart) -> bool:
    """Whether somebody here has nothing to do with somebody there, or is the same."""
    return any(
        mine in other.members or any(them in apart.get(mine, ()) for them in other.members) for mine in one.members
    )


def fits(one: Searcher, other: Searcher, apart: Apart) -> bool:
    """Whether two could sit at one table; it is the same from both."""
    return (
        one.kind == other.kind
        and speak(one, other)
        and speak(other, one)
        and in_range(one, other)
        and in_range(other, one)
        and not are_apart(one, other, apart)
    )


def has_room(group: Sequence[Searcher], sides: Sides) -> bool:
    """Whether there is a seat for everybody, with partners on one side."""
    pairs = sum(len(one.members) == 2 for one in group)
    people = sum(len(one.members) for one in group)
    return people <= sum(sides) and pairs <= sum(size >= 2 for size in sides)


def is_full(group: Sequence[Searcher], sides: Sides) -> bool:
    """Whether there is somebody on every seat."""
    return sum(len(one.members) for one in group) == sum(sides)


class _Search:
    """For one group: those who wait longest first, and back where that leads nowhere."""

    def __init__(self, sides: Sides, apart: Apart) -> None:
        self._sides = sides
        self._apart = apart
        self._tried = 0

    def fill(self, group: list[Searcher], others: Sequence[Searcher]) -> list[Searcher] | None:
        """The group, filled up with some of these; all of them fit all who are in it already."""
        if is_full(group, self._sides):
            return group
        for at, one in enumerate(others):
            if self._tried > MOST_TRIED:
                return None
            if not has_room([*group, one], self._sides):
                continue
            filled = self.fill([*group, one], self.fitting(one, others[at + 1 :]))
            if filled is not None:
                return filled
        return None

    def fitting(self, one: Searcher, others: Sequence[Searcher]) -> list[Searcher]:
        """Those of these who fit one."""
        self._tried += len(others)
        return [other for other in others if fits(one, other, self._apart)]


def group_with(must: Sequence[Searcher], pool: Sequence[Searcher], sides: Sides, apart: Apart) -> list[Searcher] | None:
    """The group that these come to, with those of the pool who wait longest; None where there is none yet.

    The pool is in order of `place`.
    """
    search = _Search(sides, apart)
    here = {one.id for one in must}
    others: Sequence[Searcher] = [one for one in pool if one.id not in here]
    for at, one in enumerate(must):
        if not all(fits(one, other, apart) for other in must[at + 1 :]):
            return None
        others = search.fitting(one, others)
    return search.fill(list(must), others) if has_room(must, sides) else None


def _group_of(
    one: Searcher, waiting: Mapping[str, Searcher], sides: Sides, apart: Apart, fresh: Collection[str] | None
) -> list[Searcher] | None:
    """The group of one who is new, or of one who waits longer and fits somebody new."""
    if fresh is None or one.id in fresh:
        return group_with([one], list(waiting.values()), sides, apart)
    for new in [other for other in waiting.values() if other.id in fresh and fits(one, other, apart)]:
        group = group_with([one, new], list(waiting.values()), sides, apart)
        if group is not None:
            return group
    return None


def matched(
    pool: Sequence[Searcher], sides: Mapping[str, Sides], apart: Apart, fresh: Collection[str] | None = None
) -> list[list[Searcher]]:
    """The groups that become tables now; nobody is in two. `sides`: by kind.

    `fresh`: every new group has one of these in it, for among the others there was none. Else all are looked at.
    """
    by_kind: dict[str, dict[str, Searcher]] = {}
    for one in sorted(pool, key=lambda one: one.place):
        by_kind.setdefault(one.kind, {})[one.id] = one
    groups: list[list[Searcher]] = []
    for kind, waiting in by_kind.items():
        for one in list(waiting.values()):
            if one.id not in waiting:
                continue
            group = _group_of(one, waiting, sides[kind], apart, fresh)
            # Where there is none with this one, nobody else need look at it.
            for other in group or [one]:
                del waiting[other.id]
            if group is not None:
                groups.append(sorted(group, key=lambda one: one.place))
    return groups
