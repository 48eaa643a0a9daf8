"""Who may know a thing: an allow-list of seats."""

from typing import Final


class Audience:
    """The seats that may know something. A seat that is not named does not learn it."""

    __slots__ = ("everyone", "seats")

    def __init__(self, seats: tuple[str, ...], everyone: bool = False) -> None:
        self.seats = seats
        self.everyone = everyone

    def admits(self, seat: str | None) -> bool:
        """Whether this seat (None: a spectator) may know."""
        return self.everyone or (seat is not None and seat in self.seats)

    def __repr__(self) -> str:
        return "PUBLIC" if self.everyone else f"only{self.seats!r}" if self.seats else "NOBODY"


PUBLIC: Final = Audience((), everyone=True)
NOBODY: Final = Audience(())


def only(*seats: str) -> Audience:
    """An audience of these seats alone."""
    return Audience(seats)
