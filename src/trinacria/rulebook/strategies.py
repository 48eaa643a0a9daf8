"""What winners did more often than losers in series between strong bots: the claims of the strategy pages."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "strategy"
CLAIMS = {
    "famiglia": ("recruited", "red_points", "accountants", "brutes", "jokers", "passes", "high_cards"),
    "lafamiglia": ("areas", "attacks", "failures", "columns", "tiles", "orders", "labs", "boats", "cars", "strikes"),
}
"""What is compared, in the order of the page; only what differs clearly is claimed."""
ADVICE = {"famiglia": ("red_points", "jokers", "high_cards"), "lafamiglia": ("attacks", "tiles")}
"""What the page gives advice about: of these winners must clearly have more."""
CLEAR = 2.5
"""Standard errors between the two sides from which on a difference is told."""


@dataclass(frozen=True)
class Claim:
    """What winners and losers did per game on average."""

    what: str
    won: float
    lost: float
    errors: float
    """By how many standard errors the winners' number is the higher one."""

    @property
    def clear(self) -> bool:
        """Whether it is more than chance."""
        return abs(self.errors) >= CLEAR


@cache
def series_of(game: str) -> dict[str, Any]:
    """The games that were played, as `tools/strategy.py` wrote them."""
    found: dict[str, Any] = json.loads((HERE / f"{game}.json").read_text(encoding="utf-8"))
    return found


def claims_of(game: str) -> list[Claim]:
    """The comparisons of a game."""
    games = [one["sides"] for one in series_of(game)["games"] if one["sides"]]
    return [_compared(what, games) for what in CLAIMS[game]]


def _compared(what: str, games: Sequence[Any]) -> Claim:
    pairs = [(won.get(what, 0), lost.get(what, 0)) for won, lost in games]
    gaps = [won - lost for won, lost in pairs]
    mean = sum(gaps) / len(gaps)
    spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(len(gaps) - 1, 1) / len(gaps))
    won, lost = (sum(one) / len(pairs) for one in zip(*pairs, strict=True))
    return Claim(what, round(won, 1), round(lost, 1), round(mean / spread if spread else 0.0, 1))


def first_wins(game: str) -> tuple[int, int]:
    """How many decided games the side of the starting player won, and of how many."""
    sides = [one["sides"] for one in series_of(game)["games"] if one["sides"]]
    return sum(won["first"] for won, _ in sides), len(sides)


def strategy_page(game: str) -> dict[str, Any]:
    """All that the page of a game tells."""
    first, decided = first_wins(game)
    games = series_of(game)["games"]
    clear: list[dict[str, Any]] = []
    open_: list[dict[str, Any]] = []
    for claim in claims_of(game):
        told = {"what": claim.what, "won": claim.won, "lost": claim.lost}
        (clear if claim.clear else open_).append(told)
    return {
        "bot": series_of(game)["bot"],
        "games": len(games),
        "first": first,
        "decided": decided,
        "clear": clear,
        "open": open_,
    }
