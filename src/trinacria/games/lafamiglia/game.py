"""The state of a game of La Famiglia: where every piece lies, and how far the round has come."""

from typing import ClassVar, Final, Self, cast

from trinacria.games.lafamiglia import anytime, facts, kinds, position_reading, positions, refusals
from trinacria.games.lafamiglia.actions import Choice, Vocabulary
from trinacria.games.lafamiglia.book import NEUTRAL, NOBODY, ROWS, Book, book_of
from trinacria.games.lafamiglia.content.load import load_folder, sicily
from trinacria.games.lafamiglia.modes import CONTENT, MODES, OPTIONS, Mode, find, pack_for
from trinacria.games.lafamiglia.step import Step
from trinacria.kernel.action import Action
from trinacria.kernel.audience import Audience
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event
from trinacria.kernel.fact import Fact
from trinacria.kernel.game import Game

PLAYERS = 4
UNSET: Final[list[int]] = []
"""Stands where a copy or a new board will put its own list at once; never changed."""
_VOCABULARIES: dict[str, Vocabulary] = {}


class LaFamiglia(Game):
    """Two teams of two. The seats are the families' colours in order of play; seats 0 and 2 are partners. [LF-G-01]"""

    __slots__ = (
        "boats",
        "boats_left",
        "book",
        "busts",
        "cars",
        "cars_left",
        "characters",
        "clash_agent",
        "clash_area",
        "clash_by",
        "clash_car",
        "clash_removed",
        "clash_soldati",
        "colours",
        "control",
        "corners",
        "encounter",
        "first",
        "hq",
        "influence",
        "lab_stock",
        "labs",
        "marked",
        "money",
        "neutral_stock",
        "order_at",
        "order_done",
        "owner",
        "phase_first",
        "removed",
        "revealed",
        "round",
        "rules",
        "soldati",
        "supply",
        "tiles_in_play",
        "tokens",
        "words",
    )

    name: ClassVar[str] = "lafamiglia"
    modes: ClassVar[tuple[str, ...]] = tuple(MODES)
    known_options: ClassVar[tuple[str, ...]] = OPTIONS
    decision_kinds: ClassVar[tuple[str, ...]] = kinds.DECISIONS
    event_kinds: ClassVar[tuple[str, ...]] = kinds.EVENTS
    refusal_keys: ClassVar[tuple[str, ...]] = refusals.KEYS
    end_reasons: ClassVar[tuple[str, ...]] = ("family", "team", "last_round")

    def __init__(
        self,
        seats: tuple[str, ...],
        seed: str,
        explicit_chance: bool = False,
        script: list[str] | None = None,
        book: Book | None = None,
    ) -> None:
        super().__init__(seats, seed, explicit_chance, script)
        self.book: Book = book if book is not None else book_of(sicily())
        words = _VOCABULARIES.get(self.book.hash)
        if words is None:
            words = _VOCABULARIES[self.book.hash] = Vocabulary(self.book)
        self.words: Vocabulary = words
        self.rules: Mode = MODES[self.mode]
        self.round = 1
        """The top sheet is the one with the number of the round less one; the bottom sheet follows it. [LF-EE-02]"""
        self.encounter = False
        """Whether the encounter phase is on; else planning."""
        self.revealed = False
        """Whether the orders on the board lie face up. [LF-E-01]"""
        self.first = 0
        """Who holds the start piece."""
        self.phase_first = 0
        """With whom the order of play begins in this phase. [LF-T-03, LF-T-04]"""
        self.colours: list[int] = UNSET
        self.corners: list[int] = UNSET
        self.characters: list[int] = UNSET
        self.money: list[int] = UNSET
        self.hq: list[int] = UNSET
        """Soldati behind the screen."""
        self.supply: list[int] = UNSET
        """Soldati in front of it."""
        self.cars_left: list[int] = UNSET
        self.boats_left: list[int] = UNSET
        self.influence: list[int] = UNSET
        """Influence tokens in the supply."""
        self.busts: list[int] = UNSET
        """The space beside which a player's bust stands. [LF-AC-18]"""
        self.removed: list[int] = UNSET
        """Tokens taken off each row of each mat."""
        self.order_at: list[int] = UNSET
        """Where each order lies: an area, or a place of `board`. Numbered player * 13 + token."""
        self.order_done: list[int] = UNSET
        self.owner: list[int] = UNSET
        self.soldati: list[int] = UNSET
        self.cars: list[int] = UNSET
        """The cars in an area belong to its family."""
        self.labs: list[int] = UNSET
        self.boats: list[int] = UNSET
        self.tokens: list[int] = UNSET
        """Influence tokens on the sheets: five numbers a space, one a player and one for the neutral ones."""
        self.tiles_in_play: tuple[int, ...] = ()
        self.marked: list[int] = UNSET
        """Who has marked each tile of the two teams' sets."""
        self.control: list[int] = UNSET
        """Whose control token lies in each Mandamento since the last management."""
        self.neutral_stock = self.book.neutral_soldati
        self.lab_stock = self.book.labs
        self.clash_area = NOBODY
        """The area where a conflict is on, and the attackers in it, who are not yet of the area."""
        self.clash_by = NOBODY
        self.clash_agent = NOBODY
        """Who decides for the attackers; another one than `clash_by` when neutral soldati are agitated. [LF-AG-07]"""
        self.clash_soldati = 0
        self.clash_car = 0
        self.clash_removed = 0
        """Agitated neutral soldati removed so far: the defender may recruit as many. [LF-AG-05]"""

    def _lay_bare(self) -> None:
        """An empty board, and everybody's pieces in his supply."""
        areas = len(self.book.area_names)
        self.colours = [NOBODY] * PLAYERS
        self.corners = list(range(PLAYERS))
        self.characters = [NOBODY] * PLAYERS
        self.money = [0] * PLAYERS
        self.hq = [0] * PLAYERS
        self.supply = [self.book.soldati_each] * PLAYERS
        self.cars_left = [self.book.cars_each] * PLAYERS
        self.boats_left = [self.book.boats_each] * PLAYERS
        self.influence = [0] * PLAYERS
        self.busts = [NOBODY] * PLAYERS
        self.removed = [0] * (PLAYERS * ROWS)
        self.owner = [NOBODY] * areas
        self.soldati = [0] * areas
        self.cars = [0] * areas
        self.labs = [0] * areas
        self.boats = [0] * (len(self.book.sea_names) * PLAYERS)
        self.tokens = [0] * (len(self.book.spaces) * (PLAYERS + 1))
        self.marked = [NOBODY] * (2 * len(self.book.tiles))
        self.control = [NOBODY] * len(self.book.mandamenti)

    # ---------------------------------------------------------------- the kernel's contract

    @classmethod
    def new(
        cls, mode: str, options: dict[str, object], seed: str, explicit_chance: bool, script: list[str] | None
    ) -> Self:
        """A game at its beginning."""
        rules = find(mode, options)
        game = cls((), seed, explicit_chance, script, book_of(pack_for(options)))
        game._lay_bare()
        game.mode = mode
        game.rules = rules
        game.options = dict(options)
        game.seats = game.book.corners
        rules.begin(game)
        game._advance()
        game._events = []
        return game

    @classmethod
    def load(
        cls,
        position: dict[str, object],
        seed: str | None = None,
        explicit_chance: bool = False,
        script: list[str] | None = None,
    ) -> Self:
        """The game a position describes."""
        options = position.get("options")
        book = book_of(pack_for(options if isinstance(options, dict) else {}))
        game = cls((), seed or "", explicit_chance, script, book)
        game._lay_bare()
        game.seats = game.book.corners
        position_reading.read(game, position, seed)
        return game

    def copy(self) -> Self:
        """An independent copy, cheaply made."""
        twin = LaFamiglia(self.seats, self.seed, self.explicit_chance, None, self.book)
        self._copy_into(twin)
        twin.rules = self.rules
        twin.round = self.round
        twin.encounter = self.encounter
        twin.revealed = self.revealed
        twin.first = self.first
        twin.phase_first = self.phase_first
        twin.colours = self.colours
        twin.corners = self.corners
        twin.characters = self.characters
        twin.money = self.money[:]
        twin.hq = self.hq[:]
        twin.supply = self.supply[:]
        twin.cars_left = self.cars_left[:]
        twin.boats_left = self.boats_left[:]
        twin.influence = self.influence[:]
        twin.busts = self.busts[:]
        twin.removed = self.removed[:]
        twin.order_at = self.order_at[:]
        twin.order_done = self.order_done[:]
        twin.owner = self.owner[:]
        twin.soldati = self.soldati[:]
        twin.cars = self.cars[:]
        twin.labs = self.labs[:]
        twin.boats = self.boats[:]
        twin.tokens = self.tokens[:]
        twin.tiles_in_play = self.tiles_in_play
        twin.marked = self.marked[:]
        twin.control = self.control[:]
        twin.neutral_stock = self.neutral_stock
        twin.lab_stock = self.lab_stock
        twin.clash_area = self.clash_area
        twin.clash_by = self.clash_by
        twin.clash_agent = self.clash_agent
        twin.clash_soldati = self.clash_soldati
        twin.clash_car = self.clash_car
        twin.clash_removed = self.clash_removed
        return cast("Self", twin)

    @classmethod
    def use_content(cls, directory: str) -> dict[str, object]:
        """Load the content pack in a directory; the options that choose it."""
        return {CONTENT: load_folder(directory).hash}

    @property
    def content(self) -> str:
        """The hash of the pack that is played."""
        return self.book.hash

    def position(self) -> dict[str, object]:
        """The whole truth as JSON-able data."""
        return positions.write(self)

    def flow(self) -> object:
        """The steps under way; a card that the other side has sealed is None."""
        return positions.write_flow(self)

    def facts(self) -> list[Fact]:
        """Every datum that somebody may see, each with its audience."""
        return facts.facts(self)

    @property
    def teams(self) -> tuple[tuple[str, ...], ...]:
        """Partners sit opposite in the order of play. [LF-G-02, LF-T-01]"""
        return self.seats[0::2], self.seats[1::2]

    def anytime(self, seat: str) -> tuple[Action, ...]:
        """Selling an order and giving money, in the windows where money matters. [LF-AT-01..04, AMB-LF-06]"""
        self.check_seat(seat)
        return anytime.options(self, self.seats.index(seat))

    def _carry_out_anytime(self, action: Action, seat: str) -> None:
        anytime.carry_out(self, action, self.seats.index(seat))

    def well_formed(self, text: str) -> Action | None:
        """The action that a whole notation names."""
        return self.words.parse(text)

    def _why_not(self, action: Action) -> IllegalAction:
        return refusals.why_not(self, action)

    # ---------------------------------------------------------------- what the chapters use

    @property
    def step(self) -> Step:
        """The step that waits for an answer."""
        top = self._frames[-1]
        assert isinstance(top, Step)
        return top

    def act(self, verb: str, thing: int = -1, count: int = -1) -> Choice:
        """The action with this verb."""
        return self.words.choice(verb, thing, count)

    def partner(self, player: int) -> int:
        """Partners sit opposite in the order of play. [LF-T-01]"""
        return (player + 2) % PLAYERS

    def allied(self, player: int, other: int) -> bool:
        """Whether the other is the player himself or his partner."""
        return 0 <= other < NEUTRAL and (other - player) % 2 == 0

    def hostile(self, player: int, other: int) -> bool:
        """Whether soldati of this owner can be fought: neutral ones, or of the other team."""
        return other == NEUTRAL or (other != NOBODY and (other - player) % 2 == 1)

    def team(self, player: int) -> Audience:
        """Those who see behind the player's screen: he and his partner. [LF-I-01]"""
        return Audience((self.seats[player], self.seats[self.partner(player)]))

    def in_order(self) -> list[int]:
        """The players in the order of play of this phase. [LF-T-03]"""
        return [(self.phase_first + at) % PLAYERS for at in range(PLAYERS)]

    def owner_name(self, owner: int) -> str:
        """A colour, or "neutral", or "nobody"."""
        if owner == NEUTRAL:
            return "neutral"
        return self.seats[owner] if owner != NOBODY else "nobody"

    def order_face(self, order: int) -> int:
        """The number in the book of an order of the game."""
        each = self.book.orders_each
        return self.colours[order // each] * each + order % each

    def order_name(self, order: int) -> str:
        """The id of an order."""
        return self.book.order_names[self.order_face(order)]

    def order_number(self, face: int) -> int:
        """The number in the game of an order of the book; -1 when its family does not play."""
        each = self.book.orders_each
        colour = face // each
        return self.colours.index(colour) * each + face % each if colour in self.colours else -1

    def base(self, player: int, row: int) -> int:
        """The best visible base value of a row of the mat. [LF-FM-02]"""
        return self.book.mats[self.colours[player]].value[row][self.removed[player * ROWS + row]]

    def bomb_value(self, player: int) -> int:
        """The best visible value of the lower half of the Justice row. [LF-FM-07]"""
        return self.book.mats[self.colours[player]].bomb[self.removed[player * ROWS]]

    def has_tile(self, player: int, effect: str) -> bool:
        """Whether a family has the benefit of the tile with this effect. [LF-CT-02]"""
        return self.marked[player % 2 * len(self.book.tiles) + self.book.tile_of[effect]] == player

    def mandamenti_of(self, player: int) -> int:
        """How many control tokens a family has on the board. [LF-MG-04]"""
        return self.control.count(player)

    def say(self, kind: str, player: int, **said: object) -> None:
        """Tell a public event about a player."""
        self.tell(Event(kind, {"seat": self.seats[player], **said}))

    def __repr__(self) -> str:
        phase = "encounter" if self.encounter else "planning"
        return f"<LaFamiglia: round {self.round}, {phase}, {' '.join(self.seats)}>"
