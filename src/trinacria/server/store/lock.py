"""Two servers over one SQLite file would not hear of each other: the second one is refused."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from trinacria.server.store.files import file_of, keep_private
from trinacria.table.refusal import Refusal


@contextmanager
def single_server_lock(address: str) -> Iterator[None]:
    """Hold an SQLite database for one server; raises Refusal. PostgreSQL is made for many.

    SQLite's own lock, on a file beside the database: it works on every system, and the lock of a process that was
    killed is gone.
    """
    database = file_of(address)
    if database is None:
        yield
        return
    file = database.resolve()
    lock_file = file.with_name(f"{file.name}.lock")
    lock = None
    while lock is None:
        lock = _locked(file, lock_file)
    with closing(lock):
        try:
            yield
        finally:
            # Removed while it is held; where a system does not remove what is open, it stays, and does no harm.
            with suppress(OSError):
                lock_file.unlink(missing_ok=True)


def _locked(file: Path, lock_file: Path) -> sqlite3.Connection | None:
    """The lock; None where another server has just ended and removed the file that was opened."""
    try:
        keep_private(lock_file)
        opened = lock_file.stat()
        lock = sqlite3.connect(lock_file, timeout=0, isolation_level=None)
    except FileNotFoundError:
        if lock_file.parent.is_dir():
            return None
        raise Refusal("serve-error-file", file=str(file), reason=os.strerror(errno.ENOENT)) from None
    except (sqlite3.Error, OSError) as error:
        raise Refusal("serve-error-file", file=str(file), reason=str(error)) from None
    try:
        lock.execute("PRAGMA journal_mode = MEMORY")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Refusal("serve-error-taken", file=str(file)) from None
        raise Refusal("serve-error-file", file=str(file), reason=str(error)) from None
    with suppress(FileNotFoundError):
        if os.path.samestat(opened, lock_file.stat()):
            return lock
    lock.close()
    return None
