"""Famiglia as the kernel drives it."""

from typing import TYPE_CHECKING, ClassVar, Self

from trinacria.games.famiglia import actions, facts, positions, preview, refusals, setup, vectors, ways
from trinacria.games.famiglia.action_table import ACTION_TABLE
from trinacria.games.famiglia.cards import KINDS, NAMES
from trinacria.games.famiglia.state import State
from trinacria.kernel.action import Action
from trinacria.kernel.errors import IllegalAction, UnknownMode, UnknownOption
from trinacria.kernel.fact import Fact
from trinacria.kernel.field import Field
from trinacria.kernel.preview import Line, Preview

if TYPE_CHECKING:
    from trinacria.kernel.field import Row


class Famiglia(State):
    """Two players, 60 cards. p1 is the starting player. [FA-C-01, FA-T-01]"""

    __slots__ = ()

    name: ClassVar[str] = "famiglia"
    decision_kinds: ClassVar[tuple[str, ...]] = ("turn", "recruit", "take_back", "lay_down", "lower", "draw")
    event_kinds: ClassVar[tuple[str, ...]] = (
        "put_away",
        "laid_out",
        "reshuffled",
        "accountant",
        "took_back",
        "laid_down",
        "brute",
        "lowered",
        "recruited",
        "passed",
        "last_cards",
        "turn",
        "ended",
    )
    refusal_keys: ClassVar[tuple[str, ...]] = refusals.KEYS
    end_reasons: ClassVar[tuple[str, ...]] = ("last_card", "both_passed")
    action_table: ClassVar[tuple[Action, ...] | None] = ACTION_TABLE
    preview_kinds: ClassVar[tuple[str, ...]] = preview.KINDS_OF_LINES
    way_kinds: ClassVar[tuple[str, ...]] = ways.KINDS_OF_WAYS
    quiet: ClassVar[frozenset[str]] = frozenset(("pass",))
    longest: ClassVar[int] = 2_000

    @classmethod
    def new(
        cls,
        mode: str,
        options: dict[str, object],
        seed: str,
        explicit_chance: bool,
        script: list[str] | None,
        version: str | None = None,
    ) -> Self:
        """A game at its beginning."""
        if mode not in cls.modes:
            raise UnknownMode("error-unknown-mode", mode=mode, known=", ".join(cls.modes))
        if options:
            raise UnknownOption("error-no-options", option=", ".join(options), game=cls.name)
        game = cls(seed, explicit_chance, script)
        game.cards = [0] * (4 * KINDS)
        setup.deal(game)
        return game

    @classmethod
    def load(
        cls,
        position: dict[str, object],
        seed: str | None = None,
        explicit_chance: bool = False,
        script: list[str] | None = None,
        version: str | None = None,
    ) -> Self:
        """The game a position describes."""
        game = cls(seed or "", explicit_chance, script)
        game.cards = [0] * (4 * KINDS)
        positions.read(game, position, seed)
        return game

    def position(self) -> dict[str, object]:
        """The whole truth as JSON-able data."""
        return positions.write(self)

    def flow(self) -> object:
        """How far the turn has come. Whoever must decide is the mover, and all of it is theirs."""
        return positions.write_flow(self)

    @property
    def vector_fields(self) -> tuple[Field, ...]:
        """What the numbers of `vector` are."""
        return vectors.FIELDS

    def numbers(self, place: int) -> bytearray | list[int]:
        """The numbers of `vector`."""
        return vectors.numbers(self, place)

    def write_numbers(self, place: int, row: "Row", first: int) -> None:
        """Write the numbers of `vector` into a row of zeros."""
        vectors.write(self, place, row, first)

    def standing(self) -> dict[str, int]:
        """The points of hand and gang. [FA-V-01]"""
        return {seat: self.score_of(player) for player, seat in enumerate(self.seats)}

    def memory(self) -> object:
        """The cards of each hand that everybody has seen."""
        seen: dict[str, list[str]] = {}
        for player, seat in enumerate(self.seats):
            counts = self.remembered(player)
            seen[seat] = [NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]
        return {"hands": seen}

    def facts(self) -> list[Fact]:
        """Every datum that somebody may see, each with its audience."""
        return facts.facts(self)

    def well_formed(self, text: str) -> Action | None:
        """The action that a whole notation names."""
        return actions.well_formed(text)

    def ways(self) -> list[Line]:
        """What can be done in this position, the best first."""
        return ways.ways(self)

    def _preview(self, action: Action, seat: str) -> Preview:
        return preview.preview(self, action)

    def _why_not(self, action: Action) -> IllegalAction:
        return refusals.why_not(self, action)
