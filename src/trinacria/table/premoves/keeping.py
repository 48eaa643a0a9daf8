"""The premoves that stand at a table."""

from trinacria.table.history import log
from trinacria.table.premoves.foresight import verb_of
from trinacria.table.state import TableState


def set_premoves(table: TableState, body: log.Premoved) -> None:
    """A chair has planned these answers, or none any more."""
    others = {chair: actions for chair, actions in table.premoves.items() if chair != body.chair}
    table.premoves = {**others, body.chair: body.actions} if body.actions else others


def keep_premoves(table: TableState, mover: str, action: str) -> None:
    """After an action: premoves that were meant for another moment are gone."""
    assert table.progress is not None
    stand = verb_of(action) in table.progress.game.quiet
    for chair, (first, *rest) in list(table.premoves.items()):
        if chair == mover:
            table.premoves[chair] = rest if action == first else []
        elif not stand:
            table.premoves[chair] = []
    table.premoves = {chair: actions for chair, actions in table.premoves.items() if actions}


def drop_premoves(table: TableState, body: log.Body) -> None:
    """Time was turned back, or somebody else plays for a chair now: nobody planned for that."""
    match body:
        case log.Undone() | log.TakenBack() | log.Stopped():
            table.premoves = {}
        case log.Sat(chair) | log.BotSat(chair) | log.StoodUp(chair) | log.HandedOver(chair) | log.StoodIn(chair):
            table.premoves.pop(chair, None)
