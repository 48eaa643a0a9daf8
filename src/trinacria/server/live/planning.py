"""The planning layers of a table: what partners draw for each other. The log does not hear of it."""

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from trinacria.server.live.audience import Audience
from trinacria.server.wire import protocol
from trinacria.server.wire.envelope import encode
from trinacria.table.history.event import Viewer
from trinacria.table.plan import MOST_MARKS, Mark
from trinacria.table.refusal import Refusal
from trinacria.table.store import Conflict, Store, StoreFailed
from trinacria.table.table import Table


class PlanningLayers:
    """One for each team of partners, read when it is needed; nobody else hears of it."""

    def __init__(self, table: Table, store: Store, audience: Audience) -> None:
        self._table = table
        self._store = store
        self._audience = audience
        self._drawn: dict[int, dict[str, Mark]] = {}
        self._lock = asyncio.Lock()
        """One change after the other, also while the store is asked."""

    async def seen_by(self, viewer: Viewer) -> list[Mark]:
        """What a viewer has in front of it."""
        team = self._team_of(viewer)
        if team is None:
            return []
        async with self._lock:
            return list((await self._marks(team)).values())

    async def draw(self, viewer: Viewer, put: Sequence[Mark], drop: Sequence[str]) -> None:
        """Keep what somebody draws, and show it to the partners; raises Refusal."""
        team = self._team_of(viewer)
        if team is None or viewer.chair is None:
            raise Refusal("table-error-no-partner")
        async with self._lock:
            self._tell(team, await self._keep(team, viewer.chair, put, drop), drop)

    async def read_again(self, team: int) -> None:
        """Another process has drawn: show what is new, and what is gone."""
        async with self._lock:
            before = self._drawn.pop(team, {})
            after = await self._marks(team)
            new = [mark for id, mark in after.items() if before.get(id) != mark]
            self._tell(team, new, [id for id in before if id not in after])

    async def _keep(self, team: int, chair: str, put: Sequence[Mark], drop: Sequence[str]) -> list[Mark]:
        drawn = dict(await self._marks(team))
        marks = [replace(mark, chair=chair) for mark in put]
        for gone in drop:
            drawn.pop(gone, None)
        drawn.update({mark.id: mark for mark in marks})
        if len(drawn) > MOST_MARKS:
            raise Refusal("table-error-plan-full", most=MOST_MARKS)
        try:
            await self._store.save_plan(self._table.id, team, list(drawn.values()))
        except Conflict:
            # Another process draws at the same moment.
            raise StoreFailed from None
        self._drawn[team] = drawn
        return marks

    def _tell(self, team: int, put: Sequence[Mark], drop: Sequence[str]) -> None:
        message = encode(protocol.Planned(list(put), list(drop)))
        for connection in self._audience.connections:
            if self._team_of(connection.viewer) == team:
                connection.send(message)

    def _team_of(self, viewer: Viewer) -> int | None:
        """The team of a viewer who has partners."""
        place = self._table.place_of(viewer.chair) if viewer.chair is not None else None
        for at, team in enumerate(self._table.teams):
            if place in team and len(team) > 1:
                return at
        return None

    async def _marks(self, team: int) -> dict[str, Mark]:
        if team not in self._drawn:
            self._drawn[team] = {mark.id: mark for mark in await self._store.plan(self._table.id, team)}
        return self._drawn[team]
