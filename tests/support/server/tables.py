"""Tables that are set up over the network, without a page."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any, Protocol

from playwright.sync_api import BrowserContext
from websockets.sync.client import connect

import trinacria
from trinacria.server.wire import protocol
from trinacria.table.patch import apply

NAMES = ("Alessandra", "Bartolomeo", "Maria Concetta", "Dario")
PEOPLE = ("Ada", "Bruno", "Chiara", "Dario")
CLOCK = {"kind": "chess", "base": 5400, "increment": 10}
PATIENCE = 180
"""Seconds; the machine may be busy with other tests."""


class Line(Protocol):
    """A connection to a table."""

    def send(self, text: str, /) -> None:
        """Say something."""

    def recv(self, timeout: float, /) -> str | bytes:
        """What is said next."""


class Seat:
    """Somebody at a table without a page: asks over the socket, and knows what lies in front of the seat."""

    def __init__(self, line: Line, token: str) -> None:
        self._line = line
        self._asked = 0
        self.seq = 0
        self.screen: Any = None
        self._send({"type": "hello", "v": protocol.VERSION, "last_seq": 0, "lang": "en", "token": token})
        assert self.hear()["type"] == "welcome"

    def _send(self, message: dict[str, Any]) -> None:
        self._line.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """What the server says next."""
        said: dict[str, Any] = json.loads(self._line.recv(PATIENCE))
        self.seq = said.get("seq", self.seq)
        if said["type"] == "entry" and "screen" not in said:
            self.screen = apply(self.screen, [{"value": None, **change} for change in said.get("patch", ())])
        else:
            self.screen = said.get("screen", self.screen)
        return said

    def ask(self, kind: str, **fields: Any) -> None:
        """Ask for something and hear that it is done."""
        self._asked += 1
        id = f"{kind}-{self._asked}"
        self._send({"type": kind, "id": id, **fields})
        while (answer := self.hear()).get("id") != id:
            pass
        assert answer["type"] == "done", answer

    def play(self, action: str) -> None:
        """Play an action at the moment that is in sight."""
        self.ask("play", action=action, version=self.seq)

    def until_asked(self) -> None:
        """Wait until this seat must decide."""
        while not self.options:
            self.hear()

    @property
    def options(self) -> list[str]:
        """What this seat may do, if it must decide."""
        game = self.screen["game"] or {}
        return (game.get("decision") or {}).get("actions") or []

    def play_on(self, choose: Callable[[list[str]], str], most: int = 10_000) -> None:
        """Play to the end, or until so many actions are played and the next one is asked for."""
        while self.screen["table"]["status"] != "over":
            if self.options:
                if most == 0:
                    return
                most -= 1
                self.play(choose(self.options))
            else:
                self.hear()


class Host:
    """Sets tables up over the network, without a page."""

    def __init__(self, address: str, context: BrowserContext) -> None:
        self.address, self.context = address, context

    def request(self, method: str, path: str, body: Any = None) -> tuple[bool, str]:
        """Ask the server; whether it did what was asked, and what it said."""
        # A line that was idle may be closed by the server in the moment in which it is taken up again.
        answer = self.context.request.fetch(self.address + path, method=method, data=body, max_retries=3)
        return answer.ok, answer.text()

    def table(self, game: str, chairs: list[dict[str, str]], position: Any = None, **settings: Any) -> dict[str, Any]:
        wish: dict[str, Any] = {"settings": {"game": game, "mode": "", **settings}, "chairs": chairs}
        if position is not None:
            wish["position"] = position
        well, said = self.request("POST", "/api/v1/tables", wish)
        assert well, said
        made: dict[str, Any] = json.loads(said)
        return made

    def from_position(self, game: trinacria.Game, people: Sequence[str], bot: str = "random") -> dict[str, Any]:
        """A new table that begins from a position: people on these seats, bots on all others."""
        position: Any = game.position()
        names = iter(PEOPLE)
        chairs = [
            {"kind": "me", "nickname": next(names)} if seat in people else {"kind": "bot", "bot": bot}
            for seat in game.seats
        ]
        mode, options = position.get("mode", ""), position.get("options", {})
        return self.table(game.name, chairs, position, mode=mode, options=options, places="fixed", name="Zàgara")

    def against_a_bot(self, bot: str = "greedy") -> dict[str, Any]:
        """A new table of Famiglia for one person and a bot that does not think long."""
        return self.table("famiglia", [{"kind": "me", "nickname": "Guest"}, {"kind": "bot", "bot": bot}])

    @contextmanager
    def seat(self, made: dict[str, Any]) -> Iterator[Seat]:
        """On the first seat of a table, for a while."""
        line = f"{self.address.replace('http', 'ws')}/api/v1/tables/{made['table']}/socket"
        with connect(line, proxy=None, max_size=None) as socket:
            yield Seat(socket, made["seats"][0]["token"])

    def start(self, made: dict[str, Any], *actions: str) -> str:
        """Start the game with the first seat's secret, play a few actions there; the path of that seat."""
        with self.seat(made) as seat:
            seat.ask("start")
            for action in actions:
                seat.play(action)
        return f"/t/{made['table']}#{made['seats'][0]['token']}"

    def friends(self, *names: str, begun: bool = True, **settings: Any) -> list[str]:
        """A table of Famiglia with two people, the first of whom is its host; the path of each one's seat."""
        chairs = [{"kind": "me", "nickname": name} for name in names or PEOPLE[:2]]
        made = self.table("famiglia", chairs, **settings)
        if begun:
            self.start(made)
        return [f"/t/{made['table']}#{seat['token']}" for seat in made["seats"]]

    def at(self, path: str) -> AbstractContextManager[Seat]:
        """On the seat with this path, for a while."""
        table, _, token = path.removeprefix("/t/").partition("#")
        return self.seat({"table": table, "seats": [{"token": token}]})

    def pass_once(self, path: str) -> None:
        """Whoever sits there passes when asked to decide."""
        with self.at(path) as seat:
            seat.until_asked()
            seat.play("pass")

    def pass_out(self, *paths: str) -> None:
        """Those who sit at a table of Famiglia, by the paths of their seats, pass until the game is over."""
        with ExitStack() as lines:
            seats = [lines.enter_context(self.at(path)) for path in paths]
            while seats[0].screen["table"]["status"] != "over":
                mover = next(seat for seat in seats if seat.options)
                mover.play("pass")
                for seat in seats:
                    while seat.seq < mover.seq:
                        seat.hear()

    def cards(self, position: dict[str, Any], *actions: str) -> str:
        """A running table of Famiglia with clocks; the path of whoever must decide."""
        chairs = [{"kind": "me", "nickname": NAMES[0]}, {"kind": "bot", "bot": "greedy"}]
        made = self.table("famiglia", chairs, position, places="fixed", clock=CLOCK, name="Zàgara")
        return self.start(made, *actions)

    def island(self, game: trinacria.Game, *actions: str) -> str:
        """The same for La Famiglia: a person sits at every seat, as far as the page knows."""
        assert game.decision is not None
        first = game.decision.seat
        position: Any = game.position()
        chairs = [
            {"kind": "me", "nickname": name} if seat == first else {"kind": "bot", "bot": "random"}
            for seat, name in zip(game.seats, NAMES, strict=False)
        ]
        mode = game.view(None)["mode"]
        made = self.table("lafamiglia", chairs, position, mode=mode, places="fixed", clock=CLOCK, name="Zàgara")
        return self.start(made, *actions)

    def over(self, game: str) -> str:
        """The id of a table where bots have played to the end."""
        seats = trinacria.new_game(game, seed=1).seats
        chairs = [{"kind": "bot", "bot": "random"}] * len(seats)
        return self.played_out(self.table(game, chairs, name="Zàgara"))

    def played_out(self, made: dict[str, Any]) -> str:
        """Let bots play at a table to the end; its id."""
        made["seats"] = [{"token": made["host"]}]
        self.start(made)
        ended = f"/api/v1/tables/{made['table']}/position"
        begun = time.monotonic()
        while not self.request("GET", ended)[0]:
            assert time.monotonic() - begun < PATIENCE, "the bots never end"
            time.sleep(0.05)
        return str(made["table"])
