"""A table without a network, with a clock that the test sets."""

from typing import Any

import msgspec

from trinacria.table.desk import Desk
from trinacria.table.entry import Logged
from trinacria.table.happened import Viewer
from trinacria.table.laying import ChairWish, lay
from trinacria.table.rights import Step
from trinacria.table.settings import Settings
from trinacria.table.table import Table


class Evening:
    """A table, its desk and its log. Its people are chairs "1", "2", ...; the first is the host."""

    def __init__(self, game: str = "famiglia", chairs: str = "pp", **settings: Any) -> None:
        """`chairs`: p for a person, b for a bot, o for an open chair."""
        kinds = {"p": ChairWish("me"), "b": ChairWish("bot", "greedy"), "o": ChairWish("open")}
        self.laid = lay(Settings(game, "", **settings), [kinds[one] for one in chairs])
        self.now = 1000.0
        self.log = [Logged(1, self.now, self.laid.entry)]
        self.table = Table("t", self.log)
        self.desk = Desk(self.table)

    def __getitem__(self, chair: str) -> Viewer:
        """Who sits on a chair."""
        return Viewer(chair, self.table.host == chair)

    def do(self, step: Step | None) -> str | None:
        """What a server does with a step; its token."""
        assert step is not None
        for at, body in enumerate(step.bodies):
            logged = Logged(self.table.seq + 1, self.now, body)
            self.log.append(logged)
            self.table.apply(logged, step.move if at == 0 else None)
        return step.token

    def start(self) -> None:
        """Begin, with the chairs in order of play."""
        self.do(self.desk.start(self["1"]))

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds

    def lose(self, chair: str, seconds: float = 60.0) -> None:
        """A player goes away, and stays away for so long."""
        self.do(self.desk.went(chair, self.now))
        self.wait(seconds)
        lapsed = self.desk.lapse(chair, self.now)
        if lapsed is not None:
            self.do(lapsed)

    def twin(self) -> Table:
        """The table as another process, or the next one, makes it from the stored log."""
        stored = [msgspec.json.decode(msgspec.json.encode(one), type=Logged) for one in self.log]
        return Table("t", stored)

    def chair(self, chair: str) -> dict[str, Any]:
        """A chair as everybody sees it."""
        found: dict[str, Any] = self.twin().screens([Viewer()])[Viewer()]["table"]["chairs"][int(chair) - 1]
        return found
