"""Logs in a database: SQLite for one process, PostgreSQL for many."""

from trinacria.server.store.database import Database, make_ready, open_database
from trinacria.server.store.lock import alone

__all__ = ["Database", "alone", "make_ready", "open_database"]
