"""People at a table: chairs, hosts, absence, clocks, undo, talk. Everything through the real socket."""

import pytest
from support.server.running import Client, Refused, Running, begun, level

# -------------------------------------------------------------------- sitting down


async def test_an_invitation_is_good_for_one_person(server: Running) -> None:
    made = await server.create("famiglia", ["me", "open"])
    invitation = made["invitations"][0]["token"]
    with pytest.raises(Refused, match="table-error-invitation"):
        await server.join(made["table"], invitation)
    path = f"/tables/{made['table']}/join"
    sat = await server.post(path, {"nickname": "Ada", "invitation": invitation})
    refused = await server.post(path, {"nickname": "Eve", "invitation": invitation}, status=401)
    assert refused["key"] == "table-error-secret"
    guest = await server.join(made["table"], sat["token"])
    you = {
        "chair": "2",
        "host": False,
        "seat": None,
        "undo": 0,
        "anytime": [],
        "notified": False,
        "offer": None,
        "way_back": False,
        "premoves": [],
        "ahead": False,
    }
    assert guest.screen["you"] == you
    with pytest.raises(Refused, match="table-error-not-host"):
        await guest.ask("start")


async def test_a_listed_table_is_found_and_joined(server: Running) -> None:
    hidden = await server.create("famiglia", ["me", "open"])
    made = await server.create("famiglia", ["me", "open"], listed=True, name="Friday")
    lobby = (await server.get("/tables"))["tables"]
    assert [one["id"] for one in lobby] == [made["table"]]
    assert lobby[0]["settings"]["name"] == "Friday"
    path = f"/tables/{made['table']}/join"
    sat = await server.post(path, {"nickname": " Ada\u200b  L. "})
    assert sat["chair"] == "2"
    assert (await server.post(path, {"nickname": "Eve"}, status=409))["key"] == "table-error-full"
    info = await server.get(f"/tables/{made['table']}")
    assert [chair["nickname"] for chair in info["chairs"]] == ["Player 1", "Ada L."]
    assert sat["token"] not in str(info)
    assert (await server.get(f"/tables/{hidden['table']}"))["status"] == "lobby"


async def test_a_wrong_secret_opens_nothing(server: Running) -> None:
    made = await server.create("famiglia")
    with pytest.raises(Refused, match="table-error-secret"):
        await server.join(made["table"], "s-wrong")
    with pytest.raises(Refused, match="table-error-unknown"):
        await server.join("nowhere", made["seats"][0]["token"])
    told = await server.get(f"/tables/{made['table']}/entries", status=401, token="s-wrong")
    assert told["key"] == "table-error-secret"


async def test_the_host_seats_bots_and_people_and_starts(server: Running) -> None:
    made = await server.create("famiglia", ["me", "open"])
    (host,) = await server.sit(made)
    with pytest.raises(Refused, match="table-error-chairs-open"):
        await host.ask("start")
    with pytest.raises(Refused, match="table-error-bot"):
        await host.ask("seat_bot", chair="2", bot="mybot.py:Bot")
    await host.ask("seat_bot", chair="2", bot="random")
    invitation = (await host.ask("unseat", chair="2"))["token"]
    sat = await server.post(f"/tables/{made['table']}/join", {"nickname": "Ada", "invitation": invitation})
    guest = await server.join(made["table"], sat["token"])
    await host.ask("swap", chair="1", other="2")
    await level(host, guest)
    assert host.screen["you"]["chair"] == "2"
    assert host.screen["you"]["host"]
    assert guest.screen["you"]["chair"] == "1"
    settings = {**host.screen["table"]["settings"], "places": "fixed"}
    await host.ask("change", settings=settings)
    await host.ask("start")
    await level(host, guest)
    assert guest.screen["you"]["seat"] == "p1"
    with pytest.raises(Refused, match="table-error-started"):
        await host.ask("change", settings=settings)


async def test_who_agrees_to_give_the_seat_away_is_out_at_once(server: Running) -> None:
    host, guest = await begun(server)
    if not host.screen["you"]["host"]:
        host, guest = guest, host
    chair = guest.screen["you"]["chair"]
    assert "token" not in await host.ask("unseat", chair=chair)
    await guest.until(lambda: guest.screen["table"]["chairs"][int(chair) - 1]["request"] is not None)
    await guest.ask("consent", chair=chair, yes=True)
    assert (await host.ask("unseat", chair=chair))["token"]
    await guest.until(lambda: guest.closed is not None)
    assert guest.bye is not None
    with pytest.raises(Refused, match="table-error-secret"):
        await server.join(guest.table, guest.token)
    found = host.screen["table"]["chairs"][int(chair) - 1]
    assert found["kind"] == "open"
    assert found["stand_in"] == "greedy", "in a running game a bot goes on"


