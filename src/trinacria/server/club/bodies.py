"""The bodies of the club's requests and answers."""

from typing import Annotated

from msgspec import Meta, Struct

from trinacria.server.club.club import Admission
from trinacria.server.wire.bodies import Asking, TableListed
from trinacria.server.wire.protocol import ChairId, Token

NameWish = Annotated[str, Meta(max_length=100)]
"""What somebody wants to be called."""
Label = Annotated[str, Meta(max_length=100)]
"""What a device is called."""
AboutOneself = Annotated[str, Meta(max_length=160)]
Face = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9/-]*$")]
"""What a picture of the page is called."""
TableId = Annotated[str, Meta(max_length=40)]
MOST_SEATS = 60
"""As many as a browser keeps."""


class ClubInfo(Struct, frozen=True):
    """What everybody may know of the club."""

    members: bool
    """Whether this server has members at all."""
    name: str = ""
    admission: Admission = "closed"
    picture: str = ""
    """The face by which the club is shown; empty: none."""


class NewMember(Asking, frozen=True):
    """Become a member."""

    name: NameWish
    code: Token | None = None
    """Where the club takes members by a code."""
    device: Label = ""


class MemberKey(Struct, frozen=True):
    """The key that a device keeps, told once; only its hash is stored."""

    name: str
    key: str
    sheet: str | None = None
    """A new recovery sheet, where the old one was used up."""


class BySheet(Asking, frozen=True):
    """Come in by the recovery sheet."""

    sheet: Token
    device: Label = ""


class ByPairing(Asking, frozen=True):
    """Come in by what another device shows: the number with one's name, or the secret of the QR code."""

    name: NameWish = ""
    number: Annotated[str, Meta(max_length=20)] = ""
    secret: Token | None = None
    device: Label = ""


class PairingOffer(Struct, frozen=True):
    """What is shown to another device."""

    number: str
    secret: str
    until: float


class Device(Struct, frozen=True):
    """A device that is signed in."""

    id: str
    label: str
    since: float
    used: float
    """Within the hour."""
    here: bool
    """Whether it is the one that asks."""


class PasskeyHeld(Struct, frozen=True):
    """A passkey of a member."""

    id: str
    label: str
    since: float
    used: float


class Deed(Struct, frozen=True):
    """What was done with a membership."""

    at: float
    what: str
    by_host: bool
    facts: dict[str, str]


class Me(Struct, frozen=True):
    """A member, as only they know it."""

    name: str
    since: float
    line: str
    devices: list[Device]
    sheet: float | None
    """Since when there is a recovery sheet."""
    deeds: list[Deed]
    passkeys: list[PasskeyHeld]
    face: str = ""
    """The picture by which they are shown; empty: the first letter of the name."""


class MeChange(Asking, frozen=True):
    """What changes; what is left out stays."""

    name: NameWish | None = None
    line: AboutOneself | None = None
    face: Face | None = None


class Sheet(Struct, frozen=True):
    """The recovery sheet, told once."""

    sheet: str


class DeviceOut(Asking, frozen=True):
    """Sign a device out; without an id all of them."""

    id: Annotated[str, Meta(max_length=24)] | None = None


class Leaving(Asking, frozen=True):
    """Leave for good: the name once more, so that nobody does it by mistake."""

    name: NameWish


class SeatHeld(Asking, frozen=True):
    """A seat that this browser holds."""

    table: TableId
    token: Token


class SeatsHeld(Asking, frozen=True):
    """Seats that shall belong to the member, on all devices."""

    seats: Annotated[list[SeatHeld], Meta(max_length=MOST_SEATS)]


class SeatTaken(Struct, frozen=True):
    """A seat that belongs to the member now."""

    table: TableId
    chair: ChairId


class SeatsTaken(Struct, frozen=True):
    """Those that could be taken over. The others open nothing any more."""

    seats: list[SeatTaken]


class MyTable(Struct, frozen=True):
    """A table at which a member has a seat."""

    chair: ChairId
    since: float
    table: TableListed


class MyTables(Struct, frozen=True):
    """Tables of a member, the newest first."""

    tables: list[MyTable]
    after: str | None
    """Ask with this for those that follow; null: there are no more."""


class Done(Struct, frozen=True):
    """It is done."""

    done: bool = True
