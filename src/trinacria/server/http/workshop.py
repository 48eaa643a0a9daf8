"""For those who make a content pack: its faults as they type."""

from typing import cast

import msgspec

from trinacria.server.http.route import JSONBody, Request, post
from trinacria.server.http.routes import API, client_of
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.wire.answers import language
from trinacria.server.wire.pack_bodies import CheckPack, PackChecked


@post(f"{API}/packs/check", status=200)
async def check_pack(data: JSONBody[CheckPack], request: Request, tables: LiveTables) -> PackChecked:
    """Every fault of a pack, with its place. Nothing is stored."""
    words = language(request.headers.get("accept-language"))
    checked = await tables.services.pack_readers.check(data, words.language, client_of(request))
    # In the form in which it is sent: nobody here looks into it.
    return cast(PackChecked, msgspec.Raw(checked))


HANDLERS = (check_pack,)
