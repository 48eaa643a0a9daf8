"""Rated games in real browsers: what is said before one sits down, how a game ends, and the pages that show ratings."""

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect
from support.page.axe import violations_in_both_themes
from support.page.browser import serving
from support.page.members import LAPTOP, Browsers, become
from support.page.setting_up import open_table, unfold

from trinacria.server.club.names import folded
from trinacria.server.club.ratings.folding import pool_of
from trinacria.server.club.ratings.keeping import RatingsKeeper
from trinacria.server.store import open_database
from trinacria.server.store.people.rated import RatedGame

DAY = 86_400.0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rated")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A server whose database the test can find."""
    with serving(folder, 0, "--no-limits") as found:
        yield found


def member(browsers: Browsers, name: str, size: tuple[int, int] = LAPTOP) -> Page:
    page = browsers(size)
    become(page, name)
    page.keyboard.press("Escape")
    page.goto("/")
    page.locator("a.me").wait_for()
    return page


def played(folder: Path, names: list[str], games: int) -> None:
    """So many rated games among members, the first of whom is the strongest."""

    async def count() -> None:
        store = open_database(f"sqlite:///{folder / 'tables.db'}")
        await store.open()
        found = [await store.members.named(folded(name)) for name in names]
        ids = [one.id for one in found if one is not None]
        keeper, dice = RatingsKeeper(store.people_ratings), Random(4)
        for at in range(games):
            one, other = dice.sample(range(len(ids)), 2)
            won = 0 if (one < other) == (dice.random() < 0.75) else 1
            ended = time.time() - (games - at) * DAY / 2
            game = RatedGame(f"made-{at}", pool_of("famiglia", "standard"), ended, [[ids[one]], [ids[other]]], won)
            await keeper.count(game, partial(store.people_games.count, game.table, None, ()))
        await store.close()

    # Playwright has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, count()).result()


def test_a_rated_game_says_what_it_asks_for_and_counts_when_somebody_leaves(browsers: Browsers) -> None:
    guest = browsers(LAPTOP)
    guest.goto("/new?game=famiglia&preset=friends")
    switch = guest.get_by_role("switch", name="Rated game")
    expect(switch).to_be_disabled()
    expect(guest.locator("label", has=switch)).to_contain_text("Keep your name first")

    ada, bruno = member(browsers, "Ada Rated"), member(browsers, "Bruno Rated")
    ada.goto("/new?game=famiglia&preset=bots")
    switch = ada.get_by_role("switch", name="Rated game")
    expect(ada.locator("label", has=switch)).to_contain_text("a member on every seat")
    ada.get_by_role("radio", name="Over days").check()
    expect(switch).to_be_enabled()
    switch.check()
    expect(ada.locator("label", has=switch)).to_contain_text("No hints")
    unfold(ada, "watching")
    ada.get_by_label("Listed in the lobby").check()
    open_table(ada)
    ada.wait_for_url("**/t/*")
    expect(ada.locator("main")).to_contain_text("Rated")

    bruno.goto("/")
    listed = bruno.locator("li", has=bruno.locator(f'a[href="/t/{ada.url.rpartition("/")[2]}"]'))
    expect(listed).to_contain_text("Rated")
    guest.goto(ada.url)
    expect(guest.locator("main")).to_contain_text("Members only")
    guest.locator('[data-chair="2"]').get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_contain_text("only members sit down")
    browsers.look.faults.clear()

    bruno.goto(ada.url)
    bruno.locator('[data-chair="2"]').get_by_role("button", name="Sit down").click()
    bruno.locator('[data-chair="2"].mine').wait_for()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bruno):
        page.locator("[data-hand], .table, .bar").first.wait_for()


def test_profile_and_ladder_show_ratings_with_their_spread(browsers: Browsers, folder: Path) -> None:
    names = ["Chiara Strong", "Dario Middle", "Elena Weak"]
    pages = [member(browsers, name) for name in names]
    played(folder, names, 90)
    reader = pages[0]
    reader.goto(f"/people/{names[0]}")
    ratings = reader.locator("section", has=reader.get_by_role("heading", name="Ratings"))
    expect(ratings.locator(".tile")).to_contain_text("±")
    curve = ratings.get_by_role("img")
    expect(curve).to_have_attribute("aria-label", re.compile("highest 1,"))
    ratings.get_by_role("link", name="Ladder").click()
    reader.wait_for_url("**/ladder?*")
    expect(reader.get_by_role("heading", name="Ladder", exact=True)).to_be_visible()
    assert violations_in_both_themes(reader) == []