async def test_a_seat_is_handed_over_and_the_old_secret_dies(server: Running) -> None:
    first, second = await begun(server)
    invitation = (await first.ask("hand_over"))["token"]
    await first.until(lambda: first.closed is not None)
    with pytest.raises(Refused, match="table-error-secret"):
        await server.join(first.table, first.token)
    sat = await server.post(f"/tables/{first.table}/join", {"nickname": "Ada", "invitation": invitation})
    new = await server.join(first.table, sat["token"])
    assert new.screen["game"]["hands"] == first.screen["game"]["hands"]
    await new.play(new.options[0])
    await level(new, second)
    assert second.entries[-1]["what"]["chair"] == first.screen["you"]["chair"]


async def test_the_hosts_rights_go_on_to_the_next(server: Running) -> None:
    made = await server.create("famiglia", ["me", "me"])
    host, guest = await server.sit(made)
    await host.ask("give_host", chair="2")
    await level(host, guest)
    assert (host.screen["you"]["host"], guest.screen["you"]["host"]) == (False, True)
    await guest.ask("leave")
    await host.until(lambda: host.screen["you"]["host"])
    await host.ask("leave")
    sat = await server.post(f"/tables/{made['table']}/join", {"nickname": "Ada"})
    assert (await server.join(made["table"], sat["token"])).screen["you"]["host"], "a table without a host finds one"


# -------------------------------------------------------------------- undo


async def test_undo_goes_back_to_the_last_thing_revealed(server: Running) -> None:
    free: list[str] = []
    while not free:
        # The cards may be such that the first player can take none.
        made = await server.create("famiglia", ["me", "me"], places="fixed")
        one, other = await server.sit(made)
        await one.ask("start")
        await level(one, other)
        free = [action for action in one.options if action.startswith("take")]
    before = one.screen
    assert one.screen["you"]["undo"] == 0
    with pytest.raises(Refused, match="table-error-no-undo"):
        await one.ask("undo", version=one.seq)
    await one.play(free[0])
    await level(one, other)
    if one.screen["you"]["undo"]:
        with pytest.raises(Refused, match="table-error-no-undo"):
            await other.ask("undo", version=other.seq)
        await one.ask("undo", version=one.seq)
        await level(one, other)
        assert one.screen == before
        assert other.kinds()[-1] == "undone"
    else:
        # Something was revealed: there is no way back.
        with pytest.raises(Refused, match="table-error-no-undo"):
            await one.ask("undo", version=one.seq)


async def test_undo_takes_back_a_whole_turn_of_la_famiglia(server: Running) -> None:
    clients = await begun(server, 4, "lafamiglia")
    deep: Client | None = None
    for _ in range(200):
        mover = next(client for client in clients if client.options)
        start = mover.screen
        await mover.play(mover.options[0])
        await level(*clients)
        if mover.screen["you"]["undo"] >= 1:
            deep = mover
            break
    assert deep is not None
    count = 1
    while deep.options and deep.screen["you"]["undo"] == count and count < 3:
        await deep.play(deep.options[0])
        await level(*clients)
        count = max(count, deep.screen["you"]["undo"])
    if deep.screen["you"]["undo"]:
        await deep.ask("undo", version=deep.seq, count=deep.screen["you"]["undo"])
        await level(*clients)
        assert deep.screen == start
        table = await server.join(deep.table, deep.token)
        assert table.screen == deep.screen
    plain, _ = await begun(server, undo=False)
    with pytest.raises(Refused, match="table-error-undo-off"):
        await plain.ask("undo", version=plain.seq)


# -------------------------------------------------------------------- clocks and absence


async def test_time_for_a_decision_runs_out(server: Running) -> None:
    first, second = await begun(server, clock={"kind": "decision", "seconds": 30}, on_timeout="bot_plays_once")
    clock = first.screen["table"]["clock"]
    assert clock["chair"] == first.screen["you"]["chair"]
    assert clock["deadline"] == server.clock() + 30
    server.advance(29)
    assert first.screen["table"]["clock"] == clock
    server.advance(2)
    await second.until(lambda: "played" in second.kinds())
    assert second.kinds()[-2:] == ["timed_out", "played"]
    assert second.entries[-1]["what"]["by"] == "clock"


