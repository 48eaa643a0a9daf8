"""An action tried on a copy of the game, as far as nothing hidden, no chance and no other player comes into it."""

from typing import Final

from trinacria.games.lafamiglia.encounter.aftermath import Conclusion, Knockout, Recruitment
from trinacria.games.lafamiglia.encounter.agitate import Agitate, Incite
from trinacria.games.lafamiglia.encounter.attack import Approach, Attack
from trinacria.games.lafamiglia.encounter.movement import Announce, Moves
from trinacria.games.lafamiglia.encounter.orders import Execute, SecondWave
from trinacria.games.lafamiglia.encounter.pentito import Pentito
from trinacria.games.lafamiglia.encounter.special_orders import Network, Recall
from trinacria.games.lafamiglia.encounter.strike import Strikes
from trinacria.games.lafamiglia.modes.commission import Commission
from trinacria.games.lafamiglia.modes.coupole import SeatMembers, Split
from trinacria.games.lafamiglia.planning.column import ColumnAction, PutTokens
from trinacria.games.lafamiglia.planning.equipment import Equipment, Sail, Sink
from trinacria.games.lafamiglia.planning.gather import Bring, BringNumber, Gather
from trinacria.games.lafamiglia.planning.issuing import Issue, LayOrder
from trinacria.games.lafamiglia.planning.mat import Exert, InfluenceTwo, TakeOff, ToSheet
from trinacria.games.lafamiglia.planning.placing import LabSoldati, Place, PlaceNumber
from trinacria.games.lafamiglia.planning.planning import TakeToken
from trinacria.games.lafamiglia.planning.recruiting import Recruit
from trinacria.games.lafamiglia.planning.spaces import UseSpace
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, current_step
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision

CALM: Final = (
    Agitate, Announce, Approach, Attack, Bring, BringNumber, ColumnAction, Commission, Conclusion, Equipment,
    Execute, Exert, Gather, Incite, InfluenceTwo, Issue, Knockout, LabSoldati, LayOrder, Moves, Network, Pentito,
    Place, PlaceNumber, PutTokens, Recall, Recruit, Recruitment, Sail, SeatMembers, SecondWave, Sink, Strikes,
    TakeOff, TakeToken, ToSheet, UseSpace,
)  # fmt: skip
"""The steps that go on by what their own player may know. No other step is ever run in a trial: so a new one tells
nothing before somebody has thought about it."""


class Trial:
    """A copy in which something was tried, with what its player would learn of it."""

    __slots__ = ("depth", "game", "seat", "waits")

    def __init__(self, game: State, seat: str) -> None:
        self.game: State = game.copy()
        self.seat = seat
        self.depth = len(game.frames)
        self.waits = False
        """Whether a step of the action waits for an answer now."""

    @property
    def events(self) -> list[dict[str, object]]:
        """What happened, as the player learns it."""
        told: list[dict[str, object]] = []
        for event in self.game._events:
            seen = event.seen_by(self.seat)
            if seen is not None:
                told.append(seen)
        return told

    @property
    def step(self) -> Step:
        """The step on top."""
        return current_step(self.game)

    def answer(self, action: Action) -> None:
        """Answer the open question, and no more."""
        self.step.answer(self.game, action)

    def settle(self) -> None:
        """Do all that follows by itself, as far as it belongs to the action."""
        frames = self.game.frames
        self.waits = False
        while len(frames) >= self.depth:
            if self._is_own_split():
                # The reward of an order in progress: whatever comes as members, the order goes on.
                self.answer(self.asked.actions[0])
            elif not isinstance(frames[-1], CALM):
                return
            elif frames[-1].run(self.game):
                self.waits = True
                return

    def _is_own_split(self) -> bool:
        top = self.game.frames[-1]
        return self.game.encounter and isinstance(top, Split) and self.game.seats[top.player] == self.seat

    def put(self, step: Step) -> None:
        """Let this step stand in place of the one on top."""
        self.game.replace(step)

    @property
    def asked(self) -> Decision:
        """The question that waits."""
        return self.step.ask(self.game)
