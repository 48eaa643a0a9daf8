"""La Famiglia as the kernel drives it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self, cast

from trinacria.games.lafamiglia import kinds
from trinacria.games.lafamiglia.content.house import house_rules
from trinacria.games.lafamiglia.content.load import (
    at_hand,
    bring,
    brought,
    examine_files,
    load_folder,
    loaded,
    sicily,
    take_away,
)
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.modes.registry import CONTENT, MODES, OPTIONS, find, pack_for
from trinacria.games.lafamiglia.modes.two_against_two import TwoAgainstTwo
from trinacria.games.lafamiglia.position import read, refusals, vectors, views, write
from trinacria.games.lafamiglia.position.vector_layout import layout_of
from trinacria.games.lafamiglia.preview import preview
from trinacria.games.lafamiglia.rules import anytime
from trinacria.games.lafamiglia.rules.actions import Vocabulary
from trinacria.games.lafamiglia.rules.constants import NOBODY
from trinacria.games.lafamiglia.rules.forced import forced
from trinacria.games.lafamiglia.rules.mode_rules import FIRST_VERSION, SECOND_VERSION
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame, forget_tables, printed_of
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import current_step
from trinacria.kernel.action import Action
from trinacria.kernel.content.packs import PackAbout, PackExamined
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.fact import Fact, KnownFacts, assemble, assemble_each
from trinacria.kernel.field import Field
from trinacria.kernel.preview import Preview

if TYPE_CHECKING:
    from trinacria.kernel.field import Row

_VOCABULARIES: dict[str, Vocabulary] = {}


def _vocabulary_of(printed: PrintedGame) -> Vocabulary:
    """The actions of a pack, made once."""
    vocabulary = _VOCABULARIES.get(printed.hash)
    if vocabulary is None:
        vocabulary = _VOCABULARIES[printed.hash] = Vocabulary(printed)
    return vocabulary


def _about(pack: Pack) -> PackAbout:
    return PackAbout(pack.hash, pack.about.name, house_rules(pack))


class LaFamiglia(State):
    """Two sides. The seats are the families' colours in order of play. [LF-G-01, LX-G-02]"""

    __slots__ = ()

    name: ClassVar[str] = "lafamiglia"
    families: ClassVar[bool] = True
    rules_version: ClassVar[str] = "3"
    older_versions: ClassVar[tuple[str, ...]] = (FIRST_VERSION, SECOND_VERSION)
    modes: ClassVar[tuple[str, ...]] = tuple(MODES)
    known_options: ClassVar[tuple[str, ...]] = OPTIONS
    decision_kinds: ClassVar[tuple[str, ...]] = kinds.DECISIONS
    event_kinds: ClassVar[tuple[str, ...]] = kinds.EVENTS
    refusal_keys: ClassVar[tuple[str, ...]] = refusals.KEYS
    end_reasons: ClassVar[tuple[str, ...]] = ("family", "team", "last_round")
    preview_kinds: ClassVar[tuple[str, ...]] = preview.KEYS
    declining: ClassVar[frozenset[str]] = frozenset(("done", "skip", "decline", "stay", "walk"))
    quiet: ClassVar[frozenset[str]] = frozenset(("card", "leave"))

    setup_kinds: ClassVar[frozenset[str]] = kinds.SETUP

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
        printed = printed_of(pack_for(options))
        version = version if version is not None else cls.rules_version
        game = LaFamiglia(
            (), seed, explicit_chance, script, printed, _vocabulary_of(printed), find(mode, options, version)
        )
        game.version = version
        game.clear_board()
        game.mode = mode
        game.options = dict(options)
        game.mode_rules.begin(game)
        game._advance()
        game._events = []
        return cast("Self", game)

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
        options = position.get("options")
        printed = printed_of(pack_for(options if isinstance(options, dict) else {}))
        mode = TwoAgainstTwo({}, cls.rules_version)
        game = LaFamiglia((), seed or "", explicit_chance, script, printed, _vocabulary_of(printed), mode)
        read.read(game, position, seed, version)
        game.purses_known = False
        return cast("Self", game)

    def copy(self) -> Self:
        """An independent copy, cheaply made."""
        twin = LaFamiglia(
            self.seats, self.seed, self.explicit_chance, None, self.printed, self.vocabulary, self.mode_rules
        )
        self.copy_state(twin)
        return cast("Self", twin)

    @classmethod
    def options_of(cls, mode: str) -> dict[str, tuple[bool | str, ...]]:
        """The options that make a difference in a mode, with their values, the usual one first. [AMB-LX-09]"""
        rules = MODES[mode]
        return {option: values for option, values in rules.options.items() if option not in rules.idle_options}

    @classmethod
    def use_content(cls, directory: str) -> dict[str, object]:
        """Load the content pack in a directory; the options that choose it."""
        return {CONTENT: load_folder(directory).hash}

    @classmethod
    def packs(cls) -> dict[str, str]:
        """The packs that are loaded: their names by hash, the built-in one first."""
        return {pack.hash: pack.about.name for pack in at_hand()}

    @classmethod
    def content_data(cls, pack_hash: str) -> dict[str, object] | None:
        """The pack with this hash as JSON-able data; None: it is not loaded."""
        pack = loaded(pack_hash)
        return pack.data() if pack is not None else None

    @classmethod
    def pack_of(cls, options: Mapping[str, object]) -> str | None:
        """The hash of the pack that options name; None: the built-in one."""
        named = options.get(CONTENT)
        return named if isinstance(named, str) and named != sicily().hash else None

    @classmethod
    def about_pack(cls, pack_hash: str) -> PackAbout | None:
        """What is told of this pack; None: it is the built-in one, or not at hand."""
        pack = loaded(pack_hash) if pack_hash != sicily().hash else None
        return _about(pack) if pack is not None else None

    @classmethod
    def examine_pack(cls, files: Mapping[str, str]) -> PackExamined:
        """Look into the files of a pack that somebody brings, and find every fault."""
        pack, faults, *_ = examine_files(files, stranger=True)
        return PackExamined(faults, _about(pack) if pack is not None and not faults else None)

    @classmethod
    def bring_pack(cls, files: Mapping[str, str]) -> str:
        """Make a pack known that was examined before, to whoever knows its hash; the hash."""
        return bring(files).hash

    @classmethod
    def brought_packs(cls) -> tuple[str, ...]:
        """The packs that were brought, the first ones first."""
        return brought()

    @classmethod
    def forget_pack(cls, pack_hash: str) -> None:
        """Let go of a pack that was brought and that no game is played with any more."""
        take_away(pack_hash)
        if loaded(pack_hash) is None:
            forget_tables(pack_hash)
            _VOCABULARIES.pop(pack_hash, None)

    @property
    def content(self) -> str:
        """The hash of the pack that is played."""
        return self.printed.hash

    def position(self) -> dict[str, object]:
        """The whole truth as JSON-able data."""
        return write.write(self)

    def flow(self) -> object:
        """The steps under way; a card that the other side has sealed is None."""
        return write.write_flow(self)

    @property
    def vector_fields(self) -> tuple[Field, ...]:
        """What the numbers of `vector` are, with the pack that is played."""
        return layout_of(self.printed).fields

    def numbers(self, place: int) -> bytearray | list[int]:
        """The numbers of `vector`."""
        return vectors.numbers(self, place)

    def write_numbers(self, place: int, row: "Row", first: int) -> None:
        """Write the numbers of `vector` into a row of zeros."""
        vectors.write(self, place, row, first)

    def memory(self) -> object:
        """All purses, and in 2 v 1 who used the restricted column last: told to all as it happened. [LX-2-T03]"""
        user = self.solo.mark_by if self.solo is not None else NOBODY
        known = self.purses_known and self.colours[0] != NOBODY
        return {
            "money": dict(zip(self.seats, self.money, strict=True)) if known else None,
            "restriction_by": self.seats[user] if user != NOBODY else None,
        }

    def facts(self) -> list[Fact]:
        """Every datum that somebody may see, each with its audience."""
        return views.facts(self)

    def shared_view(self, seat: str) -> dict[str, object]:
        """The same as `view`; it shares what did not change with the views of the moment before: change nothing."""
        self.check_seat(seat)
        return self._view(seat, assemble(self._known_facts(), seat, self.result is not None))

    def _known_facts(self) -> list[Fact]:
        if self.known_facts is None:
            self.known_facts = KnownFacts()
        return views.facts(self, self.known_facts)

    def views(self, seats: list[str | None]) -> dict[str | None, dict[str, object]]:
        """The views of several seats (None: a spectator) at once. They share what is the same, also with those of the
        moment before: change nothing."""
        trees = assemble_each(self._known_facts(), seats, self.result is not None)
        return {seat: self._view(seat, tree) for seat, tree in trees.items()}

    @property
    def teams(self) -> tuple[tuple[str, ...], ...]:
        """The families of the two sides. [LF-G-02, LX-G-01]"""
        return self.side(0), self.side(1)

    def standing(self) -> dict[str, int]:
        """The Mandamenti of each family. [LF-MG-04]"""
        return {seat: self.mandamenti_of(player) for player, seat in enumerate(self.seats)}

    def anytime(self, seat: str) -> tuple[Action, ...]:
        """Selling an order and giving money, in the windows where money matters. [LF-AT-01..04, AMB-LF-06]"""
        self.check_seat(seat)
        return anytime.options(self, self.seats.index(seat))

    def _carry_out_anytime(self, action: Action, seat: str) -> None:
        anytime.carry_out(self, action, self.seats.index(seat))

    def _why_not_anytime(self, action: Action, seat: str) -> IllegalAction | None:
        return anytime.why_not(self, action, self.seats.index(seat))

    @property
    def forced(self) -> bool:
        """Whether the open question has one answer, as everybody at the table can tell."""
        return self.decision is not None and forced(self, current_step(self), self.decision)

    def _advance(self) -> None:
        """Run steps until one waits, and answer the questions that have one answer, as everybody can tell.

        Not in a window for anytime options: there one may still sell an order or give money. [AMB-LF-06]
        """
        super()._advance()
        if self.mode_rules.older_rules:
            return
        while self.frames:
            step = current_step(self)
            if step.payer(self) != NOBODY or not step.open_answers(self):
                return
            asked = self.decision
            if asked is None or len(asked.actions) != 1:
                return
            self._decision = None
            step.answer(self, asked.actions[0])
            super()._advance()

    def _preview(self, action: Action, seat: str) -> Preview:
        return preview.preview(self, action, seat)

    def _preview_anytime(self, action: Action, seat: str) -> Preview:
        return preview.preview_anytime(self, action, seat)

    def well_formed(self, text: str) -> Action | None:
        """The action that a whole notation names."""
        return self.vocabulary.parse(text)

    def _why_not(self, action: Action) -> IllegalAction:
        return refusals.why_not(self, action)

    def __repr__(self) -> str:
        phase = "encounter" if self.encounter else "planning"
        return f"<LaFamiglia: round {self.round}, {phase}, {' '.join(self.seats)}>"
