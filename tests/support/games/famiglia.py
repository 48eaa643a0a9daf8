"""Short positions for Famiglia: cards as words in a string."""

from typing import Any

import pytest

import trinacria
from trinacria.games.famiglia import Famiglia


def table(
    street: str = "",
    p1: str = "",
    p2: str = "",
    gang1: str = "",
    gang2: str = "",
    deck: str = "R1 B1 Y1 G1 R1 B1 Y1 G1",
    discard: str = "",
    run: int = 1,
    to_move: str = "p1",
    **more: object,
) -> Famiglia:
    """A game with these cards. The deck's first card is drawn next; cards named nowhere are out of the game."""
    game = trinacria.from_position(
        {
            "game": "famiglia",
            "street": street.split(),
            "deck": deck.split(),
            "discard": discard.split(),
            "pass": run,
            "to_move": to_move,
            "hands": {"p1": p1.split(), "p2": p2.split()},
            "gangs": {"p1": gang1.split(), "p2": gang2.split()},
            **more,
        }
    )
    assert isinstance(game, Famiglia)
    return game


def play(game: trinacria.Game, *actions: str) -> list[trinacria.Event]:
    """Play several actions; the events of all of them."""
    return [event for action in actions for event in game.play(action)]


def legal(game: trinacria.Game, verb: str = "") -> set[str]:
    """The legal actions as texts, all or those that begin with a verb."""
    decision = game.decision
    return {str(action) for action in decision.actions if str(action).startswith(verb)} if decision else set()


def refused(game: trinacria.Game, action: str, seat: str | None = None) -> str:
    """The rule that refuses an action; fails when the action is legal or the refusal changes anything."""
    before = game.position()
    with pytest.raises(trinacria.IllegalAction) as refusal:
        game.play(action, seat=seat)
    assert game.position() == before
    assert refusal.value.message
    return refusal.value.rule or ""


def zone(game: trinacria.Game, name: str, seat: str | None = None) -> str:
    """The cards of a zone of the position, as words."""
    position: Any = game.position()
    return " ".join(position[name][seat] if seat else position[name])


def hand(game: trinacria.Game, seat: str = "p1") -> str:
    return zone(game, "hands", seat)


def gang(game: trinacria.Game, seat: str = "p1") -> str:
    return zone(game, "gangs", seat)


def kinds(events: list[trinacria.Event]) -> list[str]:
    """What happened, by kind."""
    return [event.kind for event in events]
