"""After a game: a rematch, how the chances stood, and other games from its moments."""

from support.server import Client, Running, begun, level, play_on

from trinacria import verify
from trinacria.bots.analysis import MOST_TURNS, TURN
from trinacria.kernel.seal import digest


async def over(server: Running) -> list[Client]:
    """A short game that is over."""
    clients = await begun(server)
    await play_on(clients, lambda options: options[-1])
    return clients


async def test_a_rematch_moves_everybody_one_place_on(server: Running) -> None:
    first, second = await over(server)
    done = await second.ask("rematch")
    await first.until(lambda: first.screen["table"]["rematch"] == done["table"])
    assert (await first.ask("rematch"))["table"] == done["table"]
    again, other = await server.join(done["table"], first.token), await server.join(done["table"], second.token)
    assert again.screen["table"]["origin"] == first.table
    host = again if again.screen["you"]["host"] else other
    await host.ask("start")
    await level(again, other)
    assert other.screen["you"]["seat"] == "p1"
    await play_on([again, other], lambda options: options[-1])
    verify(await server.get(f"/tables/{done['table']}/record"))


async def test_bots_tell_how_the_chances_stood(server: Running) -> None:
    """Stretch by stretch; the same for a record from elsewhere, unless somebody has changed it."""
    first, second = await begun(server)
    await play_on([first, second], lambda options: options[0])
    record = await server.get(f"/tables/{first.table}/record")
    told = await server.get(f"/tables/{first.table}/chances", count=50)
    assert told["sides"] == [["p1"], ["p2"]]
    assert told["total"] == len(told["moments"])
    assert (told["turn"], told["most_turns"]) == (TURN, MOST_TURNS)
    assert told["moments"][-1]["number"] == len(record["moves"])
    winners = record["result"]["winners"]
    assert told["moments"][-1]["chance"] == (float("p1" in winners) if winners else 0.5)
    stretch = await server.post("/replay/chances?since=1&count=2", {"record": record}, status=200)
    assert stretch["moments"] == told["moments"][1:3]
    moves = [*record["moves"][:-1], [record["moves"][-1][0], "take R9"]]
    bent = {**record, "moves": moves}
    bent["digest"] = digest(bent)
    refused = await server.post("/replay/chances", {"record": bent}, status=400)
    assert refused["key"] == "error-record-illegal"
    assert (await server.get(f"/tables/{first.table}/chances", since=1, count=2))["moments"] == stretch["moments"]


async def test_a_finished_game_is_looked_at_and_continued_from_any_move(server: Running) -> None:
    first, _ = await over(server)
    path = f"/tables/{first.table}"
    record = await server.get(f"{path}/record")
    steps = await server.get(f"{path}/steps", seat="p1")
    assert steps["verified"]
    assert steps["total"] == len(record["moves"])
    assert [step["number"] for step in steps["steps"]] == list(range(steps["total"] + 1))
    everything = await server.get(f"{path}/steps", seat="all", since=1, count=1)
    assert set(everything["steps"][0]["view"]["hands"]) == {"p1", "p2"}
    assert set(steps["steps"][0]["view"]["hands"]) == {"p1"}
    assert "hands" not in (await server.get(f"{path}/steps"))["steps"][0]["view"]
    elsewhere = await server.post("/replay?seat=p1", {"record": record}, status=200)
    assert elsewhere == steps
    refused = await server.post(f"{path}/fork", {"at": steps["total"]}, status=400)
    assert refused["key"] == "table-error-no-moment"
    made = await server.post(f"{path}/fork", {"at": steps["total"] - 1, "chairs": [{"kind": "me"}, {"kind": "me"}]})
    clients = await server.sit(made)
    await clients[0].ask("start")
    assert clients[0].screen["table"]["origin"] == first.table
    await play_on(clients, lambda options: options[-1])
    forked = await server.get(f"/tables/{made['table']}/record")
    assert forked["start"] is not None
    verify(forked)


async def test_a_game_begins_from_a_position_or_a_record(server: Running) -> None:
    position = {"game": "famiglia", "street": ["R3", "B1"], "hands": {"p1": ["R2", "G3"], "p2": ["Y0"]}}
    settings = {"game": "famiglia", "mode": "", "places": "fixed"}
    me = [{"kind": "me"}, {"kind": "me"}]
    made = await server.post("/tables", {"settings": settings, "chairs": me, "position": {**position, "seed": "known"}})
    one, _ = await server.sit(made)
    await one.ask("start")
    assert one.screen["game"]["hands"] == {"p1": ["R2", "G3"]}
    told = await server.post("/tables", {"settings": settings, "position": {"street": ["XX"], "pass": 9}}, status=400)
    assert told["key"] == "error-position"
    assert len(told["reasons"]) >= 2
    first, _ = await over(server)
    record = await server.get(f"/tables/{first.table}/record")
    made = await server.post("/tables", {"settings": settings, "chairs": me, "record": record, "at": 2})
    assert made["commitment"]


async def test_bots_find_the_costly_moves(server: Running) -> None:
    """A request does one stretch; what was found is kept, and the same for a record from elsewhere."""
    first, _ = await over(server)
    path = f"/tables/{first.table}/lessons"
    told = await server.get(path, seat="p1")
    asked = 1
    while not told["done"]:
        assert told["moves"] == []
        assert 0 <= told["share"] < 1
        told = await server.get(path, seat="p1")
        asked += 1
    assert told["share"] == 1
    assert told == await server.get(path, seat="p1")
    record = await server.get(f"/tables/{first.table}/record")
    assert told == await server.post("/replay/lessons?seat=p1", {"record": record}, status=200), "it is done once"
    for move in told["moves"]:
        assert record["moves"][move["number"]] == ["p1", move["played"]]
        assert move["cost"] > move["doubt"]
    refused = await server.post("/replay/lessons?seat=nobody", {"record": record}, status=400)
    assert refused["key"] == "error-unknown-seat"
