"""The server on each of its databases."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
from support.server.databases import prepare
from support.server.notices import NOON
from support.server.postgres import postgres
from support.server.push_service import PushService
from support.server.running import Client, Running, serving

from trinacria.server.store import make_ready


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres() as address:
        yield address


async def create_database(cluster: str, template: str = "template1") -> str:
    """A new PostgreSQL database, as another one is."""
    name = f"t{uuid4().hex}"
    connection = await asyncpg.connect(cluster)
    await connection.execute(f"create database {name} template {template}")
    await connection.close()
    return f"{cluster.rpartition('/')[0]}/{name}"


@pytest.fixture(scope="session")
def prepared_postgresql(cluster: str) -> str:
    """The name of a database with nothing in its tables: laying them anew takes longer than many a test."""
    made = asyncio.run(create_database(cluster))
    asyncio.run(make_ready(made))
    return made.rpartition("/")[2]


@pytest.fixture
async def shared(cluster: str, prepared_postgresql: str) -> str:
    """A PostgreSQL database without a table of anybody's."""
    return await create_database(cluster, prepared_postgresql)


@pytest.fixture
async def bare_postgresql(cluster: str) -> str:
    """A PostgreSQL database that no server has ever seen."""
    return await create_database(cluster)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: of each kind in `make test-all`, and for tests that are marked with `on_both_databases`."""
    if request.param == "sqlite":
        made = f"sqlite:///{tmp_path / 'tables.db'}"
        prepare(made)
        return made
    address: str = request.getfixturevalue("shared")
    return address


@pytest.fixture(autouse=True)
async def nobody_stays() -> AsyncIterator[None]:
    """Whoever is still connected when a test ends leaves."""
    yield
    while Client.opened:
        await Client.opened.pop().leave()


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    """A running server over an empty database."""
    async with serving(database) as running:
        yield running


@pytest.fixture
async def post() -> AsyncIterator[PushService]:
    """A push service that takes what is sent to it."""
    service = PushService()
    yield service
    await service.close()


@pytest.fixture
async def telling(post: PushService, database: str) -> AsyncIterator[Running]:
    """A server, at noon, that can call this push service and nobody else."""
    outbound = post.outbound()
    await post.open()
    async with serving(database, outbound=outbound) as running:
        running.clock.time = NOON
        yield running
