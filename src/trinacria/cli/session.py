"""A game at one screen: people who share it, and bots. No drawing here: both faces of the terminal use it."""

from collections.abc import Mapping
from dataclasses import dataclass

from trinacria.bots.bot import Bot
from trinacria.bots.match import ask
from trinacria.kernel.action import Action
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game
from trinacria.table.game_in_progress import GameInProgress


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a person, or a bot."""

    name: str
    bot: Bot | None = None
    level: str = ""
    """What kind of bot it is, in words."""
    recorded: str = ""
    """What it is called in a record, where its kind can't be asked for any more; left out: its name."""


class Session:
    """One game, its players, what has happened, and what may be taken back."""

    def __init__(self, game: Game, players: Mapping[str, Player]) -> None:
        self._progress = GameInProgress(game)
        # By place, not by name: a draft gives the seats their names.
        self._line_up = tuple(players[seat] for seat in game.seats)
        self._first_names = {seat: players[seat].name for seat in game.seats}
        self.log: list[Event] = []

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._progress.game

    @property
    def players(self) -> dict[str, Player]:
        return dict(zip(self.game.seats, self._line_up, strict=True))

    @property
    def names(self) -> dict[str, str]:
        """The players' names by seat, and by what a seat was called before a draft."""
        return self._first_names | {seat: player.name for seat, player in self.players.items()}

    @property
    def people(self) -> list[str]:
        """The seats of persons."""
        return [seat for seat, player in self.players.items() if player.bot is None]

    @property
    def viewer(self) -> str | None:
        """Through whose eyes the table is shown: the only person's, else those of the person who must decide.

        None: nobody's. With opponents at one screen that is so while it is a bot's turn.
        """
        decision = self.game.decision
        if decision is not None and len(self.people) > 1 and self.players[decision.seat].bot is None:
            return decision.seat
        return self.people[0] if self.people and self.one_side else None

    @property
    def one_side(self) -> bool:
        """Whether all people at the screen may see the same: one person, or partners."""
        people = self.people
        return all(self.share_screen(people[0], other) for other in people[1:])

    def share_screen(self, one: str, other: str) -> bool:
        """Whether these two may see behind each other's screen."""
        if one == other:
            return True
        return any(one in team and other in team for team in self.game.teams)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot must decide."""
        decision = self.game.decision
        return decision is not None and self.players[decision.seat].bot is not None

    def anytime(self, seat: str) -> tuple[Action, ...]:
        """What this seat may do beside the open question."""
        return self.game.anytime(seat)

    def play(self, action: Action | str, seat: str | None = None) -> list[Event]:
        """Carry out the action of the person who must decide, or an anytime option of a seat; raises as Game.play."""
        move = self._progress.consider(action, seat)
        self._progress.make(move)
        self.log += move.events
        return move.events

    def play_bot(self) -> list[Event]:
        """Let the bot that must decide play one action; raises BotFault."""
        decision = self.game.decision
        assert decision is not None
        bot = self.players[decision.seat].bot
        assert bot is not None
        place = self.game.seats.index(decision.seat)
        move = self._progress.consider(ask(bot, self.game, self._progress.unheard[place]))
        self._progress.make(move, final=True)
        self.log += move.events
        return move.events

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back: nothing was revealed since, and nobody else has acted."""
        mover = self._progress.mover
        return mover is not None and self._progress.undoable(mover) > 0

    def undo(self) -> None:
        """Take back the last action of this turn."""
        taken_back = self._progress.undo()
        del self.log[len(self.log) - taken_back :]

    def record(self) -> dict[str, object]:
        """The record so far, with the players' names and what kind of bots they are."""
        return self.game.record({seat: player.recorded or player.name for seat, player in self.players.items()})
