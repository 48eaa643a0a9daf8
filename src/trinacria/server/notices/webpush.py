"""Messages to devices as Web Push wants them: encrypted for the one device (RFC 8291), signed by the server (RFC 8292).

The arithmetic is that of `cryptography`; here it is only put together. The push service in between reads nothing of it.
"""

import base64
import binascii
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from trinacria.table.refusal import Refusal

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""Bytes of the one record that a message is; push services take no longer ones."""
LARGEST: Final = 3000
PADDED: Final = 256
"""A message is filled up to a multiple of so many bytes: its length says nothing of the names in it."""
VALID: Final = 12 * 3600
"""Seconds that a signature holds; a push service takes a day at most."""
NOBODY: Final = "mailto:operator@trinacria.invalid"
"""Whom a push service may ask where the server has no address of its own."""


def to_text(body: bytes) -> str:
    """As URLs write bytes."""
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The bytes that a text stands for; raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def new_key() -> str:
    """A key for a server: made once."""
    return to_text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What a device is told of the server's key."""
    return to_text(_point(_private(private).public_key()))


def check_device(p256dh: str, auth: str) -> None:
    """Raises Refusal unless a device's keys are ones."""
    try:
        _device_key(p256dh)
        sound = len(to_bytes(auth)) == 16
    except ValueError:
        sound = False
    if not sound:
        raise Refusal("notice-error-device")


def encrypt(
    text: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message for one device. `own` and `salt` are new for each message, unless a test says otherwise."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    device, point = _device_key(p256dh), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), device)
    # RFC 8291, 3.4: the secret of both, bound to the device's own and to both keys.
    info = b"WebPush: info\x00" + _point(device) + point
    bound = HKDF(SHA256(), 32, to_bytes(auth), info).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(bound)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(bound)
    # RFC 8188, 2: a header, then the only record with its mark of the last one.
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def padded(told: dict[str, str]) -> bytes:
    """A message as JSON, filled up with spaces; raises ValueError when it is too long."""
    text = json.dumps(told, ensure_ascii=False).encode()
    if len(text) > LARGEST:
        raise ValueError("the message is too long")
    return text + b" " * (-len(text) % PADDED)


def signature(endpoint: str, private: str, now: float, site: str) -> str:
    """The header by which a push service knows which server sends."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + VALID,
        "sub": site if site.startswith("https://") else NOBODY,
    }
    said = ".".join(to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_private(private).sign(said.encode(), ec.ECDSA(SHA256())))
    token = f"{said}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={public_key(private)}"


def _private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(to_bytes(text), "big"), CURVE)


def _device_key(text: str) -> ec.EllipticCurvePublicKey:
    """Raises ValueError for what is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(text))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
