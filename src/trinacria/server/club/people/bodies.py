"""The bodies of requests about other members and one's own settings, and of the answers."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from trinacria.server.club.people.notice_bodies import Invitation, Notice, NoticeKind
from trinacria.server.club.people.spoken import Language
from trinacria.server.club.seeks.bodies import MySeek
from trinacria.server.wire.bodies import Asking, QuietHours, TableListed

Step: TypeAlias = Literal["befriend", "unfriend", "follow", "unfollow", "block", "unblock"]
Hidden: TypeAlias = Literal["together", "pace"]
Openness: TypeAlias = Literal["all", "friends", "nobody"]


class RelationChange(Asking, frozen=True):
    """What becomes of two members."""

    step: Step


class Friend(Struct, frozen=True):
    """A friend, and where they can be met."""

    name: str
    since: float
    here: bool
    seen: float | None
    open: list[TableListed]
    """Listed tables at which they wait for others."""
    plays: list[TableListed]
    """Listed tables at which they play, and which anybody may watch."""
    face: str = ""


class Known(Struct, frozen=True):
    """Somebody with whom something is settled, or asked."""

    name: str
    since: float
    face: str = ""


class MyPeople(Struct, frozen=True):
    """Whom a member knows."""

    friends: list[Friend]
    """Those who are here first."""
    asks: list[Known]
    """Who wants to be a friend."""
    asked: list[Known]
    following: list[Known]
    blocked: list[Known]
    lately: list[Known]
    """With whom the member played last, friends left out."""


class NoticeWish(Struct, frozen=True):
    """Where a member wants to get notices of one kind: on the page, on their devices."""

    page: bool = True
    device: bool = True


class QuietTime(QuietHours, frozen=True):
    """When a member wants to hear nothing, on no device."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """The IANA name of a time zone."""


class MySettings(Struct, frozen=True):
    """How a member wants to be met."""

    languages: list[str]
    hides: list[Hidden]
    """From everybody."""
    requests: bool
    """Whether others may ask to be a friend."""
    invitations: Openness
    notices: dict[NoticeKind, NoticeWish]
    quiet: QuietTime | None


class MySettingsChange(Asking, frozen=True):
    """What changes; what is left out stays."""

    languages: Annotated[list[Language], Meta(max_length=6)] | None = None
    hides: Annotated[list[Hidden], Meta(max_length=2)] | None = None
    requests: bool | None = None
    invitations: Openness | None = None
    notices: dict[NoticeKind, NoticeWish] | None = None
    """The kinds that change."""
    quiet: QuietTime | None = None
    loud: bool = False
    """No quiet hours any more."""


class WaitingTable(Struct, frozen=True):
    """A table that waits for a member."""

    table: TableListed
    chair: str
    since: float
    until: float | None
    """When the time is up; null: there is no clock."""


class NextTable(Struct, frozen=True):
    """Where to go next."""

    next: WaitingTable | None
    """null: that was the last one, or none waits."""
    count: int
    """How many wait."""


class Told(Struct, frozen=True):
    """What a page of a member shows on every screen."""

    waiting: int
    """How many tables wait for the member."""
    unseen: int
    invitations: list[Invitation]
    """Those that are open, the oldest first."""
    notices: list[Notice]
    """The newest that were not seen, five at most."""
    friends: list[str]
    """Who is here."""
    seeks: list[MySeek] = []
    """The member's own, the oldest first; also those that have just found others."""


class News(Struct, frozen=True):
    """An answer to a page that waits for news."""

    cursor: str
    """Ask with this for what comes then."""
    told: Told | None
    """null: nothing new."""
    pause: float
    """Seconds to wait before asking again: more than 0 where another page had to be served."""


class WaitingForOthers(Struct, frozen=True):
    """A running table at which somebody else must decide."""

    table: TableListed
    chair: str
    decider: str | None
    """The chair that must; null where it is nobody's."""
    until: float | None


class Home(Struct, frozen=True):
    """What concerns a member now."""

    waiting: list[WaitingTable]
    """In the order in which they come next; twenty at most."""
    count: int
    """How many wait."""
    others: list[WaitingForOthers]
    """Running tables at which others must decide, the newest first; twenty at most."""
    friends: list[Friend]
    """Those who are here; twenty at most."""
    friends_count: int
    invitations: list[Invitation]
    asks: list[Known]
    following: list[TableListed]
    """Listed tables at which somebody plays whom the member follows; ten at most."""
    unseen: int
