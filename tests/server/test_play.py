"""Whole games over the socket."""

import asyncio
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.runs.effort import amount
from support.server.databases import on_both_databases
from support.server.running import PATIENCE, Client, Refused, Running, play_on, serving
from support.text.codes import codes_in

from trinacria import GAMES, replay, verify
from trinacria.bots.search import HardBot
from trinacria.kernel import chance
from trinacria.kernel.record import load
from trinacria.words import LANGUAGES


async def two(server: Running, **settings: Any) -> tuple[Client, Client]:
    """A game of Famiglia that has begun: who must decide, and the other."""
    one, other = await server.sit(await server.create("famiglia", ["me", "me"], **settings))
    await one.ask("start")
    await other.until(lambda: other.seq == one.seq)
    return (one, other) if one.options else (other, one)


@on_both_databases
async def test_a_game_of_famiglia_from_the_table_to_the_end(server: Running) -> None:
    made = await server.create("famiglia", ["me", "open"])
    host = await server.join(made["table"], made["seats"][0]["token"])
    seat = await server.post(
        f"/tables/{made['table']}/join", {"nickname": "Ada", "invitation": made["invitations"][0]["token"]}
    )
    guest = await server.join(made["table"], seat["token"])
    watcher = await server.join(made["table"])
    await host.ask("start")
    dice = Random(5)
    count = await play_on([host, guest, watcher], lambda options: dice.choice(options[:-1] or options))
    assert count > 10
    assert host.status == guest.status == watcher.status == "over"
    assert host.screen["game"]["result"] == guest.screen["game"]["result"] == watcher.screen["game"]["result"]
    record = await server.get(f"/tables/{made['table']}/record")
    assert replay(record).result is not None
    assert verify(record).record()["moves"] == record["moves"]
    assert set(record["players"].values()) == {"Player 1", "Ada"}


async def test_a_game_of_la_famiglia_among_four_seats(server: Running) -> None:
    made = await server.create("lafamiglia", ["me"] * 4, mode="2v2")
    clients = await server.sit(made)
    await clients[0].ask("start")
    dice = Random(3)
    count = await play_on(clients, dice.choice, most=120)
    assert count == 120
    # Partners see behind each other's screens, opponents do not.
    for client in clients:
        seat, game = client.screen["you"]["seat"], client.screen["game"]
        team = next(team for team in game["teams"] if seat in team)
        assert {one for one, family in game["families"].items() if "money" in family} == set(team)


async def test_bots_play_without_anybody(server: Running) -> None:
    made = await server.create("famiglia", ["greedy", "random"])
    host = await server.join(made["table"], made["host"])
    assert host.screen["you"]["host"]
    await host.ask("start")
    await host.until(lambda: host.status == "over")
    played = [one["what"] for one in host.entries if one.get("what", {}).get("kind") == "played"]
    assert {one["by"] for one in played} == {"bot"}


async def test_a_person_against_a_bot(server: Running) -> None:
    made = await server.create("famiglia", ["me", "greedy"])
    (person,) = await server.sit(made)
    await person.ask("start")
    dice = Random(1)
    while True:
        await person.until(lambda: person.status == "over" or person.options)
        if person.status == "over":
            break
        await person.play(dice.choice(person.options[:-1] or person.options))
        await person.until(lambda: person.entries[-1]["seq"] == person.seq)
    assert person.screen["game"]["result"]["winners"]


async def test_whoever_reconnects_gets_what_was_missed(server: Running) -> None:
    first, second = await two(server)
    seen = second.seq
    await second.leave()
    await first.play("pass")
    again = await server.join(second.table, second.token, last_seq=seen)
    assert again.welcomed["since"] == seen
    assert again.kinds() == ["played"]
    assert again.options
    fresh = await server.join(second.table, second.token)
    assert fresh.screen == again.screen
    assert [one["seq"] for one in fresh.entries] == list(range(1, fresh.seq + 1))


@on_both_databases
async def test_a_table_survives_the_server(server: Running) -> None:
    first, second = await two(server)
    await first.play("pass", id="once")
    before = await server.get(f"/tables/{first.table}/entries", token=first.token)
    await server.stop()
    await first.until(lambda: first.closed is not None)
    assert first.closed == 1012, "service restart: clients come again"
    await server.start()
    assert await server.get(f"/tables/{first.table}/entries", token=first.token) == before
    again = await server.join(first.table, first.token)
    assert again.screen == first.screen
    answered = await again.play("pass", version=0, id="once")
    assert answered["seq"] == again.seq, "a repeated id is answered, also after a restart"
    other = await server.join(second.table, second.token)
    await other.play(other.options[0])


