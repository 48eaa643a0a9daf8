"""The host's page over HTTP."""

import math
from typing import Annotated, Final

from msgspec import Meta

from trinacria.server.club.host import bodies
from trinacria.server.club.host.host import Host, until_day
from trinacria.server.club.host.order import is_suspended
from trinacria.server.http.club import CLUB
from trinacria.server.http.host_page.telling import announced
from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import client_of, token_of
from trinacria.server.ops import limits
from trinacria.server.store.host import MemberLine, Report, State
from trinacria.server.store.members import NAME, PICTURE, LogLine
from trinacria.table.refusal import NotFound, Refusal

HOST: Final = f"{CLUB}/host"
PAGE: Final = 20
MOST_SHOWN: Final = 100
Count = Annotated[int, Meta(ge=1, le=50)]
Search = Annotated[str, Meta(max_length=100)]
Place = Annotated[str, Meta(max_length=80)]
LIMITS: Final = {
    "requests": limits.REQUESTS,
    "work": limits.WORKS,
    "sockets": limits.CONNECTIONS,
    "keys": limits.KEYS,
    "members": limits.NEW_MEMBERS,
    "reports": limits.REPORTS,
}
TAKES_AWAY: Final = ("rename", "warn", "suspend", "remove")
"""Acts that need a reason."""


# -------------------------------------------------------------------- for the host


@get(HOST)
async def host_overview(request: Request, club_host: Host) -> bodies.HostOverview:
    """How the club stands. All that follows needs the host's key as the bearer."""
    await _check(request, club_host)
    settings, figures = await club_host.settings(), await club_host.figures()
    admission, code = await club_host.club.admission(), await club_host.club.code()
    return bodies.HostOverview(
        settings.get(NAME, ""),
        admission,
        figures.members,
        figures.new,
        figures.reports,
        figures.settled,
        await announced(club_host),
        await club_host.words(),
        figures.tables,
        [
            bodies.HostLimit(what, rate.at_once, math.ceil(rate.a_second * 86_400 - 1e-6))
            for what, rate in LIMITS.items()
        ],
        settings.get(PICTURE, ""),
        bodies.CodeTold(code.most, code.used, until_day(code)) if code is not None and admission == "code" else None,
    )


@get(f"{HOST}/reports")
async def host_reports(request: Request, club_host: Host) -> bodies.ReportsShown:
    """Reports that wait, the oldest first."""
    await _check(request, club_host)
    reports = await club_host.reports.open(MOST_SHOWN)
    history, members = await club_host.reports.history(reports), await club_host.reports.about(reports)
    return bodies.ReportsShown([_shown(one, history.get(one.member or "", []), members) for one in reports])


@post(f"{HOST}/reports/{{number}}", status=200)
async def settle_report(
    number: str, data: JSONBody[bodies.SettleReport], request: Request, club_host: Host
) -> bodies.ReportTaken:
    """Deal with a report; what was said is forgotten."""
    await _check(request, club_host)
    if not (number.isascii() and number.isdecimal() and len(number) < 10):
        raise NotFound("host-error-report", number=number[:10])
    if data.act != "dismiss":
        _need_reason(data.reason)
    await club_host.settle(int(number), data.act, data.until, data.reason)
    return bodies.ReportTaken()


@get(f"{HOST}/members")
async def host_members(
    request: Request,
    club_host: Host,
    search: Search | None = None,
    which: Annotated[str, Meta(pattern="^(all|new|warned|suspended)$")] = "all",
    after: Place | None = None,
    count: Count = PAGE,
) -> bodies.MembersShown:
    """Members by name: all, or those whose names hold what is searched."""
    await _check(request, club_host)
    states: dict[str, State] = {"all": "all", "new": "new", "warned": "warned", "suspended": "suspended"}
    found = await club_host.found(search or "", states[which], after or "", count)
    last = found[-1].member.folded if len(found) == count else None
    return bodies.MembersShown([_member(line, club_host.now()) for line in found], last)


