"""What an action would cost and bring, on the wire."""

from typing import Any

from msgspec import Struct


class PreviewLine(Struct, frozen=True):
    """One thing that an action costs, brings or changes."""

    kind: str
    amount: int
    rule: str
    facts: dict[str, Any]
    """Ids that fill the sentence `{game}-preview-{kind}`, or `{game}-preview-{kind}-{why}` with a `why` among them."""


class PreviewLines(Struct, frozen=True):
    """What an action would cost and bring, as its own seat may know it."""

    costs: list[PreviewLine]
    gains: list[PreviewLine]
    bonuses: list[PreviewLine]
    changes: list[PreviewLine]
    open: list[PreviewLine]
    risks: list[PreviewLine]
    """What the player may overlook."""
    complete: bool
    """Whether the action is done with this answer; otherwise its player is asked for the rest of it."""
