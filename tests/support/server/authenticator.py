"""A device with a lock of its own: makes passkeys and signs with them, as browsers have it."""

import hashlib
import json
import os
import struct
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

Json = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey, and how often it has signed."""

    def __init__(self) -> None:
        self.id = os.urandom(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.counter = 0

    def make(self, wish: Json, origin: str, kind: str = "webauthn.create", **changed: str) -> Json:
        """What the browser answers to a wish; `changed` is what somebody else's page would make of it."""
        said = {"challenge": wish["challenge"], "site": wish["site"], **changed}
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        named = b"\0" * 16 + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        attestation = cbor2.dumps(
            {"fmt": "none", "attStmt": {}, "authData": self._data(said["site"], ATTESTED) + named}
        )
        data = self._client_data(kind, said["challenge"], origin)
        return {"id": text(self.id), "client_data": text(data), "attestation": text(attestation)}

    def sign(self, question: Json, origin: str, kind: str = "webauthn.get", **changed: str) -> Json:
        """What it signs."""
        said = {"challenge": question["challenge"], "site": question["site"], **changed}
        self.counter += 1
        data, authenticator = self._client_data(kind, said["challenge"], origin), self._data(said["site"])
        signed = self.key.sign(authenticator + hashlib.sha256(data).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text(self.id),
            "client_data": text(data),
            "authenticator": text(authenticator),
            "signature": text(signed),
        }

    def _data(self, site: str, more: int = 0) -> bytes:
        flags = PRESENT | VERIFIED | more
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self.counter)

    def _client_data(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
