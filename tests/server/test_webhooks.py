"""Webhooks: nobody can make the server knock at doors behind its own wall, and "your turn" is told once."""

import asyncio
import ipaddress
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import trustme
from support.server.running import PATIENCE

from trinacria.server.notices import outbound
from trinacria.server.notices.outbound import NotDelivered, Outbound, check_url, is_public
from trinacria.server.notices.reminders import Reminders
from trinacria.server.notices.webhook import Webhooks, body_for
from trinacria.table.refusal import Refusal

HOST = "hooks.club.example"


class Room:
    """A chat room behind TLS on this machine; answers what it is told to and keeps what it heard."""

    def __init__(self, answers: list[bytes]) -> None:
        self.answers = answers
        self.heard: list[bytes] = []
        self.names: list[str | None] = []
        self.port = 0

    @property
    def url(self) -> str:
        return f"https://{HOST}/services/T1/secret-part"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line.split(b":")[1]) for line in head.lower().splitlines() if b"content-length" in line)
        self.heard.append(head + await reader.readexactly(length))
        writer.write(self.answers.pop(0) if self.answers else OK)
        with suppress(ConnectionError):
            await writer.drain()
        writer.close()


OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
AUTHORITY = trustme.CA()


@asynccontextmanager
async def room(*answers: bytes, certificate: str = HOST) -> AsyncIterator[Room]:
    made = Room(list(answers))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    AUTHORITY.issue_cert(certificate).configure_cert(context)
    context.sni_callback = lambda _, name, __: made.names.append(name)
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0, ssl=context)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


