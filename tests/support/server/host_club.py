"""A club in a running server: its host, its members, and a table of theirs."""

from datetime import datetime, timedelta
from typing import Any

from support.server.running import Json, Running

DAY = 86_400.0
SCRIPT = "<script>alert(1)</script>"


async def host_of(server: Running) -> str:
    """The host's key, as the server's first start tells it."""
    key = await server.app.state.club_host.first_key()
    assert key is not None
    return str(key)


async def member(server: Running, name: str = "Ada") -> str:
    return str((await server.post("/club/members", {"name": name, "device": "laptop"}))["key"])


async def refused(server: Running, path: str, body: Json, status: int, key: str | None = None) -> str:
    """Why something cannot be done."""
    return str((await server.post(path, body, status, key))["key"])


def day(server: Running, days: int) -> str:
    return (datetime.fromtimestamp(server.clock.time).astimezone().date() + timedelta(days=days)).isoformat()


async def act(server: Running, key: str, name: str, what: str, status: int = 200, **more: str) -> Json:
    """The host does something with a member."""
    body = {"name": name, "act": what, "reason": "Because", **more}
    return await server.post("/club/host/members", body, status, key)


async def deeds(server: Running, key: str) -> list[str]:
    """What stands in the log, the newest first."""
    return [line["what"] for line in (await server.get("/club/host/log", token=key))["lines"]]


async def listed(server: Running, key: str, **query: Any) -> list[str]:
    return [one["name"] for one in (await server.get("/club/host/members", token=key, **query))["members"]]


async def seated(server: Running, *keys: str) -> tuple[str, list[str]]:
    """A table of Famiglia where two members sit; its chairs."""
    wishes = {
        "settings": {"game": "famiglia", "mode": "", "name": "Zagara"},
        "chairs": [{"kind": "me"}, {"kind": "open"}],
    }
    made = await server.post("/tables", wishes, token=keys[0])
    table, invited = made["table"], made["invitations"][0]
    joined = {"nickname": "Bruno", "invitation": invited["token"]}
    await server.post(f"/tables/{table}/join", joined, token=keys[1] if len(keys) > 1 else None)
    return table, [made["seats"][0]["chair"], invited["chair"]]
