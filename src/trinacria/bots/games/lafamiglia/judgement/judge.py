"""How good an action looks: one table for the decision, one rule for each kind of question."""

from collections.abc import Callable
from random import Random

from trinacria.bots.games.lafamiglia.judgement.analysis import Analysis
from trinacria.bots.games.lafamiglia.judgement.encounter import ENCOUNTER
from trinacria.bots.games.lafamiglia.judgement.planning import PLANNING
from trinacria.bots.games.lafamiglia.judgement.solo import PLACING, SOLO, seat
from trinacria.bots.games.lafamiglia.judgement.table import Table
from trinacria.bots.games.lafamiglia.judgement.weights import PLAIN, Weights
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation

RULES: dict[str, Callable[[Analysis, Choice], float]] = PLANNING | ENCOUNTER | SOLO


def judge(seen: Observation, seed: int, weights: Weights = PLAIN) -> Callable[[Action], float]:
    """Judgement for one decision. Its dice depend on the seed and on what the family sees, so it keeps no memory."""
    if seen.kind not in RULES or len(seen.actions) == 1:
        return lambda action: 0.0
    dice = Random(f"{seed}/{seen.seat}/{seen.view['round']}/{seen.view.get('conflict')}")
    return weigh(Analysis(seen.kind, seen.seat, Table(seen, weights), dice))


def weigh(analysis: Analysis) -> Callable[[Action], float]:
    """How good each action of a decision looks."""
    kind = analysis.kind
    rule = RULES[kind]

    def worth(action: Action) -> float:
        assert isinstance(action, Choice)
        return seat(analysis, action) if action.verb == "seat" and kind in PLACING else rule(analysis, action)

    return worth
