"""Measure how the static edition starts: `python tools/measure_site.py`, or with the folder of one that is written.

Cold: a browser that was never there. Warm: the same one once more, when everything is kept. Each is measured from the
address being called, three times: until something is drawn, until tables can be opened, and until the first question
of a game against bots is on the screen (it is opened as soon as that is possible). Where the bot begins, its turn
is shown at once: how long a turn is told is the viewer's choice, and no part of a start.

Chromium is measured, or with `--engine` Firefox or WebKit. Those keep nothing when they end, so their warm start is a
second visit of the same browser.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Page, sync_playwright
from support.engines.running import FIREFOX, WEBKIT, starter
from support.engines.window import Window
from support.page.browser import SWITCHES, at_speed
from support.page.static_host import SLOWEST, StaticHost
from support.runs.programs import find_chromium

from trinacria.static_site.write import write_site

TIMES = 3
FLUSHED = 7_000
"""Milliseconds until Chromium has written down which caches it has; after an earlier exit a new one is empty."""
CACHE = "trinacria-memory"
"""Where the page keeps what Python's memory holds (web/src/engine/memory.ts)."""
STEPS = ("drawn", "tables", "asked")
CHROMIUM = "Chromium"
PLAY = "Play Famiglia against a bot"


def main() -> None:
    """Write the static edition if need be, and visit it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", help="a static edition that is written already")
    parser.add_argument("--times", type=int, default=TIMES)
    parser.add_argument("--engine", choices=(CHROMIUM, FIREFOX, WEBKIT), default=CHROMIUM)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        root = Path(made)
        (root / "host").mkdir()
        if wish.folder is None:
            write_site(root / "site")
        host = StaticHost(root / "host")
        host.offer((wish.folder or root / "site").resolve())
        times: dict[str, list[list[float]]] = {"cold": [], "warm": []}
        for time_ in range(wish.times):
            profile = root / f"browser-{time_}"
            both = visits(profile, host.address) if wish.engine == CHROMIUM else visits_of(wish.engine, host.address)
            for kind, steps in zip(times, both, strict=True):
                times[kind].append(steps)
        host.close()
    print("seconds  " + "  ".join(f"{step:>6}" for step in STEPS))
    for kind, rows in times.items():
        print(f"{kind:<7}  " + "  ".join(f"{median(column):6.2f}" for column in zip(*rows, strict=True)))


def visits(profile: Path, address: str) -> tuple[list[float], list[float]]:
    """A cold start and a warm one in Chromium."""
    with visiting(profile) as page:
        cold = visit(page, address)
        until_kept(page)
    # Another process: nothing is left in memory.
    with visiting(profile) as page:
        return cold, visit(page, address)


def visits_of(name: str, address: str) -> tuple[list[float], list[float]]:
    """The same in another engine."""
    start = starter(name)
    if start is None:
        sys.exit(f"{name} is not on this machine.")
    engine = start()
    try:
        engine.deadline = time.monotonic() + 2 * SLOWEST / 1000
        engine.size(1280, 720)
        window = Window(engine, address, static=True)
        window.leave()
        cold = visit_window(window)
        window.run("() => navigator.serviceWorker.ready.then(() => true)")
        kept = f"async () => (await (await caches.open('{CACHE}')).keys()).length > 0"
        window.until("kept memory", lambda: window.run(kept))
        # The page that plays has ended before the next one starts.
        window.leave()
        return cold, visit_window(window)
    finally:
        engine.close()


def visit_window(window: Window) -> list[float]:
    """Seconds until each of the steps."""
    begun = time.perf_counter()
    window.go("/")
    window.wait("h1")
    took = [time.perf_counter() - begun]
    window.gone("[role=progressbar]")
    took.append(time.perf_counter() - begun)
    window.click("button", PLAY)
    window.until_asked()
    took.append(time.perf_counter() - begun)
    return took


@contextmanager
def visiting(profile: Path) -> Iterator[Page]:
    """A browser that remembers in this folder what it has seen."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=find_chromium(playwright),
            args=[*SWITCHES],
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.set_default_timeout(SLOWEST)
        at_speed(context)
        yield context.pages[0]
        context.close()


def visit(page: Page, address: str) -> list[float]:
    """Seconds until each of the steps."""
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("heading", level=1).wait_for()
    took = [time.perf_counter() - begun]
    page.get_by_role("progressbar").wait_for(state="detached")
    took.append(time.perf_counter() - begun)
    page.get_by_role("button", name=PLAY).click()
    page.locator(".decide:not(.wait)").first.wait_for()
    took.append(time.perf_counter() - begun)
    return took


def until_kept(page: Page) -> None:
    """Wait until the service worker and the tables have kept whatever they keep."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        f"async () => (await (await caches.open('{CACHE}')).keys()).length > 0", timeout=SLOWEST, polling=200
    )
    page.wait_for_timeout(FLUSHED)


if __name__ == "__main__":
    main()
