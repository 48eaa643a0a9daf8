"""The server is killed while the host acts: each act is done wholly or not at all, and none is done twice."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
from support.runs.effort import amount
from support.server.processes import Server, server
from support.server.running import PATIENCE

from trinacria.server.club.database import with_host
from trinacria.server.club.host.host import Host

DAY = "2099-12-31"


async def said_by(base: str, path: str, key: str, body: dict[str, Any] | None = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    async with httpx.AsyncClient(base_url=f"{base}/api/v1", headers=headers, timeout=PATIENCE) as http:
        return await (http.get(path) if body is None else http.post(path, json=body))


async def acts(base: str, key: str, at: int) -> tuple[str, ...]:
    """Suspend somebody because of a report, and put a word on the list; which of both was acknowledged."""
    done = list[str]()
    wishes: list[tuple[str, str, dict[str, Any]]] = [
        ("suspended", f"/club/host/reports/{at}", {"act": "suspend", "reason": f"why {at}", "until": DAY}),
        ("word_added", "/club/host/words", {"word": f"word {at}", "act": "add"}),
    ]
    for what, path, body in wishes:
        try:
            answer = await said_by(base, path, key, body)
        except httpx.TransportError:
            continue
        assert answer.status_code == 200, answer.text
        done.append(what)
    return tuple(done)


async def prepared(running: Server, times: int) -> str:
    """So many members who sit together with somebody who reports each of them; the host's key."""

    async def key(host: Host) -> str:
        return await host.new_key()

    for at in range(1, times + 1):
        keys = [
            (await said_by(running.base, "/club/members", "", {"name": name})).json()["key"]
            for name in (f"Good {at} a", f"Bad {at} b")
        ]
        chairs = [{"kind": "me", "nickname": "Good"}, {"kind": "open"}]
        wishes = {"settings": {"game": "famiglia", "mode": ""}, "chairs": chairs}
        made = (await said_by(running.base, "/tables", keys[0], wishes)).json()
        invited = made["invitations"][0]
        joining = {"nickname": "Bad", "invitation": invited["token"]}
        await said_by(running.base, f"/tables/{made['table']}/join", keys[1], joining)
        body = {"table": made["table"], "chair": invited["chair"], "reason": "rude"}
        assert (await said_by(running.base, "/club/reports", keys[0], body)).status_code == 201
    return await with_host(running.database, key)


async def kills(database: str, times: int) -> None:
    dice = Random("host")
    with server(database) as running:
        key = await prepared(running, times)
        acknowledged: dict[int, tuple[str, ...]] = {}
        for at in range(1, times + 1):
            acting = asyncio.create_task(acts(running.base, key, at))
            await asyncio.sleep(dice.random() * 0.03)
            running.kill()
            acknowledged[at] = await acting
            await asyncio.to_thread(running.start)
        log = (await said_by(running.base, "/club/host/log?count=50", key)).json()["lines"]
        while (before := log[-1]["id"]) and len(more := await older(running.base, key, before)) > 0:
            log += more
        waiting = {one["number"] for one in (await said_by(running.base, "/club/host/reports", key)).json()["reports"]}
        words = (await said_by(running.base, "/club/host", key)).json()["words"]
        found = (await said_by(running.base, "/club/host/members?which=suspended&count=50", key)).json()["members"]
    suspended = [line["facts"]["reason"] for line in log if line["what"] == "suspended"]
    assert len(suspended) == len(set(suspended)), "nothing is done twice"
    assert {f"why {at}" for at, done in acknowledged.items() if "suspended" in done} <= set(suspended)
    # The member, the log and the end of the report are one.
    assert {one["reason"] for one in found} == set(suspended)
    assert waiting == {at for at in range(1, times + 1) if f"why {at}" not in suspended}
    added = [line["facts"]["word"] for line in log if line["what"] == "word_added"]
    assert sorted(added) == sorted(words)
    assert {f"word {at}" for at, done in acknowledged.items() if "word_added" in done} <= set(words)


async def older(base: str, key: str, before: str) -> list[dict[str, Any]]:
    """The lines of the log before one."""
    lines: list[dict[str, Any]] = (await said_by(base, f"/club/host/log?count=50&before={before}", key)).json()["lines"]
    return lines


async def test_kills_leave_no_act_of_the_host_half_done(tmp_path: Path) -> None:
    await kills(f"sqlite:///{tmp_path}/tables.db", amount(4, 50))


async def test_nor_on_postgresql(shared: str) -> None:
    await kills(shared, amount(2, 20))