@asynccontextmanager
async def caller(here: Room, *found: str, allow_loopback: bool = True) -> AsyncIterator[tuple[Webhooks, list[str]]]:
    """A caller whose name server answers as it is told, once after the other. 443 is where the room has its door."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return found[min(len(asked), len(found)) - 1].split()

    trust = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    AUTHORITY.configure_trust(trust)
    allowed = (lambda address: address == "127.0.0.1") if allow_loopback else is_public
    made = Webhooks(Outbound(resolve, allowed, trust, pause=0.001, port=here.port))
    try:
        yield made, asked
    finally:
        await made.close()


# -------------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "127.8.8.8",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
        ),
        *("224.0.0.1", "239.255.255.250", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.7"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1", "100::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "::7f00:1"),
        *(
            "2002:7f00:1::",
            "2002:a00:1::1",
            "2001:0:7f00:1::",
            "::ffff:0:127.0.0.1",
            "localhost",
            "",
            "1.2.3",
            "0x7f.1",
        ),
    ],
)
def test_addresses_behind_the_wall(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "network",
    [
        # Of IPv4, as the registry of special addresses has them [RFC 6890].
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        # Of IPv6: addresses of the machine, of a site, of a link, of a group.
        *("::/128", "::1/128", "fec0::/10", "fe80::/10", "fc00::/7", "ff00::/8"),
        # Such as stand for one of IPv4: mapped, translated, 6to4, Teredo.
        *("::ffff:0:0/96", "::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"),
        # Those to throw away, for measuring, for examples, for protocols, of old trials, and what nobody has yet.
        *("100::/64", "100:0:0:1::/64", "2001::/23", "2001:2::/48", "2001:10::/28", "2001:20::/28", "2001:30::/28"),
        *("2001:db8::/32", "3fff::/20", "3ffe::/16", "2620:4f:8000::/48", "5f00::/16"),
        *("200::/7", "400::/6", "800::/5", "1000::/4", "4000::/3", "6000::/3", "8000::/3", "a000::/3", "c000::/3"),
        *("e000::/4", "f000::/5", "f800::/6", "fe00::/9"),
    ],
)
def test_networks_behind_the_wall(network: str) -> None:
    """Their first address, their last, and one in between."""
    found = ipaddress.ip_network(network)
    for address in (found[0], found[-1], found[found.num_addresses // 3]):
        assert not is_public(str(address)), address


@pytest.mark.parametrize(
    "address",
    [
        *("1.1.1.1", "93.184.216.34", "100.63.255.255", "100.128.0.0", "172.32.0.1", "192.0.1.1", "192.88.98.1"),
        *("198.17.255.255", "223.255.255.255", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "2001:200::1"),
        *("2001:4860:4860::8888", "2003::1", "2620:4f:7fff::1", "3ffd::1"),
    ],
)
def test_addresses_of_the_open_internet(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("http://discord.com/api/webhooks/1/x", "notice-error-https"),
        ("ftp://discord.com/x", "notice-error-https"),
        ("javascript:alert(1)", "notice-error-url"),
        ("discord.com/api", "notice-error-url"),
        ("https://", "notice-error-url"),
        ("https://user:word@discord.com/x", "notice-error-url"),
        ("https://discord.com@127.0.0.1/x", "notice-error-url"),
        ("https://discord.com/x#y", "notice-error-url"),
        ("https://discord.com/\nHost: evil", "notice-error-url"),
        ("https://[::1", "notice-error-url"),
        ("https://discord.com:99999/", "notice-error-url"),
        ("https://discord.com:8443/x", "notice-error-port"),
        ("https://discord.com:80/x", "notice-error-port"),
        ("https://discord.com:22/x", "notice-error-port"),
        ("https://" + "a" * 600 + ".com", "notice-error-url"),
        ("https://localhost/x", "notice-error-public"),
        ("https://intranet/x", "notice-error-public"),
        ("https://printer.local/x", "notice-error-public"),
        ("https://127.0.0.1/x", "notice-error-public"),
        ("https://[::1]/x", "notice-error-public"),
        ("https://[::ffff:127.0.0.1]/x", "notice-error-public"),
        ("https://169.254.169.254/latest/meta-data", "notice-error-public"),
    ],
)
def test_addresses_that_are_refused_at_once(url: str, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        check_url(url)
    assert refusal.value.key == key
    assert "secret" not in refusal.value.message


@pytest.mark.parametrize("url", ["https://discord.com/api/webhooks/1/x", "https://discord.com:443/api/webhooks/1/x"])
def test_addresses_that_are_fine(url: str) -> None:
    assert check_url(url).host == "discord.com"


@pytest.mark.parametrize(
    "name", ["127.0.0.1", "93.184.216.34 10.0.0.7", "::ffff:127.0.0.1", "169.254.169.254", ""], ids=str
)
async def test_a_name_that_leads_behind_the_wall_is_refused(name: str) -> None:
    async with room() as here, caller(here, name, allow_loopback=False) as (webhooks, _):
        with pytest.raises(Refusal, match="public internet"):
            await webhooks.tell(here.url, "Hello")
        assert here.heard == []


async def test_the_address_that_was_looked_at_is_the_one_that_is_called() -> None:
    """The name exists nowhere, and the name server would say something else the next time it is asked."""
    async with room() as here, caller(here, "127.0.0.1", "10.0.0.1") as (webhooks, asked):
        await webhooks.tell(here.url, "Your turn")
        assert asked == [HOST]
        assert here.names == [HOST]
        (heard,) = here.heard
        assert f"\r\nHost: {HOST}\r\n".encode() in heard
        assert heard.startswith(b"POST /services/T1/secret-part HTTP/1.1\r\n")
        assert json.loads(heard.partition(b"\r\n\r\n")[2]) == {"text": "Your turn"}


async def test_a_certificate_of_somebody_else_is_not_believed() -> None:
    async with room(certificate="other.example") as here, caller(here, "127.0.0.1") as (webhooks, asked):
        with pytest.raises(NotDelivered) as failed:
            await webhooks.tell(here.url, "Your turn")
        assert here.heard == []
        assert len(asked) == outbound.TRIES
        assert "secret-part" not in str(failed.value)


async def test_redirects_are_not_followed() -> None:
    moved = b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/admin\r\nContent-Length: 0\r\n\r\n"
    async with room(moved) as here, caller(here, "127.0.0.1") as (webhooks, asked):
        with pytest.raises(NotDelivered, match="302"):
            await webhooks.tell(here.url, "Your turn")
        assert len(here.heard) == len(asked) == 1


async def test_a_room_that_is_busy_is_tried_again_and_one_that_is_closed_is_not() -> None:
    busy = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\n\r\n"
    broken = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n"
    gone = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"
    async with room(busy, broken, OK) as here, caller(here, "127.0.0.1") as (webhooks, _):
        await webhooks.tell(here.url, "Your turn")
        assert len(here.heard) == 3
    async with room(gone, OK) as here, caller(here, "127.0.0.1") as (webhooks, _):
        with pytest.raises(NotDelivered, match="404"):
            await webhooks.tell(here.url, "Your turn")
        assert len(here.heard) == 1


async def test_a_room_that_talks_without_end_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    # A busy machine takes its time for the greeting: of this one enough is heard, however long it would go on.
    monkeypatch.setattr(outbound, "SECONDS", PATIENCE)
    monkeypatch.setattr(outbound, "TRIES", 1)
    endless = b"HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n" + b"x" * 1_000_000
    silent = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n"
    async with room(endless) as here, caller(here, "127.0.0.1") as (webhooks, _):
        await asyncio.wait_for(webhooks.tell(here.url, "Your turn"), PATIENCE / 2)
    monkeypatch.setattr(outbound, "SECONDS", 0.3)
    stalled = asyncio.Event()

    async def stall(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(silent)
        await stalled.wait()
        writer.close()

    monkeypatch.setattr(Room, "serve", lambda _, reader, writer: stall(reader, writer))
    async with room() as here, caller(here, "127.0.0.1") as (webhooks, _):
        with pytest.raises(NotDelivered):
            await asyncio.wait_for(webhooks.tell(here.url, "Your turn"), PATIENCE)
        stalled.set()
        await asyncio.sleep(0.01)


def said_to(url: str, text: str, service: str | None = None) -> Any:
    body, kind = body_for(check_url(url), text, service)
    return json.loads(body) if kind == "application/json" else body.decode()


def test_each_kind_of_room_gets_its_own_words_and_nobody_can_be_called_together() -> None:
    said = "@everyone <!channel> & you"
    discord = {"content": said, "allowed_mentions": {"parse": []}}
    assert said_to("https://discord.com/api/webhooks/1/x", said) == discord
    assert said_to("https://ptb.discord.com/api/webhooks/1/x", said, "slack") == discord
    escaped = {"text": "@everyone &lt;!channel&gt; &amp; you"}
    assert said_to("https://hooks.slack.com/services/T1", said) == escaped
    assert said_to("https://notdiscord.com/x", said) == escaped
    assert said_to("https://ntfy.club.example/turns", said, "ntfy") == said
    telegram = said_to("https://api.telegram.org/bot1:x/sendMessage?chat_id=-42", said)
    assert (telegram["chat_id"], telegram["text"]) == ("-42", said)
    assert "parse_mode" not in telegram


# -------------------------------------------------------------------- when


class Told:
    """Keeps what it is told, after a while, or fails."""

    def __init__(self, failure: Exception | None = None, pause: float = 0) -> None:
        self.said: list[str] = []
        self._failure = failure
        self._pause = pause

    async def tell(self, url: str, text: str, service: str | None = None, tries: int = 0) -> None:
        await asyncio.sleep(self._pause)
        if self._failure is not None:
            raise self._failure
        self.said.append(f"{url} {text}")

    async def close(self) -> None:
        pass


def test_people_who_play_fast_are_not_told_every_time() -> None:
    reminders = Reminders(Told(), patience=20, least_between=300)
    assert reminders.due(since=1000, told_at=float("-inf")) == 1020
    assert reminders.due(since=1000, told_at=990) == 1290
    assert reminders.due(since=1000, told_at=100) == 1020


async def test_a_server_that_ends_tells_what_it_has_begun_to_tell() -> None:
    rooms = Told(pause=0.1)
    reminders = Reminders(rooms)
    reminders.tell("t1", "1", "https://a", "Anna")
    await reminders.close()
    assert rooms.said == ["https://a Anna"]


async def test_what_cannot_be_delivered_is_logged_without_the_address(caplog: pytest.LogCaptureFixture) -> None:
    reminders = Reminders(Told(NotDelivered("status 404", again=False)))
    reminders.tell("t1", "1", "https://a/secret-part", "Anna")
    await reminders.close()
    (record,) = caplog.records
    assert record.msg == "notice_failed"
    assert "secret-part" not in str(vars(record))
