"""An offer that waits for its answers."""

from msgspec import Struct

from trinacria.table.history.told import Offering


class Offer(Struct, frozen=True):
    """What one player offers the others."""

    by: str
    what: Offering
    agreed: tuple[str, ...] = ()

    def agreed_by(self, chair: str) -> "Offer":
        """The same, with one yes more."""
        return Offer(self.by, self.what, (*self.agreed, chair))
