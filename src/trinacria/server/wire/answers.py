"""Refusals as people and programs get them."""

import re
from collections.abc import Mapping
from typing import Any, Final

from trinacria.kernel.errors import InvalidPosition, TrinacriaError
from trinacria.kernel.preview import Line, Preview
from trinacria.server.wire.bodies import Problem
from trinacria.server.wire.previews import PreviewLine, PreviewLines
from trinacria.server.wire.protocol import Because, Refused
from trinacria.speech.saying import say_error
from trinacria.table.refusal import Refusal
from trinacria.words import LANGUAGES, Words, tell_error, words_in

QUALITY: Final = re.compile(r"0(\.[0-9]{0,3})?|1(\.0{0,3})?")
"""As RFC 9110 writes it."""


def refused(
    error: TrinacriaError,
    words: Words,
    names: dict[str, str],
    id: str | None,
    view: Mapping[str, Any] | None = None,
) -> Refused:
    """A refusal on the socket; `view` is the game as the one who asked sees it."""
    return Refused(error.key, say_error(error, words, names, view), id, error.rule, dict(error.facts))


def because(error: TrinacriaError, words: Words, names: dict[str, str], id: str, view: Mapping[str, Any]) -> Because:
    """Why an action is not legal."""
    return Because(id, error.key, say_error(error, words, names, view), error.rule, dict(error.facts))


def preview_line(line: Line) -> PreviewLine:
    """A line of a preview, or the reason of a hint, as it is sent."""
    return PreviewLine(line.kind, line.amount, line.rule, line.facts)


def preview_lines(preview: Preview) -> PreviewLines:
    """A preview as it is sent."""
    groups = (preview.costs, preview.gains, preview.bonuses, preview.changes, preview.open, preview.risks)
    costs, gains, bonuses, changes, still_open, risks = [[preview_line(line) for line in lines] for lines in groups]
    return PreviewLines(costs, gains, bonuses, changes, still_open, risks, preview.complete)


def problem(error: TrinacriaError, words: Words) -> Problem:
    """A refusal over HTTP."""
    status = error.status if isinstance(error, Refusal) else Refusal.status
    reasons = [tell_error(one, words) for one in error.reasons] if isinstance(error, InvalidPosition) else []
    return Problem(status, error.key, say_error(error, words, {}), error.rule, dict(error.facts), reasons)


def language(accepted: str | None) -> Words:
    """The catalogue for an Accept-Language header or a language code: the one that is liked best, else English."""
    liked: dict[str, float] = {}
    for part in (accepted or "").lower().split(","):
        named, *parameters = (one.strip() for one in part.split(";"))
        code = re.split("[-_]", named)[0]
        if code in LANGUAGES:
            liked[code] = max(liked.get(code, 0.0), _weight(parameters))
    best = max(liked, key=lambda code: liked[code], default="en")
    return words_in(best if liked.get(best) else "en")


def _weight(parameters: list[str]) -> float:
    """How much a language is liked, from 0 (not at all) to 1; 0 also where that is not understood."""
    for one in parameters:
        name, _, value = one.partition("=")
        if name.strip() == "q":
            return float(value) if QUALITY.fullmatch(value.strip()) else 0.0
    return 1.0
