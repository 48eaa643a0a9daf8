"""Notices on devices: encrypted for one device, without a secret, not in quiet hours, and one for many tables."""

import asyncio
import json
from datetime import datetime
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from support.games.worlds import other_famiglia
from support.server.notices import NOON, due, keep, told, waits_for
from support.server.push_service import CURVE, PushService, TestDevice, text, untext
from support.server.running import PATIENCE, Client, Json, Running, begun, play_on, serving

import trinacria
from trinacria.server.live.device_notifier import LEAST_BETWEEN
from trinacria.server.notices.quiet import quiet_until
from trinacria.server.notices.webpush import encrypt, new_key, public_key
from trinacria.server.store.devices import device_id


@pytest.fixture
def server(telling: Running) -> Running:
    return telling


# -------------------------------------------------------------------- the message


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5 and appendix A."""
    sender = int.from_bytes(untext("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(sender, CURVE),
        untext("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def signed(header: str) -> tuple[Json, str]:
    """The claims of a signature that holds, and the key it was made with."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    said, _, mark = parts["t"].rpartition(".")
    raw = untext(mark)
    mark_of_key = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, untext(parts["k"]))
    key.verify(mark_of_key, said.encode(), ec.ECDSA(SHA256()))
    return json.loads(untext(said.split(".")[1])), parts["k"]


async def test_a_device_is_told_once_and_only_it_can_read_it(server: Running, post: PushService) -> None:
    device, other = TestDevice("phone"), TestDevice("other")
    here, gone = await waits_for(server, device)
    await due(server, 19)
    assert post.heard == [], "whoever sits at the table answers sooner"
    await due(server, 2)
    ((name, headers, body),) = post.heard
    assert name == "phone"
    mover = here.screen["you"]["chair"]
    expected = {
        "title": "Tocca a te: Friday",
        "body": f"Famiglia\nPlayer {mover} ha giocato.",
        "path": f"t/{gone.table}",
    }
    assert device.read(body) == expected
    with pytest.raises(InvalidTag):
        other.read(body)
    assert b"Friday" not in body
    claims, key = signed(headers["authorization"])
    assert claims["aud"] == "https://push.club.example"
    assert NOON < claims["exp"] <= server.clock() + 86400
    assert key == (await server.get("/push"))["key"]
    assert (headers["content-encoding"], headers["ttl"], headers["topic"]) == ("aes128gcm", "43200", "turn")
    await due(server, 10_000)
    assert len(post.heard) == 1
    await here.reach(server.tables.live[here.table].table.seq)
    assert not {"reminded", "device"} & set(here.kinds()), "nobody else hears of it"


