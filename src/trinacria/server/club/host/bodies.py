"""The bodies of the host's requests and answers, and of reports."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from trinacria.server.club.bodies import Face
from trinacria.server.club.club import Admission
from trinacria.server.club.host.host import Act
from trinacria.server.store.host import ReportKind
from trinacria.server.wire.bodies import Asking
from trinacria.server.wire.protocol import ChairId

Day = Annotated[str, Meta(max_length=10)]
"""A day of the server's time zone: 2026-11-30."""
Reason = Annotated[str, Meta(max_length=300)]
MemberName = Annotated[str, Meta(max_length=100)]


class NewReport(Asking, frozen=True):
    """Tell the host of a line, by its number in the table's log, or of what somebody at a chair is called."""

    table: Annotated[str, Meta(max_length=40)]
    reason: Annotated[str, Meta(min_length=1, max_length=300)]
    line: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    chair: ChairId | None = None


class ReportTaken(Struct, frozen=True):
    """The host will read it."""

    reported: bool = True


class AnnouncementTold(Struct, frozen=True):
    """What the host tells everybody; without a text nothing."""

    text: str = ""
    until: str | None = None
    """The last day."""


class HostLimit(Struct, frozen=True):
    """How much one address may ask for."""

    what: str
    at_once: int
    a_day: int


class CodeTold(Struct, frozen=True):
    """How many may come by the code for new members, and until when."""

    most: int | None
    used: int
    until: Day | None


class HostOverview(Struct, frozen=True):
    """How the club stands."""

    name: str
    admission: Admission
    members: int
    new: int
    reports: int
    settled: int
    announcement: AnnouncementTold
    words: list[str]
    tables: dict[str, int]
    limits: list[HostLimit]
    picture: str = ""
    """The face by which the club is shown; empty: none."""
    code: CodeTold | None = None
    """The code for new members, where they come by one."""


class ContextLine(Struct, frozen=True):
    """A line of chat that stands with a report."""

    name: str
    text: str
    meant: bool


class ReportShown(Struct, frozen=True):
    """A report that waits."""

    number: int
    at: float
    kind: ReportKind
    name: str
    """Whom it is about, as they were called there."""
    member: str | None
    """Which member that is; null: a guest."""
    place: str
    reporter: str
    reason: str
    context: list[ContextLine]
    since: float | None
    """Since when they are a member."""
    warnings: int
    suspensions: int


class ReportsShown(Struct, frozen=True):
    """Those that wait, the oldest first."""

    reports: list[ReportShown]


class SettleReport(Asking, frozen=True):
    """What is done about a report."""

    act: Act
    reason: Reason = ""
    until: Day | None = None


class MemberShown(Struct, frozen=True):
    """A member, as the host sees them."""

    name: str
    face: str
    since: float
    used: float | None
    devices: int
    tables: int
    warnings: int
    suspended: bool
    until: str | None
    reason: str


class MembersShown(Struct, frozen=True):
    """Members by name."""

    members: list[MemberShown]
    after: str | None
    """Ask with this for those that follow; null: there are no more."""


class MemberAct(Asking, frozen=True):
    """Something is done with a member. What takes something away needs a reason."""

    name: MemberName
    act: Literal["rename", "key", "warn", "suspend", "restore", "remove"]
    reason: Reason = ""
    wish: MemberName = ""
    """The new name."""
    until: Day | None = None


class MemberActDone(Struct, frozen=True):
    """It is done."""

    name: str
    sheet: str | None = None
    """A recovery sheet, told once."""


class ClubChange(Asking, frozen=True):
    """How the club is run; what is left out stays."""

    admission: Admission | None = None
    name: Annotated[str, Meta(max_length=60)] | None = None
    picture: Face | None = None
    most: int | None = None
    """With `admission` "code": how many may come by the new code."""
    until: Day | None = None
    """The last day on which they may."""


class ClubChanged(Struct, frozen=True):
    """It is done."""

    code: str | None = None
    """What new members need, told once."""


class Announce(Asking, frozen=True):
    """Tell everybody something; without a text it is taken back."""

    text: Annotated[str, Meta(max_length=500)] = ""
    until: Day | None = None


class WordChange(Asking, frozen=True):
    """A word that the club does not want, or wants again."""

    word: Annotated[str, Meta(max_length=100)]
    act: Literal["add", "remove"]


class WordsShown(Struct, frozen=True):
    """What the club does not want in names and lines."""

    words: list[str]


class BackupMade(Struct, frozen=True):
    """Where a backup lies, beside the database."""

    file: str


class HostDeed(Struct, frozen=True):
    """What a member or the host did."""

    id: str
    at: float
    member: str
    """Whom it concerns; empty for somebody who has left."""
    by_host: bool
    what: str
    facts: dict[str, str]


class HostLog(Struct, frozen=True):
    """The newest lines first."""

    lines: list[HostDeed]
    before: str | None
    """Ask with this for those that are older; null: there are no more."""
