"""Plays series of strong bots and writes what winners and losers did to `src/trinacria/rulebook/strategy/GAME.json`.

A series that was begun with the same bot goes on. The pages of strategy claim only what these series show:
see `trinacria.rulebook.strategies`.
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.games.famiglia.cards import face

FOLDER = Path(__file__).parent.parent / "src" / "trinacria" / "rulebook" / "strategy"
COUNTED = {
    "famiglia": {"recruited": "recruited", "passed": "passes", "accountant": "accountants", "brute": "brutes"},
    "lafamiglia": {
        "column_chosen": "columns",
        "moved": "attacks",
        "lab_placed": "labs",
        "boat_placed": "boats",
        "car_placed": "cars",
        "tile_marked": "tiles",
        "strike": "strikes",
        "area_taken": "areas",
        "force": "forces",
        "attack_failed": "failures",
        "order_laid": "orders",
        "recruited": "recruits",
    },
}
"""Events that are counted for the side that did it, and what the count is called."""


def main(arguments: list[str]) -> None:
    """Play, and write one row a game: what each side did, and who won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(COUNTED))
    parser.add_argument("--bot", default="hard@40", help="who plays every seat")
    parser.add_argument("--games", type=int, default=100)
    wishes = parser.parse_args(arguments)
    target = FOLDER / f"{wishes.game}.json"
    kept = json.loads(target.read_text(encoding="utf-8")) if target.is_file() else {}
    rows: list[dict[str, Any]] = kept["games"] if kept.get("bot") == wishes.bot else []
    for number in range(len(rows), wishes.games):
        rows.append(played(wishes.game, wishes.bot, number))
        print(f"{number + 1} of {wishes.games}", file=sys.stderr)
        told = ",\n  ".join(json.dumps(row, sort_keys=True) for row in rows)
        target.write_text(f'{{"bot": {json.dumps(wishes.bot)}, "games": [\n  {told}\n]}}\n', encoding="utf-8")


def played(name: str, bot: str, number: int) -> dict[str, Any]:
    """One game: what each side did, the winner first; nothing of the sides in a draw."""
    seed = f"strategy {number}"
    game = trinacria.new_game(name, seed=seed)
    kind = find_bot(bot, name)
    play_match(game, {seat: kind(number) for seat in game.seats})
    side_of = {seat: side for side, team in enumerate(game.teams) for seat in team}
    done = [Counter[str](), Counter[str]()]
    twin = trinacria.new_game(name, seed=seed)
    rounds = 0
    for mover, action in game.history():
        if mover not in twin.seats:
            # The seed draws the same again.
            continue
        for event in twin.play(action):
            seat = event.facts.get("seat")
            called = COUNTED[name].get(event.kind)
            if called and seat in side_of:
                done[side_of[str(seat)]][called] += 1
            if (
                event.kind == "recruited"
                and name == "famiglia"
                and str(event.facts["lay"])[0] != str(event.facts["keep"])[0]
            ):
                done[side_of[str(seat)]]["jokers"] += str(event.facts["lay"]) != "none"
            rounds += event.kind in ("planning", "turn")
    result = game.result
    assert result is not None
    view: Any = game.open_view()
    for side, team in enumerate(game.teams):
        done[side]["points"] = sum(result.scores.get(seat, 0) for seat in team)
        done[side]["first"] = int(game.seats[game.first] in team) if hasattr(game, "first") else int(side == 0)
        if name == "famiglia":
            cards = [*view["hands"][team[0]], *view["gangs"][team[0]]]
            done[side]["red_points"] = sum(face(card).points for card in cards if card[0] == "R")
            done[side]["high_cards"] = sum(card[1] in "34" for card in cards)
            done[side]["cards"] = len(cards)
    won = [side for side, team in enumerate(game.teams) if set(team) & set(result.winners)]
    order = [won[0], 1 - won[0]] if len(won) == 1 else []
    return {"seed": seed, "reason": result.reason, "length": rounds, "sides": [dict(done[side]) for side in order]}


if __name__ == "__main__":
    main(sys.argv[1:])
