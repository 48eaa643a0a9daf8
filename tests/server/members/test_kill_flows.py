"""A server is killed at any moment of what members do: nothing is lost, doubled or half there."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from support.runs.effort import amount
from support.server.club_flows import Evening, Someone
from support.server.processes import Server, server
from support.server.stored import Stored

from trinacria.server.store import schema

KILLS = amount(3, 50)
AT_ONCE = 3
"""So many evenings at the same time."""
PEOPLE = schema.people
GAINED = ("joined", "paired", "sheet_used", "passkey_used")
"""What gives a member one device more."""
OTHERS = ("sheet", "passkey", "renamed", "signed_out", "signed_out_all", "left", "described", "link_off")


def holders(stored: Stored, table: str) -> dict[str, tuple[str, str]]:
    """By chair, who sits there by the table's log, and the hash of what opens the seat."""
    found: dict[str, tuple[str, str]] = {}
    for row in sorted(stored.of(schema.entries, table=table), key=lambda row: row["seq"]):
        body = msgspec.json.decode(row["body"])
        if body["kind"] == "created":
            found |= {str(at): (one["nickname"], one["secret"]) for at, one in enumerate(body["chairs"], 1)}
        if body["kind"] == "sat":
            found[body["chair"]] = (body["nickname"], body["secret"])
    return {chair: (name, secret) for chair, (name, secret) in found.items() if secret is not None}


def check_keys(stored: Stored, one: Someone, id: str) -> Counter[str]:
    """The log of a member is a ledger: it tells what there is, neither more nor less."""
    lines = [row["what"] for row in sorted(stored.of(schema.club_log, member=id), key=lambda row: row["id"])]
    count = Counter(lines)
    assert lines[0] == "joined"
    for what in (
        *GAINED,
        "sheet",
        "passkey",
        "renamed",
        "signed_out",
        "signed_out_all",
        "left",
        "described",
        "link_off",
    ):
        assert one.done[what] <= count[what] <= one.tried[what], (one.name, what)
    gone = count["left"] or count["signed_out_all"]
    devices = 0 if gone else sum(count[what] for what in GAINED) - count["signed_out"]
    assert len(stored.of(schema.club_keys, member=id, kind="device")) == devices, (one.name, lines)
    assert len(stored.of(schema.club_keys, member=id, kind="sheet")) == bool(count["sheet"])
    assert len(stored.of(schema.club_passkeys, member=id)) == count["passkey"]
    (member,) = stored.of(schema.club_members, id=id)
    if count["left"]:
        assert stored.about(id) == {}
        assert (member["name"], member["left"] is None) == ("", False)
    else:
        assert member["name"] == (f"{one.name} B" if count["renamed"] else one.name)
        assert member["line"] == (f"I am {one.name}" if count["described"] else "")
    return count


def check_people(stored: Stored, evening: Evening, ada: str, bruno: str, left: bool) -> None:
    """What was settled between two, they were told."""
    told = Counter((row["member"], row["kind"], row["invitation"]) for row in stored.of(PEOPLE.notices))
    ties = {(row["member"], row["other"]) for row in stored.of(PEOPLE.ties) if row["member"] in (ada, bruno)}
    invitations = stored.of(PEOPLE.invitations, by=ada)
    if left:
        assert not ties
        assert not invitations
        return
    for me, other, one in ((bruno, ada, evening.bruno), (ada, bruno, evening.ada)):
        assert one.done["befriend"] <= ((me, other) in ties) <= one.tried["befriend"]
    assert told[ada, "friend_asked", None] == ((bruno, ada) in ties), "nobody asks unheard"
    assert told[bruno, "friend_accepted", None] == ((ada, bruno) in ties)
    assert evening.ada.done["invite"] <= len(invitations) <= evening.ada.tried["invite"]
    for invitation in invitations:
        answers = stored.of(PEOPLE.answers, invitation=invitation["id"])
        assert told[bruno, "invited", invitation["id"]] == 1, "nobody is invited unheard"
        assert told[ada, "invitation_answered", invitation["id"]] == len(answers), "no answer is unheard"
    states = Counter(row["state"] for row in stored.of(PEOPLE.answers) if row["invitation"] in str(invitations))
    for said, state in (("accept", "accepted"), ("decline", "declined")):
        assert evening.bruno.done[said] <= states[state] <= evening.bruno.tried[said]


