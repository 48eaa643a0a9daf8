"""The table of Famiglia: street, hands, gangs, deck, discard and the four steps."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from trinacria.cli.games.famiglia import sentences
from trinacria.cli.games.famiglia.card import CHIP, TINY, Card, Face
from trinacria.cli.games.famiglia.card_row import CardRow, choose_sizes, height
from trinacria.cli.games.famiglia.choices import actions_at, hint, touched, wish
from trinacria.cli.games.famiglia.pile import WIDTH, Pile, fan
from trinacria.cli.games.famiglia.step_track import Step, StepTrack, step_of, step_states
from trinacria.cli.screen.navigation import Direction, next_in
from trinacria.cli.screen.scene import Scene, Table
from trinacria.games.famiglia.actions import DONE, PASS
from trinacria.kernel.action import Action
from trinacria.words import Words

ROOMY = (90, 30)
"""From this width and height of the table on, there is room for piles and a tall step track."""
NAME = 26
CROWD = 10
ZONE = 7


class FamigliaTable(Table):
    """Draws a scene of Famiglia."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"move('{key}')", show=False) for key in ("left", "right", "up", "down")),
    ]

    stylesheet: ClassVar[Path] = Path(__file__).with_name("table.tcss")

    def __init__(self) -> None:
        super().__init__(id="table")
        self.scene: Scene | None = None
        self.roomy = False
        self._drawn: tuple[Scene, Size] | None = None
        """What is on the screen: a terminal often reports the size that it had before."""

    def compose(self) -> ComposeResult:
        """The opponent above, the street in the middle, the viewer below."""
        with Horizontal(id="them"):
            yield Static(id="their-name", classes="player")
            yield Static(id="their-backs")
            with Vertical(id="their-rows"):
                with Horizontal(id="their-hand-row", classes="zone-row"):
                    yield Static(id="their-hand-label", classes="zone")
                    yield CardRow("their-hand")
                with Horizontal(classes="zone-row"):
                    yield Static(id="their-gang-label", classes="zone")
                    yield CardRow("their-gang")
        with Vertical(id="middle"):
            yield Static(id="caption")
            with Horizontal(id="street-line"):
                yield Pile("deck")
                with Center(id="street-place"):
                    yield CardRow("street")
                yield Pile("discard")
        yield StepTrack()
        with Center(id="hand-place"):
            yield CardRow("hand")
        with Horizontal(id="mine"):
            yield Static(id="my-name", classes="player")
            with Vertical(id="my-rows"), Horizontal(classes="zone-row"):
                yield Static(id="gang-label", classes="zone")
                yield CardRow("gang")

    # ---------------------------------------------------------------- drawing

    def show(self, scene: Scene) -> None:
        self.scene = scene
        if self.is_mounted and self.size.width:
            self._draw(scene)

    def on_resize(self) -> None:
        if self.scene is not None and self._drawn != (self.scene, self.size):
            self._draw(self.scene)
            self.post_message(self.Drawn())

    def _draw(self, scene: Scene) -> None:
        self._drawn = (scene, self.size)
        width, room = self.size
        self.roomy = width >= ROOMY[0] and room >= ROOMY[1]
        self.set_class(self.roomy, "-roomy")
        view, words = scene.view, scene.words
        me, them = scene.seats
        self._draw_player(scene, me, "my-name")
        self._draw_player(scene, them, "their-name")
        open_hand = view.get("hands", {}).get(them)
        backs = fan(view["hand_sizes"][them]) if self.roomy else Content("")
        self.query_one("#their-backs", Static).update(backs)
        self.query_one("#their-backs").display = self.roomy and open_hand is None
        self.query_one("#their-hand-row").display = open_hand is not None
        for label, key in (("their-hand-label", "hand"), ("their-gang-label", "gang"), ("gang-label", "gang")):
            self.query_one(f"#{label}", Static).update(words(f"screen-famiglia-{key}-label"))
        left = NAME if self.roomy else 0
        chips = width - left - ZONE - 1
        self._row("gang").lay(self._faces("gang", view["gangs"][me]), CHIP, chips)
        if self.roomy and open_hand is None:
            chips -= backs.cell_length // 3 + 1
        self._row("their-hand").lay([Face(card) for card in open_hand or []], CHIP, chips)
        self._row("their-gang").lay([Face(card) for card in view["gangs"][them]], CHIP, chips)
        self._draw_cards(scene, me, width, room)
        track = self.query_one(StepTrack)
        track.set_class(self.roomy, "-roomy")
        track.show(scene, step_states(scene), self.roomy)

    def _draw_cards(self, scene: Scene, me: str, width: int, room: int) -> None:
        """Street and hand in the largest sizes for which there is room."""
        view = scene.view
        street, hand = view["street"], view.get("hands", {}).get(me, [])
        across = width - (2 * WIDTH if self.roomy else 0)
        lines = room - self._other_lines(scene)
        street_size, hand_size = choose_sizes([(len(street), across), (len(hand), width)], lines)
        self._row("street").lay(self._faces("street", street), street_size, across)
        self._row("hand").lay(self._faces("hand", hand), hand_size, width)
        self.query_one("#caption", Static).update(self._caption(scene))
        for pile in self.query(Pile):
            pile.display = self.roomy
            pile.show(scene, street_size)

    def _other_lines(self, scene: Scene) -> int:
        """The lines of everything but street and hand."""
        gang, their_gang = self._row("gang").lines, self._row("their-gang").lines
        open_hand = self._row("their-hand").lines if scene.seats[1] in scene.view.get("hands", {}) else 0
        if self.roomy:
            return 8 + max(3, gang) + max(3, their_gang + open_hand)
        return 4 + gang + their_gang + open_hand

    def wanted(self) -> int:
        """The lines of a small table."""
        if self.scene is None:
            return 0
        hand = self.scene.view.get("hands", {}).get(self.scene.seats[0], [])
        cards = ((len(self.scene.view["street"]), self.size.width), (len(hand), self.size.width))
        return 12 if self.roomy else self._other_lines(self.scene) + sum(height(*row, TINY) for row in cards)

    def _draw_player(self, scene: Scene, seat: str, label: str) -> None:
        words, view = scene.words, scene.view
        name = words("screen-you", name=scene.name(seat)) if seat == scene.viewer else scene.name(seat)
        whole = sentences.total(scene, seat)
        sign = "▶ " if view["to_move"] == seat and view["result"] is None else "  "
        counts = words("screen-famiglia-counts", hand=view["hand_sizes"][seat], gang=len(view["gangs"][seat]))
        score = words("screen-famiglia-points-hidden", points=view["gang_points"][seat])
        if whole is not None:
            score = words("screen-famiglia-points", points=whole)
        gap = "\n  " if self.roomy else "  "
        hidden = seat not in view.get("hands", {})
        held = view["hand_sizes"][seat]
        backs = "  " + ("▒ " if held < CROWD else "▒") * held if hidden and not self.roomy else ""
        self.query_one(f"#{label}", Static).update(
            Content.assemble(
                (sign, "bold $felt-legal"),
                (name, "bold"),
                gap,
                (counts, "$on-felt-2"),
                gap,
                (score, "bold $coin"),
                (backs, "$on-back"),
            )
        )

    def _caption(self, scene: Scene) -> Content:
        """The street's heading, with what is known of the deck and the notice of the last turn."""
        words, view = scene.words, scene.view
        parts = [Content.styled(words("screen-famiglia-street", count=len(view["street"])), "bold")]
        if not self.roomy:
            piles = words("screen-famiglia-piles", deck=view["deck_size"], discard=len(view["discard"]))
            parts.append(Content.styled(piles, "$on-felt-2"))
        if view["deck_bottom"]:
            bottom = words("screen-famiglia-bottom", cards=" ".join(view["deck_bottom"]))
            parts.append(Content.styled(bottom, "$on-felt-2"))
        left = view["turns_left"]
        if left is not None and view["result"] is None:
            parts.append(Content.styled(words("screen-famiglia-last-turn", turns=left), "bold $coin"))
        return Content("  ·  ").join(parts)

    def _faces(self, zone: str, cards: list[str]) -> list[Face]:
        scene = self.scene
        assert scene is not None
        faces: list[Face] = []
        lowered = scene.view["lowered"] if zone == "street" else None
        for at, card in enumerate(cards):
            actions = actions_at(scene, zone, at, card)
            ability = ""
            if int(card[1]) and card[0] != "R":
                ability = scene.words(f"screen-famiglia-hint-{card[0]}", value=int(card[1]))
            faces.append(
                Face(
                    card,
                    legal=bool(actions),
                    dim=bool(scene.actions) and not actions and (zone != "gang" or scene.kind == "take_back"),
                    counts=lowered["value"] if lowered is not None and lowered["at"] == at else None,
                    hint=hint(zone, actions, scene.words),
                    family=scene.words(f"famiglia-family-{card[0]}"),
                    ability=ability,
                )
            )
        return faces

    # ---------------------------------------------------------------- what can be done with a card

    def on_card_picked(self, message: Card.Picked) -> None:
        """Offer what can be done with the card, or ask why nothing can."""
        message.stop()
        card = message.card
        name, scene = card.face.name, self.scene
        if scene is None or card.zone.startswith("their"):
            return
        actions = actions_at(scene, card.zone, card.at, name)
        if actions:
            self.post_message(self.Offered(sentences.describe(name, scene.words), actions))
            return
        self.post_message(self.Refused(wish(scene, card.zone, name)))

    def on_card_reached(self, message: Card.Reached) -> None:
        """Describe the card under the cursor."""
        message.stop()
        self.describe()

    def on_step_picked(self, message: Step.Picked) -> None:
        """Offer a step's actions; where there are none, say why not, or show the step's rule."""
        message.stop()
        scene = self.scene
        if scene is None:
            return
        actions = tuple(action for action in scene.actions if step_of(action) == message.number)
        if actions:
            self.post_message(self.Offered(scene.words(f"famiglia-step-{message.number}"), actions))
        elif message.number == 1 and scene.actions and scene.view["street"]:
            self.post_message(self.Refused(f"new {scene.view['street'][0]}"))
        else:
            rules = {1: "FA-A1-01", 2: "FA-A2-01", 3: "FA-A3-01", 4: "FA-A4-01"}
            self.post_message(self.RuleAsked(rules[message.number]))

    def mark(self, action: Action | None) -> None:
        """Show as chosen the cards an action touches."""
        scene = self.scene
        assert scene is not None
        for zone in ("street", "hand", "gang"):
            row = self._row(zone)
            names = [card.face.name for card in row.cards]
            places = touched(scene, zone, names, action) if action is not None else set()
            for at, card in enumerate(row.cards):
                card.set_class(at in places, "-chosen")

    # ---------------------------------------------------------------- the cursor

    def focus_first(self) -> None:
        """Put the cursor on the first card with which something can be done, unless it is on one already."""
        focused = self.screen.focused
        if isinstance(focused, Card) and focused.face.legal and focused.is_attached:
            self.describe()
            return
        cards = [card for zone in ("street", "hand", "gang") for card in self._row(zone).cards]
        legal = [card for card in cards if card.face.legal]
        if legal or cards:
            (legal or cards)[0].focus()

    def describe(self) -> None:
        """Describe the card under the cursor again."""
        focused = self.screen.focused
        if isinstance(focused, Card) and self.scene is not None:
            self.post_message(self.Described(sentences.describe(focused.face.name, self.scene.words)))

    def action_move(self, direction: Direction) -> None:
        """Move the cursor to the next card in a direction."""
        focused = self.screen.focused
        found = next_in(direction, focused, list(self.query(Card))) if isinstance(focused, Card) else None
        if found is not None:
            found.focus()

    def tell_more(self) -> None:
        """Show what lies on the discard."""
        if self.scene is not None:
            cards = self.scene.view["discard"]
            title = self.scene.words("screen-famiglia-discard", count=len(cards))
            self.post_message(self.Told(title, sentences.chips(cards) if cards else Content("–")))

    def on_pile_picked(self, message: Pile.Picked) -> None:
        """A click on a pile shows what is known of it."""
        message.stop()
        self.tell_more()

    # ---------------------------------------------------------------- words

    def foresee(self, action: Action, scene: Scene) -> str:
        """What an action brings."""
        return sentences.foresee(action, scene)

    def unplaced(self, scene: Scene) -> tuple[Action, ...]:
        """Passing, and ending a swap."""
        return tuple(action for action in scene.actions if action in (PASS, DONE))

    def paint(self, text: str, solid: bool = False) -> Content:
        """A sentence with its cards in colour."""
        return sentences.paint(text, solid)

    def opens_chapter(self, event: Mapping[str, object]) -> bool:
        """A turn is a paragraph of the log."""
        return event["kind"] == "turn"

    def state(self, scene: Scene) -> str:
        """The pass through the deck."""
        return scene.words("screen-famiglia-pass", number=scene.view["pass"])

    def summary(self, scene: Scene) -> Content:
        """The points so far."""
        return sentences.summary(scene)

    def closing(self, scene: Scene) -> Content:
        """Both hands, open."""
        return sentences.closing(scene)

    def lesson(self, words: Words) -> Content:
        """Families, turn and notation."""
        return sentences.lesson(words)

    # ---------------------------------------------------------------- inside

    def _row(self, zone: str) -> CardRow:
        return self.query_one(f"#{zone}", CardRow)
