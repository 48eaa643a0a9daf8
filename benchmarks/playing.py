"""Players for a loaded server, who spend as little as they can: they read of a message only what they must know."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from frames import Line


class Decision(msgspec.Struct):
    """The open question; its answers are only told to the seat that is asked."""

    actions: list[str] | None = None


class Game(msgspec.Struct):
    """As much of the game."""

    decision: Decision | None


class Screen(msgspec.Struct):
    """As much of a screen."""

    game: Game | None


class Operation(msgspec.Struct):
    """One change of a screen."""

    op: str
    path: str
    value: msgspec.Raw = msgspec.Raw(b"null")


class Told(msgspec.Struct):
    """As much of a message as must be read."""

    type: str
    seq: int = 0
    id: str = ""
    key: str = ""
    what: msgspec.Raw = msgspec.Raw(b"null")
    patch: list[Operation] = []
    screen: Screen | None = None


class Play(msgspec.Struct, tag="play"):
    """What a player says."""

    id: str
    version: int
    action: str


_told = msgspec.json.Decoder(Told)
_game = msgspec.json.Decoder(Game | None)
_decision = msgspec.json.Decoder(Decision | None)
_actions = msgspec.json.Decoder(list[str] | None)
_encode = msgspec.json.Encoder().encode


@dataclass
class Seat:
    """One connected client. Of its screen it knows what it is asked."""

    club: "Club"
    seq: int = 0
    answered: dict[str, int] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    actions: list[str] | None = None
    """The answers to the open question, where it is this seat's."""
    line: Line | None = None

    async def connect(self, host: str, port: int, path: str, token: str) -> None:
        self.line = Line(self.hear)
        await self.line.open(host, port, path)
        self.line.send(_encode({"type": "hello", "v": 1, "token": token}))

    def hear(self, text: bytes) -> None:
        told = _told.decode(text)
        if told.type in ("welcome", "entry", "resync"):
            assert told.type != "entry" or told.seq == self.seq + 1, f"entry {told.seq} after {self.seq}"
            self.seq = told.seq
            if told.screen is not None:
                self._look(told.screen.game)
            for one in told.patch:
                self._follow(one)
            self.club.arrived(self, told, time.perf_counter())
        elif told.type == "done":
            self.answered[told.id] = told.seq
        elif told.type in ("refused", "bye"):
            self.refused.append(told.key)

    def _look(self, game: Game | None) -> None:
        decision = game.decision if game is not None else None
        self.actions = decision.actions if decision is not None else None

    def _follow(self, one: Operation) -> None:
        if one.path == "/game/decision/actions":
            self.actions = _actions.decode(one.value) if one.op != "remove" else None
        elif one.path == "/game/decision":
            self._look(Game(_decision.decode(one.value)))
        elif one.path == "/game":
            self._look(_game.decode(one.value))


@dataclass
class Club:
    """One table and its four seats."""

    id: str
    delays: list[float]
    dice: random.Random
    seats: list[Seat] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)
    """When the action was sent that will make this entry."""
    reached: dict[int, int] = field(default_factory=dict)
    count: int = 0
    busy: bool = False

    def arrived(self, seat: Seat, told: Told, now: float) -> None:
        """A seat has heard of an entry."""
        seq = told.seq
        if seq not in self.sent:
            return
        reached = self.reached[seq] = self.reached.get(seq, 0) + 1
        if reached == len(self.seats):
            self.delays.append(now - self.sent[seq])
            self.busy = False

    def start(self) -> None:
        line = self.seats[0].line
        assert line is not None
        line.send(b'{"type": "start", "id": "start"}')

    def act(self) -> bool:
        """The one who must decide plays any legal action; False: the game is over."""
        for seat in self.seats:
            if seat.actions is not None:
                self._play(seat, seat.actions)
                return True
        return False

    def _play(self, seat: Seat, actions: list[str]) -> None:
        self.busy = True
        self.count += 1
        assert seat.line is not None
        self.sent[seat.seq + 1] = time.perf_counter()
        seat.line.send(_encode(Play(f"{self.count}", seat.seq, self.dice.choice(actions))))


@dataclass
class BotClub(Club):
    """A person among bots, who answers at once: what is timed are the bots."""

    heard: float = 0.0

    def arrived(self, seat: Seat, told: Told, now: float) -> None:
        """An entry: the bot that made it has thought since the one before."""
        what: Any = msgspec.json.decode(told.what)
        if what is not None and what.get("by") == "bot":
            self.delays.append(now - self.heard)
        self.heard = now
        if seat.actions is not None:
            asyncio.get_running_loop().call_soon(self.act)
