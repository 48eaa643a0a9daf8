"""The databases that a server can have."""

import tempfile
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from trinacria.server.store.files import file_of
from trinacria.server.store.migrate import upgrade

on_both_databases = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""For tests of what a database does: others run on SQLite, and on PostgreSQL in `make test-all`."""


def prepare(database: str) -> None:
    """Have a new SQLite file as a server would lay it; everything else is left to the server."""
    if (file := file_of(database)) is not None and not file.exists():
        file.write_bytes(prepared_sqlite())


@cache
def prepared_sqlite() -> bytes:
    """The file of a database with nothing in its tables: laying them anew takes longer than many a test."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.connect() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()
