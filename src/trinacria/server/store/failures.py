"""What a failure of a database means."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
DAMAGED_STATES: Final = ("XX001", "XX002")
"""PostgreSQL: data or an index is corrupted."""
LONGEST_REASON: Final = 200


def is_of_the_data(error: BaseException) -> bool:
    """Whether what was to be written is the reason: tried again it fails again, and the store is well."""
    return isinstance(error, IntegrityError | DataError) or _state(error).startswith(("22", "23"))


def is_damage(error: BaseException) -> bool:
    """Whether the database itself is broken: that does not pass by itself."""
    code = getattr(_cause(error), "sqlite_errorcode", None)
    return (code is not None and code & 0xFF in DAMAGED) or _state(error) in DAMAGED_STATES


def reason(error: BaseException) -> str:
    """In one line, without the statement and its values."""
    cause = _cause(error)
    told = str(cause).strip().splitlines()
    return f"{type(cause).__name__}: {told[0]}"[:LONGEST_REASON] if told else type(cause).__name__


def _cause(error: BaseException) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def _state(error: BaseException) -> str:
    return str(getattr(_cause(error), "sqlstate", None) or "")
