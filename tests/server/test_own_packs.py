"""Packs that players bring: taken in, played with by everybody at the table, kept, and removed."""

import base64
import io
import zipfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.packs.own_packs import built_in, own_pack
from support.server.databases import on_both_databases
from support.server.running import Client, Refused, Running, serving

import trinacria
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.kernel.record import load
from trinacria.server.ops.pruning import DAY, Keeping, prune
from trinacria.server.packs.kept import StoredPack
from trinacria.server.store import Database, open_database
from trinacria.server.work.pack_uploads import MOST_KEPT

HOUSE = {"rounds": 1, "start_money": 2}


def forget() -> None:
    """As in a process that has just started."""
    for pack_hash in LaFamiglia.brought_packs():
        LaFamiglia.forget_pack(pack_hash)


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    forget()


async def brought(server: Running, called: str = "Our box") -> dict[str, Any]:
    """A pack that the server has taken."""
    return await server.post("/packs", {"game": "lafamiglia", "files": own_pack(called, HOUSE)})


async def begun(server: Running, pack: str, bot: str = "random") -> Client:
    """A game with a pack, against bots."""
    made = await server.create("lafamiglia", ["me", bot, bot, bot], options={"content": pack}, places="fixed")
    (client,) = await server.sit(made)
    await client.ask("start")
    return client


async def test_a_pack_is_taken_by_its_hash_and_played_with(server: Running) -> None:
    taken = await brought(server)
    assert (taken["name"], taken["house"], taken["known"]) == ("Our box", HOUSE, False)
    about = await server.get("/about")
    assert all(taken["hash"] not in game["packs"] for game in about["games"])
    made = await server.create(
        "lafamiglia", ["me", "open", "open", "open"], options={"content": taken["hash"]}, listed=True
    )
    info = await server.get(f"/tables/{made['table']}")
    assert info["pack"] == {"hash": taken["hash"], "name": "Our box", "house": HOUSE}
    (listed,) = (await server.get("/tables"))["tables"]
    assert listed["pack"] == info["pack"]
    drawn = await server.get(f"/packs/{taken['hash']}")
    assert drawn["pack"]["pack"]["name"] == "Our box"
    assert (await server.get(f"/packs/{taken['hash']}/files"))["files"] == own_pack("Our box", HOUSE)
    problem = await server.post(f"/packs/{'0' * 64}/files", {}, 405)
    assert problem["key"] == "table-error-method"
    await server.get(f"/packs/{'0' * 64}/files", 404)


async def test_bots_play_with_it_and_its_record_is_verified_elsewhere(server: Running) -> None:
    taken = await brought(server)
    made = await server.create("lafamiglia", ["greedy", *["random"] * 3], options={"content": taken["hash"]})
    host = await server.join(made["table"], made["host"])
    await host.ask("start")
    await host.until(lambda: host.status == "over")
    record = await server.get(f"/tables/{made['table']}/record")
    assert (record["content"], record["pack"]["house"], "files" in record) == (taken["hash"], HOUSE, False)
    steps = await server.get(f"/tables/{made['table']}/steps", count=2)
    assert steps["verified"]
    text = await server.get(f"/tables/{made['table']}/record", form="text", pack="with")
    forget()
    with pytest.raises(trinacria.UnknownOption):
        trinacria.verify(record)
    assert trinacria.verify(load(text)).content == taken["hash"]
    forget()
    spoilt = {**load(text), "files": built_in()}
    with pytest.raises(trinacria.InvalidRecord):
        trinacria.verify(spoilt)


async def test_a_pack_with_faults_is_not_kept_and_all_of_them_are_told(server: Running) -> None:
    files = own_pack()
    files["tiles.toml"] = files["tiles.toml"].replace('trigger = "defending"', 'trigger = "resting"')
    files["characters.toml"] = files["characters.toml"].replace("money = 4", "money = -4")
    answer = await server.http.post("/packs", json={"game": "lafamiglia", "files": files})
    assert answer.status_code == 422
    faults = answer.json()["faults"]
    assert {fault["file"] for fault in faults} == {"tiles.toml", "characters.toml"}
    assert all(set(fault) == {"file", "key", "place", "message", "fix", "rule"} for fault in faults)
    assert await stored(server) == 0


async def stored(server: Running) -> int:
    """How many packs the database holds."""
    tally = await server.tables.services.packs.store.tally("", 0.0)
    return tally.all


async def test_a_pack_that_plays_as_the_built_in_one_is_that_one(server: Running) -> None:
    files = built_in()
    files["pack.toml"] = files["pack.toml"].replace("Sicilia", "Mine")
    taken = await server.post("/packs", {"game": "lafamiglia", "files": files})
    assert (taken["hash"], taken["name"], taken["known"]) == (sicily().hash, "Sicilia", True)
    assert await stored(server) == 0


async def test_a_zip_archive_is_as_good(server: Running) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in own_pack().items():
            archive.writestr(f"my-box/{name}", text)
        archive.writestr("__MACOSX/my-box/._pack.toml", b"\x00")
    body = {"game": "lafamiglia", "archive": base64.b64encode(packed.getvalue()).decode()}
    assert (await server.post("/packs/archive", body))["name"] == "Our box"


