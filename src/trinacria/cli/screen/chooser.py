"""Choosing at the full-screen table: menus, numbers, the command line, and why something is refused."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, OptionList

from trinacria.cli.games.face import face_of
from trinacria.cli.screen.dialogs import Menu
from trinacria.cli.screen.frame import TableFrame
from trinacria.cli.screen.panels import ActionList, Choice, CommandLine, DecisionBar
from trinacria.cli.screen.scene import Table
from trinacria.cli.session import Session
from trinacria.kernel.action import Action
from trinacria.kernel.errors import IllegalAction, TrinacriaError
from trinacria.kernel.game import Game
from trinacria.speech.saying import meant, say_error, say_prompt, say_result
from trinacria.words import Words


def harmless(game: Game, action: Action) -> bool:
    """Whether an action could be taken back: nothing would be revealed, and the same seat would decide next."""
    decision = game.decision
    twin = game.copy()
    events = twin.play(action)
    after = twin.decision
    same = decision is not None and after is not None and decision.seat == after.seat
    return same and not any(event.reveals for event in events)


class Chooser(TableFrame):
    """A session's table at which the person who must decide can choose."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "actions", show=False),
        Binding("colon,slash", "command", show=False),
        Binding("escape", "clear", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
    ]

    def __init__(self, session: Session, words: Words, theme: str) -> None:
        super().__init__(session.game.name, words, theme)
        self.session = session
        self.refused: TrinacriaError | None = None
        self.described = ""
        self.fault: TrinacriaError | None = None
        """What stopped the game: a bot that broke down."""

    def reword(self) -> None:
        """Say everything again, also what is under the cursor."""
        self.described = ""
        super().reword()
        self.table.describe()

    def follow(self) -> None:
        """Show what has become of the game and see who comes next."""
        raise NotImplementedError

    def action_skip(self) -> None:
        """Do not wait before the bot's next action."""
        raise NotImplementedError

    def action_undo(self) -> None:
        """Take back the last action of this turn."""
        raise NotImplementedError

    def action_ending(self) -> None:
        """What came of the game, and what next."""
        raise NotImplementedError

    def play(self, action: Action | str) -> None:
        """Play an action or a notation; a refusal is shown, nothing else happens."""
        if self._not_mine():
            return
        try:
            self.session.play(action, self.scene.viewer)
        except TrinacriaError as error:
            self.refuse(error)
            return
        self.refused = None
        self.described = ""
        self.follow()

    def refuse(self, error: TrinacriaError) -> None:
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
        self.choose(heading, actions, self._chosen)

    def choose(self, heading: str, actions: Sequence[Action], then: Callable[[Action | None], None]) -> None:
        """Lay a menu over the table."""
        scene, table = self.scene, self.table
        menu = Menu(
            table.paint(heading, solid=True),
            actions,
            tell=lambda action: table.paint(table.tell_action(action, scene), solid=True),
            foresee=lambda action: table.foresee(action, scene),
            mark=table.mark,
            hint=self.words("screen-menu-hint"),
        )
        self.push_screen(menu, then)

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
        if message.text == self.described:
            return
        self.described = message.text
        self.refused = None
        # The last one may come when the table is already being put away.
        if self.query(DecisionBar):
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
        """Play what was typed: a number of the list, the words of an answer or a notation, perhaps shortened."""
        line = self.query_one(CommandLine)
        if message.input is not line:
            return
        text = message.value.strip()
        line.action_leave()
        if text.isdigit():
            self.action_number(int(text))
        elif text:
            self.play(meant(text, self.scene.actions, self.words, self.scene.view) or text)

    def action_clear(self) -> None:
        """Put away the refusal and the command line; the cursor goes back to the table."""
        self.refused = None
        self.query_one(CommandLine).action_leave()
        self.draw_bar()
        self.table.focus_first()

    # ---------------------------------------------------------------- the bar

    def draw_bar(self) -> None:
        """Say who must decide what, and answer what was last pointed at."""
        bar, scene, words = self.query_one(DecisionBar), self.scene, self.words
        choices: list[tuple[Content, Action | str]] = []
        if self.fault is not None:
            bar.ask(Content(words("screen-stopped")), None, active=False)
            choices.append((Content(words("screen-end-again")), "ending"))
        elif scene.decider is None:
            bar.ask(Content(self.result()), None, active=False)
            choices.append((Content(words("screen-end-again")), "ending"))
        elif scene.kind is None:
            bar.ask(Content(words("screen-waiting", name=scene.name(scene.decider))), None, active=False)
            choices.append((Content(words("screen-skip")), "skip"))
        else:
            bar.ask(self._question(), scene.rule, active=True)
            for action in self.table.unplaced(scene):
                choices.append((self.table.paint(self.table.button(action, scene)), action))
            if self.session.can_undo:
                choices.append((Content(words("screen-undo")), "undo"))
        bar.offer(choices)
        if self.refused is not None:
            bar.answer(self.table.paint(say_error(self.refused, words, self.session.names, scene.view)), refused=True)
        else:
            bar.answer(self.table.paint(self.described if scene.actions else ""))

    def _question(self) -> Content:
        """What is asked, behind a badge: whether it must be done or may be declined."""
        optional = self.scene.optional
        badge = f" {self.words('screen-may' if optional else 'screen-must')} "
        style = "bold $legal" if optional else "bold $raised on $legal"
        return Content.assemble((badge, style), " ", say_prompt(self.words, self.scene.view))

    def result(self) -> str:
        """How the game ended, in a sentence."""
        session = self.session
        assert session.game.result is not None
        return say_result(session.game.result, self.words, session.names, session.game.view(None))

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
            *self.own_hints(),
            ("g", "log"),
            ("l", "switch_language"),
            ("t", "switch_theme"),
            ("s", "save"),
        )
        return [(key, self.words(f"screen-key-{command.replace('_', '-')}"), command) for key, command in keys]

    def own_hints(self) -> Sequence[tuple[str, str]]:
        """Keys that only some games need."""
        return face_of(self.game_name).keys

    def key_table(self) -> list[tuple[str, str]]:
        """Every key with the name of what it does."""
        return [
            ("← → ↑ ↓ Tab", "move"),
            ("Enter Space", "pick"),
            ("1–9", "number"),
            ("a", "actions"),
            (": /", "command"),
            ("r", "rule"),
            ("u", "undo"),
            ("d", "piles"),
            ("g", "log"),
            *[(key, command.replace("_", "-")) for key, command in self.own_hints()],
            ("n", "skip"),
            ("s", "save"),
            ("t", "theme"),
            ("l", "language"),
            ("q", "quit"),
        ]
