"""The components other than the map: pieces, sheets, mats, orders, characters, tiles."""

from typing import Annotated, Literal

import msgspec

from trinacria.games.lafamiglia.content.model.actions import Destination, SheetAction
from trinacria.games.lafamiglia.content.model.parts import AnyPart, Special
from trinacria.games.lafamiglia.content.model.record import Count, Positive, Record, Slug, Text, Unread

FamilyId = Literal["black", "blue", "green", "red", "white", "yellow"]
Institution = Literal["justice", "police", "economy", "church"]
Column = Literal["start_player", "justice", "police", "economy", "church", "two_institutions"]
Section = Literal["A", "B", "C"]
Join = Literal["+", "/"]

FAMILIES: tuple[FamilyId, ...] = ("black", "blue", "green", "red", "white", "yellow")
INSTITUTIONS: tuple[Institution, ...] = ("justice", "police", "economy", "church")
COLUMNS: tuple[Column, ...] = (
    "start_player", "justice", "police", "economy", "church", "two_institutions",
)  # fmt: skip


# ------------------------------------------------------------------------------------------- pieces
class ConflictCards(Record, frozen=True):
    """The cards of one family (LF-CF-09, LF-CF-10, AMB-LF-60)."""

    turncoat: Count
    coward_1: Count
    coward_2: Count


class FamilyPieces(Record, frozen=True):
    """What every family has (LF-C-05, LF-C-06)."""

    soldati: Positive
    boats: Positive
    cars: Positive
    mat_influence: Positive
    free_influence: Positive
    busts: Positive
    control_tokens: Positive
    basic_orders: Positive
    advanced_orders: Positive
    conflict_cards: ConflictCards


class CommonPieces(Record, frozen=True):
    """What lies in the common supply (LF-C-01, LF-C-02)."""

    labs: Positive
    neutral_soldati: Positive
    neutral_influence: Positive
    start_pieces: Positive
    coins_of_1: Positive
    coins_of_2: Positive
    characters: Positive


class TilePieces(Record, frozen=True):
    """How many control tiles there are and are drawn (LF-C-03, LF-S-04)."""

    kinds: Positive
    sets: Positive
    in_play: Positive


class Limits(Record, frozen=True, omit_defaults=True):
    """Numbers that the rules never let a thing exceed; and what everybody starts with beside the character's money,
    a house rule. What is left out counts as if there were no such number: so a pack without it keeps its hash."""

    rounds: Positive
    labs_per_area: Positive
    orders_per_area: Positive
    boats_per_sea: Positive
    start_money: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0


class Victory(Record, frozen=True):
    """When a game is won (LF-G-04) and when a Mandamento is controlled (LF-MG-03)."""

    family: Positive
    team: Positive
    areas_of_a_mandamento: Positive


# ------------------------------------------------------------------------------------------- sheets
class Offer(Record, frozen=True):
    """What a space offers: its actions, how they are joined, and its coin."""

    id: Text
    coin: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0
    join: Join = "+"
    infinite: bool = False


class Space(Offer, frozen=True, kw_only=True):
    """A space of an action sheet."""

    column: Column
    row: Positive
    kind: Literal["grey", "free", "action", "blank"]
    actions: tuple[SheetAction, ...] = ()


class ColumnCosts(Record, frozen=True):
    """The printed cost of option B, a number a column (LF-PB-03)."""

    start_player: Count
    justice: Count
    police: Count
    economy: Count
    church: Count
    two_institutions: Count

    def of(self, column: Column) -> int:
        """The cost of one column."""
        cost: int = getattr(self, column)
        return cost


class Sheet(Record, frozen=True):
    """An action sheet: sheet 0 is printed on the board, 1 to 4 are loose (LF-C-01)."""

    id: Annotated[int, msgspec.Meta(ge=0, le=4)]
    option_b_cost: ColumnCosts
    space: tuple[Space, ...]


class OptionB(Record, frozen=True):
    """The action above each column, and what moving its tokens costs (LF-PB)."""

    start_player: Literal["take_start_piece_and_equipment"]
    justice: Literal["influence_one:justice"]
    police: Literal["influence_one:police"]
    economy: Literal["influence_one:economy"]
    church: Literal["influence_one:church"]
    two_institutions: Literal["influence_two"]
    per_token: Count
    per_foreign_token: Count
    extra_order: bool


# --------------------------------------------------------------------------------------------- mats
class MatSpace(Record, frozen=True, tag_field="reveals"):
    """A round space of a mat: its section, and whether the expansion doubles its token (LX-M-01)."""

    section: Section
    doubled: bool = False

    @property
    def reveals(self) -> str:
        """What lies under the token: the value of `reveals` in the file."""
        return str(self.__struct_config__.tag)


