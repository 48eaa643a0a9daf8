"""Resigning, ending by agreement and going back with consent: over real sockets, in the record, across a restart."""

from functools import partial
from typing import Any

import pytest
from support.server.running import Client, Refused, Running, play_on, serving

import trinacria
from trinacria.kernel.errors import InvalidRecord
from trinacria.kernel.record import dump, load
from trinacria.kernel.seal import digest


def told(client: Client, kind: str) -> list[dict[str, Any]]:
    """All that was told of this kind."""
    return [entry["what"] for entry in client.entries if entry.get("what", {}).get("kind") == kind]


async def begun(server: Running, game: str, chairs: list[str], **settings: Any) -> list[Client]:
    """Everybody at a running game."""
    people = await server.sit(await server.create(game, chairs, places="fixed", **settings))
    await people[0].ask("start")
    for one in people:
        await one.until(partial(is_running, one))
    return people


def is_running(one: Client) -> bool:
    """Whether a client has heard that the game has begun."""
    return bool(one.screen["table"]["status"] == "running")


async def record_of(server: Running, table: str) -> dict[str, Any]:
    """The record of a finished game."""
    found: dict[str, Any] = (await server.http.get(f"/tables/{table}/record")).json()
    return found


def waiting(client: Client) -> list[str]:
    """Who is asked about the open offer."""
    asked: list[str] = client.screen["you"]["offer"]["waiting"]
    return asked


def over(client: Client) -> bool:
    """Whether a client sees the end."""
    return bool(client.screen["table"]["status"] == "over")


async def test_whoever_resigns_alone_ends_the_game(server: Running) -> None:
    ada, bruno = await begun(server, "famiglia", ["me", "me"])
    await ada.ask("offer", what="resign")
    await bruno.until(lambda: over(bruno))
    assert bruno.screen["game"]["result"]["winners"] == ["p2"]
    assert bruno.screen["game"]["result"]["reason"] == "resigned"
    assert told(bruno, "stopped") == [{"kind": "stopped", "how": "resigned", "chairs": ["1"]}]
    with pytest.raises(Refused, match="table-error-over"):
        await bruno.ask("offer", what="draw")
    record = await record_of(server, ada.table)
    assert trinacria.verify(record).result == trinacria.replay(load(dump(record))).result
    steps = (await server.http.get(f"/tables/{ada.table}/steps")).json()
    assert steps["verified"]
    assert (await bruno.ask("rematch"))["table"]


@pytest.mark.parametrize(
    "edit", [{"winners": ["p1"], "reason": "draw_agreed"}, {"winners": []}, {"scores": {"p1": 90, "p2": 0}}]
)
async def test_a_changed_end_does_not_verify(server: Running, edit: dict[str, Any]) -> None:
    ada, bruno = await begun(server, "famiglia", ["me", "me"])
    await bruno.ask("offer", what="resign")
    await ada.until(lambda: over(ada))
    record = await record_of(server, ada.table)
    record["result"] = {**record["result"], **edit}
    record["digest"] = digest(record)
    with pytest.raises(InvalidRecord):
        trinacria.verify(record)


async def test_a_draw_needs_everybody_and_partners_come_first(server: Running) -> None:
    people = await begun(server, "lafamiglia", ["me", "me", "me", "me"])
    ada, bruno, chiara, dario = people
    await ada.ask("offer", what="draw")
    await chiara.until(lambda: chiara.screen["you"]["offer"])
    assert chiara.screen["you"]["offer"] == {"by": "1", "what": "draw", "agreed": [], "waiting": ["3"]}
    await bruno.until(lambda: bruno.seq == ada.seq)
    assert bruno.screen["you"]["offer"] is None, "partners settle it first"
    assert told(bruno, "offered") == []
    with pytest.raises(Refused, match="table-error-no-offer"):
        await bruno.ask("answer_offer", yes=True)
    await chiara.ask("answer_offer", yes=True)
    await bruno.until(lambda: bruno.screen["you"]["offer"])
    assert waiting(bruno) == ["2", "4"]
    await bruno.ask("answer_offer", yes=True)
    await dario.ask("answer_offer", yes=True)
    await ada.until(lambda: over(ada))
    assert ada.screen["game"]["result"]["winners"] == []
    assert trinacria.verify(await record_of(server, ada.table)).result is not None


async def test_a_team_resigns_together_and_the_others_hear_nothing_before(server: Running) -> None:
    ada, bruno, chiara, _ = await begun(server, "lafamiglia", ["me", "me", "me", "me"])
    await ada.ask("offer", what="resign")
    await chiara.ask("answer_offer", yes=False)
    await bruno.until(lambda: bruno.seq == chiara.seq)
    assert told(bruno, "offered") == told(bruno, "offer_answered") == []
    with pytest.raises(Refused, match="table-error-offer-declined"):
        await ada.ask("offer", what="resign")
    server.advance(61)
    await ada.ask("offer", what="resign")
    await chiara.ask("answer_offer", yes=True)
    await bruno.until(lambda: over(bruno))
    seats = bruno.screen["game"]["seats"]
    assert bruno.screen["game"]["result"]["winners"] == [seats[1], seats[3]]
    assert trinacria.verify(await record_of(server, ada.table)).result is not None


async def test_an_offer_is_withdrawn_and_only_one_is_open(server: Running) -> None:
    ada, bruno = await begun(server, "famiglia", ["me", "me"])
    await ada.ask("offer", what="score")
    with pytest.raises(Refused, match="table-error-offer-open"):
        await bruno.ask("offer", what="draw")
    await ada.ask("answer_offer", yes=False)
    await bruno.ask("offer", what="score")
    await ada.ask("answer_offer", yes=True)
    await bruno.until(lambda: over(bruno))
    assert bruno.screen["game"]["result"]["reason"] == "score_agreed"


