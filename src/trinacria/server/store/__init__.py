"""Logs in a database: SQLite for one process, PostgreSQL for many."""

from trinacria.server.store.database import Database, make_ready, open_database
from trinacria.server.store.lock import single_server_lock

__all__ = ["Database", "make_ready", "open_database", "single_server_lock"]
