"""The page as an app: it can be installed, starts without a network, takes records in, and never mixes two versions."""

import hashlib
import json
import re
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from support.page.axe import violations_in_both_themes
from support.page.browser import PATIENCE, open_tools, until, visit
from support.server.threaded import Threaded, threaded

from trinacria.server.http.site import Page as SitePage
from trinacria.words import LANGUAGES

RECORD = Path(__file__).parents[1] / "famiglia" / "records" / "best-card.txt"
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    with threaded(f"sqlite:///{tmp_path_factory.mktemp('app') / 'tables.db'}") as made:
        yield made


@contextmanager
def window(browser: Browser, server: Threaded, language: str = "en-GB") -> Iterator[tuple[BrowserContext, Page]]:
    """A window with a service worker."""
    size: ViewportSize = {"width": 360, "height": 640}
    context = browser.new_context(base_url=server.address, locale=language, viewport=size, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    yield context, page
    context.close()


def png_size(body: bytes) -> tuple[int, int]:
    assert body.startswith(b"\x89PNG\r\n")
    width, height = struct.unpack(">II", body[16:24])
    return width, height


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_system_finds_all_that_it_installs(language: str, server: Threaded) -> None:
    pages = server.running.app.state.site.pages
    found = json.loads(pages[f"manifest-{language}.webmanifest"].body)
    assert (found["name"], found["short_name"], found["display"], found["lang"]) == (
        "Trinacria",
        "Trinacria",
        "standalone",
        language,
    )
    assert found["id"] == found["start_url"] == found["scope"] == "./"
    assert re.fullmatch(r"#[0-9a-f]{6}", found["theme_color"])
    purposes = set()
    for icon in found["icons"]:
        width, height = png_size(pages[icon["src"]].body)
        assert icon["sizes"] == f"{width}x{height}"
        purposes.add((icon["purpose"], width))
    assert {("any", 192), ("any", 512), ("maskable", 512)} <= purposes
    assert len({json.loads(pages[f"manifest-{one}.webmanifest"].body)["description"] for one in LANGUAGES}) == len(
        LANGUAGES
    )


ROUTES = (
    "/", "/new?game=famiglia", "/new?game=lafamiglia", "/t/abc", "/replay/abc", "/replay", "/watch",
    "/rules", "/rules/famiglia", "/rules/lafamiglia#LF-KO-05", "/rules/expansion",
    "/learn/famiglia", "/learn/lafamiglia", "/packs/abc", "/workshop", "/workshop/abc",
    "/puzzle", "/puzzle/2026-01-01/famiglia",
    "/better/p1/3/abc", "/about", "/nowhere",
)  # fmt: skip
"""An address of every page."""


def test_without_a_network_no_page_is_blank_and_the_rules_can_be_read(browser: Browser, server: Threaded) -> None:
    """After the very first visit, and in a language that was not spoken then."""
    with window(browser, server) as (context, page):
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        context.set_offline(True)
        for route in ROUTES:
            page.goto(route)
            expect(page.locator("main").first).to_contain_text(re.compile(r"\w{3}"))
            assert "fetch" not in page.locator("main").first.inner_text().lower(), route
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_have_text("No connection")
        page.get_by_role("link", name="Read the rules of La Famiglia").click()
        expect(page.get_by_role("heading", name="Pentito")).to_be_visible()
        expect(page.locator("#LF-KO-05")).to_be_attached()
        page.go_back()
        expect(page.get_by_role("heading", level=1)).to_have_text("No connection")
        page.evaluate("localStorage['trinacria-settings'] = JSON.stringify({ language: 'ru' })")
        page.goto("/rules/famiglia")
        expect(page.locator("html")).to_have_attribute("lang", "ru")
        expect(page.locator("main h1")).to_be_visible()
        assert faults == []


def test_several_people_behind_one_address_come_at_once(browser: Browser, server: Threaded) -> None:
    """Each of them fetches all that the page keeps, and the limits are on."""
    limits = server.running.tables.services.limits
    limits.on = True
    try:
        for _ in range(3):
            with window(browser, server) as (_, page):
                expect(page.get_by_role("heading", level=1)).to_be_visible()
                assert page.evaluate("caches.keys()") != []
    finally:
        limits.on = False


def older(pages: dict[str, SitePage]) -> dict[str, SitePage]:
    """The same page as an older build: its program has another name, and says so."""
    named = re.search(r'src="/?(assets/[\w-]+\.js)"', pages["index.html"].body.decode())
    assert named is not None
    name = named[1]
    old = "assets/index-0lder000.js"
    changed = dict(pages)
    program = changed.pop(name)
    marked = program.body.replace(name.removeprefix("assets/").encode(), old.removeprefix("assets/").encode())
    changed[old] = SitePage(marked + b"\nglobalThis.build = 'older';", program.kind, FOREVER)
    for other, page in pages.items():
        if other.endswith((".js", ".html")) and other != name:
            body = page.body.replace(Path(name).name.encode(), Path(old).name.encode())
            changed[other] = SitePage(body, page.kind, page.cache)
    worker = changed["sw.js"].body.decode()
    sha = hashlib.sha256(changed["index.html"].body).hexdigest()
    worker = re.sub(r'"page":"[0-9a-f]{64}"', f'"page":"{sha}"', worker)
    worker = re.sub(r'"version":"[0-9a-f]{16}"', '"version":"older-build-0000"', worker)
    changed["sw.js"] = SitePage(worker.encode(), changed["sw.js"].kind, "no-cache")
    assert changed["index.html"].body != pages["index.html"].body
    return changed


@dataclass(frozen=True)
class Installed:
    """A window of an older build."""

    context: BrowserContext
    page: Page
    newer: dict[str, SitePage]
    """What the server has after the update."""
    faults: list[str]


@pytest.fixture(scope="module")
def installed(browser: Browser, server: Threaded) -> Iterator[Installed]:
    """Shared by the next four tests: a service worker takes seconds to come. The last of them brings the update."""
    site = server.running.app.state.site
    newer = site.pages
    try:
        site.pages = older(newer)
        with window(browser, server, "it-IT") as (context, page):
            faults: list[str] = []
            page.on("pageerror", lambda error: faults.append(str(error)))
            yield Installed(context, page, newer, faults)
    finally:
        site.pages = newer


def test_it_can_be_installed(installed: Installed, server: Threaded) -> None:
    """The browser finds nothing that keeps it from installing the page."""
    devtools = installed.context.new_cdp_session(installed.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["url"] == f"{server.address}/manifest-it.webmanifest"
    assert manifest["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The windows of a test keep nothing, as private ones do.
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []


def test_a_record_that_is_shared_with_it_is_replayed_once(installed: Installed, server: Threaded) -> None:
    page = installed.page
    ended = page.evaluate(
        """async (text) => {
          const form = new FormData();
          form.append("record", new File([text], "game.txt", { type: "text/plain" }));
          return (await fetch("/share", { method: "POST", body: form })).url;
        }""",
        RECORD.read_text(encoding="utf-8"),
    )
    assert ended == f"{server.address}/watch?shared"
    page.goto("/watch?shared")
    expect(page).to_have_url(f"{server.address}/replay")
    expect(page.locator("figure").first).to_be_visible()
    # It was there for one reader.
    visit(page, "/watch?shared")
    expect(page.get_by_role("alert")).to_contain_text("Non è stato condiviso nulla")


def test_without_a_network_it_shows_what_it_has_and_comes_back_by_itself(installed: Installed) -> None:
    context, page = installed.context, installed.page
    seat = {"table": "abc", "chair": "1", "token": "s-1", "game": "famiglia", "name": "Zàgara", "at": 1}
    page.evaluate("(seat) => localStorage.setItem('trinacria-seats', JSON.stringify([seat]))", seat)
    context.set_offline(True)
    page.goto("/t/abc")
    expect(page.get_by_role("status")).to_contain_text("Nulla è perso")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nessuna connessione")
    expect(page.locator("main")).to_contain_text("Zàgara")
    assert violations_in_both_themes(page) == []
    page.get_by_role("button", name="Riprova").click()
    expect(page.get_by_role("status")).to_have_text("Ancora nessuna connessione.")
    # The page that was wanted comes by itself.
    context.set_offline(False)
    expect(page.locator("article h2").first).to_be_visible()


def test_an_update_mixes_no_versions(installed: Installed, server: Threaded) -> None:
    context, page, site = installed.context, installed.page, server.running.app.state.site
    assert page.evaluate("globalThis.build") == "older"
    site.pages = installed.newer
    # The page that is open goes on with its own parts, though the server has them no more.
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
    waiting = "navigator.serviceWorker.ready.then((found) => found.waiting !== null)"
    until(lambda: page.evaluate(waiting))
    kept = "caches.keys().then((names) => names.filter((name) => name.startsWith('trinacria-app-')).length)"
    assert page.evaluate(kept) == 2
    open_tools(page)
    page.get_by_role("link", name="Regole", exact=True).click()
    expect(page.get_by_role("heading", name="Il punteggio")).to_be_visible()
    # Without a network the worker that still reigns has all of its own version.
    context.set_offline(True)
    page.reload()
    expect(page.locator("h1").first).to_be_visible()
    assert page.evaluate("globalThis.build") == "older"
    # With one, the newer page comes whole, though the older worker still reigns.
    context.set_offline(False)
    page.goto("/")
    expect(page.locator("article h2").first).to_be_visible()
    assert page.evaluate("globalThis.build") is None
    page.close()
    # The last window of the older one is closed: the newer worker takes over, and the older files go.
    # A browser takes its time for that, and a window that comes too early is still the older one's.
    late = time.monotonic() + PATIENCE / 1000
    while (page := context.new_page()).goto("/about") and page.evaluate(kept) != 1:
        assert time.monotonic() < late
        page.close()
        time.sleep(0.2)
    context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nessuna connessione")
    assert page.evaluate("globalThis.build") is None
    assert installed.faults == []


def test_a_page_of_another_version_is_not_installed(browser: Browser, server: Threaded) -> None:
    """In the middle of an update one process may have the new worker and another one still the old page."""
    site = server.running.app.state.site
    newer = site.pages
    try:
        site.pages = {**newer, "index.html": older(newer)["index.html"]}
        context = browser.new_context(base_url=server.address)
        page = context.new_page()
        page.goto("/rules/famiglia")
        refused = page.evaluate(
            """navigator.serviceWorker.register("/sw.js").then(async (found) => {
              const worker = found.installing ?? found.waiting ?? found.active;
              while (worker && !["redundant", "activated"].includes(worker.state))
                await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
              return worker?.state ?? "redundant";
            })"""
        )
        assert refused == "redundant"
        assert page.evaluate("caches.keys()") == []
        context.close()
    finally:
        site.pages = newer
