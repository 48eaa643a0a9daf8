"""What becomes of what people are to each other when one of them leaves, or a table goes."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, delete, or_, select

from trinacria.server.store import schema
from trinacria.server.store.writer import Statement

PEOPLE = schema.people
TIES, RESULTS = PEOPLE.ties, PEOPLE.results


def gone(member: str) -> Sequence[Statement]:
    """All that is known of somebody among people is no more."""
    here = [{"which": member}]
    return [Statement(sql, here) for sql in _GONE]


_MINE = select(PEOPLE.notices.c.id).where(PEOPLE.notices.c.member == bindparam("which"))
_INVITED = select(PEOPLE.invitations.c.id).where(
    or_(PEOPLE.invitations.c.by == bindparam("which"), PEOPLE.invitations.c.to == bindparam("which"))
)
_GONE = (
    delete(TIES).where(or_(TIES.c.member == bindparam("which"), TIES.c.other == bindparam("which"))),
    delete(PEOPLE.pushed).where(PEOPLE.pushed.c.notice.in_(_MINE)),
    delete(PEOPLE.notices).where(
        or_(PEOPLE.notices.c.member == bindparam("which"), PEOPLE.notices.c.who == bindparam("which"))
    ),
    delete(PEOPLE.answers).where(PEOPLE.answers.c.invitation.in_(_INVITED)),
    delete(PEOPLE.invitations).where(
        or_(PEOPLE.invitations.c.by == bindparam("which"), PEOPLE.invitations.c.to == bindparam("which"))
    ),
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
)
"""What goes with a table. Games that were counted stay."""
