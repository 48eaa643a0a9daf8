"""Who hears of a field of an entry of the log."""

from enum import Enum


class Audience(Enum):
    """A mark on a field; without one it is stored, and told to all who hear of the entry."""

    KEPT = "stored, and told to nobody"
    TOLD = "told, and not stored"
    OWN = "stored, and told to the one whose entry it is"


KEPT, TOLD, OWN = Audience.KEPT, Audience.TOLD, Audience.OWN
