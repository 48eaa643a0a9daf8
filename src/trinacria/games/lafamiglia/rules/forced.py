"""Questions with one answer that everybody at the table can tell: to give it at once tells nothing to anybody."""

from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step
from trinacria.kernel.decision import Decision


def forced(game: State, step: Step, asked: Decision) -> bool:
    """Whether a question can be answered in one way only, and everybody knows it."""
    return len(asked.actions) == 1 and step.open_answers(game)
