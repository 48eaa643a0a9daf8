"""Play two bots of Famiglia against each other and measure everything about it: who wins, how games end, how long a
decision takes. Every game is a line of the file, and the same command goes on where it stopped.

    python tools/measure_match.py --bots master,hard --games 400 --seed master --jobs 8 --out master-hard.jsonl
"""

import argparse
import json
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import trinacria
from trinacria.bots import Bot, find_bot, play_match
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation, observe
from trinacria.lab.statistics import wilson

EARLY = 10


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


def play(names: tuple[str, str], seed: str, number: int) -> dict[str, Any]:
    """One game; each deal is played twice with seats changed, as the lab does."""
    deal, turn = divmod(number, 2)
    game = trinacria.new_game("famiglia", seed=f"{seed}/{deal}")
    seats = ("p1", "p2") if turn == 0 else ("p2", "p1")
    bots = [Timed(find_bot(name)(seed=number * 2 + at)) for at, name in enumerate(names)]
    # Loading a net is no decision.
    opening = observe(trinacria.new_game("famiglia", seed=0))
    for name in names:
        find_bot(name.partition("@")[0])(seed=0).choose(opening)
    play_match(game, dict(zip(seats, bots, strict=True)))
    result = game.result
    assert result is not None
    turns = sum([str(move).startswith(("take", "pass")) for _, move in _moves(game)])
    return {
        "number": number,
        "points": 0.5 if not result.winners else float(result.winners[0] == seats[0]),
        "scores": [result.scores[seat] for seat in seats],
        "reason": result.reason,
        "turns": turns,
        "clock": [max(bot.clock) for bot in bots],
        "mean": [sum(bot.clock) / len(bot.clock) for bot in bots],
        "processor": [max(bot.processor) for bot in bots],
        "decisions": [len(bot.clock) for bot in bots],
    }


def _moves(game: trinacria.Game) -> list[tuple[str, str]]:
    return [(seat, action.text) for seat, action in game.history()]


def tell(names: tuple[str, str], games: list[dict[str, Any]], say: Callable[[str], None]) -> None:
    """What they came to."""
    count = len(games)
    for title, found in (
        ("won", sum([game["points"] == 1.0 for game in games])),
        ("drawn", sum([game["points"] == 0.5 for game in games])),
        ("lost", sum([game["points"] == 0.0 for game in games])),
        ("two passes before the tenth turn", sum([_early(game) for game in games])),
    ):
        share = wilson(found, count)
        interval = f"{share.share:.1%} ({share.low:.1%} – {share.high:.1%})"
        say(f"{names[0]} – {names[1]}, {count} games, {title}: {found} = {interval}")
    for at, name in enumerate(names):
        decisions = sum([game["decisions"][at] for game in games])
        mean = 1000 * sum([game["mean"][at] * game["decisions"][at] for game in games]) / decisions
        longest = 1000 * max([game["clock"][at] for game in games])
        work = 1000 * max([game["processor"][at] for game in games])
        say(f"{name}: {mean:.1f} ms a decision, longest {longest:.1f} ms ({work:.1f} ms of the processor)")


def _early(game: dict[str, Any]) -> bool:
    return bool(game["reason"] == "both_passed" and game["turns"] < EARLY)


def main() -> None:
    """Play what is missing, then tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so many seconds")
    given = parser.parse_args()
    one, other = given.bots.split(",")
    names, began = (one, other), time.monotonic()
    games = [json.loads(line) for line in given.out.read_text().splitlines()] if given.out.exists() else []
    done = {game["number"] for game in games}
    todo = [number for number in range(given.games) if number not in done]
    with ProcessPoolExecutor(given.jobs) as pool, given.out.open("a") as file:
        waiting = {pool.submit(play, names, given.seed, number) for number in todo[: given.jobs]}
        left = todo[given.jobs :]
        while waiting:
            ready = next(as_completed(waiting))
            waiting.remove(ready)
            games.append(ready.result())
            file.write(json.dumps(games[-1]) + "\n")
            file.flush()
            if left and time.monotonic() - began < given.seconds:
                waiting.add(pool.submit(play, names, given.seed, left.pop(0)))
    tell(names, games, print)


if __name__ == "__main__":
    main()
