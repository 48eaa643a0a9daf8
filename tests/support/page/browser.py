"""The page in a real browser: a server of its own, browsers that look at it, and players who click."""

import json
import random
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Position,
    ViewportSize,
    expect,
)

from support.runs.effort import EVERYTHING
from support.runs.programs import find_chromium, skip_without
from support.server.host import COMMAND, Process
from support.server.tables import Host
from support.text.codes import RULE_ID, codes_in
from trinacria.kernel.game import Game

DESK = (1440, 900)
PHONE = (390, 844)
PATIENCE = 60_000
"""Milliseconds; the machine may be busy with other tests."""
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    # Every other name leads nowhere, as on a network without internet.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
)
AT_ONCE = "--js-flags=--liftoff-only"
"""Code for the static edition's Python that is made fast, and is not fast: for less than a game nothing better pays."""


class Kind(NamedTuple):
    """What cannot be changed about a window that is open."""

    touched: bool
    language: str
    drawn: bool


@dataclass(frozen=True)
class Wishes:
    """What a window shall be like."""

    size: tuple[int, int]
    path: str | None
    theme: str
    language: str
    name: str
    motion: bool
    speed: str
    drawn: bool
    """Whether somebody looks at it (support/page/drawing.py)."""
    settings: dict[str, Any]

    @property
    def viewport(self) -> ViewportSize:
        """How large it is."""
        return {"width": self.size[0], "height": self.size[1]}

    @property
    def scheme(self) -> Literal["dark", "light"]:
        """What the browser says it prefers."""
        return "dark" if self.theme == "dark" else "light"

    @property
    def touched(self) -> bool:
        """Whether it is a phone's, upright or on its side; a desk at twice the size has a mouse."""
        return self.size[0] < 600 or self.size[1] < 400

    @property
    def moves(self) -> Literal["no-preference", "reduce"]:
        """What the browser says about things that move."""
        return "no-preference" if self.motion else "reduce"

    @property
    def kind(self) -> Kind:
        """Windows of one kind can stand in for each other."""
        return Kind(self.touched, self.language, self.drawn)

    @property
    def as_kept(self) -> bool:
        """Whether the browser keeps nothing for it but what every window has."""
        return not (self.motion or self.drawn or self.settings) and self.speed == "none"


@dataclass(frozen=True)
class Open:
    """Opens windows onto a server."""

    address: str
    window: Callable[[Wishes], Page]

    def __call__(
        self,
        size: tuple[int, int] = DESK,
        *,
        path: str | None = "/",
        theme: str = "light",
        language: str = "en-GB",
        name: str = "",
        motion: bool = False,
        speed: str = "none",
        drawn: bool = False,
        **settings: Any,
    ) -> Page:
        page = self.window(Wishes(size, path, theme, language, name, motion, speed, drawn, settings))
        if name:
            page.get_by_role("button", name="Change name").click()
            page.get_by_label("Your name").fill(name)
        return page

    def host(self, page: Page) -> Host:
        """Sets tables up that this window can open."""
        return Host(self.address, page.context)

    def go(self, page: Page, path: str) -> None:
        """Open a path in a window."""
        visit(page, path)


def load_fonts(page: Page) -> None:
    """Have all fonts there: `document.fonts.ready` is true before anything has asked for one."""
    page.evaluate("async () => { await Promise.all([...document.fonts].map((font) => font.load())); }")


@contextmanager
def serving(folder: Path, port: int = 0, *options: str, environment: dict[str, str] | None = None) -> Iterator[str]:
    """`trinacria serve` over a database in this folder, in its own process; its address."""
    wanted = ["serve", "--no-open", "--port", str(port), "--database", f"sqlite:///{folder / 'tables.db'}"]
    wanted += ["--lang", "en", *options]
    # Into a file: a pipe that nobody reads fills up with the server's log, and then the server stands still.
    told = folder / "server.log"
    with told.open("w", encoding="utf-8") as log:
        # What another environment brings is not in the process that starts the program fast.
        if environment is None:
            server: Process | subprocess.Popen[bytes] = Process(wanted, output=log, errors=log)
        else:
            server = subprocess.Popen([*COMMAND, *wanted], stdout=log, stderr=log, env=environment)
        try:
            begun = time.monotonic()
            while (found := re.search(r"http://[\d.]+:\d+", told.read_text(encoding="utf-8"))) is None:
                late = server.poll() is not None or time.monotonic() - begun > PATIENCE / 1000
                assert not late, f"The server did not start: {told.read_text(encoding='utf-8')}"
                time.sleep(0.05)
            yield found.group()
        finally:
            server.terminate()
            server.wait(60)


def at_speed(context: BrowserContext, speed: str = "none", **settings: object) -> None:
    """How fast the windows of a context tell what others do; most tests want to know only how it ends.

    More of what a browser keeps can be set with it. Nobody hears a sound, and to make none costs less.
    """
    kept = json.dumps(json.dumps({"speed": speed, "sound": False, **settings}))
    context.add_init_script(f"try {{ localStorage['trinacria-settings'] ??= {kept} }} catch {{}}")


