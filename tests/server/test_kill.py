"""Nothing is lost: the server is killed at random moments during play, and the games go on as if nothing had been."""

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
from support.runs.effort import amount
from support.server.processes import Server, server
from support.server.running import PATIENCE
from support.server.socket_player import Player, lay_table, random_choice, sit_all

from trinacria.server.store import open_database
from trinacria.table.history.log import Away, Back, Gone, Logged, Played, Said
from trinacria.table.table import Table

GAMES = {"famiglia": 2, "lafamiglia": 4}


@dataclass
class Company:
    """People who play one game after the other, and talk meanwhile."""

    game: str
    dice: Random
    players: list[Player] = field(default_factory=list)
    before: list[list[Player]] = field(default_factory=list)
    """The players of the tables they have left."""

    async def play(self, base: str, leaving: asyncio.Event) -> None:
        """Play until told to leave; nothing that was asked is left without its answer."""
        while not leaving.is_set():
            self.before.append(self.players)
            self.players = await self._lay(base)
            async with AsyncExitStack() as stack:
                for player in self.players:
                    player.wait = PATIENCE
                    await stack.enter_async_context(player)
                assert (await self.players[0].ask("start"))["type"] == "done"
                await asyncio.gather(*(self._sit(player, leaving) for player in self.players))
                for player in self.players:
                    await answered(player)
                last = max(player.seq for player in self.players)
                for player in self.players:
                    await player.reach(last)

    async def _lay(self, base: str) -> list[Player]:
        """A new table. One that nobody was told of is no loss."""
        while True:
            try:
                return (await sit_all(base, self.game, GAMES[self.game]))[1]
            except httpx.TransportError:
                await asyncio.sleep(0.05)

    async def _sit(self, player: Player, leaving: asyncio.Event) -> None:
        choose = random_choice(self.dice.random().hex())

        def talk_and_choose(screen: dict[str, object], actions: list[str]) -> str:
            if self.dice.random() < 0.3:
                talking.create_task(player.begin("chat", to="table", text=f"{player.seq}"))
            return choose(screen, actions)

        async with asyncio.TaskGroup() as talking:
            await player.play_on(talk_and_choose, leaving.is_set)

    @property
    def tables(self) -> list[list[Player]]:
        """The players of every table, the last one included."""
        return [table for table in [*self.before, self.players] if table]


async def answered(player: Player) -> None:
    """Wait until a player has all its answers."""
    await player.until(lambda: not player.asked)


async def kill_again_and_again(running: Server, times: int, companies: list[Company], dice: Random, least: int) -> int:
    """Kill the server at random moments while everybody plays, and let them play on until so much was answered in all.

    How often somebody waited for an answer just when it was killed.
    """
    leaving = asyncio.Event()
    playing = [asyncio.create_task(company.play(running.base, leaving)) for company in companies]
    interrupted = 0

    def heard() -> int:
        return sum(len(player.answers) for company in companies for table in company.tables for player in table)

    async def play_until(answers: int) -> None:
        began = time.monotonic()
        while heard() < answers:
            await asyncio.sleep(0.002)
            for task in playing:
                if task.done():
                    task.result()
            assert time.monotonic() - began < PATIENCE, "nobody plays any more"

    for _ in range(times):
        # From the moment on that play goes on again, so that no kill hits a server that nobody has found yet.
        await play_until(heard() + 1)
        await asyncio.sleep(dice.random() * 0.12)
        interrupted += any(player.asked for company in companies for player in company.players)
        running.kill()
        await asyncio.to_thread(running.start)
    await play_until(least)
    leaving.set()
    await asyncio.gather(*playing)
    return interrupted


async def check(database: str, companies: list[Company]) -> int:
    """The log of every table against what its players were told; how many actions were played."""
    store = open_database(database)
    await store.open()
    try:
        count = 0
        for company in companies:
            for players in company.tables:
                count += check_table(players, await store.entries(players[0].table))
        return count
    finally:
        await store.close()


def check_table(players: list[Player], log: list[Logged]) -> int:
    """Every acknowledged request is in the log once, where it was said to be, and nothing else is."""
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    asked = Counter(entry.asked for entry in log if entry.asked is not None)
    assert not [id for id, count in asked.items() if count > 1], "nothing is doubled"
    acknowledged: dict[str, int] = {}
    for player in players:
        chair = player.screen["you"]["chair"]
        for id, answer in player.answers.items():
            if answer["type"] == "done" and answer.get("seq") is not None:
                acknowledged[f"{chair}/{id}"] = answer["seq"]
            else:
                assert answer["key"] == "table-error-stale", answer
    stored = {entry.asked: entry.seq for entry in log if entry.asked is not None}
    assert acknowledged == stored, "what was acknowledged is stored, and what is stored was acknowledged in the end"
    # And everybody has seen the same table that the log gives.
    table = Table(players[0].table, log)
    for player in players:
        assert player.seq == len(log)
        viewer = table.viewer(player.token)
        told = {one.seq: one.told(viewer, table.status == "over") is None for one in table.events}
        assert {seq: what is None for seq, what in player.story.items()} | told == told
        assert sorted(player.story) == list(range(1, len(log) + 1))
    # On a busy machine somebody may be away for a while after a kill.
    assert all(isinstance(entry.body, Played | Said | Away | Gone | Back) for entry in log[2:])
    return sum(isinstance(entry.body, Played) for entry in log)


async def test_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    """SQLite; several tables at once, games of both kinds one after the other."""
    database = f"sqlite:///{tmp_path}/tables.db"
    dice, times = Random("kill"), amount(7, 100)
    with server(database) as running:
        companies = [Company(game, Random(f"{game}{number}")) for game in GAMES for number in range(amount(1, 2))]
        interrupted = await kill_again_and_again(running, times, companies, dice, 3 * times)
        connections = [player.connections for company in companies for player in company.players]
    assert interrupted > times / 2, "most kills hit somebody who waited for an answer"
    assert max(connections) > 1
    assert await check(database, companies) > times


async def test_kills_lose_nothing_over_postgresql_either(shared: str) -> None:
    dice = Random("kill")
    with server(shared) as running:
        companies = [Company(game, Random(game)) for game in GAMES]
        await kill_again_and_again(running, amount(2, 24), companies, dice, 30)
    assert await check(shared, companies) > 8


async def test_a_request_is_answered_again_after_a_restart_and_not_carried_out_again(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/tables.db") as running:
        made = await lay_table(running.base, "famiglia", [{"kind": "me"}, {"kind": "me"}])
        async with Player(running.base, made["table"], made["seats"][0]["token"]) as player:
            before = await player.ask("chat", id="one", to="table", text="Ciao")
            running.kill()
            running.start()
            del player.answers["one"]
            assert await player.ask("chat", id="one", to="table", text="Ciao") == before
            assert player.seq == before["seq"]
