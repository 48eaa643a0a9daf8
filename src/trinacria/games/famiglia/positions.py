"""Positions of Famiglia: the whole truth as JSON-able data, and back."""

from collections import Counter
from typing import Final

import msgspec

from trinacria.games.famiglia import scoring
from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.cards import COPIES, KIND_OF, KINDS, NAMES, START_SET, STREET_SIZE, VALUE, names
from trinacria.games.famiglia.deck import LayOut
from trinacria.games.famiglia.rounds import Rounds
from trinacria.games.famiglia.state import State
from trinacria.games.famiglia.turn import RECRUIT, Turn
from trinacria.kernel.position import PositionReader

KEYS: Final = (
    "game",
    "mode",
    "options",
    "street",
    "deck",
    "known_bottom",
    "discard",
    "pass",
    "to_move",
    "hands",
    "gangs",
    "lowered",
    "turn",
    "passes",
    "turns_left",
    "ended",
    "chance",
    "seed",
    "shuffles",
)


class Lowered(msgspec.Struct, forbid_unknown_fields=True):
    """The street card a Brute lowered in this turn."""

    at: int
    by: int


class SwapPart(msgspec.Struct, forbid_unknown_fields=True):
    """An Accountant's swap under way."""

    accountant: str
    left: int
    fetchable: list[str]
    layable: list[str]
    fetched: str | None = None


class LayOutPart(msgspec.Struct, forbid_unknown_fields=True):
    """Cards that chance still has to name."""

    left: int
    refill: bool = False


class TurnPart(msgspec.Struct, forbid_unknown_fields=True):
    """How far the turn has come."""

    step: int = 1
    renewed: bool = False
    swap: SwapPart | None = None
    brute: int | None = None
    laying_out: LayOutPart | None = None


def write(game: State) -> dict[str, object]:
    """The whole truth about a game. `deck[0]` is drawn next."""
    lowered = Lowered(game.lowered_at, game.lowered_by) if game.lowered_at >= 0 else None
    return {
        "game": game.name,
        "street": names(game.street),
        "deck": names(game.deck),
        "known_bottom": game.known_bottom,
        "discard": names(game.discard),
        "pass": 2 if game.second_pass else 1,
        "to_move": game.seats[game.mover],
        "hands": {seat: names(game.held(player)) for player, seat in enumerate(game.seats)},
        "gangs": {seat: names(game.gang(player)) for player, seat in enumerate(game.seats)},
        "lowered": msgspec.to_builtins(lowered),
        "turn": write_flow(game),
        "passes": game.passes,
        "turns_left": game.turns_left if game.turns_left >= 0 else None,
        "ended": game.result.reason if game.result is not None else None,
        "chance": "explicit" if game.explicit_chance else "seed",
        "seed": game.seed,
        "shuffles": game._shuffles,
    }


def write_flow(game: State) -> dict[str, object]:
    """The part of a position that tells how far the turn has come."""
    flow: dict[str, object] = msgspec.to_builtins(_write_turn(game))
    return flow


def _write_turn(game: State) -> TurnPart:
    part = TurnPart()
    for frame in game.frames:
        if isinstance(frame, Turn):
            part.step, part.renewed = frame.step, frame.renewed
        elif isinstance(frame, Swap):
            fetched = NAMES[frame.fetched] if frame.fetched >= 0 else None
            part.swap = SwapPart(
                NAMES[frame.accountant], frame.left, _list(frame.fetchable), _list(frame.layable), fetched
            )
        elif isinstance(frame, Target):
            part.brute = frame.strength
        elif isinstance(frame, LayOut):
            part.laying_out = LayOutPart(frame.left, frame.refill)
    return part