@post(f"{HOST}/members", status=200)
async def act_on_member(data: JSONBody[bodies.MemberAct], request: Request, club_host: Host) -> bodies.MemberActDone:
    """Rename, warn, suspend, restore or remove a member, or give a new recovery sheet."""
    await _check(request, club_host)
    if data.act in TAKES_AWAY:
        _need_reason(data.reason)
    match data.act:
        case "rename":
            return bodies.MemberActDone((await club_host.rename(data.name, data.wish, data.reason)).name)
        case "key":
            return bodies.MemberActDone(data.name, await club_host.give_key(data.name))
        case "warn":
            await club_host.warn(data.name, data.reason)
        case "suspend":
            await club_host.suspend(data.name, data.until, data.reason)
        case "restore":
            await club_host.restore(data.name, data.reason)
        case "remove":
            await club_host.remove(data.name, data.reason)
    return bodies.MemberActDone(data.name)


@post(f"{HOST}/club", status=200)
async def change_club(data: JSONBody[bodies.ClubChange], request: Request, club_host: Host) -> bodies.ClubChanged:
    """Who may become a member, and what the club is called. With `code` the answer holds a new one."""
    await _check(request, club_host)
    return bodies.ClubChanged(await club_host.run(data.admission, data.name, data.picture, data.most, data.until))


@post(f"{HOST}/announcement", status=200)
async def announce(data: JSONBody[bodies.Announce], request: Request, club_host: Host) -> bodies.AnnouncementTold:
    """Tell everybody something, or take it back."""
    await _check(request, club_host)
    await club_host.announce(data.text, data.until)
    return await announced(club_host)


@post(f"{HOST}/words", status=200)
async def change_words(data: JSONBody[bodies.WordChange], request: Request, club_host: Host) -> bodies.WordsShown:
    """A word that the club does not want in names and lines, or wants again."""
    await _check(request, club_host)
    await (club_host.add_word if data.act == "add" else club_host.drop_word)(data.word)
    return bodies.WordsShown(await club_host.words())


@post(f"{HOST}/backup")
async def make_backup(request: Request, club_host: Host) -> bodies.BackupMade:
    """A backup beside the database, as `trinacria backup` makes it."""
    await _check(request, club_host)
    return bodies.BackupMade(await club_host.back_up())


@get(f"{HOST}/log")
async def host_log(
    request: Request, club_host: Host, before: Place | None = None, count: Count = PAGE
) -> bodies.HostLog:
    """What members and the host did, the newest first."""
    await _check(request, club_host)
    lines = [
        bodies.HostDeed(line.id, line.at, name, line.by == "host", line.what, line.facts)
        for line, name in await club_host.log(before, count)
    ]
    return bodies.HostLog(lines, lines[-1].id if len(lines) == count else None)


# -------------------------------------------------------------------- helpers


async def _check(request: Request, club_host: Host) -> None:
    await club_host.check(token_of(request), client_of(request))


def _need_reason(reason: str) -> None:
    if not reason.strip():
        raise Refusal("host-error-reason")


def _shown(report: Report, history: list[LogLine], members: dict[str, tuple[str, float]]) -> bodies.ReportShown:
    name, since = members.get(report.member or "", (None, None))
    return bodies.ReportShown(
        report.number,
        report.at,
        report.kind,
        report.name,
        name,
        report.place,
        report.reporter,
        report.reason,
        [bodies.ContextLine(line.name, line.text, line.meant) for line in report.context],
        since,
        sum(line.what == "warned" for line in history),
        sum(line.what == "suspended" for line in history),
    )


def _member(line: MemberLine, now: float) -> bodies.MemberShown:
    member, suspended = line.member, is_suspended(line.member, line.suspension, now)
    kept = line.suspension if suspended else None
    return bodies.MemberShown(
        member.name,
        member.face,
        member.since,
        line.used,
        line.devices,
        line.tables,
        line.warnings,
        suspended,
        until_day(kept),
        kept.reason if kept is not None else "",
    )


HANDLERS = (
    host_overview,
    host_reports,
    settle_report,
    host_members,
    act_on_member,
    change_club,
    announce,
    change_words,
    make_backup,
    host_log,
)
