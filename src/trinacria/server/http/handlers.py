"""All that answers over HTTP, as Litestar has it, and what may be asked of it."""

import inspect
import re
from types import NoneType
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import litestar
import msgspec
from litestar.di import NamedDependency
from litestar.exceptions import MethodNotAllowedException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.utils import normalize_path

from trinacria.server.http import club, lessons, notices, packs, puzzles, routes, workshop
from trinacria.server.http.host_page import routes as host_routes
from trinacria.server.http.host_page import telling
from trinacria.server.http.members import own, passkeys
from trinacria.server.http.people import invitations, ratings, seeks
from trinacria.server.http.people import requests as people
from trinacria.server.http.request_body import body_reader
from trinacria.server.http.route import Request, Response, Route
from trinacria.server.wire import bodies, pack_bodies

REFUSALS: Final = {
    status: ResponseSpec(bodies.Problem, generate_examples=False, description=said)
    for status, said in {
        400: "Not understood",
        401: "The token opens nothing",
        403: "Not allowed",
        404: "There is no such table",
        405: "No such request",
        409: "Not now",
        413: "Too long",
        429: "Too much at once",
        503: "The store does not answer, or the server is busy",
    }.items()
}
REFUSALS[422] = ResponseSpec(pack_bodies.PackFaults, generate_examples=False, description="A pack with faults")
PROVIDED: Final = ("tables", "push", "members", "passkeys", "pairings", "people", "club_host")
"""What the program itself hands to a handler."""
ROUTES: Final = (
    *routes.HANDLERS,
    *workshop.HANDLERS,
    *notices.HANDLERS,
    *packs.HANDLERS,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
    *club.HANDLERS,
    *own.HANDLERS,
    *passkeys.HANDLERS,
    *people.HANDLERS,
    *invitations.HANDLERS,
    *ratings.HANDLERS,
    *seeks.HANDLERS,
    *telling.HANDLERS,
    *host_routes.HANDLERS,
)
METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST")
"""All that is ever answered. HEAD is where GET is."""
AnyRequest = litestar.Request[Any, Any, Any]
_BODY: Any = JSONBody
_DEPENDENCY: Any = NamedDependency
_PATH: Any = FromPath


def for_litestar(route: Route) -> HTTPRouteHandler:
    """A handler as Litestar wants it: the same parameters, said in its own words."""
    hints = get_type_hints(route.handler, include_extras=True)
    asks = "request" in hints

    def given(named: dict[str, Any]) -> dict[str, Any]:
        return {**named, "request": asked_of(named["request"])} if asks else named

    handler: Any
    if inspect.iscoroutinefunction(route.handler):

        async def answering(**named: Any) -> Any:
            return _told(await route.handler(**given(named)))

        handler = answering
    else:

        def answering_at_once(**named: Any) -> Any:
            return _told(route.handler(**given(named)))

        handler = answering_at_once
    parts = set(re.findall(r"\{(\w+)\}", route.path))
    said = {name: _said(name, hint, parts) for name, hint in hints.items()}
    signature = inspect.signature(route.handler)
    named: Any = handler
    named.__name__, named.__doc__ = route.handler.__name__, route.handler.__doc__
    named.__annotations__ = said
    named.__signature__ = signature.replace(
        parameters=[one.replace(annotation=said[one.name]) for one in signature.parameters.values()],
        return_annotation=said["return"],
    )
    verb: Any = litestar.get if route.method == "GET" else litestar.post
    body = {"dto": body_reader(get_args(hints["data"])[0]), "return_dto": None} if "data" in hints else {}
    made: HTTPRouteHandler = verb(
        re.sub(r"\{(\w+)\}", r"{\1:str}", route.path),
        status_code=route.status,
        media_type=route.media_type,
        responses=REFUSALS,
        opt={"work": True} if route.work else {},
        sync_to_thread=None if inspect.iscoroutinefunction(handler) else route.in_thread,
        **body,
    )(handler)
    return made


def asked_of(request: AnyRequest) -> Request:
    """Who asks."""
    address = request.client.host if request.client is not None else ""
    return Request(request.headers, address, str(request.base_url).rstrip("/"))


def _said(name: str, hint: Any, parts: set[str]) -> Any:
    """What a parameter is, as Litestar says it."""
    if name == "return":
        return litestar.Response[Any] if hint is Response else hint
    if name == "request":
        return AnyRequest
    if name == "data":
        return _BODY[get_args(hint)[0]]
    if name in PROVIDED:
        return _DEPENDENCY[hint]
    if name in parts:
        return _PATH[hint]
    kind, metas = _parts(hint)
    limits = {
        limit: value
        for meta in metas
        if isinstance(meta, msgspec.Meta)
        for limit in ("ge", "le", "max_length", "pattern")
        if (value := getattr(meta, limit)) is not None
    }
    return Annotated[kind, QueryParameter(**limits)]


def _parts(hint: Any) -> tuple[Any, list[Any]]:
    """The type of something in the query, and its limits; it may be left out."""
    if get_origin(hint) is Annotated:
        kind, *metas = get_args(hint)
        return kind, metas
    (inner,) = (one for one in get_args(hint) if one is not NoneType)
    kind, metas = _parts(inner)
    return kind | None, metas


def _told(answer: Any) -> Any:
    if not isinstance(answer, Response):
        return answer
    return litestar.Response(
        answer.content, status_code=answer.status, media_type=answer.media_type, headers=dict(answer.headers)
    )


HANDLERS: Final = tuple(map(for_litestar, ROUTES))


def methods_of(app: litestar.Litestar, path: str) -> str:
    """What may be asked of a path, as the header `Allow` has it: Litestar itself is asked where the path leads.

    Its own answers to OPTIONS name the methods of one handler only.
    """
    nobodys: Any = "NOBODYS"
    try:
        app.asgi_router.handle_routing(normalize_path(path), nobodys)
    except MethodNotAllowedException as error:
        named = set((error.headers or {}).get("allow", "").split(", "))
        return ", ".join(method for method in METHODS if method in named or (method == "HEAD" and "GET" in named))
    except NotFoundException:
        return ""
    return ""
