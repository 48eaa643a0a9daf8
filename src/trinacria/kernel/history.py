"""What was played so far: a chain of moments that copies of a game share."""

from trinacria.kernel.action import Action


class Shuffle:
    """Chance's answer to a shuffle. Its notation is long and seldom asked for, so it is made on demand."""

    __slots__ = ("names", "things")

    def __init__(self, things: list[int], names: tuple[str, ...]) -> None:
        self.things = things
        self.names = names

    def action(self) -> Action:
        """`shuffle R3 B1 ...`: the things in their new order."""
        return Action("shuffle " + " ".join([self.names[thing] for thing in self.things]))


class Moment:
    """One entry of a game's history, linked to the one before it: copies share their past."""

    __slots__ = ("action", "before", "number", "seat")

    def __init__(self, before: "Moment | None", seat: str, action: Action | Shuffle) -> None:
        self.before = before
        self.number: int = 1 if before is None else before.number + 1
        self.seat = seat
        self.action = action
