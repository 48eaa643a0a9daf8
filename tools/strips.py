"""Film strips of what the table tells: `make strips` writes them to build/strips, in both themes.

A strip is one picture: a bot's turn, the reveal of the orders, a duel or the last page, as rows of frames with times.
The window's clock is moved by hand, so that a slow machine films the same as a fast one.
With arguments, only the strips whose names begin with one of them: `make strips ONLY="duel reveal-dark"`.
"""

import argparse
import base64
import html
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from support.games import famiglia
from support.page.browser import DESK, PATIENCE, at_speed, chromium, serving
from support.page.sicily_page import last_moment, moment, seat_people

import trinacria

LATER = 22
"""So many actions of a card game are played before it is filmed."""
ALL = Path(__file__).parents[1] / "build" / "strips"
THEMES = ("light", "dark")
FRAMES = 12
ACROSS = 3
WIDE = 720


PARTS = 3
"""Between two frames the clock goes on in so many parts."""
HEARD = (
    "(old) => document.querySelector('[data-version]').dataset.version !== old || document.querySelector('.telling')"
)
GOES_ON = "() => document.querySelector('.telling, .finale, .decide:not(.wait)') !== null"
# The styles' animations know nothing of the clock that the scripts see.
MOVE_ON = """(ms) => {
  for (const one of document.getAnimations()) {
    one.pause();
    one.currentTime = (one.currentTime ?? 0) + ms;
    if (one.currentTime >= one.effect.getComputedTiming().endTime) one.finish();
  }
}"""


class Frame(NamedTuple):
    """What was on the screen when, and what was told there."""

    picture: str
    seconds: float
    told: str


class Film(NamedTuple):
    """A table at the moment before something happens, and how the action begins that brings it about."""

    game: trinacria.Game
    action: str
    points_at: str = ""
    """What is clicked before the button of the action."""
    ms: int = 7_200
    """How much of it is filmed."""
    answers: int = 0
    """So many questions on the way are answered by what is offered first."""


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
                frames = list(shoot(context, film))
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

    return before(fits)._replace(ms=3_000)


def duel() -> Film:
    """An attack from the march on."""
    return Film(moment("move_soldati", seed=9), "soldati", ms=10_800, answers=5)


def finale() -> Film:
    """The last decision of a war."""
    game = last_moment(seed=4)
    assert game.decision is not None
    return Film(game, str(game.decision.actions[-1]), ms=3_000)


def cards() -> Film:
    """A turn at cards that ends with recruiting."""
    for seed in range(1, 50):
        game, chance = trinacria.new_game("famiglia", seed=seed), random.Random(seed)
        for _ in range(LATER):
            if game.decision is not None:
                game.play(chance.choice([one for one in game.decision.actions if str(one) != "pass"]))
        ways = [str(action) for action in game.decision.actions] if game.decision is not None else []
        taken = [way for way in ways if way.startswith("take")]
        if len(taken) == 1:
            return Film(game, taken[0], f'.street .slot.legal[data-card="{taken[0].split()[1]}"]')
    raise AssertionError("nobody has one card to recruit")


def cards_finale() -> Film:
    """Two hands and gangs before the pass that ends the game."""
    game = famiglia.table(
        "R1 B1",
        "Y0 B0 R2 B3 G0 G3",
        "Y3 B4 G2 R2",
        "R0 R1 R3 Y0 Y1 G1 G2",
        "Y0 Y2 R0 R0 G0 B0 B1 R1",
        "G0 Y0",
        passes=1,
    )
    return Film(game, "pass", ms=2_400)


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
    """The window of the one who must decide; bots have the other seats."""
    page = context.new_page()
    page.clock.install()
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


SHARP: dict[str, Any] = {"format": "webp", "quality": 80}


def shoot(
    context: BrowserContext, film: Film, frames: int = FRAMES, settings: dict[str, Any] = SHARP
) -> Iterator[Frame]:
    """Frames from the action on until the story has been told."""
    page = sit_down(context, film.game)
    camera = context.new_cdp_session(page)
    if film.points_at:
        page.locator(film.points_at).first.click()
    button = page.locator(f'button[data-action^="{film.action}"] >> visible=true').first
    button.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() + 50"))
    version = page.locator("[data-version]").get_attribute("data-version")
    button.dispatch_event("click")
    page.wait_for_function(HEARD, arg=version, polling=50)
    step, left = film.ms // frames, film.answers
    for at in range(frames):
        # A bot that thinks holds the film: what is between two beats is not worth a frame.
        page.wait_for_function(GOES_ON, polling=50)
        offered = page.locator(".decide:not(.wait) .act button[data-action]:enabled")
        if left > 0 and offered.count() > 0:
            left -= 1
            version = page.locator("[data-version]").get_attribute("data-version")
            offered.first.dispatch_event("click")
            page.wait_for_function(HEARD, arg=version, polling=50)
        for _ in range(PARTS):
            page.clock.run_for(step // PARTS)
            page.evaluate(MOVE_ON, step // PARTS)
        picture = camera.send("Page.captureScreenshot", settings)["data"]
        told = str(page.evaluate("document.querySelector('.telling p')?.innerText ?? ''"))
        yield Frame(picture, (at + 1) * step / 1000, told.replace("\n", " "))


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
    whole: dict[str, Any] = {"format": "webp", "quality": 82, "captureBeyondViewport": True}
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    whole["clip"] = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1}
    path.write_bytes(base64.b64decode(context.new_cdp_session(page).send("Page.captureScreenshot", whole)["data"]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="the beginnings of names")
    parser.parse_args()
    main()
