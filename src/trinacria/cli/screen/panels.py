"""What surrounds every table: top bar, decision bar, lists of actions and events, command line, keys."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.suggester import SuggestFromList
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from trinacria.cli.packs.told import about_lines
from trinacria.cli.screen.scene import Scene, Table
from trinacria.games import game_class
from trinacria.kernel.action import Action
from trinacria.speech.saying import say_action, say_event


class TopBar(Static):
    """The game, how far it is, and who sits at the table."""

    def show(self, scene: Scene, table: Table) -> None:
        words = scene.words
        house = (" Trinacria ", "bold $on-wood on $wood-2")
        game = (" " + words(f"{scene.view['game']}-name") + " ", "bold")
        course = (f" {table.state(scene)} ", "$on-wood-2")
        players: list[tuple[str, str]] = []
        for seat in scene.view["seats"]:
            name = words("screen-you", name=scene.name(seat)) if seat == scene.viewer else scene.name(seat)
            players.append(
                (f" ▶ {name} ", "bold $felt-legal") if seat == scene.decider else (f" · {name} ", "$on-wood-2")
            )
        decider = [player for player in players if player[0].startswith(" ▶")]
        # What there is no room for goes, the least needed first.
        tries = ([house, game, course, *players], [house, game, course, *decider], [game, course, *decider])
        bars = [Content.assemble(*parts) for parts in (*tries, [house, course, *decider], [course, *decider])]
        self.update(next((bar for bar in bars if bar.cell_length <= self.app.size.width), bars[-1]))


class Choice(Button):
    """A button in the decision bar."""

    class Made(Message):
        """The player pressed it."""

        def __init__(self, what: Action | str) -> None:
            super().__init__()
            self.what = what

    def __init__(self, label: Content, what: Action | str) -> None:
        super().__init__(label, compact=True)
        self.what = what

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Hand on what the button stands for: an action of the game, or a command's name."""
        event.stop()
        self.post_message(self.Made(self.what))


class DecisionBar(Widget):
    """The one open question, the rule that asks it, and the answer to what the player last pointed at."""

    class Grown(Message):
        """The bar has another height."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._choices: list[tuple[Content, Action | str]] | None = None

    def compose(self) -> ComposeResult:
        """A question, a line of answer, a row of buttons."""
        yield Static(id="question")
        yield Static(id="answer")
        yield Horizontal(id="choices")

    def on_resize(self) -> None:
        """A longer text may have taken lines from the table."""
        self.post_message(self.Grown())

    def ask(self, question: Content, rule: str | None, active: bool) -> None:
        """Show the question with its rule; amber edge when it is the viewer's."""
        chip: Content | str = ""
        if rule:
            chip = Content.assemble("  ", Content.styled(f"§ {rule}", "bold $chosen").stylize("@click=app.rule"))
        self.query_one("#question", Static).update(Content.assemble(question, chip))
        self.set_class(active, "-active")

    def answer(self, text: Content, refused: bool = False) -> None:
        """Show a line below the question; in brick red when something was refused."""
        line = self.query_one("#answer", Static)
        line.set_class(refused, "-refused")
        line.update(Content.assemble("✕ ", text) if refused else text)

    def offer(self, choices: Sequence[tuple[Content, Action | str]]) -> None:
        if choices == self._choices:
            return
        self._choices = list(choices)
        row = self.query_one("#choices", Horizontal)
        row.remove_children()
        row.mount(*[Choice(label, what) for label, what in choices])


class ActionList(OptionList):
    """Every legal action, numbered."""

    def show(self, scene: Scene, table: Table) -> None:
        """List what the viewer may do now."""
        self.border_title = scene.words("screen-actions", count=len(scene.actions))
        options = []
        for number, action in enumerate(scene.actions, 1):
            said = table.paint(table.tell_action(action, scene))
            options.append(Option(Content.assemble((f"{number:>2} ", "bold $legal"), said)))
        self.set_options(options)


class EventLog(OptionList):
    """What happened, in the viewer's words."""

    _heard_last: tuple[object, ...] = ()
    _heard = 0

    def show(self, scene: Scene, table: Table) -> None:
        """Tell all events; those that are still to come are dim. What was told already is not told again."""
        self.border_title = scene.words("screen-log")
        played = game_class(str(scene.view["game"])).about_pack(str(scene.view.get("content", "")))
        self.border_subtitle = " ".join(about_lines(played, scene.words))
        told = [*scene.told, *scene.coming]
        reader = (scene.words.language, scene.viewer, scene.names)
        known = self._heard if self._goes_on(reader, told) and not scene.coming else 0
        self._heard_last, self._heard = (reader, told[-1] if told else None), 0 if scene.coming else len(told)
        options = []
        for at, event in enumerate(told[known:], known):
            said = say_event(event, scene.words, scene.names, scene.view, scene.viewer)
            opening = table.opens_chapter(event)
            line = Content.styled(f"▸ {said}", "bold $ink-3") if opening else table.paint(said)
            options.append(Option(line if at < len(scene.told) else line.stylize("dim")))
        if known:
            self.add_options(options)
        else:
            self.set_options(options)
        last = len(scene.told) - 1
        self.highlighted = last if last >= 0 else None
        if last >= 0:
            self.call_after_refresh(self.scroll_to_highlight)
        else:
            self.scroll_home(animate=False)

    def _goes_on(self, reader: object, told: Sequence[Mapping[str, object]]) -> bool:
        """Whether these events begin with those told last, to the same reader."""
        at = self._heard
        return 0 < at <= len(told) and self._heard_last == (reader, told[at - 1])


class CommandLine(Input):
    """Where the notation can be typed. Hidden until it is asked for."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    _before: Widget | None = None

    def open(self, scene: Scene) -> None:
        """Show the line, ready for typing, with the legal actions as suggestions."""
        self.placeholder = scene.words("screen-command")
        said = [say_action(action.text, scene.words, scene.view) for action in scene.actions]
        self.suggester = SuggestFromList([*said, *(action.text for action in scene.actions)], case_sensitive=False)
        self.value = ""
        self.add_class("-open")
        self._before = self.screen.focused
        self.focus()

    def action_leave(self) -> None:
        """Hide the line; the cursor goes back to where it was. What it suggested came from a hand, so it forgets it."""
        self.remove_class("-open")
        self.suggester = None
        self.value = ""
        if self.has_focus:
            self.screen.set_focus(self._before if self._before is not None and self._before.is_attached else None)


class KeyHints(Static):
    """The most useful keys, each of which can also be clicked."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._hints: Sequence[tuple[str, str, str]] = ()

    def show(self, hints: Sequence[tuple[str, str, str]]) -> None:
        """List keys, the most useful first: what is pressed, what it does, and the command behind it."""
        self._hints = hints
        parts: list[Content] = []
        room = self.app.size.width
        for key, text, command in hints:
            hint = Content.assemble((f" {key} ", "bold $on-wood"), (f"{text} ", "$on-wood-2"))
            room -= hint.cell_length
            if room >= 0:
                parts.append(hint.stylize(f"@click=app.{command}"))
        self.update(Content("").join(parts))

    def on_resize(self) -> None:
        """List as many as there is room for."""
        self.show(self._hints)
