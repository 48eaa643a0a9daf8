"""The server is killed in the middle of anything that members do: nothing is half there, doubled or lost."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
from support.runs.effort import amount
from support.server.processes import server

AT_ONCE = 12
"""So many ask while it is killed."""


async def ask(http: httpx.AsyncClient, path: str, body: Any = None, key: str | None = None) -> httpx.Response | None:
    """An answer; None where the server was gone before it came."""
    headers = {"authorization": f"Bearer {key}"} if key is not None else {}
    try:
        return await http.request("GET" if body is None else "POST", f"/api/v1/club{path}", json=body, headers=headers)
    except httpx.TransportError:
        return None


async def someone(http: httpx.AsyncClient, name: str) -> tuple[str, str | None]:
    """Becomes a member and makes a sheet; what of it was acknowledged."""
    made = await ask(http, "/members", {"name": name, "device": "first"})
    if made is None or made.status_code != 201:
        return "", None
    key = str(made.json()["key"])
    printed = await ask(http, "/me/sheet", {}, key)
    return key, str(printed.json()["sheet"]) if printed is not None and printed.status_code == 201 else None


async def test_what_was_acknowledged_is_there_and_nothing_is_half_there(tmp_path: Path) -> None:
    dice = Random(7)
    with server(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        for nth in range(amount(3, 50)):
            names = [f"Member {nth} {at}" for at in range(AT_ONCE)]
            async with httpx.AsyncClient(base_url=running.base, timeout=60, trust_env=False) as http:
                doing = [asyncio.create_task(someone(http, name)) for name in names]
                await asyncio.sleep(dice.random() * 0.4)
                await asyncio.to_thread(running.kill)
                done = await asyncio.gather(*doing)
            await asyncio.to_thread(running.start)
            async with httpx.AsyncClient(base_url=running.base, timeout=60, trust_env=False) as http:
                for name, (key, sheet) in zip(names, done, strict=True):
                    if not key:
                        # Whoever was not told may be a member: then nobody else is, and nothing of it is half there.
                        again = await ask(http, "/members", {"name": name})
                        assert again is not None
                        assert again.status_code in (201, 409)
                        continue
                    me = await ask(http, "/me", key=key)
                    assert me is not None
                    assert me.status_code == 200, me.text
                    assert [one["label"] for one in me.json()["devices"]] == ["first"]
                    assert [deed["what"] for deed in me.json()["deeds"]][-1] == "joined"
                    if sheet is not None:
                        opened = await ask(http, "/enter", {"sheet": sheet})
                        assert opened is not None
                        assert opened.status_code == 201, "an acknowledged sheet opens"
                        twice = await ask(http, "/enter", {"sheet": sheet})
                        assert twice is not None
                        assert twice.status_code == 401
