"""Characters of play in La Famiglia: what each values otherwise than a plain player, and what it leans towards."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from trinacria.bots.games.lafamiglia.judgement.weights import PLAIN, Weights
from trinacria.bots.games.lafamiglia.search.player import Player
from trinacria.bots.search.budget import Budget
from trinacria.bots.search.thinking import Option, Thinking
from trinacria.kernel.observation import Observation


@dataclass(frozen=True)
class Style:
    """A character: its values, and by how much chance to win it likes an answer better than a plain player does."""

    weights: Weights
    leaning: Mapping[tuple[str, str], float] = field(default_factory=dict)
    """By the kind of question and the first word of the answer."""


STYLES: Final = {
    "bold": Style(
        replace(PLAIN, threat=0.1, threat_with_order=0.25, hold_chance=0.95, by_then=1.0, foe_soldato=0.9, late=0.0),
        {("move_target", "done"): -0.05, ("order", "done"): -0.02, ("approach", "force"): 0.03},
    ),
    "patient": Style(
        replace(PLAIN, threat=0.5, threat_with_order=0.85, hold_chance=0.5, own_soldato=0.95, hq_soldato=0.7),
        {("move_target", "done"): 0.03},
    ),
    "thrifty": Style(replace(PLAIN, money=1.15), {}),
    "sly": Style(
        replace(PLAIN, late=0.06, by_then=0.8),
        {("approach", "finesse"): 0.06, ("tile_bribery", "bribe"): 0.04, ("pay_off", "pay"): 0.03},
    ),
}


class StyledPlayer(Player):
    """A player with a character."""

    def __init__(self, seed: int, style: Style) -> None:
        super().__init__(seed, style.weights)
        self._leaning = style.leaning

    def think(self, seen: Observation, budget: Budget, dice: Random) -> Thinking:
        """As a plain player thinks; between answers about as good the character decides."""
        thinking = super().think(seen, budget, dice)
        looked = [option for option in thinking.options if option.playouts]
        if not looked or not any(kind == seen.kind for kind, _ in self._leaning):
            return thinking
        # What was given up on the way was looked at less: its chance is no worse told for that.
        chosen = max(looked, key=lambda option: option.win_chance + self._liking(seen, option))
        return Thinking((chosen, *[option for option in thinking.options if option is not chosen]))

    def _liking(self, seen: Observation, option: Option) -> float:
        return self._leaning.get((seen.kind, option.action.text.split()[0]), 0.0)