_SETTLE = """(wishes) => {
  const key = "trinacria-settings";
  localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), ...wishes });
  dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage[key], storageArea: localStorage }));
}"""


def change_settings(page: Page, **settings: object) -> None:
    """Change some of what a browser keeps. The page hears of it as from another window."""
    page.evaluate(_SETTLE, settings)


# Whatever page was there is gone then, and nobody takes it for the new one; what was open there is shut. Two rulebooks
# are the same page, whose heading says another name.
_GO = """async (to) => {
  if (new URL(to, location.href).href === location.href) return;
  for (const shown of document.querySelectorAll("dialog[open]")) shown.close();
  const old = document.querySelector("h1, [data-version]");
  const said = old?.textContent;
  history.pushState(null, "", to);
  dispatchEvent(new PopStateEvent("popstate"));
  while (old?.isConnected && old.textContent === said) await new Promise(requestAnimationFrame);
}"""


def visit(page: Page, path: str) -> None:
    """Go to an address; inside the page, as its links do, where it is loaded already."""
    if page.url == "about:blank":
        page.goto(path)
    else:
        page.evaluate(_GO, path)


def until(condition: Callable[[], object]) -> None:
    """Wait for something that no page shows."""
    late = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < late, "it never came"
        time.sleep(0.02)


def without_worker(context: BrowserContext) -> None:
    """Windows of a browser that knows no service workers: installing one for each test would take long."""
    context.add_init_script("delete Navigator.prototype.serviceWorker")


def chromium(playwright: Playwright) -> Browser:
    program = find_chromium(playwright)
    if program is None:
        skip_without("Chromium")
    return playwright.chromium.launch(executable_path=program, args=[*SWITCHES, *(() if EVERYTHING else (AT_ONCE,))])


# A sentence that the catalogues lack is shown by its key; a picture that is missing or empty has no size.
_WRONG = """() => [
  ...new Set(document.body.innerText.match(/\\b(web|screen|table|cli|error|famiglia|lafamiglia)-[a-z]+[\\w-]*/g) ?? []),
  ...[...document.images].filter((one) => one.complete && one.naturalWidth === 0).map((one) => one.src),
]"""


# Every text that is ever shown is kept with the language of that moment.
_KEEP = """() => {
  const seen = (window.__seen = new Set());
  const keep = (node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = node.nodeType === Node.TEXT_NODE ? node : texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (text.data.trim() && parent && !parent.closest("script, style, .hash, code"))
        seen.add(`${document.documentElement.lang}\\t${text.data.trim()}`);
    }
  };
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes)
      if (type === "characterData") keep(target);
      else addedNodes.forEach(keep);
  }).observe(document, all);
}"""


_CHIP = re.compile(rf"(\w+ )?{RULE_ID.pattern}")
"""A rule's id on its button, or as the heading of its text."""