class RevealsPair(MatSpace, tag="value", frozen=True, kw_only=True):
    """A Justice value: bonus of a car in an attack, and of a car bomb (LF-FM-07)."""

    value: tuple[Count, Count]


class RevealsValue(MatSpace, tag="value", frozen=True, kw_only=True):
    """A base value of Police or Church (LF-FM-08)."""

    value: Positive


class RevealsCar(MatSpace, tag="car", frozen=True, kw_only=True):
    """One car at once (LF-FM-06)."""


class RevealsLab(MatSpace, tag="lab", frozen=True, kw_only=True):
    """One lab at once (LF-FM-09)."""


class RevealsLaunder(MatSpace, tag="launder", frozen=True, kw_only=True):
    """Launder money at once (LF-FM-09)."""


class RevealsMoney(MatSpace, tag="money", frozen=True, kw_only=True):
    """n money at once (LF-FM-09)."""

    n: Positive


class JusticeRow(Record, frozen=True):
    """Values of cars alternate with cars (LF-FM-06)."""

    start: tuple[Count, Count]
    spaces: tuple[RevealsPair | RevealsCar, ...]


class ValueRow(Record, frozen=True):
    """Police or Church: base values only (LF-FM-08)."""

    start: Count
    spaces: tuple[RevealsValue, ...]


class EconomyRow(Record, frozen=True):
    """Instant effects only (LF-FM-09)."""

    spaces: tuple[RevealsMoney | RevealsLab | RevealsLaunder, ...]


MatRow = JusticeRow | ValueRow | EconomyRow


class Mat(Record, frozen=True):
    """A family mat: four rows of round spaces (LF-FM-01)."""

    justice: JusticeRow
    police: ValueRow
    economy: EconomyRow
    church: ValueRow

    def row(self, institution: Institution) -> MatRow:
        """The row of one institution."""
        row: MatRow = getattr(self, institution)
        return row

    def sections(self, institution: Institution) -> tuple[Section, ...]:
        """The sections of a row, from the left."""
        return tuple(dict.fromkeys(space.section for space in self.row(institution).spaces))

    def slots(self) -> tuple[tuple[Institution, Section], ...]:
        """The (row, section) pairs: the places of the advanced orders (LF-S-09)."""
        return tuple((row, section) for row in INSTITUTIONS for section in self.sections(row))


class Family(Record, frozen=True):
    """One of the six families (LF-C-04)."""

    name: Text
    identity: Text
    beginner: bool
    mat: Mat


# ------------------------------------------------------------------------------------------- orders
class Order(Record, frozen=True):
    """An order token: `family.basic.name` or `family.row.SECTION`."""

    id: Annotated[
        str,
        msgspec.Meta(
            pattern=r"^(black|blue|green|red|white|yellow)\.(basic\.[a-z_]+|(justice|police|economy|church)\.[ABC])$",
            title="an-order-id",
        ),
    ]
    name: Text
    type: Literal["supply", "attack"]
    initiative: Positive
    parts: tuple[AnyPart, ...]
    special: Special | None = None

    @property
    def family(self) -> str:
        """The colour of the family that owns it."""
        return self.id.split(".")[0]

    @property
    def basic(self) -> bool:
        """In the HQ from the start (LF-S-08)."""
        return ".basic." in self.id

    @property
    def slot(self) -> tuple[str, str]:
        """Row and section of an advanced order; ("basic", name) of a basic one."""
        _, row, section = self.id.split(".")
        return row, section


# --------------------------------------------------------------------------------- characters, tiles
class Character(Record, frozen=True):
    """A character card: what a player starts with (LF-S-17 to LF-S-21)."""

    id: Slug
    name: Text
    money: Count
    hq_soldati: Count
    soldati: Count
    cars: Count
    boats: Count
    labs: Count


class TileCost(Record, frozen=True):
    """What using a tile costs each time."""

    money: Count = 0
    hq_soldati: Count = 0


Trigger = Literal[
    "planning_start", "issuing_order", "movement_announced", "car_bomb_target",
    "area_taken_by_attack", "order_places_soldati", "defending",
]  # fmt: skip
TileEffect = Literal[
    "retarget", "remove_defender", "second_order_in_area", "car_bomb_range", "exert_influence",
    "attack_bonus", "place_from_hq", "place_from_supply", "place_boat", "defence_bonus",
    "money_per_mandamento",
]  # fmt: skip


class Effect(Record, frozen=True):
    """What a tile does, and how much of it."""

    do: TileEffect
    n: Positive
    to: Destination = "supply"


class Tile(Record, frozen=True, kw_only=True):
    """A control tile (LF-CT)."""

    id: Slug
    name: Text
    phase: Literal["planning", "encounter"]
    trigger: Trigger
    condition: Unread = msgspec.UNSET
    optional: bool
    cost: TileCost = TileCost()
    effect: Effect
    limit: Unread = msgspec.UNSET
    text: Text
