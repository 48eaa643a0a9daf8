"""What is said in Python, by language: each is fetched when somebody first reads it."""

import json
from collections.abc import Callable
from typing import Protocol, cast

from trinacria.words.catalogue import FALLBACK, own_texts


class Bytes(Protocol):
    """An array of the browser."""

    def to_bytes(self) -> bytes:
        """The same in Python."""


FetchWords = Callable[[str], Bytes]
"""The catalogues of a language, as a list in JSON (static_site/program.py)."""


def reader(fetch: FetchWords) -> Callable[[str], list[str]]:
    """Reads the catalogues of a language by fetching them; those that stand in for others lie beside our code."""

    def texts(language: str) -> list[str]:
        if language == FALLBACK:
            return own_texts(language)
        return cast(list[str], json.loads(fetch(language).to_bytes()))

    return texts
