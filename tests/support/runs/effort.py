"""How much is tried: `make test` what every change needs, `make test-all` everything."""

import os
from typing import Final

EVERYTHING: Final = "TRINACRIA_TEST_ALL" in os.environ


def amount(usual: int, everything: int) -> int:
    """How many are tried."""
    return everything if EVERYTHING else usual
