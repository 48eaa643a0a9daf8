"""`trinacria club` over a database of its own, run in this process."""

import asyncio
from pathlib import Path

from support.server.databases import prepare
from support.terminal.commands import command
from trinacria.server.club.club import Club, Opened
from trinacria.server.club.database import with_club


def new_database(folder: Path) -> str:
    """The address of a database without members."""
    address = f"sqlite:///{folder / 'tables.db'}"
    prepare(address)
    return address


def admitted(database: str, name: str) -> Opened:
    """A new member."""

    async def admit(club: Club) -> Opened:
        return await club.admit(name, "", "phone", "")

    return asyncio.run(with_club(database, admit))


def club(database: str, *wishes: str, code: int = 0) -> str:
    """What the command says."""
    done, said, complained = command("club", *wishes, "--database", database)
    assert done == code, complained
    return said if code == 0 else complained
