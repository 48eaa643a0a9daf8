"""How a game ended."""


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
