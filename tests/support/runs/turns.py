"""Which tests run where and when.

`make test` gives each worker a file at a time (`--dist loadfile`), so that what the tests of a file share is made
once. Files that wait for clocks begin first; the page's, which come last, begin with the longest, so that no worker is
left alone with one of them at the end.
"""

import re
from pathlib import PurePath
from typing import Any, Final, cast

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

from support.runs.effort import EVERYTHING

FIRST: Final = (
    "server/test_half_sent.py",
    "server/test_kill.py",
    "server/test_seats.py",
    "web/site/test_device.py",
    "web/engines/test_webkit.py",
    "web/engines/test_firefox.py",
    "web/test_friends.py",
    "web/test_replaying.py",
    "web/test_ears.py",
    "web/test_members.py",
    "web/test_club_people.py",
    "web/test_host.py",
    "web/test_workshop.py",
    "web/test_everyone.py",
    "web/test_playing.py",
    "web/test_screens.py",
    "web/test_bar.py",
    "web/test_lafamiglia.py",
    "web/test_log.py",
    "web/test_notices.py",
    "web/test_app.py",
    "web/test_finale.py",
    "web/test_seats.py",
    "web/test_third_game.py",
    "web/test_figures.py",
    "web/test_puzzle.py",
    "web/test_fairness.py",
    "web/test_guide.py",
    "web/test_guide_bubble.py",
    "web/test_story.py",
    "web/test_waiting.py",
    "web/test_meeting.py",
    "web/test_numbers.py",
    "web/test_explain.py",
    "web/test_last_rules.py",
    "web/test_rules.py",
)
"""Files below `tests`, among the page's by the processor time they take."""

_turns: Final = {name: turn for turn, name in enumerate(FIRST)}


def turn_of(file: PurePath) -> tuple[bool, bool, int]:
    """Files with a smaller turn begin earlier.

    JAX has threads, and a process with threads must not be forked: its tests come last, after those that fork.
    The browser's loop runs until the end of the session, so tests with a loop of their own go before those of the page.
    """
    return "gpu" in file.parts, "web" in file.parts, _turns.get(file.as_posix(), len(FIRST))


_STATIC: Final = re.compile(r"/site/test_device\.py::|\[static\b")


_PAGES: Final = re.compile(r"(^|/)web/test_[^:]*::")


def share_of(nodeid: str) -> str:
    """All tests of the same share are one worker's: those of a file, and all that play in the static edition, which
    takes long to start. In `make test-all` tests of the page take minutes each: then whoever is free takes the next."""
    if _STATIC.search(nodeid):
        return "static edition"
    return nodeid if EVERYTHING and _PAGES.search(nodeid) else nodeid.partition("::")[0]


def share_out(config: pytest.Config, log: Producer) -> LoadFileScheduling:
    """Who runs which tests."""
    scheduling: Any = LoadFileScheduling(config, log)
    scheduling._split_scope = share_of
    return cast(LoadFileScheduling, scheduling)
