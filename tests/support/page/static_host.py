"""A plain host of static files with the static edition in a folder below its root, and windows that look at it."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from support.page.browser import Look, at_speed
from support.page.drawing import leave_undrawn
from support.runs.effort import EVERYTHING
from trinacria.static_site.write import QUICK, TIGHT, write_site

SLOWEST = 180_000
"""Milliseconds until the tables must be there: two Pythons start, and other tests may want the processor, too."""


def written_once(folder: Path) -> Path:
    """The static edition in this folder, by whichever process comes first; in `make test-all` as small as it gets."""
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


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and keeps no log."""

    def log_message(self, format: str, *_: object) -> None:
        """Says nothing."""


class StaticHost:
    """What `python -m http.server` is, with the static edition in a folder below its root."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/play/"

    def offer(self, site: Path) -> None:
        """Serve this from now on."""
        fresh = self._root / "fresh"
        fresh.symlink_to(site)
        fresh.replace(self._root / "play")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def visiting(
    browser: Browser, host: StaticHost, size: tuple[int, int] = (1280, 720)
) -> Iterator[tuple[BrowserContext, Page]]:
    """A window with a service worker on the static edition; fails on whatever it does that it must not."""
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, locale="en-GB", reduced_motion="reduce", accept_downloads=True)
    context.set_default_timeout(SLOWEST)
    at_speed(context)
    leave_undrawn(context)
    look = Look(host.address)
    look.follow(context)
    page = context.new_page()
    page.goto(host.address)
    yield context, page
    look.over(page)
    context.close()
    assert not look.faults, look.faults


def installed(page: Page) -> None:
    """Wait until the service worker has everything: from now on no network is needed."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=SLOWEST)
