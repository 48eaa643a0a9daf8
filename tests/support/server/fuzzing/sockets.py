"""Fuzzed messages on the sockets of tables: valid ones of both games that were changed, in frames of all kinds."""

import http.client
import json
import os
import socket
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec

from support.server.fuzzing.mutation import Mutator

BATCH: Final = 150
PATIENCE: Final = 60.0
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KEY: Final = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
SETTINGS: Final = (
    {"game": "famiglia", "mode": "", "hints": False},
    {"game": "lafamiglia", "mode": "2v2", "hints": False},
    {"game": "lafamiglia", "mode": "1v1", "hints": False},
)
CHAIRS: Final = (2, 4, 2)
NOWHERE: Final = "ftp://[::1]/x"
"""No address that a server would ever call, nor one that a change of a few letters makes into such a one."""


def valid_messages(settings: dict[str, Any], actions: list[str], seq: int) -> list[dict[str, Any]]:
    """One of each kind, as a page sends them."""
    some = actions or ["pass"]
    mark = {"id": "m1", "kind": "arrow", "spots": ["palermo", "enna"], "chair": ""}
    return [
        *({"type": "play", "id": f"p{at}", "version": seq, "action": one} for at, one in enumerate(some[:6])),
        *({"type": kind, "id": kind, "action": one} for kind in ("why", "preview") for one in some[:3]),
        {"type": "foresee", "id": "f", "planned": some[:2]},
        {"type": "premove", "id": "pm", "version": seq, "actions": some[:2]},
        {"type": "undo", "id": "u", "version": seq, "count": 1},
        {"type": "hint", "id": "h"},
        {"type": "chat", "id": "c", "to": "table", "text": "Ciao"},
        {"type": "chat", "id": "ct", "to": "team", "text": "Ciao"},
        {"type": "plan", "id": "pl", "put": [mark], "drop": ["m2"]},
        {"type": "salt", "id": "sa", "text": "salt"},
        {"type": "seal", "id": "se", "seal": "0" * 64},
        {"type": "open_salt", "id": "os", "salt": "salt"},
        {"type": "call_off", "id": "co"},
        {"type": "notify", "id": "n", "url": NOWHERE, "service": "other"},
        {"type": "rename", "id": "r", "nickname": "Ada"},
        {"type": "leave", "id": "l"},
        {"type": "start", "id": "s"},
        {"type": "pause", "id": "pa"},
        {"type": "resume", "id": "re"},
        {"type": "seat_bot", "id": "sb", "chair": "2", "bot": "random"},
        {"type": "unseat", "id": "un", "chair": "2"},
        {"type": "hand_over", "id": "ho", "chair": "2"},
        {"type": "consent", "id": "cn", "chair": "1", "yes": True},
        {"type": "swap", "id": "sw", "chair": "1", "other": "2"},
        {"type": "change", "id": "ch", "settings": settings},
        {"type": "give_host", "id": "gh", "chair": "2"},
        {"type": "stand_in", "id": "si", "chair": "1", "bot": "random"},
        {"type": "come_back", "id": "cb"},
        {"type": "offer", "id": "o", "what": "undo"},
        {"type": "answer_offer", "id": "ao", "yes": False},
        {"type": "rematch", "id": "rm"},
        {"type": "hello", "v": 1, "token": "s-none", "last_seq": 0, "lang": "it"},
        {"type": "ping"},
    ]


def frame(opcode: int, payload: bytes, last: bool = True) -> bytes:
    """A client's frame. Its mask is all zeros, so the payload stays as it is."""
    size = len(payload)
    first = bytes([(0x80 if last else 0) | opcode])
    if size < 126:
        return first + bytes([0x80 | size]) + bytes(4) + payload
    if size < 65536:
        return first + b"\xfe" + size.to_bytes(2) + bytes(4) + payload
    return first + b"\xff" + size.to_bytes(8) + bytes(4) + payload


