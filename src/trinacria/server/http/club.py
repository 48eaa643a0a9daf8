"""The club over HTTP: becoming a member, coming in from another device, and one's own tables."""

import contextlib
from typing import Annotated, Final

from msgspec import Meta

from trinacria.server.club import bodies
from trinacria.server.club.club import Asker, Club, Opened
from trinacria.server.club.pairings import Pairings
from trinacria.server.club.passkeys import Passkeys
from trinacria.server.club.people.people import MembersTogether
from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import API, client_of, token_of
from trinacria.server.live.listing import table_in_short
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.store.members import MemberSeat
from trinacria.table.refusal import Refusal
from trinacria.table.secret import hashed

CLUB: Final = f"{API}/club"
MOST_DEEDS: Final = 50
PAGE: Final = 20
Count = Annotated[int, Meta(ge=1, le=50)]
After = Annotated[str, Meta(max_length=80)] | None


@get(CLUB)
async def club_info(members: Club) -> bodies.ClubInfo:
    """What everybody may know of the club."""
    if not members.on:
        return bodies.ClubInfo(False)
    return bodies.ClubInfo(True, await members.name(), await members.admission(), await members.picture())


@post(f"{CLUB}/members")
async def become_member(data: JSONBody[bodies.NewMember], request: Request, members: Club) -> bodies.MemberKey:
    """Become a member. The answer holds the key that this device keeps."""
    return _key(await members.admit(data.name, data.code or "", data.device, client_of(request)))


@post(f"{CLUB}/enter")
async def enter_club(data: JSONBody[bodies.BySheet], request: Request, members: Club) -> bodies.MemberKey:
    """Come in by the recovery sheet, which is used up; the answer holds the next one."""
    return _key(await members.enter_by_sheet(data.sheet, data.device, client_of(request)))


@post(f"{CLUB}/pair")
async def pair_device(data: JSONBody[bodies.ByPairing], request: Request, pairings: Pairings) -> bodies.MemberKey:
    """Come in by what another device of one's own shows."""
    address = client_of(request)
    if data.secret is not None:
        return _key(await pairings.enter_by_secret(data.secret, data.device, address))
    return _key(await pairings.enter_by_number(data.name, data.number, data.device, address))


@get(f"{CLUB}/me")
async def me(request: Request, members: Club, passkeys: Passkeys) -> bodies.Me:
    """Whoever asks, as only they may know it."""
    return await me_of(await asker_of(request, members), members, passkeys)


@post(f"{CLUB}/me", status=200)
async def change_me(data: JSONBody[bodies.MeChange], request: Request, members: Club, passkeys: Passkeys) -> bodies.Me:
    """Another name, or another line about oneself."""
    asker = await asker_of(request, members)
    if data.name is not None:
        await members.rename(asker, data.name)
    if data.line is not None:
        await members.say(asker, data.line)
    if data.face is not None:
        await members.show(asker, data.face)
    return await me_of(await asker_of(request, members), members, passkeys)


@post(f"{CLUB}/me/sheet")
async def print_sheet(request: Request, members: Club) -> bodies.Sheet:
    """A new recovery sheet; the one before opens nothing any more."""
    return bodies.Sheet(await members.print_sheet(await asker_of(request, members), client_of(request)))


@post(f"{CLUB}/me/pairing")
async def offer_pairing(request: Request, members: Club, pairings: Pairings) -> bodies.PairingOffer:
    """A number and a secret for another device, good for five minutes and once."""
    offered = await pairings.offer(await asker_of(request, members), client_of(request))
    return bodies.PairingOffer(offered.number, offered.secret, offered.until)


@post(f"{CLUB}/me/devices/out", status=200)
async def sign_out(data: JSONBody[bodies.DeviceOut], request: Request, members: Club) -> bodies.Done:
    """Sign one device out, or all of them."""
    asker = await asker_of(request, members)
    if data.id is None:
        await members.sign_out(asker)
    else:
        await members.forget_device(asker, data.id)
    return bodies.Done()


