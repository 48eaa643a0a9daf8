"""What tables ask of the club beside the seats: who may sit beside whom, who hears whom, and whom they wait for."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

from trinacria.server.club.club import Club
from trinacria.server.club.keys import is_device_key
from trinacria.server.club.people.bell import Bell
from trinacria.server.club.people.invitations import Invitations
from trinacria.server.club.people.notices import MemberNotices
from trinacria.server.club.people.relations import Relations
from trinacria.server.club.people.tellings import Tellings
from trinacria.server.store.people.people import People, Turn
from trinacria.table.rated.conditions import Sitting
from trinacria.table.refusal import Forbidden, NotNow, Refusal
from trinacria.table.settings import TurnClock
from trinacria.table.store import StoreFailed
from trinacria.table.table import Table

AGAIN: Final = 1.0
"""Seconds until something is written again that the database failed to take."""

_log = logging.getLogger("trinacria.club")


class NeighboursOfClub:
    """Members as tables need them."""

    def __init__(
        self,
        club: Club,
        people: People,
        relations: Relations,
        invitations: Invitations,
        tellings: Tellings,
        notices: MemberNotices,
        bell: Bell,
        now: Callable[[], float],
    ) -> None:
        self._club = club
        self._people = people
        self._relations = relations
        self._invitations = invitations
        self._tellings = tellings
        self._notices = notices
        self._bell = bell
        self._now = now
        self._turns: dict[str, Turn | None] = {}
        """What is to be written of the tables, the last only."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.ended: Callable[[], None] = lambda: None
        """Called when a game may have ended."""

    # ---------------------------------------------------------------- whom tables wait for

    def turn(self, table: str, chair: str | None, since: float, until: float | None) -> None:
        """Written in the background; of several in a row the last one counts."""
        if not self._club.on:
            return
        busy = table in self._turns
        self._turns[table] = Turn(table, chair, since, until) if chair is not None else None
        if not busy:
            self._spawn(self._write_turn(table))

    async def _write_turn(self, table: str) -> None:
        while table in self._turns:
            turn = self._turns[table]
            try:
                if turn is not None:
                    await self._people.turn(turn)
                else:
                    await self._people.no_turn(table)
                    self.ended()
                if len(self._bell.pages) or turn is None:
                    await self._bell.ring({member for member, _, _ in await self._people.at_table(table)})
            except StoreFailed:
                await asyncio.sleep(AGAIN)
                continue
            except BaseException:
                self._turns.pop(table, None)
                raise
            if self._turns.get(table) == turn:
                self._turns.pop(table, None)

    # ---------------------------------------------------------------- who sits beside whom

    async def seat_for(self, table: Table, wish: str | None, invited: bool, key: str | None) -> str | None:
        """The chair that somebody gets who would like to sit down; raises Refusal."""
        if not self._club.on:
            return wish
        me = await self._member(key)
        if me is not None and await self._is_parted(me, table.id):
            raise Forbidden("people-error-seat")
        if invited:
            # The link of a seat opens it, whoever was invited by name.
            return wish
        held = {chair for chair, member in (await self._invitations.held(table.id)).items() if member != me}
        if wish is not None:
            if wish in held:
                raise NotNow("people-error-kept")
            return wish
        open_chairs = [chair.id for chair in table.chairs.values() if chair.kind == "open"]
        free = [chair for chair in open_chairs if chair not in held]
        if open_chairs and not free:
            raise NotNow("people-error-kept")
        return free[0] if held and free else None

    async def may_own(self, member: str, table: str) -> bool:
        """Whether a member may take over a seat at a table: nobody sits there with whom they have nothing to do."""
        return not await self._is_parted(member, table)

    async def check_watcher(self, table: str, key: str | None) -> None:
        """A line of somebody who only watches has no chair by which players could leave it out: who has blocked one of
        them, or was blocked, says nothing. Raises Refusal."""
        me = await self._member(key)
        if me is not None and await self._is_parted(me, table):
            raise Forbidden("people-error-talk")

    async def _is_parted(self, member: str, table: str) -> bool:
        """Whether one of two has blocked the other: this member, and somebody who sits there."""
        sitting = [one for one, _, _ in await self._people.at_table(table)]
        return any(member in pair for pair in await self._relations.blocked_pairs(list({member, *sitting})))

    async def _member(self, key: str | None) -> str | None:
        if key is None or not is_device_key(key):
            return None
        try:
            return (await self._club.asker(key)).member.id
        except Refusal:
            return None

    async def seats(self, table: Table) -> None:
        """People sit elsewhere now, or others do: the seats of members are where their secrets open them."""
        if not self._club.on:
            return
        rows = await self._people.at_table(table.id)
        if table.origin is not None and table.status != "over":
            # Who meets again at another table has the seat there, too.
            known = {(member, holder) for member, _, holder in rows}
            before = await self._people.at_table(table.origin)
            rows += [one for one in before if (one[0], one[2]) not in known]
        for member, chair, holder in rows:
            viewer = table.holder(holder)
            here = table.chairs.get(chair)
            if viewer is not None and viewer.chair is not None:
                await self._people.move(member, table.id, chair, viewer.chair, holder, self._now())
            elif here is not None and here.kind != "open":
                await self._people.unseat(member, table.id, chair, holder)

    async def sitting(self, table: Table) -> Sitting:
        """By chair, the members who sit there, and by which secret."""
        if not self._club.on:
            return {}
        rows = await self._people.at_table(table.id)
        found = ((member, chair, holder, table.chairs.get(chair)) for member, chair, holder in rows)
        return {
            chair: (member, holder)
            for member, chair, holder, here in found
            if here is not None and here.opened_by(holder)
        }

    async def unheard(self, table: str) -> dict[str, frozenset[str]]:
        """By chair, the chairs whose talk its player does not hear."""
        if not self._club.on:
            return {}
        sitting = await self._people.at_table(table)
        pairs = await self._relations.blocked_pairs(list({member for member, _, _ in sitting}))
        if not pairs:
            return {}
        return {
            chair: apart
            for member, chair, _ in sitting
            if (apart := frozenset(other for one, other, _ in sitting if frozenset((member, one)) in pairs))
        }

    # ---------------------------------------------------------------- what friends hear

    def began(self, table: Table) -> None:
        """Followers hear of a game that anybody may watch."""
        if self._club.on and table.settings.listed:
            self._spawn(self._tell_followers(table))

    async def _tell_followers(self, table: Table) -> None:
        # What could not be told now is told later.
        with contextlib.suppress(StoreFailed):
            await self._tellings.began(table)

    def opening(self, table: Table, here: Collection[str]) -> None:
        """Over days, those who are away hear that the deal waits for what they have sealed."""
        if self._club.on and isinstance(table.settings.clock, TurnClock):
            self._spawn(self._call(table, set(here)))

    async def _call(self, table: Table, here: set[str]) -> None:
        with contextlib.suppress(StoreFailed):
            sitting = await self._people.at_table(table.id)
            for member, chair, _ in sitting:
                if chair not in here:
                    other = next(one for one, _, _ in sitting if one != member)
                    await self._notices.tell([member], "seek_found", other, table.id)

    async def opened(self, member: str, table: Table) -> None:
        """Friends hear of a table at which somebody waits for others."""
        if table.settings.listed:
            await self._tellings.opened(member, table)

    # ---------------------------------------------------------------- other processes

    def hear(self, told: Any) -> None:
        """Another process tells what is new; None: something may have been missed."""
        self._bell.hear(told)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a task failed", exc_info=error)

    @property
    def at_work(self) -> bool:
        """Whether something is on its way to the database."""
        return bool(self._tasks)

    async def close(self) -> None:
        """Let go of what is on its way: tables tell it anew when they are opened."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
