"""Film strips of what the table tells: `make strips` writes them to build/strips, in both themes.

A strip is one picture: a bot's turn, the reveal of the orders, a duel, the last page, as a row of frames with their times.
With arguments, only the strips whose names begin with one of them: `make strips ONLY="duel reveal-dark"`.
"""

import base64
import html
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from support import famiglia
from support.page import DESK, PATIENCE, at_speed, chromium, serving
from support.sicily_page import last_moment, moment, seat_people

import trinacria

ALL = Path(__file__).parents[1] / "build" / "strips"
THEMES = ("light", "dark")
FRAMES = 12
ACROSS = 3
WIDE = 720
LONGEST = 25.0
"""Seconds that are filmed at most."""
REST = 3.0
"""Seconds that are filmed after the story has been told."""


class Frame(NamedTuple):
    """What was on the screen when, and what was told there."""

    picture: str
    seconds: float
    told: str


class Film(NamedTuple):
    """A table at the moment before something happens, and the action that begins it."""

    game: trinacria.Game
    action: str
    points_at: str = ""
    """What is clicked before the button of the action."""


def main() -> None:
    """Film everything that is asked for."""
    ALL.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        for name, find in FILMS.items():
            wanted = [theme for theme in THEMES if asked_for(f"{name}-{theme}")]
            film = find() if wanted else None
            for theme in wanted:
                assert film is not None
                context = open_context(browser, address, theme)
                frames = pick(list(shoot(context, film)))
                develop(context, ALL / f"{name}-{theme}.webp", frames)
                context.close()
                print(f"{name}-{theme}: {len(frames)} frames, {frames[-1].seconds:.1f} s")
        browser.close()


def asked_for(name: str) -> bool:
    """Whether this strip is wanted."""
    return len(sys.argv) < 2 or any(name.startswith(wish) for wish in sys.argv[1:])


def open_context(browser: Browser, address: str, theme: str) -> BrowserContext:
    """A browser with its own storage, where things move and are told at normal speed."""
    width, height = DESK
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale="en-GB",
        reduced_motion="no-preference",
    )
    context.set_default_timeout(PATIENCE)
    at_speed(context, "normal")
    return context


# ---------------------------------------------------------------- what is filmed


def before(fits: Callable[[trinacria.Game, str], bool], seeds: range = range(1, 60)) -> Film:
    """A war before somebody's `done` or `force` after which something is so."""
    for seed in seeds:
        game, chance = trinacria.new_game("lafamiglia", mode="2v2", seed=seed), random.Random(seed)
        while (decision := game.decision) is not None:
            actions = [str(action) for action in decision.actions]
            found = next((action for action in actions if action == "done" and fits(game, action)), None)
            if found is not None:
                return Film(game, found)
            game.play(chance.choice(actions))
    raise AssertionError("no war comes to that")


def bots_turn() -> Film:
    """In planning, somebody else plays next."""

    def fits(game: trinacria.Game, action: str) -> bool:
        later = game.copy()
        later.play(action)
        view = later.view(None)
        seats = [seat.decision.seat for seat in (game, later) if seat.decision is not None]
        return view["phase"] == "planning" and view["round"] == 2 and len(set(seats)) == 2

    return before(fits)


def reveal() -> Film:
    """The last action of a planning phase."""

    def fits(game: trinacria.Game, action: str) -> bool:
        later = game.copy()
        later.play(action)
        return bool(game.view(None)["phase"] == "planning" and later.view(None)["phase"] == "encounter")

    return before(fits)


def duel() -> Film:
    """An attack whose approach is asked for."""
    return Film(moment("approach", seed=9, verb="finesse"), "finesse")


def finale() -> Film:
    """The last decision of a war."""
    game = last_moment(seed=4)
    assert game.decision is not None
    return Film(game, str(game.decision.actions[-1]))


def cards() -> Film:
    """A turn at cards that ends with recruiting."""
    for seed in range(1, 50):
        game = trinacria.new_game("famiglia", seed=seed)
        assert game.decision is not None
        ways = [str(action) for action in game.decision.actions if str(action).startswith("take")]
        if ways:
            return Film(game, ways[0], f'.street .slot.legal [data-card^="{ways[0].split()[1]}"]')
    raise AssertionError("nobody can recruit at once")


