"""An arena: points with streaks, and who meets whom among those who wait."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

WIN, DRAW = 2, 1
STREAK: Final = 3
"""From so many wins in a row on, a win counts double."""


class Run(NamedTuple):
    """What somebody has won, game by game."""

    points: tuple[int, ...] = ()
    streak: int = 0
    """Wins in a row, up to now."""

    @property
    def total(self) -> int:
        return sum(self.points)

    @property
    def next_win(self) -> int:
        """What a win would count now."""
        return WIN * 2 if self.streak + 1 >= STREAK else WIN

    def and_then(self, result: float) -> "Run":
        """After one more game: 1 won, 0.5 drawn, 0 lost. Whatever is no win ends a streak."""
        if result == 1:
            return Run((*self.points, self.next_win), self.streak + 1)
        return Run((*self.points, DRAW if result == 0.5 else 0), 0)


def run_of(results: Sequence[float]) -> Run:
    run = Run()
    for result in results:
        run = run.and_then(result)
    return run


def meetings(waiting: Sequence[str], last: Mapping[str, Collection[str]], only: bool = False) -> list[tuple[str, str]]:
    """Who plays now, of those who wait, in the order of the standings: neighbours who did not just meet.

    `only`: nobody else takes part, so two play again and again.
    """
    left = list(waiting)
    made: list[tuple[str, str]] = []
    while len(left) > 1:
        one = left.pop(0)
        other = next((other for other in left if only or not _just_met(one, other, last)), None)
        if other is not None:
            left.remove(other)
            made.append((one, other))
    return made


def _just_met(one: str, other: str, last: Mapping[str, Collection[str]]) -> bool:
    return other in last.get(one, ()) or one in last.get(other, ())
