"""After a game: a rematch, how the chances stood, and other games from its moments."""

from itertools import count

import pytest
from support.games.lost_game import LAST, RIGHT, START
from support.server.running import Client, Json, Refused, Running, begun, level, play_on

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
    await host.until(lambda: not any(chair["awaited"] for chair in host.screen["table"]["chairs"]))
    await host.ask("start")
    await level(again, other)
    assert other.screen["you"]["seat"] == "p1"
    await play_on([again, other], lambda options: options[-1])
    verify(await server.get(f"/tables/{done['table']}/record"))


async def test_a_rematch_waits_for_everybody_and_no_clock_runs_before(server: Running) -> None:
    first, second = await begun(server, clock={"kind": "decision", "seconds": 60})
    await play_on([first, second], lambda options: options[-1])
    first, second = sorted((first, second), key=lambda one: not one.screen["you"]["host"])
    done = await first.ask("rematch")
    host = await server.join(done["table"], first.token)
    with pytest.raises(Refused, match="table-error-awaited") as refused:
        await host.ask("start")
    assert refused.value.told["message"].startswith("Not here yet: ")
    server.advance(3600)
    await server.settled()
    assert host.screen["table"]["status"] == "lobby"
    assert host.screen["table"]["clock"] is None
    other = await server.join(done["table"], second.token)
    await host.until(lambda: "came" in host.kinds())
    await host.ask("start")
    await level(host, other)
    deadline = other.screen["table"]["clock"]["deadline"]
    assert deadline == server.clock() + 60, "the time begins with the game"


async def test_bots_tell_how_the_chances_stood(server: Running) -> None:
    """Stretch by stretch; the same for a record from elsewhere, unless somebody has changed it."""
    first, second = await begun(server)
    played = count()
    # A few actions, then both pass: every moment is thought about.
    await play_on([first, second], lambda options: options[0 if next(played) < 8 else -1])
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


async def costly_moves(server: Running, table: str, seat: str) -> Json:
    """Ask until all has been looked at."""
    told: Json = await server.get(f"/tables/{table}/lessons", seat=seat)
    while not told["done"]:
        assert told["moves"] == []
        assert 0 <= told["share"] < 1
        told = await server.get(f"/tables/{table}/lessons", seat=seat)
    return told


async def test_bots_find_the_costly_moves(server: Running) -> None:
    """A request does one stretch; what was found is kept, and the same for a record from elsewhere."""
    first, _ = await over(server)
    path = f"/tables/{first.table}/lessons"
    told = await costly_moves(server, first.table, "p1")
    assert told["share"] == 1
    assert told == await server.get(path, seat="p1")
    record = await server.get(f"/tables/{first.table}/record")
    assert told == await server.post("/replay/lessons?seat=p1", {"record": record}, status=200), "it is done once"
    for move in told["moves"]:
        assert record["moves"][move["number"]] == ["p1", move["played"]]
        assert move["cost"] > move["doubt"]
    refused = await server.post("/replay/lessons?seat=nobody", {"record": record}, status=400)
    assert refused["key"] == "error-unknown-seat"


async def thrown_away(server: Running) -> str:
    """A table whose first player threw the game away."""
    settings = {"game": "famiglia", "mode": "", "places": "fixed"}
    me = [{"kind": "me"}, {"kind": "me"}]
    made = await server.post("/tables", {"settings": settings, "chairs": me, "position": START})
    clients = await server.sit(made)
    await clients[0].ask("start")
    await play_on(clients, lambda _: "pass")
    return str(made["table"])


