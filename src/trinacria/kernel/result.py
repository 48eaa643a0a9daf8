"""How a game ended."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

from trinacria.kernel.errors import TrinacriaError

Stop: TypeAlias = Literal["resigned", "draw_agreed", "score_agreed", "forfeited"]
"""How players end a game themselves, before the rules do. Forfeited: by leaving a rated game, or by the clock."""
STOPS: Final[tuple[Stop, ...]] = get_args(Stop)


class Result:
    """Winners (none: a draw), the way the game ended, the scores by seat, and what decided between equals."""

    __slots__ = ("decided_by", "reason", "scores", "winners")

    def __init__(
        self, winners: tuple[str, ...], reason: str, scores: dict[str, int], decided_by: str = "points"
    ) -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores
        self.decided_by = decided_by

    @property
    def returns(self) -> dict[str, float]:
        """What the game was worth to each seat: 1 for a win, -1 for a loss, 0 for a draw."""
        if not self.winners:
            return dict.fromkeys(self.scores, 0.0)
        return {seat: 1.0 if seat in self.winners else -1.0 for seat in self.scores}

    def as_dict(self) -> dict[str, object]:
        """The result as plain JSON-able data."""
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "scores": dict(self.scores),
            "decided_by": self.decided_by,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Result({self.winners!r}, {self.reason!r}, {self.scores!r}, {self.decided_by!r})"


def stopped(
    how: Stop, teams: Sequence[Sequence[str]], standing: Mapping[str, int], losers: Collection[str] = ()
) -> Result:
    """The result of a game that its players end: the scores are as they stand. `losers`: the side that resigns."""
    winners: tuple[str, ...] = ()
    if how in ("resigned", "forfeited"):
        if set(losers) not in [set(team) for team in teams]:
            raise TrinacriaError("error-stop-side")
        winners = tuple([seat for seat in standing if seat not in losers])
    elif how == "score_agreed":
        totals = [sum([standing[seat] for seat in team]) for team in teams]
        best = [team for team, total in zip(teams, totals, strict=True) if total == max(totals)]
        winners = tuple(best[0]) if len(best) == 1 else ()
    return Result(winners, how, dict(standing), how)
