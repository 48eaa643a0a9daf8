"""What the screen shows at one moment, and what a game's own table must provide. Knows no game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from trinacria.cli.games.face import face_of
from trinacria.kernel.action import Action
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game
from trinacria.kernel.preview import Preview
from trinacria.plugins import BrokenGame, resolve
from trinacria.speech.saying import say_action
from trinacria.words import Words


@dataclass(frozen=True)
class Scene:
    """One moment as one pair of eyes sees it. Tables draw from it and from nothing else."""

    view: Mapping[str, Any]
    viewer: str | None
    names: Mapping[str, str]
    words: Words
    told: Sequence[Mapping[str, object]] = ()
    """The events so far, as the viewer learnt them."""
    actions: tuple[Action, ...] = ()
    """What the viewer may do now; nothing while somebody else decides."""
    coming: Sequence[Mapping[str, object]] = ()
    """The events that are still to come, where a record tells them."""
    preview: Callable[[Action], Preview] | None = None
    """What an action would cost and bring, as the engine tells it; None: nobody can play here."""
    near: str | None = None
    """Who sits at the lower edge where there is no viewer."""

    @property
    def seats(self) -> list[str]:
        """The seats, beginning with the one at the lower edge."""
        seats: list[str] = list(self.view["seats"])
        nearest = self.viewer or self.near
        at = seats.index(nearest) if nearest in seats else 0
        return seats[at:] + seats[:at]

    @property
    def decider(self) -> str | None:
        """Who must decide; None when the game is over."""
        decision = self.view["decision"]
        return str(decision["seat"]) if decision is not None else None

    @property
    def kind(self) -> str | None:
        """The kind of the viewer's decision; None while somebody else decides."""
        decision = self.view["decision"]
        return decision.get("kind") if decision is not None else None

    @property
    def rule(self) -> str | None:
        """The rule behind the viewer's decision."""
        decision = self.view["decision"]
        return decision.get("rule") if decision is not None else None

    @property
    def optional(self) -> bool:
        """Whether the viewer may decline what the decision offers."""
        decision = self.view["decision"]
        return decision is not None and bool(decision.get("optional"))

    def name(self, seat: str) -> str:
        """The name of who sits at a seat."""
        return self.names.get(seat, seat)


def scene_of(
    game: Game, viewer: str | None, names: Mapping[str, str], words: Words, log: Sequence[Event] = ()
) -> Scene:
    """The scene that a viewer (None: a spectator) may see."""
    told = [seen for event in log if (seen := event.seen_by(viewer)) is not None]
    decision = game.decision
    actions = decision.actions if decision is not None and decision.seat == viewer else ()
    return Scene(game.view(viewer), viewer, names, words, told, actions, preview=lambda one: game.preview(one, viewer))


def open_scene(game: Game, near: str, names: Mapping[str, str], words: Words, log: Sequence[Event], told: int) -> Scene:
    """The scene with everything that any seat may see: for records, which are the whole truth anyway."""
    view: dict[str, Any] = game.view(None)
    for seat in game.seats:
        _merge(view, game.view(seat))
    view["seat"] = None
    events: list[Mapping[str, object]] = []
    for event in log:
        seen: dict[str, object] = {}
        for each in (None, *game.seats):
            seen |= event.seen_by(each) or {}
        events.append(seen)
    return Scene(view, None, names, words, events[:told], coming=events[told:], near=near)


def _merge(into: dict[str, Any], more: Mapping[str, Any]) -> None:
    for key, value in more.items():
        if isinstance(value, Mapping) and isinstance(into.get(key), dict):
            _merge(into[key], value)
        elif value is not None:
            into[key] = value


class Table(Widget):
    """A game's own part of the screen. It draws a scene and says what a player points at."""

    class Offered(Message):
        """The player points at a thing with which this can be done."""

        def __init__(self, heading: str, actions: tuple[Action, ...]) -> None:
            super().__init__()
            self.heading = heading
            self.actions = actions

    class Refused(Message):
        """The player points at a thing with which nothing can be done; the notation is what they seem to want."""

        def __init__(self, notation: str) -> None:
            super().__init__()
            self.notation = notation

    class Drawn(Message):
        """The table was drawn in another size."""

    class RuleAsked(Message):
        """The player wants to read a rule."""

        def __init__(self, rule: str) -> None:
            super().__init__()
            self.rule = rule

    class Described(Message):
        """The player's cursor is on a thing that can be described; an empty text: on nothing."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Told(Message):
        """Something to read, with a heading."""

        def __init__(self, heading: str, text: Content) -> None:
            super().__init__()
            self.heading = heading
            self.text = text

    stylesheet: ClassVar[Path]
    """How the table looks, in Textual's CSS."""

    def show(self, scene: Scene) -> None:
        raise NotImplementedError

    def side_panels(self) -> Iterable[Widget]:
        """What stands beside the table on a wide screen, above the actions and the log."""
        return ()

    def turn(self, part: str | None = None) -> None:
        """Show another part of the table, or the one named, where a small screen has room for one only."""

    def wanted(self) -> int:
        """How many lines the table needs to show everything at its smallest."""
        raise NotImplementedError

    def mark(self, action: Action | None) -> None:
        """Show as chosen the things an action touches; None: nothing is chosen."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Put the cursor on something useful: if possible, on a thing with which something can be done."""
        raise NotImplementedError

    def describe(self) -> None:
        """Describe again the thing under the cursor."""
        raise NotImplementedError

    def tell_more(self) -> None:
        """Show what lies open but has no room on the table."""
        raise NotImplementedError

    def tell_action(self, action: Action, scene: Scene) -> str:
        """An action in words."""
        return say_action(action.text, scene.words, scene.view)

    def pick(self, kind: str, name: str) -> None:
        """A thing drawn beside the table was pointed at."""

    def visit(self, kind: str, name: str) -> None:
        """The cursor is on a thing drawn beside the table."""

    def button(self, action: Action, scene: Scene) -> str:
        """An action on a button of the decision bar."""
        return self.tell_action(action, scene)

    def foresee(self, action: Action, scene: Scene) -> str:
        """What an action brings, computed before it is chosen; empty when there is nothing to say."""
        raise NotImplementedError

    def unplaced(self, scene: Scene) -> tuple[Action, ...]:
        """The legal actions that belong to no thing on the table, like passing."""
        raise NotImplementedError

    def paint(self, text: str, solid: bool = False) -> Content:
        """A sentence with the game's pieces in their colours; solid: to be read on any ground."""
        raise NotImplementedError

    def opens_chapter(self, event: Mapping[str, object]) -> bool:
        """Whether an event begins a new paragraph of the log, as a new turn does."""
        raise NotImplementedError

    def state(self, scene: Scene) -> str:
        """The one thing to know about the course of the game, for the top bar."""
        raise NotImplementedError

    def summary(self, scene: Scene) -> Content:
        """The score so far as a small panel."""
        raise NotImplementedError

    def closing(self, scene: Scene) -> Content:
        """What lies open at the end of the game."""
        raise NotImplementedError

    def lesson(self, words: Words) -> Content:
        """The pieces and the notation, for the help page."""
        raise NotImplementedError


def table_of(game: str) -> type[Table]:
    """The full-screen table of a game that has one; raises BrokenGame."""
    reference = face_of(game).table
    table = resolve(game, reference, type)
    if not issubclass(table, Table):
        raise BrokenGame("error-game-part", game=game, reference=reference, kind=Table.__name__)
    return table
