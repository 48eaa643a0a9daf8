"""All other tests of the page are Chromium's. Here it is named beside the others."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

PACKAGE = Path(__file__).parents[3] / "web" / "package.json"


def test_the_tests_run_in_a_version_that_is_served(browser: Browser, figure: Callable[[str], None]) -> None:
    served = json.loads(PACKAGE.read_text(encoding="utf-8"))["browserslist"]
    first = next(line.split(" ")[2] for line in served if line.startswith("chrome "))
    assert int(browser.version.split(".")[0]) >= int(first)
    figure(f"Chromium {browser.version} played")
