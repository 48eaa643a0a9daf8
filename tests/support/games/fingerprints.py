"""What a game tells at each of its steps, as fingerprints: two letters for each aspect of it.

A fingerprint shows that something is told otherwise than it was, at which step and in what. `tools/rerecord.py` takes
all of them anew after a change that was meant.
"""

import base64
import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

import trinacria
from support.games.walks import lively, pick
from support.packs.changed_packs import BLOCKS, changed_packs
from support.packs.changes import GONE, Place, changed, places
from trinacria.games import unfold
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.kernel.action import Action
from trinacria.kernel.errors import InvalidPosition, TrinacriaError
from trinacria.kernel.event import Event
from trinacria.kernel.record import Step

TESTS: Final = Path(__file__).parents[2]
KEPT: Final = TESTS / "fingerprints.json"
RECORDED: Final = [f"{path.parts[-3]}/{path.stem}" for path in sorted(TESTS.glob("*/records/*.txt"))]
LETTERS: Final = 2
SELDOM: Final = 4
"""What takes long is looked at in every so many-th step; what is the same in many steps is missed by none of them."""
PREVIEWS: Final = 2
REFUSALS: Final = 2
BESIDE: Final = 2
AREAS: Final = list(sicily().areas)
WITHOUT: Final = ("rules", "content")
"""These say which rules and which pack are played, and nothing of the game."""

_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class Tour:
    """A game played at random with these options."""

    game: str
    mode: str
    options: dict[str, object]


OFF: Final = dict.fromkeys(("opt_neutral_reward2", "opt_blank_spaces", "opt_rally_boat", "opt_move_tile_tokens"), False)
TOURS: Final = {
    **{f"famiglia {number}": Tour("famiglia", "standard", {}) for number in range(1, 9)},
    "2v2 first game": Tour("lafamiglia", "2v2", {"first_game": True}),
    "2v2 all options": Tour(
        "lafamiglia",
        "2v2",
        {
            **dict.fromkeys(OFF, True),
            **dict.fromkeys(("draft", "variant_identical_cards", "opt_neutral_force1", "opt_tie_start_piece"), True),
        },
    ),
    "1v1": Tour("lafamiglia", "1v1", {}),
    "1v1 no options": Tour("lafamiglia", "1v1", {**OFF, "draft": True, "variant_identical_cards": True}),
    "2v1 hard": Tour("lafamiglia", "2v1", {"difficulty": "hard"}),
    "2v1 no options": Tour(
        "lafamiglia",
        "2v1",
        {**OFF, "draft": True, "opt_neutral_force1": False, "variant_identical_cards": True, "difficulty": "easy"},
    ),
}


POSITIONS: Final = {
    "famiglia 1": (3, 40, 75),
    "2v2 all options": (10, 100, 450),
    "1v1": (3, 60, 300, 500),
    "2v1 hard": (10, 200, 600),
}
"""After so many steps of a tour the position is changed in one place at a time."""


@cache
def _everything_kept() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(KEPT.read_text())
    return found


def kept(name: str) -> dict[str, str]:
    """What was kept of a game: for each aspect the letters of all its steps."""
    return _everything_kept()[name]


def take_all() -> dict[str, dict[str, str]]:
    """Take the fingerprints of all games and positions anew."""
    games = {name: play_tour(name) for name in TOURS} | {name: steps_of_record(name) for name in RECORDED}
    found: dict[str, dict[str, str]] = {}
    for name, steps in games.items():
        aspects: dict[str, str] = {}
        for _, letters in fingerprints(steps):
            for aspect, some in letters.items():
                aspects[aspect] = aspects.get(aspect, "") + some
        found[name] = aspects
    for block in range(BLOCKS):
        found[f"packs {block}"] = {"faults": "".join([letters for _, letters in examine_changed_packs(block)])}
    for name in POSITIONS:
        found[f"positions of {name}"] = {"read": "".join([letters for _, letters in read_broken_positions(name)])}
    return found


def steps_of_record(name: str) -> Iterator[Step]:
    """The steps of a recorded game."""
    game, _, stem = name.partition("/")
    return unfold(trinacria.load((TESTS / game / "records" / f"{stem}.txt").read_text()))


def play_tour(name: str) -> Iterator[Step]:
    """The steps of a tour: now and then somebody uses an anytime option."""
    tour = TOURS[name]
    dice = Random(name)
    game = trinacria.new_game(tour.game, mode=tour.mode, seed=name, options=tour.options)
    yield Step(0, "", "", game, [])
    number = 0
    while game.decision is not None:
        offered = [(seat, action) for seat in game.seats for action in game.anytime(seat)]
        if offered and dice.random() < 0.05:
            seat, action = dice.choice(offered)
        else:
            seat = game.decision.seat
            action = pick(game, dice) if tour.game == "famiglia" else lively(game, dice)
        number += 1
        yield Step(number, seat, action.text, game, game.play(action, seat=seat))


def fingerprints(steps: Iterable[Step]) -> Iterator[tuple[Step, dict[str, str]]]:
    """Each step with the fingerprints of what is looked at there."""
    seen: dict[str, list[str]] = {}
    for step in steps:
        for text in _offered(step.game):
            alike = seen.setdefault(text.partition(" ")[0], [])
            if text not in alike:
                alike.append(text)
        yield step, {aspect: _letters(look(step, seen)) for aspect, look in _looks(step.number).items()}


def _offered(game: trinacria.Game) -> list[str]:
    decision = game.decision
    return [action.text for action in decision.actions[::3]] if decision is not None else []


def _letters(data: bytes) -> str:
    return base64.b64encode(hashlib.sha256(data).digest())[:LETTERS].decode()


