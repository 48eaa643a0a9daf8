"""The host of a club: who may do what the club's page for the host offers, and how it is done.

The command line does the same. Whatever is done is one write, with its line in the log.
"""

import hmac
import secrets
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

import msgspec

from trinacria.server.club.admission import MOST_BY_CODE, AdmissionCode
from trinacria.server.club.club import HOST, Admission, Club
from trinacria.server.club.host.backups import Backups
from trinacria.server.club.host.days import day_before, end_of
from trinacria.server.club.host.reports import Reports
from trinacria.server.club.host.wanted import compared
from trinacria.server.club.names import folded
from trinacria.server.ops.limits import Limits
from trinacria.server.store.host import EndOf, HostStore, MemberLine, Report, ReportEnd, State, Suspension
from trinacria.server.store.members import ADMISSION, NAME, PICTURE, LogLine, Member, new_line
from trinacria.table.refusal import NotFound, NotNow, Refusal, TooMany, Unauthorized
from trinacria.table.secret import hashed
from trinacria.table.store import Conflict

KEY: Final = "host_key"
ANNOUNCEMENT: Final = "announcement"
LONGEST_WORD: Final = 40
MOST_WORDS: Final = 500
WEEK: Final = 7 * 86_400.0
"""Seconds for which a member is new."""
Act = Literal["dismiss", "warn", "suspend"]
ENDS: Final[dict[Act, ReportEnd]] = {"dismiss": "dismissed", "warn": "warned", "suspend": "suspended"}


class Announcement(msgspec.Struct, frozen=True):
    """What the host tells everybody."""

    text: str
    at: float
    until: float | None


class Figures(NamedTuple):
    """How the club stands."""

    members: int
    new: int
    reports: int
    settled: int
    tables: dict[str, int]


