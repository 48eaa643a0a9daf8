"""The four steps of a turn of Famiglia: done, left out, open."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from textual.app import ComposeResult
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from trinacria.cli.screen.scene import Scene
from trinacria.games.famiglia.actions import PASS, NewCards, PlayCard, Recruit
from trinacria.kernel.action import Action

State: TypeAlias = Literal["done", "skipped", "busy", "now", "open", "later"]

SIGNS: Final[dict[State, str]] = {"done": "✓", "skipped": "–", "busy": "●", "now": "○", "open": "·", "later": "·"}
PROOFS: Final = {"put_away": 1, "accountant": 2, "brute": 3, "recruited": 4, "passed": 4}
"""The events that show that a step was done."""
SUBDECISIONS: Final = {"take_back": 2, "lay_down": 2, "lower": 3}


def step_of(action: Action) -> int:
    """To which of the four steps a turn's action belongs; 0: to one that is already under way."""
    if isinstance(action, NewCards):
        return 1
    if isinstance(action, PlayCard):
        return 2 if action.card[0] == "B" else 3
    return 4 if isinstance(action, Recruit) or action == PASS else 0


def step_states(scene: Scene) -> tuple[State, ...]:
    """How each step stands, from the view, what may be done, and what happened in this turn."""
    done: set[int] = set()
    for event in reversed(scene.told):
        if event["kind"] == "turn":
            break
        done.add(PROOFS.get(str(event["kind"]), 0))
    busy = SUBDECISIONS.get(scene.kind or "", 0)
    usable = {step_of(action) for action in scene.actions}
    first = int(scene.view["step"])
    states: list[State] = []
    for step in (1, 2, 3, 4):
        if step == busy:
            states.append("busy")
        elif step in usable and not busy:
            states.append("now")
        elif step < first or (busy and step < busy):
            states.append("done" if step in done else "skipped")
        else:
            states.append("later" if scene.actions else "open")
    return tuple(states)


class Step(Static):
    """One step of the track. A click offers what can be done in it."""

    class Picked(Message):
        """The player pointed at a step."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, number: int) -> None:
        super().__init__(classes="step")
        self.number = number

    def on_click(self) -> None:
        """Point at this step."""
        self.post_message(self.Picked(self.number))


class StepTrack(Widget):
    """The four steps side by side."""

    def compose(self) -> ComposeResult:
        """One label a step."""
        for number in (1, 2, 3, 4):
            yield Step(number)

    def show(self, scene: Scene, states: Sequence[State], roomy: bool) -> None:
        """Draw the track; the state stands as a sign and, where there is room, as a word."""
        over = scene.view["result"] is not None
        for step, state in zip(self.query(Step), states, strict=True):
            for name in SIGNS:
                step.set_class(state == name and not over, f"-{name}")
            title = scene.words(f"famiglia-step-{step.number}")
            label = Content(f"{SIGNS[state]} {step.number} {title}")
            if roomy:
                label = Content.assemble(label, "\n", (scene.words(f"screen-famiglia-step-{state}"), "italic"))
            step.update(label)
