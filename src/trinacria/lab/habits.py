"""What characters are known by: how often each does something in games against `normal`, and how strong it is."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from trinacria.bots import Bot, find_bot, play_match
from trinacria.games import new_game, unfold
from trinacria.kernel.game import Game
from trinacria.lab.statistics import Share, wilson
from trinacria.lab.workers import Workers

GAME: Final = "lafamiglia"
HABITS: Final = ("attacks", "money", "finesse", "soldati")
"""For each family: attacks a round; money at the end of a round; the share of its conflicts that it fights with cards;
its soldati on the board and in the headquarters at the end of a round."""
ATTACKS: Final = ("bonuses", "strike")
"""Events that begin an attack on somebody."""


@dataclass
class Tally:
    """What the families of one bot did in some games."""

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
        """On average over rounds, or over conflicts."""
        return self.done[habit] / max(1, self.done["conflicts" if habit == "finesse" else "rounds"])


def habits(
    style: str, against: str, games: int, seed: str, workers: Workers, watch: Callable[[int], None] | None = None
) -> tuple[Tally, Tally]:
    """What a bot does and what its opponent does, in games of La Famiglia for two teams with sides changed."""
    mine, theirs = Tally(), Tally()
    for done, (one, other) in enumerate(workers.run(partial(_play, style, against, seed), iter(range(games))), 1):
        mine.add(one)
        theirs.add(other)
        if watch is not None:
            watch(done)
    return mine, theirs


def _play(style: str, against: str, seed: str, number: int) -> tuple[Tally, Tally]:
    deal, turn = divmod(number, 2)
    game = new_game(GAME, "2v2", seed=f"{seed}/{deal}")
    bots: dict[str, Bot] = {}
    mine = set(game.teams[turn])
    for place, seat in enumerate(game.seats):
        bots[seat] = find_bot(style if seat in mine else against)(seed=4 * number + place)
    play_match(game, bots)
    result = game.result
    assert result is not None
    tallies = Tally(1), Tally(1)
    for tally, ours in zip(tallies, (True, False), strict=True):
        seats = [seat for seat in game.seats if (seat in mine) == ours]
        tally.points = float(seats[0] in result.winners) if result.winners else 0.5
        for habit, amount in _done(game, seats):
            tally.done[habit] += amount
    return tallies


def _done(game: Game, seats: list[str]) -> Iterator[tuple[str, float]]:
    """What these families did in a game that is over."""
    kinds: Counter[str] = Counter()
    rounds = 0
    for step in unfold(game.record()):
        told = [event.in_full() for event in step.events]
        kinds.update([str(event["kind"]) for event in told if event.get("seat") in seats])
        if any(event["kind"] == "planning" for event in told) or step.game.result is not None:
            # A round is over: what has each family now?
            rounds += 1
            view: Any = step.game.open_view()
            families = [view["families"][seat] for seat in seats]
            yield "money", sum([family["money"] for family in families]) / len(seats)
            standing = sum([area["soldati"] for area in view["areas"].values() if area["family"] in seats])
            yield "soldati", (standing + sum([family["hq"] for family in families])) / len(seats)
    yield "rounds", rounds
    yield "attacks", sum([kinds[kind] for kind in ATTACKS]) / len(seats)
    yield "conflicts", kinds["finesse"] + kinds["force"]
    yield "finesse", kinds["finesse"]
