"""What an action would cost and bring, told before it is played: line by line, each with its rule."""


class Line:
    """One thing that an action costs, brings or changes.

    `kind` is what it is about (money, soldati, an area ...), `amount` its number, `rule` the rule it rests on. `facts`
    fill its sentence: ids of areas, orders, seats; `why` among them tells lines of a kind apart.
    """

    __slots__ = ("amount", "facts", "kind", "rule")

    def __init__(self, kind: str, amount: int, rule: str, facts: dict[str, object] | None = None) -> None:
        self.kind = kind
        self.amount = amount
        self.rule = rule
        self.facts: dict[str, object] = {} if facts is None else facts

    @property
    def key(self) -> str:
        """The sentence is `{game}-preview-{key}` in the catalogues."""
        why = self.facts.get("why")
        return self.kind if why is None else f"{self.kind}-{why}"

    def as_dict(self) -> dict[str, object]:
        """The line as plain JSON-able data."""
        return {"kind": self.kind, "amount": self.amount, "rule": self.rule, "facts": dict(self.facts)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.kind, self.amount, self.rule))

    def __repr__(self) -> str:
        return f"<Line {self.kind} {self.amount} [{self.rule}] {self.facts}>"


class Preview:
    """An action before it is played, as its own seat may know it. Amounts are positive in every group."""

    __slots__ = ("bonuses", "changes", "complete", "costs", "gains", "open", "risks")

    def __init__(self) -> None:
        self.costs: list[Line] = []
        """What is paid or given up."""
        self.gains: list[Line] = []
        """What is received, or at most can be."""
        self.bonuses: list[Line] = []
        """What counts for and against an attack, and what comes of it."""
        self.changes: list[Line] = []
        """What is different on the board then."""
        self.open: list[Line] = []
        """What is still to be decided before all of it is known."""
        self.risks: list[Line] = []
        """What its player may overlook: told as a warning, and never forbidden."""
        self.complete = True
        """Whether the action is done with this answer; otherwise its player is asked for the rest of it."""

    @property
    def lines(self) -> list[Line]:
        """All lines, in the order they are told."""
        return [*self.costs, *self.gains, *self.bonuses, *self.changes, *self.open, *self.risks]

    def cost(self, kind: str) -> int:
        """The sum of all costs of a kind."""
        return sum([line.amount for line in self.costs if line.kind == kind])

    def gain(self, kind: str) -> int:
        """The sum of all gains of a kind."""
        return sum([line.amount for line in self.gains if line.kind == kind])

    def as_dict(self) -> dict[str, object]:
        """The preview as plain JSON-able data."""
        return {
            "costs": [line.as_dict() for line in self.costs],
            "gains": [line.as_dict() for line in self.gains],
            "bonuses": [line.as_dict() for line in self.bonuses],
            "changes": [line.as_dict() for line in self.changes],
            "open": [line.as_dict() for line in self.open],
            "risks": [line.as_dict() for line in self.risks],
            "complete": self.complete,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Preview) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(tuple(self.lines))

    def __repr__(self) -> str:
        return f"<Preview {self.lines}>"
