"""Refusals as people and programs get them."""

from typing import Final

from trinacria.kernel.errors import InvalidPosition, TrinacriaError
from trinacria.server.wire.bodies import Problem
from trinacria.server.wire.protocol import Because, Refused
from trinacria.words import LANGUAGES, Words, tell_error, words_in

STATUS: Final = {
    "table-error-unknown": 404,
    "table-error-pack": 404,
    "table-error-path": 404,
    "table-error-method": 405,
    "table-error-host": 421,
    "table-error-origin": 403,
    "table-error-large": 413,
    "table-error-secret": 401,
    "table-error-invitation": 401,
    "table-error-not-host": 403,
    "table-error-spectator": 403,
    "table-error-no-spectators": 403,
    "table-error-flood": 429,
    "table-error-many-listed": 429,
    "table-error-many-unstarted": 429,
    "table-error-many-today": 429,
    "table-error-hints-many": 429,
    "table-error-bots-many": 429,
    "table-error-fault": 500,
    "table-error-store": 503,
}
"""The HTTP status of a refusal by its key; of the others' those about the moment are 409, those about the input 400."""
NOT_NOW: Final = (
    "started",
    "over",
    "not-over",
    "not-started",
    "full",
    "chair-taken",
    "stale",
    "paused",
    "rules",
    "opening",
    "damaged",
)


def refused(error: TrinacriaError, words: Words, names: dict[str, str], id: str | None) -> Refused:
    """A refusal on the socket."""
    return Refused(error.key, tell_error(error, words, names), id, error.rule, dict(error.facts))


def because(error: TrinacriaError, words: Words, names: dict[str, str], id: str) -> Because:
    """Why an action is not legal."""
    return Because(id, error.key, tell_error(error, words, names), error.rule, dict(error.facts))


def problem(error: TrinacriaError, words: Words) -> Problem:
    """A refusal over HTTP."""
    status = STATUS.get(error.key, 409 if error.key.removeprefix("table-error-") in NOT_NOW else 400)
    reasons = [tell_error(one, words) for one in error.reasons] if isinstance(error, InvalidPosition) else []
    return Problem(status, error.key, tell_error(error, words), error.rule, dict(error.facts), reasons)


def language(accepted: str | None) -> Words:
    """The catalogue for an Accept-Language header or a language code: the first that we have, else English."""
    for part in (accepted or "").lower().split(","):
        code = part.split(";")[0].strip()[:2]
        if code in LANGUAGES:
            return words_in(code)
    return words_in("en")