def check_seats(stored: Stored, evening: Evening, ids: dict[str, str]) -> None:
    """Who sits at a table by its log has the seat as a member, and the other way round."""
    names = {evening.ada.name: evening.ada, evening.bruno.name: evening.bruno}
    there = {row["id"] for row in stored.of(schema.tables)}
    sat = set[tuple[str, str, str, str]]()
    for table in there:
        for chair, (name, secret) in holders(stored, table).items():
            if name in ids:
                sat.add((ids[name], table, chair, secret))
    held = {
        (row["member"], row["table"], row["chair"], row["holder"])
        for row in stored.of(schema.club_seats)
        if row["member"] in ids.values()
    }
    assert held == sat
    check_links(stored, ids)
    assert set(evening.tables) <= there
    for name, id in ids.items():
        taken = sum(member == id for member, *_ in held) - names[name].done["accept"]
        assert taken >= names[name].done["sit"]


def check_links(stored: Stored, ids: dict[str, str]) -> None:
    """A link is off by the table's log where the club's log says so, and nowhere else."""
    said = {
        (row["member"], msgspec.json.decode(row["facts"]).get("table"))
        for row in stored.of(schema.club_log, what="link_off")
        if row["member"] in ids.values()
    }
    shut = {row["table"] for row in stored.of(schema.entries) if msgspec.json.decode(row["body"])["kind"] == "link_off"}
    held = {
        (row["member"], row["table"])
        for row in stored.of(schema.club_seats, chair="2")
        if row["member"] in ids.values() and row["table"] in shut
    }
    assert {one for one in said if one[1] is not None} == held


async def check(stored: Stored, evening: Evening, servers: list[Server]) -> None:
    """An evening, as the database has it after the server has started again."""
    joined = {row["member"]: row for row in stored.of(schema.club_log, what="joined") if row["member"] is not None}
    ids: dict[str, str] = {}
    left = False
    for one in (evening.ada, evening.bruno):
        found = [row for row in stored.of(schema.club_members) if row["name"] in (one.name, f"{one.name} B")]
        assert len(found) <= 1
        if found:
            count = check_keys(stored, one, found[0]["id"])
            assert found[0]["id"] in joined
            ids[one.name] = found[0]["id"]
        else:
            left |= one.tried["left"] > 0
            assert one.tried["left"] or not one.done["joined"]
        async with httpx.AsyncClient(base_url=f"{servers[-1].base}/api/v1", timeout=60, trust_env=False) as http:
            for key in one.keys if found and not (count["signed_out_all"] or one.tried["signed_out"]) else ():
                answer = await http.get("/club/me", headers={"authorization": f"Bearer {key}"})
                assert answer.status_code == 200, answer.text
    if len(ids) == 2:
        check_people(stored, evening, ids[evening.ada.name], ids[evening.bruno.name], left)
    elif left:
        check_people(stored, evening, ids[evening.ada.name], "", left)
    check_seats(stored, evening, ids)


async def settled(database: str) -> Stored:
    """What is stored, once the seats are taken that were accepted."""
    async with asyncio.timeout(60):
        while (stored := await Stored.read(database)).of(PEOPLE.answers, done=False):
            await asyncio.sleep(0.1)
    return stored


async def kills(servers: list[Server], database: str, dice: Random) -> None:
    def evenings(nth: int) -> list[Evening]:
        return [Evening(servers, (f"Ada {nth} x {at}", f"Bruno {nth} x {at}"), dice) for at in range(AT_ONCE)]

    began = time.monotonic()
    whole = evenings(0)
    await asyncio.gather(*(one.spend() for one in whole))
    lasted = time.monotonic() - began
    assert all(one.ada.done["renamed"] for one in whole), "undisturbed they come to the end"
    for one in whole:
        await check(await settled(database), one, servers)
    cut = 0
    for nth in range(1, KILLS + 1):
        disturbed, victim = evenings(nth), dice.choice(servers)
        spending = [asyncio.create_task(one.spend()) for one in disturbed]
        await asyncio.sleep(dice.random() * lasted)
        await asyncio.to_thread(victim.kill)
        await asyncio.gather(*spending)
        cut += sum(not one.ada.done["renamed"] for one in disturbed)
        await asyncio.to_thread(victim.start)
        stored = await settled(database)
        for one in disturbed:
            await check(stored, one, servers)
    assert cut > 0, "somebody was disturbed"


async def test_killed_at_any_moment_nothing_is_lost_doubled_or_half_there(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with server(database) as running:
        await kills([running], database, Random("sqlite"))


@pytest.mark.slow
async def test_nor_when_one_of_two_servers_over_one_database_is_killed(shared: str) -> None:
    with server(shared) as one, server(shared) as other:
        await kills([one, other], shared, Random("postgresql"))