class SocketFuzzer:
    """One client after the other at tables of its own."""

    def __init__(self, port: int, seed: str) -> None:
        self.port = port
        self.dice = Random(seed)
        self.mutator = Mutator(self.dice)
        self.tables: list[tuple[dict[str, Any], dict[str, Any]]] = []
        self.sent = self.batch = self.connections = 0
        self.faults: list[str] = []
        """What a server must never say, and answers that did not come."""

    def run(self, count: int) -> dict[str, Any]:
        while self.sent < count:
            with suppress(ConnectionError, EOFError):
                self._visit(min(count - self.sent, 12 * BATCH))
        return {"sent": self.sent, "connections": self.connections, "faults": self.faults[:20]}

    def _lay(self) -> tuple[dict[str, Any], dict[str, Any]]:
        which = self.dice.randrange(len(SETTINGS))
        asked = {"settings": SETTINGS[which], "chairs": [{"kind": "me"}] * CHAIRS[which]}
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        line.request("POST", "/api/v1/tables", json.dumps(asked), {"Content-Type": "application/json"})
        answer = line.getresponse()
        made = json.loads(answer.read())
        line.close()
        assert answer.status == 201, made
        return SETTINGS[which], made

    def _visit(self, most: int) -> None:
        dice = self.dice
        if len(self.tables) < 3 or dice.random() < 0.02:
            self.tables = [*self.tables[-8:], self._lay()]
        settings, made = dice.choice(self.tables)
        token = dice.choice(made["seats"])["token"] if dice.random() < 0.9 else made["host"]
        self.connections += 1
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as self.line:
            self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.read = bytearray()
            self.line.sendall(
                f"GET /api/v1/tables/{made['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode()
                + b"Connection: Upgrade\r\nUpgrade: websocket\r\n%b\r\n" % KEY
            )
            while b"\r\n\r\n" not in self.read:
                self._receive()
            del self.read[: self.read.index(b"\r\n\r\n") + 4]
            hello: dict[str, Any] = {"type": "hello", "v": 1, "lang": "en"}
            if token is not None:
                hello["token"] = token
            if dice.random() < 0.3:
                self._fuzz_hello(hello)
                return
            self.line.sendall(frame(TEXT, msgspec.json.encode(hello)))
            first = self._next()
            if b'"welcome"' not in first[:40]:
                # The seat is another's by now.
                self.tables = [one for one in self.tables if one[1] is not made]
                return
            self._speak(settings, json.loads(first), most)

    def _fuzz_hello(self, hello: dict[str, Any]) -> None:
        self.sent += 1
        self.line.sendall(frame(BINARY, self.mutator.text(hello)) + frame(CLOSE, b""))
        with suppress(ConnectionError, EOFError):
            while True:
                self._check(self._next())

    def _speak(self, settings: dict[str, Any], welcome: dict[str, Any], most: int) -> None:
        screen = welcome["screen"]
        actions = ((screen["game"] or {}).get("decision") or {}).get("actions", [])
        corpus = valid_messages(settings, actions, welcome["seq"])
        asked = 0
        while asked < most:
            count = min(BATCH, most - asked)
            said = bytearray()
            for _ in range(count):
                said += self._frames(self.mutator.text(self.dice.choice(corpus)))
            asked += count
            self.sent += count
            self.batch += 1
            mark = f"sync-{os.getpid()}-{self.batch}"
            said += frame(TEXT, b'{"type": "why", "id": "%b", "action": "sync"}' % mark.encode())
            if self.dice.random() < 0.1:
                self._send_in_pieces(said)
            else:
                self.line.sendall(said)
            wanted = f'"{mark}"'.encode()
            while True:
                told = self._next()
                self._check(told)
                if wanted in told:
                    break
        self._end_badly()

    def _frames(self, text: bytes) -> bytes:
        """A message as one frame or several, with others in between."""
        dice = self.dice
        kind = dice.random()
        opcode = BINARY
        with suppress(UnicodeDecodeError):
            text.decode()
            opcode = TEXT if dice.random() < 0.9 else BINARY
        if kind < 0.93:
            return frame(opcode, text)
        parts = sorted(dice.randrange(len(text) + 1) for _ in range(dice.randrange(1, 5)))
        pieces = [text[since:until] for since, until in zip([0, *parts], [*parts, len(text)], strict=True)]
        found = bytearray()
        for at, piece in enumerate(pieces):
            found += frame(opcode if at == 0 else 0, piece, last=at == len(pieces) - 1)
            if dice.random() < 0.3:
                found += frame(dice.choice((PING, PONG)), dice.randbytes(dice.randrange(125)))
        return bytes(found)

    def _send_in_pieces(self, said: bytearray) -> None:
        rest = memoryview(said)
        while rest:
            size = self.dice.choice((1, 2, 3, 100, 1000, len(rest)))
            self.line.sendall(rest[:size])
            rest = rest[size:]

    def _end_badly(self) -> None:
        """The last thing that a connection hears: no frame at all, or one that nobody may send."""
        dice = self.dice
        said = dice.choice(
            (
                frame(CLOSE, b"\x03\xe8bye"),
                frame(CLOSE, b"\x00"),
                frame(CLOSE, b"\xff\xff"),
                frame(TEXT, b"\xff\xfe"),
                frame(0, b"nothing goes on here"),
                frame(3, b"no such kind"),
                frame(PING, b"x" * 126),
                frame(TEXT, b"[" * 60_000),
                frame(TEXT, b"a", last=False) + frame(TEXT, b"b"),
                b"\x81\x05hello",
                b"\xf1\x80\x00\x00\x00\x00",
                b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
                b"\x81\xff\x00\x00\x00\x00\x00\x10\x00\x00\x00\x00\x00\x00",
                frame(TEXT, b"[" * 9)[: dice.randrange(1, 14)],
                dice.randbytes(dice.randrange(1, 200)),
            )
        )
        self.sent += 1
        with suppress(ConnectionError, EOFError):
            self.line.sendall(said)
            self.line.shutdown(socket.SHUT_WR)
            while True:
                self._check(self._next())

    # ---------------------------------------------------------------- what comes back

    def _check(self, told: bytes) -> None:
        if b"table-error-fault" in told or b"table-error-damaged" in told or b"table-error-store" in told:
            self.faults.append(told[:300].decode(errors="replace"))

    def _next(self) -> bytes:
        """The next message; raises EOFError when the server closes."""
        while True:
            found = self._take()
            if found is None:
                self._receive()
                continue
            opcode, payload = found
            if opcode == CLOSE:
                raise EOFError
            if opcode in (TEXT, BINARY):
                return payload

    def _take(self) -> tuple[int, bytes] | None:
        read = self.read
        if len(read) < 2 or len(read) < {126: 4, 127: 10}.get(read[1], 2):
            return None
        size, begin = read[1], 2
        if size == 126:
            size, begin = int.from_bytes(read[2:4]), 4
        elif size == 127:
            size, begin = int.from_bytes(read[2:10]), 10
        if len(read) < begin + size:
            return None
        payload, opcode = bytes(read[begin : begin + size]), read[0] & 15
        del read[: begin + size]
        return opcode, payload

    def _receive(self) -> None:
        try:
            found = self.line.recv(262_144)
        except TimeoutError:
            self.faults.append(f"no answer within {PATIENCE} s")
            raise EOFError from None
        if not found:
            raise EOFError
        self.read += found
