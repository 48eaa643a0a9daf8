"""The answers to what the chapters leave open: each mode of play gives its own.

The chapters know no mode. Where fewer players make a difference they ask `game.mode_rules`, and go on
with what it says.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

from trinacria.games.lafamiglia.rules import prices
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame
from trinacria.kernel.action import Action
from trinacria.kernel.errors import IllegalAction

G = TypeVar("G")
"""The state of the game, which knows its mode and so cannot be named here."""
FIRST_VERSION: Final = "1"
"""The rules of 0.1. Games begun under them go on under them: see `Mode.first_rules`."""
SECOND_VERSION: Final = "2"
"""The rules of 0.2, likewise: see `Mode.older_rules`."""


class ModeRules(ABC, Generic[G]):
    """What every mode answers; the numbers are those of two teams of two. [LF-G-01]"""

    __slots__ = (
        "any_corner_first",
        "blank_spaces",
        "chosen",
        "draft",
        "extra_mandamenti",
        "first_game",
        "first_rules",
        "force",
        "force_neutral",
        "gift",
        "gift_arrives",
        "has_solo",
        "identical_cards",
        "move_tile_tokens",
        "neutral_reward2",
        "neutral_soldati",
        "older_rules",
        "open_supplies",
        "partners",
        "players",
        "rally_boat",
        "sale",
        "sides",
        "start_breaks_ties",
        "token_price",
        "tokens_share_spaces",
    )

    options: ClassVar[dict[str, tuple[bool | str, ...]]]
    """Every option with the values it can have; the first one is the usual one (options.py). [AMB-LX-09]"""
    idle_options: ClassVar[frozenset[str]] = frozenset()
    """Options that are known, for older games have them, but make no difference in the mode. [LX-V-03, AMB-LX-04]"""
    token_rule: ClassVar[str] = "LF-S-24"
    """What says how many influence tokens the set-up has."""

    def __init__(self, options: dict[str, object], version: str) -> None:
        self.first_rules = version == FIRST_VERSION
        """Whether the first version of the rules holds, which differs where this is asked."""
        self.older_rules = version in (FIRST_VERSION, SECOND_VERSION)
        """Whether a version before the third holds, which differs where this is asked."""
        self.chosen = {name: options.get(name, values[0]) for name, values in self.options.items()}
        """Every option with the value it has in this game."""
        self.players = 4
        self.sides: tuple[int, ...] = (0, 1, 0, 1)
        """The side of each player; partners sit opposite in the order of play. [LF-T-01]"""
        self.partners: tuple[int, ...] = (2, 3, 0, 1)
        self.has_solo = False
        """Whether somebody has no partner."""
        self.any_corner_first = True
        """Whether any corner may be the first of the order of play in a position."""
        self.tokens_share_spaces = False
        """Whether tokens can share a space of the top sheet. [AMB-LX-17]"""
        self.extra_mandamenti = 0
        """What counts as a Mandamento beside those of the map. [LX-1-K11]"""
        self.open_supplies = True
        """Whether everybody may count the soldati of a supply. [LF-I-02]"""
        self.token_price = prices.TOKEN
        self.sale = prices.SALE
        self.gift = prices.GIFT
        self.gift_arrives = prices.GIFT_ARRIVES
        self.neutral_soldati = prices.NEUTRAL_AREA
        self.force = prices.FORCE
        """What brute force costs the attacker. [LF-CF-14]"""
        self.draft = self.wish(options, "draft")
        self.first_game = self.wish(options, "first_game")
        """Whether black and white are left out. [LF-S-06]"""
        self.identical_cards = self.wish(options, "variant_identical_cards")
        self.force_neutral = prices.GENTLE_FORCE if self.wish(options, "opt_neutral_force1") else prices.FORCE
        """The same where neutral soldati attack or defend. [LX-OPT-1]"""
        self.neutral_reward2 = self.wish(options, "opt_neutral_reward2")
        self.blank_spaces = self.wish(options, "opt_blank_spaces")
        self.rally_boat = self.wish(options, "opt_rally_boat")
        self.move_tile_tokens = self.wish(options, "opt_move_tile_tokens")
        self.start_breaks_ties = self.wish(options, "opt_tie_start_piece")

    def wish(self, options: dict[str, object], name: str) -> bool:
        """Whether a switch is on."""
        return name in self.options and options.get(name, self.options[name][0]) is True

    # ---------------------------------------------------------------- setting up

    def symbols(self, printed: PrintedGame) -> tuple[tuple[str, ...], ...]:
        """The corners whose symbols are each player's; they sit at the first of them. [LF-S-13]"""
        return tuple([(corner,) for corner in printed.corners])

    @abstractmethod
    def begin(self, game: G) -> None:
        """Put the first steps on the table."""

    @abstractmethod
    def share_families(self, game: G, drawn: tuple[int, ...]) -> None:
        """The six colours were drawn: who leads which?"""

    @abstractmethod
    def deploy(self, game: G) -> None:
        """The families have their pieces: the first soldati come onto the board."""

    @abstractmethod
    def deploy_usually(self, game: G) -> None:
        """The first soldati without any chance, for positions that begin with a set-up board."""

    @abstractmethod
    def share_characters(self, game: G, drawn: tuple[int, ...]) -> None:
        """The character cards were drawn."""

    @abstractmethod
    def boats(self, game: G, player: int) -> int:
        """How many boats a player has. [LF-C-06]"""

    @abstractmethod
    def units(self, game: G, player: int) -> tuple[int, int, int]:
        """The soldati, cars and boats a player sets up. [LF-S-20]"""

    @abstractmethod
    def labs(self, game: G, player: int) -> int:
        """The labs a player sets up. [LF-S-21]"""

    @abstractmethod
    def token_turns(self, game: G) -> list[int]:
        """Who puts the influence tokens of the set-up, one after the other. [LF-S-24]"""

    # ---------------------------------------------------------------- rounds

    def round_begins(self, game: G) -> None:
        """Steps before the planning phase."""

    def round_ends(self, game: G) -> None:
        """Steps before the next round."""

    def management(self, game: G) -> None:
        """Steps of the management after the encounter phase, before the tiles."""

    @abstractmethod
    def examine(self, game: G) -> bool:
        """Ends the game if it is won or over; True: it goes on."""

    # ---------------------------------------------------------------- planning

    @abstractmethod
    def planning_over(self, game: G, begun: bool) -> bool:
        """Whether no further turn comes; `begun` says whether one was played. [LF-P-01]"""

    def planning_ends(self, game: G) -> None:
        """The final actions are done."""

    def turn_begins(self, game: G, player: int) -> None:
        """Steps that come after a turn of this player."""

    def extra_actions(self, game: G, player: int) -> list[Action]:
        """What a player may do in a turn besides moving tokens."""
        return []

    def extra_open(self, game: G, player: int) -> bool:
        """Whether there is such a thing, for anyone who has the money."""
        return False

    def do_extra(self, game: G, player: int, space: int) -> None:
        """Carry one of them out."""

    def why_not_extra(self, game: G, player: int, space: int) -> IllegalAction | None:
        """Why a player may not do this one now."""
        return None

    def barred_column(self, game: G, player: int) -> int:
        """The column of the top sheet that this player may not empty; -1: none."""
        return -1

    def column_used(self, game: G, player: int, column: int) -> None:
        """A player took a token from this column."""

    # ---------------------------------------------------------------- soldati and the mat

    def substitutes(self, game: G, player: int) -> int:
        """How many pieces could come into the HQ where soldati are missing."""
        return 0

    def after_recruit(self, game: G, player: int, number: int, missing: int) -> None:
        """Soldati have come from the supply into the HQ by an action; `missing` of them were not there."""

    def after_reward(self, game: G, player: int, number: int, missing: int) -> None:
        """The same in the midst of another step."""

    @abstractmethod
    def can_place(self, game: G, player: int, area: bool) -> bool:
        """Whether there is something to place; `area` says whether there is an area for soldati."""

    def placing(self, game: G, player: int, most: int) -> None:
        """A step that places at most so many soldati begins."""

    def open_placing(self, game: G, player: int) -> bool:
        """Whether everybody can tell what a player could place: HQs can be counted from the supplies. [LF-I-03]"""
        return True

    def instead_of_soldato(self, game: G, player: int) -> list[Action]:
        """What may be done instead of placing one soldato of the supply."""
        return []

    def do_instead_of_soldato(self, game: G, player: int) -> None:
        """The player has chosen what `instead_of_soldato` offers."""

    def has_commission_token(self, game: G, player: int, row: int) -> bool:
        """Whether the next token of a row is not the family's own."""
        return False

    def take_commission_token(self, game: G, player: int, row: int, must: bool) -> None:
        """That token comes off the mat."""

    def usable_commission_tokens(self, game: G, player: int) -> int:
        """How many such tokens could be used at once."""
        return 0