async def test_games_without_packs_take_none(server: Running) -> None:
    problem = await server.post("/packs", {"game": "famiglia", "files": {"pack.toml": ""}}, 400)
    assert problem["key"] == "error-no-content"


async def test_an_address_may_leave_so_many_packs_unused(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db", limited=True) as server:
        first = await brought(server)
        store = server.tables.services.packs.store
        kept = await store.find(first["hash"])
        assert kept is not None
        for number in range(MOST_KEPT - 1):
            await store.add(StoredPack(f"{number:064}", "lafamiglia", "x", {}, kept.maker, kept.created, kept.used))
        # The one that is there already may be brought again.
        assert await brought(server) == first
        problem = await server.post("/packs", {"game": "lafamiglia", "files": own_pack()}, 429)
        assert problem["key"] == "table-error-many-packs"


async def test_the_pack_of_a_table_stays(server: Running) -> None:
    taken = await brought(server)
    made = await server.create("lafamiglia", ["me", "open", "open", "open"], options={"content": taken["hash"]})
    (host,) = await server.sit(made)
    with pytest.raises(Refused) as refused:
        await host.ask("change", settings={"game": "lafamiglia", "mode": "2v2"})
    assert refused.value.key == "table-error-other-pack"


async def test_after_a_restart_the_table_opens_with_its_pack(database: str) -> None:
    async with serving(database) as server:
        client = await begun(server, (await brought(server))["hash"])
        table, token = client.table, client.token
    forget()
    async with serving(database) as again:
        back = await again.join(table, token)
        assert back.screen["table"]["pack"]["house"] == HOUSE
        assert back.screen["game"]["content"] == back.screen["table"]["pack"]["hash"]


@pytest.mark.slow
async def test_every_process_over_one_database_has_it(shared: str) -> None:
    async with serving(shared) as one, serving(shared) as other:
        taken = await brought(one)
        forget()
        client = await begun(other, taken["hash"])
        forget()
        assert (await one.get(f"/tables/{client.table}"))["pack"]["name"] == "Our box"


@on_both_databases
async def test_unused_packs_go_after_a_while_and_those_of_tables_with_their_tables(database: str) -> None:
    store = open_database(database)
    await store.open()
    async with serving(database) as server:
        used, left = await brought(server), await brought_other(server)
        made = await server.create("lafamiglia", ["me", "open", "open", "open"], options={"content": used["hash"]})
        later = server.clock.on_the_wall() + 31 * DAY
        for_ever = Keeping(None, None)
        assert (await prune(store, for_ever, later, really=False, packs=store.packs)).packs == 1
        assert (await prune(store, for_ever, later, packs=store.packs)).packs == 1
        assert await store.packs.find(left["hash"]) is None
        assert await store.packs.find(used["hash"]) is not None
        assert made["table"]
        done = await prune(store, Keeping(), later, packs=store.packs)
        assert (done.unstarted, done.packs) == (1, 1)
        assert await store.packs.find(used["hash"]) is None
    await store.close()


async def brought_other(server: Running) -> dict[str, Any]:
    """Another pack."""
    return await server.post("/packs", {"game": "lafamiglia", "files": own_pack("Another")})


async def test_only_who_brought_a_pack_changes_its_drawings_and_words(store: Database) -> None:
    pack = StoredPack("a" * 64, "lafamiglia", "One", {"pack.toml": "1"}, "me", 1.0, 1.0)
    await store.packs.add(pack)
    await store.packs.add(StoredPack("a" * 64, "lafamiglia", "Two", {"pack.toml": "2"}, "somebody else", 2.0, 2.0))
    assert await store.packs.find("a" * 64) == pack
    await store.packs.add(StoredPack("a" * 64, "lafamiglia", "Three", {"pack.toml": "3"}, "me", 3.0, 3.0))
    found = await store.packs.find("a" * 64)
    assert found is not None
    assert (found.name, found.created, found.used) == ("Three", 1.0, 3.0)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Database]:
    """An open store."""
    found = open_database(database)
    await found.open()
    yield found
    await found.close()


async def test_a_pack_is_tried_a_few_games_at_a_time_by_whoever_holds_the_sum(server: Running) -> None:
    taken = await brought(server)
    wish: dict[str, Any] = {"game": "lafamiglia", "hash": taken["hash"], "played": 196}
    trial = await server.post("/packs/trial", wish, 200)
    assert (trial["played"], trial["of"]) == (200, 200)
    rates = {(rate["aspect"], rate["name"]): rate for rate in trial["rates"]}
    assert {aspect for aspect, _ in rates} == {"first", "family", "corner"}
    assert all(rate["low"] <= rate["share"] <= rate["high"] for rate in rates.values())
    corners = [rate for (aspect, _), rate in rates.items() if aspect == "corner"]
    assert [rate["games"] for rate in corners] == [4] * 4
    again = await server.post("/packs/trial", {**wish, "played": 200, "tally": trial["tally"]}, 200)
    assert again == trial
    for bad in ({"tally": {"family red": [5, 4]}}, {"tally": {"nothing red": [1, 2]}}, {"tally": {"family red": [1]}}):
        await server.post("/packs/trial", {**wish, "played": 200, **bad}, 400)
    await server.post("/packs/trial", {**wish, "hash": "0" * 64}, 400)
