"""A table without a network: its requests, its log, and the people at it."""

from random import Random
from typing import Any

import msgspec

from trinacria.kernel import chance
from trinacria.table.creation import ChairWish, new_table
from trinacria.table.history.event import Viewer
from trinacria.table.history.log import Body, Logged
from trinacria.table.requests import Requests
from trinacria.table.rights import Outcome
from trinacria.table.settings import Settings
from trinacria.table.table import Table

BEGAN = 1000.0


class Evening:
    """The first person is the host. The clock ticks once per entry."""

    tick = 1.0

    def __init__(self, game: str = "famiglia", chairs: str = "pp", position: Any = None, **settings: Any) -> None:
        """`chairs`: p for a person, b for a bot, o for an open chair."""
        self.created = new_table(
            Settings(game, "", **settings), [_wish(one, at) for at, one in enumerate(chairs, 1)], position
        )
        self.now = BEGAN
        self.log = [Logged(1, self.now, self.created.entry)]
        self.table = Table("t", self.log)
        self.requests = Requests(self.table)
        self.people = [self.table.viewer(token) for token in self.created.seats.values()]

    def __getitem__(self, chair: str) -> Viewer:
        """Who sits on a chair."""
        return Viewer(chair, self.table.host == chair)

    def do(self, step: Outcome | None, asked: str | None = None) -> str | None:
        """What a server does with a step; its token."""
        assert step is not None
        self.table.deal.check_step(step.bodies)
        for at, body in enumerate(step.bodies):
            self.now += self.tick
            logged = Logged(self.table.seq + 1, self.now, body, asked if at == 0 else None)
            self.log.append(logged)
            self.table.apply(logged, step.move if at == 0 else None)
        return step.token

    def do_bodies(self, *bodies: Body) -> None:
        """What another version, or time, has written."""
        self.do(Outcome(bodies))

    def start(self) -> None:
        self.do(self.requests.start(self["1"]))

    def seal(self, person: int, salt: str) -> None:
        """Somebody seals a salt."""
        self.do(self.requests.seal(self.people[person], chance.seal(self.table.deal.commitment, salt)))

    def decider(self) -> Viewer:
        return next(one for one in self.people if one.chair == self.table.decider)

    def play(self, dice: Random) -> None:
        assert self.table.progress is not None
        decision = self.table.progress.game.decision
        assert decision is not None
        self.do(self.requests.play(self.decider(), self.table.seq, dice.choice(decision.actions).text))

    def twin(self) -> Table:
        """The table as another process, or the next one, makes it from the stored log."""
        return Table("t", [msgspec.json.decode(msgspec.json.encode(one), type=Logged) for one in self.log])

    def chair(self, chair: str) -> dict[str, Any]:
        """A chair as everybody sees it."""
        found: dict[str, Any] = self.twin().screens([Viewer()])[Viewer()]["table"]["chairs"][int(chair) - 1]
        return found


class TimedEvening(Evening):
    """Time passes only when the test says so."""

    tick = 0.0

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def lose(self, chair: str, seconds: float = 60.0) -> None:
        """A player goes away, and stays away for so long."""
        self.do(self.requests.went(chair, self.now))
        self.wait(seconds)
        lapsed = self.requests.lapse(chair, self.now)
        if lapsed is not None:
            self.do(lapsed)


def _wish(kind: str, number: int) -> ChairWish:
    kinds = {"p": ChairWish("me", nickname=f"P{number}"), "b": ChairWish("bot", "greedy"), "o": ChairWish("open")}
    return kinds[kind]
