"""A seat of a game in this process, with bots at the other seats."""

import asyncio
from typing import Any

from trinacria.cli.mcp.seat import Glimpse, Seat, SeatRefusal, Status
from trinacria.cli.session import Session
from trinacria.kernel.errors import TrinacriaError
from trinacria.speech.saying import say_error
from trinacria.words import Words


class SeatHere(Seat):
    """The only person's seat of a session."""

    def __init__(self, session: Session, words: Words) -> None:
        self._session = session
        self._words = words
        (seat,) = session.people
        # By place, not by name: a draft gives the seats their names.
        self._place = session.game.seats.index(seat)
        self._told = 0
        self._turn = asyncio.Lock()

    @property
    def _seat(self) -> str:
        return self._session.game.seats[self._place]

    def glimpse(self) -> Glimpse:
        """What the seat sees now."""
        game, seat = self._session.game, self._seat
        anytime = [str(action) for action in game.anytime(seat)] if game.decision is not None else []
        status: Status = "over" if game.result is not None else "running"
        return Glimpse(status, game.view(seat), seat, self._session.names, anytime)

    def news(self) -> list[dict[str, Any]]:
        """The events since the last time."""
        fresh, self._told = self._session.log[self._told :], len(self._session.log)
        return [seen for event in fresh if (seen := event.seen_by(self._seat)) is not None]

    async def play(self, action: str) -> None:
        async with self._turn:
            try:
                self._session.play(action, self._seat)
            except TrinacriaError as error:
                raise SeatRefusal(self._say(error)) from None

    async def why(self, action: str) -> str | None:
        """Why an action is not possible now."""
        game = self._session.game
        decision = game.decision
        try:
            if decision is None or decision.seat != self._seat:
                # In a copy: anyone who is not asked learns no more than by trying it.
                game.copy().play(action, seat=self._seat)
                return None
            parsed = game.parse(action)
        except TrinacriaError as error:
            return self._say(error)
        if parsed in decision.actions or parsed in game.anytime(self._seat):
            return None
        return self._say(game.refusal(parsed))

    async def wait(self, seconds: float) -> None:
        """Let the bots play, however long they think."""
        async with self._turn:
            while self._session.waits_for_bot:
                # Bots that search take their time, and the assistant's program must not wait for them.
                await asyncio.to_thread(self._session.play_bot)

    def _say(self, error: TrinacriaError) -> str:
        return say_error(error, self._words, self._session.names, self._session.game.view(self._seat))
