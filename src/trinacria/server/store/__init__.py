"""Logs in a database: SQLite for one process, PostgreSQL for many."""

from trinacria.server.store.alone import alone
from trinacria.server.store.database import Database, make_ready, open_database

__all__ = ["Database", "alone", "make_ready", "open_database"]
