"""The table of La Famiglia at the full screen: map, sheets, families; side by side, or one at a time behind tabs."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from trinacria.cli.games.lafamiglia import sentences
from trinacria.cli.games.lafamiglia.choices import actions_at, legal_things, pane_of, things_of, unplaced, wish
from trinacria.cli.games.lafamiglia.map import MapCanvas
from trinacria.cli.games.lafamiglia.people import FamilyCanvas, PeopleCanvas
from trinacria.cli.games.lafamiglia.sheets import SheetsCanvas
from trinacria.cli.games.lafamiglia.solo import SoloCanvas
from trinacria.cli.screen.canvas import Canvas
from trinacria.cli.screen.panels import EventLog
from trinacria.cli.screen.scene import Scene, Table
from trinacria.games.lafamiglia.rules.actions import NUMBER, VERBS
from trinacria.kernel.action import Action
from trinacria.speech.games.lafamiglia.names import Names, pack_of
from trinacria.words import Words

PANES: Final = ("map", "sheets", "solo", "family", "people", "log")
TOGETHER: Final = ("map", "sheets", "solo")
"""The panes that a wide screen shows one below the other."""
ROOM: Final = 4
"""Columns around the name of a tab."""
WIDE: Final = 100
"""Columns of the table from which on map and sheets are shown together."""


def panes_of(scene: Scene | None) -> tuple[str, ...]:
    """The panes of a game: the solo board lies on the table only where fewer than four play."""
    solo = scene is not None and "solo_board" in scene.view
    return PANES if solo else tuple(pane for pane in PANES if pane != "solo")


class TabBar(Static):
    """The names of the panes; a dot says that the choice is there."""

    class Chosen(Message):
        """A tab was clicked."""

        def __init__(self, pane: str) -> None:
            super().__init__()
            self.pane = pane

    def show(self, scene: Scene, current: str) -> None:
        there = pane_of(scene)
        self.panes = panes_of(scene)
        self.ends: list[int] = []
        parts: list[tuple[str, str]] = []
        names = {pane: scene.words(f"screen-lafamiglia-tab-{pane}") for pane in self.panes}
        roomy = sum(len(name) + ROOM for name in names.values()) <= self.app.size.width
        for pane, name in names.items():
            mark = "•" if pane == there else " " if roomy else ""
            shown = f" {mark}{name} " if roomy else f"{mark}{name}"
            parts += [(shown, "bold $on-coin on $felt-legal" if pane == current else "$on-wood on $wood-2"), (" ", "")]
            self.ends.append(sum(len(text) for text, _ in parts))
        self.update(Content.assemble(*parts))

    def on_click(self, event: events.Click) -> None:
        """Choose the tab under the mouse."""
        for pane, end in zip(self.panes, self.ends, strict=True):
            if event.x < end:
                self.post_message(self.Chosen(pane))
                return


class LaFamigliaTable(Table):
    """Map and sheets; the families stand beside it on a wide screen and behind tabs on a narrow one."""

    stylesheet: ClassVar[Path] = Path(__file__).with_name("table.tcss")

    def __init__(self) -> None:
        super().__init__(id="table")
        self.scene: Scene | None = None
        self.pane = "map"
        self._asked: tuple[object, ...] = ()
        self._beside = (FamilyCanvas("side-family"), PeopleCanvas("side-people"))

    def compose(self) -> ComposeResult:
        """The track of the phase, a conflict, tabs, and the panes."""
        yield Static(id="track")
        yield Static(id="duel")
        yield TabBar(id="tabs")
        for pane, canvas in (
            ("map", MapCanvas("map")),
            ("sheets", SheetsCanvas("sheets")),
            ("solo", SoloCanvas("solo")),
            ("family", FamilyCanvas("family")),
            ("people", PeopleCanvas("people")),
        ):
            with VerticalScroll(id=f"pane-{pane}", classes="pane", can_focus=False):
                yield canvas
        with VerticalScroll(id="pane-log", classes="pane", can_focus=False):
            yield EventLog(id="tab-log")

    def side_panels(self) -> Iterable[Widget]:
        """The families, for a wide screen."""
        for canvas in self._beside:
            yield VerticalScroll(canvas, id=f"panel-{canvas.id}", classes="side-panel", can_focus=False)

    def on_mount(self) -> None:
        """Colours of the map are mixed for the theme at hand."""
        self.app.theme_changed_signal.subscribe(self, lambda _: self._redraw())

    def _redraw(self) -> None:
        for canvas in self._canvases():
            canvas.redraw()

    def _canvases(self) -> list[Canvas]:
        return [*self.query(Canvas), *self._beside]

    # ---------------------------------------------------------------- drawing

    def show(self, scene: Scene) -> None:
        """Draw a scene. A new question brings forward the pane where its choices are."""
        self.scene = scene
        legal = legal_things(scene)
        asked = (scene.decider, scene.kind, len(scene.told))
        if asked != self._asked:
            self._asked = asked
            self.pane = pane_of(scene) or self.pane
        for canvas in self._canvases():
            canvas.chosen = frozenset()
            canvas.show(scene, legal)
        self.query_one("#track", Static).update(sentences.track(scene) if "families" in scene.view else "")
        fight = sentences.duel(scene)
        duel = self.query_one("#duel", Static)
        duel.display = fight is not None
        duel.update(fight or "")
        self._arrange()

    def on_resize(self) -> None:
        """Together or one at a time."""
        self._arrange()
        self.post_message(self.Drawn())

    @property
    def wide(self) -> bool:
        """Whether map and sheets are shown together."""
        return self.size.width >= WIDE

    def _arrange(self) -> None:
        self.set_class(self.wide, "-together")
        there = panes_of(self.scene)
        for pane in PANES:
            shown = pane in there and (pane in TOGETHER if self.wide else pane == self.pane)
            self.query_one(f"#pane-{pane}").display = shown
        if self.scene is not None and self.pane == "log" and not self.wide:
            self.query_one("#tab-log", EventLog).show(self.scene, self)
        tabs = self.query_one(TabBar)
        tabs.display = not self.wide
        if self.scene is not None and not self.wide:
            tabs.show(self.scene, self.pane)

    def on_tab_bar_chosen(self, message: "TabBar.Chosen") -> None:
        """A tab was clicked."""
        message.stop()
        self.turn(message.pane)

    def turn(self, part: str | None = None) -> None:
        """Show another pane of a small screen."""
        if self.wide or part == self.pane:
            return
        panes = panes_of(self.scene)
        self.pane = part or panes[(panes.index(self.pane) + 1) % len(panes)]
        self._arrange()
        if self.pane != "log":
            self.call_after_refresh(self.query_one(f"#{self.pane}", Canvas).focus)

    def wanted(self) -> int:
        """The map takes all it can have."""
        return 60

    # ---------------------------------------------------------------- pointing

    def on_canvas_picked(self, message: Canvas.Picked) -> None:
        """Offer what can be done, or ask why nothing can."""
        message.stop()
        self.pick(message.kind, message.name)

    def pick(self, kind: str, name: str) -> None:
        """A thing was pointed at."""
        scene = self.scene
        if scene is None:
            return
        actions = actions_at(scene, kind, name)
        if actions:
            self.post_message(self.Offered(sentences.describe(kind, name, scene), actions))
        elif scene.actions:
            self.post_message(self.Refused(wish(scene, kind, name)))
        else:
            self.visit(kind, name)

    def on_canvas_visited(self, message: Canvas.Visited) -> None:
        """Describe what is under the cursor."""
        message.stop()
        self.visit(message.kind, message.name)

    def visit(self, kind: str, name: str) -> None:
        """Say what a thing is."""
        if self.scene is not None:
            self.post_message(self.Described(sentences.describe(kind, name, self.scene)))

    def mark(self, action: Action | None) -> None:
        """Show as chosen the things an action touches."""
        assert self.scene is not None
        chosen = frozenset(things_of(action, self.scene.view)) if action is not None else frozenset()
        for canvas in self._canvases():
            canvas.chosen = chosen
            canvas.redraw()

    def focus_first(self) -> None:
        """Put the cursor on the first thing with which something can be done."""
        scene = self.scene
        if scene is None:
            return
        pane = pane_of(scene)
        if pane is None:
            return
        at_side = self.wide and pane in ("family", "people")
        canvas = next(one for one in self._canvases() if one.id == (f"side-{pane}" if at_side else pane))
        if canvas.cursor not in canvas.legal:
            canvas.cursor = None
        if canvas.has_focus:
            canvas.on_focus()
        else:
            canvas.focus()

    def describe(self) -> None:
        """Describe the thing under the cursor again."""
        focused = self.screen.focused
        if isinstance(focused, Canvas) and focused.cursor is not None:
            self.visit(*focused.cursor)

    def tell_more(self) -> None:
        """The control tiles with their texts."""
        if self.scene is not None:
            told = Names(pack_of(self.scene.view), self.scene.words)
            tiles = [told.pack.tiles[tile] for tile in self.scene.view["tiles"]["in_play"]]
            lines = [Content.assemble((tile.name, "bold"), f": {tile.text}") for tile in tiles]
            self.post_message(self.Told(self.scene.words("screen-lafamiglia-tiles"), Content("\n").join(lines)))

    # ---------------------------------------------------------------- words

    def button(self, action: Action, scene: Scene) -> str:
        """A bare number where nothing but a number is asked, so that many have room."""
        verb, *rest = action.text.split()
        return rest[0] if VERBS[verb] == (NUMBER,) else self.tell_action(action, scene)

    def foresee(self, action: Action, scene: Scene) -> str:
        """What an action brings."""
        return sentences.foresee(action, scene)

    def unplaced(self, scene: Scene) -> tuple[Action, ...]:
        """Numbers, cards, parts, stopping."""
        return unplaced(scene)

    def paint(self, text: str, solid: bool = False) -> Content:
        """A sentence with the families in their colours."""
        if self.scene is None:
            return Content(text)
        return (sentences.solid if solid else sentences.paint)(text, self.scene.words)

    def opens_chapter(self, event: Mapping[str, object]) -> bool:
        """A turn and a phase are paragraphs of the log."""
        return event["kind"] in ("turn", "planning", "orders_revealed", "order_begins")

    def state(self, scene: Scene) -> str:
        view = scene.view
        rounds = pack_of(view).pieces.limits.rounds
        phase = scene.words(f"table-phase-{view['phase']}")
        return scene.words("table-round", round=view["round"], rounds=rounds, phase=phase)

    def summary(self, scene: Scene) -> Content:
        """The mandamenti so far."""
        return sentences.standing(scene)

    def closing(self, scene: Scene) -> Content:
        """The mandamenti at the end."""
        return sentences.standing(scene)

    def lesson(self, words: Words) -> Content:
        return sentences.lesson(words)
