"""What happened, and who may know it."""

from typing import Final

from trinacria.kernel.audience import NOBODY, PUBLIC, Audience

SEAT: Final = "seat"
ACTION: Final = "action"
DECISION: Final = "decision"

FACTS: Final = {
    "seat": SEAT,
    "other": SEAT,
    "winner": SEAT,
    "winners": SEAT,
    "action": ACTION,
    "example": ACTION,
    "candidates": ACTION,
    "asked": DECISION,
    "decision": DECISION,
}
"""What the facts of events, previews and refusals name in every game; a game says the same of its own things."""


class Event:
    """A fact of the game's story. `kind` is a key of the catalogues, `facts` fill its sentence.

    A seat outside `audience` gets an empty envelope. `secrets` are further facts, for `keepers` alone: so an event
    can be public ("an order was laid") and keep its heart hidden ("which one").
    """

    __slots__ = ("audience", "facts", "keepers", "kind", "reveals", "secrets")

    def __init__(
        self,
        kind: str,
        facts: dict[str, object],
        audience: Audience = PUBLIC,
        secrets: dict[str, object] | None = None,
        keepers: Audience = NOBODY,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.audience = audience
        self.secrets = secrets
        self.keepers = keepers
        self.reveals = reveals
        """Whether something hidden or random became known: nobody may take back what led to it."""

    def seen_by(self, seat: str | None) -> dict[str, object] | None:
        """The event as this seat (None: a spectator) learns it; None is the empty envelope."""
        if not self.audience.admits(seat):
            return None
        seen: dict[str, object] = {"kind": self.kind}
        seen.update(self.facts)
        if self.secrets is not None and self.keepers.admits(seat):
            seen.update(self.secrets)
        return seen

    def in_full(self) -> dict[str, object]:
        """The event with all its facts: for looking at a game that is over."""
        return {"kind": self.kind, **self.facts, **(self.secrets or {})}

    def __repr__(self) -> str:
        """Evaluates to the same event, unless it keeps secrets: these are told to nobody but their keepers."""
        if self.secrets is not None:
            return f"<Event {self.kind} {self.facts} for {self.audience}>"
        reveals = ", reveals=True" if self.reveals else ""
        return f"Event({self.kind!r}, {self.facts!r}, {self.audience!r}{reveals})"
