"""Stepping through a record, with every hand open."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.timer import Timer
from textual.widgets import OptionList

import trinacria
from trinacria.cli.games.face import face_of
from trinacria.cli.screen.frame import TableFrame
from trinacria.cli.screen.panels import ActionList, Choice, DecisionBar, EventLog
from trinacria.cli.screen.scene import open_scene
from trinacria.games import unfold
from trinacria.kernel.action import Action
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game
from trinacria.kernel.record import check, conclude
from trinacria.speech.saying import say_result
from trinacria.words import Words

AUTOPLAY = 0.9
"""Seconds a step of the autoplay stays."""


@dataclass(frozen=True)
class Step:
    """The game after an action, and how many events had been told by then."""

    game: Game
    told: int
    seat: str = ""
    action: Action | None = None


def steps_of(record: dict[str, object]) -> tuple[list[Step], list[Event]]:
    """Every moment of a recorded game, and all its events; raises InvalidRecord."""
    trinacria.replay(record)
    steps: list[Step] = []
    log: list[Event] = []
    for step in unfold(record):
        log += step.events
        if step.number == 0:
            steps.append(Step(step.game.copy(), 0))
        elif step.seat != CHANCE or step.game.explicit_chance:
            action = step.game.well_formed(step.text.lower())
            steps.append(Step(step.game.copy(), len(log), step.seat, action))
    conclude(check(record), steps[-1].game)
    return steps, log


class ReplayApp(TableFrame):
    """A recorded game at the full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,j", "go(1)", show=False),
        Binding("left,p,k", "go(-1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("pagedown", "go(10)", show=False),
        Binding("pageup", "go(-10)", show=False),
        Binding("space", "autoplay", show=False),
        Binding("v", "turn_table", show=False),
        Binding("w", "show_part", show=False),
    ]

    def __init__(self, record: dict[str, object], words: Words, theme: str) -> None:
        self.steps, self.story = steps_of(record)
        super().__init__(self.steps[0].game.name, words, theme)
        told = check(record)
        self.names = dict(told.players)
        self.from_position = told.start is not None
        self.at = 0
        self.below = 0
        """Which seat sits at the lower edge."""
        self.pace = AUTOPLAY
        self._autoplay: Timer | None = None
        # The arrow keys step through the game here, so no card and no list may take them.
        self.table.can_focus_children = False

    def on_mount(self) -> None:
        """Begin at the beginning."""
        self.query_one("#log", EventLog).can_focus = False
        self.query_one(ActionList).display = False
        self.look()

    def look(self) -> None:
        """Show the current step."""
        step = self.steps[self.at]
        near = step.game.seats[self.below]
        self.scene = open_scene(step.game, near, self.names, self.words, self.story, step.told)
        self.draw()

    # ---------------------------------------------------------------- stepping

    def go_to(self, at: int) -> None:
        """Show a step; beyond the ends, the first or the last."""
        self.at = max(0, min(at, len(self.steps) - 1))
        if self.at == len(self.steps) - 1:
            self.stop()
        self.look()

    def action_go(self, by: int) -> None:
        """Some steps on, or back."""
        self.stop()
        self.go_to(self.at + by)

    def action_first(self) -> None:
        self.stop()
        self.go_to(0)

    def action_last(self) -> None:
        self.go_to(len(self.steps) - 1)

    def action_autoplay(self) -> None:
        """Let the game run by itself, or stop it; from the end it begins anew."""
        if self.running:
            self.stop()
            self.draw_bar()
            return
        if self.at == len(self.steps) - 1:
            self.go_to(0)
        self._autoplay = self.set_interval(self.pace, self.advance)
        self.draw_bar()

    def advance(self) -> None:
        """One step of the autoplay."""
        self.go_to(self.at + 1)

    @property
    def running(self) -> bool:
        """Whether the game runs by itself."""
        return self._autoplay is not None

    def stop(self) -> None:
        if self._autoplay is not None:
            self._autoplay.stop()
            self._autoplay = None

    def action_turn_table(self) -> None:
        """Look from the other side."""
        self.below = (self.below + 1) % len(self.scene.view["seats"])
        self.look()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """A click on a line of the log goes to the action that brought it about."""
        if isinstance(message.option_list, EventLog):
            self.stop()
            self.go_to(bisect_right([step.told for step in self.steps], message.option_index))

    def on_choice_made(self, message: Choice.Made) -> None:
        """A button below the table was pressed."""
        commands = {
            "first": self.action_first,
            "previous": lambda: self.action_go(-1),
            "autoplay": self.action_autoplay,
            "next": lambda: self.action_go(1),
            "last": self.action_last,
        }
        commands[str(message.what)]()

    # ---------------------------------------------------------------- words

    def draw_bar(self) -> None:
        """Which step this is, what was done, and how to go on."""
        bar, words, step = self.query_one(DecisionBar), self.words, self.steps[self.at]
        where = Content(words("screen-replay-step", number=self.at, count=len(self.steps) - 1))
        if step.action is None:
            said: Content | str = words("plain-replay-position" if self.from_position else "screen-replay-start")
        else:
            told = self.table.tell_action(step.action, self.scene)
            said = Content.assemble((f"{self.scene.name(step.seat)}: ", "bold"), self.table.paint(told))
        bar.ask(Content.assemble(where.stylize("bold"), "  ", said), self._rule(), active=False)
        result = step.game.result
        ended = say_result(result, words, self.names, self.scene.view) if result is not None else ""
        if result is None and self.at == len(self.steps) - 1:
            ended = words("screen-replay-unfinished")
        bar.answer(Content(ended))
        symbols = {"first": "«", "previous": "‹", "autoplay": "■" if self.running else "▶", "next": "›", "last": "»"}
        choices: list[tuple[Content, Action | str]] = []
        for name, symbol in symbols.items():
            key = "stop" if name == "autoplay" and self.running else name
            choices.append((Content(f"{symbol} {words(f'screen-replay-{key}')}"), name))
        bar.offer(choices)

    def _rule(self) -> str | None:
        """The rule behind the question that was answered here."""
        before = self.steps[max(0, self.at - 1)].game.decision
        return before.rule if before is not None else None

    def current_rule(self) -> str | None:
        """The rule shown in the bar."""
        return self._rule()

    def hints(self) -> Sequence[tuple[str, str, str]]:
        """The keys at the bottom."""
        keys = (
            ("?", "help"),
            ("←", "go(-1)"),
            ("→", "go(1)"),
            ("␣", "autoplay"),
            ("q", "ask_quit"),
            ("v", "turn_table"),
            ("r", "rule"),
            ("g", "log"),
            ("l", "switch_language"),
            ("t", "switch_theme"),
        )
        texts = {"go(-1)": "previous", "go(1)": "next"}
        return [
            (key, self.words(f"screen-key-{texts.get(command, command).replace('_', '-')}"), command)
            for key, command in keys
        ]

    def key_table(self) -> list[tuple[str, str]]:
        """Every key with the name of what it does."""
        parts = any(command == "show_part" for _, command in face_of(self.game_name).keys)
        return [
            ("← → p n", "step"),
            ("PgUp PgDn", "ten-steps"),
            ("Home End", "ends"),
            ("Space", "autoplay"),
            ("v", "turn-table"),
            *([("w", "show-part")] if parts else []),
            ("r", "rule"),
            ("d", "piles"),
            ("g", "log"),
            ("t", "theme"),
            ("l", "language"),
            ("q", "quit"),
        ]
