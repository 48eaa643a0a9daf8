"""The rules: five prizes, and three players who bid for them in secret.

BIDS-01: A prize is turned over. Each player seals a bid: a card of the own hand, shown to nobody.
BIDS-02: You bid a card that you still have.
BIDS-03: All bids are opened together. The highest one takes the prize; if several are highest, nobody does.
BIDS-04: After the last prize the most points win.
"""

from typing import ClassVar, Final, Self

from trinacria.kernel import (
    CHANCE,
    PUBLIC,
    Action,
    ChanceAction,
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

SEATS: Final = ("north", "east", "south")
CARDS: Final = (1, 2, 3, 4, 5)
BID: Final = {card: Action(f"bid {card}") for card in CARDS}


class SealedBids(Game):
    """A game under way."""

    __slots__ = ("bids", "hands", "points", "prize", "prizes")

    name: ClassVar[str] = "bids"
    decision_kinds: ClassVar[tuple[str, ...]] = ("bid", "turn_over")
    event_kinds: ClassVar[tuple[str, ...]] = ("prize", "sealed", "opened", "taken", "kept")
    refusal_keys: ClassVar[tuple[str, ...]] = ("card", "chance")
    end_reasons: ClassVar[tuple[str, ...]] = ("last_prize",)
    longest: ClassVar[int] = 20

    def __init__(self, seed: str, explicit_chance: bool = False, script: list[str] | None = None) -> None:
        super().__init__(SEATS, seed, explicit_chance, script)
        self.prize = 0
        """What lies open; 0: nothing does."""
        self.prizes: list[int] = []
        self.hands = [list(CARDS) for _ in SEATS]
        self.bids = [0] * len(SEATS)
        self.points = [0] * len(SEATS)

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
        """Shuffle the prizes."""
        if mode not in cls.modes:
            raise UnknownMode("error-unknown-mode", mode=mode, known=", ".join(cls.modes))
        if options:
            raise UnknownOption("error-no-options", option=", ".join(options), game=cls.name)
        game = cls(seed, explicit_chance, script)
        game.prizes = game.shuffle(list(CARDS), ("", *map(str, CARDS)))
        game.push(ROUND)
        game._advance()
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
        reader = PositionReader(position, ("game", "prize", "prizes", "hands", "bids", "points", "seed"))
        game = cls(seed or reader.take("seed", str, ""), explicit_chance, script)
        game.prize = reader.take("prize", int, 0)
        game.prizes = reader.take("prizes", list[int], [])
        hands = reader.take("hands", dict[str, list[int]], {})
        game.hands = [sorted(hands.get(seat, CARDS)) for seat in SEATS]
        bids, points = (reader.take(key, dict[str, int], {}) for key in ("bids", "points"))
        game.bids = [bids.get(seat, 0) for seat in SEATS]
        game.points = [points.get(seat, 0) for seat in SEATS]
        reader.close()
        game.start = game.position()
        game.push(ROUND)
        game._advance()
        return game

    def position(self) -> dict[str, object]:
        """The whole truth."""
        return {
            "game": self.name,
            "prize": self.prize,
            "prizes": self.prizes[:],
            "hands": {seat: hand[:] for seat, hand in zip(SEATS, self.hands, strict=True)},
            "bids": {seat: bid for seat, bid in zip(SEATS, self.bids, strict=True) if bid},
            "points": self.standing(),
        }

    def standing(self) -> dict[str, int]:
        """The prizes taken so far."""
        return dict(zip(SEATS, self.points, strict=True))

    def copy(self) -> Self:
        """An independent copy."""
        twin = type(self)(self.seed)
        self._copy_into(twin)
        twin.prize, twin.prizes = self.prize, self.prizes[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.bids, twin.points = self.bids[:], self.points[:]
        return twin

    def facts(self) -> list[Fact]:
        """A bid stays in the hand until all are opened, so that nobody can tell which card it is."""
        found = [
            Fact(("prize",), PUBLIC, self.prize),
            Fact(("prizes",), PUBLIC, sorted(self.prizes)),
            Fact(("points",), PUBLIC, self.standing()),
            Fact(("sealed",), PUBLIC, [seat for seat, bid in zip(SEATS, self.bids, strict=True) if bid]),
        ]
        for seat, hand, bid in zip(SEATS, self.hands, self.bids, strict=True):
            found.append(Fact(("hands", seat), PUBLIC, hand[:]))
            if bid:
                found.append(Fact(("bids", seat), only(seat), bid))
        return found

    def well_formed(self, text: str) -> Action | None:
        """`bid 4`, and `turn 2` of chance."""
        known = [*BID.values(), *(Action(f"turn {prize}") for prize in CARDS)]
        return next((action for action in known if action.text == text), None)

    def _why_not(self, action: Action) -> IllegalAction:
        if not action.text.startswith("bid"):
            return IllegalAction("bids-refusal-chance", "BIDS-01")
        return IllegalAction("bids-refusal-card", "BIDS-02", card=int(action.text.split()[1]))


class Round(Frame[SealedBids]):
    """One prize after the other."""

    __slots__ = ()

    def run(self, game: SealedBids) -> bool:
        """Open the bids when all are made, and turn over a prize where none lies."""
        if all(game.bids):
            _open(game)
        if not game.prize:
            if not game.prizes:
                _finish(game)
                return False
            if game.explicit_chance and len(game.prizes) > 1:
                return True
            _turn_over(game, game.prizes[0])
        return True

    def ask(self, game: SealedBids) -> Decision:
        """Which prize, if chance is asked; else the next bid."""
        if not game.prize:
            each = 1 / len(game.prizes)
            turns = tuple(ChanceAction(f"turn {prize}", each) for prize in sorted(game.prizes))
            return Decision(CHANCE, "turn_over", "BIDS-01", turns)
        bidder = game.bids.index(0)
        return Decision(SEATS[bidder], "bid", "BIDS-01", tuple(BID[card] for card in game.hands[bidder]))

    def answer(self, game: SealedBids, action: Action) -> None:
        """Turn over the prize, or seal the bid."""
        number = int(action.text.split()[1])
        if not game.prize:
            _turn_over(game, number)
            return
        bidder = game.bids.index(0)
        game.bids[bidder] = number
        seat = SEATS[bidder]
        game.tell(Event("sealed", {"seat": seat}, secrets={"card": number}, keepers=only(seat)))


ROUND: Final = Round()


def _turn_over(game: SealedBids, prize: int) -> None:
    game.prizes.remove(prize)
    game.prize = prize
    game.tell(Event("prize", {"prize": prize}, reveals=True))


def _open(game: SealedBids) -> None:
    """The highest single bid takes the prize. [BIDS-03]"""
    for hand, bid in zip(game.hands, game.bids, strict=True):
        hand.remove(bid)
    game.tell(Event("opened", dict(zip(SEATS, game.bids, strict=True)), reveals=True))
    best = max(game.bids)
    if game.bids.count(best) == 1:
        taker = game.bids.index(best)
        game.points[taker] += game.prize
        game.tell(Event("taken", {"seat": SEATS[taker], "prize": game.prize}))
    else:
        game.tell(Event("kept", {"prize": game.prize}))
    game.prize = 0
    game.bids = [0] * len(SEATS)


def _finish(game: SealedBids) -> None:
    best = max(game.points)
    winners = tuple(seat for seat, points in zip(SEATS, game.points, strict=True) if points == best)
    game.finish(Result(winners if len(winners) == 1 else (), "last_prize", game.standing()))
