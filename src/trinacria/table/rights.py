"""What a request may rest on: who asks, what the table is doing, which chair is meant."""

from msgspec import Struct

from trinacria.table.bots import bots_for
from trinacria.table.chair import Chair, told_apart
from trinacria.table.creation import cleaned
from trinacria.table.game_in_progress import GameInProgress, Move
from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.refusal import Forbidden, NotNow, Refusal, Stale
from trinacria.table.table import Table


class Outcome(Struct, frozen=True):
    """What shall be logged, in this order; and what the asker alone is told."""

    bodies: tuple[log.Body, ...]
    move: Move | None = None
    """The first body's action, thought through."""
    token: str | None = None


class Rights:
    """The checks that all requests share. Each raises Refusal."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def _seated(self, viewer: Viewer) -> Chair:
        if viewer.chair is None:
            raise Forbidden("table-error-spectator")
        return self.table.chairs[viewer.chair]

    def _name(self, nickname: str, chair: Chair) -> str:
        """What a person on this chair is called: two of one name are told apart."""
        name = cleaned(nickname)
        if not name:
            raise Refusal("table-error-empty")
        return told_apart(name, [one.nickname for one in self.table.chairs.values() if one is not chair])

    def _guest_name(self, name: str) -> str:
        """What somebody without a chair is called: like nobody who has one."""
        return told_apart(cleaned(name), [chair.nickname for chair in self.table.chairs.values()])

    def _host(self, viewer: Viewer) -> None:
        if not viewer.host:
            raise Forbidden("table-error-not-host")

    def _lobby(self) -> None:
        if self.table.status != "lobby":
            raise NotNow("table-error-started")

    def _not_over(self) -> None:
        if self.table.status == "over":
            raise NotNow("table-error-over")

    def _begun(self) -> None:
        if self.table.status == "lobby":
            raise NotNow("table-error-not-started")
        self._not_over()

    def _running(self, version: int | None) -> GameInProgress:
        """The game in progress, if it runs and the asker has seen where it is."""
        table = self.table
        # Who has not seen the last of it has not seen the end or the pause either.
        if version is not None and version < table.game_seq:
            raise Stale("table-error-stale")
        self._begun()
        if table.status == "paused":
            raise NotNow("table-error-paused")
        assert table.progress is not None
        return table.progress

    def _chair(self, chair: str) -> Chair:
        found = self.table.chairs.get(chair)
        if found is None:
            raise Refusal("table-error-no-chair", chair=chair, known=", ".join(self.table.chairs))
        return found

    def _bot(self, bot: str) -> str:
        known = bots_for(self.table.settings.game)
        if bot not in known:
            raise Refusal("table-error-bot", bot=bot, known=", ".join(known))
        return bot
