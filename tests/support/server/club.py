"""Members in tests."""

from functools import partial
from typing import Any

from support.server.running import Client, Json, Running


async def member(server: Running, name: str = "Ada", device: str = "laptop") -> str:
    """Somebody new; what their device keeps."""
    made = await server.post("/club/members", {"name": name, "device": device})
    return str(made["key"])


async def refused(server: Running, path: str, body: Json, status: int, key: str | None = None) -> str:
    """Why something cannot be done."""
    return str((await server.post(path, body, status, key))["key"])


async def step(server: Running, key: str, name: str, wish: str) -> Json:
    """What becomes of a member and somebody."""
    return await server.post(f"/club/people/{name}", {"step": wish}, 200, key)


async def friends(server: Running, one: tuple[str, str], other: tuple[str, str]) -> None:
    """Two become friends: each a name and a key."""
    await step(server, one[1], other[0], "befriend")
    await step(server, other[1], one[0], "befriend")


async def table_of(server: Running, key: str, chairs: int = 2, **settings: Any) -> Json:
    """A member's table with open seats."""
    wishes = {
        "settings": {"game": "famiglia", "mode": "", **settings},
        "chairs": [{"kind": "me"}, *[{"kind": "open"}] * (chairs - 1)],
    }
    return await server.post("/tables", wishes, token=key)


async def played(server: Running, one: tuple[str, str], other: tuple[str, str], **settings: Any) -> Json:
    """A running game of two members; the clients in the order of the names."""
    made = await table_of(server, one[1], **settings)
    invitation = made["invitations"][0]["token"]
    body = {"nickname": other[0], "invitation": invitation}
    await server.post(f"/tables/{made['table']}/join", body, token=other[1])
    clients = [await server.join(made["table"], key) for _, key in (one, other)]
    await clients[0].ask("start")
    for client in clients:
        await client.reach(clients[0].seq)
    return {"table": made["table"], "clients": clients}


async def resigned(client: Client, others: list[Client]) -> None:
    """Somebody gives up, and the game is over for all."""
    await client.ask("offer", what="resign")
    for one in [client, *others]:
        await one.until(partial(_is_over, one))


def _is_over(client: Client) -> bool:
    return client.status == "over"