def read(game: State, position: dict[str, object], seed: str | None) -> None:
    """Fill a bare game from a position; what is left out is as at set-up. Raises InvalidPosition with every fault."""
    reader = PositionReader(position, KEYS)
    _read_chance(game, reader, seed)
    _read_cards(game, reader)
    _read_flow(game, reader)
    part: TurnPart = reader.take("turn", TurnPart, TurnPart())
    if game.explicit_chance and not _names_street(reader):
        part.laying_out = LayOutPart(STREET_SIZE)
    _check_turn(game, part, reader)
    ended: str | None = reader.take("ended", str | None, None)
    if ended is not None and ended not in game.end_reasons:
        reader.fault("position-choice", key="ended", found=ended, known=", ".join(game.end_reasons))
    _count(game, reader)
    reader.close()
    if ended is not None:
        scoring.finish(game, ended)
    else:
        _push_frames(game, part)
    game.hidden = [game.cards[game.hand_of(player) + kind] for player in (0, 1) for kind in range(KINDS)]
    game._events = []
    game.start = write(game)


def _read_chance(game: State, reader: PositionReader, seed: str | None) -> None:
    reader.check_game(game)
    mode = reader.take("mode", str, game.modes[0])
    if mode not in game.modes:
        reader.fault("position-choice", key="mode", found=mode, known=", ".join(game.modes))
    options: dict[str, object] = reader.take("options", dict[str, object], {})
    for option in options:
        reader.fault("position-choice", key="options", found=str(option), known="{}")
    reader.take_chance(game, seed)


def _read_cards(game: State, reader: PositionReader) -> None:
    hands: dict[str, list[str]] = reader.take("hands", dict[str, list[str]], {})
    gangs: dict[str, list[str]] = reader.take("gangs", dict[str, list[str]], {})
    for key, zones in (("hands", hands), ("gangs", gangs)):
        for seat in zones:
            if seat not in game.seats:
                reader.fault("position-choice", key=key, found=seat, known=", ".join(game.seats))
    for player, seat in enumerate(game.seats):
        at = game.hand_of(player)
        held = _kinds(hands[seat], f"hands.{seat}", reader) if seat in hands else list(START_SET)
        for kind in held:
            game.cards[at + kind] += 1
        for kind in _kinds(gangs.get(seat, []), f"gangs.{seat}", reader):
            game.cards[at + KINDS + kind] += 1
    game.discard = _kinds(reader.take("discard", list[str], []), "discard", reader)
    game.street = _kinds(reader.take("street", list[str], []), "street", reader)
    game.deck = _kinds(reader.take("deck", list[str], []), "deck", reader)
    if not _names_street(reader):
        _deal_rest(game)
    elif game.explicit_chance:
        known = min(len(game.deck), reader.take("known_bottom", int, 0))
        top = len(game.deck) - max(known, 0)
        game.deck = sorted(game.deck[:top]) + game.deck[top:]


def _names_street(reader: PositionReader) -> bool:
    """Whether the position says where the cards of the table lie; else they are dealt as at set-up."""
    return any(key in reader.parts for key in ("street", "deck", "discard"))


def _deal_rest(game: State) -> None:
    """Shuffle all cards that nobody holds and lay out the street, as at set-up."""
    rest: list[int] = []
    for kind in range(KINDS):
        held = sum(game.cards[kind::KINDS])
        rest += [kind] * (COPIES[VALUE[kind]] - held)
    if not game.explicit_chance:
        game.deck = game.shuffle(rest, NAMES)
        game.street, game.deck = game.deck[:STREET_SIZE], game.deck[STREET_SIZE:]
        game._past = None
    else:
        game.deck = rest


