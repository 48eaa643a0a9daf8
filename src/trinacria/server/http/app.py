"""The program that serves tables: HTTP and sockets over one store."""

import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message

import trinacria
from trinacria.kernel.errors import TrinacriaError
from trinacria.server.http.handlers import HANDLERS, methods_of
from trinacria.server.http.health import counted, healthz, readyz
from trinacria.server.http.origins import Origins
from trinacria.server.http.request_gate import RequestGate
from trinacria.server.http.routes import API
from trinacria.server.http.site import Site, page
from trinacria.server.http.socket import table_socket
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.live.services import Services
from trinacria.server.live.upkeep import start_upkeep
from trinacria.server.notices.outbound import Outbound
from trinacria.server.notices.push import Push
from trinacria.server.notices.reminders import Reminders
from trinacria.server.notices.webhook import Webhooks
from trinacria.server.ops import metrics
from trinacria.server.ops.limits import Limits
from trinacria.server.ops.pruning import USUAL, Keeping
from trinacria.server.ops.warming import warm_up
from trinacria.server.store import open_database
from trinacria.server.wire import protocol
from trinacria.server.wire.answers import language, problem
from trinacria.server.work.reading import Readers
from trinacria.server.work.thinking import Thinkers
from trinacria.server.work.trials import Trials
from trinacria.server.work.workers import bot_processes, reader_processes, trial_processes
from trinacria.table.refusal import MethodNotAllowed, NotFound, Refusal, ServerFault, TooLarge

LARGEST_BODY = 4 * 1024 * 1024
"""Bytes of the longest request: a record with its moves."""

_log = logging.getLogger("trinacria.server")
AnyRequest = Request[Any, Any, Any]


class App(Litestar):
    """Litestar, and what may be got may also be asked for its head."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """An answer to HEAD is the one to GET without its body."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            return await super().__call__(scope, receive, send)

        async def send_head(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        wanted: Any = {**scope, "method": "GET"}
        return await super().__call__(wanted, receive, send_head)


def make_app(
    database: str,
    now: Callable[[], float] = time.time,
    thinkers: Thinkers | None = None,
    readers: Readers | None = None,
    limited: bool = True,
    steady: Callable[[], float] = time.monotonic,
    keeping: Keeping = USUAL,
    names: Sequence[str] = (),
    outbound: Outbound | None = None,
    trials: Trials | None = None,
) -> App:
    """The server over a database. `now` is the clock on its wall, `steady` the one that nobody sets; `thinkers` are the
    processes of its bots, `readers` of records; `keeping` says how long tables are kept.

    Without limits everybody may ask as much as they like. `names` are further names that the server goes by. `outbound`
    calls addresses that players gave.
    """
    limits = Limits(limited, steady)
    counts = metrics.Watched()
    bots, records = thinkers or Thinkers(bot_processes(), counts=counts), readers or Readers(reader_processes())
    trials = trials or Trials(trial_processes())
    store, outbound = open_database(database), outbound or Outbound()
    reminders, push = Reminders(Webhooks(outbound)), Push(store.devices, outbound, now)
    services = Services(
        store, bots, records, now, limits, reminders, push, steady, keeping, counts, store.packs, trials
    )
    tables = LiveTables(services)
    gate = RequestGate(limits, Origins(names))
    site = Site()
    return App(
        route_handlers=[*HANDLERS, healthz, readyz, counted, socket_schema, table_socket, page],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "push": Provide(lambda: push, sync_to_thread=False),
            "site": Provide(lambda: site, sync_to_thread=False),
            "gate": Provide(lambda: gate, sync_to_thread=False),
        },
        exception_handlers={TrinacriaError: _refuse, HTTPException: _refuse_request, Exception: _fail},
        lifespan=[_life(tables, push)],
        request_max_body_size=LARGEST_BODY,
        middleware=[gate.let_in],
        before_send=[gate.see_out],
        openapi_config=OpenAPIConfig(
            "Trinacria",
            trinacria.__version__,
            # Litestar answers for all that is beside it with a page of its own.
            path=f"{API}/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        state=State({"tables": tables, "push": push, "site": site}),
        logging_config=None,
        debug=False,
    )


@get(f"{API}/socket.json", include_in_schema=False, sync_to_thread=False)
def socket_schema() -> dict[str, Any]:
    """The messages of the socket as JSON Schema."""
    roots = [protocol.ClientMessage, protocol.ServerMessage]
    (said, told), components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table",
        "version": protocol.VERSION,
        "$defs": {**components, "ClientMessage": said, "ServerMessage": told},
    }


def _life(tables: LiveTables, push: Push) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        warm_up()
        await tables.open()
        start_upkeep(tables, push)
        try:
            yield
        finally:
            await tables.close()

    return life


def _refuse(request: AnyRequest, error: TrinacriaError) -> Response[Any]:
    told = problem(error, language(request.headers.get("accept-language")))
    return Response(told, status_code=told.status, media_type=MediaType.JSON)


def _refuse_request(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the web framework refuses, in our words."""
    if error.status_code == 404:
        return _refuse(request, NotFound("table-error-path"))
    if error.status_code == 405:
        answer = _refuse(request, MethodNotAllowed("table-error-method"))
        answer.headers["allow"] = ", ".join(sorted(methods_of(request.url.path)))
        return answer
    if error.status_code == 413:
        return _refuse(request, TooLarge("table-error-large", most=LARGEST_BODY))
    reasons = [str(one.get("message", "")) for one in getattr(error, "extra", None) or [] if isinstance(one, dict)]
    return _refuse(request, Refusal("table-error-message", reason="; ".join(reasons) or error.detail))


def _fail(request: AnyRequest, error: Exception) -> Response[Any]:
    if isinstance(error, RecursionError):
        # Brackets in brackets in brackets.
        return _refuse(request, Refusal("table-error-message", reason=str(error)))
    _log.error("a request failed", exc_info=error)
    return _refuse(request, ServerFault("table-error-fault"))
