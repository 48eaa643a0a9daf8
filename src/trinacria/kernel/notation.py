"""From what a person types to an action."""

from collections.abc import Callable

from trinacria.kernel.action import Action
from trinacria.kernel.errors import AmbiguousAction, UnparsableAction

LONGEST = 2000
SHOWN = 6


def parse(text: object, well_formed: Callable[[str], Action | None], legal: tuple[Action, ...]) -> Action:
    """The action that a text names: a whole notation, or a shortened one that fits exactly one legal action.

    A whole notation of an illegal action is returned as it is, so that the refusal can say why.
    """
    if not isinstance(text, str):
        raise UnparsableAction("error-unparsable-type", type=type(text).__name__)
    if len(text) > LONGEST:
        raise UnparsableAction("error-unparsable-long", length=len(text))
    words = text.lower().split()
    whole = well_formed(" ".join(words)) if words else None
    if whole is not None and whole in legal:
        return whole
    fitting = [action for action in legal if words and _fits(words, action.text.lower().split())]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        shown = "; ".join(action.text for action in fitting[:SHOWN])
        if len(fitting) > SHOWN:
            shown += "; …"
        raise AmbiguousAction("error-ambiguous", text=text.strip(), candidates=shown, count=len(fitting))
    if whole is not None:
        return whole
    if not legal:
        raise UnparsableAction("error-unparsable-none", text=text.strip()[:60])
    raise UnparsableAction("error-unparsable", text=text.strip()[:60], example=legal[0].text)


def _fits(typed: list[str], full: list[str]) -> bool:
    return len(typed) <= len(full) and all(word.startswith(part) for part, word in zip(typed, full, strict=False))
