"""People who are away and told of their turn: what was sent to their devices and chat rooms."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from support.server.push_service import PushService, TestDevice
from support.server.running import Client, Json, Running, begun, hand_the_turn_to_one_who_is_gone
from trinacria.server.live.device_notifier import DeviceNotifier

NOON = datetime(2026, 6, 1, 12, tzinfo=ZoneInfo("Europe/Rome")).timestamp()


async def keep(server: Running, client: Client, device: TestDevice, status: int = 201, **wishes: Any) -> Json:
    """Have a client's seat told on a device."""
    return await server.post(f"/tables/{client.table}/device", device.wish(**wishes), status, client.token)


async def waits_for(
    server: Running, device: TestDevice, name: str = "Friday", clock: Json | None = None, **wishes: Any
) -> tuple[Client, Client]:
    """A table at which it is the turn of one who has a device and is away: who is here, and who is not."""
    here, gone = await begun(server, name=name, clock=clock if clock is not None else {"kind": "none"})
    await keep(server, gone, device, **wishes)
    await hand_the_turn_to_one_who_is_gone(server, here, gone)
    return here, gone


async def due(server: Running, seconds: float = 21) -> None:
    """Let time pass, and have done what is due then."""
    server.advance(seconds)
    await server.settled()
    await DeviceNotifier(server.tables).notify_due(server.push)


def told(post: PushService, device: TestDevice) -> list[Any]:
    """What a device was told."""
    return [device.read(body) for name, _, body in post.heard if name == device.name]
