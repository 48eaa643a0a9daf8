"""Over HTTP: what a game that is over can teach."""

from typing import Annotated

from msgspec import Meta

from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import API, client_of, record_of
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.wire import bodies

OfSeat = Annotated[str, Meta(max_length=20)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Action = Annotated[str, Meta(max_length=2000)]


@get(f"{API}/tables/{{table}}/lessons", work=True)
async def lessons(table: str, request: Request, tables: LiveTables, seat: OfSeat) -> bodies.Lessons:
    """The moves of a seat that cost most, in a game that is over. Ask again until it is done."""
    record = await record_of(table, request, tables)
    return await tables.services.reviews.ask(record, seat, client_of(request))


@post(f"{API}/replay/lessons", status=200)
async def replay_lessons(
    data: JSONBody[bodies.ReplayRecord], request: Request, tables: LiveTables, seat: OfSeat
) -> bodies.Lessons:
    """The same for a record from elsewhere."""
    return await tables.services.reviews.ask(bytes(data.record), seat, client_of(request))


@get(f"{API}/tables/{{table}}/lessons/puzzle", work=True)
async def move_puzzle(
    table: str, request: Request, tables: LiveTables, seat: OfSeat, number: Number
) -> bodies.MovePuzzle:
    """One of the costly moves that were found, as a puzzle for anyone who would find something better."""
    record = await record_of(table, request, tables)
    return await tables.services.reviews.puzzle(record, seat, number, client_of(request))


@post(f"{API}/replay/lessons/puzzle", status=200)
async def replay_move_puzzle(
    data: JSONBody[bodies.ReplayRecord], request: Request, tables: LiveTables, seat: OfSeat, number: Number
) -> bodies.MovePuzzle:
    """The same for a record from elsewhere."""
    return await tables.services.reviews.puzzle(bytes(data.record), seat, number, client_of(request))


@get(f"{API}/tables/{{table}}/lessons/try", work=True)
async def try_move(
    table: str, request: Request, tables: LiveTables, seat: OfSeat, number: Number, action: Action
) -> bodies.MoveTried:
    """What another action would have come to in place of a costly move. Ask again until it is done."""
    record = await record_of(table, request, tables)
    return await tables.services.reviews.try_move(record, seat, number, action, client_of(request))


@post(f"{API}/replay/lessons/try", status=200)
async def replay_try_move(
    data: JSONBody[bodies.ReplayRecord],
    request: Request,
    tables: LiveTables,
    seat: OfSeat,
    number: Number,
    action: Action,
) -> bodies.MoveTried:
    """The same for a record from elsewhere."""
    return await tables.services.reviews.try_move(bytes(data.record), seat, number, action, client_of(request))


HANDLERS = (lessons, replay_lessons, move_puzzle, replay_move_puzzle, try_move, replay_try_move)
