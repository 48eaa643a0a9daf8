"""What the lab compares: the card that a player bids first."""

from collections.abc import Iterable

from trinacria.lab.study import Aspect, Study, Traits


def deeds(moves: Iterable[tuple[str, str]], seats: tuple[str, ...]) -> Traits:
    """The first bid of each seat."""
    first: dict[str, str] = {}
    for seat, text in moves:
        if text.startswith("bid"):
            first.setdefault(seat, text.split()[1])
    return {"opening": [[first[seat]] for seat in seats]}


STUDY = Study(deeds=deeds, aspects={"opening": Aspect("bids-aspect-opening")})
