"""Who is connected to a table in this process, and what they are told."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from trinacria.server.live.connection import Connection
from trinacria.server.wire import protocol
from trinacria.server.wire.envelope import encode, envelope
from trinacria.table.history import log
from trinacria.table.history.event import LogEvent, Viewer
from trinacria.table.patch import Known
from trinacria.table.table import Table


class Audience:
    """The connections of one table, and the screens that their viewers have in front of them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.connections: set[Connection] = set()
        self.unheard: dict[str, frozenset[str]] = {}
        """By chair, the chairs whose talk its player does not hear."""
        self._homes: set[str] = set()
        """Where seats of this table are played from."""
        self._screens: dict[Viewer, dict[str, Any]] = {}

    @property
    def homes(self) -> list[str]:
        """Where seats of this table are played from."""
        return sorted(self._homes)

    def know_homes(self, homes: Iterable[str]) -> None:
        """Seats are played from there: who watches from there reads the spectators' chat after the game."""
        self._homes.update(homes)
        for connection in self.connections:
            connection.viewer = self.mark_shared_address(connection.viewer, connection.home)

    def mark_shared_address(self, viewer: Viewer, home: str | None) -> Viewer:
        """A viewer, marked if a seat is played from the same address (it may be the player, listening to advice), and
        with those whom it does not hear."""
        unheard = self.unheard.get(viewer.chair or "", frozenset())
        return replace(viewer, shares_address=viewer.chair is None and home in self._homes, unheard=unheard)

    def know_unheard(self, unheard: dict[str, frozenset[str]]) -> None:
        """Who has nothing to do with whom."""
        if unheard != self.unheard:
            self.unheard = unheard
            for connection in self.connections:
                connection.viewer = self.mark_shared_address(connection.viewer, connection.home)

    def screen_of(self, viewer: Viewer) -> dict[str, Any]:
        """What a viewer has in front of it."""
        if viewer not in self._screens:
            self._screens = {**self._screens, **self._table.screens([viewer])}
        return self._screens[viewer]

    def send(self, message: bytes) -> None:
        """Send everybody the same."""
        for connection in self.connections:
            connection.send(message)

    def tell(self, events: list[LogEvent]) -> None:
        """Every viewer gets every number; the last one brings the screen up to date."""
        before = self._screens
        groups: dict[Viewer, list[Connection]] = {}
        for connection in self.connections:
            groups.setdefault(connection.viewer, []).append(connection)
        if len(events) == 1 and isinstance(events[0].what, log.Said):
            # Nothing on the table has moved.
            after = before
        else:
            after = self._screens = self._table.screens(groups)
        over = self._table.status == "over"
        known: Known = {}
        for viewer, connections in groups.items():
            for event in events:
                last = event is events[-1]
                screens = (before.get(viewer), after.get(viewer)) if last else (None, None)
                message = envelope(event, viewer, over, *screens, known)
                for connection in connections:
                    connection.send(message)

    def check_secrets(self) -> None:
        """Connections whose secret has died end; the others may have new rights."""
        for connection in list(self.connections):
            if connection.secret is None:
                continue
            viewer = self._table.holder(connection.secret, connection.viewer.name)
            if viewer is None:
                self.part(connection, "table-bye-secret")
            else:
                connection.viewer = self.mark_shared_address(viewer, connection.home)

    def turn_off_link(self, chair: str) -> None:
        """Connections by the link of a seat end. Those by somebody's own key come back at once, and are what they
        are."""
        for connection in list(self.connections):
            if connection.viewer.chair != chair:
                continue
            if connection.known:
                self.connections.discard(connection)
                connection.close()
            else:
                self.part(connection, "table-error-link-off")

    def part(self, connection: Connection, key: str) -> None:
        """End a connection, with a word."""
        self.connections.discard(connection)
        if connection.answering:
            connection.farewell = key
            return
        connection.send(encode(protocol.Bye(key, connection.words(key))))
        connection.close()

    def dismiss(self, key: str) -> None:
        """End all connections, with a word."""
        for connection in list(self.connections):
            self.part(connection, key)

    def cut_off(self) -> None:
        """End all connections without a word: their clients come back."""
        for connection in list(self.connections):
            connection.close()
