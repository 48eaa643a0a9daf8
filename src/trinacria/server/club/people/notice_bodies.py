"""The bodies of invitations to seats, and of notices."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from trinacria.server.club.bodies import NameWish, TableId
from trinacria.server.wire.bodies import Asking, TableListed
from trinacria.server.wire.protocol import ChairId, Token
from trinacria.table.settings import Name

NoticeKind: TypeAlias = Literal[
    "friend_asked",
    "friend_accepted",
    "invited",
    "invitation_answered",
    "friend_opened",
    "followed_plays",
    "seek_asked",
    "seek_found",
]
Why: TypeAlias = Literal["hour", "tonight", "tomorrow", "busy"]
"""The four sentences with which somebody declines."""
InvitationState: TypeAlias = Literal["open", "accepted", "declined", "withdrawn", "late"]
NoticeId = Annotated[str, Meta(max_length=40)]


class InvitationWish(Asking, frozen=True):
    """Offer a seat to a member."""

    table: TableId
    chair: ChairId
    name: NameWish
    token: Token | None = None
    """What opens the host's seat, where it does not belong to the member who asks."""


class InvitationSent(Struct, frozen=True):
    """An invitation, as the one who sent it sees it."""

    id: str
    chair: str
    name: str
    at: float
    until: float
    state: InvitationState
    why: Why | None
    face: str = ""


class InvitationsSent(Struct, frozen=True):
    """The invitations to a table, the newest first."""

    invitations: list[InvitationSent]


class Invitation(Struct, frozen=True):
    """An invitation, as the one who is invited sees it."""

    id: str
    by: str
    at: float
    until: float
    chair: str
    table: TableListed
    """Nothing here opens anything: the seat is given by accepting."""
    face: str = ""
    """Of the one who invites."""


class Accepting(Asking, frozen=True):
    """Sit down, under one's own name or another."""

    nickname: Name | None = None


class Declining(Asking, frozen=True):
    """Not now; with a sentence, or without."""

    why: Why | None = None


class SeatGiven(Struct, frozen=True):
    """The seat is the member's, and opens by the member's key."""

    table: str
    chair: str


class Notice(Struct, frozen=True):
    """A notice in a member's list."""

    id: str
    at: float
    kind: NoticeKind
    seen: bool
    who: str
    """Whom it is about, as they are called now; empty: they have left."""
    table: TableListed | None = None
    chair: str | None = None
    invitation: str | None = None
    state: InvitationState | None = None
    """Of that invitation, now."""
    why: Why | None = None
    face: str = ""


class Notices(Struct, frozen=True):
    """What a member was told, the newest first."""

    notices: list[Notice]
    unseen: int
    after: str | None


class NoticesSeen(Asking, frozen=True):
    """All up to this one were seen."""

    id: NoticeId


class Unseen(Struct, frozen=True):
    """How many notices were not seen yet."""

    unseen: int
