"""Short positions for La Famiglia: an area as a string, `enna="red 6 1c 2l red.police.A"`."""

from collections.abc import Mapping
from typing import Any

import pytest

import trinacria
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.games.lafamiglia.rules.constants import NEUTRAL
from trinacria.games.lafamiglia.rules.printed_game import printed_of
from trinacria.rulebook.positions import PILES, SIDES, area_part

__all__ = ["NEUTRAL"]

PACK = sicily()
PRINTED = printed_of(PACK)
CYCLE = ["red", "blue", "green", "yellow"]
"""Red and green are partners, blue and yellow too. In 1 v 1 red plays blue, in 2 v 1 red plays blue and green."""


def new(seed: int = 7, mode: str = "2v2", **options: object) -> LaFamiglia:
    game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options=options)
    assert isinstance(game, LaFamiglia)
    return game


def table(
    phase: str = "planning",
    round: int = 1,
    first: str = "red",
    to_move: str | None = None,
    money: Mapping[str, int] | None = None,
    hq: Mapping[str, int] | None = None,
    orders: Mapping[str, str] | None = None,
    removed: Mapping[str, Mapping[str, int]] | None = None,
    seas: Mapping[str, str] | None = None,
    top: Mapping[str, str] | None = None,
    bottom: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    in_play: str = "",
    control: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    base: str = "empty",
    cycle: list[str] | None = None,
    areas: Mapping[str, str] | None = None,
    mode: str = "2v2",
    solo: Mapping[str, object] | None = None,
    **more: str,
) -> LaFamiglia:
    """A game with these areas. Money and hq are 0 unless given; tiles say who marked what."""
    sides = SIDES[mode]
    seats = cycle or CYCLE[: len(sides)]
    if bottom is None:
        bottom = {PILES[round]: "neutral"}
    families: dict[str, dict[str, Any]] = {seat: {} for seat in seats}
    for seat in seats:
        families[seat]["money"] = (money or {}).get(seat, 0)
        families[seat]["hq"] = (hq or {}).get(seat, 0)
        if orders is not None and seat in orders:
            families[seat]["orders"] = [f"{seat}.{name}" for name in orders[seat].split()]
        families[seat]["removed"] = dict((removed or {}).get(seat, {}))
    marked: list[dict[str, str]] = [{}, {}]
    for tile, seat in (tiles or {}).items():
        marked[sides[seats.index(seat)]][tile] = seat
    position: dict[str, Any] = {
        "game": "lafamiglia",
        "mode": mode,
        "options": dict(options or {}),
        "base": base,
        "round": round,
        "phase": phase,
        "first": first,
        "cycle": seats,
        "teams": [[seat for at, seat in enumerate(seats) if sides[at] == side] for side in (0, 1)],
        "families": families,
        "areas": {name.replace("_", "-"): area_part(text) for name, text in {**(areas or {}), **more}.items()},
        "seas": {name: boats.split() for name, boats in (seas or {}).items()},
        "sheets": {"bottom": {name: tokens.split() for name, tokens in (bottom or {}).items()}},
        "tiles": {"in_play": sorted({*(tiles or {}), *in_play.split()}), "marked": marked},
        "to_move": to_move or first,
    }
    if top is not None:
        position["sheets"]["top"] = {name: tokens.split() for name, tokens in top.items()}
    if solo is not None:
        position["solo"] = dict(solo)
    if control is not None:
        position["control"] = dict(control)
    game = trinacria.from_position(position)
    assert isinstance(game, LaFamiglia)
    return game


def area(game: trinacria.Game, name: str) -> str:
    """An area in the same words; `-` when nobody and nothing is there."""
    position: Any = game.position()
    part = position["areas"].get(name)
    if part is None:
        return "-"
    words = [part["family"] or "-"]
    words += [str(part["soldati"])] if part["soldati"] else []
    words += [f"{part['cars']}c"] if part["cars"] else []
    words += [f"{part['labs']}l"] if part["labs"] else []
    return " ".join(words + part["orders"])


def of(game: trinacria.Game, seat: str, what: str) -> Any:
    """What a family has: `money`, `hq`, `supply`, `orders`, `cars`, `influence` ..."""
    view: Any = game.view(seat)
    return view["families"][seat][what]


def sheet(game: trinacria.Game, space: str) -> str:
    """The tokens on a space."""
    view: Any = game.view(None)
    for name in ("top", "bottom"):
        if space in view["sheets"][name]["tokens"]:
            return " ".join(view["sheets"][name]["tokens"][space])
    return ""


def control(game: trinacria.Game) -> dict[str, str]:
    position: Any = game.position()
    found: dict[str, str] = position["control"]
    return found


def marks(game: trinacria.Game) -> list[dict[str, str]]:
    """The marked tiles of the two teams."""
    position: Any = game.position()
    found: list[dict[str, str]] = position["tiles"]["marked"]
    return found


def play(game: trinacria.Game, *actions: str) -> list[trinacria.Event]:
    """Play several actions; the events of all of them."""
    return [event for action in actions for event in game.play(action)]


def legal(game: trinacria.Game, verb: str = "") -> set[str]:
    """The legal actions as texts, all or those with a verb."""
    decision = game.decision
    texts = {str(action) for action in decision.actions} if decision is not None else set()
    return {text for text in texts if not verb or text.split()[0] == verb}


def asked(game: trinacria.Game) -> tuple[str, str]:
    """Who is asked, and what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def refused(game: trinacria.Game, action: str, seat: str | None = None, vague: bool = False) -> str:
    """The rule that refuses an action; fails when the action is legal or the refusal changes anything.

    A refusal says why, unless it is known to be vague.
    """
    before = game.position()
    with pytest.raises(trinacria.IllegalAction) as refusal:
        game.play(action, seat=seat)
    assert game.position() == before
    assert refusal.value.message
    assert (refusal.value.key == "lafamiglia-refusal-not-this") <= vague, "the refusal does not say why"
    return refusal.value.rule or ""


def reason(game: trinacria.Game, action: str) -> tuple[str, dict[str, object]]:
    """Why an action is refused: the key of its sentence, and the facts in it."""
    with pytest.raises(trinacria.IllegalAction) as refusal:
        game.play(action)
    return refusal.value.key.removeprefix("lafamiglia-refusal-"), dict(refusal.value.facts)


def told(events: list[trinacria.Event], kind: str) -> list[dict[str, object]]:
    """The facts of the events of a kind."""
    return [event.facts for event in events if event.kind == kind]


def first_tokens(spaces: str = "s0.sp1 s0.ju1 s0.po1 s0.ec1") -> dict[str, str]:
    """A top sheet of round 1 with a neutral token on each of these spaces."""
    return dict.fromkeys(spaces.split(), "neutral")


def attack(game: trinacria.Game, target: str, number: int, *more: str) -> list[trinacria.Event]:
    """The Movement of the order under way into a land neighbour."""
    return play(game, "do move", f"to {target}", f"soldati {number}", *more)


def until(game: LaFamiglia, kind: str) -> LaFamiglia:
    """Play first options until this question comes."""
    while game.decision is not None and game.decision.kind != kind:
        game.play(game.decision.actions[0])
    return game
