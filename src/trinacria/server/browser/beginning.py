"""How Python begins in a browser. What every start would do again is done at the first one only.

The page keeps the memory that `prepare` leaves behind (web/src/engine/python.ts): other workers and later visits go on
from there, and call `wake`.
"""

import importlib
import pkgutil
import random

import trinacria
from trinacria.server.ops.warming import settle, warm_up
from trinacria.words import words_in
from trinacria.words.catalogue import FALLBACK


def prepare() -> None:
    """Import all of our code, begin every game, and read the words that stand in where others are missing."""
    for module in pkgutil.walk_packages(trinacria.__path__, "trinacria."):
        importlib.import_module(module.name)
    warm_up()
    words_in(FALLBACK)
    settle()


def wake() -> None:
    """Go on from what was kept: whatever happened at random before must not happen again."""
    random.seed()
