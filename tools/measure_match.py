"""Play two bots against each other and measure everything about it: who wins, how games end, how long a decision
takes. In 2 v 1 the first bot's games as the solo are told apart. Every game is a line of the file, and the same command
goes on where it stopped.

    python tools/measure_match.py --bots master,hard --games 400 --seed master --jobs 8 --out master-hard.jsonl
    python tools/measure_match.py --game lafamiglia --mode 1v1 --bots master@64,hard@160 --games 200 --out duel.jsonl
"""

import argparse
import json
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

import trinacria
from trinacria.bots import Bot, find_bot, play_match
from trinacria.bots.search import SearchBot
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation, observe
from trinacria.lab.statistics import wilson

EARLY = 10


class Match(NamedTuple):
    """Two bots, and what they play."""

    names: tuple[str, str]
    seed: str
    game: str
    mode: str | None
    options: tuple[tuple[str, str], ...]


class Timed(Bot):
    """Another bot, and how long it takes: time of the clock and of the processor."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.seed)
        self.bot = bot
        self.clock: list[float] = []
        self.processor: list[float] = []

    def choose(self, seen: Observation) -> Action | str:
        """What the other chooses."""
        clock, processor = time.perf_counter(), time.thread_time()
        action = self.bot.choose(seen)
        self.clock.append(time.perf_counter() - clock)
        self.processor.append(time.thread_time() - processor)
        return action


def play(match: Match, number: int) -> dict[str, Any]:
    """One game; each deal is played twice with sides changed, as the lab does."""
    deal, turn = divmod(number, 2)
    options = dict(match.options)
    game = trinacria.new_game(match.game, mode=match.mode, seed=f"{match.seed}/{deal}", options=options)
    side_of = {seat: side for side, team in enumerate(game.teams) for seat in team}
    names = match.names if turn == 0 else (match.names[1], match.names[0])
    # By place, not by name: a draft gives the seats their names.
    bots = [Timed(find_bot(names[side_of[seat]])(seed=number * 4 + at)) for at, seat in enumerate(game.seats)]
    # Loading what was learnt is no decision.
    opening = observe(trinacria.new_game(match.game, mode=match.mode, seed=0, options=options))
    for name in match.names:
        one = find_bot(name)
        if issubclass(one, SearchBot):
            type("Hasty", (one,), {"limit": 0.0, "playouts": 1})(seed=0).choose(opening)
    places = [side_of[seat] for seat in game.seats]
    play_match(game, dict(zip(game.seats, bots, strict=True)))
    result = game.result
    assert result is not None
    won = [places[game.seats.index(seat)] for seat in result.winners]
    sides = [[bot for bot, side in zip(bots, places, strict=True) if (side == turn) == mine] for mine in (True, False)]
    times = [[time for bot in side for time in bot.clock] for side in sides]
    turns = sum([str(move).startswith(("take", "pass")) for _, move in _moves(game)])
    return {
        "number": number,
        "points": 0.5 if not won else float(won[0] == turn),
        "reason": result.reason,
        "turns": turns,
        "clock": [max(side) for side in times],
        "mean": [sum(side) / len(side) for side in times],
        "processor": [max([time for bot in side for time in bot.processor]) for side in sides],
        "decisions": [len(side) for side in times],
    }


def _moves(game: trinacria.Game) -> list[tuple[str, str]]:
    return [(seat, action.text) for seat, action in game.history()]


def tell(match: Match, games: list[dict[str, Any]], say: Callable[[str], None]) -> None:
    """What they came to."""
    names = match.names
    parts = {"": games}
    if match.mode == "2v1":
        parts |= {", as the solo": games_of(games, 0), ", as the team": games_of(games, 1)}
    for part, played in parts.items():
        shares = {
            "won": [game["points"] == 1.0 for game in played],
            "drawn": [game["points"] == 0.5 for game in played],
            "lost": [game["points"] == 0.0 for game in played],
        }
        if match.game == "famiglia":
            shares["two passes before the tenth turn"] = [_early(game) for game in played]
        for title, one in shares.items():
            share = wilson(sum(one), len(played))
            interval = f"{share.share:.1%} ({share.low:.1%} – {share.high:.1%})"
            say(f"{names[0]} – {names[1]}{part}, {len(played)} games, {title}: {sum(one)} = {interval}")
    for at, name in enumerate(names):
        decisions = sum([game["decisions"][at] for game in games])
        mean = 1000 * sum([game["mean"][at] * game["decisions"][at] for game in games]) / decisions
        longest = 1000 * max([game["clock"][at] for game in games])
        work = 1000 * max([game["processor"][at] for game in games])
        say(f"{name}: {mean:.1f} ms a decision, longest {longest:.1f} ms ({work:.1f} ms of the processor)")


def games_of(games: list[dict[str, Any]], turn: int) -> list[dict[str, Any]]:
    """The games in which the first bot had this side."""
    return [game for game in games if game["number"] % 2 == turn]


def _early(game: dict[str, Any]) -> bool:
    return bool(game["reason"] == "both_passed" and game["turns"] < EARLY)


def main() -> None:
    """Play what is missing, then tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", required=True)
    parser.add_argument("--game", default="famiglia")
    parser.add_argument("--mode")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so many seconds")
    given = parser.parse_args()
    one, other = given.bots.split(",")
    options = [(name, value) for name, _, value in [text.partition("=") for text in given.option]]
    match, began = Match((one, other), given.seed, given.game, given.mode, tuple(options)), time.monotonic()
    games = [json.loads(line) for line in given.out.read_text().splitlines()] if given.out.exists() else []
    done = {game["number"] for game in games}
    todo = [number for number in range(given.games) if number not in done]
    with ProcessPoolExecutor(given.jobs) as pool, given.out.open("a") as file:
        waiting = {pool.submit(play, match, number) for number in todo[: given.jobs]}
        left = todo[given.jobs :]
        while waiting:
            ready = next(as_completed(waiting))
            waiting.remove(ready)
            games.append(ready.result())
            file.write(json.dumps(games[-1]) + "\n")
            file.flush()
            if left and time.monotonic() - began < given.seconds:
                waiting.add(pool.submit(play, match, left.pop(0)))
    tell(match, games, print)


if __name__ == "__main__":
    main()
