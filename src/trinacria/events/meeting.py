"""Two sides that meet: their games, and what came of them."""

from dataclasses import dataclass, field

from trinacria.events.log import Score, Side


@dataclass(slots=True)
class Meeting:
    """A table of a round, or several one after the other."""

    id: int
    round: int
    sides: tuple[Side, Side]
    games: int = 1
    """How many are played: 2 for both ways of a deal; in a knockout as many as may be needed."""
    wins: int | None = None
    """In a knockout: so many decide."""
    scores: list[Score] = field(default_factory=list)
    reason: str | None = None
    """Why the organiser has corrected it."""

    @property
    def missed(self) -> bool:
        """Whether somebody never came; then nothing more is played."""
        return any(score.ending == "missed" for score in self.scores)

    @property
    def won(self) -> tuple[int, int]:
        """Games."""
        return sum(score.winner == 0 for score in self.scores), sum(score.winner == 1 for score in self.scores)

    @property
    def margin(self) -> float | None:
        """What the first side had more over all games; None where one was not played to its end."""
        margins = [score.margin for score in self.scores if score.margin is not None]
        return sum(margins) if margins and len(margins) == len(self.scores) else None

    @property
    def over(self) -> bool:
        if self.missed or len(self.scores) >= self.games:
            return True
        return self.wins is not None and max(self.won) >= self.wins

    @property
    def played(self) -> bool:
        """Whether the two have really met."""
        return any(score.ending != "missed" for score in self.scores)

    @property
    def points(self) -> tuple[float, float] | None:
        """1, 0.5 or 0 for each side; None while it goes on. Where both missed it, both have 0."""
        if not self.over:
            return None
        if any(score.ending == "missed" and score.winner is None for score in self.scores):
            return 0.0, 0.0
        lead = self._lead()
        return (1.0, 0.0) if lead > 0 else (0.0, 1.0) if lead < 0 else (0.5, 0.5)

    def _lead(self) -> float:
        if self.missed:
            missed = next(score for score in self.scores if score.ending == "missed")
            return 1 if missed.winner == 0 else -1
        if self.wins is not None:
            # After as many drawn games as may be, the first side goes on: it is the better one of the draw.
            return self.won[0] - self.won[1] or 1
        if self.games > 1 and self.margin is not None:
            return self.margin
        return self.won[0] - self.won[1]

    @property
    def winner(self) -> Side | None:
        if self.points is None or self.points[0] == self.points[1]:
            return None
        return self.sides[0] if self.points[0] else self.sides[1]

    def side_of(self, entrant: str) -> int | None:
        """0 or 1; None: not in this one."""
        return next((at for at, side in enumerate(self.sides) if entrant in side), None)

    def first_of(self, game: int) -> int:
        """Which side has the first seats in a game: they take turns."""
        return game % 2
