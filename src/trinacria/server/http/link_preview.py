"""What a messenger shows of a link: a title, a sentence and a picture, written into the page's head.

Only what anybody who has the link may know: the table's name, its game, and who sits there. The secret of a seat is
behind the # of a link, which no browser and no messenger sends.
"""

from collections.abc import Container
from contextlib import suppress
from html import escape
from typing import Any, Final, NamedTuple

from litestar import Request

from trinacria.server.live.listing import table_in_short
from trinacria.server.wire.answers import language
from trinacria.server.wire.bodies import TableListed
from trinacria.table.store import Store, StoreFailed
from trinacria.words import words_in

HEAD_ENDS: Final = "</head>"
WIDTH, HEIGHT = 1200, 630
PICTURES: Final = "preview"
"""The folder of the pictures: one for each of our games, and one for everything else."""
HOME: Final = "home"


class Preview(NamedTuple):
    """What is said of a page, in a language, and the name of its picture."""

    language: str
    title: str
    note: str
    picture: str


async def preview_of(request: Request[Any, Any, Any], store: Store) -> Preview:
    """What is said of the page at a request's address."""
    place, _, id = request.url.path.strip("/").partition("/")
    if place in ("t", "replay") and id:
        # A link is shown even while the database is away.
        with suppress(StoreFailed):
            if (table := await table_in_short(store, id)) is not None:
                return _of_table(table)
    words = language(request.headers.get("accept-language"))
    return Preview(words.language, "Trinacria", words("app-description"), HOME)


def _of_table(table: TableListed) -> Preview:
    settings, words = table.settings, words_in(table.settings.language)
    people = [chair.nickname for chair in table.chairs if chair.kind == "person"]
    state = table.status if table.status in ("lobby", "over") else "running"
    named = "yes" if settings.name else "no"
    game = words(f"{settings.game}-name")
    title = words("app-link-title", state=state, named=named, table=settings.name or "", game=game)
    note = words("app-link-note", state=state, names=", ".join(people), count=len(people))
    return Preview(words.language, title, note, settings.game)


def with_preview(page: bytes, host: str, told: Preview, pictures: Container[str]) -> bytes:
    """The page with tags for messengers in its head. `host` is the address that the page was asked at."""
    picture = told.picture if f"{PICTURES}/{told.picture}.jpg" in pictures else HOME
    tags = {
        "og:type": "website",
        "og:site_name": "Trinacria",
        "og:title": told.title,
        "og:description": told.note,
        "og:locale": words_in(told.language)("app-locale"),
        "og:image": f"{host}/{PICTURES}/{picture}.jpg",
        "og:image:type": "image/jpeg",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": told.title,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    head, found, rest = page.decode().partition(HEAD_ENDS)
    return f"{head}{''.join(lines)}{found}{rest}".encode()
