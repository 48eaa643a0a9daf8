"""The stores: the same on each database."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from support.server.databases import on_both_databases

from trinacria.server.store import Database, migrate, open_database
from trinacria.server.store.files import file_of
from trinacria.server.store.schema import metadata
from trinacria.table.history.log import Logged, Paused, Resumed
from trinacria.table.plan import Mark
from trinacria.table.store import Conflict, TableSummary

pytestmark = on_both_databases

SUMMARY = TableSummary("t", "running", True, "{}", 5.0, None)


@pytest.fixture
def bare(database: str, request: pytest.FixtureRequest) -> str:
    """Not even its tables are there."""
    if (file := file_of(database)) is not None:
        file.unlink()
        return database
    address: str = request.getfixturevalue("bare_postgresql")
    return address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Database]:
    """An open store with one table."""
    found = open_database(database)
    await found.open()
    await found.create(SUMMARY, [Logged(1, 1.0, Paused("1"))])
    yield found
    await found.close()


async def test_what_is_appended_is_there_in_order(store: Database) -> None:
    await store.append("t", [Logged(2, 2.5, Resumed(None), "1/a"), Logged(3, 2.5, Paused("2"))], None)
    assert await store.entries("t") == [
        Logged(1, 1.0, Paused("1")),
        Logged(2, 2.5, Resumed(None), "1/a"),
        Logged(3, 2.5, Paused("2")),
    ]
    assert [one.seq for one in await store.entries("t", since=2)] == [3]
    assert await store.entries("none") == []


async def test_a_number_is_given_once_and_others_are_not_harmed(store: Database) -> None:
    others = [f"t{number}" for number in range(20)]
    for other in others:
        await store.create(TableSummary(other, "lobby", False, "{}", 1.0, None), [Logged(1, 1.0, Paused("1"))])
    # All wait at the same moment, so that they share a transaction: those that cannot be written spoil no other.
    writes = [store.append("t", [Logged(2, float(number), Paused("1"))], None) for number in range(10)]
    writes += [store.append(other, [Logged(2, 2.0, Resumed("1"))], None) for other in others]
    done = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(one is None for one in done[:10]) == 1
    assert sum(isinstance(one, Conflict) for one in done[:10]) == 9
    assert done[10:] == [None] * 20
    for other in others:
        assert [one.seq for one in await store.entries(other)] == [1, 2]


async def test_a_step_is_written_whole_or_not_at_all(store: Database) -> None:
    with pytest.raises(Conflict):
        await store.append("t", [Logged(2, 2.0, Resumed(None)), Logged(1, 2.0, Resumed(None))], None)
    assert len(await store.entries("t")) == 1


async def test_tables_that_want_to_be_looked_after_are_found(store: Database) -> None:
    assert await store.due(1000.0) == []
    await store.append("t", [Logged(2, 2.0, Resumed(None))], 50.0)
    assert await store.due(49.0) == []
    assert await store.due(50.0) == ["t"]
    await store.save_summary(TableSummary("t", "over", True, '{"a": 1}', 5.0, None))
    assert await store.due(1000.0) == []
    assert await store.listed(10) == [TableSummary("t", "over", True, '{"a": 1}', 5.0, None)]


async def test_what_shares_a_transaction_happens_in_the_order_it_was_asked(store: Database) -> None:
    asleep = TableSummary("t", "running", True, "{}", 5.0, None)
    await asyncio.gather(
        store.append("t", [Logged(2, 2.0, Resumed(None))], 50.0),
        store.save_summary(asleep),
        store.create(TableSummary("u", "lobby", True, "{}", 6.0, None), [Logged(1, 1.0, Paused("1"))]),
        store.append("t", [Logged(3, 3.0, Paused("1"))], None),
    )
    assert await store.due(1000.0) == []
    await asyncio.gather(store.save_summary(asleep), store.append("t", [Logged(4, 4.0, Resumed(None))], 60.0))
    assert await store.due(1000.0) == ["t"]
    assert [one.seq for one in await store.entries("t")] == [1, 2, 3, 4]


async def test_the_lobby_shows_the_newest_first(store: Database) -> None:
    await store.create(TableSummary("new", "lobby", True, "{}", 9.0, None), [Logged(1, 9.0, Paused(None))])
    await store.create(TableSummary("hidden", "lobby", False, "{}", 10.0, None), [Logged(1, 9.0, Paused(None))])
    assert [one.id for one in await store.listed(10)] == ["new", "t"]
    assert [one.id for one in await store.listed(1)] == ["new"]


async def test_planning_layers_are_kept(store: Database) -> None:
    assert await store.plan("t", 0) == []
    marks = [Mark("a", "arrow", ["enna", "gela"], "now", "1")]
    await store.save_plan("t", 0, marks)
    await store.save_plan("t", 1, [])
    assert await store.plan("t", 0) == marks
    await store.save_plan("t", 0, [])
    assert await store.plan("t", 0) == []


async def test_a_database_opens_again_and_is_what_the_code_thinks(store: Database, database: str) -> None:
    again = open_database(database)
    await again.open()
    assert len(await again.entries("t")) == 1
    await again.close()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = create_async_engine(again.url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_a_database_of_version_0_1_is_brought_up_to_date(bare: str) -> None:
    """As that version left it: without makers, and with requests under the number of the chair."""
    found = open_database(bare)

    def lay_the_old_one(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = "('old', 'running', true, '{}', 5.0, null)"
        connection.execute(text(f"insert into tables (id, status, listed, info, created, wake) values {row}"))
        body = '{"kind": "paused", "chair": "1"}'
        connection.execute(
            text("insert into entries (\"table\", seq, at, asked, body) values ('old', 1, 1.0, '1/a', :body)"),
            {"body": body},
        )
        connection.commit()

    async with found.engine.connect() as connection:
        await connection.run_sync(lay_the_old_one)
    await found.open()
    assert await found.entries("old") == [Logged(1, 1.0, Paused("1"), "1/a")]
    assert [summary.id for summary in await found.listed(10)] == ["old"]
    await found.check()
    await found.append("old", [Logged(2, 2.0, Resumed("1"))], None)
    await found.close()


async def test_a_table_that_was_written_twice_for_a_broken_connection_is_there_once(store: Database) -> None:
    summary = TableSummary("new", "lobby", False, "{}", 9.0, None)
    entries = [Logged(1, 9.0, Paused(None))]
    await store.create(summary, entries, "somebody")
    await store.create(summary, entries, "somebody")
    assert await store.entries("new") == entries
    with pytest.raises(Conflict):
        await store.create(summary, [Logged(1, 9.0, Paused("2"))])
