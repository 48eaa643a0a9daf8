"""Devices of members: told once, in their language, and not in quiet hours."""

import asyncio

import pytest
from support.server.club import member, step, table_of
from support.server.notices import told
from support.server.push_service import PushService, TestDevice
from support.server.running import Running

from trinacria.server.club.people.pushing import MemberPush

QUIET = {"since": 11 * 60, "until": 13 * 60, "zone": "Europe/Rome"}


@pytest.fixture
def server(telling: Running) -> Running:
    return telling


async def heard(post: PushService, device: TestDevice, count: int) -> list[dict[str, str]]:
    """Wait until a device was told so much."""
    async with asyncio.timeout(120):
        while len(told(post, device)) < count:
            await asyncio.sleep(0.02)
    return told(post, device)


async def due(server: Running) -> None:
    """Have told what is due now."""
    people = server.app.state.people
    await MemberPush(people.notices, people.store, server.push, people.now).tell_due()


async def test_a_device_of_a_member_is_told_who_invites(server: Running, post: PushService) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    device = TestDevice("phone")
    assert await server.post("/club/me/device", device.wish(), 200, bruno) == {"on": True}
    made = await table_of(server, ada, name="Friday")
    body = {"table": made["table"], "chair": "2", "name": "Bruno"}
    invited = await server.post("/club/invitations", body, 201, ada)
    (shown,) = await heard(post, device, 1)
    assert shown.pop("tag").startswith("club-"), "it takes the place of no turn"
    assert shown == {
        "title": "Ada ti invita a giocare",
        "body": "Famiglia, Friday",
        "path": "",
        "invitation": invited["id"],
        "sit": "Siediti",
        "later": "Non ora",
    }
    await asyncio.gather(due(server), due(server))
    assert len(told(post, device)) == 1, "once, however often it is looked at"
    await server.post("/club/me/device/forget", {"endpoint": device.endpoint}, 200, bruno)
    await step(server, ada, "Bruno", "befriend")
    await due(server)
    assert len(told(post, device)) == 1


@pytest.mark.parametrize("all_of_them", [True, False])
async def test_a_device_that_is_signed_out_hears_nothing_more(
    server: Running, post: PushService, all_of_them: bool
) -> None:
    ada, bruno = await member(server), await member(server, "Bruno", "lost-phone")
    offer = await server.post("/club/me/pairing", {}, token=bruno)
    other = (await server.post("/club/pair", {"secret": offer["secret"], "device": "laptop"}))["key"]
    device = TestDevice("lost-phone")
    await server.post("/club/me/device", device.wish(), 200, bruno)
    await step(server, ada, "Bruno", "befriend")
    await heard(post, device, 1)
    (lost,) = [one for one in (await server.get("/club/me", token=other))["devices"] if one["label"] == "lost-phone"]
    await server.post("/club/me/devices/out", {} if all_of_them else {"id": lost["id"]}, 200, other)
    await step(server, ada, "Bruno", "unfriend")
    await step(server, ada, "Bruno", "befriend")
    await due(server)
    assert len(told(post, device)) == 1


async def test_in_quiet_hours_devices_are_silent_and_hear_it_after(server: Running, post: PushService) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    device = TestDevice("phone")
    await server.post("/club/me/device", device.wish(language="fr"), 200, bruno)
    await server.post("/club/me/settings", {"quiet": QUIET}, 200, bruno)
    await step(server, ada, "Bruno", "befriend")
    await due(server)
    assert told(post, device) == []
    server.clock.time += 2 * 3600
    await due(server)
    assert [one["title"] for one in await heard(post, device, 1)] == ["Ada vous demande en ami"]


async def test_what_was_seen_on_a_page_or_is_over_is_told_no_more(server: Running, post: PushService) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    device = TestDevice("phone")
    await server.post("/club/me/settings", {"quiet": QUIET}, 200, bruno)
    await server.post("/club/me/device", device.wish(), 200, bruno)
    await step(server, ada, "Bruno", "befriend")
    made = await table_of(server, ada)
    body = {"table": made["table"], "chair": "2", "name": "Bruno"}
    sent = await server.post("/club/invitations", body, 201, ada)
    first = (await server.get("/club/me/notices", token=bruno))["notices"][-1]
    await server.post("/club/me/notices/seen", {"id": first["id"]}, 200, bruno)
    await server.post(f"/club/invitations/{sent['id']}/withdraw", {}, 200, ada)
    server.clock.time += 2 * 3600
    await due(server)
    assert told(post, device) == []
    assert await server.app.state.people.notices.store.due(10) == []
