"""What only members' own pages ask of the server: whether a name is free, and all that is known of oneself."""

from typing import Any

from trinacria.server.club import member_bodies
from trinacria.server.club.club import Club
from trinacria.server.club.member_bodies import LARGEST_PAGE
from trinacria.server.club.passkeys import Passkeys
from trinacria.server.http.club import CLUB, After, asker_of, me_of, place_after, place_of
from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import client_of
from trinacria.server.live.listing import table_in_short
from trinacria.server.live.live_tables import LiveTables
from trinacria.table.refusal import Refusal


@post(f"{CLUB}/names", status=200)
async def ask_name(data: JSONBody[member_bodies.NameAsked], request: Request, members: Club) -> member_bodies.NameFound:
    """Whether a name is free."""
    return member_bodies.NameFound(*await members.free_names(data.name, client_of(request)))


@get(f"{CLUB}/me/export", work=True)
async def export(
    request: Request, members: Club, passkeys: Passkeys, tables: LiveTables, after: After = None
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
    return member_bodies.Export(me, kept, place_after(seats, LARGEST_PAGE))


async def _record(table: str, tables: LiveTables) -> dict[str, Any] | None:
    """None: the game ended before it was one, or cannot be read any more."""
    try:
        return (await tables.get(table)).record()
    except Refusal:
        return None


HANDLERS = (ask_name, export)