Look = Callable[[Step, dict[str, list[str]]], bytes]


def _looks(number: int) -> dict[str, Look]:
    often: dict[str, Look] = {
        "events": lambda step, seen: _encode([_event(event) for event in step.events]),
        "question": lambda step, seen: _question(step.game),
        "previews": lambda step, seen: _previews(step),
        "refusals": _refusals,
    }
    seldom: list[tuple[str, Look]] = [
        ("views", lambda step, seen: _views(step.game)),
        ("position", lambda step, seen: _position(step.game)),
        ("vectors", lambda step, seen: _vectors(step.game)),
        ("actions", lambda step, seen: _actions(step.game)),
    ]
    return often | dict([seldom[number % SELDOM]])


def _event(event: Event) -> list[object]:
    return [event.kind, event.facts, repr(event.audience), event.secrets, repr(event.keepers), event.reveals]


def _question(game: trinacria.Game) -> bytes:
    decision = game.decision
    if decision is None:
        assert game.result is not None
        return _encode([game.result.as_dict(), game.standing()])
    asked = [decision.seat, decision.kind, decision.rule, game.forced, [action.text for action in decision.actions]]
    return _encode([asked, [[action.text for action in game.anytime(seat)] for seat in game.seats]])


def _views(game: trinacria.Game) -> bytes:
    return _encode([list(game.views([None, *game.seats]).values()), game.memory(), game.flow(), game.teams])


def _position(game: trinacria.Game) -> bytes:
    return _encode({key: value for key, value in game.position().items() if key not in WITHOUT})


def _vectors(game: trinacria.Game) -> bytes:
    return b"".join([bytes(game.numbers(place)) for place in range(len(game.seats))])


def _actions(game: trinacria.Game) -> bytes:
    decision = game.decision
    return _encode([action.numbers() for action in decision.actions] if decision is not None else [])


def _some(things: list[Any], number: int, count: int) -> list[Any]:
    """A few things that differ from step to step."""
    return [things[(number * 7 + at * 5) % len(things)] for at in range(count)] if things else []


def _previews(step: Step) -> bytes:
    game, decision = step.game, step.game.decision
    if decision is None:
        return b""
    told = [game.preview(action).as_dict() for action in _some(list(decision.actions), step.number, PREVIEWS)]
    offered: list[tuple[str, Action]] = [(seat, action) for seat in game.seats for action in game.anytime(seat)]
    told += [game.preview(action, seat=seat).as_dict() for seat, action in _some(offered, step.number, 1)]
    return _encode(told)


def _refusals(step: Step, seen: dict[str, list[str]]) -> bytes:
    """Why actions of this game are not legal now: most of the same kind as legal ones, for these come near."""
    game, decision = step.game, step.game.decision
    if decision is None:
        return b""
    alike = seen.get(decision.actions[0].text.partition(" ")[0], [])
    texts = _some(alike, step.number, REFUSALS)
    texts += _some(_some(list(seen.values()), step.number, 1)[0], step.number, 1)
    texts += [_beside(action.text, step.number) for action in _some(list(decision.actions), step.number, BESIDE)]
    seat = game.seats[step.number % len(game.seats)]
    told = [_refusal(game, text, seat if at % 2 else None) for at, text in enumerate(texts)]
    return _encode(told)


def _beside(text: str, number: int) -> str:
    """An action like this one with another area or another number in it: often the next rule forbids it."""
    words = text.split()
    for at, word in enumerate(words):
        if word in AREAS:
            words[at] = AREAS[(AREAS.index(word) + number) % len(AREAS)]
        elif word.isdigit() and number % 2:
            words[at] = str(int(word) + number % 5)
    return " ".join(words)


def _refusal(game: trinacria.Game, text: str, seat: str | None) -> object:
    try:
        game.preview(text, seat=seat)
    except TrinacriaError as error:
        return [error.key, error.rule, error.facts]
    return None


# -------------------------------------------------------------------- positions

EVERY: Final = 4
"""Of all changes of a position every so many-th is tried, beginning with another one in each position."""


def read_broken_positions(name: str) -> Iterator[tuple[str, str]]:
    """Positions of a tour, each changed in one place, with the fingerprint of what is read."""
    for number, step in enumerate(play_tour(name)):
        if number in POSITIONS[name]:
            position = step.game.position()
            for place, value in list(_changes(position))[number % EVERY :: EVERY]:
                told = "gone" if value is GONE else value
                yield f"step {number}, {place} = {told}", _letters(_read(changed(position, place, value)))


def _changes(position: dict[str, object]) -> Iterator[tuple[Place, object]]:
    for place, value in places(position):
        yield place, GONE
        match value:
            case bool():
                yield place, not value
            case int():
                yield from [(place, other) for other in (-1, value + 1, 99)]
            case str():
                yield from [(place, other) for other in ("", "nobody", 7)]
            case list():
                yield from [(place, other) for other in ([*value, *value], value[::-1], 7)]
            case _:
                yield place, 7


def _read(position: dict[str, object]) -> bytes:
    try:
        return _position(trinacria.from_position(position, seed="read"))
    except InvalidPosition as error:
        return _encode([[reason.key, reason.rule, reason.facts] for reason in error.reasons])
    except TrinacriaError as error:
        return _encode([error.key, error.facts])


# -------------------------------------------------------------------- packs


def examine_changed_packs(block: int) -> Iterator[tuple[str, str]]:
    """Changed packs, with the fingerprints of their faults."""
    for edits, faults in changed_packs(block):
        told = "; ".join([f"{file} {place} = {'gone' if value is GONE else value}" for file, place, value in edits])
        yield told, _letters(faults.encode())
