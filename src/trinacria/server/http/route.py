"""A request and its answer, as a handler knows them: no web framework here.

A handler is a function with a path and a method. The server looks at its parameters: what stands in the path, the
body (`data`), who asks (`request`), what the program provides (`tables`), and the rest is the query.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, TypeVar

Method = Literal["GET", "POST"]
Handler = Callable[..., Any]
Body = TypeVar("Body")
JSONBody = Annotated[Body, "the body"]

JSON: Final = "application/json"
TEXT: Final = "text/plain"


@dataclass(frozen=True)
class Request:
    """Who asks, and how."""

    headers: Mapping[str, str]
    """By their names in small letters."""
    address: str = ""
    """Where it comes from; empty where that tells nothing."""
    site: str = ""
    """The address at which the page was asked for."""


@dataclass(frozen=True)
class Response:
    """An answer that is more than its body."""

    content: Any
    status: int = 200
    media_type: str = JSON
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Route:
    """A handler, and what is asked of it."""

    method: Method
    path: str
    """With the names of its parts in braces."""
    handler: Handler
    status: int
    media_type: str
    work: bool
    """Whether it takes more work than others that only look."""
    in_thread: bool
    """Whether it takes long enough that others should be served meanwhile."""


Decorator = Callable[[Handler], Route]


def get(path: str, *, media_type: str = JSON, work: bool = False, in_thread: bool = False) -> Decorator:
    return lambda handler: Route("GET", path, handler, 200, media_type, work, in_thread)


def post(path: str, *, status: int = 201) -> Decorator:
    return lambda handler: Route("POST", path, handler, status, JSON, True, False)
