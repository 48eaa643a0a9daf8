"""What was played so far: a chain of moments that copies of a game share."""

from trinacria.kernel.action import Action
from trinacria.kernel.errors import InvalidRecord


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


def last_action(moment: Moment | None) -> str:
    """The notation of what a seat did last; chance's answers do not count, and at the beginning it is empty."""
    while moment is not None:
        action = moment.action
        if not isinstance(action, Shuffle):
            return action.text
        moment = moment.before
    return ""


def entries(moment: Moment | None) -> list[tuple[str, Action]]:
    """Every action up to a moment with its seat, and what chance answered."""
    entries: list[tuple[str, Action]] = []
    while moment is not None:
        action = moment.action
        entries.append((moment.seat, action.action() if isinstance(action, Shuffle) else action))
        moment = moment.before
    entries.reverse()
    return entries


def scripted(script: list[str], number: int, things: list[int], names: tuple[str, ...]) -> list[int]:
    """Chance's next answer from a script, checked: it must hold exactly the things that are shuffled."""
    if not script:
        raise InvalidRecord("error-record-chance-missing", number=number)
    words = script[0].split()
    numbers = {name: at for at, name in enumerate(names)}
    shuffled = [numbers.get(word, -1) for word in words[1:]]
    if words[:1] != ["shuffle"] or sorted(shuffled) != sorted(things):
        raise InvalidRecord("error-record-chance-wrong", number=number)
    return shuffled
