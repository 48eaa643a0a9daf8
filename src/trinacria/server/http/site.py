"""The web app: files built into the package, kept in memory. What is not one of them is a page of the app."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from trinacria.server.http.link_preview import preview_of, with_preview
from trinacria.server.live.live_tables import LiveTables
from trinacria.table.refusal import NotFound

INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
PAGES = (
    *("t", "replay", "new", "learn", "puzzle", "better", "rules", "strategy", "about", "watch", "packs", "workshop"),
    *("in", "me", "people", "find", "notices", "host"),
)
"""The first words of addresses that the app itself understands."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    body: bytes
    kind: str
    cache: str

    @cached_property
    def packed(self) -> bytes:
        """Compressed: when somebody first asks for it, so that the server starts at once."""
        return gzip.compress(self.body, mtime=0)

    @cached_property
    def tag(self) -> str:
        """Changes when the file does."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'


class Site:
    """All files of the web app."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self.pages = dict(_built() if folder is None else _read(folder))

    def find(self, path: str) -> Page:
        """The file at a path, or the app for one of its pages; raises Refusal."""
        path = path.strip("/")
        page = self.pages.get(path)
        if page is None and path.split("/")[0] in ("", *PAGES):
            page = self.pages.get(INDEX)
        if page is None:
            raise NotFound("table-error-path")
        return page


@cache
def _built() -> dict[str, Page]:
    """What the package holds: read once, for all servers of a process."""
    return _read(resources.files("trinacria") / "web")


def _read(folder: Traversable, path: str = "") -> dict[str, Page]:
    pages: dict[str, Page] = {}
    for file in folder.iterdir() if folder.is_dir() else ():
        name = f"{path}{file.name}"
        if file.is_dir():
            pages |= _read(file, f"{name}/")
            continue
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        # The build puts a hash into the names of assets, so they never change.
        cache_for = FOREVER if path.startswith("assets/") else "no-cache"
        pages[name] = Page(file.read_bytes(), kind, cache_for)
    return pages


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], site: NamedDependency[Site], tables: NamedDependency[LiveTables]
) -> Response[bytes]:
    """A file of the web app."""
    path, status = request.url.path, 200
    try:
        found = site.find(path)
    except NotFound:
        # A browser gets a page that says so.
        if path.startswith("/api/") or "text/html" not in request.headers.get("accept", "") or not site.pages:
            raise
        found, status = site.find("/"), 404
    if found is site.pages.get(INDEX) and path.strip("/") != INDEX:
        host = str(request.base_url).rstrip("/")
        told = await preview_of(request, tables.services.store)
        found = Page(with_preview(found.body, host, told, site.pages), found.kind, found.cache)
    return _sent(request, found, status)


@get(["/assets/{path:path}", "/icons/{path:path}"], include_in_schema=False, opt={"file": True})
async def part(request: Request[Any, Any, Any], site: NamedDependency[Site]) -> Response[bytes]:
    """A file that the web app is made of."""
    return _sent(request, site.find(request.url.path))


def _sent(request: Request[Any, Any, Any], found: Page, status: int = 200) -> Response[bytes]:
    headers = {"ETag": found.tag, "Cache-Control": found.cache, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(found.packed) < len(found.body):
        body = found.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=found.kind)
