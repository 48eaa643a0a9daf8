"""What the engine says to every try, as plain data for pages and tests."""

from collections.abc import Mapping
from typing import Any

from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game
from trinacria.kernel.preview import Line, Preview
from trinacria.rulebook.model import Example, ExampleFails, Question, Try
from trinacria.rulebook.positions import game_of
from trinacria.rulebook.probes import at, read


def answered(game: str, example: Example) -> dict[str, Any]:
    """An example with its answers; it fails where the engine does not agree with the rulebook."""
    try:
        questions = [_answered(game, question) for question in example.questions]
    except ExampleFails as failure:
        raise ExampleFails(f"{example.id}: {failure}") from None
    return {"id": example.id, "rule": example.rule, "questions": questions}


def _answered(name: str, question: Question) -> dict[str, Any]:
    game = game_of(name, question.position)
    for action in question.before:
        game.play(action)
    view: Any = game.view(question.seat)
    told: dict[str, Any] = {
        "picture": question.picture,
        "seat": question.seat,
        "of": question.of,
        "rules": list(question.rules),
        "near": list(question.near),
        "tries": [_tried(name, question, game, one) for one in question.tries],
        "sum": [{"says": one.says, "amount": _amount(view, one.amount)} for one in question.sum],
        "have": _amount(view, question.have or 0),
        "view": _shown(view, question),
    }
    if not any(one["right"] for one in told["tries"]):
        raise ExampleFails("no try is right")
    if question.sum and sum(one["amount"] for one in told["sum"]) not in [
        one.value for one in question.tries if one.right
    ]:
        raise ExampleFails(f"the sum is {told['sum']}")
    return told


SEEN = (
    *("game", "mode", "content", "seat", "seats", "cycle", "teams", "first", "round", "phase", "result", "prices"),
    *("tiles", "sheets", "control", "solo_board", "coupole", "about", "conflict", "fictional", "revealed"),
    *("street", "hands", "gangs", "pass", "to_move", "step", "lowered", "deck_size"),
)
"""What pictures and sentences need of a view."""


def _shown(view: Any, question: Question) -> dict[str, Any]:
    """The view as it is drawn: without what nobody holds. What may be done is not shown, for the answers are."""
    shown: dict[str, Any] = {key: view[key] for key in SEEN if key in view} | {"decision": None}
    if "areas" in view:
        held = {name: area for name, area in view["areas"].items() if area["family"] or area["labs"]}
        families = {seat: family for seat, family in view["families"].items() if seat == question.seat}
        seas = {name: boats for name, boats in view["seas"].items() if boats}
        shown |= {"areas": held, "families": families, "seas": seas}
    return shown


def _amount(view: Any, amount: str | int) -> int:
    return amount if isinstance(amount, int) else int(at(view, amount))


def _tried(name: str, question: Question, game: Game, attempt: Try) -> dict[str, Any]:
    told: dict[str, Any] = {"right": attempt.right} | ({"rule": attempt.rule} if attempt.rule else {})
    if attempt.play:
        told |= {"play": list(attempt.play)} | _played(name, question, game, attempt)
        found = "refusal" not in told
    elif attempt.fact:
        told["value"] = attempt.value
        found = bool(read(attempt.fact, game, question.seat, []))
    else:
        told["value"] = attempt.value
        twin = game.copy()
        events: list[Event] = [event for action in question.then for event in twin.play(action)]
        found = read(question.asks, twin, question.seat, events) == attempt.value
    if found != attempt.right:
        raise ExampleFails(f"{attempt} is {'right' if found else 'wrong'} for the engine: {told.get('refusal')}")
    return told


def _played(name: str, question: Question, game: Game, attempt: Try) -> dict[str, Any]:
    """What comes of the actions of a try: what they cost and bring, or why one of them is refused."""
    twin = game.copy()
    lines: list[Line] = []
    for action in attempt.play:
        mover = twin.decision.seat if twin.decision else question.seat
        try:
            preview = twin.preview(action, mover)
            twin.play(action, mover)
        except IllegalAction as refusal:
            price = _price(name, question, action)
            told = {"key": refusal.key, "rule": refusal.rule, "facts": dict(refusal.facts)}
            return {"refusal": told, **({"lines": price} if price else {})}
        lines += _told(preview)
    return {"lines": [line.as_dict() for line in lines]}


def _told(preview: Preview) -> list[Line]:
    return [*preview.costs, *preview.gains, *preview.bonuses, *preview.changes]


def _price(name: str, question: Question, action: str) -> list[dict[str, object]]:
    """What a refused action would cost those who could pay."""
    if not question.priced:
        return []
    rich = game_of(name, _merged(question.position, question.priced))
    try:
        return [line.as_dict() for line in rich.preview(action, question.seat).costs]
    except IllegalAction:
        return []


def _merged(position: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    return {**position, **{key: {**position.get(key, {}), **value} for key, value in change.items()}}
