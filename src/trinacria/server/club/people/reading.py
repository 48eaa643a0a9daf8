"""Tables as everybody may know them, read without opening them."""

from typing import Protocol, cast

import msgspec

from trinacria.server.club.people.notice_bodies import InvitationState, Why
from trinacria.server.store.people.invitations import Invitation
from trinacria.server.wire.bodies import TableListed
from trinacria.table.store import TableSummary

_decode = msgspec.json.Decoder(TableListed).decode


class Summaries(Protocol):
    """Where they are kept."""

    async def summary(self, table: str) -> TableSummary | None:
        """What is known of a table without its log; None where there is no such table."""


def listed(info: str) -> TableListed:
    return _decode(info)


def watchable(table: TableListed) -> bool:
    """Whether anybody may watch it now."""
    return table.settings.listed and table.settings.spectators and table.status in ("running", "paused")


def joinable(table: TableListed) -> bool:
    """Whether anybody may sit down there."""
    return table.settings.listed and table.status == "lobby" and any(chair.kind == "open" for chair in table.chairs)


def state_of(invitation: Invitation, now: float) -> InvitationState:
    return cast(InvitationState, invitation.state(now))


def why_of(invitation: Invitation) -> Why | None:
    """The sentence with which somebody declined."""
    return cast(Why | None, invitation.why)


class TableReader:
    """Reads one at a time."""

    def __init__(self, store: Summaries) -> None:
        self._store = store

    async def table(self, id: str) -> TableListed | None:
        summary = await self._store.summary(id)
        return listed(summary.info) if summary is not None else None
