"""Where a table's chance comes from: the server's seed and the players' salts, which stay sealed until all are in.

1. The server promises its seed by showing the commitment.
2. Each player's program makes a salt, keeps it, and shows its seal.
3. The host starts: from here on no seal and nothing of the agreement changes.
4. Each program has seen all seals and opens its salt. With the last one the game begins.

If a salt stays shut, the host may call the deal off after a while. Then whatever was opened is thrown away with the
server's seed: a new seed is promised, everybody seals anew, and those who did not open add no salt any more.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from trinacria.kernel import chance
from trinacria.kernel.game import Game
from trinacria.kernel.record import Fair, agreed, with_fairness
from trinacria.kernel.seal import promise
from trinacria.table.chair import Chair
from trinacria.table.history import log
from trinacria.table.refusal import NotNow, Refusal
from trinacria.table.screen import Fairness, Opening
from trinacria.table.settings import Places

AboutSalt: TypeAlias = log.Salted | log.Sealed | log.SealsClosed | log.SaltOpened | log.CalledOff
FROZEN = (
    log.Sat,
    log.BotSat,
    log.StoodUp,
    log.HandedOver,
    log.Swapped,
    log.Changed,
    log.Salted,
    log.Sealed,
    log.SealsClosed,
)
"""What may not happen while salts are opened: one who knows them all could choose the deal by it."""
OPENED_WITHIN = 30.0
"""Seconds that every salt may take to be opened, before the host may call the deal off."""


@dataclass
class Deal:
    """The seed of a table, the seals that count, and the salts that were opened."""

    seed: str
    seals: dict[str, str] = field(default_factory=dict)
    """By chair, once they count; empty text: a salt that was added openly, at a table of version 0.1."""
    salts: dict[str, str] = field(default_factory=dict)
    """By chair."""
    closed_at: float | None = None
    """When the host started, while salts are still shut."""
    promise: str = ""
    """What the table promised when the seals were in; empty at a game begun in version 0.1."""
    called_off: int = 0

    @property
    def commitment(self) -> str:
        """What is shown of the seed."""
        return chance.commitment(self.seed)

    @property
    def opening(self) -> bool:
        """Whether the host has started, and not every salt is open yet."""
        return self.closed_at is not None

    @property
    def shut(self) -> list[str]:
        """The chairs whose salt is waited for."""
        return [chair for chair in self.seals if chair not in self.salts]

    def game_seed(self, opened: Mapping[str, str] | None = None) -> str:
        """What chance follows from, when these salts are opened too."""
        salts = {**self.salts, **(opened or {})}
        return chance.salted(self.seed, [salts[chair] for chair in sorted(salts)])

    def order(self, game: Game, places: Places, settled: list[str] | None, seed: str) -> list[str]:
        """The chairs in order of play."""
        chairs = tuple(str(number) for number in range(1, len(game.seats) + 1))
        if settled is not None:
            return settled
        if places == "drawn":
            return list(chance.seat_players(chairs, seed))
        if places == "teams":
            return list(chance.seat_teams(chairs, game.team_places, seed))
        return list(chairs)

    # ---------------------------------------------------------------- what people ask

    def check_step(self, bodies: Sequence[log.Body]) -> None:
        """Raise Refusal for what may not be logged while salts are opened, unless the deal is called off first."""
        if self.opening and not isinstance(bodies[0], log.CalledOff) and any(isinstance(one, FROZEN) for one in bodies):
            raise NotNow("table-error-opening")

    def seal(self, chair: Chair, seal: str) -> log.Body:
        """A player shows a seal."""
        if chair.unopened:
            raise Refusal("table-error-unopened")
        return log.Sealed(chair.id, seal)

    def check(self, chair: Chair, salt: str) -> dict[str, str]:
        """The salt of a chair that is waited for, fit to its seal; raises Refusal."""
        if not self.opening:
            raise Refusal("table-error-not-opening")
        if chair.id not in self.shut:
            raise Refusal("table-error-no-seal")
        if chance.seal(self.commitment, salt) != self.seals[chair.id]:
            raise Refusal("table-error-wrong-salt")
        return {chair.id: salt}

    def call_off(self, now: float) -> log.Body:
        """Throw this deal away, for a salt stayed shut; raises Refusal."""
        if self.closed_at is None:
            raise Refusal("table-error-not-opening")
        left = self.closed_at + OPENED_WITHIN - now
        if left > 0:
            raise Refusal("table-error-still-opening", seconds=int(left) + 1)
        return log.CalledOff(chance.new_seed(), self.shut)

    def leave(self, chair: Chair) -> log.Body:
        """Throw this deal away, for a player leaves while salts are opened."""
        return log.CalledOff(chance.new_seed(), [chair.id] if chair.id in self.shut else [])

    # ---------------------------------------------------------------- what happens

    def apply(self, body: AboutSalt, at: float, chairs: Mapping[str, Chair]) -> None:
        """Let an entry of the log happen."""
        match body:
            case log.Salted(chair, text):
                chairs[chair].salt = text
            case log.Sealed(chair, seal):
                chairs[chair].seal, chairs[chair].salt = seal, None
            case log.SealsClosed(promised):
                self._take(chairs.values())
                self.promise, self.closed_at = promised, at
            case log.SaltOpened(chair, text):
                self.salts[chair] = text
            case log.CalledOff(seed, missing):
                self._throw_away(seed, missing, chairs)

    def _take(self, chairs: Iterable[Chair]) -> None:
        """The seals and open salts of the chairs."""
        salts = list(chairs)
        self.seals = {chair.id: chair.seal for chair in salts if chair.seal is not None}
        self.salts = {chair.id: chair.salt for chair in salts if chair.seal is None and chair.salt is not None}

    def begin(self, chairs: Iterable[Chair], promised: str | None) -> None:
        """The game begins; without a seal there was nothing to open."""
        if not self.opening:
            self._take(chairs)
            self.promise = promised or ""
        self.closed_at = None

    def _throw_away(self, seed: str, missing: Iterable[str], chairs: Mapping[str, Chair]) -> None:
        """The deal is called off: a new seed, and no seals."""
        for chair in chairs.values():
            chair.seal = None
        for id in missing:
            chairs[id].unopened = True
        self.seed, self.seals, self.salts = seed, {}, {}
        self.closed_at, self.promise = None, ""
        self.called_off += 1

    # ---------------------------------------------------------------- what is shown

    def promised(self, game: Game, places: str, settled: list[str] | None, chairs: Iterable[Chair]) -> str:
        """The promise that holds the commitment, what was agreed, and the seals that are in."""
        salts = list(chairs)
        seals = [chair.seal or "" for chair in salts if chair.seal is not None or chair.salt is not None]
        order = settled if settled is not None else [chair.id for chair in salts]
        return promise(self.commitment, agreed(game.record(), places, order, self.called_off), seals)

    def shown(self, chairs: Iterable[Chair], begun: bool, over: bool) -> Fairness:
        """What everybody may know of it."""
        salts = list(chairs)
        sealed = self.seals if begun or self.opening else {one.id: one.seal for one in salts if one.seal is not None}
        opened = self.salts if begun else {one.id: one.salt for one in salts if one.salt is not None}
        closed = self.closed_at
        return Fairness(
            self.commitment,
            opened,
            self.seed if over else None,
            {chair: seal for chair, seal in sealed.items() if seal},
            self.promise or None,
            Opening(closed, closed + OPENED_WITHIN, self.shut) if closed is not None else None,
            self.called_off,
            [one.id for one in salts if one.unopened],
        )

    def sign(self, record: dict[str, Any], places: Places, order: list[str]) -> dict[str, object]:
        """The record with the proof of its seed."""
        chairs = sorted(self.salts)
        seals = [self.seals.get(chair, "") for chair in chairs] if self.promise else None
        fair = Fair(
            self.commitment,
            self.seed,
            [self.salts[chair] for chair in chairs],
            places,
            order,
            seals,
            self.called_off,
        )
        return with_fairness(record, fair)
