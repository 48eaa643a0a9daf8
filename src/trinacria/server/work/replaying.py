"""A finished game, move by move, for anyone who looks at it again. All of it takes long: a process does it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from trinacria.bots.analysis import MOST_TURNS, TURN, analyse
from trinacria.games import unfold, verify
from trinacria.kernel.errors import InvalidRecord, TrinacriaError
from trinacria.kernel.game import Game
from trinacria.kernel.record import check, conclude
from trinacria.server.wire.answers import preview_lines
from trinacria.server.wire.bodies import Chance, Chances, Step, Steps
from trinacria.server.wire.previews import PreviewLines
from trinacria.server.wire.protocol import PatchOp
from trinacria.table.patch import difference

EVERYTHING = "all"


def steps_of(record: object, seat: str | None, since: int, count: int) -> Steps:
    """Some steps of a record from one viewpoint: a seat, a spectator (None), or "all". Raises InvalidRecord."""
    told = check(record)
    place: int | None = None
    steps: list[Step] = []
    before: dict[str, Any] = {}
    game: Game | None = None
    for step in unfold(record):
        game = step.game
        if step.number == 0 and seat not in (None, EVERYTHING):
            place = _place(record, seat)
        if not since <= step.number < since + count:
            continue
        if step.number == len(told.moves):
            conclude(told, game)
        # By place, not by name: a draft gives the seats their names.
        viewer = game.seats[place] if place is not None else None
        view = game.open_view() if seat == EVERYTHING else game.view(viewer)
        if seat == EVERYTHING:
            events = [event.in_full() for event in step.events]
        else:
            events = [seen for event in step.events if (seen := event.seen_by(viewer)) is not None]
        patch = msgspec.convert(difference(before, view), list[PatchOp]) if steps else None
        preview = _preview_of_next(game, told.moves, step.number, viewer)
        steps.append(Step(step.number, step.seat, step.text, events, patch, None if steps else view, preview))
        before = view
    assert game is not None
    begun = told.start is not None
    return Steps(told.game, list(game.seats), told.players, len(told.moves), _verified(record), begun, steps)


def _preview_of_next(
    game: Game, moves: Sequence[tuple[str, str]], number: int, viewer: str | None
) -> PreviewLines | None:
    """What the viewer's next move would cost and bring: it is known, so nobody need ask for it."""
    if number >= len(moves) or game.decision is None or game.decision.seat != viewer:
        return None
    seat, text = moves[number]
    try:
        return preview_lines(game.preview(text, viewer)) if seat == viewer else None
    except TrinacriaError:
        # A record with an illegal move: the next step says which.
        return None


def chances_of(record: object, since: int, count: int) -> Chances:
    """A stretch of the course of a record; bots play a while from each of its moments. Raises InvalidRecord."""
    analysis = analyse(record, since=since, count=count)
    moments = [
        Chance(moment.number, moment.seat, moment.win_chance, moment.change, moment.setup)
        for moment in analysis.moments
    ]
    return Chances([list(side) for side in analysis.sides], analysis.start, analysis.total, TURN, MOST_TURNS, moments)


def _place(record: object, seat: str | None) -> int:
    """Where a seat sits, by the name it has in the end."""
    last: Game | None = None
    for step in unfold(record):
        last = step.game
    assert last is not None
    last.check_seat(str(seat))
    return last.seats.index(str(seat))


def _verified(record: object) -> bool:
    try:
        verify(record)
    except InvalidRecord:
        return False
    return True
