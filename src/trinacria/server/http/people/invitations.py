"""Invitations to seats by name."""

from trinacria.server.club.bodies import Done
from trinacria.server.club.people import notice_bodies as bodies
from trinacria.server.club.people.invitations import Seat
from trinacria.server.club.people.people import MembersTogether
from trinacria.server.http.club import CLUB
from trinacria.server.http.people.requests import asker_of
from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import client_of, token_of
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.live.member_seats import who
from trinacria.table.refusal import Forbidden, NotNow, Refusal
from trinacria.table.store import StoreFailed


@post(f"{CLUB}/invitations")
async def invite(
    data: JSONBody[bodies.InvitationWish], request: Request, people: MembersTogether, tables: LiveTables
) -> bodies.InvitationSent:
    """Offer an open seat to a member."""
    asker, address = await asker_of(request, people), client_of(request)
    live = await tables.get(data.table, address)
    viewer, _ = await who(live.table, data.token or token_of(request), tables.services.members)
    if not viewer.host:
        raise Forbidden("people-error-host")
    table = await people.tables.table(live.table.id)
    if table is None or live.table.chairs.get(data.chair) is None or live.table.chairs[data.chair].kind != "open":
        raise NotNow("people-error-chair")
    return await people.invitations.send(asker, table, data.chair, data.name, address)


@get(f"{CLUB}/tables/{{table}}/invitations")
async def sent_invitations(table: str, request: Request, people: MembersTogether) -> bodies.InvitationsSent:
    """The asker's invitations to a table."""
    return bodies.InvitationsSent(await people.invitations.sent(await asker_of(request, people), table))


@post(f"{CLUB}/invitations/{{invitation}}/accept", status=200)
async def accept_invitation(
    invitation: str,
    data: JSONBody[bodies.Accepting],
    request: Request,
    people: MembersTogether,
    tables: LiveTables,
) -> bodies.SeatGiven:
    """Sit down there."""
    seat = await people.invitations.accept(await asker_of(request, people), invitation, data.nickname)
    if not await take(seat, people, tables):
        raise NotNow("people-error-chair")
    return bodies.SeatGiven(seat.invitation.table, seat.invitation.chair)


@post(f"{CLUB}/invitations/{{invitation}}/decline", status=200)
async def decline_invitation(
    invitation: str, data: JSONBody[bodies.Declining], request: Request, people: MembersTogether
) -> Done:
    """Not now."""
    await people.invitations.decline(await asker_of(request, people), invitation, data.why)
    return Done()


@post(f"{CLUB}/invitations/{{invitation}}/withdraw", status=200)
async def withdraw_invitation(invitation: str, request: Request, people: MembersTogether) -> Done:
    """Take an offer back."""
    await people.invitations.withdraw(await asker_of(request, people), invitation)
    return Done()


async def take(seat: Seat, people: MembersTogether, tables: LiveTables) -> bool:
    """Take an accepted seat at its table, however often it is tried; whether it is the member's."""
    one = seat.invitation
    if one.done:
        return True
    taken = await _taken(seat, tables)
    await people.invitations.finish(seat, taken)
    return taken


async def _taken(seat: Seat, tables: LiveTables) -> bool:
    one = seat.invitation
    try:
        live = await tables.get(one.table)
    except StoreFailed:
        raise
    except Refusal:
        return False

    def sits() -> bool:
        chair = live.table.chairs.get(one.chair)
        return chair is not None and chair.opened_by(seat.holder)

    try:
        if not sits():
            await live.writer.ask(None, lambda requests: requests.give_seat(one.chair, seat.nickname, seat.holder))
    except StoreFailed:
        raise
    except Refusal:
        # It may have been tried twice at once, for this very member.
        return sits()
    return True


HANDLERS = (invite, sent_invitations, accept_invitation, decline_invitation, withdraw_invitation)
