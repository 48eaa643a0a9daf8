"""A table for people who have found each other."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random, SystemRandom
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from trinacria.games import GAMES, new_game
from trinacria.server.club.seeks.matching import Sides
from trinacria.server.club.seeks.terms import Terms, has_to_meet
from trinacria.server.store.members import MemberSeat
from trinacria.server.store.people.seeks import Kept, Seeker
from trinacria.server.wire.summary import summary_of
from trinacria.table.creation import ChairWish, new_table
from trinacria.table.history.event import Viewer
from trinacria.table.history.log import Logged
from trinacria.table.refusal import Refusal
from trinacria.table.requests import Requests
from trinacria.table.secret import hashed, new_table_id
from trinacria.table.settings import Settings
from trinacria.table.store import TableSummary
from trinacria.table.table import Table
from trinacria.words import LANGUAGES

_DICE: Final = SystemRandom()


class Founded(Struct, frozen=True):
    """What is written of a new table."""

    summary: TableSummary
    entries: list[Logged]
    seats: list[MemberSeat]


@lru_cache(maxsize=64)
def teams_of(game: str, mode: str) -> tuple[tuple[int, ...], ...]:
    """The places of each side; raises Refusal."""
    if game not in GAMES or mode not in GAMES[game].modes:
        raise Refusal("seek-error-game")
    return tuple(tuple(team) for team in new_game(game, mode, "seek").team_places)


def first_mode(game: str) -> str:
    """What is played where nobody says otherwise; raises Refusal."""
    if game not in GAMES:
        raise Refusal("seek-error-game")
    return GAMES[game].modes[0]


def sides_of(game: str, mode: str) -> Sides:
    """How many people each side has; raises Refusal."""
    return tuple(len(team) for team in teams_of(game, mode))


def seated(group: Sequence[Sequence[Seeker]], teams: Sequence[Sequence[int]], dice: Random = _DICE) -> list[Seeker]:
    """Who sits on which chair: partners on one side, all else by lot."""
    places: dict[int, Seeker] = {}
    free = [list(team) for team in teams]
    dice.shuffle(free)
    for people in sorted(dice.sample(list(group), len(group)), key=len, reverse=True):
        side = next(side for side in free if len(side) >= len(people))
        for one in people:
            places[side.pop(dice.randrange(len(side)))] = one
        free.sort(key=lambda side: dice.random() - len(side))
    return [places[place] for place in sorted(places)]


def language_of(people: Sequence[Seeker]) -> str:
    """What bots say at the table: what all of them speak, else English."""
    common = [one for one in people[0].speaks.split() if all(one in other.speaks.split() for other in people)]
    return next((one for one in common if one in LANGUAGES), "en")


def found(group: Sequence[Kept], terms: Terms, now: float) -> Founded:
    """A table with everybody on their seats. Over days the game begins at once, unless it is rated: then everybody
    has to come and seal, as they have live."""
    seek = group[0].seek
    people = seated([one.seekers for one in group], teams_of(seek.game, seek.mode))
    settings = Settings(
        seek.game,
        seek.mode,
        listed=True,
        clock=terms.clock,
        on_timeout="bot_plays_once",
        places="teams",
        language=language_of(people),
        rated=terms.rated,
        hints=not terms.rated,
    )
    made = new_table(settings, [ChairWish("me", nickname=one.shown.name) for one in people], brought=True)
    meets = has_to_meet(terms)
    created = replace(made.entry, chairs=[replace(chair, awaited=meets) for chair in made.entry.chairs], meets=meets)
    id, entries = new_table_id(), [Logged(1, now, created)]
    table = Table(id, entries)
    if not meets:
        started = Requests(table).start(Viewer(created.host, True))
        entries += [Logged(number, now, body) for number, body in enumerate(started.bodies, 2)]
        table = Table(id, entries)
    # Nobody keeps the secrets: the members' keys open the seats.
    secrets = {chair: hashed(token) for chair, token in made.seats.items()}
    seats = [MemberSeat(one.member, id, str(at), secrets[str(at)], now) for at, one in enumerate(people, 1)]
    return Founded(summary_of(table, None if meets else now), entries, seats)
