"""The actions of the action sheets and of the solo board: a closed vocabulary, one class an icon."""

from typing import Annotated, Literal

import msgspec

from trinacria.games.lafamiglia.content.model.record import Positive, Record

Bonus = Annotated[int, msgspec.Meta(ge=0, le=4)]
Destination = Literal["supply", "sheet"]


class Action(Record, frozen=True, tag_field="do"):
    """One partial action of a space."""

    @property
    def do(self) -> str:
        """The word of the vocabulary: the value of `do` in the file."""
        return str(self.__struct_config__.tag)


class Recruit(Action, tag="recruit", frozen=True):
    """Supply to HQ, up to Church base + bonus soldati (LF-AC-01)."""

    bonus: Bonus


class Place(Action, tag="place", frozen=True):
    """HQ to one own or empty area, up to Police base + bonus soldati (LF-AC-02)."""

    bonus: Bonus


class PlaceReinforce(Action, tag="place_reinforce", frozen=True):
    """As place, but only where own soldati are (LF-XA-04)."""

    bonus: Bonus


class IssueOrder(Action, tag="issue_order", frozen=True):
    """Lay orders: one (LF-AC-06), two in two areas (LF-XA-01) or two in one (LF-XA-02)."""

    count: Literal[1, 2]
    areas: Literal[1, 2]


class Equipment(Action, tag="equipment", frozen=True):
    """One car, one boat or one lab (LF-AC-08)."""


class Car(Action, tag="car", frozen=True):
    """One car (LF-AC-09)."""


class Boat(Action, tag="boat", frozen=True):
    """One boat (LF-AC-10)."""


class Lab(Action, tag="lab", frozen=True):
    """One lab (LF-AC-12)."""


class Launder(Action, tag="launder", frozen=True):
    """One money for each own lab (LF-AC-13)."""


class ExertInfluence(Action, tag="exert_influence", frozen=True):
    """The leftmost token of a row, to the supply (LF-AC-15) or to a sheet (LF-AC-16)."""

    to: Destination


class InfluenceRow2(Action, tag="influence_row2", frozen=True):
    """The two leftmost tokens of one row, to the supply (LF-XA-06)."""


class LaunderAndGather(Action, tag="launder_and_gather", frozen=True):
    """Launder, and draw own soldati and cars together in one area (LF-XA-05)."""


class FinalAction(Action, tag="final_action", frozen=True):
    """The bust: this token moves on and acts once the top sheet is empty (LF-AC-18)."""


class LabSoldati(Action, tag="lab_soldati", frozen=True):
    """One soldato from the HQ with each of up to `max` own labs (LX-A-01)."""

    max: Positive


class LabSoldatiAll(Action, tag="lab_soldati_all", frozen=True):
    """One soldato from the HQ with each own lab (LX-A-01)."""


class PlaceOwn(Action, tag="place_own", frozen=True):
    """Up to `max` soldati from the HQ into one area that holds own soldati (LX-A-02)."""

    max: Positive


class Money(Action, tag="money", frozen=True):
    """Take n money."""

    n: Positive


SheetAction = (
    Recruit
    | Place
    | PlaceReinforce
    | IssueOrder
    | Equipment
    | Car
    | Boat
    | Lab
    | Launder
    | ExertInfluence
    | InfluenceRow2
    | LaunderAndGather
    | FinalAction
)
SoloAction = SheetAction | LabSoldati | LabSoldatiAll | PlaceOwn | Money
