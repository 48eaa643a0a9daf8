"""Other worlds: games that differ from a given one only in what a seat cannot know."""

from random import Random
from typing import Any

import trinacria


def other_famiglia(game: trinacria.Game, seat: str | None, dice: Random) -> trinacria.Game:
    """The same game with everything shuffled that the seat cannot know: the deck's order and the other hand."""
    position: Any = game.position()
    known = position["known_bottom"]
    top = position["deck"][: len(position["deck"]) - known]
    hidden = [name for name in ("p1", "p2") if name != seat and not _busy(position, name)]
    pool = top + [card for name in hidden for card in position["hands"][name]]
    dice.shuffle(pool)
    for name in hidden:
        size = len(position["hands"][name])
        position["hands"][name], pool = sorted(pool[:size]), pool[size:]
    position["deck"] = pool + position["deck"][len(top) :]
    position["seed"] = str(dice.random())
    return trinacria.from_position(position)


def _busy(position: Any, seat: str) -> bool:
    """In the middle of a swap the other's hand is tied to the swap's own memory; leave that hand as it is."""
    return bool(position["to_move"] == seat and position["turn"]["swap"])


def other_lafamiglia(game: trinacria.Game, seat: str | None, dice: Random) -> trinacria.Game:
    """The same game with everything changed that the seat cannot know.

    Which of its orders a hostile family has laid and which it keeps, how much money it has, which card it has sealed;
    in 1 v 1 how many of the pieces behind its screen are members.
    """
    position: Any = game.position()
    friends = [] if seat is None else next(team for team in position["teams"] if seat in team)
    for name, family in position["families"].items():
        if name in friends:
            continue
        if family["money"] > 8:
            family["money"] = dice.randrange(9, 30)
        if not position["revealed"]:
            _deal_orders(position, name, dice)
        members = position.get("solo", {}).get("members", {}).get(name, 0)
        if members and family["hq"]:
            own: Any = game.view(name)["families"]
            fewest = max(1, members - own[name]["supply"])
            most = min(members + family["hq"] - 1, members + own[name]["members_supply"])
            position["solo"]["members"][name] = dice.randint(fewest, most)
            family["hq"] -= position["solo"]["members"][name] - members
    for step in position["steps"]:
        if step[0] == "Cards":
            agent = position["conflict"]["agent"]
            if agent not in friends and step[2] >= 0:
                step[2] = dice.randrange(3)
            if position["cycle"][step[1]] not in friends and step[3] >= 0:
                step[3] = dice.randrange(3)
    position["seed"] = str(dice.random())
    return trinacria.from_position(position)


def _deal_orders(position: Any, name: str, dice: Random) -> None:
    """Exchange the laid orders of a family with those in its HQ."""
    areas = [area for area in position["areas"].values() if area["family"] == name]
    pool = list(position["families"][name]["orders"])
    for area in areas:
        pool += area["orders"]
    dice.shuffle(pool)
    for area in areas:
        count = len(area["orders"])
        area["orders"], pool = sorted(pool[:count]), pool[count:]
    position["families"][name]["orders"] = sorted(pool)
