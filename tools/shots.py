"""Pictures of every page, in both themes and both sizes: `make shots` writes them to build/shots.

Those that the README and the documentation show are written to docs/images, too. With arguments, only the pictures
whose names begin with one of them are taken: `make shots ONLY="home replay-desk"`.
"""

import argparse
import base64
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from support.page.browser import DESK, PATIENCE, PHONE, Player, at_speed, chromium, open_tools, serving
from support.page.setting_up import open_table
from support.page.sicily_page import click_on, last_moment, moment, seat_people

import trinacria

ROOT = Path(__file__).parents[1]
ALL = ROOT / "build" / "shots"
KEPT = {
    "home-desk-light": "page-home",
    "famiglia-desk-dark": "page-famiglia-dark",
    "famiglia-phone-light": "page-famiglia-phone",
    "lafamiglia-planning-desk-light": "page-lafamiglia",
    "lafamiglia-conflict-desk-dark": "page-lafamiglia-conflict",
    "lafamiglia-encounter-phone-light": "page-lafamiglia-phone",
    "replay-desk-light": "page-replay",
    "new-desk-light": "page-new",
    "lafamiglia-plan-desk-light": "page-lafamiglia-plan",
}
SIZES = {"desk": DESK, "phone": PHONE}
THEMES = ("light", "dark")
FAMIGLIA = (
    "home",
    "settings",
    "new",
    "lobby",
    "invitation",
    "famiglia",
    "curtain",
    "ending",
    "replay",
    "watch",
    "guide",
    "rules",
    "about",
    "nowhere",
)
"""What the card game and the pages of both games are called."""


class Scene(NamedTuple):
    """A page, what must be there before the picture is taken, and what is done first."""

    name: str
    path: str
    ready: str
    first: Callable[[Page], None] = lambda page: None
    stranger: bool = False
    """Whether the visitor has no seat anywhere."""


def main() -> None:
    """Play a little, then take the pictures."""
    ALL.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        # One address fetches the whole page for every picture.
        serving(Path(folder), 0, "--no-limits") as address,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        scenes, kept = prepare(browser, address) if asked_for(FAMIGLIA) else ([], None)
        scenes += prepare_sicily(browser, address) if asked_for(("lafamiglia",)) else []
        for size in SIZES:
            for theme in THEMES:
                for scene in scenes:
                    name = f"{scene.name}-{size}-{theme}"
                    if not asked_for((name,)):
                        continue
                    context = open_context(browser, address, size, theme, None if scene.stranger else kept)
                    take(context, scene, name)
                    context.close()
        browser.close()


def asked_for(names: Sequence[str]) -> bool:
    """Whether some picture whose name begins so is wanted."""
    wishes = sys.argv[1:]
    return not wishes or any(one.startswith(wish) or wish.startswith(one) for wish in wishes for one in names)


