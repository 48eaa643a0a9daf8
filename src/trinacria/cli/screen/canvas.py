"""A picture in characters with things on it that a cursor or a mouse can point at. Knows no game."""

from typing import ClassVar, Final, NamedTuple

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from trinacria.cli.screen.navigation import Direction, nearest
from trinacria.cli.screen.scene import Scene

LEGAL: Final = "bold $on-coin on $felt-legal"
CHOSEN: Final = "bold $on-chosen on $chosen"
MARKS: Final = {"cursor": "▶", "legal": "•", "chosen": "✓"}


class Thing(NamedTuple):
    """Something on a picture that can be pointed at."""

    kind: str
    name: str
    region: Region


class Picture:
    """Lines of characters, each with a style."""

    def __init__(self, width: int, ground: str = "") -> None:
        self.width = width
        self.ground = ground
        self.lines: list[list[tuple[str, str]]] = []
        self.things: list[Thing] = []

    @property
    def height(self) -> int:
        """How many lines are drawn so far."""
        return len(self.lines)

    def write(self, x: int, y: int, text: str, style: str = "", room: int | None = None) -> int:
        """Write from a place on, cut to the room there is; the next free column."""
        while len(self.lines) <= y:
            self.lines.append([(" ", self.ground)] * self.width)
        end = self.width if room is None else min(self.width, x + room)
        for letter in text:
            if x >= end:
                break
            self.lines[y][x] = (letter, style or self.ground)
            x += 1
        return x

    def fill(self, region: Region, style: str) -> None:
        """Lay a ground under a region."""
        for y in range(region.y, region.bottom):
            self.write(region.x, y, " " * region.width, style)

    def point(self, kind: str, name: str, region: Region) -> None:
        """From now on this region is a thing."""
        self.things.append(Thing(kind, name, region))

    def content(self) -> Content:
        """The picture as something a widget can show."""
        drawn: list[Content] = []
        for line in self.lines:
            parts: list[tuple[str, str]] = []
            for letter, style in line:
                if parts and parts[-1][1] == style:
                    parts[-1] = (parts[-1][0] + letter, style)
                else:
                    parts.append((letter, style))
            drawn.append(Content.assemble(*parts))
        return Content("\n").join(drawn)


class Canvas(Static, can_focus=True):
    """A widget that draws a scene as a picture. Arrow keys go from thing to thing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move('left')", show=False),
        Binding("right", "move('right')", show=False),
        Binding("up", "move('up')", show=False),
        Binding("down", "move('down')", show=False),
        Binding("enter,space", "pick", show=False),
    ]

    class Picked(Message):
        """The player points at a thing and wants to do something with it."""

        def __init__(self, kind: str, name: str) -> None:
            super().__init__()
            self.kind = kind
            self.name = name

    class Visited(Message):
        """The cursor stands on a thing."""

        def __init__(self, kind: str, name: str) -> None:
            super().__init__()
            self.kind = kind
            self.name = name

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.picture = Picture(0)
        self.cursor: tuple[str, str] | None = None
        self.legal: frozenset[tuple[str, str]] = frozenset()
        self.chosen: frozenset[tuple[str, str]] = frozenset()

    def draw(self, scene: Scene, width: int) -> Picture:
        """The scene as a picture of this width."""
        raise NotImplementedError

    def show(self, scene: Scene, legal: frozenset[tuple[str, str]]) -> None:
        """Draw a scene; the legal things are those with which something can be done."""
        self.scene = scene
        self.legal = legal
        self.redraw()

    def redraw(self) -> None:
        """Draw again what is known."""
        width = self.size.width
        if self.scene is None or width < 1:
            return
        self.picture = self.draw(self.scene, width)
        if self.cursor is not None and self.cursor not in {thing[:2] for thing in self.picture.things}:
            self.cursor = None
        # Not the height of the picture before: what was drawn while hidden may never have been laid out.
        self.update(self.picture.content(), layout=self.picture.height != self.size.height)

    def state(self, kind: str, name: str) -> tuple[str, str | None]:
        """The mark before a thing, and the style of its name where it is not the usual one."""
        key = (kind, name)
        style = CHOSEN if key in self.chosen else LEGAL if key in self.legal else None
        if key == self.cursor and self.is_attached and self.screen.focused is self:
            return MARKS["cursor"], style
        return (MARKS["chosen"] if key in self.chosen else MARKS["legal"] if key in self.legal else " "), style

    def find(self, kind: str, name: str) -> Thing | None:
        """A thing of the picture."""
        return next((thing for thing in self.picture.things if thing[:2] == (kind, name)), None)

    # ---------------------------------------------------------------- the cursor

    def visit(self, thing: Thing) -> None:
        """Put the cursor on a thing."""
        self.cursor = (thing.kind, thing.name)
        self.redraw()
        self.follow()
        # A picture that has just been drawn may not have been laid out yet.
        self.call_after_refresh(self.follow)
        self.post_message(self.Visited(thing.kind, thing.name))

    def follow(self) -> None:
        """Bring what the cursor is on into sight."""
        found = self.find(*self.cursor) if self.cursor is not None else None
        if found is not None and isinstance(self.parent, Widget):
            self.parent.scroll_to_region(found.region, animate=False)

    def on_resize(self) -> None:
        """The picture depends on the width."""
        self.redraw()

    def on_focus(self) -> None:
        """The cursor becomes visible, on something useful."""
        found = self.find(*self.cursor) if self.cursor is not None else None
        if found is None:
            found = next((thing for thing in self.picture.things if thing[:2] in self.legal), None)
        found = found or next(iter(self.picture.things), None)
        if found is not None:
            self.visit(found)

    def on_blur(self) -> None:
        """The cursor is somewhere else."""
        self.redraw()

    def action_move(self, direction: Direction) -> None:
        """Go to the next thing in a direction."""
        here = self.find(*self.cursor) if self.cursor is not None else None
        if here is None:
            self.on_focus()
            return
        found = nearest(direction, here.region, [thing.region for thing in self.picture.things])
        if found is not None:
            self.visit(self.picture.things[found])

    def action_pick(self) -> None:
        """Do something with the thing under the cursor."""
        if self.cursor is not None:
            self.post_message(self.Picked(*self.cursor))

    def on_click(self, event: events.Click) -> None:
        """Do something with the thing clicked."""
        for thing in reversed(self.picture.things):
            if thing.region.contains(event.x, event.y):
                event.stop()
                self.visit(thing)
                self.post_message(self.Picked(thing.kind, thing.name))
                return