def cards_finale() -> Film:
    """Two hands and gangs before the pass that ends the game."""
    game = famiglia.table(
        "R1 B1", "Y0 B0 R2 B3 G0 G3 R1", "Y3 B4 G2 R2", "R0 R1 R3 Y0 Y1 G1 G2 B1", "Y0 Y2 R0 R0 G0 B0 B1 R1", passes=1
    )
    return Film(game, "pass")


FILMS: dict[str, Callable[[], Film]] = {
    "turn": bots_turn,
    "reveal": reveal,
    "duel": duel,
    "finale": finale,
    "cards": cards,
    "cards-finale": cards_finale,
}


# ---------------------------------------------------------------- filming


def sit_down(context: BrowserContext, game: trinacria.Game) -> Page:
    """The window of whoever must decide; bots have the other seats."""
    page = context.new_page()
    assert game.decision is not None
    me = game.decision.seat
    if game.name == "lafamiglia":
        link = seat_people(page, game, bots=[seat for seat in game.seats if seat != me])[me]
    else:
        chairs = [
            {"kind": "me", "nickname": "Ada"} if seat == me else {"kind": "bot", "bot": "greedy"} for seat in game.seats
        ]
        settings = {"game": game.name, "mode": "", "places": "fixed", "name": "Limoneto"}
        wish = {"settings": settings, "chairs": chairs, "position": game.position()}
        made = page.request.post("/api/v1/tables", data=wish).json()
        link = f"/t/{made['table']}#{made['seats'][0]['token']}"
    page.goto(link)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".decide:not(.wait)").wait_for()
    return page


def shoot(context: BrowserContext, film: Film) -> Iterator[Frame]:
    """Frames from the action on until the story has been told."""
    page = sit_down(context, film.game)
    camera = context.new_cdp_session(page)
    if film.points_at:
        page.locator(film.points_at).first.click()
    version = page.locator("[data-version]").get_attribute("data-version")
    page.locator(f'button[data-action="{film.action}"] >> visible=true').first.click()
    page.wait_for_function("(old) => document.querySelector('[data-version]').dataset.version !== old", arg=version)
    began = quiet_since = time.monotonic()
    while (now := time.monotonic()) - began < LONGEST and now - quiet_since < REST:
        picture = camera.send("Page.captureScreenshot", {"format": "webp", "quality": 80})["data"]
        told = str(page.evaluate("document.querySelector('.telling p')?.innerText ?? ''"))
        if told:
            quiet_since = now
        yield Frame(picture, now - began, told.replace("\n", " "))


def pick(frames: list[Frame]) -> list[Frame]:
    """So many frames, as far apart as possible, the first and the last among them."""
    if len(frames) <= FRAMES:
        return frames
    return [frames[round(at * (len(frames) - 1) / (FRAMES - 1))] for at in range(FRAMES)]


def develop(context: BrowserContext, path: Path, frames: list[Frame]) -> None:
    """Put the frames side by side into one picture."""
    shown = "".join(
        f'<figure><img src="data:image/webp;base64,{picture}"><figcaption>{seconds:.1f} s  {html.escape(told)}'
        "</figcaption></figure>"
        for picture, seconds, told in frames
    )
    style = (
        f"body{{margin:8px;display:grid;grid-template-columns:repeat({ACROSS},{WIDE}px);gap:8px;background:#222;"
        "color:#eee;font:14px sans-serif}figure{margin:0}img{width:100%;display:block}figcaption{padding:4px;"
        "white-space:nowrap;overflow:hidden}"
    )
    page = context.new_page()
    page.set_viewport_size({"width": ACROSS * (WIDE + 8) + 8, "height": 600})
    page.set_content(f"<!doctype html><style>{style}</style>{shown}")
    page.wait_for_function("[...document.images].every((one) => one.complete)")
    whole = {"format": "webp", "quality": 82, "captureBeyondViewport": True}
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    whole["clip"] = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1}
    path.write_bytes(base64.b64decode(context.new_cdp_session(page).send("Page.captureScreenshot", whole)["data"]))


if __name__ == "__main__":
    main()
