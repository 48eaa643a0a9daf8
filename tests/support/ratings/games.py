"""Rated games in tests."""

from typing import Any

from support.server.club import resigned
from support.server.running import Client, Json, Running
from trinacria.kernel import chance

CHESS = {"kind": "chess", "base": 600, "increment": 5}
TERMS: Json = {"game": "famiglia", "mode": "", "rated": True, "hints": False, "clock": CHESS}


async def rated_table(server: Running, people: list[tuple[str, str]], **settings: Any) -> tuple[str, list[Client]]:
    """A rated table where these members sit, each with a name and a key; the first is the host."""
    wishes = {
        "settings": {**TERMS, **settings},
        "chairs": [{"kind": "me", "nickname": people[0][0]}, *[{"kind": "open"}] * (len(people) - 1)],
    }
    made = await server.post("/tables", wishes, token=people[0][1])
    for (name, key), seat in zip(people[1:], made["invitations"], strict=True):
        body = {"nickname": name, "invitation": seat["token"]}
        await server.post(f"/tables/{made['table']}/join", body, token=key)
    return str(made["table"]), [await server.join(made["table"], key) for _, key in people]


async def sealed(clients: list[Client]) -> None:
    """Everybody seals a salt."""
    for client in clients:
        await client.ask("seal", seal=chance.seal(commitment(client), salt(client)))


async def begin(clients: list[Client]) -> None:
    """The host starts, and everybody opens the salt."""
    await clients[0].ask("start")
    for client in clients:
        await client.until(lambda client=client: client.screen["table"]["fairness"]["opening"] is not None)
        await client.ask("open_salt", salt=salt(client))
    for client in clients:
        await client.until(lambda client=client: client.status == "running")


def commitment(client: Client) -> str:
    return str(client.screen["table"]["fairness"]["commitment"])


def salt(client: Client) -> str:
    return f"a-salt-of-chair-{client.screen['you']['chair']}"


async def rated(server: Running, winner: tuple[str, str], loser: tuple[str, str], **settings: Any) -> str:
    """A short rated game of two members."""
    table, clients = await rated_table(server, [winner, loser], **settings)
    await sealed(clients)
    await begin(clients)
    await resigned(clients[1], clients[:1])
    return table
