"""What a table refuses."""

from trinacria.kernel.errors import TrinacriaError


class Refusal(TrinacriaError):
    """Somebody asked a table for what it cannot do now. Nothing has changed."""


class Stale(Refusal):
    """The game has gone on since the asker last looked."""
