"""The state of a game of La Famiglia: where every piece lies, and how far the round has come."""

from typing import Final

from trinacria.games.lafamiglia.rules.actions import Choice, Vocabulary, key
from trinacria.games.lafamiglia.rules.constants import FICTION, NEUTRAL, NOBODY, ROWS
from trinacria.games.lafamiglia.rules.mode_rules import ModeRules
from trinacria.games.lafamiglia.rules.printed import PrintedTile
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame
from trinacria.games.lafamiglia.rules.solo_pieces import SoloPieces
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect
from trinacria.kernel.action import Action
from trinacria.kernel.audience import Audience
from trinacria.kernel.event import Event
from trinacria.kernel.fact import KnownFacts
from trinacria.kernel.game import Game

PLAYERS: Final = 4
"""At most; where fewer play, the last numbers belong to nobody."""
OWNERS: Final = PLAYERS + 1
"""Whose influence tokens can lie on a space: the players' and, last, the neutral ones."""
UNSET: Final[list[int]] = []
"""Stands where a copy or a new board will put its own list at once; never changed."""


class State(Game):
    """The pieces of all families, the sheets, the map, and the conflict under way."""

    __slots__ = (
        "boats",
        "boats_left",
        "busts",
        "cars",
        "cars_left",
        "characters",
        "colours",
        "conflict_agent",
        "conflict_area",
        "conflict_by",
        "conflict_car",
        "conflict_removed",
        "conflict_soldati",
        "control",
        "corners",
        "encounter",
        "first",
        "hq",
        "influence",
        "known_facts",
        "lab_stock",
        "labs",
        "marked",
        "mode_rules",
        "money",
        "occupied",
        "order_at",
        "order_done",
        "owner",
        "phase_first",
        "printed",
        "purses_known",
        "removed",
        "revealed",
        "round",
        "soldati",
        "solo",
        "supply",
        "tiles_in_play",
        "tokens",
        "tokens_shared",
        "vocabulary",
    )

    def __init__(
        self,
        seats: tuple[str, ...],
        seed: str,
        explicit_chance: bool,
        script: list[str] | None,
        printed: PrintedGame,
        vocabulary: Vocabulary,
        mode_rules: "ModeRules[State]",
    ) -> None:
        super().__init__(seats, seed, explicit_chance, script)
        self.printed: PrintedGame = printed
        self.vocabulary: Vocabulary = vocabulary
        self.mode_rules: ModeRules[State] = mode_rules
        """What this mode of play and its options make different."""
        self.solo: SoloPieces | None = None
        """What lies on the table only when fewer than four play."""
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
        self.purses_known = True
        """Whether everybody can know all purses: what is earned and paid is told, from the set-up on."""
        self.hq: list[int] = UNSET
        """Soldati behind the screen."""
        self.supply: list[int] = UNSET
        """Soldati in front of the screens; the last two numbers are the neutral and the fictional ones."""
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
        """`PLAYERS` numbers a sea: see `boats_on`."""
        self.tokens: list[int] = UNSET
        """Influence tokens on the sheets, `OWNERS` numbers a space: see `tokens_on`. `add_tokens` alone changes it."""
        self.occupied: list[int] = UNSET
        """How many tokens lie on each space."""
        self.tokens_shared = False
        """Whether a copy has the same two lists: they are long and seldom change, so anyone who changes them copies."""
        self.tiles_in_play: tuple[int, ...] = ()
        self.marked: list[int] = UNSET
        """Who has marked each tile of the two teams' sets."""
        self.control: list[int] = UNSET
        """Whose control token lies in each Mandamento since the last management; the Coupole comes last."""
        self.lab_stock = self.printed.labs
        self.known_facts: KnownFacts | None = None
        """What the last views were made of; copies share it, and anyone who looks on finds what has not changed."""
        self.conflict_area = NOBODY
        """The area where a conflict is on, and the attackers in it, who are not yet of the area."""
        self.conflict_by = NOBODY
        self.conflict_agent = NOBODY
        """Who decides for the attackers; not `conflict_by` when neutral soldati are agitated. [LF-AG-07]"""
        self.conflict_soldati = 0
        self.conflict_car = 0
        self.conflict_removed = 0
        """Agitated neutral soldati removed so far: the defender may recruit as many. [LF-AG-05]"""

    def clear_board(self) -> None:
        """An empty board, and everybody's pieces in their supply."""
        printed, players = self.printed, self.mode_rules.players
        areas = len(printed.area_names)
        self.seats = tuple([symbols[0] for symbols in self.mode_rules.symbols(printed)])
        self.colours = [NOBODY] * players
        self.corners = [printed.corners.index(seat) for seat in self.seats]
        self.characters = [NOBODY] * players
        self.money = [0] * players
        self.hq = [0] * players
        self.supply = [printed.soldati_each] * players + [0] * (PLAYERS - players) + [printed.neutral_soldati, 0]
        self.cars_left = [printed.cars_each] * players
        self.boats_left = [printed.boats_each] * players
        self.influence = [0] * players
        self.busts = [NOBODY] * players
        self.removed = [0] * (players * ROWS)
        self.owner = [NOBODY] * areas
        self.soldati = [0] * areas
        self.cars = [0] * areas
        self.labs = [0] * areas
        self.boats = [0] * (len(printed.sea_names) * PLAYERS)
        self.tokens = [0] * (printed.sheet_spaces * OWNERS)
        self.occupied = [0] * printed.sheet_spaces
        self.tokens_shared = False
        self.marked = [NOBODY] * (2 * len(printed.tiles))
        self.control = [NOBODY] * (len(printed.mandamenti) + self.mode_rules.extra_mandamenti)

    def copy_state(self, twin: "State") -> None:
        """Give a twin its own pieces."""
        self._copy_into(twin)
        twin.round = self.round
        twin.encounter = self.encounter
        twin.revealed = self.revealed
        twin.first = self.first
        twin.phase_first = self.phase_first
        twin.colours = self.colours
        twin.corners = self.corners
        twin.characters = self.characters
        twin.money = self.money[:]
        twin.purses_known = self.purses_known
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
        twin.tokens = self.tokens
        twin.occupied = self.occupied
        twin.tokens_shared = self.tokens_shared = True
        twin.tiles_in_play = self.tiles_in_play
        twin.marked = self.marked[:]
        twin.control = self.control[:]
        twin.lab_stock = self.lab_stock
        twin.known_facts = self.known_facts
        twin.conflict_area = self.conflict_area
        twin.conflict_by = self.conflict_by
        twin.conflict_agent = self.conflict_agent
        twin.conflict_soldati = self.conflict_soldati
        twin.conflict_car = self.conflict_car
        twin.conflict_removed = self.conflict_removed
        if self.solo is not None:
            twin.solo = self.solo.copy()

    def solo_pieces(self) -> SoloPieces:
        """What lies on the table because fewer than four play."""
        assert self.solo is not None
        return self.solo

    def tokens_on(self, space: int) -> list[int]:
        """How many tokens of each player lie on a space of the sheets, and last how many neutral ones."""
        return self.tokens[space * OWNERS : space * OWNERS + OWNERS]

    def add_tokens(self, space: int, who: int, number: int) -> None:
        """Tokens of a player, or neutral ones, come onto a space; a negative number takes them off."""
        if self.tokens_shared:
            self.tokens, self.occupied = self.tokens[:], self.occupied[:]
            self.tokens_shared = False
        self.tokens[space * OWNERS + who] += number
        self.occupied[space] += number

    def boats_on(self, sea: int) -> list[int]:
        """How many boats of each player lie on a sea."""
        return self.boats[sea * PLAYERS : sea * PLAYERS + PLAYERS]

    def add_boats(self, sea: int, player: int, number: int) -> None:
        """Boats come onto a sea; a negative number takes them off."""
        self.boats[sea * PLAYERS + player] += number

    def act(self, verb: str, thing: int = -1, count: int = -1) -> Choice:
        """The action with this verb."""
        if count < 0:
            known = self.vocabulary.simple[verb][thing + 1]
        else:
            known = self.vocabulary.made[verb].get(key(thing, count))
        return known if known is not None else self.vocabulary.choice(verb, thing, count)

    def acts(self, verb: str, things: list[int]) -> list[Action]:
        """The actions with this verb, one for each thing."""
        known = self.vocabulary.simple[verb]
        actions: list[Action] = []
        for thing in things:
            one = known[thing + 1]
            actions.append(one if one is not None else self.vocabulary.choice(verb, thing))
        return actions

    def count_down(self, verb: str, most: int, least: int) -> list[Action]:
        """The actions with this verb and a number, the largest first."""
        return self.acts(verb, list(range(most, least - 1, -1)))

    def partner(self, player: int) -> int:
        """The other family of the side; ALONE: none. [LF-G-02]"""
        return self.mode_rules.partners[player]

    def allied(self, player: int, other: int) -> bool:
        """Whether the other is the same player or the partner."""
        return 0 <= other < NEUTRAL and self.mode_rules.sides[other] == self.mode_rules.sides[player]

    def hostile(self, player: int, other: int) -> bool:
        """Whether soldati of this owner can be fought: of the other side, neutral or fictional ones. [AMB-LX-20]"""
        return other >= NEUTRAL or (other >= 0 and self.mode_rules.sides[other] != self.mode_rules.sides[player])

    def team(self, player: int) -> Audience:
        """Those who see behind the player's screen: that player and the partner. [LF-I-01]"""
        partner = self.mode_rules.partners[player]
        return Audience((self.seats[player], self.seats[partner]) if partner >= 0 else (self.seats[player],))

    def in_order(self) -> list[int]:
        """The players in the order of play of this phase. [LF-T-03]"""
        players = self.mode_rules.players
        return [(self.phase_first + at) % players for at in range(players)]

    def player_at(self, at: int) -> int:
        """The player at a place of that order, from 0."""
        return (self.phase_first + at) % self.mode_rules.players

    def owner_name(self, owner: int) -> str:
        """A colour, or "neutral", or "nobody"."""
        if owner == NEUTRAL:
            return "neutral"
        if owner == FICTION:
            assert self.solo is not None
            return self.printed.colours[self.solo.fiction]
        return self.seats[owner] if owner != NOBODY else "nobody"

    def order_face(self, order: int) -> int:
        """The number of an order of the game among the printed ones."""
        each = self.printed.orders_each
        return self.colours[order // each] * each + order % each

    def order_owner(self, order: int) -> int:
        """The player whose order it is."""
        return order // self.printed.orders_each

    def orders_of(self, player: int) -> range:
        """The numbers of a player's orders."""
        each = self.printed.orders_each
        return range(player * each, player * each + each)

    def order_name(self, order: int) -> str:
        """The id of an order."""
        return self.printed.order_names[self.order_face(order)]

    def order_number(self, face: int) -> int:
        """The number in the game of a printed order; -1 when its family does not play."""
        each = self.printed.orders_each
        colour = face // each
        return self.colours.index(colour) * each + face % each if colour in self.colours else -1

    def base(self, player: int, row: int) -> int:
        """The best visible base value of a row of the mat. [LF-FM-02]"""
        return self.printed.mats[self.colours[player]].value[row][self.removed[player * ROWS + row]]

    def bomb_value(self, player: int) -> int:
        """The best visible value of the lower half of the Justice row. [LF-FM-07]"""
        return self.printed.mats[self.colours[player]].bomb[self.removed[player * ROWS]]

    def tile(self, effect: TileEffect) -> PrintedTile:
        """The tile with this effect."""
        return self.printed.tiles[self.printed.tile_of[effect]]

    def has_tile(self, player: int, effect: TileEffect) -> bool:
        """Whether a family has the benefit of the tile with this effect. [LF-CT-02]"""
        printed = self.printed
        return self.marked[self.mode_rules.sides[player] * len(printed.tiles) + printed.tile_of[effect]] == player

    def mark_place(self, player: int, tile: int) -> int:
        """Where in `marked` it stands who of a player's side has marked a tile."""
        return self.mode_rules.sides[player] * len(self.printed.tiles) + tile

    def mandamenti_of(self, player: int) -> int:
        """How many control tokens a family has on the board. [LF-MG-04]"""
        return self.control.count(player)

    def side(self, of: int) -> tuple[str, ...]:
        """The seats of a side, in order of play."""
        return tuple([seat for player, seat in enumerate(self.seats) if self.mode_rules.sides[player] == of])

    def say(self, kind: str, player: int, **said: object) -> None:
        """Tell a public event about a player."""
        if not self.listened:
            return
        self.tell(Event(kind, {"seat": self.seats[player], **said}))
