"""Whether the long tests are wanted: `make soak`."""

import os

LONG = "TRINACRIA_SOAK" in os.environ
