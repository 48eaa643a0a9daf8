"""A game under way. Everything outside `games/` drives a game through this class and nothing else."""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Self

import msgspec

from trinacria.kernel import chance, notation
from trinacria.kernel.action import Action
from trinacria.kernel.content.packs import Packs
from trinacria.kernel.decision import CHANCE, Decision
from trinacria.kernel.errors import IllegalAction, NoVector, UnknownSeat
from trinacria.kernel.event import Event
from trinacria.kernel.fact import Fact, assemble, assemble_each
from trinacria.kernel.field import Field, as_array
from trinacria.kernel.frame import AnyFrame
from trinacria.kernel.history import Moment, Shuffle, entries, last_action, scripted
from trinacria.kernel.preview import Line, Preview
from trinacria.kernel.result import Result
from trinacria.kernel.seal import digest

if TYPE_CHECKING:
    from trinacria.kernel.arrays import Floats
    from trinacria.kernel.field import Row


class Game(Packs):
    """The rules of one game at one moment. A game adds its state, its frames and the methods marked abstract."""

    __slots__ = (
        "_decision", "_events", "_past", "_script", "_shuffles", "explicit_chance", "frames", "listened", "mode",
        "options", "result", "seats", "seed", "start", "version",
    )  # fmt: skip

    name: ClassVar[str] = ""
    rules_version: ClassVar[str] = "1"
    """Changes whenever a stored record would play differently."""
    older_versions: ClassVar[tuple[str, ...]] = ()
    """Versions before this one that are still played: games begun under them go on under them."""
    modes: ClassVar[tuple[str, ...]] = ("standard",)
    known_options: ClassVar[tuple[str, ...]] = ()
    decision_kinds: ClassVar[tuple[str, ...]] = ()
    event_kinds: ClassVar[tuple[str, ...]] = ()
    refusal_keys: ClassVar[tuple[str, ...]] = ()
    end_reasons: ClassVar[tuple[str, ...]] = ()
    action_table: ClassVar[tuple[Action, ...] | None] = None
    """Every action of a game with a fixed set, in an order that never changes; None: a game without one."""
    preview_kinds: ClassVar[tuple[str, ...]] = ()
    way_kinds: ClassVar[tuple[str, ...]] = ()
    declining: ClassVar[frozenset[str]] = frozenset(("pass", "done", "skip", "decline"))
    """The verbs that answer a question by not doing what it offers."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """The verbs after which all is as it was for the others: a pass, a card laid face down. Their premoves stand."""
    setup_kinds: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decisions that come before the first turn."""
    longest: ClassVar[int] = 10_000
    """No game has more decisions, chance's included."""

    def __init__(
        self, seats: tuple[str, ...], seed: str, explicit_chance: bool = False, script: list[str] | None = None
    ) -> None:
        self.seats = seats
        """The seats in order of play."""
        self.seed = seed
        self.explicit_chance = explicit_chance
        self.version = self.rules_version
        """The version of the rules that this game is played by."""
        self.mode = self.modes[0]
        self.options: dict[str, object] = {}
        self.result: Result | None = None
        self.start: dict[str, object] | None = None
        self._shuffles, self._script = 0, script
        self.frames: list[AnyFrame] = []
        self._past: Moment | None = None
        self._decision: Decision | None = None
        self._events: list[Event] = []
        self.listened = True
        """Whether anybody listens: a search turns this off in its own worlds, and need not pay for events."""

    # ---------------------------------------------------------------- what a player asks

    @property
    def teams(self) -> tuple[tuple[str, ...], ...]:
        """The seats that win and lose together, in order of play; in a game without teams each seat is alone."""
        return tuple([(seat,) for seat in self.seats])

    @property
    def team_places(self) -> tuple[tuple[int, ...], ...]:
        """The teams as places in the order of play: these stay when a draft renames the seats."""
        return tuple([tuple([self.seats.index(seat) for seat in team]) for team in self.teams])

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        if self._decision is None and self.frames:
            self._decision = self.frames[-1].ask(self)
        return self._decision

    def play(self, action: Action | str, seat: str | None = None) -> list[Event]:
        """Carry out a legal action (or its notation) and tell what happened. `seat` is needed for anytime options only.

        Raises IllegalAction, UnparsableAction or AmbiguousAction and leaves the game untouched otherwise.
        """
        decision = self.decision
        if seat is not None:
            if decision is None or seat != decision.seat:
                return self._play_anytime(action, seat)
            options = self.anytime(seat)
            if isinstance(action, str):
                action = notation.parse(action, self.well_formed, decision.actions + options)
            if action in options and action not in decision.actions:
                return self._play_anytime(action, seat)
        elif isinstance(action, str):
            action = self.parse(action)
        if decision is None:
            raise IllegalAction("error-game-over", action=action.text)
        for legal in decision.actions:
            if legal is action:
                break
        else:
            # Equal but not the same: typed by a person, or made in another process.
            if action not in decision.actions:
                raise self.refusal(action)
            action = decision.actions[decision.actions.index(action)]
        return self.carry_out(decision, action)

    def carry_out(self, decision: Decision, action: Action) -> list[Event]:
        """Play one of the actions of the open decision: for whoever has just picked it, and need not be checked."""
        self._past = Moment(self._past, decision.seat, action)
        self._decision = None
        if self.listened or self._events:
            self._events = []
        self.frames[-1].answer(self, action)
        self._advance()
        return self._events

    def preview(self, action: Action | str, seat: str | None = None) -> Preview:
        """What a legal action would cost and bring, as its seat may know it: nothing is played. Raises as `play`."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("error-game-over", action=str(action))
        legal = decision.actions if seat is None or seat == decision.seat else ()
        options = self.anytime(seat) if seat is not None else ()
        if isinstance(action, str):
            action = notation.parse(action, self.well_formed, legal + options)
        if action in legal:
            return self._preview(legal[legal.index(action)], decision.seat)
        if seat is None or (legal and action not in options):
            raise self.refusal(action)
        return self._preview_anytime(self._anytime_option(action, seat), seat)

    def parse(self, text: str) -> Action:
        """The action a notation names. Parts may be left out or shortened where one legal action fits."""
        decision = self.decision
        return notation.parse(text, self.well_formed, decision.actions if decision is not None else ())

    def refusal(self, action: Action) -> IllegalAction:
        """Why this action is not legal now: an error ready to raise, citing the rule."""
        decision = self.decision
        if decision is None:
            return IllegalAction("error-game-over", action=action.text)
        return self._as_seen_by(decision.seat, self._why_not(action))

    def anytime(self, seat: str) -> tuple[Action, ...]:
        """The anytime options this seat has now."""
        self.check_seat(seat)
        return ()

    def view(self, seat: str | None) -> dict[str, object]:
        """All that this seat (None: a spectator) may know, as JSON-able data."""
        if seat is not None:
            self.check_seat(seat)
        return self._view(seat, assemble(self.facts(), seat, self.result is not None))

    def shared_view(self, seat: str) -> dict[str, object]:
        """The same as `view`; it may share what is the same with views of other moments: change nothing."""
        return self.view(seat)

    def views(self, seats: list[str | None]) -> dict[str | None, dict[str, object]]:
        """The views of several seats (None: a spectator) at once. They share what is the same: change nothing."""
        trees = assemble_each(self.facts(), seats, self.result is not None)
        return {seat: self._view(seat, tree) for seat, tree in trees.items()}

    def open_view(self) -> dict[str, object]:
        """Everything that anybody may know: for looking at a game that is over, at any of its moments."""
        return self._view(None, assemble(self.facts(), None, True))

    def _view(self, seat: str | None, tree: dict[str, object]) -> dict[str, object]:
        decision = self.decision
        mine = decision is not None and decision.seat == seat
        ways = self.ways() if mine else []
        return {
            "game": self.name,
            "seat": seat,
            "seats": list(self.seats),
            "decision": decision.seen_by(seat, self.declining, mine and self.forced, ways) if decision else None,
            "result": self.result.as_dict() if self.result is not None else None,
            **tree,
        }

    @property
    def vector_fields(self) -> tuple[Field, ...]:
        """What the numbers of `vector` are, in their order."""
        return ()

    def vector(self, seat: str) -> "Floats":
        """What this seat knows, with what it can remember, as numbers. `vector_fields` names them."""
        self.check_seat(seat)
        return as_array(self.numbers(self.seats.index(seat)))

    def numbers(self, place: int) -> bytearray | list[int]:
        """The numbers of `vector` for the seat at this place in the order of play, each from 0 to 255."""
        raise NoVector("error-no-vector", game=self.name)

    def write_numbers(self, place: int, row: "Row", first: int) -> None:
        """Write the numbers of `vector` into a row of zeros, from `first` on."""
        for at, number in enumerate(self.numbers(place)):
            row[first + at] = number

    def memory(self) -> object:
        """What everybody who was there remembers and no view shows; nobody remembers what was before a position."""
        return None

    def flow(self) -> object:
        """How far the rules have come, as JSON-able data of the position: no more than whoever must decide may know."""
        return None

    @property
    def number(self) -> int:
        """How many moves were made so far, chance's included."""
        return 0 if self._past is None else self._past.number

    @property
    def last_action(self) -> str:
        """The notation of what a seat did last; chance's answers do not count, and at the beginning it is empty."""
        return last_action(self._past)

    def history(self) -> list[tuple[str, Action]]:
        """Every action so far with its seat, and what chance answered."""
        return entries(self._past)

    def record(self, players: dict[str, str] | None = None) -> dict[str, object]:
        """The game as JSON-able data that can be replayed: header, actions, chance results; sealed with a digest."""
        record: dict[str, object] = {
            "game": self.name,
            "mode": self.mode,
            "rules": self.version,
            "content": self.content,
            "options": dict(self.options),
            "players": dict(players or {}),
            "chance": "explicit" if self.explicit_chance else "seed",
            "seed": self.seed,
            "commitment": chance.commitment(self.seed),
            "start": self.start,
            "result": self.result.as_dict() if self.result is not None else None,
            "moves": [[seat, action.text] for seat, action in self.history()],
        }
        about = self.about_pack(self.content)
        if about is not None:
            record["pack"] = msgspec.to_builtins(about)
        record["digest"] = digest(record)
        return record

    # ---------------------------------------------------------------- what a game provides

    @classmethod
    def plays(cls, version: str) -> bool:
        """Whether games begun under this version of the rules can go on."""
        return version == cls.rules_version or version in cls.older_versions

    @classmethod
    def options_of(cls, mode: str) -> dict[str, tuple[bool | str, ...]]:
        """The options of a mode with the values each can have, the usual one first."""
        return {}

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy, cheaply made."""

    @abstractmethod
    def position(self) -> dict[str, object]:
        """The whole truth as JSON-able data; `from_position` gives the game back."""

    @abstractmethod
    def facts(self) -> list[Fact]:
        """Every datum that somebody may see, each with its audience."""

    @abstractmethod
    def well_formed(self, text: str) -> Action | None:
        """The action that a whole notation names, legal or not; None when it is none of this game."""

    @abstractmethod
    def _why_not(self, action: Action) -> IllegalAction:
        """The rule that forbids a well-formed action at this moment."""

    @property
    def forced(self) -> bool:
        """Whether the open question has one answer, as everybody at the table can tell; a game overrides it."""
        return False

    def ways(self) -> list[Line]:
        """The ways to go on, said by `{game}-way-{kind}`, the best of each kind first; a game overrides it."""
        return []

    def _preview(self, action: Action, seat: str) -> Preview:
        """What a legal answer of this seat would cost and bring; a game that can tell overrides it."""
        return Preview()

    def _preview_anytime(self, action: Action, seat: str) -> Preview:
        return self._preview(action, seat)

    @classmethod
    @abstractmethod
    def new(
        cls,
        mode: str,
        options: dict[str, object],
        seed: str,
        explicit_chance: bool,
        script: list[str] | None,
        version: str | None = None,
    ) -> Self:
        """A game at its beginning. A script holds chance's answers and stands in for the seed.

        `version` is one that the game still plays; None: the one that is played today.
        """

    @classmethod
    @abstractmethod
    def load(
        cls,
        position: dict[str, object],
        seed: str | None = None,
        explicit_chance: bool = False,
        script: list[str] | None = None,
        version: str | None = None,
    ) -> Self:
        """The game a position describes; raises InvalidPosition with every reason.

        Without a version it is the one that the position names, else the one that is played today.
        """

    # ---------------------------------------------------------------- what frames use

    def push(self, frame: AnyFrame) -> None:
        """Open a step inside the current one."""
        self.frames.append(frame)

    def pop(self) -> None:
        """Close the current step."""
        self.frames.pop()

    def replace(self, frame: AnyFrame) -> None:
        """Go on from the current step to this one."""
        self.frames[-1] = frame

    def standing(self) -> dict[str, int]:
        """The scores by seat as they stand, for players who end the game before its rules do."""
        return dict.fromkeys(self.seats, 0)

    def finish(self, result: Result) -> None:
        self.result, self._decision = result, None
        self.frames.clear()

    def tell(self, event: Event) -> None:
        """Add an event to what the current action brought about."""
        if self.listened:
            self._events.append(event)

    def shuffle(self, things: list[int], names: tuple[str, ...]) -> list[int]:
        """The things in a random order; with explicit chance sorted, for their draws are asked one by one."""
        if self.explicit_chance:
            return sorted(things)
        if self._script is not None:
            shuffled = scripted(self._script, self._shuffles + 1, things, names)
            self._script = self._script[1:]
        else:
            shuffled = [things[at] for at in chance.order(self.seed, self._shuffles, len(things))]
        self._shuffles += 1
        self._past = Moment(self._past, CHANCE, Shuffle(shuffled[:], names))
        return shuffled

    def check_seat(self, seat: str) -> None:
        """Raise UnknownSeat unless the game has this seat."""
        if seat not in self.seats:
            raise UnknownSeat("error-unknown-seat", seat=str(seat), known=", ".join(self.seats))

    def _advance(self) -> None:
        """Run frames until one waits for an answer or the game is over."""
        while self.frames and not self.frames[-1].run(self):
            pass

    def _copy_into(self, twin: "Game") -> None:
        """Give a twin what all games have. Frames, moments and decisions never change, so they are shared."""
        twin.explicit_chance = self.explicit_chance
        twin.version = self.version
        twin.mode = self.mode
        twin.options = self.options
        twin.result = self.result
        twin.start = self.start
        twin._shuffles = self._shuffles
        twin._script = self._script
        twin.frames = self.frames[:]
        twin._past = self._past
        twin._decision = self._decision

    def _play_anytime(self, action: Action | str, seat: str) -> list[Event]:
        """Carry out an anytime option; the open question stays open, with its options looked at anew."""
        action = self._anytime_option(action, seat)
        self._past = Moment(self._past, seat, action)
        self._decision, self._events = None, []
        self._carry_out_anytime(action, seat)
        self._advance()
        return self._events

    def _anytime_option(self, action: Action | str, seat: str) -> Action:
        """The anytime option that an action or its notation names; raises what forbids it."""
        options = self.anytime(seat)
        if isinstance(action, str):
            # Never against the open decision: a shortened text would tell this seat the options of another.
            action = notation.parse(action, self.well_formed, options)
        if action not in options:
            decision = self.decision
            if decision is None:
                raise IllegalAction("error-game-over", action=action.text)
            why = self._why_not_anytime(action, seat)
            # Without the rule that asks: it would tell what the other is asked.
            other = IllegalAction("error-not-your-decision", seat=seat, action=action.text, other=decision.seat)
            raise self._as_seen_by(seat, why or other)
        return options[options.index(action)]

    def _as_seen_by(self, seat: str, error: IllegalAction) -> IllegalAction:
        """An error with what it is told from; chance sees what a spectator sees."""
        error.seen = self.view(seat if seat in self.seats else None)
        return error

    def _why_not_anytime(self, action: Action, seat: str) -> IllegalAction | None:
        """Why a seat may not use an anytime option now; None: the action is none. It tells what the seat may know."""
        return None

    def _carry_out_anytime(self, action: Action, seat: str) -> None:
        """Do what an anytime option says; a game that has some overrides it."""
        raise AssertionError(f"{self.name} has no anytime options")
