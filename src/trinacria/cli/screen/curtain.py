"""Between two people at one screen, and at the end of a game."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from trinacria.cli.screen.dialogs import Sheet
from trinacria.words import Words


class Curtain(ModalScreen[None]):
    """Hides the table until the next player sits in front of it. Only what everybody may know stands on it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "lift", show=False),
        Binding("q,ctrl+q,ctrl+c", "app.ask_quit", show=False, priority=True),
    ]

    def __init__(self, name: str, meanwhile: Content, words: Words) -> None:
        super().__init__()
        self._player = name
        self._meanwhile = meanwhile
        self._words = words

    def compose(self) -> ComposeResult:
        """Whom to hand the screen to, and what happened in the open."""
        with Vertical(id="curtain"):
            yield Static(Content(self._words("screen-curtain", name=self._player)), id="curtain-name")
            yield Static(Content(self._words("screen-curtain-secret")), id="curtain-secret")
            yield Static(self._meanwhile, id="curtain-told")
            yield Button(Content(self._words("screen-curtain-lift", name=self._player)), id="lift")

    def on_mount(self) -> None:
        """Enter lifts the curtain."""
        self.query_one("#lift").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(None)

    def action_lift(self) -> None:
        self.dismiss(None)


class EndSheet(Sheet[str]):
    """The game is over, or had to be stopped: what came of it, and what next. Dismissed with what next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("q", "choose('quit')", show=False),
        Binding("s", "choose('save')", show=False),
        Binding("n", "choose('new')", show=False),
    ]

    def __init__(self, heading: str, said: Content, shown: Content, words: Words, faulty: bool = False) -> None:
        super().__init__()
        self._heading = heading
        self._said = said
        self._shown = shown
        self._words = words
        self._faulty = faulty

    def compose(self) -> ComposeResult:
        """The result, everything open, and what next."""
        with Vertical(id="ending", classes="sheet -wide"):
            yield Static(Content(self._heading), classes="heading")
            yield Static(self._said, id="result", classes="-refused" if self._faulty else "")
            with VerticalScroll(can_focus=False):
                yield Static(self._shown)
            with Horizontal(classes="buttons"):
                for name in ("new", "save", "look", "quit"):
                    yield Button(self._words(f"screen-end-{name}"), id=name, compact=True)

    def action_page(self, direction: int) -> None:
        """Scroll what lies open."""
        scroll = self.query_one(VerticalScroll)
        scroll.scroll_relative(y=direction * scroll.size.height, animate=False)

    def on_mount(self) -> None:
        """The first button has the cursor."""
        self.query_one("#new").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(event.button.id)

    def action_choose(self, what: str) -> None:
        """Say what next by a key."""
        self.dismiss(what)