async def test_a_costly_move_is_a_puzzle(server: Running) -> None:
    """Its moment is what its player saw. Any action can be tried there, and is compared with the better one."""
    table = await thrown_away(server)
    path = f"/tables/{table}/lessons"
    record = {"record": await server.get(f"/tables/{table}/record")}
    early = await server.http.get(f"{path}/puzzle", params={"seat": "p1", "number": LAST})
    assert (early.status_code, early.json()["key"]) == (409, "error-lessons-not-found")
    *_, move = (await costly_moves(server, table, "p1"))["moves"]
    assert (move["number"], move["played"], move["better"] in RIGHT) == (LAST, "pass", True)
    asked: Json = {"seat": "p1", "number": LAST}
    puzzle = await server.get(f"{path}/puzzle", **asked)
    assert puzzle == await server.post(f"/replay/lessons/puzzle?seat=p1&number={LAST}", record, status=200)
    assert puzzle["move"] == move
    (moment,) = puzzle["steps"]["steps"]
    assert set(moment["view"]["hands"]) == {"p1"}, "a seat sees its own hand"
    assert set(moment["view"]["decision"]["actions"]) == set(puzzle["previews"])
    assert set(puzzle["tried"]) == {"pass", move["better"]}
    assert puzzle["tried"][move["better"]]["right"]
    assert puzzle["tried"][move["better"]]["step"]["action"] == move["better"]
    wrong = puzzle["tried"]["pass"]
    assert (wrong["right"], wrong["why"], wrong["step"]) == (False, move["why"], None)
    assert wrong["better"] - wrong["chance"] == move["cost"]
    for action in puzzle["previews"]:
        tried = await server.get(f"{path}/try", **asked, action=action)
        assert tried["done"]
        assert tried["right"] == (action in RIGHT), action
        assert (tried["step"] is not None) == tried["right"], action
        again = await server.post(f"/replay/lessons/try?seat=p1&number={LAST}&action={action}", record, status=200)
        assert again == tried, "what was found is kept"
    assert set((await server.get(f"{path}/puzzle", **asked))["tried"]) == set(puzzle["previews"])


async def test_moves_that_are_not_known_are_found_when_something_is_tried(server: Running) -> None:
    """A server that was started anew, or has many games to look at, forgets them."""
    table = await thrown_away(server)
    path = f"/tables/{table}/lessons/try"
    asked: Json = {"seat": "p1", "number": LAST, "action": RIGHT[1]}
    tried = await server.get(path, **asked)
    assert (tried["done"], tried["worlds"]) == (False, 0)
    while not tried["done"]:
        assert 0 <= tried["share"] < 1
        tried = await server.get(path, **asked)
    assert tried["right"]


async def test_what_is_no_costly_move_and_no_action_is_refused(server: Running) -> None:
    table = await thrown_away(server)
    path = f"/tables/{table}/lessons"
    told = await costly_moves(server, table, "p1")
    puzzle = await server.get(f"{path}/puzzle", seat="p1", number=LAST)
    wrong: tuple[tuple[Json, int, str], ...] = (
        ({"seat": "p1", "number": 1, "action": "pass"}, 404, "error-no-costly-move"),
        ({"seat": "nobody", "number": LAST, "action": "pass"}, 400, "error-unknown-seat"),
        ({"seat": "p1", "number": LAST, "action": "take R9"}, 400, "error-unparsable"),
        ({"seat": "p1", "number": LAST, "action": "take Y4"}, 400, "famiglia-refusal-not-in-street"),
        ({"seat": "p1", "number": LAST, "action": "x" * 2001}, 400, "table-error-message"),
        ({"seat": "p1", "number": -1, "action": "pass"}, 400, "table-error-message"),
        ({"seat": "p1", "number": "one", "action": "pass"}, 400, "table-error-message"),
        ({"seat": "p1", "number": LAST}, 400, "table-error-message"),
    )
    for wish, status, key in wrong:
        refused = await server.http.get(f"{path}/try", params=wish)
        assert refused.status_code == status, wish
        assert refused.json()["key"] == key, wish
    running, _ = await begun(server)
    for asked in ("puzzle", "try"):
        answer = await server.http.get(
            f"/tables/{running.table}/lessons/{asked}", params={"seat": "p1", "number": 0, "action": "pass"}
        )
        assert (answer.status_code, answer.json()["key"]) == (409, "table-error-not-over")
    assert await costly_moves(server, table, "p1") == told
    assert await server.get(f"{path}/puzzle", seat="p1", number=LAST) == puzzle, "nothing has changed"