class Host:
    """The host's rights and acts."""

    def __init__(self, store: HostStore, club: Club, limits: Limits, now: Callable[[], float], database: str) -> None:
        self._store = store
        self.club = club
        self._limits = limits
        self.now = now
        """The time on the wall."""
        self.reports = Reports(store, limits, now)
        self._backups = Backups(database, now)

    # ---------------------------------------------------------------- the key

    async def check(self, key: str | None, address: str) -> None:
        """Whether somebody comes with the host's key; raises Refusal."""
        self._limits.may_try(address)
        kept = (await self._store.settings(KEY)).get(KEY)
        if key is None or kept is None or not hmac.compare_digest(hashed(key), kept):
            self._limits.key(address)
            raise Unauthorized("host-error-key")

    async def first_key(self) -> str | None:
        """The host's key where there has been none, told once; else None."""
        key = _new_key()
        try:
            await self._store.set_first(KEY, hashed(key), self._line(None, "host_key"))
        except Conflict:
            return None
        return key

    async def new_key(self) -> str:
        """A new key for the host; the one before opens nothing any more."""
        key = _new_key()
        await self._store.set(KEY, hashed(key), self._line(None, "host_key"))
        return key

    # ---------------------------------------------------------------- members

    async def found(self, search: str, state: State, after: str, count: int) -> list[MemberLine]:
        """Members whose names hold what is searched, however it is written."""
        return await self._store.found(folded(search), state, self.now() - WEEK, folded(after), count)

    async def rename(self, name: str, wish: str, reason: str) -> Member:
        return await self.club.rename_for(name, wish, **_why(reason))

    async def give_key(self, name: str) -> str:
        """A new recovery sheet for somebody who has lost everything."""
        return await self.club.give_key(name)

    async def warn(self, name: str, reason: str) -> None:
        """A warning stands in the member's own list."""
        member = await self.club.found(name)
        await self._store.note(self._line(member.id, "warned", **_why(reason)))

    async def suspend(self, name: str, day: str | None, reason: str) -> None:
        """Until the end of a day, or until the host says otherwise; raises Refusal."""
        kept, line = self._suspension((await self.club.found(name)).id, day, reason)
        await self._store.suspend(kept, line)

    async def restore(self, name: str, reason: str = "") -> None:
        member = await self.club.found(name)
        await self._store.restore(member.id, self._line(member.id, "restored", **_why(reason)))

    async def remove(self, name: str, reason: str) -> None:
        """As if they had left."""
        await self.club.remove(name, **_why(reason))

    def _suspension(self, member: str, day: str | None, reason: str) -> tuple[Suspension, LogLine]:
        until = end_of(day) if day is not None else None
        if until is not None and until <= self.now():
            raise Refusal("host-error-day-over")
        facts = {**_why(reason), **({"until": day_before(until)} if until is not None else {})}
        return Suspension(member, until, _tidy(reason)), self._line(member, "suspended", **facts)

    # ---------------------------------------------------------------- reports

    async def settle(self, number: int, act: Act, day: str | None = None, reason: str = "") -> Report:
        """Deal with a report: what was said is forgotten; raises Refusal."""
        report = await self.reports.waiting(number)
        if act == "dismiss":
            line = self._line(report.member, "dismissed", number=str(number))
            await self._end(report, act, line)
            return report
        if report.member is None:
            raise NotNow("host-error-guest", name=report.name[:40])
        if act == "warn":
            await self._end(report, act, self._line(report.member, "warned", **_why(reason)))
            return report
        kept, line = self._suspension(report.member, day, reason)
        try:
            await self._store.suspend(kept, line, self._ended(report, act))
        except Conflict:
            raise NotFound("host-error-report", number=number) from None
        return report

    async def _end(self, report: Report, act: Act, line: LogLine) -> None:
        try:
            await self._store.end_report(self._ended(report, act), line)
        except Conflict:
            raise NotFound("host-error-report", number=report.number) from None

    def _ended(self, report: Report, act: Act) -> EndOf:
        return EndOf(report.number, self.now(), ENDS[act])

    # ---------------------------------------------------------------- the club

    async def run(
        self,
        admission: Admission | None = None,
        name: str | None = None,
        picture: str | None = None,
        most: int | None = None,
        day: str | None = None,
    ) -> str | None:
        """How the club is run; the code for admission, where there is a new one. So many may come by it, until the end
        of a day. Raises Refusal."""
        if admission != "code" and (most is not None or day is not None):
            raise Refusal("host-error-no-code")
        if most is not None and not 1 <= most <= MOST_BY_CODE:
            raise Refusal("host-error-code-count", most=MOST_BY_CODE)
        until = end_of(day) if day is not None else None
        if until is not None and until <= self.now():
            raise Refusal("host-error-day-over")
        return await self.club.run(admission, _tidy(name) if name is not None else None, picture, most, until)

    async def settings(self) -> dict[str, str]:
        """The club's name and picture, and who is admitted."""
        return await self._store.settings(NAME, PICTURE, ADMISSION)

    async def announcement(self) -> Announcement | None:
        """The announcement that home shows now; None where there is none, or its last day is over."""
        kept = (await self._store.settings(ANNOUNCEMENT)).get(ANNOUNCEMENT)
        if kept is None:
            return None
        told = msgspec.json.decode(kept, type=Announcement)
        return told if told.until is None or told.until > self.now() else None

    async def announce(self, text: str, day: str | None = None) -> None:
        """Tell everybody something, until the end of a day or until it is taken back; no text takes it back."""
        kept = _tidy(text)
        if not kept:
            await self._store.set(ANNOUNCEMENT, None, self._line(None, "unannounced"))
            return
        until = end_of(day) if day is not None else None
        if until is not None and until <= self.now():
            raise Refusal("host-error-day-over")
        said = msgspec.json.encode(Announcement(kept, self.now(), until)).decode()
        facts = {"text": kept, **({"until": day_before(until)} if until is not None else {})}
        await self._store.set(ANNOUNCEMENT, said, self._line(None, "announced", **facts))

    async def words(self) -> list[str]:
        """What the club does not want in names and lines."""
        return [word for _, word in await self._store.words()]

    async def add_word(self, word: str) -> None:
        """Raises Refusal."""
        kept = _tidy(word)
        looks = compared(kept)
        if not looks or len(kept) > LONGEST_WORD:
            raise Refusal("host-error-no-word", most=LONGEST_WORD)
        known = await self._store.words()
        if len(known) >= MOST_WORDS:
            raise TooMany("host-error-many-words", most=MOST_WORDS)
        try:
            await self._store.add_word(looks, kept, self.now(), self._line(None, "word_added", word=kept))
        except Conflict:
            raise NotNow("host-error-word-there", word=kept) from None

    async def drop_word(self, word: str) -> None:
        """Raises Refusal."""
        looks = compared(word)
        if looks not in [known for known, _ in await self._store.words()]:
            raise NotFound("host-error-word-missing", word=_tidy(word)[:LONGEST_WORD])
        await self._store.drop_word(looks, self._line(None, "word_removed", word=_tidy(word)))

    async def back_up(self) -> str:
        """Make a backup beside the database: what it is called. Raises Refusal."""
        name = await self._backups.make()
        await self._store.note(self._line(None, "backed_up", file=name))
        return name

    async def figures(self) -> Figures:
        members, new = await self._store.counts(self.now() - WEEK)
        reports, settled = await self._store.report_counts()
        return Figures(members, new, reports, settled, await self._store.tables())

    async def log(self, before: str | None, count: int) -> list[tuple[LogLine, str]]:
        """What members and the host did, the newest first, with the names of those whom it concerns."""
        lines = await self._store.log(before if before is None or before.isprintable() else "", count)
        names = await self._store.called(sorted({line.member for line in lines if line.member is not None}))
        return [(line, names.get(line.member or "", ("", 0.0))[0]) for line in lines]

    def _line(self, member: str | None, what: str, **facts: str) -> LogLine:
        return new_line(self.now(), member, HOST, what, **facts)


def until_day(kept: Suspension | Announcement | AdmissionCode | None) -> str | None:
    """The last day of something that has an end."""
    return None if kept is None or kept.until is None else day_before(kept.until)


def _why(reason: str) -> dict[str, str]:
    kept = _tidy(reason)
    return {"reason": kept} if kept else {}


def _tidy(said: str) -> str:
    """A text as it is kept: in one line, and all of it can be seen."""
    return " ".join("".join(one if one.isprintable() else " " for one in said).split())


def _new_key() -> str:
    return f"host-{secrets.token_urlsafe(24)}"