async def test_a_chess_clock_counts_down_and_gives_back(server: Running) -> None:
    first, second = await begun(
        server, clock={"kind": "chess", "base": 60, "increment": 5}, on_timeout="bot_takes_seat"
    )
    me, other = first.screen["you"]["chair"], second.screen["you"]["chair"]
    server.advance(10)
    await first.play("pass")
    await level(first, second)
    clock = first.screen["table"]["clock"]
    assert clock["chair"] == other
    assert clock["left"][me] == 55
    server.advance(61)
    await first.until(lambda: "stood_in" in first.kinds())
    assert first.kinds()[-2:] in (["timed_out", "stood_in"], ["stood_in", "played"])
    assert first.screen["table"]["clock"]["left"][other] == 0
    await second.ask("come_back")
    assert second.screen["table"]["chairs"][int(other) - 1]["stand_in"] is None


async def test_days_for_a_turn_and_nothing_but_a_notice(server: Running) -> None:
    first, second = await begun(server, clock={"kind": "turn", "days": 2})
    server.advance(2 * 86_400 + 1)
    await second.until(lambda: second.kinds()[-1] == "timed_out")
    await first.play("pass")
    await level(first, second)
    assert second.screen["table"]["clock"]["deadline"] == server.clock() + 2 * 86_400


async def test_a_pause_stops_the_clocks(server: Running) -> None:
    first, second = await begun(server, clock={"kind": "decision", "seconds": 30})
    host = first if first.screen["you"]["host"] else second
    server.advance(20)
    await host.ask("pause")
    with pytest.raises(Refused, match="table-error-paused"):
        await first.play("pass")
    server.advance(1000)
    await host.ask("resume")
    assert host.screen["table"]["clock"]["deadline"] == server.clock() + 10
    await level(first, second)
    await first.play("pass")


async def test_a_bot_that_thought_during_a_pause_is_asked_again(server: Running) -> None:
    made = await server.create("famiglia", ["greedy", "greedy"])
    host = await server.join(made["table"], made["host"])
    await host.ask("start")
    await host.ask("pause")
    paused = host.kinds().count("played")
    await host.ask("resume")
    await host.until(lambda: host.status == "over")
    assert host.kinds().count("played") > paused


async def test_a_bot_plays_for_an_absent_person_who_gets_the_seat_back(server: Running) -> None:
    first, second = await begun(server, absent_after=60)
    server.advance(100)
    await first.leave()
    await second.until(lambda: second.presence["chairs"] == [second.screen["you"]["chair"]])
    server.advance(59)
    assert "stood_in" not in second.kinds()
    server.advance(2)
    await second.until(lambda: "played" in second.kinds())
    played = second.entries[-1]["what"]
    assert (played["by"], played["chair"]) == ("stand_in", first.screen["you"]["chair"])
    back = await server.join(first.table, first.token)
    await back.until(lambda: back.kinds()[-1] == "came_back")
    await back.until(lambda: back.options or second.options or back.status == "over")
    if back.status != "over":
        await (back if back.options else second).play("pass")
        await level(back, second)
        assert back.entries[-1]["what"]["by"] == "person"


async def test_the_others_vote_for_a_bot(server: Running) -> None:
    clients = await begun(server, 4, "lafamiglia")
    host = next(client for client in clients if client.screen["you"]["host"])
    absent, *voters = [client for client in clients if client is not host]
    chair = absent.screen["you"]["chair"]
    with pytest.raises(Refused, match="table-error-present"):
        await voters[0].ask("stand_in", chair=chair)
    await absent.leave()
    await host.leave()
    await voters[0].until(lambda: len(voters[0].presence["chairs"]) == 2)
    with pytest.raises(Refused, match="table-error-not-gone"):
        await voters[0].ask("stand_in", chair=chair)
    server.advance(61)
    await voters[0].until(lambda: voters[0].kinds().count("gone") == 2)
    await voters[0].ask("stand_in", chair=chair)
    assert voters[0].screen["table"]["votes"] == {chair: [voters[0].screen["you"]["chair"]]}
    with pytest.raises(Refused, match="table-error-voted"):
        await voters[0].ask("stand_in", chair=chair)
    await voters[1].ask("stand_in", chair=chair)
    await voters[0].until(lambda: "stood_in" in voters[0].kinds())
    told = next(one["what"] for one in voters[0].entries if one.get("what", {}).get("kind") == "stood_in")
    assert (told["chair"], told["cause"]) == (chair, "vote")


