"""Games that older versions of the program have stored: one compressed file for each version of the rules."""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from trinacria.table.history.log import Logged
from trinacria.table.table import Table

TESTS: Final = Path(__file__).parents[2]


class StoredGames(msgspec.Struct):
    """By name, each with the digest of the position it came to."""

    records: dict[str, dict[str, str]]
    tables: dict[str, dict[str, str]]

    def table(self, name: str) -> Table:
        """As a server opens it."""
        lines = self.tables[name]["log"].splitlines()
        return Table(name, [msgspec.json.decode(line, type=Logged) for line in lines])


@cache
def stored_games(version: int) -> StoredGames:
    """Games of La Famiglia begun under a version of the rules."""
    return msgspec.convert(unpacked(f"lafamiglia/version{version}/games.json.gz"), StoredGames)


def unpacked(path: str) -> Any:
    """The JSON in a compressed file of the tests."""
    return json.loads(gzip.decompress((TESTS / path).read_bytes()))
