"""Over HTTP: what a game that is over can teach."""

from typing import Annotated

from msgspec import Meta

from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import API, client_of
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.wire import bodies

OfSeat = Annotated[str, Meta(max_length=20)]


@get(f"{API}/tables/{{table}}/lessons", work=True)
async def lessons(table: str, request: Request, tables: LiveTables, seat: OfSeat) -> bodies.Lessons:
    """The moves of a seat that cost most, in a game that is over. Ask again until it is done."""
    found = (await tables.get(table, client_of(request))).record()
    return await tables.services.reviews.ask(found, seat, client_of(request))


@post(f"{API}/replay/lessons", status=200)
async def replay_lessons(
    data: JSONBody[bodies.ReplayRecord], request: Request, tables: LiveTables, seat: OfSeat
) -> bodies.Lessons:
    """The same for a record from elsewhere."""
    return await tables.services.reviews.ask(data.record, seat, client_of(request))


HANDLERS = (lessons, replay_lessons)
