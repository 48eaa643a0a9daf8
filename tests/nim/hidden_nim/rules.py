"""The rules: two hands of six hidden cards, and a heap of matches.

NIM-01: In turn you play a card and take as many matches as it says. Whoever takes the last match wins.
NIM-02: You play a card of your own hand.
NIM-03: A card takes no more matches than there are; whoever can play none has lost.
"""

from typing import ClassVar, Final, Self

from trinacria.kernel import (
    PUBLIC,
    Action,
    Decision,
    Event,
    Fact,
    Frame,
    Game,
    IllegalAction,
    Result,
    UnknownMode,
    UnknownOption,
    only,
)
from trinacria.kernel.position import PositionReader

SEATS: Final = ("first", "second")
CARDS: Final = (1, 2, 3) * 4
HEAP: Final = 15
TAKE: Final = {number: Action(f"take {number}") for number in (1, 2, 3)}


class HiddenNim(Game):
    """A game under way."""

    __slots__ = ("hands", "heap", "mover", "taken")

    name: ClassVar[str] = "nim"
    decision_kinds: ClassVar[tuple[str, ...]] = ("take",)
    event_kinds: ClassVar[tuple[str, ...]] = ("took", "stuck")
    refusal_keys: ClassVar[tuple[str, ...]] = ("hand", "heap")
    end_reasons: ClassVar[tuple[str, ...]] = ("last_match", "stuck")

    def __init__(self, seed: str, script: list[str] | None = None) -> None:
        super().__init__(SEATS, seed, False, script)
        self.heap = HEAP
        self.hands: list[list[int]] = [[], []]
        self.taken = [0, 0]
        self.mover = 0

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
        """Shuffle the cards and deal six to each."""
        if mode not in cls.modes:
            raise UnknownMode("error-unknown-mode", mode=mode, known=", ".join(cls.modes))
        if options or explicit_chance:
            raise UnknownOption("error-no-options", option=", ".join(options) or "chance", game=cls.name)
        game = cls(seed, script)
        dealt = game.shuffle(list(range(12)), tuple(f"{value}.{at}" for at, value in enumerate(CARDS)))
        game.hands = [sorted(CARDS[card] for card in dealt[:6]), sorted(CARDS[card] for card in dealt[6:])]
        game.push(TURN)
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
        """The game of a position."""
        reader = PositionReader(position, ("game", "heap", "hands", "taken", "to_move", "seed"))
        game = cls(seed or reader.take("seed", str, ""), script)
        game.heap = reader.take("heap", int, HEAP)
        hands = reader.take("hands", dict[str, list[int]], {})
        game.hands = [sorted(hands.get(seat, [])) for seat in SEATS]
        taken = reader.take("taken", dict[str, int], {})
        game.taken = [taken.get(seat, 0) for seat in SEATS]
        mover = reader.take("to_move", str, SEATS[0])
        if mover not in SEATS:
            reader.fault("position-choice", key="to_move", found=mover, known=", ".join(SEATS))
        reader.close()
        game.mover = SEATS.index(mover)
        game.start = game.position()
        game.push(TURN)
        game._advance()
        return game

    def position(self) -> dict[str, object]:
        """The whole truth."""
        hands, taken = dict(zip(SEATS, self.hands, strict=True)), dict(zip(SEATS, self.taken, strict=True))
        return {"game": "nim", "heap": self.heap, "hands": hands, "taken": taken, "to_move": SEATS[self.mover]}

    def copy(self) -> Self:
        """An independent copy."""
        twin = type(self)(self.seed)
        self._copy_into(twin)
        twin.heap, twin.mover, twin.taken = self.heap, self.mover, self.taken[:]
        twin.hands = [hand[:] for hand in self.hands]
        return twin

    def facts(self) -> list[Fact]:
        """Heap and sizes are everybody's, a hand its owner's."""
        found = [Fact(("heap",), PUBLIC, self.heap)]
        for seat, hand, taken in zip(SEATS, self.hands, self.taken, strict=True):
            found.append(Fact(("taken", seat), PUBLIC, taken))
            found.append(Fact(("hand_sizes", seat), PUBLIC, len(hand)))
            found.append(Fact(("hands", seat), only(seat), hand[:]))
        return found

    def well_formed(self, text: str) -> Action | None:
        """`take 2`."""
        return next((action for action in TAKE.values() if action.text == text), None)

    def _why_not(self, action: Action) -> IllegalAction:
        number = int(action.text.split()[1])
        if number not in self.hands[self.mover]:
            return IllegalAction("nim-refusal-hand", "NIM-02", number=number)
        return IllegalAction("nim-refusal-heap", "NIM-03", number=number, heap=self.heap)


class Turn(Frame[HiddenNim]):
    """One turn after the other."""

    __slots__ = ()

    def run(self, game: HiddenNim) -> bool:
        """Whoever can play nothing has lost."""
        if any(card <= game.heap for card in game.hands[game.mover]):
            return True
        game.tell(Event("stuck", {"seat": SEATS[game.mover]}))
        _finish(game, 1 - game.mover, "stuck")
        return False

    def ask(self, game: HiddenNim) -> Decision:
        """Which card?"""
        cards = sorted({card for card in game.hands[game.mover] if card <= game.heap})
        return Decision(SEATS[game.mover], "take", "NIM-01", tuple(TAKE[card] for card in cards))

    def answer(self, game: HiddenNim, action: Action) -> None:
        """Take the matches."""
        card = int(action.text.split()[1])
        game.hands[game.mover].remove(card)
        game.heap -= card
        game.taken[game.mover] += card
        game.tell(Event("took", {"seat": SEATS[game.mover], "number": card, "left": game.heap}))
        if not game.heap:
            _finish(game, game.mover, "last_match")
            return
        game.mover = 1 - game.mover


TURN: Final = Turn()


def _finish(game: HiddenNim, winner: int, reason: str) -> None:
    game.finish(Result((SEATS[winner],), reason, dict(zip(SEATS, game.taken, strict=True)), reason))
