"""Passkeys of members, kept in the database. They are public keys: anyone who has them opens nothing."""

import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, select, update

from trinacria.server.store import schema
from trinacria.server.store.members import Key, LogLine, Member, Read, Write, logged
from trinacria.server.store.writer import Statement
from trinacria.table.store import Conflict

KEY: Final = "challenges"
MEMBERS, PASSKEYS, CHALLENGES = schema.club_members, schema.club_passkeys, schema.club_challenges


class Passkey(Struct, frozen=True):
    """What opens a member by a device's own lock."""

    id: str
    member: str
    credential: str
    """The hash of its name, by which it is found."""
    shown: str
    """The name itself, as the browser says it."""
    public_key: str
    site: str
    """The name of the server that it was made for; it signs for no other."""
    counter: int
    label: str
    since: float
    used: float


class Answered(Struct, frozen=True):
    """A challenge that was answered: its hash, and until when it would have been good."""

    id: str
    until: float


_NEW_PASSKEY, _NEW_KEY = insert(PASSKEYS), insert(schema.club_keys)
_NEW_CHALLENGE = insert(CHALLENGES)
_OLD_CHALLENGES = delete(CHALLENGES).where(CHALLENGES.c.until < bindparam("before"))
_NO_PASSKEY = delete(PASSKEYS).where(PASSKEYS.c.id == bindparam("which"))
_USED = update(PASSKEYS).where(PASSKEYS.c.id == bindparam("which"))
_COUNTED = update(PASSKEYS).where(PASSKEYS.c.id == bindparam("which"), PASSKEYS.c.counter < bindparam("reached"))
_NEW_SECRET = insert(schema.server_keys)


class Passkeys:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should, and those that
    write raise Conflict where somebody was faster."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def secret(self, make: Callable[[], str]) -> str:
        """What the server's challenges are marked with; the first time it is made."""
        stored = select(schema.server_keys.c.value).where(schema.server_keys.c.name == KEY)
        rows = await self._read(stored)
        if not rows:
            with contextlib.suppress(Conflict):
                await self._write(Statement(_NEW_SECRET, [{"name": KEY, "value": make()}]))
            rows = await self._read(stored)
        return str(rows[0][0])

    async def of(self, member: str) -> list[Passkey]:
        wanted = select(PASSKEYS).where(PASSKEYS.c.member == member).order_by(PASSKEYS.c.since, PASSKEYS.c.id)
        return [Passkey(*row) for row in await self._read(wanted)]

    async def named(self, credential: str) -> tuple[Member, Passkey] | None:
        """Whom a passkey opens."""
        wanted: Any = select(MEMBERS, PASSKEYS).join(PASSKEYS, PASSKEYS.c.member == MEMBERS.c.id)
        rows = await self._read(wanted.where(PASSKEYS.c.credential == credential))
        width = len(Member.__struct_fields__)
        return (Member(*rows[0][:width]), Passkey(*rows[0][width:])) if rows else None

    async def add(self, passkey: Passkey, answered: Answered, now: float, line: LogLine) -> None:
        await self._write(
            *_once(answered, now), Statement(_NEW_PASSKEY, [msgspec.structs.asdict(passkey)]), logged(line)
        )

    async def use(self, passkey: Passkey, device: Key, answered: Answered, line: LogLine) -> None:
        """A passkey has opened its member: a device's key. The counter only grows."""
        await self._write(
            *_once(answered, passkey.used),
            Statement(_USED, [{"which": passkey.id, "used": passkey.used}]),
            Statement(_COUNTED, [{"which": passkey.id, "reached": passkey.counter, "counter": passkey.counter}]),
            Statement(_NEW_KEY, [msgspec.structs.asdict(device)]),
            logged(line),
        )

    async def drop(self, id: str, line: LogLine) -> None:
        await self._write(Statement(_NO_PASSKEY, [{"which": id}]), logged(line))


def _once(answered: Answered, now: float) -> tuple[Statement, Statement]:
    return (
        Statement(_OLD_CHALLENGES, [{"before": now}]),
        Statement(_NEW_CHALLENGE, [msgspec.structs.asdict(answered)]),
    )
