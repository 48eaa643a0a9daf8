"""What players tell the host from a table, and what the host tells everybody."""

from collections.abc import Iterator
from typing import Final

from trinacria.server.club.host import bodies
from trinacria.server.club.host.host import Host, until_day
from trinacria.server.club.host.reports import Told, around
from trinacria.server.http.club import CLUB
from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import client_of, token_of
from trinacria.server.live.connection import neighbourhood
from trinacria.server.live.live_table import LiveTable
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.live.member_seats import who
from trinacria.server.store.host import LineSaid, ReportKind
from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.refusal import Forbidden, NotFound
from trinacria.table.table import Table

NEW_HOLDERS: Final = (log.Sat, log.BotSat, log.StoodUp, log.HandedOver)
"""After these a chair is somebody else's."""


@get(f"{CLUB}/announcement")
async def announcement(club_host: Host) -> bodies.AnnouncementTold:
    """What the host tells everybody."""
    return await announced(club_host)


@post(f"{CLUB}/reports")
async def report(
    data: JSONBody[bodies.NewReport], request: Request, club_host: Host, tables: LiveTables
) -> bodies.ReportTaken:
    """Tell the host of a line of chat, or of a name. The one who does so has a seat there, or is a member."""
    address, token, members = client_of(request), token_of(request), tables.services.members
    live = await tables.get(data.table, address)
    asker, secret = await who(live.table, token, members)
    known = token is not None and members.knows(token)
    if known:
        await tables.services.conduct.check_sitting(token)
    if asker.chair is None and not asker.host and not known:
        raise Forbidden("host-error-report-seat")
    viewer = live.audience.mark_shared_address(asker, neighbourhood(address))
    told = _line(live, viewer, data) if data.line is not None else _name(live.table, data)
    chair = live.table.chairs.get(asker.chair or "")
    reporter = chair.nickname if chair is not None else ""
    await club_host.reports.take(told._replace(by=asker.chair or secret or token or "", reporter=reporter), address)
    return bodies.ReportTaken()


async def announced(club_host: Host) -> bodies.AnnouncementTold:
    """What the host tells everybody now."""
    told = await club_host.announcement()
    return bodies.AnnouncementTold(told.text, until_day(told)) if told is not None else bodies.AnnouncementTold()


def _line(live: LiveTable, viewer: Viewer, data: bodies.NewReport) -> Told:
    """A line that this viewer could read, with those around it; raises Refusal."""
    table, number = live.table, data.line or 0
    lines = list(_heard(table, viewer, number))
    event = table.events[number - 1] if number <= len(table.events) else None
    if event is None or not isinstance(event.what, log.Said) or not any(line.meant for line in lines):
        raise NotFound("host-error-no-line")
    chair = event.what.chair
    seat = _seat(table, chair) if chair is not None and not _left(table, chair, number) else None
    return _told(table, data, seat, event.what.nickname, around(lines))


def _name(table: Table, data: bodies.NewReport) -> Told:
    """What somebody at a chair is called; raises Refusal."""
    chair = table.chairs.get(data.chair or "")
    if chair is None or chair.kind != "person":
        raise NotFound("host-error-no-line")
    return _told(table, data, _seat(table, chair.id), chair.nickname, [])


def _told(
    table: Table, data: bodies.NewReport, seat: tuple[str, list[str]] | None, name: str, context: list[LineSaid]
) -> Told:
    thing = str(data.line) if data.line is not None else f"{data.chair} {name}"
    kind: ReportKind = "line" if data.line is not None else "name"
    return Told(kind, table.id, table.settings.name, seat, name, thing, "", "", data.reason, context)


def _heard(table: Table, viewer: Viewer, meant: int) -> Iterator[LineSaid]:
    """What a viewer could read of the chat."""
    over = table.status == "over"
    for event in table.events:
        said = event.what
        if isinstance(said, log.Said) and event.told(viewer, over) is not None:
            yield LineSaid(event.at, said.nickname, said.text, event.seq == meant)


def _seat(table: Table, chair: str) -> tuple[str, list[str]]:
    kept = table.chairs[chair]
    return chair, [one for one in (kept.secret, *kept.keys) if one is not None]


def _left(table: Table, chair: str, since: int) -> bool:
    """Whether a chair has been somebody else's since this entry."""
    return any(isinstance(one.what, NEW_HOLDERS) and one.what.chair == chair for one in table.events[since:])


HANDLERS = (announcement, report)