async def test_a_repeated_request_is_answered_and_not_played_again(server: Running) -> None:
    first, second = await two(server)
    version = first.seq
    done = await first.play(first.options[0], version=version, id="a")
    again = await first.play("something else", version=version, id="a")
    assert done == again
    assert first.seq == version + 1
    del second


async def test_a_stale_request_is_refused_and_the_screen_sent_anew(server: Running) -> None:
    first, _ = await two(server)
    version = first.seq
    await first.ask("chat", to="table", text="hello")
    await first.play(first.options[0], version=version)
    with pytest.raises(Refused) as refused:
        await first.play("pass", version=version)
    assert refused.value.key == "table-error-stale"
    await first.until(lambda: first.messages[-1]["type"] == "resync")


async def test_a_refusal_cites_the_rule_in_the_language_of_the_connection(server: Running) -> None:
    first, second = await two(server)
    french = await server.join(first.table, first.token, lang="fr")
    with pytest.raises(Refused) as refused:
        await french.play("take R4")
    assert refused.value.rule is not None
    assert refused.value.rule in refused.value.told["message"]
    because = await first.ask("why", action="take R4")
    assert because["type"] == "because"
    assert because["rule"] == refused.value.rule
    assert because["message"] != refused.value.told["message"]
    assert (await first.ask("why", action="pass"))["type"] == "done"
    with pytest.raises(Refused, match="table-error-not-asked"):
        await second.ask("why", action="pass")
    with pytest.raises(Refused, match="error-not-your-decision"):
        await second.play("pass")


async def test_a_refusal_names_things_and_questions_in_words(server: Running) -> None:
    made = await server.create("lafamiglia", ["me"] * 4, mode="2v2")
    clients = await server.sit(made)
    await clients[0].ask("start")

    async def catch_up(client: Client) -> None:
        await client.until(lambda: client.seq == clients[0].seq)

    await asyncio.gather(*map(catch_up, clients))
    asked = next(client for client in clients if client.options)
    for language in LANGUAGES:
        reader = await server.join(asked.table, asked.token, lang=language)
        for action in ("use s1.ch1", "column police", "order red.basic.advance", "card coward1", "to enna", "skip"):
            because = await reader.ask("why", action=action)
            assert because["type"] == "because"
            assert codes_in(because["message"], language) == set(), because["message"]
            with pytest.raises(Refused) as refused:
                await reader.play(action)
            assert refused.value.told["message"] == because["message"]
            assert because["facts"].get("action", action) == action


async def test_a_preview_is_for_whoever_may_play_the_action(server: Running) -> None:
    first, second = await two(server)
    action = first.options[0]
    told = await first.ask("preview", action=action)
    assert told["type"] == "previewed"
    # Without a 0 in the street new cards come first, else a card that is free.
    gain = told["preview"]["gains"][0]
    assert (gain["kind"], gain["rule"]) in {("new_cards", "FA-A1-02"), ("points", "FA-V-01")}
    with pytest.raises(Refused) as refused:
        await first.ask("preview", action="take R4")
    assert refused.value.rule is not None
    with pytest.raises(Refused, match="error-not-your-decision"):
        await second.ask("preview", action=action)
    assert first.options == (await server.join(first.table, first.token)).options, "nothing was played"


async def test_the_record_stays_closed_until_the_end(server: Running) -> None:
    first, _ = await two(server)
    told = await server.get(f"/tables/{first.table}/record", status=409)
    assert told["key"] == "table-error-not-over"
    assert (await server.get(f"/tables/{first.table}/steps", status=409))["key"] == "table-error-not-over"
    assert (await server.get(f"/tables/{first.table}/position", status=409))["key"] == "table-error-not-over"
    assert (await server.get(f"/tables/{first.table}/chances", status=409))["key"] == "table-error-not-over"
    assert first.screen["table"]["fairness"]["seed"] is None


async def test_salt_goes_into_the_seed_and_is_verified(server: Running) -> None:
    made = await server.create("famiglia", ["me", "me"])
    one, other = await server.sit(made)
    commitment = one.screen["table"]["fairness"]["commitment"]
    await one.ask("seal", seal=chance.seal(commitment, "grain one"))
    await other.ask("seal", seal=chance.seal(commitment, "зерно"))
    await one.ask("start")
    with pytest.raises(Refused, match="table-error-opening"):
        await one.ask("seal", seal=chance.seal(commitment, "late"))
    await other.ask("open_salt", salt="зерно")
    await one.ask("open_salt", salt="grain one")
    with pytest.raises(Refused, match="table-error-started"):
        await one.ask("seal", seal=chance.seal(commitment, "late"))
    await play_on([one, other], lambda options: options[-1])
    text = await server.get(f"/tables/{made['table']}/record", form="text")
    record: Any = load(text)
    assert record["fair"]["salts"] == ["grain one", "зерно"]
    assert record["fair"]["commitment"] == commitment == made["commitment"]
    verify(record)
    assert one.screen["table"]["fairness"]["seed"] == record["fair"]["seed"]


