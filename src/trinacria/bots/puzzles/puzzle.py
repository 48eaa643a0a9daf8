"""What a puzzle is, the ones that come with the package, and which day has which."""

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from trinacria.bots.lessons.review import telling_reason
from trinacria.games import replay, unfold
from trinacria.kernel.errors import TrinacriaError
from trinacria.kernel.game import Game
from trinacria.kernel.preview import Line
from trinacria.kernel.record import check
from trinacria.plugins import PLUGINS, USUAL, usable


class NoPuzzles(TrinacriaError):
    """Nobody has brought puzzles of this game."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of an action."""

    chance: float
    """The chance to win after it; where it is proved, 1, 0.5 or 0."""
    score: dict[str, int] | None = None
    """How it ends with best play by both, where that is proved."""
    why: dict[str, Any] | None = None
    """What it misses, as a line: the sentence is `{game}-lesson-{key}`."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of a game between bots: the record begins there, and its first moves are the solution."""

    id: str
    record: dict[str, Any]
    seat: str
    best: str
    answers: dict[str, Answer]
    """All legal actions."""
    proved: bool
    """Whether all lines were looked at to the end; else it rests on many simulations with two seeds."""
    source: str
    """Which game it is from: its bots, its seed, and how many moves were played before."""
    remembered: dict[str, list[str]] | None = None
    """What everybody at the table remembers of hands that no view shows."""
    tempting: str | None = None
    """What a bot played there."""

    def game(self) -> Game:
        return next(unfold(self.record)).game


class PuzzleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of puzzles of one game."""

    game: str
    command: str
    """How it was made."""
    puzzles: list[Puzzle]


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """The games whose packages bring puzzles."""
    return tuple(name for name, plugin in usable().items() if plugin.puzzles)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, well mixed: their ids are as good as drawn by lot. Raises NoPuzzles."""
    if game not in games_with_puzzles():
        raise NoPuzzles("error-no-puzzles", game=game)
    places = [place.split(":") for place in PLUGINS[game].puzzles]
    sets = [files(package).joinpath(name).read_bytes() for package, name in places]
    puzzles = [puzzle for one in sets for puzzle in msgspec.json.decode(one, type=PuzzleSet).puzzles]
    return tuple(sorted(puzzles, key=lambda puzzle: puzzle.id))


def puzzle_of(day: date, game: str = USUAL) -> Puzzle:
    """The puzzle of a day in this game, the same for everybody. All come by before the first comes again."""
    puzzles = puzzles_of(game)
    return puzzles[day.toordinal() % len(puzzles)]


def reason_for(puzzle: Puzzle) -> Line | None:
    """What speaks for the solution by itself."""
    others = [puzzle.tempting] if puzzle.tempting is not None else []
    return telling_reason(puzzle.game(), puzzle.best, others)


def missed(puzzle: Puzzle) -> Line | None:
    """What the tempting action misses, or else the next best one: that is why the solution is better."""
    ranked = sorted(puzzle.answers, key=lambda action: (action != puzzle.tempting, -puzzle.answers[action].chance))
    why = next((puzzle.answers[action].why for action in ranked if puzzle.answers[action].why is not None), None)
    return None if why is None else Line(**why)


def solution(puzzle: Puzzle) -> list[str]:
    """The actions of the record, the best one first."""
    return [text for _, text in check(puzzle.record).moves]


def faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle, for anyone who keeps a set of them."""
    faults: list[str] = []
    game = puzzle.game()
    decision = game.decision
    if decision is None or decision.seat != puzzle.seat:
        return ["the seat has nothing to decide"]
    if {action.text for action in decision.actions} != set(puzzle.answers):
        faults.append("the answers are not the legal actions")
    if solution(puzzle)[:1] != [puzzle.best]:
        faults.append("the record does not begin with the solution")
    best = puzzle.answers[puzzle.best].chance
    if any(answer.chance >= best for action, answer in puzzle.answers.items() if action != puzzle.best):
        faults.append("another action is as good")
    replay(puzzle.record)
    return faults
