"""A push service on this machine, behind TLS, and devices whose keys the test knows: so it can read what was sent."""

import asyncio
import base64
import json
import socket
import ssl
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import trustme
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from trinacria.server.notices.outbound import Outbound

HOST = "push.club.example"
AUTHORITY = trustme.CA()
CURVE = ec.SECP256R1()


def text(body: bytes) -> str:
    """As browsers write keys."""
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def untext(written: str) -> bytes:
    """The bytes of such a text."""
    return base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))


@dataclass
class TestDevice:
    """A browser's subscription, with the half of it that a browser keeps to itself."""

    __test__ = False

    name: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = b"0123456789abcdef"

    @property
    def endpoint(self) -> str:
        """Where the push service takes messages for it."""
        return f"https://{HOST}/send/{self.name}"

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wish(self, **wishes: Any) -> dict[str, Any]:
        """What its page sends to the server."""
        keys = {"p256dh": text(self.point), "auth": text(self.auth)}
        return {"endpoint": self.endpoint, **keys, "zone": "Europe/Rome", "language": "it", **wishes}

    def read(self, body: bytes) -> Any:
        """A message for it, decrypted as RFC 8291 and RFC 8188 tell; raises InvalidTag for anything else."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size == 4096
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        bound = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(bound)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(bound)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\x02"), "the only record is the last one"
        return json.loads(opened[:-1])


class PushService:
    """Takes messages for devices, and answers as it is told to."""

    def __init__(self) -> None:
        self.status = 201
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        """Device, headers and body of each message."""
        self.port = 0
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        AUTHORITY.issue_cert(HOST).configure_cert(context)
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port, ssl=context)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((first.split()[1].rpartition("/")[2], headers, body))
        writer.write(f"HTTP/1.1 {self.status} X\r\nContent-Length: 0\r\n\r\n".encode())
        with suppress(ConnectionError):
            await writer.drain()
        writer.close()

    def outbound(self) -> Outbound:
        """A caller whose name server knows this service only, and which takes its certificate."""

        async def resolve(host: str, port: int) -> list[str]:
            return ["127.0.0.1"] if host == HOST else ["10.0.0.1"]

        # As the usual one, but for the authorities of the world: reading them takes longer than a test.
        trust = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        AUTHORITY.configure_trust(trust)
        port = self.port or self._free_port()
        return Outbound(resolve, lambda address: address == "127.0.0.1", trust, pause=0.001, port=port)

    def _free_port(self) -> int:
        """Known before the service listens: the server is made first."""
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        return self.port