async def test_who_is_back_is_not_told(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    _, gone = await waits_for(server, device)
    back = await server.join(gone.table, gone.token)
    await due(server, 1000)
    assert post.heard == []
    await back.leave()
    await due(server, 21)
    assert len(told(post, device)) == 1


async def test_a_notice_holds_no_secret(server: Running, post: PushService) -> None:
    """Two worlds that differ only in what the seat cannot know: the same words, and as many bytes."""
    game = trinacria.new_game("famiglia", seed="1")
    other = other_famiglia(game, None, Random(2))
    assert other.position() != game.position()
    heard = []
    for number, world in enumerate((game, other)):
        device = TestDevice(f"phone-{number}")
        chairs = [{"kind": "me", "nickname": name} for name in ("Ada", "Bruno")]
        clock = {"kind": "turn", "days": 1}
        settings = {"game": "famiglia", "mode": "", "name": "Friday", "places": "fixed", "clock": clock}
        made = await server.post("/tables", {"settings": settings, "chairs": chairs, "position": world.position()})
        clients = await server.sit(made)
        await clients[0].ask("start")
        mine = next(one for one in clients if one.options)
        await keep(server, mine, device)
        await mine.leave()
        await clients[0].leave()
        # That it is its turn, and that time is running out.
        await due(server, 100)
        await due(server, 20 * 3600)
        turn, short = told(post, device)
        sizes = [len(body) for name, _, body in post.heard if name == device.name]
        heard.append((json.dumps([turn, short]).replace(made["table"], "ID"), sizes))
    assert heard[0] == heard[1]
    for told_of in json.loads(heard[0][0]):
        assert set(told_of) == {"title", "body", "path"}
    for secret in ("s-", "h-", "i-", "deck", "hand"):
        assert secret not in heard[0][0]


# -------------------------------------------------------------------- when


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_forgotten(server: Running, post: PushService, status: int) -> None:
    device = TestDevice("phone")
    post.status = status
    _, gone = await waits_for(server, device)
    await due(server)
    assert len(post.heard) == 1
    devices = server.push.devices
    assert await devices.waiting() == []
    tried = {"endpoint": device.endpoint}
    answer = await server.http.post(
        f"/tables/{gone.table}/notice/test", json=tried, headers={"authorization": f"Bearer {gone.token}"}
    )
    assert answer.json()["key"] == "notice-error-device"


async def test_a_service_in_trouble_is_tried_again_and_forgets_nobody(
    server: Running, post: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    device = TestDevice("phone")
    post.status = 503
    _, gone = await waits_for(server, device)
    await due(server)
    assert len(post.heard) == 3
    assert [record.msg for record in caplog.records if record.name == "trinacria.notices"] == ["notice_failed"]
    assert "push.club.example" not in str([vars(record) for record in caplog.records])
    post.status = 201
    tried = await server.post(f"/tables/{gone.table}/notice/test", {"endpoint": device.endpoint}, token=gone.token)
    assert tried["told"] is True
    assert told(post, device)[-1]["title"] == "Le notifiche funzionano"


async def test_what_is_new_of_a_device_does_not_undo_that_it_is_to_be_told(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    night = {"since": 11 * 60, "until": 14 * 60}
    _, gone = await waits_for(server, device, quiet=night)
    await due(server)
    assert post.heard == []
    await keep(server, gone, device, language="fr")
    await due(server)
    (said,) = told(post, device)
    assert said["title"] == "À vous de jouer\u00a0: Friday"


async def test_many_tables_are_one_notice(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    await waits_for(server, device, "Friday")
    await due(server)
    assert len(post.heard) == 1
    for name in ("Saturday", "Sunday"):
        await waits_for(server, device, name)
        await due(server, 21)
    assert len(post.heard) == 1, "no flood"
    await due(server, LEAST_BETWEEN)
    assert len(post.heard) == 2
    said = told(post, device)[-1]
    assert said["title"] == "Tocca a te a 3 tavoli"
    assert sorted(said["body"].split("\n")) == ["Friday", "Saturday", "Sunday"]
    assert said["path"] == ""
    await due(server, 10 * LEAST_BETWEEN)
    assert len(post.heard) == 2


async def test_quiet_hours_wait_for_the_morning(server: Running, post: PushService) -> None:
    """In Tokyo it is 19 o'clock when it is noon in Rome."""
    device = TestDevice("phone")
    quiet = {"since": 18 * 60, "until": 7 * 60 + 30}
    await waits_for(server, device, "Friday", zone="Asia/Tokyo", quiet=quiet)
    await waits_for(server, device, "Saturday", zone="Asia/Tokyo", quiet=quiet)
    await due(server, 3600)
    assert post.heard == []
    await due(server, NOON + 12.4 * 3600 - server.clock())
    assert post.heard == []
    await due(server, 600)
    (said,) = told(post, device)
    assert said["title"] == "Tocca a te a 2 tavoli"


@pytest.mark.parametrize(
    ("hour", "since", "until", "end"),
    [
        (23, 22 * 60, 8 * 60, 32),
        (3, 22 * 60, 8 * 60, 8),
        (8, 22 * 60, 8 * 60, None),
        (21, 22 * 60, 8 * 60, None),
        (14, 13 * 60, 15 * 60, 15),
        (15, 13 * 60, 15 * 60, None),
        (12, 600, 600, None),
        (12, None, None, None),
    ],
)
def test_quiet_hours(hour: int, since: int | None, until: int | None, end: int | None) -> None:
    midnight = datetime(2026, 6, 1, tzinfo=ZoneInfo("Asia/Kathmandu")).timestamp()
    found = quiet_until(midnight + hour * 3600, "Asia/Kathmandu", since, until)
    assert found == (None if end is None else midnight + end * 3600)


# -------------------------------------------------------------------- whose


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"endpoint": "http://push.club.example/x"}, "notice-error-https"),
        ({"endpoint": "https://127.0.0.1/x"}, "notice-error-public"),
        ({"endpoint": "https://[::1]/x"}, "notice-error-public"),
        ({"endpoint": "https://169.254.169.254/latest"}, "notice-error-public"),
        ({"endpoint": "https://push.club.example:8443/x"}, "notice-error-port"),
        ({"p256dh": "BAAA"}, "notice-error-device"),
        ({"p256dh": text(b"\x04" + b"\x01" * 64)}, "notice-error-device"),
        ({"auth": "AAAA"}, "notice-error-device"),
        ({"zone": "Nowhere/Nothing"}, "notice-error-zone"),
        ({"zone": "../../etc/passwd"}, "notice-error-zone"),
    ],
)
async def test_devices_that_are_none(server: Running, wish: Json, key: str) -> None:
    (client, _) = await server.sit(await server.create("famiglia", ["me", "me"]))
    told = await keep(server, client, TestDevice("x"), 400, **wish)
    assert told["key"] == key


