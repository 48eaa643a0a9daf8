"""The server on each of its databases."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
from support.databases import prepared_sqlite
from support.notices import NOON
from support.postgres import postgres
from support.push_service import PushService
from support.server import Client, Running, serving


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres() as address:
        yield address


@pytest.fixture
async def shared(cluster: str) -> str:
    """An empty PostgreSQL database."""
    name = f"t{uuid4().hex}"
    connection = await asyncpg.connect(cluster)
    await connection.execute(f"create database {name}")
    await connection.close()
    return f"{cluster.rpartition('/')[0]}/{name}"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: of each kind in `make test-all`, and for tests that are marked with `on_both_databases`."""
    if request.param == "sqlite":
        file = tmp_path / "tables.db"
        file.write_bytes(prepared_sqlite())
        return f"sqlite:///{file}"
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
