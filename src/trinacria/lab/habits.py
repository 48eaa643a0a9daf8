"""What characters are known by: how often each does something in games against `normal`, and how strong it is."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from trinacria.bots import Bot, find_bot, play_match
from trinacria.games import new_game
from trinacria.lab.statistics import Share, wilson
from trinacria.lab.study import study_of
from trinacria.lab.workers import Workers


@dataclass
class Tally:
    """What the seats of one bot did in some games of one kind."""

    game: str
    games: int = 0
    points: float = 0.0
    """Games won; a draw is half a win."""
    done: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))

    def add(self, other: "Tally") -> None:
        """The same from other games."""
        self.games += other.games
        self.points += other.points
        for habit, amount in other.done.items():
            self.done[habit] += amount

    @property
    def share(self) -> Share:
        """Of the points."""
        return wilson(self.points, self.games)

    def of(self, habit: str) -> float:
        """On average over what the habit is counted over."""
        return self.done[habit] / max(1, self.done[study_of(self.game).habits[habit]])


@dataclass(frozen=True)
class Meeting:
    """A bot and its opponent, and the games they play."""

    game: str
    style: str
    against: str
    seed: str


def habits(
    meeting: Meeting, games: int, workers: Workers, watch: Callable[[int], None] | None = None
) -> tuple[Tally, Tally]:
    """What a bot does and what its opponent does, each deal twice with sides changed."""
    mine, theirs = Tally(meeting.game), Tally(meeting.game)
    for done, (one, other) in enumerate(workers.run(partial(_play, meeting), iter(range(games))), 1):
        mine.add(one)
        theirs.add(other)
        if watch is not None:
            watch(done)
    return mine, theirs


def _play(meeting: Meeting, number: int) -> tuple[Tally, Tally]:
    deal, turn = divmod(number, 2)
    game = new_game(meeting.game, seed=f"{meeting.seed}/{deal}")
    bots: dict[str, Bot] = {}
    mine = set(game.teams[turn])
    for place, seat in enumerate(game.seats):
        bots[seat] = find_bot(meeting.style if seat in mine else meeting.against)(seed=4 * number + place)
    play_match(game, bots)
    result = game.result
    assert result is not None
    tallies = Tally(meeting.game, 1), Tally(meeting.game, 1)
    for tally, ours in zip(tallies, (True, False), strict=True):
        seats = tuple([seat for seat in game.seats if (seat in mine) == ours])
        tally.points = float(seats[0] in result.winners) if result.winners else 0.5
        for habit, amount in study_of(meeting.game).done(game, seats):
            tally.done[habit] += amount
    return tallies
