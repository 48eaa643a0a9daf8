"""Ratings: a fold over finished rated games, whoever counts them, and in whatever order."""

import asyncio
from functools import partial
from random import Random

import pytest
from sqlalchemy import text
from support.ratings.games import begin, rated, rated_table, sealed
from support.server.club import member
from support.server.databases import on_both_databases
from support.server.running import Running

from trinacria.server.club.people.recount import recount
from trinacria.server.club.ratings.folding import fold, pool_of, season_of, strength_of
from trinacria.server.club.ratings.keeping import RatingsKeeper
from trinacria.server.club.ratings.model import Strength, rate
from trinacria.server.store import open_database
from trinacria.server.store.people.rated import RatedGame, Step
from trinacria.server.store.people.ratings import standings_after

POOL = pool_of("famiglia", "standard")
DAY = 86_400.0


def games_of(count: int, members: int = 5) -> list[RatedGame]:
    """Games over several seasons, every one with other ends."""
    dice = Random(1)
    pairs = [dice.sample([f"m{number}" for number in range(members)], 2) for _ in range(count)]
    return [
        RatedGame(f"t{at}", POOL, at * 10 * DAY, [[one], [other]], dice.choice([0, 1, None]))
        for at, (one, other) in enumerate(pairs)
    ]


def in_order(steps: list[Step]) -> list[Step]:
    return sorted(steps, key=lambda one: (one.ended, one.table, one.member))


@on_both_databases
async def test_ratings_follow_the_ends_in_whatever_order_games_are_counted(database: str) -> None:
    """Two processes count at once, each what it comes upon."""
    stores = [open_database(database) for _ in range(2)]
    for store in stores:
        await store.open()
    games = games_of(30)
    shuffled = Random(2).sample(games, len(games))

    async def count(place: int) -> None:
        store = stores[place]
        keeper = RatingsKeeper(store.people_ratings)
        for game in shuffled[place::2]:
            await keeper.count(game, partial(store.people_games.count, game.table, None, ()))

    await asyncio.gather(count(0), count(1))
    found = await stores[0].people_ratings.steps(POOL)
    expected = fold(games, {})
    assert in_order(found) == in_order(expected)
    standings = {(one.season, one.member): one for one in await stores[0].people_ratings.standings(POOL)}
    assert standings == {(one.season, one.member): one for one in standings_after(expected)}
    assert len({season for season, _ in standings}) > 1
    assert not await RatingsKeeper(stores[0].people_ratings).recount()
    for store in stores:
        await store.close()


@on_both_databases
async def test_a_game_of_members_moves_their_ratings_and_is_counted_again_the_same(
    server: Running, database: str
) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    for number in range(1, 4):
        server.clock.time += 60
        await rated(server, ada, bruno)
        await _counted(server, number)
    store = server.app.state.people.ratings
    steps = await store.steps(POOL)
    assert [one.games for one in steps] == [1, 1, 2, 2, 3, 3]
    best = max(steps, key=lambda one: one.mu)
    winner = await server.app.state.people.relations.found("Ada")
    assert (best.games, best.member) == (3, winner.id)
    assert await recount(database) == 3
    assert await store.steps(POOL) == steps, "counted again, it comes to the same"
    other = open_database(database)
    async with other.engine.begin() as connection:
        await connection.execute(text("update club_ratings set mu = 40 where games = 2"))
        await connection.execute(text("delete from club_standings"))
    await other.engine.dispose()
    assert await recount(database) == 3
    assert await store.steps(POOL) == steps, "and what was spoilt is mended"
    assert len(await store.standings(POOL)) == 2


async def test_the_file_of_a_member_has_all_their_ratings(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    tables: list[str] = []
    for number in range(1, 3):
        server.clock.time += 60
        tables.append(await rated(server, ada, bruno))
        await _counted(server, number)
    kept = {key: (await server.get("/club/me/export", token=key))["people"]["ratings"] for _, key in (ada, bruno)}
    for told in kept.values():
        assert [(one["table"], one["game"]) for one in told] == [(table, "famiglia") for table in tables]
    assert kept[ada[1]][-1]["rating"] > kept[ada[1]][0]["rating"] > kept[bruno[1]][0]["rating"]
    who = await server.app.state.people.relations.found("Ada")
    steps = await server.app.state.people.ratings.course(who.id, POOL)
    assert [one["rating"] for one in kept[ada[1]]] == [strength_of(step).points for step in steps]


async def _counted(server: Running, games: int) -> None:
    async with asyncio.timeout(120):
        while await server.app.state.people.games.counted() < games:
            await asyncio.sleep(0.02)


def test_equal_sides_are_as_likely_to_win_whatever_their_number() -> None:
    single, pair = [Strength()], [Strength(), Strength()]
    ((one,), (two, three)) = rate([single, pair], 0)
    ((lost,), (won, _)) = rate([single, pair], 1)
    assert one.mu - 25 == pytest.approx(25 - lost.mu)
    assert two == three
    assert won.mu - 25 == pytest.approx(25 - two.mu)


def test_a_draw_moves_the_weaker_up_and_the_stronger_down() -> None:
    ((strong,), (weak,)) = rate([[Strength(28, 1)], [Strength(22, 1)]], None)
    assert strong.mu < 28
    assert weak.mu > 22
    ((one,), (other,)) = rate([[Strength()], [Strength()]], None)
    assert one == other
    assert one.mu == pytest.approx(25)
    assert one.sigma < Strength().sigma


def test_seasons_are_quarters_of_the_year() -> None:
    assert [season_of(at) for at in (0.0, 89 * DAY, 90 * DAY, 364 * DAY, 365 * DAY)] == [
        "1970-1",
        "1970-1",
        "1970-2",
        "1970-4",
        "1971-1",
    ]


@pytest.mark.parametrize(("mu", "sigma", "shown"), [(25.0, 10 / 3, "1500 267 True"), (28.5, 1.3, "1640 104 False")])
def test_a_rating_is_shown_with_two_standard_deviations(mu: float, sigma: float, shown: str) -> None:
    strength = Strength(mu, sigma)
    assert f"{strength.points} {strength.spread} {strength.provisional}" == shown


async def test_who_leaves_a_rated_game_loses_it(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    _, clients = await rated_table(server, [ada, bruno])
    await sealed(clients)
    await begin(clients)
    await clients[0].ask("leave")
    await clients[1].until(lambda: clients[1].status == "over")
    assert clients[1].screen["game"]["result"]["reason"] == "forfeited"
    await _counted(server, 1)
    steps = await server.app.state.people.ratings.steps(POOL)
    assert len({one.mu for one in steps}) == 2
