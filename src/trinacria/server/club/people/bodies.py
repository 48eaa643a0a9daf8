"""The bodies of what members ask about each other, and of what they are told."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from trinacria.server.club.bodies import NameWish, TableId
from trinacria.server.wire.bodies import Asking, QuietHours, TableListed
from trinacria.server.wire.protocol import ChairId, Token
from trinacria.table.settings import Name

Outcome: TypeAlias = Literal["won", "drawn", "lost"]
Friendship: TypeAlias = Literal["none", "asked", "asks", "friends"]
"""asked: by the one who reads; asks: the other one does."""
Step: TypeAlias = Literal["befriend", "unfriend", "follow", "unfollow", "block", "unblock"]
Hidden: TypeAlias = Literal["together", "pace"]
Openness: TypeAlias = Literal["all", "friends", "nobody"]
NoticeKind: TypeAlias = Literal[
    "friend_asked", "friend_accepted", "invited", "invitation_answered", "friend_opened", "followed_plays"
]
Why: TypeAlias = Literal["hour", "tonight", "tomorrow", "busy"]
"""The four sentences with which somebody declines."""
InvitationState: TypeAlias = Literal["open", "accepted", "declined", "withdrawn", "late"]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
NoticeId = Annotated[str, Meta(max_length=40)]
InvitationId = Annotated[str, Meta(max_length=24)]


class Tally(Struct, frozen=True):
    """How games ended for somebody."""

    finished: int
    won: int
    drawn: int
    lost: int


class Relation(Struct, frozen=True):
    """What two members are to each other, as one of them may know it."""

    friend: Friendship = "none"
    since: float | None = None
    """Since when they are friends, or one has asked."""
    following: bool = False
    blocked: bool = False
    """By the one who reads."""
    may_ask: bool = False
    """Whether a friend's request is offered."""
    may_invite: bool = False


class PersonListed(Struct, frozen=True):
    """A member among others."""

    name: str
    line: str
    since: float
    games: int
    relation: Relation
    face: str = ""


class People(Struct, frozen=True):
    """Members by name, a page at a time."""

    people: list[PersonListed]
    after: str | None
    """Ask with this for those that follow; null: there are no more."""


class Figure(Struct, frozen=True):
    """Games of one kind."""

    game: str
    mode: str
    family: str | None
    """The seat of the game, where that is something one can like; null elsewhere."""
    bots: bool
    """Whether all the others were bots."""
    tally: Tally


class Streak(Struct, frozen=True):
    """Games against people, one after the other, that ended alike."""

    outcome: Outcome | None
    """How the last ones ended; null: there was none."""
    now: int
    longest: int
    """Of games won."""


class Favourite(Struct, frozen=True):
    """The family that somebody has played most."""

    game: str
    family: str
    finished: int


class Between(Struct, frozen=True):
    """Games of one kind that two members had."""

    game: str
    mode: str
    partners: bool
    """On one side; else against each other."""
    tally: Tally


class Together(Struct, frozen=True):
    """How the reader stands with a member: all from the reader's side."""

    against: Tally
    last: list[Outcome]
    """The last ten against each other, the newest first."""
    kinds: list[Between]


class SidePlayer(Struct, frozen=True):
    """Who played."""

    name: str
    """As at the table."""
    member: str | None
    """What the member is called now, where it is one."""
    bot: bool


class Side(Struct, frozen=True):
    """Those who won or lost together."""

    players: list[SidePlayer]
    score: int
    won: bool


class GamePlayed(Struct, frozen=True):
    """A finished game of a member. Its replay is where the table is."""

    table: str
    game: str
    mode: str
    name: str
    """Of the table; mostly empty."""
    ended: float
    outcome: Outcome
    family: str | None
    reason: str
    """Why it ended, as in a record."""
    side: int
    """Which of the sides is the member's."""
    sides: list[Side]
    replay: bool = True
    """Whether the table is still there."""


class GamesPlayed(Struct, frozen=True):
    """Finished games, the last first."""

    games: list[GamePlayed]
    after: str | None


class Profile(Struct, frozen=True):
    """What a member shows, and to the reader."""

    name: str
    since: float
    line: str
    languages: list[str]
    me: bool
    relation: Relation | None
    """null: the reader is a guest, or it is themselves."""
    here: bool | None
    """Only friends see it."""
    seen: float | None
    """Within the minute; only friends see it."""
    games: Tally
    """Against people."""
    to_end: int
    """Of these, in how many nobody had to play for the member."""
    streak: Streak
    favourite: Favourite | None
    pace: float | None
    """Seconds a decision, on average, in games with a clock that counts seconds; null: hidden or unknown."""
    figures: list[Figure]
    together: Together | None
    """null: hidden, or the reader is a guest or themselves; without games they have not met."""
    last: list[GamePlayed]
    """Games at listed tables, and those at which the reader sat."""
    running: list[TableListed]
    """Listed tables at which the member plays now, and which anybody may watch."""
    face: str = ""


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
    """Where a kind of notice is told."""

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


class Notice(Struct, frozen=True):
    """Something that a member is told."""

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
