"""Playing at the full-screen table: whose turn it is, what is chosen, what is refused, bots, the curtain, the end."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from threading import Thread
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Input, OptionList

import trinacria
from trinacria.cli.screen.curtain import Curtain, EndSheet
from trinacria.cli.screen.dialogs import Menu, Question, SaveSheet
from trinacria.cli.screen.frame import TableFrame
from trinacria.cli.screen.panels import ActionList, Choice, CommandLine, DecisionBar
from trinacria.cli.screen.scene import Table, scene_of
from trinacria.cli.session import Player, Session
from trinacria.kernel.action import Action
from trinacria.kernel.errors import IllegalAction, TrinacriaError
from trinacria.kernel.game import Game
from trinacria.words import Words, tell_error, tell_event, tell_result

PAUSE = 0.6
"""Seconds between two actions of a bot, so that a person can follow."""

MEANWHILE = 8
"""How many events the curtain tells at most; the log has them all."""


def harmless(game: Game, action: Action) -> bool:
    """Whether an action could be taken back: nothing would be revealed, and the same seat would decide next."""
    decision = game.decision
    twin = game.copy()
    events = twin.play(action)
    after = twin.decision
    same = decision is not None and after is not None and decision.seat == after.seat
    return same and not any(event.reveals for event in events)


class TableApp(TableFrame):
    """A session at the full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "actions", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("colon,slash", "command", show=False),
        Binding("escape", "clear", show=False),
        Binding("n", "skip", show=False),
        Binding("e", "ending", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
    ]

    class BotMoved(Message):
        """A bot has played one action, or broken down."""

        def __init__(self, fault: TrinacriaError | None) -> None:
            super().__init__()
            self.fault = fault

    def __init__(self, session: Session, words: Words, theme: str) -> None:
        super().__init__(session.game.name, words, theme)
        self.session = session
        self.pause = PAUSE
        self.eyes: str | None = None
        """Who sits in front of the screen; None: it is not known yet, so nothing secret is shown."""
        self.thinking = False
        """Whether a bot is at work. Its thread owns the session then: nothing here may touch the game."""
        self.refused: TrinacriaError | None = None
        self.described = ""
        self.fault: TrinacriaError | None = None
        self._waiting: Timer | None = None

    def on_mount(self) -> None:
        """Begin where the session stands."""
        self.follow()

    # ---------------------------------------------------------------- the course of the game

    def follow(self) -> None:
        """Show what has become of the game and see who comes next."""
        session = self.session
        if session.game.decision is None:
            self.eyes = session.people[0] if len(session.people) == 1 else None
            self.look()
            self.action_ending()
            return
        viewer = session.viewer
        if len(session.people) > 1 and viewer is not None and viewer != self.eyes:
            self.eyes = None
            self.look()
            self.push_screen(Curtain(session.names[viewer], self._meanwhile(viewer), self.words), self._lifted)
            return
        self.eyes = viewer
        self.look()
        if session.waits_for_bot and self.fault is None:
            if self.pause > 0:
                self._waiting = self.set_timer(self.pause, self._think)
            else:
                self._think()

    def look(self) -> None:
        """See the game anew through the eyes of who sits here, and draw it."""
        session = self.session
        self.scene = scene_of(session.game, self.eyes, session.names, self.words, session.log)
        self.draw()
        if self.scene.actions and len(self.screen_stack) == 1:
            self.call_after_refresh(self.table.focus_first)

    def _lifted(self, _: None) -> None:
        """The curtain is up: the player who must decide sits here now."""
        self.eyes = self.session.viewer
        self.look()

    def _meanwhile(self, viewer: str) -> Content:
        """What everybody saw since this player last acted."""
        session = self.session
        told: list[Content] = []
        for event in reversed(session.log):
            seen = event.seen_by(None)
            if seen is None or (seen.get("seat") == viewer and self.table.opens_chapter(seen)):
                continue
            if seen.get("seat") == viewer:
                break
            said = tell_event(session.game.name, seen, self.words, session.names)
            told.append(self.table.paint(said, solid=True))
        told.reverse()
        return Content("\n").join(told[-MEANWHILE:])

    def play(self, action: Action | str) -> None:
        """Play an action or a notation; a refusal is shown, nothing else happens."""
        if self._not_mine():
            return
        try:
            self.session.play(action)
        except TrinacriaError as error:
            self.refuse(error)
            return
        self.refused = None
        self.described = ""
        self.follow()

    def refuse(self, error: TrinacriaError) -> None:
        """Say why not."""
        self.refused = error
        self.draw_bar()

    def _not_mine(self) -> bool:
        """Whether somebody else must decide, or nobody: then this is said."""
        if self.scene.actions:
            return False
        decider = self.scene.decider
        if decider is None:
            self.action_ending()
        else:
            self.action_skip()
        return True

    # ---------------------------------------------------------------- bots

    def _think(self) -> None:
        """Let the bot choose in a thread of its own. A daemon: a bot that never answers cannot keep us from quitting."""
        self._waiting = None
        if self.thinking or not self.session.waits_for_bot:
            return
        self.thinking = True
        Thread(target=self._play_bot, name="bot", daemon=True).start()

    def _play_bot(self) -> None:
        fault: TrinacriaError | None = None
        try:
            self.session.play_bot()
        except TrinacriaError as error:
            fault = error
        self.post_message(self.BotMoved(fault))

    def on_table_app_bot_moved(self, message: BotMoved) -> None:
        """Show what the bot did; one that broke down ends the game."""
        self.thinking = False
        self.fault = message.fault
        if self.fault is None:
            self.follow()
        else:
            self.look()
            self.action_ending()

    def action_skip(self) -> None:
        """Do not wait before the bot's next action."""
        if self._waiting is not None:
            self._waiting.stop()
            self._think()

    # ---------------------------------------------------------------- choosing

    def on_table_offered(self, message: Table.Offered) -> None:
        """Play the one harmless thing there is to do, or let the player choose."""
        self.offer(message.heading, message.actions)

    def offer(self, heading: str, actions: tuple[Action, ...]) -> None:
        """Play at once what can be taken back; ask otherwise."""
        if self._not_mine() or not actions:
            return
        self.refused = None
        if len(actions) == 1 and harmless(self.session.game, actions[0]):
            self.play(actions[0])
            return
        scene, table = self.scene, self.table
        menu = Menu(
            table.paint(heading, solid=True),
            actions,
            tell=lambda action: table.paint(table.tell_action(action, scene), solid=True),
            foresee=lambda action: table.foresee(action, scene),
            mark=table.mark,
            hint=self.words("screen-menu-hint"),
        )
        self.push_screen(menu, self._chosen)

    def _chosen(self, action: Action | None) -> None:
        if action is not None:
            self.play(action)

    def on_table_refused(self, message: Table.Refused) -> None:
        """Something was pointed at with which nothing can be done: say why not."""
        if self._not_mine():
            return
        game = self.session.game
        action = game.well_formed(message.notation.lower())
        if action is not None:
            self.refuse(game.refusal(action))

    def on_table_described(self, message: Table.Described) -> None:
        """The cursor is on something else; a refusal stays until the cursor moves."""
        self.described = message.text
        self.refused = None
        self.draw_bar()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """An action was chosen from the list."""
        if isinstance(message.option_list, ActionList):
            self.action_number(message.option_index + 1)

    def on_choice_made(self, message: Choice.Made) -> None:
        """A button of the decision bar was pressed."""
        if isinstance(message.what, Action):
            self.offer(self.table.tell_action(message.what, self.scene), (message.what,))
        elif message.what == "undo":
            self.action_undo()
        elif message.what == "ending":
            self.action_ending()
        else:
            self.action_skip()

    def action_number(self, number: int) -> None:
        """Choose by number from the list of actions."""
        if 0 < number <= len(self.scene.actions):
            action = self.scene.actions[number - 1]
            self.offer(self.table.tell_action(action, self.scene), (action,))

    def action_actions(self) -> None:
        """All legal actions as a menu."""
        self.offer(self.words("screen-actions", count=len(self.scene.actions)), self.scene.actions)

    def action_command(self) -> None:
        """Open the command line."""
        if not self._not_mine():
            self.query_one(CommandLine).open(self.scene)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Play what was typed: a notation, perhaps shortened, or a number of the list."""
        line = self.query_one(CommandLine)
        if message.input is not line:
            return
        text = message.value.strip()
        line.action_leave()
        if text.isdigit():
            self.action_number(int(text))
        elif text:
            self.play(text)
        if self.scene.actions and len(self.screen_stack) == 1:
            self.table.focus_first()

    def action_clear(self) -> None:
        """Put away the refusal and the command line."""
        self.refused = None
        self.query_one(CommandLine).action_leave()
        self.draw_bar()

    def action_undo(self) -> None:
        """Take back the last action of this turn."""
        if self.thinking or not self.session.can_undo:
            self.notify(self.words("screen-undo-none"), timeout=3)
            return
        self.session.undo()
        self.refused = None
        self.look()

    # ---------------------------------------------------------------- the bar

    def draw_bar(self) -> None:
        """Say who must decide what, and answer what was last pointed at."""
        bar, scene, words = self.query_one(DecisionBar), self.scene, self.words
        choices: list[tuple[Content, Action | str]] = []
        if self.fault is not None:
            bar.ask(Content(words("screen-stopped")), None, active=False)
            choices.append((Content(words("screen-end-again")), "ending"))
        elif scene.decider is None:
            bar.ask(Content(self._result()), None, active=False)
            choices.append((Content(words("screen-end-again")), "ending"))
        elif scene.kind is None:
            bar.ask(Content(words("screen-waiting", name=scene.name(scene.decider))), None, active=False)
            choices.append((Content(words("screen-skip")), "skip"))
        else:
            bar.ask(Content(words(f"{self.game_name}-decision-{scene.kind}")), scene.rule, active=True)
            for action in self.table.unplaced(scene):
                choices.append((self.table.paint(self.table.tell_action(action, scene)), action))
            if self.session.can_undo:
                choices.append((Content(words("screen-undo")), "undo"))
        bar.offer(choices)
        if self.refused is not None:
            bar.answer(self.table.paint(tell_error(self.refused, words, self.session.names)), refused=True)
        else:
            bar.answer(self.table.paint(self.described if scene.actions else ""))

    def _result(self) -> str:
        session = self.session
        assert session.game.result is not None
        return tell_result(self.game_name, session.game.result, self.words, session.names)

    def current_rule(self) -> str | None:
        """The rule of the last refusal, else of the decision."""
        if isinstance(self.refused, IllegalAction) and self.refused.rule is not None:
            return self.refused.rule
        return self.scene.rule

    def hints(self) -> Sequence[tuple[str, str, str]]:
        """The keys at the bottom."""
        keys = (
            ("?", "help"),
            ("a", "actions"),
            (":", "command"),
            ("r", "rule"),
            ("u", "undo"),
            ("q", "ask_quit"),
            ("g", "log"),
            ("l", "switch_language"),
            ("t", "switch_theme"),
            ("s", "save"),
        )
        return [(key, self.words(f"screen-key-{command.replace('_', '-')}"), command) for key, command in keys]

    def key_table(self) -> list[tuple[str, str]]:
        """Every key with what it does."""
        named = [
            ("← → ↑ ↓ Tab", "move"),
            ("Enter Space", "pick"),
            ("1–9", "number"),
            ("a", "actions"),
            (": /", "command"),
            ("r", "rule"),
            ("u", "undo"),
            ("d", "piles"),
            ("g", "log"),
            ("n", "skip"),
            ("s", "save"),
            ("t", "theme"),
            ("l", "language"),
            ("q", "quit"),
        ]
        return [(key, self.words(f"screen-help-{name}")) for key, name in named]

    # ---------------------------------------------------------------- the end, saving, quitting

    def action_ending(self) -> None:
        """What came of the game, and what next."""
        words = self.words
        if self.fault is not None:
            said = Content(tell_error(self.fault, words, self.session.names))
            sheet = EndSheet(words("screen-stopped"), said, self.table.summary(self.scene), words, faulty=True)
        elif self.scene.decider is None:
            sheet = EndSheet(words("screen-over"), Content(self._result()), self.table.closing(self.scene), words)
        else:
            return
        self.push_screen(sheet, self._next)

    def _next(self, what: str | None) -> None:
        if what == "new":
            self.begin_again()
        elif what == "save":
            self.action_save()
        elif what == "quit":
            self.exit()

    def begin_again(self) -> None:
        """A new game of the same kind; everybody moves on one seat, so that another begins."""
        old = self.session
        game = trinacria.new_game(old.game.name, mode=old.game.mode, options=old.game.options)
        players = [old.players[seat] for seat in game.seats]
        players = [*players[1:], players[0]]
        fresh = [Player(p.name, type(p.bot)(p.bot.seed + 1) if p.bot is not None else None) for p in players]
        self.session = Session(game, dict(zip(game.seats, fresh, strict=True)))
        self.eyes = self.refused = self.fault = None
        self.described = ""
        self.follow()

    def action_save(self) -> None:
        """Write the record to a file."""
        if self.thinking:
            self.notify(self.words("screen-save-wait"), timeout=3)
            return
        name = f"{self.game_name}-{datetime.now():%Y%m%d-%H%M%S}.txt"
        self.push_screen(SaveSheet(name, trinacria.dump(self.session.record()), self.words), self._saved)

    def _saved(self, path: Path | None) -> None:
        if path is not None:
            self.notify(self.words("screen-saved", file=str(path)), timeout=5)
        if self.scene.decider is None or self.fault is not None:
            self.action_ending()

    def action_ask_quit(self) -> None:
        """Quit after a question, or at once when the game is over."""
        if self.scene.decider is None:
            self.exit()
        elif not isinstance(self.screen, Question):
            words = self.words
            sheet = Question(words("screen-quit-question"), words("screen-quit-yes"), words("screen-quit-no"))
            self.push_screen(sheet, self._quit)

    def _quit(self, yes: bool | None) -> None:
        if yes:
            self.exit()
