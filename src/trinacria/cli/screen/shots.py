"""Pictures of the full-screen table: `python -m trinacria.cli.screen.shots DIR` writes them as SVG files."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.bots.match import ask
from trinacria.cli.screen.app import TableApp
from trinacria.cli.screen.frame import TableFrame
from trinacria.cli.screen.replay import ReplayApp
from trinacria.cli.session import Player, Session
from trinacria.words import words_in

SIZES: Final = ((80, 24), (120, 40), (160, 50))
FOUR: Final = ("Ada", "Bruno", "Chiara", "Dario")
NAMES: Final = {"p1": "Ada", "p2": "Cassandra"}
MIDGAME: Final[dict[str, object]] = {
    "game": "famiglia",
    "street": ["Y1", "G4", "R1", "B3", "Y2", "R3", "B1"],
    "deck": ["G0", "R2", "B0", "Y3", "G2", "R1", "B2", "Y0", "R0", "G1", "B1", "Y1", "R2"],
    "discard": ["Y1", "B1", "G2", "Y2"],
    "hands": {
        "p1": ["G1", "G1", "G3", "R0", "R2", "B2", "Y0", "Y2"],
        "p2": ["R0", "B0", "B0", "R1", "Y1", "G2"],
    },
    "gangs": {"p1": ["B0", "G0", "Y0", "R1", "Y3"], "p2": ["R0", "G0", "B1", "Y0", "B2"]},
}
OPENING: Final = ("new Y1", "take G0", "take B1 B0 B0", "play Y2", "lower G4 2")
CROWDED: Final[dict[str, object]] = {
    "game": "famiglia",
    "pass": 2,
    "known_bottom": 2,
    "street": ["G4", "R1", "B3", "Y2", "R3", "B1", "Y3", "R4", "B4", "Y4", "G3", "R2"],
    "deck": ["G0", "R2", "B0"],
    "hands": {
        "p1": ["R0", "R0", "R1", "R2", "B0", "B0", "B1", "B2", "Y0", "Y1", "Y2", "G0", "G1", "G2", "G3"],
        "p2": ["R0", "B0", "Y1"],
    },
    "gangs": {"p1": ["Y0", "Y0", "G0", "G0", "R1", "B1"], "p2": ["R0", "B0", "Y0", "Y0", "G0", "G1", "B1"]},
}

Act = Callable[[Pilot[None]], Awaitable[None]]


def midgame(people: int = 1) -> Session:
    """A turn in which a Brute has lowered a card; the log tells how it came."""
    bot = find_bot("greedy")(1) if people == 1 else None
    game = trinacria.from_position(MIDGAME, seed=1)
    session = Session(game, {"p1": Player(NAMES["p1"]), "p2": Player(NAMES["p2"], bot)})
    for notation in OPENING:
        session.play(notation)
    return session


def handed_over() -> Session:
    """Two people at one screen; the first has just recruited."""
    session = midgame(people=2)
    session.play("take G4 G1 G1")
    return session


def ended() -> Session:
    """The same game, over: both have passed."""
    session = midgame()
    for notation in ("take G4 G1 G1", "pass", "pass"):
        session.play(notation)
    return session


def crowded() -> Session:
    """Twelve cards in the street and fifteen in the hand."""
    game = trinacria.from_position(CROWDED, seed=1)
    return Session(game, {"p1": Player(NAMES["p1"]), "p2": Player(NAMES["p2"], find_bot("greedy")(1))})


def played() -> dict[str, object]:
    """The record of a whole game between two bots."""
    game = trinacria.new_game("famiglia", seed=7)
    play_match(game, {seat: find_bot("greedy")(1) for seat in game.seats})
    return game.record(NAMES)


def lafamiglia_at(moment: str, mode: str = "2v2", bot: str = "random") -> Session:
    """The first game of La Famiglia that comes to a moment of planning or encounter, played so far by bots."""
    decision = None
    seeds = count(11)
    while decision is None:
        game = trinacria.new_game("lafamiglia", mode=mode, seed=next(seeds))
        seats = game.seats
        dice = find_bot(bot)(5)
        session = Session(game, {seat: Player(name, None) for seat, name in zip(seats, FOUR, strict=False)})
        while (decision := session.game.decision) is not None and not _is_moment(session, moment):
            session.play(ask(dice, session.game, []))
    players = {seat: Player(name, find_bot("random")(1)) for seat, name in zip(seats, FOUR, strict=False)}
    seated = Session(session.game, {**players, decision.seat: Player(players[decision.seat].name)})
    seated.log = session.log
    return seated


def _is_moment(session: Session, moment: str) -> bool:
    decision = session.game.decision
    assert decision is not None
    if moment == "encounter":
        return decision.kind == "move_target"
    if moment == "conflict":
        return decision.kind == "take_card"
    if moment == "planning":
        ripe = decision.kind == "turn" and len(decision.actions) > 8 and len(session.log) > 150
        return ripe and session.game.view(None)["round"] == 2
    return decision.kind == moment and int(str(session.game.view(None)["round"])) > 1


async def _stay(pilot: Pilot[None]) -> None:
    await pilot.pause()


async def _refuse(pilot: Pilot[None]) -> None:
    """Point at a street card that cannot be had."""
    await pilot.press("right", "right", "right", "enter")


async def _menu(pilot: Pilot[None]) -> None:
    await pilot.press("enter")


async def _help(pilot: Pilot[None]) -> None:
    await pilot.press("question_mark")


async def _step_on(pilot: Pilot[None]) -> None:
    app = pilot.app
    assert isinstance(app, ReplayApp)
    app.go_to(len(app.steps) * 2 // 3)


def scenes(theme: str) -> dict[str, tuple[TableFrame, Act]]:
    """Every picture: an application, and what is done before it is taken."""
    words = words_in("en")
    return {
        "table": (TableApp(midgame(), words, theme), _stay),
        "menu": (TableApp(midgame(), words, theme), _menu),
        "refusal": (TableApp(midgame(), words, theme), _refuse),
        "crowded": (TableApp(crowded(), words, theme), _stay),
        "curtain": (TableApp(handed_over(), words, theme), _stay),
        "end": (TableApp(ended(), words, theme), _stay),
        "help": (TableApp(midgame(), words, theme), _help),
        "replay": (ReplayApp(played(), words, theme), _step_on),
        "war-planning": (TableApp(lafamiglia_at("planning"), words, theme), _stay),
        "war-encounter": (TableApp(lafamiglia_at("encounter"), words, theme), _stay),
        "war-conflict": (TableApp(lafamiglia_at("conflict"), words, theme), _stay),
        "duel-planning": (TableApp(lafamiglia_at("planning", "1v1"), words, theme), _stay),
        "duel-seats": (TableApp(lafamiglia_at("seat", "1v1", "greedy"), words, theme), _stay),
        "solo-planning": (TableApp(lafamiglia_at("turn", "2v1", "greedy"), words, theme), _stay),
        "solo-extra": (TableApp(lafamiglia_at("extra_action", "2v1", "greedy"), words, theme), _stay),
        "solo-unlock": (TableApp(lafamiglia_at("unlock", "2v1", "greedy"), words, theme), _stay),
    }


async def shoot(folder: Path) -> list[Path]:
    """Take every picture at every size in both themes."""
    written: list[Path] = []
    for width, height in SIZES:
        for theme in ("dark", "light"):
            for name, (app, act) in scenes(theme).items():
                async with app.run_test(size=(width, height)) as pilot:
                    await pilot.pause()
                    await act(pilot)
                    await pilot.pause()
                    path = folder / f"{name}-{width}x{height}-{theme}.svg"
                    path.write_text(app.export_screenshot(), encoding="utf-8")
                    written.append(path)
    return written


def main(arguments: list[str]) -> int:
    """Write the pictures into the folder named."""
    if len(arguments) != 1:
        print("python -m trinacria.cli.screen.shots DIR", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for path in asyncio.run(shoot(folder)):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
