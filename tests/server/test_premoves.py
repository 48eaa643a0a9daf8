"""Premoves over real sockets: played at once, across a restart, and by whichever process is there."""

from support.server.running import Client, Running, begun, level, serving


def last_mover(client: Client) -> object:
    """How the last action came about."""
    return next(entry["what"]["by"] for entry in reversed(client.entries) if entry["what"]["kind"] == "played")


async def test_a_premove_is_played_as_soon_as_it_is_asked_for(server: Running) -> None:
    mover, other = await begun(server)
    assert other.screen["you"]["ahead"]
    assert "pass" in (await other.ask("foresee"))["actions"]
    await other.ask("premove", version=other.seq, actions=["pass"])
    assert other.screen["you"]["premoves"] == ["pass"]
    assert mover.screen["you"]["premoves"] == []
    assert "premoved" not in mover.kinds()
    await mover.play("pass")
    await mover.until(lambda: mover.status == "over")
    assert last_mover(mover) == "premove"


async def test_it_is_kept_while_the_server_is_down(database: str) -> None:
    async with serving(database) as server:
        made = await server.create("famiglia", ["me", "me"])
        people = await server.sit(made)
        await people[0].ask("start")
        await level(*people)
        other = next(one for one in people if not one.options)
        await other.ask("premove", version=other.seq, actions=["pass"])
    async with serving(database) as server:
        people = await server.sit(made)
        mover = next(one for one in people if one.options)
        await mover.play("pass")
        await mover.until(lambda: mover.status == "over")
        assert last_mover(mover) == "premove"