def _read_flow(game: State, reader: PositionReader) -> None:
    run = reader.take("pass", int, 1)
    if run not in (1, 2):
        reader.fault("position-choice", "FA-D-02", key="pass", found=str(run), known="1, 2")
    game.second_pass = run == 2
    mover = reader.take("to_move", str, game.seats[0])
    if mover not in game.seats:
        reader.fault("position-choice", "FA-T-01", key="to_move", found=mover, known=", ".join(game.seats))
    game.mover = 1 if mover == game.seats[1] else 0
    game.known_bottom = _number(reader, "known_bottom", 0, len(game.deck))
    game.passes = _number(reader, "passes", 0, 4)
    if reader.parts.get("turns_left") is not None:
        game.turns_left = _number(reader, "turns_left", 1, 3)
    elif "turns_left" not in reader.parts and game.second_pass and not game.deck:
        game.turns_left = 2 - game.mover
    lowered: Lowered | None = reader.take("lowered", Lowered | None, None)
    if lowered is not None:
        fits = 0 <= lowered.at < len(game.street)
        if fits and 1 <= lowered.by <= VALUE[game.street[lowered.at]]:
            game.lowered_at, game.lowered_by = lowered.at, lowered.by
        else:
            reader.fault("position-lowered", "FA-A3-03", at=lowered.at, by=lowered.by)


def _check_turn(game: State, part: TurnPart, reader: PositionReader) -> None:
    if not 1 <= part.step <= 4:
        reader.fault("position-range", "FA-T-02", key="turn.step", found=part.step, low=1, high=4)
    if part.brute is not None and not 1 <= part.brute <= 4:
        reader.fault("position-range", "FA-A3-01", key="turn.brute", found=part.brute, low=1, high=4)
    if part.swap is not None:
        hand = game.hand_of(game.mover)
        swap = part.swap
        if not 0 <= swap.left <= 4:
            reader.fault("position-range", "FA-A2-03", key="turn.swap.left", found=swap.left, low=0, high=4)
        for key, cards, start in (
            ("turn.swap.accountant", [swap.accountant], hand + KINDS),
            ("turn.swap.fetchable", swap.fetchable, hand + KINDS),
            ("turn.swap.layable", swap.layable, hand),
            ("turn.swap.fetched", [swap.fetched] if swap.fetched is not None else [], hand),
        ):
            for kind, count in Counter(_kinds(cards, key, reader)).items():
                if count > game.cards[start + kind]:
                    reader.fault("position-swap", "FA-A2-02", key=key, card=NAMES[kind])


def _count(game: State, reader: PositionReader) -> None:
    """No card may be there more often than it was printed. [FA-C-02, FA-C-03]"""
    lying = game.street + game.deck + game.discard
    total = len(lying) + sum(game.cards)
    for kind in range(KINDS):
        count = lying.count(kind) + sum(game.cards[kind::KINDS])
        if count > COPIES[VALUE[kind]]:
            reader.fault("position-copies", "FA-C-03", card=NAMES[kind], found=count, known=COPIES[VALUE[kind]])
    if total > 60:
        reader.fault("position-total", "FA-C-02", found=total)


def _push_frames(game: State, part: TurnPart) -> None:
    laying = part.laying_out
    if laying is not None and laying.refill:
        game.push(Rounds(refilled=True))
    else:
        game.push(Rounds())
        game.push(Turn(RECRUIT if game.lowered_at >= 0 else part.step, part.renewed))
    if laying is not None:
        game.push(LayOut(laying.left, laying.refill))
    elif part.swap is not None:
        swap = part.swap
        fetched = KIND_OF[swap.fetched] if swap.fetched is not None else -1
        game.push(Swap(KIND_OF[swap.accountant], swap.left, _counts(swap.fetchable), _counts(swap.layable), fetched))
    elif part.brute is not None:
        game.push(Target(part.brute))
    game._advance()


def _kinds(cards: list[str], key: str, reader: PositionReader) -> list[int]:
    kinds: list[int] = []
    for card in cards:
        kind = KIND_OF.get(card)
        if kind is None:
            reader.fault("position-card", "FA-C-02", key=key, card=card)
        else:
            kinds.append(kind)
    return kinds


def _counts(cards: list[str]) -> tuple[int, ...]:
    counted = Counter(cards)
    return tuple(counted[name] for name in NAMES)


def _list(counts: tuple[int, ...]) -> list[str]:
    return [NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def _number(reader: PositionReader, key: str, low: int, high: int) -> int:
    number = reader.take(key, int, low)
    if not low <= number <= high:
        reader.fault("position-range", key=key, found=number, low=low, high=high)
        return low
    return number