@post(f"{CLUB}/me/leave", status=200)
async def leave_club(data: JSONBody[bodies.Leaving], request: Request, members: Club) -> bodies.Done:
    """Leave for good. Games stay, under what one was called there."""
    asker = await asker_of(request, members)
    if data.name.strip() != asker.member.name:
        raise Refusal("club-error-leave-name")
    await members.leave(asker)
    return bodies.Done()


@post(f"{CLUB}/me/seats", status=200)
async def take_seats_over(
    data: JSONBody[bodies.SeatsHeld], request: Request, members: Club, people: MembersTogether, tables: LiveTables
) -> bodies.SeatsTaken:
    """Seats that this browser holds belong to the member from now on. Their links open them as before."""
    asker, taken = await asker_of(request, members), list[tuple[str, str, str]]()
    for held in data.seats:
        # What opens nothing any more is left behind.
        with contextlib.suppress(Refusal):
            secret, table = hashed(held.token), (await tables.get(held.table, client_of(request))).table
            viewer = table.holder(secret) if table.turned_off(held.token) is None else None
            mine = await people.neighbours.may_own(asker.member.id, held.table)
            if viewer is not None and viewer.chair is not None and mine:
                taken.append((held.table, viewer.chair, secret))
    await members.seat(asker, list({(table, chair): (table, chair, secret) for table, chair, secret in taken}.values()))
    await people.took_over(asker, [table for table, _, _ in taken])
    return bodies.SeatsTaken([bodies.SeatTaken(table, chair) for table, chair, _ in taken])


@get(f"{CLUB}/me/tables")
async def my_tables(
    request: Request, members: Club, tables: LiveTables, after: After = None, count: Count = PAGE
) -> bodies.MyTables:
    """Tables at which the asker has a seat, the newest first."""
    asker = await asker_of(request, members)
    seats = await members.seats(asker, place_of(after), count)
    return bodies.MyTables(await _tables(seats, tables), place_after(seats, count))


async def asker_of(request: Request, members: Club) -> Asker:
    """Whoever asks, by the key in the Authorization header; raises Refusal."""
    return await members.asker(token_of(request), client_of(request))


async def me_of(asker: Asker, members: Club, passkeys: Passkeys) -> bodies.Me:
    """A member, as only they know it."""
    keys = await members.keys(asker.member.id)
    devices = [
        bodies.Device(key.id, key.label, key.since, key.used, key.id == asker.key.id)
        for key in keys
        if key.kind == "device"
    ]
    sheet = next((key.since for key in keys if key.kind == "sheet"), None)
    deeds = [
        bodies.Deed(line.at, line.what, line.by != asker.member.id, line.facts)
        for line in await members.story(asker.member.id, MOST_DEEDS)
    ]
    member = asker.member
    held = [bodies.PasskeyHeld(one.id, one.label, one.since, one.used) for one in await passkeys.of(member.id)]
    return bodies.Me(member.name, member.since, member.line, devices, sheet, deeds, held, member.face)


async def _tables(seats: list[MemberSeat], tables: LiveTables) -> list[bodies.MyTable]:
    found = [(seat, await table_in_short(tables.services.store, seat.table)) for seat in seats]
    return [bodies.MyTable(seat.chair, seat.since, table) for seat, table in found if table is not None]


def _key(opened: Opened) -> bodies.MemberKey:
    return bodies.MemberKey(opened.member.name, opened.device_key, opened.sheet)


def place_after(seats: list[MemberSeat], count: int) -> str | None:
    """Where the next page begins, if there is one."""
    last = seats[-1] if len(seats) == count else None
    return f"{last.since!r}/{last.table}/{last.chair}" if last is not None else None


def place_of(after: str | None) -> MemberSeat | None:
    """Where a page begins; raises Refusal."""
    if after is None:
        return None
    since, _, seat = after.partition("/")
    table, _, chair = seat.partition("/")
    try:
        return MemberSeat("", table, chair, "", float(since))
    except ValueError:
        raise Refusal("table-error-message", reason=after) from None


HANDLERS = (
    club_info,
    become_member,
    enter_club,
    pair_device,
    me,
    change_me,
    print_sheet,
    offer_pairing,
    sign_out,
    leave_club,
    take_seats_over,
    my_tables,
)
