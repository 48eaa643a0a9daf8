"""Backup and restore: all tables of a database as one SQLite file, whatever database they come from or go to.

Both are safe beside a running server: a backup shows one moment, and only an empty database is restored into.
"""

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import delete, func, insert, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection

from trinacria.server.store import host_schema, open_database, schema
from trinacria.server.store.failures import reason
from trinacria.server.store.files import OWNER_ONLY
from trinacria.table.refusal import Refusal

ROWS: Final = 1000
"""How many rows are carried at a time."""


async def back_up(database: str, file: Path) -> int:
    """Write all tables of a database into a new file; how many. Raises Refusal."""
    if file.exists():
        raise Refusal("backup-error-exists", file=str(file))
    # Beside its final place, so that a file with that name is always a whole backup.
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".backup-") as folder:
        unfinished = Path(folder) / file.name
        url = make_url(database)
        if url.get_backend_name() == "sqlite":
            try:
                _back_up_sqlite(Path(url.database or ""), unfinished)
            except sqlite3.Error as error:
                raise Refusal("backup-error-database", reason=reason(error)) from None
        else:
            await _carry(database, f"sqlite:///{unfinished}")
        count = _check(unfinished)
        unfinished.chmod(OWNER_ONLY)
        os.replace(unfinished, file)  # noqa: PTH105 -- pathlib's rename fails on Windows where this does not
    return count


async def restore(file: Path, database: str) -> int:
    """Bring all tables of a backup into an empty database; how many. Raises Refusal."""
    count = _check(file)
    with tempfile.TemporaryDirectory(prefix="trinacria-") as folder:
        # A copy, because a backup of an older version is brought up to date first.
        copied = Path(folder) / "backup.db"
        shutil.copyfile(file, copied)
        await _carry(f"sqlite:///{copied}", database)
    return count


def _back_up_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise Refusal("backup-error-nothing", file=str(source))
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as here,
        closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)
        # One file, readable anywhere, without the write-ahead log beside it.
        there.execute("PRAGMA journal_mode=DELETE")


def _check(file: Path) -> int:
    """How many tables a whole backup has; raises Refusal for anything else."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as found:
            (sound,) = found.execute("PRAGMA integrity_check").fetchone()
            (count,) = found.execute("select count(*) from tables").fetchone()
            found.execute("select 1 from entries").fetchone()
    except sqlite3.Error as error:
        raise Refusal("backup-error-file", file=str(file), reason=str(error)) from None
    if sound != "ok":
        raise Refusal("backup-error-file", file=str(file), reason=str(sound))
    return int(count)


async def _carry(source: str, target: str) -> None:
    """Every row, in one transaction at each end; raises Refusal if somebody is there already."""
    here, there = open_database(source), open_database(target)
    try:
        for database in (here, there):
            await database.prepare()
        async with here.engine.connect() as reading, there.engine.begin() as writing:
            if here.shared:
                await reading.execution_options(isolation_level="REPEATABLE READ")
            if await writing.scalar(select(func.count()).select_from(schema.tables)):
                raise Refusal("backup-error-not-empty")
            # The backup's key counts: its devices know no other.
            await writing.execute(delete(schema.server_keys))
            await _carry_rows(reading, writing)
    except Refusal:
        raise
    except Exception as error:
        # Drivers have many names for what can be wrong with a database.
        raise Refusal("backup-error-database", reason=reason(error)) from None
    finally:
        await here.engine.dispose()
        await there.engine.dispose()


async def _carry_rows(reading: AsyncConnection, writing: AsyncConnection) -> None:
    for table in (*schema.CARRIED, *host_schema.HOST):
        rows = await reading.stream(select(table))
        async for part in rows.partitions(ROWS):
            await writing.execute(insert(table), [row._asdict() for row in part])
