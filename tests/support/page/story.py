"""What a window hears from the server, and what it tells of it when."""

import copy
import json
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from support.page.browser import PATIENCE


class Beat(NamedTuple):
    """A beat as the page has measured it."""

    seq: int
    first: int
    end: int
    kind: str
    given: float
    """The milliseconds it should have been on the screen."""
    ms: float
    """The same at normal speed and without haste."""
    shown: float
    """How long it was there."""
    began: float


_BEATS = """() => performance.getEntriesByName("beat").map(({ detail, startTime, duration }) => [
  detail.seq, detail.from, detail.to, detail.kind, detail.given, detail.ms, duration, startTime])"""


def beats(page: Page) -> list[Beat]:
    """What was told so far."""
    return [Beat(*found) for found in page.evaluate(_BEATS)]


class Heard:
    """Everything that came over a window's connection: entries, and the screen after each."""

    def __init__(self, page: Page) -> None:
        self.entries: list[dict[str, Any]] = []
        self.screens: dict[int, dict[str, Any]] = {}
        self._screen: Any = None
        self._page = page
        page.on("websocket", self._listen)

    def until_played(self, since: int, seat: str) -> None:
        """Wait until a seat has played after an entry, and somebody else must decide."""
        late = time.monotonic() + PATIENCE / 1000
        while not any(self.played(since, seat)) or self._decider() == seat:
            assert time.monotonic() < late, f"{seat} never played"
            self._page.wait_for_timeout(20)

    def until_asked(self, since: int, seat: str) -> None:
        """Wait until a seat must decide again after an entry."""
        late = time.monotonic() + PATIENCE / 1000
        while max(self.screens) <= since or self._decider() != seat:
            assert time.monotonic() < late, f"{seat} is never asked"
            self._page.wait_for_timeout(20)

    def seat_of(self, seq: int) -> str:
        """Who played an entry."""
        return next(str(entry["what"]["seat"]) for entry in self.entries if entry["seq"] == seq)

    def _decider(self) -> str | None:
        table = self._screen["table"]
        return next((chair["seat"] for chair in table["chairs"] if chair["id"] == table["decider"]), None)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda told: self._hear(json.loads(told)))

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] in ("welcome", "resync"):
            self._screen = told["screen"]
            self.screens[told["seq"]] = self._screen
            # A window that was cut off hears what it has missed all at once.
            heard = self.entries[-1]["seq"] if self.entries else 0
            self.entries += [entry for entry in told.get("entries", ()) if entry["seq"] > heard]
        elif told["type"] == "entry":
            if told.get("screen"):
                self._screen = told["screen"]
            elif told.get("patch"):
                self._screen = patched(self._screen, told["patch"])
            self.entries.append(told)
            self.screens[told["seq"]] = self._screen

    def next_after(self, since: int) -> str:
        """The seat that plays first after an entry."""
        return next(
            str(entry["what"]["seat"])
            for entry in self.entries
            if entry["seq"] > since and (entry.get("what") or {}).get("kind") == "played"
        )

    def played(self, since: int, seat: str) -> Iterator[dict[str, Any]]:
        """What a seat has played in a row after an entry."""
        for entry in self.entries:
            what = entry.get("what") or {}
            if entry["seq"] <= since or what.get("kind") != "played":
                continue
            if what["seat"] != seat:
                return
            yield entry


def patched(screen: Any, patch: list[dict[str, Any]]) -> Any:
    """A screen with the changes of a patch. [RFC 6902]"""
    changed = copy.deepcopy(screen)
    for change in patch:
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")[1:]]
        place = changed
        for part in way:
            place = place[int(part) if isinstance(place, list) else part]
        if isinstance(place, list):
            at = len(place) if last == "-" else int(last)
            if change["op"] == "add":
                place.insert(at, change["value"])
            elif change["op"] == "remove":
                del place[at]
            else:
                place[at] = change["value"]
        elif change["op"] == "remove":
            del place[last]
        else:
            place[last] = change["value"]
    return changed