def open_context(browser: Browser, address: str, size: str, theme: str, kept: Any = None) -> BrowserContext:
    """A browser with its own storage, or with what another one has kept."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale="en-GB",
        reduced_motion="reduce",
        # In a new storage it would fetch all files once more.
        service_workers="block",
        storage_state=kept,
    )
    context.set_default_timeout(PATIENCE)
    at_speed(context)
    return context


def take(context: BrowserContext, scene: Scene, name: str) -> None:
    page = context.new_page()
    page.goto(scene.path)
    page.locator(scene.ready).first.wait_for()
    scene.first(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    # Playwright itself writes PNG and JPEG only.
    settings = {"format": "webp", "quality": 86}
    picture = base64.b64decode(context.new_cdp_session(page).send("Page.captureScreenshot", settings)["data"])
    (ALL / f"{name}.webp").write_bytes(picture)
    if name in KEPT:
        (ROOT / "docs" / "images" / f"{KEPT[name]}.webp").write_bytes(picture)
    print(name)


def prepare(browser: Browser, address: str) -> tuple[list[Scene], Any]:
    """Games in several states; all scenes, and what the browser that played them has kept."""
    context = open_context(browser, address, "desk", "light")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Change name").click()
    page.get_by_label("Your name").fill("Ada")
    running = play(page, moves=6)
    finished = play(page, patience=9)
    page.goto("/new?friends")
    open_table(page)
    invitation = urlsplit(page.get_by_label("Link to seat").input_value())
    page.goto("/new")
    page.get_by_label("Seat 2").select_option("same-screen")
    open_table(page)
    page.locator(".curtain").wait_for()
    same_screen = urlsplit(page.url).path
    kept = context.storage_state()
    context.close()
    invited = f"{invitation.path}#{invitation.fragment}"
    table = ".felt .hand .slot"
    return [
        Scene("home", "/", "article"),
        Scene("settings", "/about", "h1", lambda page: page.locator("nav .icon-btn").last.click()),
        Scene("new", "/new", "form"),
        Scene("lobby", invitation.path, ".two"),
        Scene("invitation", invited, "form", stranger=True),
        Scene("famiglia", running, table),
        Scene("famiglia-chosen", running, table, choose),
        Scene("famiglia-refused", running, table, refuse),
        Scene("famiglia-people", running, table, lambda page: press(page, "People at the table")),
        Scene("famiglia-text", running, table, lambda page: press(page, "Text mode")),
        Scene("curtain", same_screen, ".curtain"),
        Scene("ending", finished, ".end h2:visible"),
        Scene("replay", finished.replace("/t/", "/replay/") + "#20", "figure"),
        Scene("watch", "/watch", "ul"),
        Scene("guide", "/learn/famiglia", ".lesson"),
        Scene("rules", "/rules/famiglia", "dl"),
        Scene("about", "/about", "dl"),
        Scene("nowhere", "/t/nowhere", "h1"),
    ], kept


def prepare_sicily(browser: Browser, address: str) -> list[Scene]:
    """Games of La Famiglia at moments that show something; only those that are asked for are laid."""
    context = open_context(browser, address, "desk", "light")
    page = context.new_page()
    page.goto("/")

    def seen(name: str, game: trinacria.Game, first: Callable[[Page], None] = lambda page: None) -> Scene:
        """A table at this moment, seen by the player who must decide; bots have the other seats."""
        assert game.decision is not None
        deciding = game.decision.seat
        link = seat_people(page, game, bots=[seat for seat in game.seats if seat != deciding])[deciding]
        start(page, link)
        return Scene(name, link, ".decide:not(.wait)", first, stranger=True)

    def together(name: str, game: trinacria.Game, first: Callable[[Page], None]) -> Scene:
        """The same where all seats are people's, who can plan with each other."""
        assert game.decision is not None
        links = seat_people(page, game)
        start(page, links[game.seats[0]])
        return Scene(name, links[game.decision.seat], ".decide:not(.wait)", first, stranger=True)

    def ended(name: str) -> Scene:
        game = last_moment(seed=4)
        assert game.decision is not None
        deciding = game.decision.seat
        link = seat_people(page, game, bots=[seat for seat in game.seats if seat != deciding])[deciding]
        start(page, link)
        click_on(page)
        return Scene(name, link, ".end h2:visible", stranger=True)

    def replayed(name: str) -> Scene:
        chairs = [{"kind": "bot", "bot": "random"}] * 4
        wish = {"settings": {"game": "lafamiglia", "mode": "2v2", "name": "Zàgara"}, "chairs": chairs}
        made = page.request.post("/api/v1/tables", data=wish).json()
        start(page, f"/t/{made['table']}#{made['host']}")
        page.locator(".end h2:visible").first.wait_for(timeout=120_000)
        return Scene(name, f"/replay/{made['table']}#180", "figure", stranger=True)

    def later(**wishes: Any) -> trinacria.Game:
        return moment("turn", seed=9, round=2, **wishes)

    made: dict[str, Callable[[str], Scene]] = {
        "new": lambda name: Scene(name, "/new?game=lafamiglia", "form"),
        "guide": lambda name: Scene(name, "/learn/lafamiglia#4", ".lesson"),
        "guide-late": lambda name: Scene(name, "/learn/lafamiglia#20", ".lesson"),
        "planning": lambda name: seen(name, later(), point),
        "plan": lambda name: together(name, later(), draw),
        "issue": lambda name: seen(name, moment("issue_order", seed=9, round=2)),
        "mat": lambda name: seen(name, moment("exert", "exert_supply", seed=9)),
        "encounter": lambda name: seen(name, moment("move_target", seed=9), point),
        "soldati": lambda name: seen(name, moment("move_soldati", seed=9)),
        "conflict": lambda name: seen(name, moment("take_card", seed=9)),
        "card": lambda name: seen(name, moment("conflict_card", seed=9)),
        "management": lambda name: seen(name, moment("mark_tile", seed=9), point),
        "refused": lambda name: seen(name, moment("move_target", seed=9), refuse_area),
        "chart": lambda name: seen(name, later(), lambda page: press(page, "Orders of")),
        "text": lambda name: seen(name, later(), lambda page: press(page, "Text mode")),
        "1v1": lambda name: seen(name, later(mode="1v1")),
        "coupole": lambda name: seen(name, moment("seat", "split", mode="1v1", seed=9, round=2)),
        "2v1": lambda name: seen(name, moment("extra_action", mode="2v1", seed=9)),
        "end": ended,
        "replay": replayed,
    }
    named = {f"lafamiglia-{name}": make for name, make in made.items()}
    scenes = [make(name) for name, make in named.items() if asked_for((name,))]
    context.close()
    return scenes


def start(page: Page, link: str) -> None:
    """Open a seat and start the game there."""
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-version] .lf").wait_for()


def point(page: Page) -> None:
    """Point at something that glows."""
    sheets = page.locator(".lf .tabs").get_by_role("button", name="Sheets")
    if page.locator(".lf .legal:visible").count() == 0 and sheets.is_visible():
        sheets.click()
    page.keyboard.press("n")
    page.keyboard.press("Enter")


def draw(page: Page) -> None:
    """Draw a plan for the partner."""
    page.locator(".mapbtn.team").click()
    areas = page.locator(".map .area")
    for at in (3, 9):
        areas.nth(at).click()
    page.get_by_role("button", name="Pin", exact=True).click()
    areas.nth(17).click()


def refuse_area(page: Page) -> None:
    """Point at an area where nobody can go."""
    page.locator('[data-area="nicosia"]').click()
    page.locator(".bubble").wait_for()


def play(page: Page, moves: int = 1000, patience: int = 1000) -> str:
    """A game of Famiglia against a bot, to its end or for so many actions; its path."""
    page.goto("/")
    page.get_by_role("button", name="Play Famiglia against a bot").click()
    player = Player(page, 5, patience)
    player.until_asked()
    while moves > 0 and not player.over:
        player.act()
        player.until_asked()
        moves -= 1
    return urlsplit(page.url).path


def press(page: Page, name: str) -> None:
    """Press a button of the bar at the top."""
    open_tools(page)
    page.get_by_role("button", name=re.compile(name)).first.click()


def choose(page: Page) -> None:
    """Point at a card."""
    page.locator(".slot.legal").first.click(position={"x": 6, "y": 24})


def refuse(page: Page) -> None:
    """Point at a card with which nothing can be done."""
    page.locator(".hand .slot:not(.legal)").first.click(position={"x": 6, "y": 24})
    page.locator(".bubble").wait_for()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="the beginnings of names")
    parser.parse_args()
    main()
