"""A server, a browser and windows that complain about what a page must not do."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from support.page.browser import PATIENCE, Look, Open, Wishes, at_speed, chromium, serving, without_worker
from support.page.drawing import drawn, leave_undrawn
from support.page.editions import SERVER, STATIC, StaticWindows
from support.page.kept_windows import KeptWindows
from support.page.members import Browsers, at_localhost
from support.page.static_host import StaticHost, written_once

HERE = Path(__file__).parent
PICTURES = HERE.parent.parent / ".cache" / "web"
"""Where the windows of a failed test are kept as pictures."""
_failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure until the windows are closed."""
    report = yield
    item.stash[_failed] = report.failed
    return report


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server. All windows are one machine's, and together ask more than one may."""
    with serving(tmp_path_factory.mktemp("tables"), 0, "--no-limits") as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    with sync_playwright() as playwright:
        started = chromium(playwright)
        # The machine may be busy: what is to come is waited for.
        expect.set_options(timeout=PATIENCE)
        yield started
        started.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The static edition, written once for all processes that run tests."""
    base = tmp_path_factory.getbasetemp()
    return written_once((base if worker_id == "master" else base.parent) / "static-edition")


@pytest.fixture(scope="session")
def static_windows(browser: Browser, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticWindows]:
    """Windows of the static edition."""
    host = StaticHost(tmp_path_factory.mktemp("host"))
    host.offer(site)
    windows = StaticWindows(browser, host)
    yield windows
    windows.close()
    host.close()


@pytest.fixture
def look(address: str) -> Look:
    """What the windows of the test did."""
    return Look(address)


@pytest.fixture(scope="session")
def all_kept_windows(browser: Browser, address: str) -> Iterator[KeptWindows]:
    """Windows that stay open from test to test."""
    kept = KeptWindows(browser, address)
    yield kept
    kept.close()


@pytest.fixture(scope="module")
def kept_windows(all_kept_windows: KeptWindows) -> Iterator[KeptWindows]:
    """The same for a file; a few of them stay for the next one."""
    yield all_kept_windows
    all_kept_windows.thin_out()


@pytest.fixture
def window(browser: Browser, address: str, look: Look, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens windows, each with its own storage. At the end none of them may have complained or left the host.

    Tests that are marked `in_both` (support/page/editions.py) have it open those of the static edition the second time.
    """
    contexts = []
    if getattr(request, "param", SERVER) == STATIC:
        windows: StaticWindows = request.getfixturevalue("static_windows")
        yield windows.for_a_test()
        failed = request.node.stash.get(_failed, False)
        windows.finish(PICTURES / request.node.name.replace("/", "-") / "1.png" if failed else None)
        return
    marked = request.node.get_closest_marker("keeps_windows") is not None
    kept: KeptWindows | None = request.getfixturevalue("kept_windows") if marked else None

    def open_window(wishes: Wishes) -> Page:
        if kept is not None and not wishes.name:
            return kept.open(wishes)
        context = browser.new_context(
            base_url=address,
            viewport=wishes.viewport,
            color_scheme=wishes.scheme,
            locale=wishes.language,
            reduced_motion=wishes.moves,
            has_touch=wishes.touched,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        at_speed(context, wishes.speed, **wishes.settings)
        without_worker(context)
        if not wishes.drawn:
            leave_undrawn(context)
        look.follow(context)
        page = context.new_page()
        if wishes.path is not None:
            page.goto(wishes.path)
        return page

    yield Open(address, open_window)
    if request.node.stash.get(_failed, False):
        pages = [page for context in contexts for page in context.pages]
        for at, page in enumerate([*(kept.pages if kept is not None else []), *pages], 1):
            with drawn(page):
                page.screenshot(path=PICTURES / request.node.name.replace("/", "-") / f"{at}.png")
        if kept is not None:
            kept.close()
    if kept is not None:
        look.faults += kept.give_back()
    for context in contexts:
        for page in context.pages:
            look.over(page)
        context.close()
    assert look.faults == []


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Keeps a sentence with a measured figure, which is printed after the tests."""
    return lambda sentence: record_property("figure", sentence)


@pytest.fixture
def browsers(browser: Browser, address: str) -> Iterator[Browsers]:
    """Browsers at the server's name."""
    look = Look(at_localhost(address))
    opened = Browsers(browser, at_localhost(address), look)
    yield opened
    opened.close()
    assert look.faults == []
