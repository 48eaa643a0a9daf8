"""Why an action is not legal now: the rule, and a sentence's key with its facts.

The step that asks knows best; what no step can explain is told from the question itself.
"""

from typing import Final

from trinacria.games.lafamiglia.rules import anytime
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import current_step, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.errors import IllegalAction

KEYS: Final = (
    "not-now", "not-this", "chance-answers", "anytime-not-now", "family-not-yours", "setup-space", "sea-full",
    "sea-not-adjacent", "sea-not-at-order", "sail-too-far", "sink-not-there", "area-not-yours", "bring-again",
    "area-foreign", "area-partners", "area-empty", "labs-full", "none-left", "car-not-at-order", "too-many",
    "column-empty", "column-too-dear", "column-act-first", "idle-not-now", "space-no-action", "space-taken",
    "space-too-dear", "space-no-effect", "token-too-dear", "token-not-there", "final-again", "give-too-dear",
    "nothing-done", "part-no-effect", "part-not-there", "part-not-on-order", "part-done", "part-impossible",
    "part-area-lost", "part-none-left", "part-hq-empty", "part-no-labs", "part-no-sea", "part-labs-full",
    "part-nobody-near", "part-no-target", "part-no-neutral", "too-few", "sell-first", "tokens-too-dear",
    "order-needed", "give-nobody", "give-owed", "allies-too-dear", "rally-boat-again", "solo-space-too-dear",
    "rally-first", "issue-impossible", "issue-partners", "issue-taken", "issue-same-area", "orders-full",
    "order-not-in-hq", "order-laid", "order-not-next", "put-not-empty", "put-not-allowed", "row-empty", "row-again",
    "nobody-adjacent", "not-adjacent", "tile-out", "tile-taken", "tile-not-yours", "no-tile", "start-not-allowed",
    "no-boats", "allies-not-reached", "allies-nobody", "bribe-too-dear", "defender-wrong", "strike-nobody",
    "bomb-no-car", "pentito-again", "agitate-nobody", "agitate-too-far", "agitate-nowhere", "agitate-own-team",
    "no-lab-left", "network-area", "put-blank", "column-barred", "rally-no-boat", "rally-boat",
    "transfer-not-allowed", "swap-not-allowed", "swap-declined", "colour-taken", "not-solo-board", "space-locked",
    "commission-must", "character-not-drawn", "extra-not-yours", "extra-done", "extra-none-left", "not-locked",
)  # fmt: skip


def why_not(game: State, action: Action) -> IllegalAction:
    """The rule that forbids this action at this moment."""
    decision = game.decision
    assert decision is not None
    if not isinstance(action, Choice):
        return refuse(decision.rule, "chance-answers", action=action.text)
    asked = {legal.verb for legal in decision.actions if isinstance(legal, Choice)}
    step = current_step(game)
    refusal = step.why_not(game, action) if action.verb in step.verbs else None
    if refusal is not None:
        return refusal
    why = anytime.why_not(game, action, game.seats.index(decision.seat)) if decision.seat in game.seats else None
    if why is not None:
        return why
    if action.verb in asked:
        return refuse(decision.rule, "not-this", action=action.text)
    return refuse(decision.rule, "not-now", action=action.text, asked=decision.kind)