async def test_a_name_that_leads_behind_the_wall_is_not_called(server: Running, post: PushService) -> None:
    """This name server says of all other names that they are in a private network."""
    device = TestDevice("phone")
    _, gone = await waits_for(server, device, endpoint="https://inside.club.example/x")
    await due(server)
    assert post.heard == []
    answer = await server.post(
        f"/tables/{gone.table}/notice/test", {"endpoint": "https://inside.club.example/x"}, 400, gone.token
    )
    assert answer["key"] == "notice-error-public"


async def test_only_who_holds_the_seat_is_told(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    here, gone = await begun(server, name="Friday")
    await server.post(f"/tables/{here.table}/device", device.wish(), 403)
    await server.post(f"/tables/{here.table}/device", device.wish(), 401, "s-wrong")
    await keep(server, gone, device)
    devices = server.push.devices
    chair = gone.screen["you"]["chair"]
    # Whoever has another secret is somebody else.
    holder = server.tables.live[here.table].table.chairs[chair].secret
    assert holder is not None
    assert len(await devices.at_seat(here.table, chair, holder)) == 1
    assert await devices.at_seat(here.table, chair, "another") == []
    assert await devices.find(device_id(device.endpoint)) is not None
    await server.post(f"/tables/{here.table}/device/forget", {"endpoint": device.endpoint}, token=gone.token)
    assert await devices.find(device_id(device.endpoint)) is None
    assert not server.tables.live[here.table].table.chairs[chair].devices


async def test_of_two_processes_one_tells(server: Running) -> None:
    (client, _) = await server.sit(await server.create("famiglia", ["me", "me"]))
    await keep(server, client, TestDevice("phone"))
    devices = server.push.devices
    (row,) = await devices.at_seat(client.table, client.screen["you"]["chair"], _holder(server, client))
    # Both have read the same, and want to tell.
    assert [await devices.claim(row, 1.0), await devices.claim(row, 2.0)] == [True, False]
    found = await devices.find(row.id)
    assert found is not None
    assert (found.told, found.told_at) == (1, 1.0)
    assert await devices.claim(found, 3.0)


async def test_devices_of_games_that_are_over_are_forgotten(server: Running) -> None:
    clients = await begun(server)
    await keep(server, clients[0], TestDevice("phone"))
    devices = server.push.devices
    chair, holder = clients[0].screen["you"]["chair"], _holder(server, clients[0])
    await devices.tidy()
    (row,) = await devices.at_seat(clients[0].table, chair, holder)
    await play_on(clients, lambda options: options[-1])
    assert clients[0].status == "over"
    async with asyncio.timeout(PATIENCE):
        while await devices.find(row.id) is not None:
            await devices.tidy()
    assert await devices.seats(row.id) == []


def _holder(server: Running, client: Client) -> str:
    """The hash of the secret that opens a client's seat."""
    return server.tables.live[client.table].table.chairs[client.screen["you"]["chair"]].secret or ""


async def test_the_server_has_one_key_for_all_time(server: Running) -> None:
    first = await server.get("/push")
    await server.stop()
    await server.start()
    assert await server.get("/push") == first
    assert len(untext(first["key"])) == 65
    assert public_key(new_key()) != first["key"]


async def test_a_chat_room_can_be_tried(server: Running, post: PushService) -> None:
    (client, _) = await server.sit(await server.create("famiglia", ["me", "me"]))
    path, body = f"/tables/{client.table}/notice/test", {"url": "https://push.club.example/turns", "service": "ntfy"}
    assert (await server.post(path, body, token=client.token))["told"] is True
    assert post.heard[-1][2].decode().startswith("This is a test from Trinacria")
    messages = set()
    for post.status in (404, 403, 429, 418):
        answer = await server.post(path, body, token=client.token)
        assert answer["told"] is False
        messages.add(answer["message"])
    assert len(messages) == 4
    await server.post(path, body, 403)
    refused = await server.post(path, {"url": "https://192.168.0.1/x"}, 400, client.token)
    assert refused["key"] == "notice-error-public"


async def test_trying_has_its_limit(tmp_path: Path, post: PushService) -> None:
    outbound = post.outbound()
    await post.open()
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}", limited=True, outbound=outbound) as server:
        (client, _) = await server.sit(await server.create("famiglia", ["me", "me"]))
        path, body = f"/tables/{client.table}/notice/test", {"url": "https://push.club.example/x"}
        statuses = [
            (await server.http.post(path, json=body, headers={"authorization": f"Bearer {client.token}"})).status_code
            for _ in range(8)
        ]
        assert statuses[0] == 201
        assert statuses[-1] == 429
