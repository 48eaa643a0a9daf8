"""The parts of an order: a closed vocabulary, one class a symbol."""

from typing import Annotated, Literal

import msgspec

from trinacria.games.lafamiglia.content.model.record import Count, Positive, Record


class Part(Record, frozen=True, tag_field="part"):
    """One partial action of an order; every part is optional for its owner (LF-E-02)."""

    @property
    def name(self) -> str:
        """The word of the vocabulary: the value of `part` in the file."""
        return str(self.__struct_config__.tag)


class Rally(Part, tag="rally", frozen=True):
    """Own soldati and cars from land-adjacent areas into the area of the order (LF-MV-01)."""


class Move(Part, tag="move", frozen=True):
    """One Movement (and Attack) (LF-MV)."""


class Move2(Part, tag="move2", frozen=True):
    """Two Movements (and Attacks) (LF-SS)."""


class Skull(Part, tag="skull", frozen=True):
    """Attack bonus n in every Movement and Strike of this order (LF-BN-01)."""

    n: Positive


class Strike(Part, tag="strike", frozen=True):
    """One Strike (LF-ST)."""


class Strike2(Part, tag="strike2", frozen=True):
    """Two Strikes (LF-ST-07)."""


class Pentito(Part, tag="pentito", frozen=True):
    """Give up one soldato; remove up to the listed numbers, one number an adjacent area (LF-PN)."""

    list: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]


class Agitate(Part, tag="agitate", frozen=True):
    """Neutral soldati within this distance attack (LF-AG)."""

    range: Literal[1, 2, 3]


class Vest(Part, tag="vest", frozen=True):
    """Defence bonus n in the area of the order until the end of the phase (LF-O-12)."""

    n: Positive


class Place(Part, tag="place", frozen=True):
    """Up to n soldati from the HQ into the area of the order (LF-O-03)."""

    n: Positive


class PlaceBase(Part, tag="place_base", frozen=True):
    """Up to Police base + bonus soldati from the HQ into the area of the order (LF-O-03)."""

    bonus: Count


class Recruit(Part, tag="recruit", frozen=True):
    """Up to n soldati from the supply to the HQ (LF-O-08)."""

    n: Positive


class Car(Part, tag="car", frozen=True):
    """One car into the area of the order (LF-O-04)."""


class Boat(Part, tag="boat", frozen=True):
    """One boat into an adjacent sea; it may move on by one sea (LF-O-05)."""


class Lab(Part, tag="lab", frozen=True):
    """One lab into an own area with fewer than two (AMB-LF-37)."""


class Money(Part, tag="money", frozen=True):
    """Take n money (LF-O-09)."""

    n: Positive


class Launder(Part, tag="launder", frozen=True):
    """One money for each own lab (LF-AC-13)."""


AnyPart = (
    Rally
    | Move
    | Move2
    | Skull
    | Strike
    | Strike2
    | Pentito
    | Agitate
    | Vest
    | Place
    | PlaceBase
    | Recruit
    | Car
    | Boat
    | Lab
    | Money
    | Launder
)

ATTACKS = (Move, Move2, Strike, Strike2, Pentito)
MOVES_AND_STRIKES = (Move, Move2, Strike, Strike2)
ATTACK_ONLY = (Rally, Move, Move2, Skull, Strike, Strike2, Pentito, Agitate)

Special = Literal["convert_1", "convert_2", "lab_soldati", "network", "pay_x_remove_x", "recall_3", "strike_and_move"]
