"""Headers without end: what is longer than any honest request's is refused by name, and nobody's memory fills."""

import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from support.runs.memory import peak_memory
from support.server.host import Process, serve
from support.server.running import PATIENCE

from trinacria.server.http.protocols.guarded_http import LONGEST_HEAD
from trinacria.words import LANGUAGES, words_in

ATTACKER = ("127.0.0.2", 0)
MEGABYTE = 1_000_000
HOST = b"Host: 127.0.0.1\r\n"
GET = b"GET /api/v1/about HTTP/1.1\r\n" + HOST
SOCKET = (
    b"GET /api/v1/tables/none/socket HTTP/1.1\r\n"
    + HOST
    + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
POST = b"POST /api/v1/tables HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"

Running = tuple[int, Process]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("heads")
    with serve(f"sqlite:///{folder}/t.db", "--log", "json", log=folder / "log") as (base, process):
        yield int(base.rpartition(":")[2]), process
        assert "Traceback" not in (folder / "log").read_text()


def say(port: int, pieces: list[bytes], times: int = 1) -> bytes:
    """What is answered to something, sent piece by piece, the last of them again and again, until the server closes."""
    answer = bytearray()
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=ATTACKER) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with suppress(ConnectionError):
            for piece in (*pieces, *[pieces[-1]] * (times - 1)):
                line.sendall(piece)
        with suppress(ConnectionError):
            while piece := line.recv(65536):
                answer += piece
    return bytes(answer)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


