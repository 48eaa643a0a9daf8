"""Writes `web/src/games/*/rules/examples.json`: positions for the rules pages, and what the engine makes of them."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import trinacria
from trinacria.kernel.game import Game

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
SEATS = ("red", "blue", "green", "yellow")


def main(arguments: list[str]) -> int:
    """Write the files; with --check only say whether they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, say whether they are up to date")
    only_check = parser.parse_args(arguments).check
    stale = 0
    for game, books in examples().items():
        target = GAMES / game / "rules" / "examples.json"
        text = json.dumps(books, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            continue
        if only_check:
            stale += 1
            print(f"web/src/games/{game}/rules/examples.json is not up to date: run `make protocol`")
        else:
            target.write_text(text, encoding="utf-8")
    return 1 if stale else 0


def examples() -> dict[str, dict[str, list[dict[str, Any]]]]:
    """The examples by game and book, each with the rule it stands beside."""
    return {
        "famiglia": {"famiglia": [pair(), brute(), joker(), accountant()]},
        "lafamiglia": {
            "lafamiglia": [column(), initiative(), attack(), knockout(), control()],
            "expansion": [coupole(), extra()],
        },
    }


def example(key: str, rule: str, kind: str, game: Game, seat: str, **more: Any) -> dict[str, Any]:
    """A position as a seat sees it. What it is shown with fills the sentence of the example."""
    view: Any = game.view(seat)
    # What may be done is not shown; a picture offers nothing to click.
    view["decision"] = None
    return {"key": key, "rule": rule, "kind": kind, "seat": seat, "view": view, **more}


# -------------------------------------------------------------------- Famiglia


def cards(key: str, rule: str, actions: list[str], **position: Any) -> dict[str, Any]:
    """Cards before and after some actions of the first player."""
    game = trinacria.from_position({"game": "famiglia", "deck": ["B0", "G0"], **position})
    made = example(key, rule, "cards", game, "p1", actions=actions)
    for action in actions:
        game.play(action)
    after: Any = game.view("p1")
    made["after"] = {"street": after["street"], "hand": after["hands"]["p1"], "gang": after["gangs"]["p1"]}
    return made


def pair() -> dict[str, Any]:
    """Two R1 pay for an R2."""
    hands = {"p1": ["R1", "R1", "G0"], "p2": ["Y0"]}
    return cards("pair", "FA-A4-06", ["take R2 R1 R1"], street=["R2", "Y1", "B0"], hands=hands)


def brute() -> dict[str, Any]:
    """A lowered card asks for cheaper cards."""
    hands = {"p1": ["Y2", "R1", "R1"], "p2": ["B0"]}
    return cards("brute", "FA-A3-04", ["play Y2", "lower R4 2", "take R4 R1 R1"], street=["R4", "G1"], hands=hands)


def joker() -> dict[str, Any]:
    """A Mercenary in the place of a real card."""
    hands = {"p1": ["B1", "G2"], "p2": ["Y0"]}
    return cards("joker", "FA-F-G3", ["take B2 G2 B1"], street=["B2", "R0"], hands=hands)


def accountant() -> dict[str, Any]:
    """An Accountant brings a pair back."""
    hands, gangs = {"p1": ["B2", "G0", "Y0"], "p2": ["B0"]}, {"p1": ["R1", "R1"], "p2": []}
    actions = ["play B2", "back R1", "lay G0", "back R1", "lay Y0"]
    return cards("accountant", "FA-A2-03", actions, street=["R2", "B1"], hands=hands, gangs=gangs)


# -------------------------------------------------------------------- La Famiglia


def table(phase: str, areas: dict[str, dict[str, Any]], **more: Any) -> Game:
    """A game of four with these areas."""
    families = {seat: {"money": 0, "hq": 4, "removed": {}} for seat in SEATS}
    families["red"]["money"] = 11
    position: dict[str, Any] = {
        "game": "lafamiglia",
        "mode": "2v2",
        "options": {},
        "base": "empty",
        "round": 1,
        "phase": phase,
        "first": "red",
        "cycle": list(SEATS),
        "teams": [["red", "green"], ["blue", "yellow"]],
        "families": families,
        "areas": areas,
        "seas": {},
        "sheets": {"bottom": {"s1.sp3": ["neutral"]}},
        "tiles": {"in_play": [], "marked": [{}, {}]},
        "to_move": "red",
        **more,
    }
    return trinacria.from_position(position)


def area(family: str, soldati: int, **more: Any) -> dict[str, Any]:
    """The pieces of an area."""
    return {"family": family, "soldati": soldati, "orders": [], **more}


def column() -> dict[str, Any]:
    """The three costs of a column."""
    top = {"s0.po1": ["neutral"], "s0.po2": ["green"], "s0.po3": ["green"], "s0.ju1": ["neutral"]}
    sheets = {"bottom": {"s1.sp3": ["neutral"]}, "top": top}
    game = table("planning", {"enna": area("red", 3)}, sheets=sheets)
    told = game.preview("column police", "red")
    facts = {f"{line.facts['why']}": line.amount for line in told.costs}
    tokens = [token for space, lying in top.items() if space.startswith("s0.po") for token in lying]
    return example(
        "column", "LF-PB-05", "column", game, "red", facts=facts | {"cost": told.cost("money")}, tokens=tokens
    )


def initiative() -> dict[str, Any]:
    """Which of four orders is carried out first, as the engine begins them."""
    pack: Any = table("planning", {}).printed.pack  # type: ignore[attr-defined]

    def first(family: str, kind: str) -> str:
        """The first order of a family that is of this kind."""
        return next(str(one.id) for one in pack.orders.values() if one.id.startswith(f"{family}.") and one.type == kind)

    laid = {
        "corleone": ("red", first("red", "attack")),
        "licata": ("blue", first("blue", "supply")),
        "enna": ("green", first("green", "attack")),
        "noto": ("yellow", first("yellow", "supply")),
    }
    areas = {name: area(family, 3, orders=[order]) for name, (family, order) in laid.items()}
    game = table("encounter", areas)
    made = example("initiative", "LF-E-05", "orders", game, "red")
    begun: list[str] = []
    while game.decision is not None and len(begun) < len(laid):
        # What is carried out now is what the question is about; what has no effect is only told.
        asked: Any = game.view(game.decision.seat).get("about")
        begun += [asked["order"]] if asked and asked.get("order") not in (None, *begun) else []
        actions = [action.text for action in game.decision.actions]
        wish = next((action for action in ("done", "skip") if action in actions), actions[-1])
        for event in game.play(wish):
            if event.kind in ("order_begins", "order_without_effect") and event.facts["order"] not in begun:
                begun.append(str(event.facts["order"]))
    seen: Any = made["view"]
    assert len(begun) == len(laid)
    made["orders"] = begun
    assert seen["revealed"]
    return made


def attack() -> dict[str, Any]:
    """Bonuses first: how many defenders go before the conflict."""
    game = conflict()
    told = game.preview("soldati 5", "red")
    removed = next(line for line in told.bonuses if line.kind == "removed")
    approach = next(line for line in told.open if line.kind == "approach")
    facts = {"attack": removed.facts["attack"], "defence": removed.facts["defence"], "removed": removed.amount}
    facts["area"] = "prizzi"
    facts |= approach.facts
    return example("attack", "LF-BN-06", "map", game, "red", facts=facts, areas=["corleone", "prizzi"])


def knockout() -> dict[str, Any]:
    """The knockout after brute force."""
    game = conflict()
    game.play("soldati 5")
    if game.decision is not None and game.decision.kind == "move_car":
        game.play("walk")
    told = game.preview("force", "red")
    facts: dict[str, Any] = {"area": "prizzi", "lost": told.cost("soldati")}
    line = next(line for line in told.bonuses if line.kind == "knockout")
    facts |= {"each": line.amount, "attackers": line.facts["attackers"], "defenders": line.facts["defenders"]}
    game.play("force")
    facts["left"] = game.view("red")["areas"]["prizzi"]["soldati"]  # type: ignore[index]
    return example("knockout", "LF-KO-05", "map", game, "red", facts=facts, areas=["corleone", "prizzi"])


def conflict() -> Game:
    """Red moves from Corleone to Prizzi, where Blue has a lab."""
    areas = {
        "corleone": area("red", 6, orders=["red.basic.advance"]),
        "prizzi": area("blue", 2, labs=1),
        "sciacca": area("red", 2),
    }
    game = table("encounter", areas)
    game.play("do move")
    game.play("to prizzi")
    return game


def control() -> dict[str, Any]:
    """Two of three areas control a Mandamento, as management says."""
    game = table("planning", {})
    pack: Any = game.printed.pack  # type: ignore[attr-defined]
    mandamento = next(one for one in pack.mandamenti.values() if "prizzi" in one.areas)
    first, second, third = mandamento.areas
    areas = {first: area("red", 3), second: area("red", 2), third: area("blue", 4)}
    game = table("planning", areas, control={mandamento.id: "red"})
    view: Any = game.view("red")
    assert view["families"]["red"]["mandamenti"] == 1
    facts = {"mandamento": mandamento.id, "area": first, "source": second, "target": third}
    return example("control", "LF-MG-03", "map", game, "red", facts=facts, areas=list(mandamento.areas))


# -------------------------------------------------------------------- two and three players


def walked(mode: str, seed: int, until: int) -> Game:
    """A game some moves later; every move is the first that is offered."""
    game = trinacria.new_game("lafamiglia", mode=mode, seed=seed)
    while game.decision is not None and game.number < until:
        game.play(game.decision.actions[0])
    return game


def coupole() -> dict[str, Any]:
    """The solo board of 1 v 1 with members in the Cupola."""
    game = walked("1v1", 3, 60)
    return example("coupole", "LX-1-K06", "solo", game, game.seats[0])


def extra() -> dict[str, Any]:
    """The solo board of 2 v 1."""
    game = walked("2v1", 3, 60)
    view: Any = game.view(None)
    solo = next(team[0] for team in view["teams"] if len(team) == 1)
    return example("extra", "LX-2-R03", "solo", game, solo)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
