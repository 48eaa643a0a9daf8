"""Whole games over the socket."""

from random import Random

from support.server import Running, play_on


async def test_a_game_of_famiglia_from_the_table_to_the_end(server: Running) -> None:
    made = await server.create("famiglia", ["me", "open"])
    host = await server.join(made["table"], made["seats"][0]["token"])
    seat = await server.post(
        f"/tables/{made['table']}/join", {"nickname": "Ada", "invitation": made["invitations"][0]["token"]}
    )
    guest = await server.join(made["table"], seat["token"])
    await host.ask("start")
    dice = Random(5)
    count = await play_on([host, guest], lambda options: dice.choice(options[:-1] or options))
    assert count > 20
    assert host.status == guest.status == "over"
    assert host.screen["game"]["result"] == guest.screen["game"]["result"]
