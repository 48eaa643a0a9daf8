"""Members who look for others, in tests."""

import asyncio
from typing import Any, Final

from support.server.running import PATIENCE, Json, Running

FAST: Final = {"kind": "chess", "base": 300, "increment": 3}
DAYS: Final = {"kind": "turn", "days": 2}
FAMIGLIA: Final[Json] = {"game": "famiglia", "clock": FAST}
TWO_BY_TWO: Final[Json] = {"game": "lafamiglia", "mode": "2v2", "clock": FAST}


async def seek(server: Running, key: str, status: int = 201, wish: Json = FAMIGLIA, **more: Any) -> Json:
    """Look for others; the seek, or the refusal."""
    told = await server.post("/club/seeks", {**wish, **more}, status, key)
    answer: Json = told["seek"] if status == 201 else told
    return answer


async def own(server: Running, key: str) -> list[Json]:
    """What pages of a member are told of their seeks."""
    server.app.state.people.home.wait = 0.0
    told: list[Json] = (await server.get("/club/me/news", token=key))["told"]["seeks"]
    return told


async def until_found(server: Running, key: str, id: str | None = None) -> str:
    """The table at which others were found."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for one in await own(server, key):
                if one["state"] == "found" and id in (None, one["id"]):
                    return str(one["table"])
            await asyncio.sleep(0.01)


async def listed(server: Running, key: str | None = None) -> list[tuple[str, str | None]]:
    """Who looks, and why the reader cannot play with them."""
    server.app.state.people.seeks.board.kept_for = 0.0
    told = await server.get("/club/seeks", token=key)
    return [(" ".join(person["name"] for person in one["people"]), one["why"]) for one in told["seeks"]]