class Look:
    """What a browser window did that it must not: errors on the console, requests to other hosts."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.faults: list[str] = []
        self.asked: list[str] = []
        """Every address that a page asked for."""

    def follow(self, context: BrowserContext) -> None:
        """Watch every page of a context."""
        context.add_init_script(f"({_KEEP})()")
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        context.on("request", lambda request: self._ask(request.url))
        context.on("page", lambda page: page.on("websocket", lambda line: self._ask(line.url)))

    def over(self, page: Page) -> None:
        """Look a page over: no key of a catalogue instead of words, no broken picture, and never a code."""
        self.faults += [f"shown: {what}" for what in page.evaluate(_WRONG)]
        for kept in page.evaluate("() => [...(window.__seen ?? [])]"):
            language, _, text = kept.partition("\t")
            found = set() if _CHIP.fullmatch(text) else codes_in(text, language or "en")
            self.faults += [f"code: {code} in {text[:120]}" for code in sorted(found)]

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _ask(self, url: str) -> None:
        self.asked.append(url)
        if not url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.faults.append(f"left the host: {url}")


def kept(page: Page, place: str) -> list[dict[str, Any]]:
    """What a browser keeps."""
    found: list[dict[str, Any]] = json.loads(page.evaluate(f"localStorage.getItem('trinacria-{place}')") or "[]")
    return found


def open_tools(page: Page) -> None:
    """On a phone the tools of the top bar are behind one button."""
    more = page.locator("header.top .more")
    if more.is_visible() and more.get_attribute("aria-expanded") == "false":
        more.click()


def menu(page: Page, choice: str, button: str) -> None:
    """Do something about the game as a whole."""
    open_tools(page)
    page.get_by_role("button", name="Game menu").click()
    page.get_by_role("radio", name=re.compile(f"^{choice}")).check()
    page.get_by_role("button", name=button, exact=True).click()


def in_text_mode(page: Page) -> None:
    """Tables open in text mode from now on: a board that is not the point need not be drawn."""
    page.evaluate("localStorage['trinacria-text'] = 'on'")


def begin_from(
    window: Open, game: Game, seat: str, size: tuple[int, int] = DESK, bot: str = "random", **wishes: Any
) -> Page:
    """A window on one seat of a table that begins from a position, bots on all others."""
    page = window(size, path=None, **wishes)
    page.set_default_timeout(PATIENCE)
    host = window.host(page)
    window.go(page, host.start(host.from_position(game, [seat], bot)))
    return page


def against_a_bot(window: Open, size: tuple[int, int] = DESK, **wishes: Any) -> Page:
    """A window at a new game of Famiglia against a bot that does not think long."""
    page = window(size, **wishes, path=None)
    page.set_default_timeout(PATIENCE)
    host = window.host(page)
    window.go(page, host.start(host.against_a_bot()))
    page.locator(".felt").wait_for()
    return page


# What only begins an action is played at once; everything else is offered in the bar.
_ANSWERED = """(before) =>
  document.querySelector("[data-version]").dataset.version !== before ||
  document.querySelector(".decide button[data-action]:enabled") !== null"""


# The way that has no action of its own: a card is chosen that goes for new ones.
NEW = ".decide .option:not([data-action]):enabled"
PASS = '.decide button[data-action="pass"], dialog .list button[data-action="pass"]'


class Player:
    """Somebody at a table of Famiglia who plays with the mouse, at random but from a seed, and passes after a while."""

    def __init__(self, page: Page, seed: int = 1, patience: int = 1000) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.patience = patience
        page.set_default_timeout(PATIENCE)

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(".end h2").count() > 0

    @property
    def deciding(self) -> bool:
        """Whether the page asks this player."""
        return self.page.locator(".decide:not(.wait)").count() > 0

    def until_asked(self) -> None:
        """Wait until the page asks this player, or shows the result."""
        self.page.locator(".decide:not(.wait), .end").first.wait_for(state="attached")

    def buttons(self) -> list[str]:
        """The notations of the actions that the decision bar offers."""
        offered = self.page.locator(".decide button[data-action]:enabled")
        found: list[str] = offered.evaluate_all("(buttons) => buttons.map((button) => button.dataset.action)")
        return found

    def point(self, target: Locator, position: Position | None = None) -> None:
        """Press something with the mouse."""
        target.click(position=position)

    def act(self) -> None:
        """Point at a card that glows, then take one of the ways it offers; pass where there is nothing else."""
        self.patience -= 1
        if self.patience < 0 and self.page.locator(PASS).count() > 0:
            self.press("pass")
            return
        cards = self.page.locator(".slot.legal")
        if cards.count() == 0 and self.page.locator(NEW).count() > 0:
            # Two passes end a game, and at the beginning nobody has to pass.
            self.point(self.page.locator(NEW).first)
            cards.first.wait_for()
        count = cards.count()
        if count > 0:
            at = self.chance.randrange(count)
            # Cards of a hand overlap, so a click goes to the strip that is in sight.
            if self.moved_on(lambda: self.point(cards.nth(at), {"x": 6, "y": 24})):
                return
        notations = self.buttons()
        self.press(self.chance.choice([text for text in notations if text != "pass"] or notations or ["pass"]))

    def play_in_text(self, press: Callable[[Locator], None], after: Callable[[], None] = lambda: None) -> None:
        """Play to the end in text mode, answering in this way: at random, then by the last answer, which passes."""
        for turn in range(200):
            self.page.locator(".actions button, .end").first.wait_for(state="attached")
            if self.over:
                return
            version = self.page.locator("[data-version]").get_attribute("data-version")
            offered = self.page.locator(".actions button")
            press(offered.nth(offered.count() - 1 if turn > 8 else self.chance.randrange(offered.count())))
            expect(self.page.locator("[data-version]")).not_to_have_attribute("data-version", version or "")
            after()

    def moved_on(self, do: Callable[[], None]) -> bool:
        """Do something; whether the game moved on by it. Otherwise the bar offers what can be done now."""
        before = self.page.locator("[data-version]").get_attribute("data-version")
        do()
        self.page.wait_for_function(_ANSWERED, arg=before)
        return self.page.locator("[data-version]").get_attribute("data-version") != before

    def press(self, notation: str) -> None:
        """Press the button of an action and wait until the page has moved on."""
        question = self.page.locator("[data-version]").get_attribute("data-version")
        button = self.page.locator(f'.decide button[data-action="{notation}"]')
        if button.count() == 0:
            # Where there is little room, the list of the bar has it.
            self.point(self.page.locator(".decide .counted"))
            button = self.page.locator(f'dialog[open] button[data-action="{notation}"]')
        self.point(button)
        expect(self.page.locator("[data-version]")).not_to_have_attribute("data-version", question or "")

    @property
    def version(self) -> int:
        """The moment that the page shows."""
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)
