"""The file of an SQLite database: it holds seeds and webhooks, so only its owner may read it."""

import contextlib
import os
from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.engine import URL

OWNER_ONLY: Final = 0o600


def file_of(address: str | URL) -> Path | None:
    """The file at an address such as sqlite:///tables.db; None for what is no file."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def keep_private(file: Path) -> None:
    """Make the file with its rights before SQLite would, and take rights away that an older version gave."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    # SQLite gives the files beside it the rights of the first.
    for one in (file, *(file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm"))):
        # Somebody else's file, or gone in this moment.
        with contextlib.suppress(OSError):
            if one.stat().st_mode & 0o077:
                one.chmod(OWNER_ONLY)