async def test_a_hint_is_a_legal_action_with_a_reason(server: Running) -> None:
    first, second = await two(server)
    hinted = await first.ask("hint")
    assert hinted["action"] in first.options
    chances = [promise["chance"] for promise in hinted["promises"]]
    assert hinted["promises"][0]["action"] == hinted["action"]
    assert len(chances) > 1
    assert all(0 <= chance <= 1 for chance in chances)
    with pytest.raises(Refused, match="table-error-not-asked"):
        await second.ask("hint")
    plain, _ = await two(server, hints=False)
    with pytest.raises(Refused, match="table-error-hints-off"):
        await plain.ask("hint")


async def test_a_table_of_bots_goes_on_after_a_restart_with_nobody_there(server: Running) -> None:
    made = await server.create("famiglia", ["greedy", "random"])
    host = await server.join(made["table"], made["host"])
    await host.ask("start")
    await host.until(lambda: "played" in host.kinds())
    await server.stop()
    await server.start()
    async with asyncio.timeout(PATIENCE):
        while (await server.get(f"/tables/{made['table']}"))["status"] != "over":
            await asyncio.sleep(0.1)
    verify(await server.get(f"/tables/{made['table']}/record"))


async def test_a_bot_that_breaks_down_does_not_stop_the_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trinacria.server.work.thinking.think", _die)
    made = await server.create("famiglia", ["random", "random"])
    host = await server.join(made["table"], made["host"])
    await host.ask("start")
    await host.until(lambda: host.kinds().count("played") >= 2)


async def test_others_play_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        made = await server.create("famiglia", ["hard", "hard"])
        host = await server.join(made["table"], made["host"])
        people = await server.sit(await server.create("lafamiglia", ["me"] * 4))
        await people[0].ask("start")
        played: list[float] = []
        others = asyncio.create_task(_play_on(people, played))
        await host.ask("start")
        # The first answer waits for the bot's process to start.
        await host.until(lambda: "played" in host.kinds())
        thoughts: list[tuple[float, float]] = []
        while len(thoughts) < amount(2, 3):
            before, began = host.kinds().count("played"), time.perf_counter()
            await host.until(lambda: host.kinds().count("played") > before)  # noqa: B023
            # A choice of one is no choice.
            if time.perf_counter() - began > HardBot.limit / 2:
                thoughts.append((began, time.perf_counter()))
        others.cancel()
        await asyncio.gather(others, return_exceptions=True)
    # How fast depends on the machine; on the loop of the server a thinking bot would let nobody play at all.
    for began, ended in thoughts:
        assert sum(began < at < ended for at in played) >= 3
        assert ended - began < HardBot.limit + 10


async def _play_on(people: list[Client], played: list[float]) -> None:
    """Play, and note when each action was answered."""
    while people[0].status != "over":
        for one in people:
            if one.options:
                await one.play(one.options[0])
                played.append(time.perf_counter())
        # As fast as people would be if they were quick.
        await asyncio.sleep(0.02)


def _die(bot: str, seed: int, seen: object) -> str:
    """A bot that takes its process down."""
    os._exit(1)


async def test_a_table_that_nobody_needs_is_forgotten_and_opened_again(server: Running) -> None:
    first, second = await two(server)
    await first.leave()
    await second.leave()
    live = server.tables.live[first.table]
    async with asyncio.timeout(PATIENCE):
        while live.audience.connections:
            await asyncio.sleep(0.02)
        # That both are away stands in the log before the table is let go.
        while first.table in server.tables.live:
            server.clock.time += 1000
            await server.go_round()
            await asyncio.sleep(0.02)
    again = await server.join(first.table, first.token)
    assert server.tables.live[first.table] is not live
    assert again.screen["game"] == first.screen["game"]


async def test_a_table_of_other_rules_is_not_opened(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await server.create("famiglia", ["me", "me"])
    server.tables.live.clear()
    monkeypatch.setattr(GAMES["famiglia"], "rules_version", "999")
    with pytest.raises(Refused, match="table-error-rules"):
        await server.join(made["table"], made["seats"][0]["token"])
