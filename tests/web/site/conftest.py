"""The static edition in a real browser, served as `python -m http.server` does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.page.static_host import StaticHost


@pytest.fixture
def host(tmp_path: Path, site: Path) -> Iterator[StaticHost]:
    """The static edition on a host."""
    made = StaticHost(tmp_path)
    made.offer(site)
    yield made
    made.close()
