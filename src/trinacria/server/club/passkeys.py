"""Passkeys: members are opened by the lock of their own device, which signs what the server asks.

Nothing is stored for a question until it is answered: a challenge carries its own mark, so nobody fills the database
with questions. What is stored then is that it was answered.
"""

import hashlib
import hmac
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from trinacria.server.club.club import Asker, Club, Opened, label_of, new_id
from trinacria.server.club.keys import new_device_key
from trinacria.server.club.passkey_bodies import ByPasskey, NewPasskey
from trinacria.server.ops.limits import Limits
from trinacria.server.store import passkeys as stored
from trinacria.server.store.members import Key
from trinacria.server.store.passkeys import Answered, Passkey
from trinacria.table.refusal import NotFound, Refusal, TooMany, Unauthorized
from trinacria.table.secret import hashed
from trinacria.table.store import Conflict

ANSWERED_WITHIN: Final = 300.0
"""Seconds for which a challenge is good."""
MOST_PASSKEYS: Final = 10
"""Of a member."""
_NONCE, _UNTIL, _MARK = 16, 8, 32
_ENTER: Final = "enter"


class Site(NamedTuple):
    """Where the page is that asks."""

    origin: str
    name: str


class Passkeys:
    """The passkeys of a server's members."""

    def __init__(self, club: Club, store: stored.Passkeys, limits: Limits, now: Callable[[], float]) -> None:
        self._club = club
        self._store = store
        self._limits = limits
        self._now = now

    async def of(self, member: str) -> list[Passkey]:
        """All that a member has."""
        return await self._store.of(member)

    # ---------------------------------------------------------------- making one

    async def ask_to_make(self, asker: Asker, site: Site, address: str) -> tuple[str, list[str]]:
        """A challenge, and the passkeys that the member has for this site; raises Refusal."""
        self._limits.question(asker.member.id, address)
        held = await self._store.of(asker.member.id)
        if len(held) >= MOST_PASSKEYS:
            raise TooMany("club-error-passkeys", most=MOST_PASSKEYS)
        challenge = await self._challenge(f"add {asker.member.id}", site)
        return challenge, [one.shown for one in held if one.site == site.name]

    async def add(self, asker: Asker, made: NewPasskey, site: Site, address: str) -> None:
        """The browser has made one; raises Refusal."""
        member = asker.member.id
        self._limits.own_key(member, address)
        if len(await self._store.of(member)) >= MOST_PASSKEYS:
            raise TooMany("club-error-passkeys", most=MOST_PASSKEYS)
        challenge, answered = await self._asked(made.client_data, f"add {member}", site)
        verified = _verified_new(made, challenge, site)
        now, label = self._now(), label_of(made.label)
        passkey = Passkey(
            new_id(),
            member,
            _name_of(verified.credential_id),
            made.id,
            _text(verified.credential_public_key),
            site.name,
            verified.sign_count,
            label,
            now,
            now,
        )
        try:
            line = self._club.line(member, member, "passkey", device=label)
            await self._store.add(passkey, answered, now, line)
        except Conflict:
            raise Unauthorized("club-error-passkey") from None

    async def drop(self, asker: Asker, id: str) -> None:
        """It opens nothing any more; raises Refusal."""
        held = next((one for one in await self._store.of(asker.member.id) if one.id == id), None)
        if held is None:
            raise NotFound("club-error-device")
        member = asker.member.id
        await self._store.drop(id, self._club.line(member, member, "passkey_out", device=held.label))

    # ---------------------------------------------------------------- coming in

    async def ask_to_enter(self, site: Site, address: str) -> str:
        """What somebody is to sign who says that they are a member; raises Refusal."""
        self._club.check_on()
        self._limits.question(None, address)
        return await self._challenge(_ENTER, site)

    async def enter(self, said: ByPasskey, site: Site, address: str) -> Opened:
        """Somebody has signed; raises Refusal. It says nothing of who exists."""
        self._club.check_on()
        self._limits.key(address)
        challenge, answered = await self._asked(said.client_data, _ENTER, site)
        found = await self._store.named(_name_of(_bytes(said.id)))
        # A passkey of another name of this server would be one that another site has asked for.
        if found is None or found[1].site != site.name or found[0].left is not None:
            raise Unauthorized("club-error-passkey")
        member, passkey = found
        reached = _verified_use(said, challenge, site, passkey)
        await self._club.check_member(member)
        self._limits.own_key(member.id, address)
        await self._club.check_devices(member.id)
        now, opened = self._now(), new_device_key()
        device = Key(new_id(), member.id, "device", hashed(opened), label_of(said.device), now, now)
        used = msgspec.structs.replace(passkey, counter=reached, used=now)
        try:
            line = self._club.line(member.id, member.id, "passkey_used", device=device.label)
            await self._store.use(used, device, answered, line)
        except Conflict:
            raise Unauthorized("club-error-passkey") from None
        return Opened(member, opened)

    # ---------------------------------------------------------------- challenges

    async def _challenge(self, purpose: str, site: Site) -> str:
        body = secrets.token_bytes(_NONCE) + struct.pack(">d", self._now() + ANSWERED_WITHIN)
        return _text(body + await self._mark(body, purpose, site))

    async def _asked(self, client_data: str, purpose: str, site: Site) -> tuple[bytes, Answered]:
        """The challenge in an answer, where it is one of this server's, for this purpose, here and now."""
        try:
            told = msgspec.json.decode(_bytes(client_data), type=dict[str, Any])
            challenge = _bytes(str(told.get("challenge")))
        except msgspec.MsgspecError:
            raise Unauthorized("club-error-passkey") from None
        if len(challenge) != _NONCE + _UNTIL + _MARK:
            raise Unauthorized("club-error-passkey")
        body, mark = challenge[:-_MARK], challenge[-_MARK:]
        if not hmac.compare_digest(mark, await self._mark(body, purpose, site)):
            raise Unauthorized("club-error-passkey")
        (until,) = struct.unpack(">d", body[_NONCE:])
        if until < self._now():
            raise Unauthorized("club-error-passkey-late")
        return challenge, Answered(hashlib.sha256(challenge).hexdigest(), until)

    async def _mark(self, body: bytes, purpose: str, site: Site) -> bytes:
        secret = await self._store.secret(lambda: secrets.token_hex(32))
        said = msgspec.json.encode([purpose, site.origin, body.hex()])
        return hmac.digest(bytes.fromhex(secret), said, "sha256")


def _verified_new(made: NewPasskey, challenge: bytes, site: Site) -> Any:
    # It takes a quarter of a second to load, and most who serve never need it.
    from webauthn import verify_registration_response

    answer = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    with _Strangers():
        return verify_registration_response(
            credential=_credential(made.id, answer),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )


def _verified_use(said: ByPasskey, challenge: bytes, site: Site, passkey: Passkey) -> int:
    """How often the passkey was used, as it says itself."""
    from webauthn import verify_authentication_response

    answer = {
        "clientDataJSON": said.client_data,
        "authenticatorData": said.authenticator,
        "signature": said.signature,
    }
    with _Strangers():
        return verify_authentication_response(
            credential=_credential(said.id, answer),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=_bytes(passkey.public_key),
            credential_current_sign_count=passkey.counter,
        ).new_sign_count


class _Strangers:
    """What comes is anybody's: whatever a library makes of it, it is no passkey."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, Refusal):
            raise Unauthorized("club-error-passkey") from None


def _credential(id: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


def _name_of(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """Raises Refusal."""
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        raise Unauthorized("club-error-passkey") from None
