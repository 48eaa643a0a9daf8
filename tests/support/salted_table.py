"""A table without a network, whose players add salt."""

from random import Random
from typing import Any

from trinacria.kernel import chance
from trinacria.table.desk import Desk
from trinacria.table.entry import Logged
from trinacria.table.happened import Viewer
from trinacria.table.laying import ChairWish, lay
from trinacria.table.rights import Step
from trinacria.table.settings import Settings
from trinacria.table.table import Table


class SaltedTable:
    """A table, its desk and its log, with a clock that ticks once an entry."""

    def __init__(self, game: str = "famiglia", people: int = 2, position: Any = None, **settings: Any) -> None:
        wishes = [ChairWish("me", nickname=f"P{at}") for at in range(1, people + 1)]
        self.laid = lay(Settings(game, "", **settings), wishes, position)
        self.log = [Logged(1, 1.0, self.laid.entry)]
        self.table = Table("t", self.log)
        self.desk = Desk(self.table)
        self.people = [self.table.viewer(token) for token in self.laid.seats.values()]

    def do(self, step: Step, asked: str | None = None) -> None:
        """What a server does with a step."""
        self.table.deal.check_step(step.bodies)
        for at, body in enumerate(step.bodies):
            logged = Logged(self.table.seq + 1, self.table.seq + 1.0, body, asked if at == 0 else None)
            self.log.append(logged)
            self.table.apply(logged, step.move if at == 0 else None)

    def seal(self, person: int, salt: str) -> None:
        """Somebody seals a salt."""
        self.do(self.desk.seal(self.people[person], chance.seal(self.table.deal.commitment, salt)))

    def decider(self) -> Viewer:
        """Who must decide."""
        return next(one for one in self.people if one.chair == self.table.decider)

    def play(self, dice: Random) -> None:
        """Any legal action."""
        game = self.table.course
        assert game is not None
        assert game.game.decision is not None
        action = dice.choice(game.game.decision.actions)
        self.do(self.desk.play(self.decider(), self.table.seq, action.text))
