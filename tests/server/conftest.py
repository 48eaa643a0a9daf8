"""The server on each of its databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from support.server import Running, serving


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A running server over an empty database."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        yield running
