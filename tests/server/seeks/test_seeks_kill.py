"""Nothing is lost, doubled or half there: the server is killed while members find each other."""

import asyncio
from pathlib import Path
from random import Random

import httpx
from support.runs.effort import amount
from support.seeks.seeking import DAYS, FAST
from support.server.processes import Server, server
from support.server.running import PATIENCE, Client, Json

from trinacria.server.club.seeks.meetings import LIVE

ROUNDS = amount(2, 25)
"""A kill each."""
NAMES = ("Ada", "Bruno", "Chiara", "Dora")


async def asked(running: Server, path: str, key: str, body: Json | None = None) -> httpx.Response:
    """A request with a member's key."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    async with httpx.AsyncClient(base_url=f"{running.base}/api/v1", timeout=PATIENCE, headers=headers) as http:
        return await (http.get(path) if body is None else http.post(path, json=body))


async def own(running: Server, key: str, kept: str | None) -> list[Json]:
    keep = f"?seek={kept}" if kept is not None else ""
    told: list[Json] = (await asked(running, f"/club/me/news{keep}", key)).raise_for_status().json()["told"]["seeks"]
    return told


async def found(running: Server, key: str, id: str, live: bool) -> str:
    """The table at which a member was found."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for one in await own(running, key, id if live else None):
                if one["id"] == id and one["table"] is not None:
                    if live:
                        # As its page does, which then opens the table.
                        await asked(running, f"/club/seeks/{id}/come", key, {})
                    return str(one["table"])
            await asyncio.sleep(0.1)


async def test_members_find_each_other_once_though_the_server_dies(tmp_path: Path) -> None:
    dice = Random(3)
    with server(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        keys = [(await asked(running, "/club/members", "", {"name": name})).json()["key"] for name in NAMES]
        before: set[str] = set()
        for number in range(ROUNDS):
            live = number % 2 == 0
            wish = {"game": "lafamiglia", "mode": "2v2", "clock": FAST if live else DAYS}
            looking = [asyncio.create_task(asked(running, "/club/seeks", key, wish)) for key in keys]
            await asyncio.sleep(dice.random() * 0.2)
            running.kill()
            await asyncio.to_thread(running.start)
            await asyncio.gather(*looking, return_exceptions=True)
            mine: list[str] = []
            for key in keys:
                # What was not acknowledged may have been written all the same.
                kept = [one["id"] for one in await own(running, key, None) if one["id"] not in before]
                if not kept:
                    put = (await asked(running, "/club/seeks", key, wish)).raise_for_status().json()
                    kept = [put["seek"]["id"]]
                (id,) = kept
                mine.append(id)
            before.update(mine)
            (table,) = set(
                await asyncio.gather(*(found(running, key, id, live) for key, id in zip(keys, mine, strict=True)))
            )
            info = (await asked(running, f"/tables/{table}", keys[0])).json()
            assert sorted(chair["nickname"] for chair in info["chairs"]) == sorted(NAMES)
            assert info["status"] == ("lobby" if live else "running")
            for key in keys:
                (seat,) = (await asked(running, f"/club/me/seats/{table}", key)).json()["chairs"]
                assert seat in "1234"


async def test_who_came_looks_on_once_though_the_server_dies(tmp_path: Path) -> None:
    """Three come to their table and one does not; the server is killed while that is settled."""
    dice = Random(5)
    with server(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        keys = [(await asked(running, "/club/members", "", {"name": name})).json()["key"] for name in NAMES]
        wish = {"game": "lafamiglia", "mode": "2v2", "clock": FAST}
        for _ in range(ROUNDS):
            puts = [(await asked(running, "/club/seeks", key, wish)).raise_for_status().json()["seek"] for key in keys]
            tables = [await found(running, key, put["id"], False) for key, put in zip(keys, puts, strict=True)]
            for key in keys[:3]:
                await Client(running.port, tables[0], key).enter()
            # They are expected within ten seconds; the kill comes around then.
            await asyncio.sleep(LIVE + dice.uniform(-0.5, 1.5))
            running.kill()
            await asyncio.to_thread(running.start)
            async with asyncio.timeout(PATIENCE):
                while True:
                    told = [
                        {one["id"]: one for one in await own(running, key, put["id"])}[put["id"]]
                        for key, put in zip(keys, puts, strict=True)
                    ]
                    if [one["state"] for one in told] == ["open", "open", "open", "late"]:
                        break
                    await asyncio.sleep(0.1)
            assert [one["since"] for one in told[:3]] == [put["since"] for put in puts[:3]]
            assert (await asked(running, f"/tables/{tables[0]}", keys[0])).status_code == 404
            for key in keys:
                assert (await asked(running, f"/club/me/seats/{tables[0]}", key)).json()["chairs"] == []
            for key, put in zip(keys[:3], puts[:3], strict=True):
                await asked(running, f"/club/seeks/{put['id']}/stop", key, {})
