"""The gate: every HTTP request and answer passes it. It counts, limits, logs, and puts the headers on."""

import logging
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from trinacria.server.http.handlers import methods_of
from trinacria.server.http.origins import Origins
from trinacria.server.http.site import HEADERS
from trinacria.server.ops import metrics
from trinacria.server.ops.limits import Limits

READING: Final = ("GET", "HEAD", "OPTIONS")
NO_CONTENT: Final = 204
BEGAN: Final = "trinacria.began"
FREE: Final = ("/healthz", "/readyz", "/metrics")
"""What a host's own tools ask for; it is not limited and not logged."""

_log = logging.getLogger("trinacria.http")


class RequestGate:
    """Stands before all handlers."""

    def __init__(self, limits: Limits, origins: Origins) -> None:
        self._limits = limits
        self._origins = origins

    def check_request(self, scope: HTTPScope) -> None:
        """Raises Refusal for an address that asks too much, and for pages of other sites."""
        self._check_origin(scope, scope["method"] not in READING)
        if scope["path"] in FREE:
            return
        handler = scope.get("route_handler")
        known = handler.opt if handler is not None else {}
        if known.get("file"):
            self._limits.file(client_of(scope))
        else:
            self._limits.request(client_of(scope), work=scope["method"] == "POST" or bool(known.get("work")))

    def check_socket(self, scope: Scope) -> None:
        """A socket is about to be opened; raises Refusal."""
        self._check_origin(scope, True)

    def _check_origin(self, scope: Scope, changes: bool) -> None:
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        server = scope.get("server")
        port, client = server[1] if server else None, client_of(scope)
        self._origins.check_name(headers, port, client, for_the_host=scope["path"] in FREE)
        if changes:
            # What a page only reads, its browser does not show to another site's.
            self._origins.check_site(headers, client)


def let_in(app: ASGIApp) -> ASGIApp:
    """The middleware: asks the gate of the server that a request came to."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            scope["state"][BEGAN] = time.perf_counter()
            scope["state"]["gate"].check_request(scope)
        await app(scope, receive, send)

    return middleware


async def see_out(message: Message, scope: Scope) -> None:
    """Before an answer is sent, also one to a request that led nowhere."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    if scope["method"] == "OPTIONS" and message["status"] == NO_CONTENT:
        headers = [(name, value) for name, value in message["headers"] if name.lower() != b"allow"]
        message["headers"] = [*headers, (b"allow", methods_of(scope["litestar_app"], scope["path"]).encode())]
    present = {name.lower() for name, _ in message["headers"]}
    wanted = {**HEADERS, "cache-control": "no-store"}
    message["headers"] = [
        *message["headers"],
        *((name.encode(), value.encode()) for name, value in wanted.items() if name.encode() not in present),
    ]
    path, status = str(scope.get("path_template", "")), message["status"]
    metrics.requests.labels(scope["method"], path, str(status)).inc()
    if scope["path"] in FREE:
        return
    began = scope["state"].get(BEGAN)
    spent = round((time.perf_counter() - began) * 1000, 1) if isinstance(began, float) else None
    # The template, not the path: what stands in a path may be anything.
    facts = {"method": scope["method"], "path": path, "status": status, "ms": spent}
    _log.log(logging.WARNING if status >= 500 else logging.INFO, "request", extra=facts)


def client_of(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""
