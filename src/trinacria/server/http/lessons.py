"""Over HTTP: what a game that is over can teach."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from trinacria.server.http.routes import API, REFUSALS, WORK, AnyRequest, TableId, Tables, client_of
from trinacria.server.wire import bodies

OfSeat = Annotated[str, QueryParameter(max_length=20)]


@get(f"{API}/tables/{{table:str}}/lessons", responses=REFUSALS, opt=WORK)
async def lessons(table: TableId, request: AnyRequest, tables: Tables, seat: OfSeat) -> bodies.Lessons:
    """The moves of a seat that cost most, in a game that is over. Ask again until it is done."""
    found = (await tables.get(table, client_of(request))).record()
    return await tables.services.reviews.ask(found, seat, client_of(request))


@post(f"{API}/replay/lessons", status_code=200, responses=REFUSALS)
async def replay_lessons(
    data: JSONBody[bodies.ReplayRecord], request: AnyRequest, tables: Tables, seat: OfSeat
) -> bodies.Lessons:
    """The same for a record from elsewhere."""
    return await tables.services.reviews.ask(data.record, seat, client_of(request))


HANDLERS = (lessons, replay_lessons)
