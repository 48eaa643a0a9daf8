"""The static edition in a real browser: written once, and served as `python -m http.server` does."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.effort import EVERYTHING
from support.static_host import SLOWEST, StaticHost

from trinacria.static_site.write import QUICK, TIGHT, write_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The static edition, written once for all processes that run tests; in `make test-all` as small as it gets."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "static-edition"
    try:
        folder.mkdir()
    except FileExistsError:
        late = time.monotonic() + SLOWEST / 1000
        while not (folder / "done").exists():
            assert time.monotonic() < late, "nobody wrote the static edition"
            time.sleep(0.1)
    else:
        write_site(folder / "site", level=TIGHT if EVERYTHING else QUICK)
        (folder / "done").touch()
    return folder / "site"


@pytest.fixture
def host(tmp_path: Path, site: Path) -> Iterator[StaticHost]:
    """The static edition on a host."""
    made = StaticHost(tmp_path)
    made.offer(site)
    yield made
    made.close()