# -------------------------------------------------------------------- talking and watching


async def test_chat_reaches_those_it_is_meant_for(server: Running) -> None:
    clients = await begun(server, 4, "lafamiglia")
    one = clients[0]
    team = one.screen["table"]["chairs"][int(one.screen["you"]["chair"]) - 1]["team"]
    partner = next(
        client
        for client in clients[1:]
        if client.screen["table"]["chairs"][int(client.screen["you"]["chair"]) - 1]["team"] == team
    )
    opponents = [client for client in clients if client not in (one, partner)]
    watcher = await server.join(one.table)
    await one.ask("chat", to="team", text="  the <b>north</b>\u202e\n first ")
    await level(*clients, watcher)
    assert partner.entries[-1]["what"]["text"] == "the <b>north</b> first"
    for other in (*opponents, watcher):
        assert set(other.entries[-1]) == {"type", "seq", "at"}, "an empty envelope"
    await watcher.ask("chat", to="spectators", text="what a war")
    await level(*clients, watcher)
    assert watcher.entries[-1]["what"]["text"] == "what a war"
    assert all("what" not in client.entries[-1] for client in clients)
    with pytest.raises(Refused, match="table-error-spectator"):
        await watcher.ask("chat", to="table", text="psst")
    with pytest.raises(Refused, match="table-error-spectators-only"):
        await one.ask("chat", to="spectators", text="psst")
    await one.ask("chat", to="table", text="good luck")
    await level(*clients, watcher)
    assert watcher.entries[-1]["what"]["text"] == "good luck"
    told = await server.get(f"/tables/{one.table}/entries", token=opponents[0].token)
    assert "north" not in str(told)


async def test_the_planning_layer_is_the_teams_alone(server: Running) -> None:
    clients = await begun(server, 4, "lafamiglia")
    chairs = clients[0].screen["table"]["chairs"]
    teams: dict[int, list[Client]] = {0: [], 1: []}
    for client in clients:
        teams[chairs[int(client.screen["you"]["chair"]) - 1]["team"]].append(client)
    one, partner = teams[0]
    arrow = {"id": "a1", "kind": "arrow", "spots": ["enna", "gela"], "text": "now"}
    await one.ask("plan", put=[arrow])
    await partner.until(lambda: partner.plan)
    assert partner.plan["a1"]["chair"] == one.screen["you"]["chair"]
    await partner.ask("plan", put=[{"id": "p", "kind": "pin", "spots": ["noto"]}], drop=["a1"])
    await one.until(lambda: list(one.plan) == ["p"])
    again = await server.join(one.table, one.token)
    assert list(again.plan) == ["p"]
    for other in teams[1]:
        assert not any(message["type"] == "planned" for message in other.messages)
        assert (await server.join(other.table, other.token)).plan == {}
    watcher = await server.join(one.table)
    with pytest.raises(Refused, match="table-error-no-partner"):
        await watcher.ask("plan", put=[arrow])
    many = [[{"id": f"{at}.{n}", "kind": "pin", "spots": []} for n in range(100)] for at in range(3)]
    await one.ask("plan", put=many[0])
    with pytest.raises(Refused, match="table-error-plan-full"):
        await one.ask("plan", put=many[1])


async def test_a_table_may_have_no_spectators(server: Running) -> None:
    made = await server.create("famiglia", ["me", "me"], spectators=False)
    with pytest.raises(Refused, match="table-error-no-spectators"):
        await server.join(made["table"])
    assert await server.join(made["table"], made["seats"][0]["token"])


async def test_presence_tells_who_is_there(server: Running) -> None:
    made = await server.create("famiglia", ["me", "me"])
    one, other = await server.sit(made)
    await one.until(lambda: one.presence["chairs"] == ["1", "2"])
    watcher = await server.join(made["table"])
    await one.until(lambda: one.presence["spectators"] == 1)
    await other.leave()
    await watcher.leave()
    await one.until(lambda: one.presence["chairs"] == ["1"] and one.presence["spectators"] == 0)
