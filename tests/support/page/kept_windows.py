"""Windows that stay open from test to test: to load the page costs three times as much as to go to a table in it.

What the browser keeps is forgotten after each test, and the settings are as they were. The page hears of it as from
another window.
"""

import json
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Page

from support.page.browser import PATIENCE, Kind, Look, Wishes, at_speed, change_settings, visit, without_worker
from support.page.drawing import leave_undrawn

ELSEWHERE: Final = "/about"
"""Where a window waits for the next test."""

SPARE: Final = 2
"""How many windows of a kind wait from file to file."""

# What the test before has left in the browser, and what it has shown.
_TIDY = """async ([settings, language]) => {
  const tell = (key, newValue) =>
    dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
  for (const key of Object.keys(localStorage).filter((place) => place !== "trinacria-settings")) {
    localStorage.removeItem(key);
    tell(key, null);
  }
  localStorage["trinacria-settings"] = settings;
  tell("trinacria-settings", settings);
  while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
  sessionStorage.clear();
  performance.clearMeasures();
  window.__seen.clear();
  document.activeElement?.blur();
  scrollTo(0, 0);
}"""


@dataclass(frozen=True)
class _Kept:
    kind: Kind
    page: Page
    look: Look
    settings: str


def _settings(page: Page) -> str:
    found: str = page.evaluate("localStorage.getItem('trinacria-settings')")
    return found


class KeptWindows:
    """Windows with a storage of their own each."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._free: dict[Kind, list[_Kept]] = defaultdict(list)
        self._used: list[_Kept] = []

    @property
    def pages(self) -> list[Page]:
        """Those that the test looks at."""
        return [kept.page for kept in self._used]

    def open(self, wishes: Wishes) -> Page:
        """A window like this."""
        free = self._free[wishes.kind]
        kept = free.pop() if free else self._new(wishes)
        self._used.append(kept)
        kept.page.set_default_timeout(PATIENCE)
        kept.page.set_viewport_size(wishes.viewport)
        kept.page.emulate_media(color_scheme=wishes.scheme, reduced_motion=wishes.moves)
        if not wishes.as_kept:
            change_settings(kept.page, speed=wishes.speed, motion=wishes.motion, **wishes.settings)
        if wishes.path is not None:
            visit(kept.page, wishes.path)
        return kept.page

    def _new(self, wishes: Wishes) -> _Kept:
        # The page asks for some of it once, when it is loaded.
        context = self._browser.new_context(
            base_url=self._address,
            locale=wishes.language,
            reduced_motion="reduce",
            has_touch=wishes.touched,
        )
        context.set_default_timeout(PATIENCE)
        at_speed(context)
        without_worker(context)
        if not wishes.drawn:
            leave_undrawn(context)
        look = Look(self._address)
        look.follow(context)
        page = context.new_page()
        page.goto(ELSEWHERE)
        page.get_by_role("heading", level=1).wait_for()
        return _Kept(wishes.kind, page, look, _settings(page))

    def give_back(self) -> list[str]:
        """Keep what the test has used for others; what the windows did that they must not."""
        faults: list[str] = []
        for kept in self._used:
            kept.look.over(kept.page)
            # What going away brings to light is the fault of this test's table, not of the next one's.
            tidy = not kept.look.faults and self._tidy(kept) and not kept.look.faults
            faults += kept.look.faults
            kept.look.asked.clear()
            if tidy:
                self._free[kept.kind].append(kept)
            else:
                kept.page.context.close()
        self._used.clear()
        return faults

    def _tidy(self, kept: _Kept) -> bool:
        """Whether a window is as if no test had used it."""
        page = kept.page
        if page.context.pages != [page] or not page.url.startswith(self._address):
            return False
        if page.evaluate("matchMedia('(pointer: coarse)').matches") != kept.kind.touched:
            # Its pointer was changed, and whoever did that may have left it so.
            return False
        visit(page, ELSEWHERE)
        page.locator("[data-version]").wait_for(state="detached")
        page.mouse.move(0, 0)
        page.evaluate(_TIDY, [kept.settings, json.loads(kept.settings)["language"]])
        return True

    def thin_out(self) -> None:
        """Another file follows, whose tests may want windows of other kinds."""
        for some in self._free.values():
            while len(some) > SPARE:
                some.pop().page.context.close()

    def close(self) -> None:
        for kept in [*self._used, *(one for some in self._free.values() for one in some)]:
            kept.page.context.close()
        self._used.clear()
        self._free.clear()
