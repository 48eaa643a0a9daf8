"""A game that is not over as a file: anyone who plays on one device may take it along, and continue it elsewhere."""

from trinacria.kernel.record import dump
from trinacria.server.http.route import TEXT, Response, get
from trinacria.server.http.routes import API
from trinacria.server.live.live_tables import LiveTables
from trinacria.table.refusal import NotNow


@get(f"{API}/tables/{{table}}/game", media_type=TEXT)
async def save_game(table: str, tables: LiveTables) -> Response:
    """The record so far, its seed included: on one device nobody is left to hide it from."""
    saved = (await tables.get(table)).table
    if saved.progress is None:
        raise NotNow("table-error-not-started")
    record = saved.record() if saved.status == "over" else saved.progress.game.record(saved.names_for_records)
    return Response(dump(record), media_type=TEXT)


HANDLERS = (save_game,)
