"""An offer that waits for its answers."""

from msgspec import Struct
from msgspec.structs import replace

from trinacria.table.history.log import Offering


class Offer(Struct, frozen=True):
    """What one player offers the others."""

    by: str
    what: Offering
    made: int
    """The entry of the log that made it."""
    position: int
    """The position it was made in: the last entry that had changed the game."""
    yes: tuple[tuple[str, int], ...] = ()
    """The chairs that have said yes, and to which position."""

    def agreed_by(self, chair: str, position: int) -> "Offer":
        """The same, with one yes more."""
        return replace(self.without(chair), yes=(*self.without(chair).yes, (chair, position)))

    def without(self, chair: str) -> "Offer":
        """The same, but this chair has not said yes."""
        return replace(self, yes=tuple(one for one in self.yes if one[0] != chair))

    def agreed(self, position: int) -> list[str]:
        """The chairs that have said yes to this position."""
        return [chair for chair, said_to in self.yes if said_to == position]
