"""Packs that players bring, over HTTP: handing them in, getting them by their hash, trying them."""

from trinacria.games import game_class
from trinacria.server.http.route import JSONBody, Request, Response, get, post
from trinacria.server.http.routes import API, client_of
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.packs.bundle import zipped
from trinacria.server.wire import pack_bodies
from trinacria.server.wire.answers import language
from trinacria.server.work.pack_uploads import Brought
from trinacria.table.refusal import NotFound

FAULTY = 422
ZIP = "application/zip"


@post(f"{API}/packs")
async def bring_pack(data: JSONBody[pack_bodies.BringPack], request: Request, tables: LiveTables) -> Response:
    """Hand a pack in, to play with it: it is kept by its hash if it has no faults, and otherwise not at all."""
    services, words = tables.services, language(request.headers.get("accept-language"))
    return _told(
        await services.pack_uploads.take_files(data.game, bytes(data.files), client_of(request), words, services.now())
    )


@post(f"{API}/packs/archive")
async def bring_archive(data: JSONBody[pack_bodies.BringArchive], request: Request, tables: LiveTables) -> Response:
    """The same for a zip archive."""
    services, words = tables.services, language(request.headers.get("accept-language"))
    return _told(
        await services.pack_uploads.take_archive(data.game, data.archive, client_of(request), words, services.now())
    )


@get(f"{API}/packs/{{mark}}/files")
async def pack_files(mark: str, tables: LiveTables) -> pack_bodies.PackText:
    """A pack that a player brought, as it was brought, for anyone who knows its hash."""
    found = await tables.services.packs.find(mark)
    if found is None:
        raise NotFound("table-error-pack", pack=mark[:64])
    await tables.services.packs.ready(found.game, {"content": mark})
    about = game_class(found.game).about_pack(mark)
    return pack_bodies.PackText(
        found.hash, found.game, found.name, found.files, about.house if about is not None else {}
    )


@get(f"{API}/packs/{{mark}}/archive", media_type=ZIP)
async def pack_archive(mark: str, tables: LiveTables) -> Response:
    """The same as a zip archive, as `trinacria content` and the page take it."""
    pack = await pack_files.handler(mark, tables)
    return Response(
        zipped(pack.files), 200, ZIP, {"Content-Disposition": f'attachment; filename="pack-{mark[:8]}.zip"'}
    )


@post(f"{API}/packs/trial", status=200)
async def try_pack(data: JSONBody[pack_bodies.TryPack], request: Request, tables: LiveTables) -> pack_bodies.PackTrial:
    """Have bots play some more quick games with a pack, and tell how it plays so far."""
    address = client_of(request)
    tables.services.limits.trial(address)
    return await tables.services.trials.go_on(data, address)


def _told(brought: Brought) -> Response:
    if brought.taken is None:
        return Response(pack_bodies.PackFaults(brought.faults), FAULTY)
    return Response(brought.taken, 201)


HANDLERS = (bring_pack, bring_archive, pack_files, pack_archive, try_pack)
