"""What playing and replaying have in common: the layout, themes, languages, help and rules."""

from collections.abc import Sequence
from dataclasses import replace
from importlib import resources
from pathlib import Path
from textwrap import wrap
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from trinacria.cli.screen.canvas import Canvas
from trinacria.cli.screen.dialogs import Page
from trinacria.cli.screen.panels import ActionList, CommandLine, DecisionBar, EventLog, KeyHints, TopBar
from trinacria.cli.screen.scene import Scene, Table, table_of
from trinacria.cli.screen.themes import THEMES, themes
from trinacria.speech.saying import say_rule
from trinacria.words import LANGUAGES, Words, words_in

LEAST_LOG, MOST_LOG = 1, 8
"""Lines of the log below the table."""
PAGE, PAGE_EDGE, KEY = 96, 8, 14
"""Columns of a page, of what is around its text, and of a key on the page of help."""
BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]
STYLES = Path(str(resources.files("trinacria.cli.screen")))


class TableFrame(App[None]):
    """A game's table with everything around it."""

    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("r", "rule", show=False),
        Binding("t", "switch_theme", show=False),
        Binding("l", "switch_language", show=False),
        Binding("g", "log", show=False),
        Binding("d", "more", show=False),
        Binding("v", "show_part", show=False),
        Binding("q", "ask_quit", show=False),
        Binding("ctrl+q,ctrl+c", "ask_quit", show=False, priority=True),
    ]
    scene: Scene

    def __init__(self, game: str, words: Words, theme: str) -> None:
        kind = table_of(game)
        super().__init__(css_path=[STYLES / "screen.tcss", kind.stylesheet])
        self.title = "Trinacria"
        self.words = words
        self.game_name = game
        self.table = kind()
        for known in themes():
            self.register_theme(known)
        self.theme = THEMES[theme]

    def compose(self) -> ComposeResult:
        """Bar on top; table and decision on the left; score, actions and log beside or below; keys at the bottom."""
        yield TopBar(id="top")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield self.table
                yield DecisionBar(id="decision")
            with Vertical(id="side"):
                yield from self.table.side_panels()
                yield Static(id="summary")
                yield ActionList(id="actions")
                yield EventLog(id="log")
        yield CommandLine(id="command")
        yield KeyHints(id="keys")

    # ---------------------------------------------------------------- drawing

    def draw(self) -> None:
        """Draw the current scene anew everywhere."""
        scene, table = self.scene, self.table
        with self.batch_update():
            self.query_one(TopBar).show(scene, table)
            table.show(scene)
            summary = self.query_one("#summary", Static)
            summary.border_title = scene.words("screen-score")
            summary.update(table.summary(scene))
            self.query_one(ActionList).show(scene, table)
            self.query_one("#log", EventLog).show(scene, table)
            self.query_one(KeyHints).show(self.hints())
            self.draw_bar()
        self.call_after_refresh(self.fit)

    def on_canvas_picked(self, message: Canvas.Picked) -> None:
        """A thing beside the table was pointed at: the table knows what it is."""
        self.table.pick(message.kind, message.name)

    def on_canvas_visited(self, message: Canvas.Visited) -> None:
        """The cursor is on a thing beside the table."""
        self.table.visit(message.kind, message.name)

    def on_table_drawn(self) -> None:
        """Share the lines anew."""
        self.fit()

    def on_decision_bar_grown(self) -> None:
        """Share the lines anew; the cursor must not be left below the edge."""
        self.fit()
        # There is no screen any more while the table is being put away.
        focused = self.screen_stack[0].focused if self.screen_stack else None
        if isinstance(focused, Canvas):
            self.call_after_refresh(focused.follow)

    def fit(self) -> None:
        """On a narrow screen the log has the lines that table and decision do not need."""
        if not self.query(DecisionBar):
            # The table is already being put away.
            return
        side = self.query_one("#side")
        if self.screen_stack[0].has_class("-wide"):
            side.styles.height = "1fr"
            return
        others = 2 + self.query_one(DecisionBar).size.height + self.table.wanted()
        side.styles.height = max(LEAST_LOG, min(MOST_LOG, self.size.height - others))

    def draw_bar(self) -> None:
        """Draw the decision bar."""
        raise NotImplementedError

    def hints(self) -> Sequence[tuple[str, str, str]]:
        """The keys shown at the bottom: key, text, command."""
        raise NotImplementedError

    def current_rule(self) -> str | None:
        """The rule that matters most now."""
        return self.scene.rule

    def tell(self, heading: str, text: Content, wide: bool = False) -> None:
        """Lay a page over the table."""
        self.push_screen(Page(heading, text, self.words("screen-page-hint"), wide))

    # ---------------------------------------------------------------- commands

    def action_help(self) -> None:
        """Keys, pieces, notation."""
        heading = Content.styled(self.words("screen-keys"), "bold $legal")
        keys = [self._told(key, name) for key, name in self.key_table()]
        parts = [heading, *keys, Content(""), self.table.lesson(self.words)]
        name = self.words(f"{self.game_name}-name")
        self.tell(f"{self.words('screen-help')} · {name}", Content("\n").join(parts), wide=True)

    def _told(self, key: str, name: str) -> Content:
        """A key and what it does, in the game's own words where it has some; wrapped behind the key."""
        own = f"screen-{self.game_name}-help-{name}"
        text = self.words(own if own in self.words else f"screen-help-{name}")
        room = min(PAGE, self.size.width * 24 // 25) - PAGE_EDGE
        behind = KEY if room > 3 * KEY else 2
        first, *rest = wrap(text, room - behind)
        if behind < KEY:
            first, *rest = "", first, *rest
        below = [Content(" " * behind + line) for line in rest]
        return Content("\n").join([Content.assemble((key.ljust(KEY), "bold"), first), *below])

    def key_table(self) -> list[tuple[str, str]]:
        """Every key with the name of what it does."""
        raise NotImplementedError

    def action_rule(self) -> None:
        """Open the rule behind the decision, or behind the last refusal."""
        self.show_rule(self.current_rule())

    def show_rule(self, rule: str | None) -> None:
        """Show a rule's text; only its id where the catalogue has no text."""
        if rule is None:
            self.tell(self.words("screen-rule"), Content(self.words("screen-rule-none")))
            return
        known = rule in self.words
        text = say_rule(rule, self.words, self.scene.view) if known else self.words("screen-rule-id-only", rule=rule)
        self.tell(self.words("screen-rule-title", rule=rule), Content(text))

    def on_table_rule_asked(self, message: Table.RuleAsked) -> None:
        """A thing on the table asks for its rule."""
        self.show_rule(message.rule)

    def on_table_told(self, message: Table.Told) -> None:
        """A thing on the table has something to tell."""
        self.tell(message.heading, message.text)

    def action_log(self) -> None:
        """The whole log on a page of its own."""
        lines = [option.prompt for option in self.query_one("#log", EventLog).options]
        text = Content("\n").join([line for line in lines if isinstance(line, Content)])
        self.tell(self.words("screen-log"), text, wide=True)

    def action_more(self) -> None:
        """What lies open but has no room on the table."""
        self.table.tell_more()

    def action_show_part(self, part: str | None = None) -> None:
        """Another part of the table, where a small screen shows one at a time."""
        self.table.turn(part)

    def action_switch_theme(self) -> None:
        """From dark to light and back."""
        self.theme = THEMES["light"] if self.theme == THEMES["dark"] else THEMES["dark"]

    def action_switch_language(self) -> None:
        """On to the next language whose catalogue knows this game."""
        at = LANGUAGES.index(self.words.language)
        for language in (*LANGUAGES[at + 1 :], *LANGUAGES[:at]):
            words = speaks(language, self.game_name)
            if words is not None:
                self.words = words
                self.reword()
                return

    def reword(self) -> None:
        """Say everything again, in the new language."""
        self.scene = replace(self.scene, words=self.words)
        self.draw()

    def action_ask_quit(self) -> None:
        """Quit, perhaps after a question."""
        self.exit()


def speaks(language: str, game: str) -> Words | None:
    """The catalogue of a language if it has this game's words and the screen's."""
    try:
        words = words_in(language)
    except FileNotFoundError:
        return None
    return words if f"{game}-name" in words and "screen-help" in words else None
