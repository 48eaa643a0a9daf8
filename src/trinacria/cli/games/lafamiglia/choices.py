"""What can be done with a thing of La Famiglia that a player points at."""

from collections.abc import Mapping
from typing import Any, Final

from trinacria.cli.screen.scene import Scene
from trinacria.games.lafamiglia.rules.actions import AREA, COLUMN, NUMBER, ORDER, ROW, SEA, SPACE, TILE, TOKEN, VERBS
from trinacria.kernel.action import Action

PANES: Final = {
    AREA: "map",
    SEA: "map",
    SPACE: "sheets",
    COLUMN: "sheets",
    ROW: "family",
    ORDER: "family",
    TILE: "people",
}
"""Where the things of each kind are drawn."""
USUAL: Final = {
    AREA: "place",
    SEA: "boat",
    SPACE: "use",
    COLUMN: "column",
    ROW: "row",
    ORDER: "order",
    TILE: "mark",
}
"""What somebody seems to want who points at a thing while nothing of the kind is asked."""


def things_of(action: Action, view: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The things an action names; an order on the board is also its area."""
    verb, *rest = action.text.split()
    things = [(kind, word) for kind, word in zip(VERBS[verb], rest, strict=True) if kind in PANES]
    if verb == "order":
        things += [("area", name) for name, area in view["areas"].items() if rest[0] in area.get("orders", ())]
    return things


def legal_things(scene: Scene) -> frozenset[tuple[str, str]]:
    """Every thing with which something can be done now."""
    return frozenset(thing for action in scene.actions for thing in things_of(action, scene.view))


def actions_at(scene: Scene, kind: str, name: str) -> tuple[Action, ...]:
    """The legal actions that begin with pointing at a thing."""
    return tuple(action for action in scene.actions if (kind, name) in things_of(action, scene.view))


def unplaced(scene: Scene) -> tuple[Action, ...]:
    """The legal actions that belong to no thing on the table: numbers, cards, stopping."""
    return tuple(action for action in scene.actions if not things_of(action, scene.view))


def on_solo_board(scene: Scene, space: str) -> bool:
    """Whether a space belongs to the solo board."""
    return space in scene.view.get("solo_board", {}).get("tokens", {})


def pane_of(scene: Scene) -> str | None:
    """Where the first choice is drawn, of those that are not extra actions if there are others; None: nowhere."""
    for action in sorted(scene.actions, key=lambda action: action.text.startswith("extra ")):
        things = things_of(action, scene.view)
        if things:
            if any(kind == AREA for kind, _ in things):
                return "map"
            kind, name = things[0]
            return "solo" if kind == SPACE and on_solo_board(scene, name) else PANES[kind]
    return None


def wish(scene: Scene, kind: str, name: str) -> str:
    """The notation of what somebody seems to want who points at a thing with which nothing can be done."""
    asked = [action.text.split()[0] for action in scene.actions]
    verb = next((verb for verb in asked if VERBS[verb][:1] == (kind,)), USUAL[kind])
    words = [verb, name]
    for more in VERBS[verb][1:]:
        if more == NUMBER:
            words.append("1")
        elif more == TILE:
            words.append(name)
        elif more == TOKEN:
            lying = scene.view["sheets"]["top"]["tokens"].get(name) or ["neutral"]
            words.append(lying[0])
    return " ".join(words)
