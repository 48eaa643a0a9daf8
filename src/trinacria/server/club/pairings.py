"""Pairing: one device of a member shows another one what it comes in by, a number to read or a code to scan."""

import asyncio
import hmac
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from trinacria.server.club.club import Asker, Club, Opened, id_after, label_of, new_id
from trinacria.server.club.keys import PAIRING, hashed_number, new_device_key, new_number
from trinacria.server.club.names import folded
from trinacria.server.ops.limits import Limits
from trinacria.server.store.members import Key, Members, Pairing
from trinacria.table.refusal import TooMany, Unauthorized
from trinacria.table.secret import hashed, new_secret
from trinacria.table.store import Conflict

PAIRED_WITHIN: Final = 300.0
"""Seconds for which a number and a QR code are good."""
MOST_GUESSES: Final = 5
"""So often a number may be said wrong."""


class Offered(NamedTuple):
    """What another device is shown, or told."""

    number: str
    secret: str
    until: float


class Pairings:
    """The devices that a member brings in by another one."""

    def __init__(self, club: Club, store: Members, limits: Limits, now: Callable[[], float]) -> None:
        self._club = club
        self._store = store
        self._limits = limits
        self._now = now

    async def offer(self, asker: Asker, address: str) -> Offered:
        """A number and a secret for another device of the same member; raises Refusal."""
        self._limits.own_key(asker.member.id, address)
        await self._club.check_devices(asker.member.id)
        number, secret, salt = new_number(), new_secret(PAIRING), secrets.token_hex(16)
        until = self._now() + PAIRED_WITHIN
        code = await asyncio.to_thread(hashed_number, number, salt)
        try:
            await self._store.save_pairing(Pairing(new_id(), asker.member.id, salt, code, hashed(secret), until))
        except Conflict:
            raise TooMany("table-error-flood") from None
        return Offered(number, secret, until)

    async def enter_by_number(self, name: str, number: str, label: str, address: str) -> Opened:
        """Somebody reads the number from a device that is signed in; raises Refusal. It says nothing of who exists."""
        self._club.check_on()
        self._limits.key(address)
        member = await self._store.named(folded(name))
        pairing = await self._store.pairing(member.id) if member is not None else None
        if pairing is None or not await self._may_guess(pairing):
            raise Unauthorized("club-error-number")
        said = await asyncio.to_thread(hashed_number, number, pairing.salt)
        if not hmac.compare_digest(said, pairing.code):
            raise Unauthorized("club-error-number")
        return await self._enter(pairing, label, address)

    async def enter_by_secret(self, secret: str, label: str, address: str) -> Opened:
        """Somebody has opened the QR code's link; raises Refusal."""
        self._club.check_on()
        self._limits.key(address)
        pairing = await self._store.pairing_opened_by(hashed(secret))
        if pairing is None or pairing.until < self._now():
            raise Unauthorized("club-error-pairing")
        return await self._enter(pairing, label, address)

    async def _may_guess(self, pairing: Pairing) -> bool:
        """Each try is counted before it is made: many at once are as many tries."""
        tried = await self._store.guesses(pairing.id)
        if pairing.until < self._now() or tried >= MOST_GUESSES:
            return False
        try:
            await self._store.guess(pairing.id, tried + 1)
        except Conflict:
            return False
        return True

    async def _enter(self, pairing: Pairing, label: str, address: str) -> Opened:
        member = await self._store.member(pairing.member)
        if member is None:
            raise Unauthorized("club-error-pairing")
        await self._club.check_member(member)
        self._limits.own_key(member.id, address)
        await self._club.check_devices(member.id)
        now, opened = self._now(), new_device_key()
        key = Key(id_after(pairing.id), member.id, "device", hashed(opened), label_of(label), now, now)
        try:
            await self._store.pair(key, self._club.line(member.id, member.id, "paired", device=key.label))
        except Conflict:
            raise Unauthorized("club-error-pairing") from None
        return Opened(member, opened)
