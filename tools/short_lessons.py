"""The lessons of a minute: a position, a few moves in it, and what is told before each.

Run it once after a rule or the pack has changed: `python tools/short_lessons.py`. The engine plays the moves, so a
lesson that the rules no longer allow is not written, and a test compares what is written with what is made here.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from parts.lesson_positions import TOP, duel, island, position, trio

import trinacria

PAGE: Final = Path(__file__).parents[1] / "web" / "src" / "games" / "lafamiglia" / "guides"


class Told(NamedTuple):
    """A stop: its message and rule, what its words are about, and what is played then, the learner's move first."""

    key: str
    rule: str
    spot: str
    moves: tuple[str, ...] = ()
    yours: bool = True


class Short(NamedTuple):
    """A lesson of a minute."""

    name: str
    seat: str
    position: dict[str, Any]
    stops: tuple[Told, ...]
    partners: tuple[str, ...] = ()


BOATS: Final = Short(
    "boats",
    "blue",
    position(
        "2v2",
        "encounter",
        "blue red yellow green",
        island(
            "red",
            "yellow",
            "green",
            "blue",
            camastra="blue 6 blue.church.A",
            ragusa="red 2",
            cefalu="red 3 red.basic.muster",
        ),
        seas={"mare-licata": ["yellow"]},
    ),
    (
        Told("goal", "LF-MV-06", "[data-sea='mare-licata']"),
        Told("put", "LF-AC-10", "[data-area='camastra']", ("do boat",)),
        Told("chain", "LF-MV-07", "[data-sea='mare-agrigento']", ("stay", "do move")),
        Told("across", "LF-MV-07", "[data-area='ragusa']", ("ship ragusa", "soldati 5", "force")),
        Told("end", "LF-AC-11", "[data-area='ragusa']"),
    ),
    ("yellow",),
)
STRIKE: Final = Short(
    "strike",
    "red",
    position(
        "2v2",
        "encounter",
        "red blue green yellow",
        island("red", "blue", "yellow", "green", enna="red 3 1c red.basic.charge", riesi="blue 5 1l blue.basic.muster"),
        families={"red": {"removed": {"justice": 2}}},
    ),
    (
        Told("goal", "LF-ST-01", "[data-area='riesi']"),
        Told("begin", "LF-ST-01", "[data-area='enna']", ("do strike",)),
        Told("car", "LF-ST-02", "[data-area='riesi']", ("bomb riesi",)),
        Told("end", "LF-ST-04", "[data-area='riesi']"),
    ),
    ("green",),
)
PENTITO: Final = Short(
    "pentito",
    "black",
    position(
        "2v2",
        "encounter",
        "black blue green yellow",
        island(
            "black",
            "blue",
            "yellow",
            "green",
            enna="black 3 black.police.B",
            riesi="blue 3 2l",
            camastra="yellow 4 1l",
            milazzo="blue 3 blue.basic.muster",
        ),
    ),
    (
        Told("goal", "LF-PN-02", "[data-area='enna']"),
        Told("price", "LF-PN-01", "[data-area='enna']", ("do pentito",)),
        Told("labs", "LF-PN-03", "[data-area='riesi']", ("remove riesi 2",)),
        Told("second", "LF-PN-04", "[data-area='camastra']", ("remove camastra 2",)),
        Told("neutral", "LF-PN-06", "[data-area='caltanissetta']", ("remove caltanissetta 1",)),
        Told("end", "LF-PN-05", ".map"),
    ),
    ("green",),
)
AGITATE: Final = Short(
    "agitate",
    "black",
    position(
        "2v2",
        "encounter",
        "black blue green yellow",
        island(
            "green",
            "blue",
            "black",
            "yellow",
            caltagirone="black 4 black.police.A",
            palagonia="blue 1",
            scordia="neutral 4",
            milazzo="blue 3 blue.basic.muster",
        ),
    ),
    (
        Told("goal", "LF-AG-02", "[data-area='scordia']"),
        Told("begin", "LF-AG-01", "[data-area='caltagirone']", ("do agitate",)),
        Told("choose", "LF-AG-02", "[data-area='scordia']", ("agitate scordia",)),
        Told("target", "LF-AG-04", "[data-area='palagonia']", ("to palagonia", "soldati 4")),
        Told("fight", "LF-AG-03", ".decide", ("force", "recruit 3")),
        Told("end", "LF-AG-05", "[data-area='palagonia']"),
    ),
    ("green",),
)
FINAL: Final = Short(
    "final",
    "red",
    position(
        "2v2",
        "planning",
        "red blue green yellow",
        island("red", "blue", "yellow", "green"),
        top={"s0.po1": "blue", "s0.ju1": "neutral"},
        bottom={"s1.sp3": "neutral"},
    ),
    (
        Told("goal", "LF-AC-18", "[data-space='s1.ju3']"),
        Told("put", "LF-AC-18", "[data-space='s1.ju3']", ("use s1.ju3", "token s0.ju1 neutral")),
        Told(
            "wait",
            "LF-AC-19",
            "[data-spot='top-sheet']",
            ("use s1.po1", "token s0.po1 blue", "place augusta", "soldati 2"),
            yours=False,
        ),
        Told("last", "LF-AC-20", "[data-space='s1.ju2']", ("use s1.ju2",)),
        Told("order", "LF-AC-06", "[data-area='enna']", ("issue enna", "order red.basic.advance")),
        Told("end", "LF-AC-21", ".map"),
    ),
    ("green",),
)
COMMISSION: Final = Short(
    "commission",
    "red",
    position(
        "1v1",
        "planning",
        "red blue",
        duel(),
        top=TOP,
        solo={"fiction": "yellow", "commissions": {"red": "green", "blue": "black"}},
        families={"red": {"removed": {"church": 1}}},
    ),
    (
        Told("goal", "LX-M-01", "[data-spot='mat']"),
        Told("influence", "LX-M-02", "[data-space='s1.ti1']", ("use s1.ti1", "token s0.po1 red")),
        Told("row", "LX-M-02", "[data-spot='mat']", ("row church",)),
        Told("board", "LX-1-R02", "[data-space='v1.a4']", ("board v1.a4",)),
        Told(
            "orders",
            "LX-1-R03",
            "[data-area='enna']",
            ("issue enna", "order red.basic.advance", "issue licata", "order red.basic.charge"),
        ),
        Told("end", "LX-1-R03", "[data-spot='solo-board']"),
    ),
)
COUPOLE: Final = Short(
    "coupole",
    "red",
    position(
        "1v1",
        "planning",
        "red blue",
        duel(),
        top={"s0.po1": "red"},
        solo={
            "fiction": "yellow",
            "commissions": {"red": "green", "blue": "black"},
            "coupole": {"red": 9, "blue": 3},
            "members": {"red": 2, "blue": 1},
        },
    ),
    (
        Told("goal", "LX-1-K01", "[data-spot='solo-board']"),
        Told("place", "LX-1-K05", "[data-space='s1.po1']", ("use s1.po1", "token s0.po1 red")),
        Told("seat", "LX-1-K06", ".decide", ("seat 2", "place corleone", "soldati 1")),
        Told("claim", "LX-1-K09", ".decide", ("claim",)),
        Told("end", "LX-1-K13", "[data-spot='solo-board']"),
    ),
)
SOLO_BOARD: Final = Short(
    "solo-board",
    "red",
    position(
        "2v1",
        "planning",
        "red blue green",
        trio(),
        top={"s0.po1": "red"},
        solo={"fiction": "yellow", "commissions": {"red": "black"}},
    ),
    (
        Told("goal", "LX-2-R01", "[data-spot='solo-board']"),
        Told("extra", "LX-2-R03", "[data-space='v2.o3']", ("extra v2.o3", "recruit 3")),
        Told(
            "turn",
            "LX-2-R03",
            "[data-space='s1.po1']",
            ("use s1.po1", "token s0.po1 red", "place corleone", "soldati 3"),
        ),
        Told("unlock", "LX-2-R07", "[data-space='v2.l1']", ("unlock v2.l1",)),
        Told("end", "LX-2-R06", "[data-spot='solo-board']"),
    ),
)
LESSONS: Final = (BOATS, STRIKE, PENTITO, AGITATE, FINAL, COMMISSION, COUPOLE, SOLO_BOARD)


def play(lesson: Short) -> tuple[trinacria.Game, list[dict[str, object]]]:
    """The game of a lesson, and its stops with the moments at which they come."""
    game = trinacria.from_position(lesson.position)
    stops: list[dict[str, object]] = []
    for told in lesson.stops:
        stop: dict[str, object] = {
            "at": len(game.history()),
            "key": f"guide-lafamiglia-{lesson.name}-{told.key}",
            "rule": told.rule,
            "spot": told.spot,
        }
        if told.moves and told.yours:
            assert game.decision is not None
            assert game.decision.seat == lesson.seat, f"{lesson.name}: {told.key} is not the learner's move"
            stop["yours"] = True
        stops.append(stop)
        for move in told.moves:
            game.play(move)
    return game, stops


def make(lesson: Short) -> dict[str, object]:
    """What the page reads."""
    game, stops = play(lesson)
    return {"seat": lesson.seat, "partners": list(lesson.partners), "record": game.record(), "stops": stops}


def written(lesson: Short) -> str:
    """The file of a lesson."""
    return json.dumps(make(lesson), ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for lesson in LESSONS:
        (PAGE / f"guide-{lesson.name}.json").write_text(written(lesson), encoding="utf-8")
