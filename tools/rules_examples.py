"""Writes what the rules pages show to `web/src/games/*/rules`: examples with the engine's answers, and strategy."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from trinacria.rulebook import answered, examples_of
from trinacria.rulebook.strategies import strategy_page

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
NAMES = ("famiglia", "lafamiglia")
BOOKS = {"FA": "famiglia", "LF": "lafamiglia", "LX": "expansion"}
"""The books by the beginning of their rules' ids."""


def main(arguments: list[str]) -> int:
    """Write the files; with --check only say whether they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, say whether they are up to date")
    only_check = parser.parse_args(arguments).check
    stale = 0
    made = [(game, "examples", books(game)) for game in NAMES] + [
        (game, "strategy", strategy_page(game)) for game in NAMES
    ]
    for game, name, told in made:
        target = GAMES / game / "rules" / f"{name}.json"
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            continue
        if only_check:
            stale += 1
            print(f"web/src/games/{game}/rules/{name}.json is not up to date: run `make protocol`")
        else:
            target.write_text(text, encoding="utf-8")
    return 1 if stale else 0


def books(game: str) -> dict[str, list[dict[str, Any]]]:
    """The examples of a game by book, each with the rule whose chapter it belongs to."""
    by_book: dict[str, list[dict[str, Any]]] = {}
    for example in examples_of(game):
        by_book.setdefault(BOOKS[example.book], []).append(answered(game, example))
    return by_book


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
