"""Two processes that write to the same tables on PostgreSQL at the same time."""

import asyncio

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import create_async_engine

from trinacria.server.store import open_database
from trinacria.table.history.log import Logged, Paused, Resumed
from trinacria.table.store import Conflict, TableSummary


async def transactions(address: str, column: str) -> int:
    """What PostgreSQL has counted so far, of those of a kind that are over."""
    engine = create_async_engine(address.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.connect() as connection:
        await connection.execute(text("select pg_stat_force_next_flush()"))
        counted = select(text(column)).select_from(text("pg_stat_database")).where(text("datname = current_database()"))
        found = int((await connection.execute(counted)).scalar_one())
    await engine.dispose()
    return found


async def test_two_processes_that_want_the_same_numbers_do_not_hold_up_others(shared: str) -> None:
    """A conflict cost a transaction for each write beside it; and in another order two processes waited for each other,
    for a second, until the database found out."""
    store, twin = open_database(shared), open_database(shared)
    await store.open()
    await twin.open()
    tables = [f"t{number:02}" for number in range(20)]
    for one in tables:
        await store.create(TableSummary(one, "lobby", False, "{}", 1.0, None), [Logged(1, 1.0, Paused("1"))])
    before = await transactions(shared, "xact_commit")
    rounds, waiting = 10, []
    for seq in range(2, 2 + rounds):
        waiting += [store.append(one, [Logged(seq, 2.0, Resumed("1"))], 9.0) for one in tables]
        waiting += [twin.append(one, [Logged(seq, 3.0, Resumed("1"))], 9.0) for one in reversed(tables)]
        waiting += [store.save_summary(TableSummary(one, "lobby", False, "{}", 1.0, None)) for one in reversed(tables)]
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(isinstance(one, Conflict) for one in done) == len(tables)
        assert sum(one is None for one in done) == len(done) - len(tables)
        waiting = []
    for one in tables:
        assert [entry.seq for entry in await store.entries(one)] == list(range(1, 2 + rounds))
    assert await transactions(shared, "deadlocks") == 0
    # A few for each round, not one for each of its sixty writes.
    assert await transactions(shared, "xact_commit") - before < 10 * rounds + len(tables) + 20
    await twin.close()
    await store.close()
