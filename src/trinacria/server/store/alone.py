"""Two servers over one SQLite file would not hear of each other: the second one is refused."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import make_url

from trinacria.table.refusal import Refusal


@contextmanager
def alone(address: str) -> Iterator[None]:
    """Hold an SQLite database for one server; raises Refusal. PostgreSQL is made for many.

    SQLite's own lock, on a file beside the database: it works on every system, and the lock of a process that was
    killed is gone.
    """
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    file = Path(url.database).resolve()
    try:
        lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise Refusal("serve-error-file", file=str(file), reason=str(error)) from None
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Refusal("serve-error-taken", file=str(file)) from None
            raise Refusal("serve-error-file", file=str(file), reason=str(error)) from None
        yield
