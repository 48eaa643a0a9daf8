"""What holds in every game, whatever is played."""

import json
from collections import Counter
from random import Random

import pytest
from support.games.walks import pick, walk
from support.runs.effort import amount

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.games.famiglia import Famiglia
from trinacria.games.famiglia.actions import well_formed
from trinacria.games.famiglia.cards import COPIES, KINDS, NAMES, VALUE
from trinacria.kernel import record as records

FULL = Counter({NAMES[kind]: COPIES[VALUE[kind]] for kind in range(KINDS)})
EVERY_ACTION = [
    action
    for text in [
        "pass",
        "done",
        *(f"{verb} {card}" for verb in ("new", "play", "back", "lay", "take") for card in NAMES),
        *(f"lower {card} {by}" for card in NAMES for by in (1, 2, 3, 4)),
        *(f"take {card} {lay} {keep}" for card in NAMES for lay in NAMES[::3] for keep in NAMES),
    ]
    if (action := well_formed(text.lower())) is not None
]


def check_cards(game: trinacria.Game) -> None:
    """All 60 cards are somewhere, and nowhere twice."""
    assert isinstance(game, Famiglia)
    counted = game.cards[:]
    for kind in game.street + game.deck + game.discard:
        counted[kind] += 1
    found = {NAMES[kind]: sum(counted[kind::KINDS]) for kind in range(KINDS)}
    assert found == FULL
    assert min(game.cards) >= 0


@pytest.mark.parametrize("block", range(10))
def test_random_games_end_properly(block: int) -> None:
    dice, games = Random(block), amount(40, 1000)
    reasons: Counter[str] = Counter()
    for seed in range(block * games, (block + 1) * games):
        game = trinacria.new_game("famiglia", seed=seed)
        shy = 1.0 if seed % 2 else 0.05
        steps = 0
        while game.decision is not None:
            check_cards(game)
            assert 1 <= len(game.decision.actions) <= 200
            game.play(pick(game, dice, shy))
            steps += 1
            assert steps < 2000, "a game must end"
        check_cards(game)
        assert game.result is not None
        assert sum(game.result.scores.values()) <= 175
        reasons[game.result.reason] += 1
    assert set(reasons) == {"last_card", "both_passed"}


@pytest.mark.parametrize("block", range(4))
def test_games_of_greedy_and_random_end_properly(block: int) -> None:
    games = amount(12, 500)
    for seed in range(block * games, (block + 1) * games):
        game = trinacria.new_game("famiglia", seed=seed)
        seats = game.seats if seed % 2 else game.seats[::-1]
        play_match(
            game, dict(zip(seats, (find_bot("greedy")(seed), find_bot("random")(seed)), strict=True)), check_cards
        )
        check_cards(game)
        assert game.result is not None


@pytest.mark.parametrize("block", range(8))
def test_round_trips_at_every_step(block: int) -> None:
    """Positions, records and notation of many games, and copies that stay apart."""
    games = amount(4, 25)
    for seed in range(block * games, (block + 1) * games):
        for game in walk(seed):
            position = game.position()
            assert trinacria.from_position(json.loads(json.dumps(position))).position() == position
            twin = game.copy()
            if game.decision is not None:
                for action in game.decision.actions:
                    assert game.parse(str(action)) == action
                    assert hash(game.parse(str(action))) == hash(action)
                twin.play(game.decision.actions[0])
            assert game.position() == position, "a copy is independent"
        record = game.record()
        assert trinacria.replay(json.loads(json.dumps(record))).position() == position
        assert trinacria.load(trinacria.dump(record)) == record
        assert trinacria.verify(record).position() == position


def test_replay_of_an_unfinished_game_at_every_step() -> None:
    for seed in range(6):
        for game in walk(seed):
            assert trinacria.replay(game.record()).position() == game.position()


def test_a_game_goes_on_from_its_position_as_if_nothing_had_been() -> None:
    """The position holds chance too: the second shuffle comes out the same."""
    for seed in range(amount(20, 40)):
        dice = Random(seed)
        game = trinacria.new_game("famiglia", seed=seed)
        other = trinacria.from_position(game.position())
        while game.decision is not None:
            action = pick(game, dice, 0.0)
            game.play(action)
            other.play(str(action))
            if seed % 3 == 0:
                other = trinacria.from_position(other.position())
        assert other.position() == game.position()
        assert other.result == game.result


def test_a_game_from_a_position_has_a_record_too() -> None:
    game = trinacria.from_position(trinacria.new_game("famiglia", seed=3).position())
    dice = Random(3)
    while game.decision is not None:
        game.play(pick(game, dice, 0.0))
    record = game.record()
    assert trinacria.replay(record).position() == game.position()
    assert trinacria.verify(record).position() == game.position()
    assert trinacria.load(trinacria.dump(record)) == record
    assert records.check(record).start is not None


def test_legal_is_accepted_and_illegal_is_refused_untouched() -> None:
    """Every well-formed action at every step of some games: exactly the listed ones are accepted."""
    dice = Random(5)
    for seed in range(amount(2, 4)):
        for game in walk(seed):
            before = game.position()
            legal = set(game.decision.actions) if game.decision is not None else set()
            for action in dice.sample(EVERY_ACTION, 120):
                if action in legal:
                    game.copy().play(action)
                else:
                    with pytest.raises(trinacria.IllegalAction) as refusal:
                        game.play(action)
                    assert refusal.value.rule is not None or game.decision is None
                    assert refusal.value.message
            assert game.position() == before


def test_events_and_decisions_are_declared() -> None:
    """The catalogues translate the declared kinds; none may appear that is not declared, and all do appear."""
    events: set[str] = set()
    decisions: set[str] = set()
    reasons: set[str] = set()
    for seed in range(300):
        dice = Random(seed)
        game = trinacria.new_game("famiglia", seed=seed, chance="explicit" if seed < 3 else "seed")
        while game.decision is not None:
            decisions.add(game.decision.kind)
            if game.decision.seat == "chance":
                events |= {event.kind for event in game.play(dice.choice(game.decision.actions))}
                continue
            events |= {event.kind for event in game.play(pick(game, dice))}
        assert game.result is not None
        reasons.add(game.result.reason)
    assert events == set(Famiglia.event_kinds)
    assert decisions == set(Famiglia.decision_kinds)
    assert reasons == set(Famiglia.end_reasons)
