"""Fuzzed requests over HTTP: valid ones of every route that were changed, and bytes that are no request at all."""

import re
import socket
from contextlib import suppress
from random import Random
from typing import Any, Final
from urllib.parse import quote

from support.server.fuzzing.mutation import TEXTS, Mutator
from support.server.fuzzing.sockets import NOWHERE, PATIENCE, SETTINGS
from trinacria.server.http.handlers import ROUTES

AT_ONCE: Final = 25
"""Requests on one connection, sent in one breath."""
BODIES: Final[dict[str, Any]] = {
    "/tables": {"settings": SETTINGS[0], "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]},
    "/join": {"nickname": "Ada", "invitation": "i-none", "chair": "1"},
    "/fork": {"at": 3, "settings": SETTINGS[1], "chairs": []},
    "/replay": {
        "record": {"game": "famiglia", "mode": "standard", "rules": "2", "seed": "1", "moves": [["s1", "pass"]]}
    },
    "/packs": {"game": "lafamiglia", "files": {"pack.toml": "name = 'x'\n"}},
    "/packs/archive": {"game": "lafamiglia", "archive": "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=="},
    "/packs/check": {"game": "lafamiglia", "files": {"pack.toml": "name = 'x'\n"}},
    "/packs/trial": {"game": "lafamiglia", "hash": "0" * 64, "mode": "2v2", "played": 0, "tally": {"win": [0.5, 1.0]}},
    "/device": {"endpoint": NOWHERE, "p256dh": "a" * 87, "auth": "b" * 22, "zone": "Europe/Rome"},
    "/device/forget": {"endpoint": NOWHERE},
    "/notice/test": {"url": NOWHERE, "service": "other"},
}
QUERIES: Final = ("seat=all", "since=0", "count=10", "form=text", "pack=with", "game=famiglia", "at=3", "move=1")
HEADERS: Final = (
    *("Accept-Language: it, en;q=0.5", "Accept: text/html", "Authorization: Bearer s-none", "If-None-Match: *"),
    *("Origin: http://127.0.0.1", "Accept-Encoding: gzip", "X-Forwarded-For: 203.0.113.7", "Expect: nothing"),
    *("Content-Type: application/json", "Content-Type: text/plain", "Range: bytes=0-", "Cookie: a=b", "Upgrade: h2c"),
)
METHODS: Final = ("GET", "GET", "POST", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH")
RESPONSE: Final = re.compile(rb"HTTP/1\.1 (\d{3}) ")


class RequestFuzzer:
    """Many requests on a connection, then one that breaks it."""

    def __init__(self, port: int, seed: str) -> None:
        self.port = port
        self.dice = Random(seed)
        self.mutator = Mutator(self.dice)
        self.statuses: dict[int, int] = {}
        self.faults: list[str] = []

    def run(self, count: int) -> dict[str, Any]:
        """Well-formed requests, changed inside."""
        sent = connections = 0
        while sent < count:
            asked = [self._request() for _ in range(min(AT_ONCE, count - sent))]
            asked[-1] = asked[-1].replace(b"\r\n", b"\r\nConnection: close\r\n", 1)
            self._converse(b"".join(asked), len(asked))
            sent += len(asked)
            connections += 1
        return self._report(sent, connections)

    def run_raw(self, count: int) -> dict[str, Any]:
        """What is no request: each needs a connection of its own, for the server ends it."""
        for _ in range(count):
            self._converse(self._nonsense(), 0)
        return self._report(count, count)

    def _report(self, sent: int, connections: int) -> dict[str, Any]:
        statuses = {str(status): count for status, count in sorted(self.statuses.items())}
        return {"sent": sent, "connections": connections, "faults": self.faults[:20], "statuses": statuses}

    def _converse(self, said: bytes, answers: int) -> None:
        heard = bytearray()
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line:
            with suppress(ConnectionError):
                line.sendall(said)
                line.shutdown(socket.SHUT_WR) if not answers else None
            with suppress(ConnectionError):
                try:
                    while found := line.recv(262_144):
                        heard += found
                except TimeoutError:
                    self.faults.append(f"no answer within {PATIENCE} s to {said[-300:]!r}")
        found_statuses = [int(status) for status in RESPONSE.findall(heard)]
        for status in found_statuses:
            self.statuses[status] = self.statuses.get(status, 0) + 1
        if max(found_statuses, default=0) >= 500:
            self.faults.append(f"{max(found_statuses)} to one of {said[:3000]!r}")
        if answers and len(found_statuses) < answers and not {400, 408, 414, 431} & set(found_statuses):
            self.faults.append(f"{len(found_statuses)} answers to {answers} requests: {said[-300:]!r}")

    # ---------------------------------------------------------------- requests

    def _request(self) -> bytes:
        dice = self.dice
        route = dice.choice(ROUTES)
        path = re.sub(r"\{\w+\}", lambda _: self._word(), route.path)
        if dice.random() < 0.1:
            at = dice.randrange(len(path) + 1)
            path = path[:at] + quote(dice.choice(TEXTS)[:200]) + path[at + dice.randrange(3) :]
            path = "/" + path.lstrip("/")
        if dice.random() < 0.4:
            picked = [dice.choice(QUERIES) for _ in range(dice.randrange(4))]
            changed = [
                one if dice.random() < 0.5 else one.partition("=")[0] + "=" + quote(dice.choice(TEXTS)[:300])
                for one in picked
            ]
            path += "?" + "&".join(changed)
        method = route.method if dice.random() < 0.8 else dice.choice(METHODS)
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *dice.sample(HEADERS, dice.randrange(3))]
        body = b""
        if method == "POST" or dice.random() < 0.05:
            body = self._body(route.path)
            if dice.random() < 0.1:
                chunked = b"".join(b"%x\r\n%b\r\n" % (len(one), one) for one in (body[:7], body[7:]) if one)
                return "\r\n".join([*lines, "Transfer-Encoding: chunked", "", ""]).encode() + chunked + b"0\r\n\r\n"
            lines.append(f"Content-Length: {len(body)}")
        return "\r\n".join([*lines, "", ""]).encode() + body

    def _word(self) -> str:
        return quote(self.dice.choice((*TEXTS, "none", "0" * 18, "2026-01-01", "it", "0" * 64))[:100], safe="") or "-"

    def _body(self, path: str) -> bytes:
        dice = self.dice
        known = max((end for end in BODIES if path.endswith(end)), key=len, default="/replay")
        body = self.mutator.text(BODIES[known])
        # A valid one takes work, or stays: it is tried, but seldom.
        return body if dice.random() < 0.003 else self.mutator.bytes(body)

    # ---------------------------------------------------------------- no requests

    def _nonsense(self) -> bytes:
        dice = self.dice
        valid = self._request()
        head, _, body = valid.partition(b"\r\n\r\n")
        lines = head.split(b"\r\n")
        match dice.randrange(12):
            case 0:
                return dice.randbytes(dice.randrange(1, 400))
            case 1:
                return valid[: dice.randrange(len(valid))]
            case 2:
                return head + b"\r\nContent-Length: %b\r\n\r\n" % dice.choice(
                    (b"-1", b"1e3", b"0x10", b"99999999999999999999", b"1, 2", b"", b" 5 5", b"\xff")
                )
            case 3:
                size = dice.choice((b"-1", b"zz", b"ffffffffffffffffff", b"", b"5;" + b"a" * 300, b"1\r\nab"))
                return lines[0] + b"\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n%b\r\nab" % size
            case 4:
                return head + b"\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n5\r\nhello\r\n0\r\n\r\n"
            case 5:
                return b"\n".join(lines) + b"\n\n" + body
            case 6:
                return head + b"\r\n" + dice.randbytes(dice.randrange(1, 60)) + b"\r\n\r\n"
            case 7:
                return lines[0].replace(b"HTTP/1.1", dice.choice((b"HTTP/9.9", b"HTTP/2", b"HTTP/1", b"", b"\x00"))) + (
                    b"\r\nHost: 127.0.0.1\r\n\r\n"
                )
            case 8:
                return b"%b %b HTTP/1.1\r\nHost: %b\r\n\r\n" % (
                    dice.choice((b"GET", b"get", b"PRI", b"CONNECT", b"TRACE", b"M-SEARCH", b"G\x00T")),
                    dice.choice(
                        (b"*", b"http://evil.example/", b"127.0.0.1:80", b"//", b"/%", b"/%zz%ff", b"\xff", b"")
                    ),
                    dice.choice((b"", b"\xff", b"[::1", b"a" * 300, b"evil.example", b"127.0.0.1:99999", b"a b")),
                )
            case 9:
                return head + b"\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n%b\r\n" % dice.choice(
                    (
                        b"",
                        b"Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n",
                        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 7\r\n",
                        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n",
                    )
                )
            case 10:
                return head + b"\r\n" + b"".join(b"X-%d: a\r\n" % at for at in range(dice.randrange(300))) + b"\r\n"
        at = dice.randrange(len(head))
        return head[:at] + dice.randbytes(dice.randrange(1, 5)) + head[at + dice.randrange(4) :] + b"\r\n\r\n" + body
