"""The program that serves tables: HTTP and sockets over one store."""

import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from functools import cache
from traceback import format_exc
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import trinacria
from trinacria.kernel.errors import TrinacriaError
from trinacria.server.club.club import Club
from trinacria.server.club.host.conduct import ClubConduct
from trinacria.server.club.host.host import Host
from trinacria.server.club.host.order import HouseOrder
from trinacria.server.club.pairings import Pairings
from trinacria.server.club.passkeys import Passkeys
from trinacria.server.club.people.people import MembersTogether
from trinacria.server.club.seats import SeatsOfMembers
from trinacria.server.http.handlers import HANDLERS, methods_of
from trinacria.server.http.health import counted, healthz, readyz
from trinacria.server.http.origins import Origins
from trinacria.server.http.people.upkeep import start_people
from trinacria.server.http.request_gate import RequestGate, let_in, see_out
from trinacria.server.http.routes import API
from trinacria.server.http.site import Site, page, part
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
from trinacria.server.work.looking_back import Analysts
from trinacria.server.work.pack_uploads import PackReaders
from trinacria.server.work.reading import Readers
from trinacria.server.work.thinking import Thinkers
from trinacria.server.work.trials import Trials
from trinacria.server.work.workers import (
    bot_processes,
    pack_processes,
    reader_processes,
    review_processes,
    trial_processes,
)
from trinacria.table.refusal import MethodNotAllowed, NotFound, Refusal, ServerFault, TooLarge

LARGEST_BODY = 4 * 1024 * 1024
"""Bytes of the longest request: a record with its moves."""

_log = logging.getLogger("trinacria.server")
AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class Provided:
    """What a server hands to its handlers."""

    tables: LiveTables
    push: Push
    members: Club
    passkeys: Passkeys
    pairings: Pairings
    people: MembersTogether
    club_host: Host
    site: Site
    gate: RequestGate


class App:
    """The server over a database, as ASGI has it. All servers of a process share the handlers: reading what those take
    is most of a start."""

    def __init__(self, state: Provided) -> None:
        self.state = state
        self.on_startup: list[Callable[[], None]] = []
        self._handlers = _handlers()
        self._handed = {part.name: getattr(state, part.name) for part in fields(state)}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Live, or answer a request; an answer to HEAD is the one to GET without its body."""
        if scope["type"] == "lifespan":
            return await self._live(receive, send)
        scope["state"] = {**scope.get("state", {}), **self._handed}
        if scope["type"] != "http" or scope["method"] != "HEAD":
            return await self._handlers(scope, receive, send)

        async def send_head(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        wanted: Any = {**scope, "method": "GET"}
        return await self._handlers(wanted, receive, send_head)

    async def _live(self, receive: Any, send: Any) -> None:
        """From the start, which the first message asks for, to the end, which the second one does."""
        await receive()
        phase = "startup"
        try:
            async with self._open():
                await send({"type": "lifespan.startup.complete"})
                phase = "shutdown"
                await receive()
        except BaseException:
            await send({"type": f"lifespan.{phase}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        tables = self.state.tables
        warm_up()
        await tables.open()
        start_upkeep(tables, self.state.push)
        start_people(self.state.people, tables, self.state.push)
        try:
            for hook in self.on_startup:
                hook()
            yield
        finally:
            await self.state.people.close()
            await tables.close()


def make_app(
    database: str,
    now: Callable[[], float] = time.time,
    thinkers: Thinkers | None = None,
    readers: Readers | None = None,
    limited: bool = True,
    monotonic: Callable[[], float] = time.monotonic,
    keeping: Keeping = USUAL,
    names: Sequence[str] = (),
    outbound: Outbound | None = None,
    trials: Trials | None = None,
    pack_readers: PackReaders | None = None,
    analysts: Analysts | None = None,
    members: bool = True,
) -> App:
    """The server over a database. `now` is the wall clock, `monotonic` the one that nobody sets; `thinkers` are the
    processes of its bots, `readers` of records, `pack_readers` of packs; `analysts` look into games that are over;
    `trials` try packs. `keeping` says how long tables are kept.

    Without limits everybody may ask as much as they like. `names` are further names that the server goes by. `outbound`
    calls addresses that players gave. Without `members` there are guests only.
    """
    limits = Limits(limited, monotonic)
    counts = metrics.Watched()
    bots, records = thinkers or Thinkers(bot_processes(), counts=counts), readers or Readers(reader_processes())
    pack_readers, analysts = pack_readers or PackReaders(pack_processes()), analysts or Analysts(review_processes())
    trials = trials or Trials(trial_processes())
    store, outbound = open_database(database), outbound or Outbound()
    reminders, push = Reminders(Webhooks(outbound)), Push(store.devices, outbound, now)
    order = HouseOrder(store.host, now)
    club = Club(store.members, limits, now, order, members)
    people = MembersTogether(club, store, limits, now)
    services = Services(
        store,
        bots,
        records,
        pack_readers,
        analysts,
        now,
        limits,
        reminders,
        push,
        monotonic,
        keeping,
        counts,
        store.packs,
        trials,
        SeatsOfMembers(club, people),
        people.neighbours,
        ClubConduct(store.host, club, order),
    )
    tables = LiveTables(services)
    host = Host(store.host, club, limits, now, database)
    passkeys = Passkeys(club, store.passkeys, limits, now)
    pairings = Pairings(club, store.members, limits, now)
    gate = RequestGate(limits, Origins(names))
    return App(Provided(tables, push, club, passkeys, pairings, people, host, Site(), gate))


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


@cache
def _handlers() -> Litestar:
    """All that answers, with nothing of any one server."""
    return Litestar(
        route_handlers=[*HANDLERS, healthz, readyz, counted, socket_schema, table_socket, part, page],
        dependencies={part.name: _handed_over(part.name) for part in fields(Provided)},
        exception_handlers={TrinacriaError: _refuse, HTTPException: _refuse_request, Exception: _fail},
        request_max_body_size=LARGEST_BODY,
        middleware=[let_in],
        before_send=[see_out],
        openapi_config=OpenAPIConfig(
            "Trinacria",
            trinacria.__version__,
            # Litestar answers for all that is beside it with a page of its own.
            path=f"{API}/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


def _handed_over(name: str) -> Provide:
    def provide(scope: Scope) -> Any:
        return scope["state"][name]

    return Provide(provide, sync_to_thread=False)


def _refuse(request: AnyRequest, error: TrinacriaError) -> Response[Any]:
    told = problem(error, language(request.headers.get("accept-language")))
    return Response(told, status_code=told.status, media_type=MediaType.JSON)


def _refuse_request(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the web framework refuses, in our words."""
    if error.status_code == 404:
        return _refuse(request, NotFound("table-error-path"))
    if error.status_code == 405:
        answer = _refuse(request, MethodNotAllowed("table-error-method"))
        answer.headers["allow"] = methods_of(request.app, request.scope["path"])
        return answer
    if error.status_code == 413:
        return _refuse(request, TooLarge("table-error-large", most=LARGEST_BODY))
    reasons = [str(one.get("message", "")) for one in getattr(error, "extra", None) or [] if isinstance(one, dict)]
    return _refuse(request, Refusal("table-error-message", reason="; ".join(reasons) or error.detail))


def _fail(request: AnyRequest, error: Exception) -> Response[Any]:
    if isinstance(error, RecursionError | UnicodeDecodeError):
        # Brackets in brackets in brackets; or a body that is no text.
        return _refuse(request, Refusal("table-error-message", reason=str(error)))
    _log.error("a request failed", exc_info=error)
    return _refuse(request, ServerFault("table-error-fault"))
