"""Backup and restore: every table comes back, from any database into any other, and nothing is overwritten."""

import sqlite3
from pathlib import Path

import pytest
from support.server.host import run
from support.server.running import play_on, serving

from trinacria.server.ops.backup import back_up, restore
from trinacria.server.store import open_database
from trinacria.table.history.log import Logged
from trinacria.table.refusal import Refusal


async def fill(database: str, file: Path) -> tuple[str, str]:
    """A finished game, and a backup made while the server runs; the table and its host's token."""
    async with serving(database) as server:
        made = await server.create("famiglia", ["me", "me"], listed=True, name="Friday")
        clients = await server.sit(made)
        await clients[0].ask("start")
        await play_on(clients, lambda options: options[-1])
        assert await back_up(database, file) == 1
        return made["table"], made["seats"][0]["token"]


async def entries(database: str, table: str) -> list[Logged]:
    store = open_database(database)
    try:
        await store.prepare()
        return await store.entries(table)
    finally:
        await store.engine.dispose()


async def test_a_backup_of_a_running_server_holds_every_entry(tmp_path: Path) -> None:
    here, there = f"sqlite:///{tmp_path}/here.db", f"sqlite:///{tmp_path}/there.db"
    table, token = await fill(here, tmp_path / "backup.db")
    assert await restore(tmp_path / "backup.db", there) == 1
    assert await entries(there, table) == await entries(here, table) != []
    async with serving(there) as server:
        client = await server.join(table, token)
        assert client.status == "over"
        assert [one["id"] for one in (await server.get("/tables"))["tables"]] == [table]
        await client.leave()
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(("backup", ".backup"))) == [
        "backup.db"
    ]


async def test_from_sqlite_to_postgresql_and_back(tmp_path: Path, bare_postgresql: str) -> None:
    """How a club moves when it has outgrown one machine."""
    here, back = f"sqlite:///{tmp_path}/here.db", f"sqlite:///{tmp_path}/back.db"
    table, _ = await fill(here, tmp_path / "one.db")
    await restore(tmp_path / "one.db", bare_postgresql)
    with pytest.raises(Refusal) as refusal:
        await restore(tmp_path / "one.db", bare_postgresql)
    assert refusal.value.key == "backup-error-not-empty"
    assert await back_up(bare_postgresql, tmp_path / "two.db") == 1
    await restore(tmp_path / "two.db", back)
    assert await entries(back, table) == await entries(here, table)


async def test_nothing_is_overwritten_and_nothing_strange_is_restored(tmp_path: Path) -> None:
    here, there = f"sqlite:///{tmp_path}/here.db", f"sqlite:///{tmp_path}/there.db"
    await fill(here, tmp_path / "backup.db")
    (tmp_path / "text").write_text("not a database")
    sqlite3.connect(tmp_path / "other.db").execute("create table cats (name)").connection.close()
    broken = (tmp_path / "backup.db").read_bytes()
    (tmp_path / "broken.db").write_bytes(broken[:6000] + b"\xff" * 3000 + broken[9000:])
    for action, key in (
        (back_up(here, tmp_path / "backup.db"), "backup-error-exists"),
        (back_up(there, tmp_path / "new.db"), "backup-error-nothing"),
        (restore(tmp_path / "backup.db", here), "backup-error-not-empty"),
        (restore(tmp_path / "none.db", there), "backup-error-file"),
        (restore(tmp_path / "text", there), "backup-error-file"),
        (restore(tmp_path / "other.db", there), "backup-error-file"),
        (restore(tmp_path / "broken.db", there), "backup-error-file"),
    ):
        with pytest.raises(Refusal) as refusal:
            await action
        assert refusal.value.key == key
    assert not (tmp_path / "there.db").exists()


def test_the_commands(tmp_path: Path) -> None:
    made = run("backup", str(tmp_path / "x.db"), "--database", f"sqlite:///{tmp_path}/none.db")
    assert made.returncode == 2
    assert "nothing to back up" in made.stderr