TOO_LONG = {
    "a field": (431, [GET + b"X-Long: ", b"a" * 8192], 10),
    "a field in one piece": (431, [GET + b"X-Long: " + b"a" * 9000 + b"\r\n\r\n"], 1),
    "a field without a name": (431, [GET, b"a" * 8192], 10),
    "many fields": (431, [GET + b"".join(b"X-%d: a\r\n" % number for number in range(200)) + b"\r\n"], 1),
    "many bytes": (431, [GET + b"".join(b"X-%d: %s\r\n" % (number, b"a" * 4000) for number in range(20)) + b"\r\n"], 1),
    "many empty fields": (431, [GET, b"a:\r\n" * 1000], 100),
    "a path": (414, [b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n" + HOST + b"\r\n"], 1),
    "a path without end": (414, [b"GET /", b"a" * 8192], 10),
    "a query": (414, [b"GET /?", b"a" * 1000], 40),
    "a method": (400, [b"G" * 8192], 10),
    "empty lines": (431, [b"\r\n" * 4096], 1000),
    "a handshake's field": (431, [SOCKET + b"X-Long: " + b"a" * 8150 + b"\r\n\r\n"], 1),
    "a handshake's fields": (431, [SOCKET + b"".join(b"X-%d: a\r\n" % number for number in range(200)) + b"\r\n"], 1),
    "a handshake's path": (414, [SOCKET.replace(b"none", b"n" * 8150) + b"\r\n"], 1),
    "a trailer": (431, [POST + b"Transfer-Encoding: chunked\r\n\r\n", b"0\r\nX-Long: ", b"a" * 8192], 10),
    "many trailers": (431, [POST + b"Transfer-Encoding: chunked\r\n\r\n", b"0\r\n", b"X: a\r\n" * 1000], 10),
    "a chunk's extension": (431, [POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1;a=", b"a" * 8192], 10),
    "all chunks' extensions": (
        431,
        [POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1;%s\r\n{\r\n" % (b"a" * 4000)],
        20,
    ),
}


@pytest.mark.parametrize("what", TOO_LONG)
def test_what_is_too_long_is_refused_by_name(running: Running, what: str) -> None:
    wanted, pieces, times = TOO_LONG[what]
    answer = say(running[0], pieces, times)
    assert status(answer) == wanted, answer[:200]
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    told = json.loads(body)
    assert (told["status"], bool(told["message"])) == (wanted, True)
    assert told["key"] == {431: "table-error-head", 414: "table-error-address", 400: "table-error-message"}[wanted]


def test_it_is_refused_in_the_language_that_was_asked_for(running: Running) -> None:
    for language in LANGUAGES:
        head = GET + b"Accept-Language: " + language.encode() + b"\r\n"
        answer = say(running[0], [head + b"X-Long: " + b"a" * 9000 + b"\r\n\r\n"])
        told = json.loads(answer.partition(b"\r\n\r\n")[2])
        assert told["message"] == words_in(language)("table-error-head", most=LONGEST_HEAD)


def test_what_honest_programs_send_is_taken(running: Running) -> None:
    """A long path, a long token, many fields, and a body in a thousand chunks with trailers."""
    port = running[0]
    end = b"Connection: close\r\n\r\n"
    assert status(say(port, [b"GET /t/" + b"a" * 7000 + b" HTTP/1.1\r\n" + HOST + end])) == 200
    assert status(say(port, [GET + b"Authorization: Bearer " + b"a" * 7000 + b"\r\n" + end])) == 200
    assert status(say(port, [GET + b"".join(b"X-%d: %s\r\n" % (at, b"a" * 200) for at in range(80)) + end])) == 200
    body = b'{"settings": {"game": "famiglia", "mode": ""}}' + b" " * 20_000
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body)
    head = POST + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    assert status(say(port, [head + chunks + b"0\r\nX-Checksum: 5\r\n\r\n"])) == 201


def test_a_trailer_is_no_header(running: Running) -> None:
    """Whatever comes after the body cannot say who asks, or for which site."""
    body = b'{"nickname": "A"}'
    head = POST.replace(b"/tables ", b"/tables/none/join ") + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    said = head + b"%x\r\n%s\r\n0\r\nAccept-Language: it\r\nOrigin: https://evil.example\r\n\r\n" % (len(body), body)
    answer = say(running[0], [said])
    assert status(answer) == 404
    assert words_in("en")("table-error-unknown").encode() in answer


def test_thirty_megabytes_six_times_fill_no_memory(running: Running) -> None:
    port, process = running
    filling: list[tuple[bytes, bytes]] = [
        (GET + b"X-Long: ", b"a" * MEGABYTE),
        (GET, b"X: " + b"a" * 990 + b"\r\n"),
        (b"GET /", b"a" * MEGABYTE),
        (SOCKET + b"X-Long: ", b"a" * MEGABYTE),
        (CHUNKED + b"0\r\nX-Long: ", b"a" * MEGABYTE),
        (CHUNKED + b"1;", b"a" * MEGABYTE),
    ]
    for begun, more in filling:
        say(port, [begun, more[:1000] * 100])
    before = peak_memory(process.pid)
    with ThreadPoolExecutor(6) as threads:
        for begun, more in filling:
            times = 30 * MEGABYTE // len(more)
            answers = list(
                threads.map(lambda _, begun=begun, more=more, n=times: say(port, [begun, more], n), range(6))
            )
            assert {status(answer) for answer in answers} <= {0, 414, 431}, answers
    assert peak_memory(process.pid) - before < 5 * MEGABYTE


def test_thousands_of_requests_in_one_breath_fill_no_memory_and_are_all_answered(running: Running) -> None:
    port, process = running
    one = b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n"
    last = one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    say_and_read(port, one * 200 + last)
    before = peak_memory(process.pid)
    with ThreadPoolExecutor(12) as threads:
        answers = list(threads.map(lambda _: say_and_read(port, one * 1300 + last), range(12)))
    assert {answer.count(b"HTTP/1.1 200 ") for answer in answers} == {1301}
    assert peak_memory(process.pid) - before < 5 * MEGABYTE


def say_and_read(port: int, said: bytes) -> bytes:
    """The same for much at once: the answers are read while it is sent."""
    answer = bytearray()
    with (
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=ATTACKER) as line,
        ThreadPoolExecutor(1) as threads,
    ):
        sending = threads.submit(line.sendall, said)
        while piece := line.recv(65536):
            answer += piece
        sending.result()
    return bytes(answer)


def test_what_follows_a_request_does_not_spoil_its_answer(running: Running) -> None:
    """The first is answered whole; what comes after it is too long, or no request, and ends the connection."""
    port = running[0]
    for after in (b"nonsense\r\n\r\n", GET + b"X-Long: " + b"a" * 9000 + b"\r\n\r\n"):
        answer = say(port, [GET + b"\r\n" + after])
        head, _, rest = answer.partition(b"\r\n\r\n")
        if head:
            assert status(head) == 200
            length = next(int(line.partition(b":")[2]) for line in head.lower().splitlines() if b"content-len" in line)
            assert status(rest[length:]) in (0, 400, 431)
            json.loads(rest[:length])
