"""The code by which members come: for how many, and until when."""

import asyncio

from support.server.club import refused
from support.server.databases import on_both_databases
from support.server.running import Running

from trinacria.server.club.host.days import end_of

DAY = "2023-11-20"
"""A few days after the test's clock begins."""


async def host_key(server: Running) -> str:
    """The key to the host's page."""
    key = await server.app.state.club_host.new_key()
    return str(key)


async def new_code(server: Running, host: str, **bounds: object) -> str:
    made = await server.post("/club/host/club", {"admission": "code", **bounds}, 200, host)
    return str(made["code"])


async def joined(server: Running, code: str, names: list[str]) -> list[str]:
    """What becomes of people who try the code at once: a status, or why not."""
    asked = [server.http.post("/club/members", json={"name": name, "code": code}) for name in names]
    return [
        str(one.status_code) if one.status_code == 201 else str(one.json()["key"])
        for one in await asyncio.gather(*asked)
    ]


@on_both_databases
async def test_a_code_lets_in_as_many_as_it_is_for_however_many_try_at_once(server: Running) -> None:
    host = await host_key(server)
    code = await new_code(server, host, most=3)
    told = await joined(server, code, [f"Member {at}" for at in range(8)])
    assert sorted(told) == ["201"] * 3 + ["club-error-code-used"] * 5
    assert (await server.get("/club/host", token=host))["code"] == {"most": 3, "used": 3, "until": None}
    assert await refused(server, "/club/members", {"name": "Late", "code": "c-wrong"}, 403) == (
        "club-error-admission-code"
    ), "whoever has no code learns nothing of it"
    # A new code begins anew; the one before is dead.
    other = await new_code(server, host, most=1)
    assert await joined(server, code, ["Late"]) == ["club-error-admission-code"]
    assert await joined(server, other, ["Late"]) == ["201"]
    assert await joined(server, other, ["Later"]) == ["club-error-code-used"]


async def test_somebody_whose_name_is_taken_uses_nothing_up(server: Running) -> None:
    host = await host_key(server)
    code = await new_code(server, host, most=2)
    assert await joined(server, code, ["Ada"]) == ["201"]
    assert await joined(server, code, ["ada", "x"]) == ["club-error-name-taken", "club-error-name-length"]
    assert await joined(server, code, ["Bruno"]) == ["201"]


async def test_a_code_has_a_last_day(server: Running) -> None:
    host = await host_key(server)
    code = await new_code(server, host, until=DAY)
    assert (await server.get("/club/host", token=host))["code"] == {"most": None, "used": 0, "until": DAY}
    server.advance(end_of(DAY) - server.clock.time - 1)
    assert await joined(server, code, ["Ada"]) == ["201"]
    server.advance(2)
    assert await joined(server, code, ["Bruno"]) == ["club-error-code-ended"]


async def test_bounds_that_mean_nothing_are_refused(server: Running) -> None:
    host = await host_key(server)
    for body, why in (
        ({"admission": "code", "most": 0}, "host-error-code-count"),
        ({"admission": "code", "until": "2023-11-31"}, "host-error-day"),
        ({"admission": "code", "until": "2020-01-01"}, "host-error-day-over"),
        ({"admission": "open", "most": 3}, "host-error-no-code"),
        ({"until": DAY}, "host-error-no-code"),
    ):
        assert await refused(server, "/club/host/club", body, 400, host) == why
    assert (await server.get("/club"))["admission"] == "open", "nothing has changed"
