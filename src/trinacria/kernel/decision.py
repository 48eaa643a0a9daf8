"""The one question that is open."""

from collections.abc import Sequence
from typing import Final

from trinacria.kernel.action import Action
from trinacria.kernel.preview import Line

CHANCE: Final = "chance"


class Decision:
    """Who must decide what, which answers are legal, and by which rule."""

    __slots__ = ("actions", "kind", "rule", "seat")

    def __init__(self, seat: str, kind: str, rule: str, actions: tuple[Action, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.actions = actions

    def seen_by(
        self, seat: str | None, declining: frozenset[str], forced: bool = False, ways: Sequence[Line] = ()
    ) -> dict[str, object]:
        """The question as JSON-able data; all but whose it is only for the seat that must answer."""
        asked: dict[str, object] = {"seat": self.seat}
        if self.seat == seat:
            asked["kind"] = self.kind
            asked["rule"] = self.rule
            verbs = {action.text.partition(" ")[0] for action in self.actions}
            asked["optional"] = not verbs.isdisjoint(declining)
            asked["actions"] = [action.text for action in self.actions]
            if forced:
                asked["forced"] = True
            if ways:
                asked["ways"] = [line.as_dict() for line in ways]
        return asked

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of {self.seat} [{self.rule}]: {len(self.actions)} actions>"
