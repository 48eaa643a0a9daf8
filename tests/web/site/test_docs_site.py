"""The documentation as a site: axe finds nothing on its pages, and "Try it here" plays a game inside it."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect
from support.page.axe import violations
from support.page.browser import PATIENCE, at_speed
from support.page.static_host import SLOWEST, Quiet
from support.runs.programs import skip_without

ROOT = Path(__file__).parents[3]
BUILDER = Path(sys.executable).with_name("zensical")
FEW = ("index", "playing", "bots")
"""Pictures, tables, code: what the others are made of, too."""
ALL = sorted(page.relative_to(ROOT / "docs").with_suffix("").as_posix() for page in (ROOT / "docs").rglob("*.md"))
WINDOWS = {"desk": (1280, 720), "phone": (360, 640)}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from a copy: `make docs` writes into the clone."""
    if not BUILDER.exists():
        skip_without("Zensical")
    clone = tmp_path_factory.mktemp("documentation")
    drawn = shutil.ignore_patterns("components")
    shutil.copytree(
        ROOT / "docs", clone / "docs", ignore=lambda at, names: drawn(at, names) if at.endswith("docs") else []
    )
    shutil.copy(ROOT / "mkdocs.yml", clone)
    made = subprocess.run(
        [BUILDER, "build", "--strict", "--clean"], cwd=clone, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout + made.stderr
    return clone / "site"


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """Where the site is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """A window for one page of the site after the other."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def faults(page: Page, address: str, name: str) -> list[str]:
    """What axe finds on a page, large and small, and what is hard to see in the dark."""
    found = []
    for width, height in WINDOWS.values():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light")
        page.goto(f"{address}{name}.html")
        page.locator("article h1").first.wait_for()
        found += violations(page)
    page.emulate_media(color_scheme="dark")
    page.reload()
    return found + violations(page, "color-contrast")


@pytest.mark.parametrize("name", FEW)
def test_axe_finds_nothing(page: Page, address: str, name: str) -> None:
    assert faults(page, address, name) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in ALL if name not in FEW])
def test_axe_finds_nothing_on_any_page(page: Page, address: str, name: str) -> None:
    assert faults(page, address, name) == []


def test_axe_would_find_a_picture_without_a_text(page: Page, address: str) -> None:
    page.goto(f"{address}index.html")
    page.evaluate("document.querySelector('article img').removeAttribute('alt')")
    assert any(fault.startswith("image-alt") for fault in violations(page))


@pytest.mark.slow
def test_a_game_is_played_inside_the_documentation(browser: Browser, folder: Path, address: str, site: Path) -> None:
    """The static edition is where `make docs` puts it."""
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\ndocs:")[2].partition("\n\n")[0]
    assert recipe.splitlines()[-1].endswith("/trinacria site site/play")
    (folder / "play").symlink_to(site)
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(SLOWEST)
    at_speed(context)
    page = context.new_page()
    page.goto(f"{address}try.html")
    inside = page.frame_locator("iframe.try")
    inside.get_by_role("button", name="Play Famiglia against a bot").click()
    question = inside.locator(".decide:not(.wait)")
    question.wait_for()
    before = inside.locator("[data-version]").get_attribute("data-version")
    question.get_by_role("button", name="Pass").click()
    expect(inside.locator("[data-version]")).not_to_have_attribute("data-version", str(before), timeout=SLOWEST)
    context.close()
