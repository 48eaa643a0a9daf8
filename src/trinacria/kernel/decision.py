"""The one question that is open."""

from typing import Final

from trinacria.kernel.action import Action

CHANCE: Final = "chance"


class Decision:
    """Who must decide what, which answers are legal, and by which rule."""

    __slots__ = ("actions", "kind", "rule", "seat")

    def __init__(self, seat: str, kind: str, rule: str, actions: tuple[Action, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.actions = actions

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of {self.seat} [{self.rule}]: {len(self.actions)} actions>"
