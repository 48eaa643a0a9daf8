"""The planning layers of a table: what partners draw for each other. The log does not hear of it."""

from collections.abc import Sequence

from msgspec.structs import replace

from trinacria.table.happened import Viewer
from trinacria.table.plan import MOST_MARKS, Mark
from trinacria.table.refusal import Refusal
from trinacria.table.store import Conflict, Store, StoreFailed
from trinacria.table.table import Table


class PlanningLayers:
    """One for each team of partners, read when it is needed."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store
        self._drawn: dict[int, dict[str, Mark]] = {}

    def team_of(self, viewer: Viewer) -> int | None:
        """The team of a viewer who has partners."""
        place = self._table.place_of(viewer.chair) if viewer.chair is not None else None
        for at, team in enumerate(self._table.teams):
            if place in team and len(team) > 1:
                return at
        return None

    async def seen_by(self, viewer: Viewer) -> list[Mark]:
        """What a viewer has in front of it."""
        team = self.team_of(viewer)
        return list((await self._marks(team)).values()) if team is not None else []

    async def draw(self, team: int, chair: str, put: Sequence[Mark], drop: Sequence[str]) -> list[Mark]:
        """Keep what a chair draws; the new marks. Raises Refusal."""
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

    async def read_again(self, team: int) -> tuple[list[Mark], list[str]]:
        """Another process has drawn: what is new, and what is gone."""
        before = self._drawn.pop(team, {})
        after = await self._marks(team)
        return [mark for id, mark in after.items() if before.get(id) != mark], [id for id in before if id not in after]

    async def _marks(self, team: int) -> dict[str, Mark]:
        if team not in self._drawn:
            self._drawn[team] = {mark.id: mark for mark in await self._store.plan(self._table.id, team)}
        return self._drawn[team]
