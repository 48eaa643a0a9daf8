"""What a table or its server refuses. Each class knows the HTTP status that it is answered with."""

from typing import ClassVar

from trinacria.kernel.errors import TrinacriaError


class Refusal(TrinacriaError):
    """Somebody asked for what cannot be done. Nothing has changed."""

    status: ClassVar[int] = 400
    """The HTTP status of the answer."""


class Unauthorized(Refusal):
    """The token does not open what was asked for."""

    status = 401


class Forbidden(Refusal):
    """The asker does not have the right."""

    status = 403


class NotFound(Refusal):
    """There is no such thing."""

    status = 404


class MethodNotAllowed(Refusal):
    """The path takes other methods."""

    status = 405


class NotNow(Refusal):
    """What was asked does not fit the moment; at another one it might."""

    status = 409


class Stale(NotNow):
    """The game has gone on since the asker last looked."""


class TooLarge(Refusal):
    """The request is too long."""

    status = 413


class TooLate(Refusal):
    """The request did not arrive in time."""

    status = 408


class LongAddress(Refusal):
    """The address of a request is too long."""

    status = 414


class LongHead(Refusal):
    """The headers of a request are too long, or too many."""

    status = 431


class WrongHost(Refusal):
    """The server is called by a name that may be anybody's."""

    status = 421


class TooMany(Refusal):
    """Too much was asked for at once, or too often."""

    status = 429


class Busy(Refusal):
    """The server has no time for this at the moment."""

    status = 503


class ServerFault(Refusal):
    """The server itself failed."""

    status = 500
