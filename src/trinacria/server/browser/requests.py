"""Requests of the page, answered by the server's own handlers."""

import inspect
import logging
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.http.route import JSON, Request, Response, Route
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.wire.answers import language, problem
from trinacria.table.refusal import MethodNotAllowed, NotFound, Refusal, ServerFault

_log: Final = logging.getLogger("trinacria.browser")


class Answer(NamedTuple):
    """What the page hears."""

    status: int
    media_type: str
    body: bytes


class Requests:
    """Finds the handler of each request, and asks it."""

    def __init__(self, routes: tuple[Route, ...], tables: LiveTables) -> None:
        self._routes = [(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path)), route) for route in routes]
        self._tables = tables

    async def answer(self, method: str, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """The answer to a request, a refusal if need be."""
        try:
            return await self._answer(method, url, headers, body)
        except TrinacriaError as error:
            return _refuse(error, headers)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return _refuse(Refusal("table-error-message", reason=str(error)[:200]), headers)
        except Exception:
            _log.exception("a request failed")
            return _refuse(ServerFault("table-error-fault"), headers)

    async def _answer(self, method: str, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        parts = urlsplit(url)
        found = [(match, route) for pattern, route in self._routes if (match := pattern.fullmatch(parts.path))]
        if not found:
            raise NotFound("table-error-path")
        for match, route in found:
            if route.method == method:
                named = {name: unquote(value) for name, value in match.groupdict().items()}
                given = self._given(route, named, dict(parse_qsl(parts.query)), Request(headers), body)
                answer = route.handler(**given)
                return _told(await answer if inspect.isawaitable(answer) else answer, route)
        raise MethodNotAllowed("table-error-method")

    def _given(
        self, route: Route, named: Mapping[str, str], query: Mapping[str, str], request: Request, body: bytes
    ) -> dict[str, Any]:
        """What a handler wants; raises DecodeError where the page does not give that."""
        given: dict[str, Any] = {}
        for name, kind in _wanted(route).items():
            if name == "tables":
                given[name] = self._tables
            elif name == "request":
                given[name] = request
            elif name == "data":
                given[name] = msgspec.json.decode(body, type=kind)
            elif name in named:
                given[name] = named[name]
            elif name in query:
                given[name] = msgspec.convert(query[name], kind, strict=False)
        return given


@cache
def _wanted(route: Route) -> dict[str, Any]:
    hints = get_type_hints(route.handler, include_extras=True)
    hints.pop("return")
    return hints


def _refuse(error: TrinacriaError, headers: Mapping[str, str]) -> Answer:
    told = problem(error, language(headers.get("accept-language")))
    return Answer(told.status, JSON, msgspec.json.encode(told))


def _told(answer: Any, route: Route) -> Answer:
    status, kind = route.status, route.media_type
    if isinstance(answer, Response):
        status, kind, answer = answer.status, answer.media_type, answer.content
    if isinstance(answer, bytes):
        return Answer(status, kind, answer)
    if isinstance(answer, str) and kind != JSON:
        return Answer(status, kind, answer.encode())
    return Answer(status, kind, msgspec.json.encode(answer))
