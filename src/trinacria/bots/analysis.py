"""A finished game looked at again: how the chances stood after each turn, and which turns changed them most.

The game is over and lies open, so the chances are those of the true position; only cards that nobody had drawn yet are
shuffled, for luck is nobody's merit.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from trinacria.bots.search import famiglia, lafamiglia
from trinacria.games import unfold
from trinacria.games.famiglia import Famiglia
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.game import Game
from trinacria.kernel.record import check

PLAYOUTS = {"famiglia": 100, "lafamiglia": 2}
"""Playouts for each moment: cheap in the card game, dear on the map."""
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
    chance: float
    """The first side's chance to win."""
    change: float
    """How it changed for the side that moved."""


@dataclass(frozen=True)
class Analysis:
    """The course of a game."""

    game: str
    sides: tuple[tuple[str, ...], ...]
    start: float
    """The first side's chance at the beginning."""
    moments: tuple[Moment, ...]
    turning: tuple[int, ...]
    """The places of the turning points among the moments, in order."""

    def as_dict(self) -> dict[str, Any]:
        """JSON-able."""
        return asdict(self)


def chance(game: Game, playouts: int, dice: Random) -> float:
    """The chance of the first side to win."""
    if game.result is not None:
        winners = game.result.winners
        return 0.5 if not winners else float(game.seats[0] in winners)
    found = 0.0
    for _ in range(playouts):
        world = game.copy()
        # What chance answered later in the record is not to be known now.
        world._script = None
        world.seed = str(dice.random())
        if isinstance(world, Famiglia):
            top = len(world.deck) - world.known_bottom
            unknown = world.deck[:top]
            dice.shuffle(unknown)
            world.deck = unknown + world.deck[top:]
            found += famiglia.Sight().value(world, world.seats[0], dice)[0]
        else:
            assert isinstance(world, LaFamiglia)
            if world.encounter:
                lafamiglia.play_round(world, world.round, dice)
            found += lafamiglia.chance(world, 0)[0]
    return found / playouts


def analyse(
    record: object, playouts: int = 0, seed: int = 0, watch: Callable[[int, int], None] | None = None
) -> Analysis:
    """The course of a recorded game; `watch` hears how many of its moves are done."""
    told = check(record)
    each = playouts or PLAYOUTS.get(told.game, 1)
    dice = Random(seed)
    moments: list[Moment] = []
    doing: list[str] = []
    start = before = 0.5
    final: Game | None = None
    for step in unfold(record):
        game = final = step.game
        if step.number == 0:
            start = before = chance(game, each, dice)
        if step.seat and step.seat != CHANCE:
            doing.append(step.text)
        after = [seat for seat, _ in told.moves[step.number :] if seat != CHANCE]
        if doing and step.seat != CHANCE and (not after or after[0] != step.seat):
            now = chance(game, each, dice)
            mine = game.seats.index(step.seat) % 2 == 0
            number = getattr(game, "round", 0)
            change = now - before if mine else before - now
            moments.append(Moment(step.number, number, step.seat, tuple(doing), now, change))
            before, doing = now, []
        if watch is not None:
            watch(step.number, len(told.moves))
    assert final is not None
    ranked = sorted(range(len(moments)), key=lambda at: -abs(moments[at].change))
    turning = tuple(sorted(at for at in ranked[:MOST_TURNS] if abs(moments[at].change) >= TURN))
    return Analysis(told.game, final.teams, start, tuple(moments), turning)
