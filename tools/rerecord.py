"""Records what tests compare with anew, after a change of the rules or of the pack: `python tools/rerecord.py`.

First the games of tests/lafamiglia/records: each is played as it was for as long as its actions are legal, then at
random. Where it does not end in the same way any more, games of greedy and of random players are played in turn until
one does. Then tests/fingerprints.json: what these games and others tell at every step, and what is found in changed
positions and packs. `--fingerprints` takes these alone, after a change of what is told and not of what is played.
"""

import argparse
import hashlib
import json
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.kernel.errors import IllegalAction

TESTS = Path(__file__).parents[1] / "tests"
sys.path.insert(0, str(TESTS))
RECORDS = TESTS / "lafamiglia" / "records"


def play_again(old: dict[str, Any], seed: str, moves: list[list[str]], greedy: bool = False) -> trinacria.Game:
    """The old game as far as it still can be played, then anything."""
    from support.games.walks import lively

    dice = Random(str(seed))
    start = old["start"]
    if start is not None:
        game = trinacria.from_position(start, seed=seed)
    else:
        game = trinacria.new_game(old["game"], mode=old["mode"], seed=seed, options=old["options"])
    for seat, action in moves:
        if seat == "chance":
            continue
        try:
            game.play(action, seat=seat)
        except IllegalAction:
            break
    if greedy:
        play_match(game, {seat: find_bot("greedy")(dice.randrange(1000)) for seat in game.seats})
    while game.decision is not None:
        game.play(lively(game, dice))
    return game


def ending(result: Any) -> tuple[str, str]:
    """How a game ended, and what decided it."""
    return (result["reason"], result["decided_by"]) if isinstance(result, dict) else (result.reason, result.decided_by)


def record_games() -> None:
    """Record every game anew."""
    positions = {}
    for path in sorted(RECORDS.glob("*.txt")):
        old: dict[str, Any] = trinacria.load(path.read_text())
        moves = [list(move) for move in old["moves"]]
        game = play_again(old, str(old["seed"]), moves)
        for number in count():
            if ending(game.result) == ending(old["result"]):
                break
            game = play_again(old, f"record-{number}", [], number % 2 == 0)
        path.write_text(trinacria.dump(game.record()))
        position = json.dumps(game.position(), sort_keys=True)
        positions[path.stem] = hashlib.sha256(position.encode()).hexdigest()
        print(path.stem, game.number, "actions")
    (RECORDS / "positions.json").write_text(json.dumps(positions, indent=2) + "\n")


def take_fingerprints() -> None:
    """Take the fingerprints of all games anew."""
    from support.games.fingerprints import KEPT, take_all

    KEPT.write_text(json.dumps(take_all(), indent=1) + "\n")


def main() -> None:
    """Record all, or only the fingerprints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fingerprints", action="store_true", help="take the fingerprints alone")
    if not parser.parse_args().fingerprints:
        record_games()
    take_fingerprints()


if __name__ == "__main__":
    main()
