"""A moment of a finished game as a puzzle: what its player saw, and what comes of an action. A process does it."""

from dataclasses import dataclass
from typing import Any

import msgspec

from trinacria.bots.lessons import Lesson, Suspect, Weighing, conclude, legal, moment, telling_reason, weigh
from trinacria.games import from_position
from trinacria.kernel.game import Game
from trinacria.server.wire.answers import preview_lines
from trinacria.server.wire.bodies import Step, Steps
from trinacria.server.wire.previews import PreviewLines
from trinacria.server.wire.protocol import PatchOp
from trinacria.server.work.replaying import steps_of
from trinacria.table.patch import difference


@dataclass(frozen=True)
class Shown:
    """A moment, and what a right action leads to there."""

    steps: Steps
    previews: dict[str, PreviewLines]
    remembered: dict[str, list[str]] | None
    after: Step


@dataclass(frozen=True)
class Judged:
    """How far an action has been compared with the better one; what came of it when that is done."""

    weighing: Weighing
    lesson: Lesson | None = None
    """What a wrong one taught."""
    reason: dict[str, Any] | None = None
    """What speaks for a right one."""
    after: Step | None = None


def show(record: object, seat: str, number: int, better: str) -> Shown:
    """The moment after so many moves as the seat saw it that must decide, and what it sees after the better action."""
    game = moment(record, number)
    assert game.decision is not None
    mover = game.decision.seat
    previews = {action.text: preview_lines(game.preview(action, mover)) for action in game.decision.actions}
    memory: Any = game.memory()
    remembered = memory["hands"] if isinstance(memory, dict) and "hands" in memory else None
    return Shown(steps_of(record, seat, number, 1), previews, remembered, _after(game, better, number))


def judge(record: object, seat: str, lesson: Lesson, action: str, known: Weighing, seconds: float) -> Judged:
    """Compare an action with the better one for so many seconds; raises as `Game.play` where it is not legal."""
    suspect = Suspect(lesson.number, lesson.turn, action, lesson.better, 0.0)
    weighing = weigh(record, suspect, known, seconds, soon=True)
    if not weighing.done:
        return Judged(weighing)
    judged = conclude(record, seat, suspect, weighing)
    if judged is not None:
        return Judged(weighing, judged)
    game = moment(record, lesson.number)
    full = legal(game, action)
    reason = telling_reason(game, full, (lesson.played,))
    told = None if reason is None else reason.as_dict()
    return Judged(weighing, None, told, _after(game, full, lesson.number))


def _after(game: Game, action: str, number: int) -> Step:
    """What the one who must decide sees after an action.

    Of a game that goes on from there by itself: the record holds only what chance answered to the move that was played.
    """
    assert game.decision is not None
    place = game.seats.index(game.decision.seat)
    before = game.view(game.seats[place])
    world = from_position(game.position(), number, game.version)
    events = world.play(action)
    seat = world.seats[place]
    patch = msgspec.convert(difference(before, world.view(seat)), list[PatchOp])
    told = [seen for event in events if (seen := event.seen_by(seat)) is not None]
    return Step(number + 1, seat, action, told, patch)
