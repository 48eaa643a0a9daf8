"""What a question reads from the game, by name: `view families.red.hq`, `most soldati`, `adjacent enna camastra`."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from trinacria.games import from_position
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game
from trinacria.rulebook.model import ExampleFails

Probe: TypeAlias = Callable[..., Any]


def read(probe: str, game: Game, seat: str, events: Sequence[Event]) -> Any:
    """The value that a probe finds."""
    name, *rest = probe.split()
    return PROBES[name](game, seat, events, *rest)


def at(tree: Any, path: str) -> Any:
    """The part of a view at a path: `families.red.hq`; `[s1.po1]` for a name with dots."""
    for step in path.replace("[", ".[").split(".") if "[" not in path else _steps(path):
        tree = tree[int(step)] if isinstance(tree, Sequence) else tree[step]
    return tree


def _steps(path: str) -> list[str]:
    head, _, rest = path.partition("[")
    inner, _, tail = rest.partition("]")
    return [*filter(None, head.split(".")), inner, *filter(None, tail.split("."))]


def view(game: Game, seat: str, _: Sequence[Event], path: str) -> Any:
    """What a seat sees."""
    return at(game.view(seat), path)


def size(game: Game, seat: str, _: Sequence[Event], path: str) -> int:
    """How many things a seat sees there."""
    return len(at(game.view(seat), path))


def event(_: Game, __: str, events: Sequence[Event], kind: str, *facts: str) -> Any:
    """Facts of the last event of a kind; of several facts a text: `4 : 3`."""
    told = [one for one in events if one.kind == kind]
    if not told:
        raise ExampleFails(f"no event {kind}")
    found = [told[-1].facts[fact] for fact in facts]
    return found[0] if len(found) == 1 else " : ".join(map(str, found))


def count(_: Game, __: str, events: Sequence[Event], kind: str) -> int:
    """How many events of a kind there were."""
    return sum(one.kind == kind for one in events)


def most(game: Game, _: str, __: Sequence[Event], verb: str) -> int:
    """The largest number that may be chosen with a verb."""
    actions = [action.text.split() for action in game.decision.actions] if game.decision else []
    return max(int(words[1]) for words in actions if words[0] == verb)


def gain(game: Game, seat: str, _: Sequence[Event], kind: str, *action: str) -> int:
    """What an action brings, as its preview says."""
    return game.preview(" ".join(action), seat).gain(kind)


def winners(game: Game, *_: object) -> str:
    """The seats that have won, one after the other; nothing for a draw."""
    return " ".join(game.result.winners) if game.result else "?"


def turns_left(game: Game, seat: str, _: Sequence[Event]) -> int:
    """How many turns follow this one if everybody passes."""
    turns, twin = 0, game.copy()
    mover = seat
    while twin.decision is not None:
        turns += twin.decision.seat != mover
        mover = twin.decision.seat
        twin.play("pass")
    return turns


def richer(game: Game, *_: object) -> str:
    """Who has more money than on their character card: the seat that the starting player pays."""
    printed: Any = game
    cards = printed.printed.pack.characters
    families = {seat: at(game.view(seat), f"families.{seat}") for seat in game.seats}
    return next(seat for seat, one in families.items() if one["money"] > cards[one["character"]].money)


def mat_tokens(game: Game, seat: str, _: Sequence[Event]) -> int:
    """How many tokens lie on a mat, commission tokens included."""
    seen: Any = game.view(seat)
    printed: Any = game
    mat = printed.printed.pack.families[seat].mat
    spaces = sum(len(mat.row(row).spaces) for row in ("justice", "police", "economy", "church"))
    return int(spaces + sum(map(len, seen["families"][seat].get("commission_mat", {}).values())))


def extra_actions(game: Game, *_: object) -> int:
    """How many extra action tokens are free."""
    seen: Any = game.view(None)
    board = seen["solo_board"]
    return sum(token and not block for token, block in zip(board["extra"], board["blocks"], strict=True))


def adjacent(game: Game, _: str, __: Sequence[Event], one: str, other: str) -> bool:
    """Whether two areas have a border."""
    printed: Any = game
    return other in printed.printed.pack.areas[one].neighbours


def touches(game: Game, _: str, __: Sequence[Event], area: str, sea: str) -> bool:
    """Whether an area has a coast at a sea."""
    printed: Any = game
    return sea in printed.printed.pack.areas[area].seas


def together(game: Game, _: str, __: Sequence[Event], *areas: str) -> bool:
    """Whether areas are of one Mandamento."""
    printed: Any = game
    return any(set(areas) <= set(one.areas) for one in printed.printed.pack.mandamenti.values())


def controls(game: Game, seat: str, _: Sequence[Event], mandamento: str, *areas: str) -> bool:
    """Whether a seat controls a Mandamento, by the management that follows, once these areas are its own."""
    position: Any = {key: part for key, part in game.position().items() if key != "steps"}
    held = {area: {"family": seat, "soldati": 1, "orders": []} for area in areas}
    moved = from_position({**position, "phase": "encounter", "areas": {**position["areas"], **held}})
    control: Any = moved.position()["control"]
    return bool(control.get(mandamento) == seat)


PROBES: dict[str, Probe] = {
    probe.__name__: probe
    for probe in (
        view, size, event, count, most, gain, winners, turns_left, richer, mat_tokens, extra_actions, adjacent, touches,
        together, controls,
    )
}  # fmt: skip
