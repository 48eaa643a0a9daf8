"""The page's tests in both editions: a server's, and the static one, which plays in the browser alone.

Tests marked `in_both` run twice. The static edition's Python takes seconds to start, so all of them that run in one
process share a window in which it is started once, and go from page to page inside it, as links do.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from support.page.browser import Look, Open, Wishes, at_speed, visit, without_worker
from support.page.device_host import KEEP_WORKER, DeviceHost
from support.page.drawing import drawn, leave_undrawn
from support.page.static_host import SLOWEST, StaticHost
from support.server.tables import Host

SERVER, STATIC = "server", "static"
USUAL: Final = "en-GB"
"""What the shared window speaks."""
in_both = pytest.mark.parametrize("window", [SERVER, STATIC], indirect=True)
"""In both editions whenever the page is tested."""
at_length_in_both = pytest.mark.parametrize(
    "window", [SERVER, pytest.param(STATIC, marks=pytest.mark.slow)], indirect=True
)
"""The static edition in `make test-all` only."""

SERVER_ONLY: Final = {
    "test_app.py": "a server's page as an app; site/test_whole_games.py has the other",
    "test_club_people.py": "a club is a server's; on one device nobody else is there",
    "test_coming_back.py": "links, devices and people come over a network",
    "test_drawing.py": "how tests look at a page, which is the same",
    "test_fairness.py": "promises between people; on one device nobody has promised anything",
    "test_figures.py": "how fast the page answers to a server (tools/measure_site.py measures the static edition)",
    "test_find.py": "members look for each other on a server",
    "test_friends.py": "chat, notes and invitations are for several people",
    "test_host.py": "the host of a server",
    "test_hand.py": "the hand is the same, and its tables come over a network here",
    "test_home.py": "open tables of others; the page is the same",
    "test_keys.py": "members are found by a key; the list of keys is the same",
    "test_member_home.py": "members are a server's",
    "test_kept_windows.py": "how tests look at a page, which is the same",
    "test_member_faces.py": "a server knows people again; on one device everybody is known",
    "test_leaving.py": "what comes over a network after somebody has left",
    "test_lobby.py": "tables of other people",
    "test_map_first.py": "the table at every size: the page is the same, and its tables come over a network here",
    "test_meeting.py": "people meet by links",
    "test_member_devices.py": "a server reaches the devices of its members",
    "test_members.py": "a server knows people again; on one device everybody is known",
    "test_notices.py": "a server tells whose turn it is",
    "test_old_browser.py": "what comes before the page, and is the same file in both",
    "test_premoves.py": "somebody else moves meanwhile",
    "test_ratings_page.py": "ratings are a server's",
    "test_said_once.py": "the modules that word things run in Node, without any tables",
    "test_screens.py": "every page at every size: the page is the same, and its tables come over a network here",
    "test_setting_up.py": "seats for others and links to them",
    "test_spaces.py": "the sheets are the same, and their tables come over a network here",
    "test_story.py": "what is told is compared with what came over the network",
    "test_third_game.py": "a game that somebody has installed beside a server",
    "test_truth.py": "tables with other packs, and of several people, come over a network",
    "test_waiting.py": "people wait for each other",
    "test_workshop_mat.py": "the workshop is the same; test_workshop.py has both",
}
"""Modules without a test in both editions, and why. `site/test_editions.py` reads this."""

_SETTINGS: Final = "trinacria-settings"
_READ_AGAIN: Final = [
    "trinacria-seats",
    "trinacria-invitations",
    "trinacria-promises",
    "trinacria-salts",
    "trinacria-text",
    "trinacria-lessons",
]
"""What the page reads where it needs it. Everything else it knows from its start until it is loaded again."""
_FORGET: Final = f"""([settings, readAgain]) => {{
  const kept = Object.keys(localStorage).filter((place) => !readAgain.includes(place));
  const changed = kept.some((place) => place !== "{_SETTINGS}" || localStorage[place] !== settings);
  localStorage.clear();
  localStorage["{_SETTINGS}"] = settings;
  window.__seen.clear();
  return changed;
}}"""


def relative(path: str) -> str:
    """A path of the page, as it is written where the host knows one page only (web/src/browser/edition.ts)."""
    parts = urlsplit(path)
    said = f"?{parts.path}" if parts.path != "/" else ""
    if parts.query:
        said += f"{'&' if said else '?'}{parts.query}"
    return (said or "./") + (f"#{parts.fragment}" if parts.fragment else "")


@dataclass(frozen=True)
class StaticOpen(Open):
    """Opens the window of the static edition; there is one for each test, as there is one person."""

    def host(self, page: Page) -> Host:
        """Sets tables up in this window."""
        return DeviceHost(page)

    def go(self, page: Page, path: str) -> None:
        """Go to a page as links do."""
        visit(page, relative(path))


class StaticWindows:
    """The windows of the static edition for the tests of one process."""

    def __init__(self, browser: Browser, host: StaticHost) -> None:
        self._browser = browser
        self._host = host
        self._shared: tuple[Page, Look, str] | None = None
        self._used: tuple[Page, Look] | None = None

    def for_a_test(self) -> Open:
        """The next test begins."""
        opened = StaticOpen(self._host.address, self._open)
        self._used = None
        return opened

    def finish(self, picture: Path | None) -> None:
        """The test is over, and what its window did is judged; one that failed leaves a picture, and nothing else."""
        if self._used is None:
            return
        page, look = self._used
        if picture is not None:
            with drawn(page):
                page.screenshot(path=picture)
            self._close(page)
            return
        look.over(page)
        if look.faults or self._shared is None or page != self._shared[0]:
            self._close(page)
        assert look.faults == []

    def close(self) -> None:
        if self._shared is not None:
            self._close(self._shared[0])

    def _open(self, wishes: Wishes) -> Page:
        assert self._used is None, "one person, one window"
        usual = wishes.as_kept and wishes.language == USUAL
        page, _ = self._used = self._usual(wishes) if usual else self._new(wishes)
        page.set_viewport_size(wishes.viewport)
        page.emulate_media(color_scheme=wishes.scheme)
        # A page that stays the same would keep what the last test did there.
        for wanted in ("/about", wishes.path):
            if wanted is not None:
                visit(page, relative(wanted))
        return page

    def _close(self, page: Page) -> None:
        if self._shared is not None and page == self._shared[0]:
            self._shared = None
        page.context.close()

    def _usual(self, wishes: Wishes) -> tuple[Page, Look]:
        """The window that all share, as it was at first but for the tables that others have left."""
        if self._shared is None:
            page, look = self._new(wishes)
            self._shared = page, look, str(page.evaluate(f"localStorage['{_SETTINGS}']"))
        page, look, settings = self._shared
        look.faults.clear()
        # Where it has rested, something may be explained, which Escape would close first.
        page.mouse.move(0, 0)
        if page.evaluate(_FORGET, [settings, _READ_AGAIN]):
            page.reload()
        return page, look

    def _new(self, wishes: Wishes) -> tuple[Page, Look]:
        context = self._browser.new_context(
            locale=wishes.language, reduced_motion="no-preference" if wishes.motion else "reduce"
        )
        context.set_default_timeout(SLOWEST)
        at_speed(context, wishes.speed, **wishes.settings)
        without_worker(context)
        if not wishes.drawn:
            leave_undrawn(context)
        context.add_init_script(KEEP_WORKER)
        look = Look(self._host.address)
        look.follow(context)
        page = context.new_page()
        page.goto(self._host.address)
        page.get_by_role("heading", level=1).wait_for()
        return page, look
