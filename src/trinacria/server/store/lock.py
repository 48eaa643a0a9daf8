"""Two servers over one SQLite file would not hear of each other: the second one is refused."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from trinacria.server.store.files import file_of, keep_private
from trinacria.table.refusal import Refusal


@contextmanager
def single_server_lock(address: str) -> Iterator[None]:
    """Hold an SQLite database for one server; raises Refusal. PostgreSQL is made for many.

    SQLite's own lock, on a file beside the database: it works on every system, and the lock of a process that was
    killed is gone.
    """
    found = file_of(address)
    if found is None:
        yield
        return
    file = found.resolve()
    lock_file = file.with_name(f"{file.name}.lock")
    try:
        keep_private(lock_file)
        lock = sqlite3.connect(lock_file, timeout=0, isolation_level=None)
    except (sqlite3.Error, OSError) as error:
        raise Refusal("serve-error-file", file=str(file), reason=str(error)) from None
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Refusal("serve-error-taken", file=str(file)) from None
            raise Refusal("serve-error-file", file=str(file), reason=str(error)) from None
        yield
