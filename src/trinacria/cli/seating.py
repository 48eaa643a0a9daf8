"""Who sits where: people and bots on the seats of a game."""

from dataclasses import dataclass

import click

from trinacria.bots import BOTS, find_bot
from trinacria.bots.registry import PROGRAM, nearest_bot
from trinacria.bots.styles import PEOPLE
from trinacria.cli.help import UsageError
from trinacria.cli.session import Player
from trinacria.kernel.chance import seat_players
from trinacria.kernel.game import Game
from trinacria.words import Words

PLACES = ("first", "second", "third", "fourth")
DRAW = "draw"
SIDES = ("solo", "team")
"""Seats of a game in which one plays against several."""
YOU = "you"


@dataclass(frozen=True)
class Seating:
    """What was wished for."""

    vs: str | None = None
    hot_seat: bool = False
    seat: str = DRAW
    seats: str | None = None
    name: str | None = None


def seat_people(game: Game, wish: Seating, seed: str, words: Words) -> dict[str, Player]:
    """The players by seat: as wished, or in the order drawn from the seed. [FA-S-04]"""
    order = _from_the_first(game)
    if wish.seats is not None:
        players = _named(game, wish.seats, wish.name, words)
    else:
        if wish.hot_seat:
            people = [Player(words("cli-player-number", number=number)) for number, _ in enumerate(order, 1)]
        else:
            people = [Player(wish.name or words("cli-player"))]
            people += _bots(game.name, [wish.vs or default_bot(game.name)] * (len(order) - 1), words)
        if wish.seat == DRAW:
            drawn = seat_players(tuple(str(number) for number in range(len(people))), seed)
            players, order = [people[int(number)] for number in drawn], list(game.seats)
        else:
            at = _place(game, order, wish.seat, words)
            players = [*people[len(people) - at :], *people[: len(people) - at]]
    seated = dict(zip(order, players, strict=True))
    return {seat: seated[seat] for seat in game.seats}


def default_bot(game: str) -> str:
    """The best bot that knows a game."""
    return "greedy" if BOTS["greedy"].knows(game) else "random"


def _from_the_first(game: Game) -> list[str]:
    """The seats in order of play, beginning with the one who begins the game."""
    first = game.view(None).get("first", game.seats[0])
    at = game.seats.index(str(first)) if first in game.seats else 0
    return [*game.seats[at:], *game.seats[:at]]


def _place(game: Game, order: list[str], wish: str, words: Words) -> int:
    """How many seats after the first one the person sits."""
    places = PLACES[: len(order)]
    if wish in places:
        return places.index(wish)
    if wish in order:
        return order.index(wish)
    alone = [seat for seat in order if (seat,) in game.teams]
    sides = SIDES if 0 < len(alone) < len(game.teams) else ()
    if wish in sides:
        return next(at for at, seat in enumerate(order) if (seat in alone) == (wish == SIDES[0]))
    known = ", ".join((DRAW, *places, *sides, *game.seats))
    raise click.BadParameter(words("cli-seat-unknown", found=wish, known=known), param=click.Option(["--seat"]))


def _named(game: Game, seats: str, name: str | None, words: Words) -> list[Player]:
    """The players of `--seats`: known bots and `file.py:Class` are bots, all others are people."""
    wished = [one.strip() for one in seats.split(",") if one.strip()]
    for one in wished:
        _check_spelling(one)
    if len(wished) != len(game.seats):
        count = len(wished)
        raise UsageError(words("cli-seats-count", game=game.name, wanted=len(game.seats), found=count))
    bots = iter(_bots(game.name, [one for one in wished if _is_bot(one)], words))
    several = wished.count(YOU) > 1
    players: list[Player] = []
    number = 0
    for one in wished:
        if _is_bot(one):
            players.append(next(bots))
        elif one == YOU:
            number += 1
            players.append(
                Player(words("cli-player-number", number=number) if several else name or words("cli-player"))
            )
        else:
            players.append(Player(one))
    return players


def _is_bot(name: str) -> bool:
    return name.partition("@")[0] in BOTS or ":" in name


def _check_spelling(name: str) -> None:
    """A name in small letters that is hardly another word than a bot's was meant for it; raises UnknownBot."""
    meant = nearest_bot(name) if name == name.lower() and name != YOU and not _is_bot(name) else None
    if meant is not None:
        find_bot(name)


def _bots(game: str, names: list[str], words: Words) -> list[Player]:
    """Bots: ours under names of people in Sicily, each with its kind, and those of others under their own names."""
    players = []
    for number, name in enumerate(names, 1):
        bot = find_bot(name, game)(seed=number)
        kind = name.partition("@")[0]
        if kind in BOTS:
            level = words("bots-kind", bot=kind)
            person = words("bots-person", number=PEOPLE.get(kind, number))
            players.append(Player(person, bot, level, words("bots-person-level", name=person, level=level)))
        else:
            own = type(bot).__name__ if name.startswith(PROGRAM) else name.rpartition(":")[2]
            players.append(Player(own.capitalize(), bot))
    return players
