"""Sheets laid over the table: a menu, a page to read, a question, a file name."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from trinacria.kernel.action import Action
from trinacria.words import Words

R = TypeVar("R")


class Sheet(ModalScreen[R | None], Generic[R]):
    """A sheet over the table. Escape, or a click beside it, puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "away", show=False),
        Binding("ctrl+q,ctrl+c", "app.ask_quit", show=False, priority=True),
    ]

    def action_away(self) -> None:
        """Put the sheet away without an answer."""
        self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        """A click beside the sheet puts it away."""
        if event.widget is self:
            self.dismiss(None)


class Menu(Sheet[Action]):
    """What can be done with the thing pointed at, and what each choice brings."""

    def __init__(
        self,
        heading: Content,
        actions: Sequence[Action],
        tell: Callable[[Action], Content],
        foresee: Callable[[Action], str],
        mark: Callable[[Action | None], None],
        hint: str,
    ) -> None:
        super().__init__()
        self._heading = heading
        self._actions = list(actions)
        self._tell = tell
        self._foresee = foresee
        self._mark = mark
        self._hint = hint

    def compose(self) -> ComposeResult:
        """A heading, the choices, what the highlighted one brings, and how to choose."""
        with Vertical(id="menu", classes="sheet"):
            yield Static(self._heading, classes="heading")
            options = [
                Option(Content.assemble((f"{number:>2} ", "bold"), self._tell(action)))
                for number, action in enumerate(self._actions, 1)
            ]
            yield OptionList(*options)
            yield Static(id="foreseen")
            yield Static(self._hint, classes="hint")

    def on_mount(self) -> None:
        """Begin with the first choice."""
        choices = self.query_one(OptionList)
        choices.highlighted = 0
        choices.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what this choice would bring."""
        action = self._actions[event.option_index]
        self._mark(action)
        foreseen = self._foresee(action)
        self.query_one("#foreseen", Static).update(Content(foreseen))
        self.query_one("#foreseen").display = bool(foreseen)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self._mark(None)
        self.dismiss(self._actions[event.option_index])

    def on_key(self, event: events.Key) -> None:
        """A digit takes the choice with that number."""
        if event.key.isdigit() and 0 < int(event.key) <= len(self._actions):
            event.stop()
            self._mark(None)
            self.dismiss(self._actions[int(event.key) - 1])

    def action_away(self) -> None:
        """Nothing is chosen."""
        self._mark(None)
        self.dismiss(None)


class Page(Sheet[None]):
    """A sheet with text that scrolls: rules, help, a refusal."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,q,question_mark,r", "away", show=False)]

    def __init__(self, heading: str, text: Content, hint: str, wide: bool = False) -> None:
        super().__init__()
        self._heading = heading
        self._text = text
        self._hint = hint
        self._wide = wide

    def compose(self) -> ComposeResult:
        """A heading and a text that can be scrolled."""
        with Vertical(classes="sheet -wide" if self._wide else "sheet"):
            yield Static(Content(self._heading), classes="heading")
            with VerticalScroll(can_focus=True):
                yield Static(self._text)
            yield Static(self._hint, classes="hint")

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one(VerticalScroll).focus()


class Question(Sheet[bool]):
    """A question answered by yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, text: str, yes: str, no: str) -> None:
        super().__init__()
        self._text = text
        self._yes = yes
        self._no = no

    def compose(self) -> ComposeResult:
        """The question and two buttons; the cautious one has the cursor."""
        with Vertical(classes="sheet"):
            yield Static(self._text, classes="heading")
            with Horizontal(classes="buttons"):
                yield Button(self._no, id="no")
                yield Button(self._yes, id="yes")

    def on_mount(self) -> None:
        """Enter alone does no harm."""
        self.query_one("#no").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(event.button.id == "yes")


class SaveSheet(Sheet[Path]):
    """Asks for a file's name and writes; what goes wrong is told here."""

    def __init__(self, name: str, text: str, words: Words) -> None:
        super().__init__()
        self._name = name
        self._text = text
        self._words = words

    def compose(self) -> ComposeResult:
        """A line for the name, and one for what went wrong."""
        with Vertical(classes="sheet"):
            yield Static(self._words("screen-save-where"), classes="heading")
            yield Input(self._name)
            yield Static(id="wrong")
            yield Static(self._words("screen-save-hint"), classes="hint")

    def on_mount(self) -> None:
        """The name can be changed at once."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Write the file; one that is there already is never overwritten."""
        event.stop()
        path = Path(event.value.strip()).expanduser()
        wrong = self.query_one("#wrong", Static)
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(self._text)
        except FileExistsError:
            wrong.update(Content(self._words("screen-save-exists", file=str(path))))
        except OSError as error:
            reason = error.strerror or type(error).__name__
            wrong.update(Content(self._words("screen-save-failed", file=str(path), reason=reason)))
        except ValueError as error:
            wrong.update(Content(self._words("screen-save-failed", file=str(path), reason=str(error))))
        else:
            self.dismiss(path)
