"""Engines that run for the tests of a file, and windows in them."""

import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from support.engines.journey import DESK
from support.engines.running import Running, starter
from support.engines.window import Window
from support.runs.programs import skip_without

PICTURES = Path(__file__).parents[3] / ".cache" / "web"
BOUND = 300
"""Seconds for one part of the journey; the machine may be busy with other tests."""
_failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure until the engine is looked at."""
    report = yield
    item.stash[_failed] = report.failed
    return report


@pytest.fixture(scope="module")
def running(request: pytest.FixtureRequest) -> Iterator[Running]:
    """The engine that the file names."""
    name: str = request.module.ENGINE
    start = starter(name)
    if start is None:
        skip_without(name)
    made = Running(start, DESK)
    yield made
    made.close()


@pytest.fixture
def opened(running: Running, request: pytest.FixtureRequest) -> Iterator[Callable[..., Window]]:
    """Opens a window on an address; what hangs is ended after a while, and fails under its name."""

    def open_window(address: str, *, static: bool = False, seconds: float = BOUND) -> Window:
        engine = running.engine()
        engine.deadline = time.monotonic() + seconds
        engine.size(*DESK)
        return Window(engine, address, static)

    yield open_window
    if request.node.stash.get(_failed, False):
        running.keep_picture(PICTURES / request.node.name.replace("/", "-") / f"{request.module.ENGINE}.png")
