"""A game in progress: what it has come to, and what may be undone."""

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from trinacria.kernel.action import Action
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game
from trinacria.kernel.result import Stop, stopped


class Move(Struct, frozen=True):
    """An action thought through but not yet made: the game after it, and what happens."""

    seat: str
    place: int
    text: str
    """The action's whole notation, also where the player wrote less."""
    game: Game
    events: list[Event]


class Past(Struct, frozen=True):
    """A moment that can be gone back to."""

    game: Game
    unheard: tuple[list[Event], ...]
    events: int
    actions: int = 1


class GameInProgress:
    """A game under way, what each place has not heard yet, and the moments its mover may go back to."""

    def __init__(self, game: Game) -> None:
        self.game = game
        # By place, not by name: a draft gives the seats their names.
        self.unheard: tuple[list[Event], ...] = tuple([] for _ in game.seats)
        self.events: list[Event] = []
        """Everything that happened."""
        self.mover: int | None = None
        """The place that acted last."""
        self._past: list[Past] = []
        self._turns: dict[int, Past] = {}
        """The moment before the last turn of each place, in the order of these turns; `events` and `actions` since."""

    def consider(self, action: Action | str, seat: str | None = None) -> Move:
        """What an action of the seat that must decide, or an anytime option of a seat, would lead to.

        Raises as Game.play does.
        """
        after = self.game.copy()
        if seat is None:
            decision = after.decision
            if decision is None:
                after.play(action)
            assert decision is not None
            seat = decision.seat
        place = self.game.seats.index(seat)
        events = after.play(action, seat)
        # Asked now: a question that cannot be put must not come to light when the move is stored.
        assert after.decision is not None or after.result is not None, "a game without a question has ended"
        return Move(seat, place, after.last_action, after, events)

    def make(self, move: Move, final: bool = False) -> None:
        """Make a move that was considered. A final one (a bot's, or where nobody may undo) cannot be taken back."""
        before, asked = self.game, self.game.decision
        now = move.game.decision
        assert asked is not None
        if move.place != self.mover:
            self._turns.pop(move.place, None)
            self._turns[move.place] = Past(before, self._heard(), 0, 0)
        for place, turn in self._turns.items():
            self._turns[place] = Past(turn.game, turn.unheard, turn.events + len(move.events), turn.actions + 1)
        final = final or now is None or now.seat != asked.seat or any(event.reveals for event in move.events)
        if final or move.place != self.mover:
            self._past = []
        if not final:
            self._past.append(Past(before, self._heard(), len(move.events)))
        self.game = move.game
        self.mover = move.place
        self.unheard[move.place].clear()
        for told in (*self.unheard, self.events):
            told += move.events

    def undoable(self, place: int) -> int:
        """How many of its last actions a place may take back: nothing was revealed since, and nobody else acted."""
        return len(self._past) if place == self.mover else 0

    def undo(self, count: int = 1) -> int:
        """Take back the last actions; how many events never happened."""
        assert 1 <= count <= len(self._past)
        gone = self._past[-count:]
        del self._past[-count:]
        self.game = gone[0].game
        self.unheard = gone[0].unheard
        never = sum(past.events for past in gone)
        del self.events[len(self.events) - never :]
        for place, turn in list(self._turns.items()):
            if turn.actions > count:
                self._turns[place] = replace(turn, events=turn.events - never, actions=turn.actions - count)
            else:
                # That turn never happened.
                del self._turns[place]
                self.mover = None
        return never

    def way_back(self, place: int) -> bool:
        """Whether a place has had a turn that others may let it play again."""
        return place in self._turns

    def go_back(self, place: int) -> int:
        """The game as it was before a place's last turn; how many actions never happened."""
        turn = self._turns[place]
        self.game, self.unheard, self.mover = turn.game, turn.unheard, None
        self._past = []
        del self.events[len(self.events) - turn.events :]
        # Turns that came later never happened; earlier ones are nearer now.
        self._turns = {
            one: replace(was, events=was.events - turn.events, actions=was.actions - turn.actions)
            for one, was in self._turns.items()
            if was.actions > turn.actions
        }
        return turn.actions

    def stop(self, how: Stop, places: Collection[int]) -> None:
        """The players end the game: those at these places resign."""
        ended = self.game.copy()
        ended.finish(stopped(how, ended.teams, ended.standing(), [ended.seats[place] for place in places]))
        self.game = ended
        self._past, self._turns = [], {}

    def _heard(self) -> tuple[list[Event], ...]:
        return tuple(list(told) for told in self.unheard)
