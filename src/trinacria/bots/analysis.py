"""A finished game looked at again: how the chances stood after each turn, and which turns changed them most.

The game is over and lies open, so the chances are those of the true position; only cards that nobody had drawn yet are
shuffled, for luck is nobody's merit.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any

from trinacria.bots.mind import mind_of
from trinacria.games import unfold
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.game import Game
from trinacria.kernel.record import check

TURN = 0.06
"""By how much a turning point changes the chances, at least."""
MOST_TURNS = 6


@dataclass(frozen=True)
class Moment:
    """What one seat did without another coming between, and how the chances stood then."""

    number: int
    """The number of the last move, as the record counts."""
    round: int
    seat: str
    actions: tuple[str, ...]
    win_chance: float
    """The first side's chance to win."""
    change: float
    """How it changed for the side that moved."""
    setup: bool = False
    """Whether the game was still being set up: no turning point, whatever the draft brought."""


@dataclass(frozen=True)
class Analysis:
    """The course of a game, or a stretch of it."""

    game: str
    sides: tuple[tuple[str, ...], ...]
    start: float
    """The first side's chance at the beginning."""
    total: int
    """How many moments the whole game has."""
    moments: tuple[Moment, ...]
    turning: tuple[int, ...]
    """The places of the turning points among these moments, in order."""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def win_chance(game: Game, playouts: int, dice: Random) -> float:
    """The chance of the first side to win."""
    if game.result is not None:
        winners = game.result.winners
        return 0.5 if not winners else float(game.seats[0] in winners)
    mind = mind_of(game.name)
    if mind.win_chances is not None:
        wins = playouts * mind.win_chances(_unscripted(game, dice), playouts, dice)
    else:
        wins = sum([mind.win_chance(_unscripted(game, dice), dice) for _ in range(playouts)])
    # So few playouts prove nothing to be certain while the game lasts.
    doubt = 0.5 / (playouts + 1)
    return min(max(wins / playouts, doubt), 1 - doubt)


def _unscripted(game: Game, dice: Random) -> Game:
    """A copy that does not know what chance answered later in the record."""
    world = game.copy()
    world._script = None
    world.seed = str(dice.random())
    return world


def analyse(
    record: object,
    playouts: int = 0,
    seed: int = 0,
    watch: Callable[[int, int], None] | None = None,
    since: int = 0,
    count: int | None = None,
) -> Analysis:
    """The course of a recorded game; `watch` hears how many of its moves are done.

    Of `count` moments from the place `since` on, if it is given: each has dice of its own, so stretches make a whole.
    """
    told = check(record)
    each = playouts or mind_of(told.game).playouts
    until = None if count is None else since + count
    movers = [seat for seat, _ in told.moves]
    points: list[tuple[int, Moment]] = []
    """With the place of the seat: a draft gives the seats their names later."""
    doing: list[str] = []
    start = before = 0.5
    total = 0
    begun = False
    for step in unfold(record):
        game, number = step.game, step.number
        setup = not begun
        begun = begun or game.decision is None or game.decision.kind not in game.setup_kinds
        if number == 0:
            start = before = win_chance(game, each, Random(f"{seed} 0"))
            seats, first = game.seats, game.team_places[0]
        elif step.seat != CHANCE:
            doing.append(step.text)
            if next((seat for seat in movers[number:] if seat != CHANCE), "") != step.seat:
                if since - 1 <= total and (until is None or total < until):
                    now = win_chance(game, each, Random(f"{seed} {number}"))
                    place = seats.index(step.seat)
                    change = now - before if place in first else before - now
                    moment = Moment(number, getattr(game, "round", 0), step.seat, tuple(doing), now, change, setup)
                    points.append((place, moment))
                    before = now
                total += 1
                doing = []
        seats = game.seats
        if watch is not None:
            watch(number, len(told.moves))
    moments = [replace(moment, seat=game.seats[place]) for place, moment in points][1 if since else 0 :]
    played = [at for at, moment in enumerate(moments) if not moment.setup]
    ranked = sorted(played, key=lambda at: -abs(moments[at].change))
    turning = tuple(sorted(at for at in ranked[:MOST_TURNS] if abs(moments[at].change) >= TURN))
    return Analysis(told.game, game.teams, start, total, tuple(moments), turning)
