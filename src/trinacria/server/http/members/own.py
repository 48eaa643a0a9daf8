"""What only members' own pages ask of the server: whether a name is free, and all that is known of oneself."""

import contextlib
from typing import Any

from trinacria.server.club import member_bodies
from trinacria.server.club.club import Club
from trinacria.server.club.member_bodies import LARGEST_PAGE, MOST_GOING, PAGE_OVER
from trinacria.server.club.passkeys import Passkeys
from trinacria.server.club.people.export import kept_of
from trinacria.server.club.people.people import MembersTogether
from trinacria.server.http.club import CLUB, After, asker_of, me_of, place_after, place_of
from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import client_of
from trinacria.server.live.listing import table_in_short
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.store.members import MemberSeat
from trinacria.table.refusal import NotFound, Refusal


@post(f"{CLUB}/names", status=200)
async def ask_name(data: JSONBody[member_bodies.NameAsked], request: Request, members: Club) -> member_bodies.NameFound:
    """Whether a name is free."""
    return member_bodies.NameFound(*await members.free_names(data.name, client_of(request)))


@get(f"{CLUB}/me/home", work=True)
async def member_home(
    request: Request, members: Club, tables: LiveTables, after: After = None
) -> member_bodies.MemberHome:
    """The asker's tables. Those that go on come with the first page only."""
    asker = await asker_of(request, members)
    going = await members.seats_of(asker, over=False, count=MOST_GOING) if after is None else []
    over = await members.seats_of(asker, over=True, count=PAGE_OVER, after=place_of(after))
    return member_bodies.MemberHome(await _held(going, tables), await _held(over, tables), place_after(over, PAGE_OVER))


@get(f"{CLUB}/me/seats/{{table}}")
async def my_seats(table: str, request: Request, members: Club, tables: LiveTables) -> member_bodies.SeatsThere:
    """Which seats at a table are the asker's."""
    held = await members.seats_at(await asker_of(request, members), table)
    return await _there(table, held, tables)


@post(f"{CLUB}/me/links/off", status=200)
async def turn_link_off(
    data: JSONBody[member_bodies.LinkTurnedOff], request: Request, members: Club, tables: LiveTables
) -> member_bodies.SeatsThere:
    """Have a seat opened by the asker's own keys alone. Twice is the same as once."""
    asker, address = await asker_of(request, members), client_of(request)
    held = await members.seats_at(asker, data.table)
    seat = next((one for one in held if one.chair == data.chair), None)
    if seat is None:
        raise NotFound("club-error-seat")
    live = await tables.get(data.table, address)
    if not live.table.chairs[seat.chair].link_off:
        tables.services.limits.store(address)
        await live.writer.act(lambda requests: requests.turn_off_link(seat.chair, seat.holder), asker.member.id)
    return await _there(data.table, await members.seats_at(asker, data.table), tables)


@get(f"{CLUB}/me/export", work=True)
async def export(
    request: Request,
    members: Club,
    passkeys: Passkeys,
    people: MembersTogether,
    tables: LiveTables,
    after: After = None,
) -> member_bodies.Export:
    """All that the server knows of the asker, with the records of games that are over, a page at a time."""
    asker = await asker_of(request, members)
    seats = await members.seats(asker, place_of(after), LARGEST_PAGE)
    kept = list[member_bodies.KeptTable]()
    for seat in seats:
        table = await table_in_short(tables.services.store, seat.table)
        if table is not None:
            record = await _record(seat.table, tables) if table.status == "over" else None
            kept.append(member_bodies.KeptTable(seat.chair, seat.since, table, record))
    me = await me_of(asker, members, passkeys)
    beside = await kept_of(asker.member.id, people) if after is None else None
    return member_bodies.Export(me, beside, kept, place_after(seats, LARGEST_PAGE))


async def _there(table: str, held: list[MemberSeat], tables: LiveTables) -> member_bodies.SeatsThere:
    chairs = (await tables.get(table)).table.chairs if held else {}
    linked = [one.chair for one in held if one.chair in chairs and not chairs[one.chair].link_off]
    return member_bodies.SeatsThere([one.chair for one in held], linked)


async def _record(table: str, tables: LiveTables) -> dict[str, Any] | None:
    """None: the game ended before it was one, or cannot be read any more."""
    try:
        return (await tables.get(table)).record()
    except Refusal:
        return None


async def _held(seats: list[MemberSeat], tables: LiveTables) -> list[member_bodies.GameHeld]:
    """In the order of the seats; a table with two of them comes once."""
    chairs: dict[str, list[str]] = {}
    for seat in seats:
        chairs.setdefault(seat.table, []).append(seat.chair)
    found = list[member_bodies.GameHeld]()
    for table, mine in chairs.items():
        # One that cannot be read any more does not hide the others.
        with contextlib.suppress(Refusal):
            found.append(member_bodies.GameHeld(mine, (await tables.get(table)).table.info()))
    return found


HANDLERS = (ask_name, member_home, my_seats, turn_link_off, export)