async def test_a_turn_is_undone_with_consent_and_the_log_says_the_same_after_a_restart(database: str) -> None:
    async with serving(database) as server:
        ada, bruno = await begun(server, "famiglia", ["me", "me"])
        first = dict(ada.screen["game"])
        while ada.screen["game"]["decision"]["seat"] == "p1":
            await play_on([ada, bruno], lambda options: options[0], 1)
        await bruno.until(lambda: bruno.seq == ada.seq)
        assert ada.screen["you"]["way_back"]
        with pytest.raises(Refused, match="table-error-no-undo"):
            await bruno.ask("offer", what="undo")
        with pytest.raises(Refused, match="table-error-no-undo"):
            await ada.ask("undo", version=ada.seq, count=1)
        await ada.ask("offer", what="undo")
        await bruno.ask("answer_offer", yes=True)
        await ada.until(lambda: told(ada, "taken_back"))
        assert ada.screen["game"] == first
        await play_on([ada, bruno], lambda options: options[0], 2)
        screen = ada.screen
    async with serving(database) as server:
        again = await server.join(ada.table, ada.token)
        assert again.screen["game"] == screen["game"]
        await again.ask("offer", what="resign")
        assert trinacria.verify(await record_of(server, ada.table)).result is not None


async def test_against_bots_nobody_is_asked(server: Running) -> None:
    (ada,) = await begun(server, "famiglia", ["me", "greedy"])
    await ada.ask("offer", what="draw")
    await ada.until(lambda: over(ada))
    assert ada.screen["game"]["result"]["reason"] == "draw_agreed"


async def test_a_spectator_offers_nothing_and_a_repeated_offer_is_answered_again(server: Running) -> None:
    ada, _ = await begun(server, "famiglia", ["me", "me"])
    watcher = await server.join(ada.table)
    with pytest.raises(Refused, match="table-error-spectator"):
        await watcher.ask("offer", what="resign")
    await ada.ask("offer", what="draw")
    with pytest.raises(Refused, match="table-error-asked-already"):
        await ada.ask("offer", what="draw")
    await watcher.until(lambda: watcher.screen["you"]["offer"])
    assert waiting(watcher) == ["2"]


async def test_nobody_who_is_away_has_agreed_and_the_offer_waits_across_a_restart(database: str) -> None:
    """Longer than the grace period, and while a bot plays for them."""
    async with serving(database) as server:
        ada, bruno = await begun(server, "famiglia", ["me", "me"])
        await bruno.leave()
        server.advance(11)
        await ada.until(lambda: told(ada, "away"))
        server.advance(61)
        await ada.until(lambda: told(ada, "gone"))
        await ada.ask("stand_in", chair="2")
        for what in ("score", "draw"):
            await ada.ask("offer", what=what)
            assert not over(ada)
            assert waiting(ada) == ["2"]
            if what == "score":
                await ada.ask("answer_offer", yes=False)
    async with serving(database) as server:
        ada = await server.join(ada.table, ada.token)
        assert waiting(ada) == ["2"]
        bruno = await server.join(bruno.table, bruno.token)
        assert bruno.screen["you"]["offer"]["what"] == "draw"
        await bruno.ask("answer_offer", yes=True, version=bruno.seq)
        await ada.until(lambda: over(ada))
        assert trinacria.verify(await record_of(server, ada.table)).result is not None


async def test_nobody_looks_at_the_deck_while_the_other_is_away(server: Running) -> None:
    """Draw new cards, look, take back: three times, as it was found."""
    position = {"game": "famiglia", "street": ["R3", "B4", "R1"], "deck": ["G1", "R2", "B3", "B1", "R0", "R4"]}
    wish = {"settings": {"game": "famiglia", "mode": "", "places": "fixed"}, "chairs": [{"kind": "me"}] * 2}
    ada, bruno = await server.sit(await server.post("/tables", {**wish, "position": position}))
    await ada.ask("start")
    await bruno.leave()
    server.advance(11)
    await ada.until(lambda: told(ada, "away"))
    server.advance(61)
    await ada.until(lambda: told(ada, "gone"))
    before = ada.screen["game"]["street"]
    await play_on([ada], lambda _: "new B4", 1)
    drawn = ada.screen["game"]["street"]
    assert drawn != before
    await ada.ask("offer", what="undo")
    for _ in range(2):
        with pytest.raises(Refused, match="table-error-asked-already"):
            await ada.ask("offer", what="undo")
    assert ada.screen["game"]["street"] == drawn
    assert told(ada, "taken_back") == []


async def test_a_late_yes_is_not_a_yes_to_what_came_after(server: Running) -> None:
    ada, bruno = await begun(server, "famiglia", ["me", "me"])
    await ada.ask("offer", what="draw")
    await bruno.until(lambda: bruno.screen["you"]["offer"])
    seen = bruno.seq
    await ada.ask("answer_offer", yes=False)
    await ada.ask("offer", what="score")
    with pytest.raises(Refused, match="table-error-stale"):
        await bruno.ask("answer_offer", yes=True, version=seen)
    assert not over(ada)
    await bruno.until(lambda: bruno.seq == ada.seq)
    await bruno.ask("answer_offer", yes=True, version=bruno.seq)
    await ada.until(lambda: over(ada))
