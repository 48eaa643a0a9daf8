"""What becomes of what people are to each other when one of them leaves, or a table goes."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, bindparam, delete, insert, literal, or_, select, update

from trinacria.server.store import schema
from trinacria.server.store.writer import Statement

PEOPLE = schema.people
TIES, GAMES, RESULTS = PEOPLE.ties, PEOPLE.games, PEOPLE.results
Read = Callable[[Select[*tuple[Any, ...]]], Awaitable[list[tuple[Any, ...]]]]


def gone(member: str) -> Sequence[Statement]:
    """All that is known of somebody among people is no more."""
    here = [{"which": member}]
    return [Statement(sql, here) for sql in _GONE]


async def nameless(read: Read, member: str) -> Sequence[Statement]:
    """In the club's lists of games somebody who leaves is nobody any more."""
    told, chairs = dict[str, str](), dict[str, set[str]]()
    # A table may be gone whose games count; and of two chairs of one member only one has a result.
    for sat in (RESULTS, schema.club_seats):
        wanted = select(GAMES.c.table, GAMES.c.sides, sat.c.chair).join(sat, sat.c.table == GAMES.c.table)
        for table, sides, chair in await read(wanted.where(sat.c.member == member)):
            told[table] = sides
            chairs.setdefault(table, set()).add(chair)
    rows = [{"which": table, "now": _without_names(sides, chairs[table])} for table, sides in told.items()]
    return [Statement(_RENAMED, rows)] if rows else []


def _without_names(told: str, chairs: set[str]) -> str:
    sides = _sides(told)
    for player in [one for side in sides for one in side["players"] if one["chair"] in chairs]:
        player["name"] = ""
    return _encode(sides).decode()


_encode = msgspec.json.Encoder().encode
_sides = msgspec.json.Decoder(list[dict[str, Any]]).decode
_RENAMED = update(GAMES).where(GAMES.c.table == bindparam("which")).values(sides=bindparam("now"))
_MINE = select(PEOPLE.notices.c.id).where(PEOPLE.notices.c.member == bindparam("which"))
_INVITED = select(PEOPLE.invitations.c.id).where(
    or_(PEOPLE.invitations.c.by == bindparam("which"), PEOPLE.invitations.c.to == bindparam("which"))
)
_SOUGHT = select(PEOPLE.seekers.c.seek).where(PEOPLE.seekers.c.member == bindparam("which"))
_SEEKING = select(PEOPLE.seeks.c.id).where(PEOPLE.seeks.c.member == bindparam("which"))
_GONE = (
    # With somebody who leaves goes their place in a partner's seek; that one ends, and stays the partner's.
    insert(PEOPLE.seek_ends).from_select(
        ["seek", "at", "how"],
        select(PEOPLE.seekers.c.seek, PEOPLE.seeks.c.at, literal("stopped"))
        .join(PEOPLE.seeks, PEOPLE.seeks.c.id == PEOPLE.seekers.c.seek)
        .where(
            PEOPLE.seekers.c.member == bindparam("which"),
            PEOPLE.seekers.c.seek.not_in(select(PEOPLE.seek_ends.c.seek)),
        ),
    ),
    update(PEOPLE.seekers).where(PEOPLE.seekers.c.seek.in_(_SOUGHT)).values(busy=None),
    delete(PEOPLE.seek_ends).where(PEOPLE.seek_ends.c.seek.in_(_SEEKING)),
    delete(PEOPLE.seekers).where(
        or_(PEOPLE.seekers.c.member == bindparam("which"), PEOPLE.seekers.c.seek.in_(_SEEKING))
    ),
    delete(PEOPLE.seeks).where(PEOPLE.seeks.c.member == bindparam("which")),
    delete(TIES).where(or_(TIES.c.member == bindparam("which"), TIES.c.other == bindparam("which"))),
    delete(PEOPLE.pushed).where(PEOPLE.pushed.c.notice.in_(_MINE)),
    delete(PEOPLE.notices).where(
        or_(PEOPLE.notices.c.member == bindparam("which"), PEOPLE.notices.c.who == bindparam("which"))
    ),
    delete(PEOPLE.answers).where(PEOPLE.answers.c.invitation.in_(_INVITED)),
    delete(PEOPLE.invitations).where(
        or_(PEOPLE.invitations.c.by == bindparam("which"), PEOPLE.invitations.c.to == bindparam("which"))
    ),
    delete(PEOPLE.tellings).where(PEOPLE.tellings.c.member == bindparam("which")),
    delete(PEOPLE.devices).where(PEOPLE.devices.c.member == bindparam("which")),
    delete(RESULTS).where(RESULTS.c.member == bindparam("which")),
    delete(PEOPLE.people).where(PEOPLE.people.c.member == bindparam("which")),
)
_THERE = select(PEOPLE.invitations.c.id).where(PEOPLE.invitations.c.table == bindparam("which"))
REMOVED: Final = (
    delete(PEOPLE.answers).where(PEOPLE.answers.c.invitation.in_(_THERE)),
    delete(PEOPLE.invitations).where(PEOPLE.invitations.c.table == bindparam("which")),
    delete(PEOPLE.turns).where(PEOPLE.turns.c.table == bindparam("which")),
    delete(PEOPLE.ended).where(PEOPLE.ended.c.table == bindparam("which")),
    delete(PEOPLE.tellings).where(PEOPLE.tellings.c.table == bindparam("which")),
)
"""What goes with a table. Games that were counted stay."""
