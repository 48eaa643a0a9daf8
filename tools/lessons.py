"""The lessons for two and three players: bots play a round by the engine, and words stand where something is new.

Run it once after the rules of a mode have changed: `python tools/lessons.py`. What the learner does at a stop is what
a bot did there, and the words of the stop name it.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import trinacria
from trinacria.bots import find_bot
from trinacria.bots.match import ask
from trinacria.kernel.event import Event

PAGE: Final = Path(__file__).parents[1] / "web" / "src" / "games" / "lafamiglia" / "guides"
ROUNDS: Final = 1
"""How many rounds a lesson has, with the management after the last."""

FEW_MEMBERS: Final = 3
"""How many members the learner takes of new soldati."""


class Asked(NamedTuple):
    """A moment of the record: how many moves lie before it, who is asked what, and what is answered."""

    at: int
    seat: str
    kind: str
    action: str
    round: int

    @property
    def verb(self) -> str:
        return self.action.split(" ", maxsplit=1)[0]


class Wanted(NamedTuple):
    """A stop of a lesson: its message and rule, where the light falls, and at which moment it comes."""

    key: str
    rule: str
    spot: str
    when: Callable[[Asked], bool]
    yours: bool
    chapter: str = ""


def kind(*kinds: str) -> Callable[[Asked], bool]:
    """The first question of one of these kinds."""
    return lambda asked: asked.kind in kinds


def spot_of(asked: Asked) -> str:
    """Where an action is done."""
    words = asked.action.split()
    if asked.verb in ("use", "put", "board", "extra", "unlock", "token"):
        return f'[data-space="{words[1]}"]'
    if asked.verb == "column":
        return f'[data-column="{words[1]}"]'
    if asked.verb in ("place", "issue", "to", "car", "lab"):
        return f'[data-area="{words[1]}"]'
    if asked.verb == "order":
        return f'[data-order="{words[1]}"]'
    if asked.verb == "boat":
        return f'[data-sea="{words[1]}"]'
    return ".decide"


HERE: Final = ""
"""The light falls where the learner acts."""
SOLO_BOARD: Final = "[data-spot='solo-board']"
ONE: Final = (
    Wanted("goal", "LX-V-01", ".map", kind("character", "split", "setup_soldati"), False, "setup"),
    Wanted("fictional", "LX-F-01", ".map", kind("character", "split", "setup_soldati"), False),
    Wanted("character", "LX-1-S07", HERE, kind("character"), True),
    Wanted("split", "LX-1-K04", HERE, kind("split"), True),
    Wanted("tokens", "LX-1-S11", HERE, kind("setup_token"), True),
    Wanted("cupola", "LX-1-K06", SOLO_BOARD, kind("turn"), False, "planning"),
    Wanted("turn", "LF-P-02", HERE, kind("turn"), True),
    Wanted("commission", "LX-1-R02", HERE, kind("commission_token"), True),
    Wanted("seat", "LX-1-K05", HERE, lambda asked: asked.verb == "seat", True),
    Wanted("issue", "LF-AC-06", HERE, kind("issue_order"), True),
    Wanted("encounter", "LF-E-03", "[data-spot='initiative']", kind("order", "next_order"), False, "conflict"),
    Wanted("force", "LX-1-R01", HERE, kind("approach"), True),
    Wanted("control", "LX-1-K09", SOLO_BOARD, lambda asked: asked.round > 1, False, "winning"),
    Wanted("bonus", "LX-1-K13", SOLO_BOARD, lambda asked: asked.round > 1, False),
)
TWO: Final = (
    Wanted("goal", "LX-V-01", ".map", kind("character", "setup_soldati", "setup_token", "turn"), False, "setup"),
    Wanted("blocks", "LX-2-S02", SOLO_BOARD, kind("character", "setup_soldati", "setup_token", "turn"), False),
    Wanted("character", "LX-2-S07", HERE, kind("character"), True),
    Wanted("tokens", "LX-2-S11", HERE, kind("setup_token"), True),
    Wanted("extra", "LX-2-R03", SOLO_BOARD, kind("turn"), False, "planning"),
    Wanted("use", "LX-2-R03", HERE, lambda asked: asked.verb == "extra", True),
    Wanted("turn", "LF-P-02", HERE, lambda asked: asked.kind == "turn" and asked.verb != "extra", True),
    Wanted("team", "LX-2-T02", "[data-spot='top-sheet']", kind("turn"), False),
    Wanted("commission", "LX-2-R02", HERE, kind("commission_token"), True),
    Wanted("issue", "LF-AC-06", HERE, kind("issue_order"), True),
    Wanted("encounter", "LF-E-03", "[data-spot='initiative']", kind("order", "next_order"), False, "conflict"),
    Wanted("attack", "LF-MV-04", HERE, kind("move_target"), True),
    Wanted("unlock", "LX-2-R07", HERE, kind("unlock"), True, "winning"),
)


def play(mode: str, seed: int) -> tuple[trinacria.Game, list[Asked]]:
    """A round among bots, and what the first seat was asked."""
    game = trinacria.new_game("lafamiglia", mode=mode, seed=seed)
    unseen: list[list[Event]] = [[] for _ in game.seats]
    bots = [find_bot("easy", "lafamiglia")(seed + at) for at in range(len(game.seats))]
    asked: list[Asked] = []
    while (decision := game.decision) is not None:
        view: Any = game.view(None)
        place = game.seats.index(decision.seat)
        if view["round"] > ROUNDS and decision.kind == "turn":
            asked.append(Asked(len(game.history()), game.seats[0], "", "", view["round"]))
            break
        action = ask(bots[place], game, unseen[place])
        if decision.kind == "split" and place == 0:
            # A bot may live on members; a learner had better begin with soldati.
            action = decision.actions[min(FEW_MEMBERS, len(decision.actions) - 1)]
        if place == 0:
            asked.append(Asked(len(game.history()), decision.seat, decision.kind, str(action), view["round"]))
        unseen[place] = []
        for event in game.play(action):
            for told in unseen:
                told.append(event)
    return game, asked


def stops_of(mode: str, wanted: tuple[Wanted, ...], asked: list[Asked]) -> list[dict[str, object]]:
    """The moments of the stops, in their order; one whose question never came is left out."""
    stops: list[dict[str, object]] = []
    since = 0
    for stop in wanted:
        found = next((one for one in asked if one.at >= since and stop.when(one)), None)
        if found is None:
            continue
        told: dict[str, object] = {"at": found.at, "key": f"guide-lafamiglia-{mode}-{stop.key}", "rule": stop.rule}
        told["spot"] = stop.spot or spot_of(found)
        if stop.yours:
            told["yours"] = True
        if stop.chapter:
            told["chapter"] = stop.chapter
        stops.append(told)
        since = found.at + stop.yours
    return stops


def make(mode: str, wanted: tuple[Wanted, ...]) -> None:
    """Write the lesson of a mode: the first game in which every stop comes."""
    for seed in range(1, 400):
        game, asked = play(mode, seed)
        stops = stops_of(mode, wanted, asked)
        if len(stops) < len(wanted):
            continue
        record = game.record()
        stops.append({"at": len(game.history()), "key": f"guide-lafamiglia-{mode}-end", "rule": "LF-R-01"})
        guide = {"seat": game.seats[0], "partners": [], "record": record, "stops": stops}
        text = json.dumps(guide, ensure_ascii=False, indent=2)
        (PAGE / f"guide-{mode}.json").write_text(text + "\n", encoding="utf-8")
        return
    raise SystemExit(f"{mode}: no game has all the stops")


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    make("1v1", ONE)
    make("2v1", TWO)
