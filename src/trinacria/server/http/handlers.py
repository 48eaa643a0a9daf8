"""All that answers over HTTP, and what may be asked of it."""

import re

from trinacria.server.http import lessons, notices, puzzles, routes

HANDLERS = (*routes.HANDLERS, *notices.HANDLERS, *lessons.HANDLERS, *puzzles.HANDLERS)


def methods_of(path: str) -> set[str]:
    """What may be asked of a path."""
    found = {"OPTIONS"}
    for handler in HANDLERS:
        for template in handler.paths:
            if re.fullmatch(re.sub(r"\{[^}]*\}", "[^/]+", template), path):
                found |= {str(method) for method in handler.http_methods}
    return found if len(found) > 1 else {"GET", "OPTIONS"}
