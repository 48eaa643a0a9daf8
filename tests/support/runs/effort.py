"""How much is tried: `make test` what every change needs, `make test-all` everything."""

import os
from typing import Final

EVERYTHING: Final = "TRINACRIA_TEST_ALL" in os.environ


def amount(usual: int, everything: int) -> int:
    """How many are tried."""
    return everything if EVERYTHING else usual


SLACK: Final = 2 if EVERYTHING else 4
"""Other tests run beside, on machines of any speed: what `make test` refuses is slow for another reason."""


def allowed(limit: float) -> float:
    """The longest that something may take for which we promise a limit."""
    return SLACK * limit
