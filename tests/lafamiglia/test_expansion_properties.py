"""What holds in every game of 1 v 1 and 2 v 1, whatever is played: all switches in a pairwise design."""

import json
from collections import Counter
from itertools import combinations
from random import Random

import pytest
from support.games.pieces import check_pieces
from support.games.refusals import check_refusals
from support.games.round_trips import check_round_trips
from support.games.walks import lively, war
from support.runs.effort import EVERYTHING, amount

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.games.lafamiglia.rules.options import SWITCHES
from trinacria.words import LANGUAGES

GAMES = amount(12, 1000)
BLOCKS = amount(4, 10)
GREEDY_GAMES = amount(2, 100)
GREEDY_BLOCKS = amount(2, 4)
MODES = ("1v1", "2v1")
DIFFICULTIES = ("easy", "medium", "hard")
FACTORS = (*SWITCHES, "draft", "variant_identical_cards")
DESIGN = (
    "000010110",
    "111101000",
    "101001112",
    "010110002",
    "001000001",
    "110111111",
    "101110010",
    "010001101",
)
"""A covering array: any two factors meet in every combination of their values. The last digit is the difficulty."""


def options_of(mode: str, row: int) -> dict[str, object]:
    """The options of a row of the design."""
    line = DESIGN[row % len(DESIGN)]
    options: dict[str, object] = {name: digit == "1" for name, digit in zip(FACTORS, line[:-1], strict=True)}
    return options | ({"difficulty": DIFFICULTIES[int(line[-1])]} if mode == "2v1" else {})


def test_the_design_is_pairwise() -> None:
    levels = [2] * len(FACTORS) + [len(DIFFICULTIES)]
    for one, two in combinations(range(len(levels)), 2):
        assert len({(line[one], line[two]) for line in DESIGN}) == levels[one] * levels[two]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_games_end_properly(mode: str, block: int) -> None:
    size = GAMES // BLOCKS
    decided: Counter[str] = Counter()
    for seed in range(block * size, (block + 1) * size):
        dice = Random(seed)
        shy = (0.5, 0.07, 0.0)[seed % 3]
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options=options_of(mode, seed))
        steps = 0
        while game.decision is not None:
            if EVERYTHING or steps % 10 == 0 or seed % 25 == 0:
                check_pieces(game)
            assert 1 <= len(game.decision.actions) <= 200
            game.play(lively(game, dice, shy))
            steps += 1
            assert steps < 3000, "a game must end"
        check_pieces(game)
        assert game.result is not None
        assert len(game.result.winners) in ((1,) if mode == "1v1" else (1, 2)), "there are no draws"
        decided[game.result.decided_by] += 1
    assert decided["mandamenti"] > 0


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("block", range(GREEDY_BLOCKS))
def test_games_of_greedy_bots_end_properly(mode: str, block: int) -> None:
    """Pieces at every step, positions and notation at many, the record at the end; some games with a random player."""
    size = GREEDY_GAMES // GREEDY_BLOCKS
    for seed in range(block * size, (block + 1) * size):
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options=options_of(mode, seed))
        bots = {
            seat: find_bot("greedy" if seed % 3 or at % 2 else "random")(seed) for at, seat in enumerate(game.seats)
        }
        dice = Random(seed)

        def watch(game: trinacria.Game, dice: Random = dice) -> None:
            check_pieces(game)
            if dice.random() < 0.05:
                assert game.decision is not None
                assert all(game.parse(str(action)) == action for action in game.decision.actions)
                position = game.position()
                assert trinacria.from_position(json.loads(json.dumps(position))).position() == position

        assert play_match(game, bots, watch) < 3000
        check_pieces(game)
        assert game.result is not None
        record = game.record()
        assert trinacria.verify(record).position() == game.position()
        assert trinacria.load(trinacria.dump(record)) == record


@pytest.mark.parametrize(
    ("mode", "row"),
    [
        (mode, row)
        for row in range(len(DESIGN))
        for mode in MODES
        # In small every row is played, the modes by turns.
        if EVERYTHING or mode == MODES[row % len(MODES)]
    ],
)
def test_round_trips(mode: str, row: int) -> None:
    """Positions, notation, copies and the record of a game, with anytime options among its moves."""
    moments = war(row, mode=mode, options=options_of(mode, row))
    check_round_trips(moments, check_pieces, each=row == 1 and EVERYTHING)


@pytest.mark.parametrize("mode", MODES)
def test_a_game_goes_on_from_its_position_as_if_nothing_had_been(mode: str) -> None:
    for seed in range(amount(2, 3)):
        dice = Random(seed)
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options=options_of(mode, seed))
        other = trinacria.from_position(game.position())
        while game.decision is not None:
            action = lively(game, dice)
            game.play(action)
            other.play(str(action))
            if dice.random() < 0.05:
                other = trinacria.from_position(other.position())
        assert other.position()["result"] == game.position()["result"]
        record = other.record()
        assert trinacria.replay(record).position() == other.position()


@pytest.mark.parametrize("mode", MODES)
def test_legal_is_accepted_and_illegal_is_refused_untouched(mode: str) -> None:
    """Well-formed actions of every verb at many steps: exactly the listed ones are accepted, the others cite a rule."""
    dice = Random(5)
    for seed in range(amount(1, 2)):
        for step, game in enumerate(war(seed, mode=mode, options=options_of(mode, seed))):
            if step % 3 == 0 and game.decision is not None:
                check_refusals(game, dice)


@pytest.mark.parametrize("mode", MODES)
def test_explicit_chance_asks_for_every_draw(mode: str) -> None:
    """Tiles, colours, area tiles, the start and the characters: probabilities add up, and the record replays."""
    dice = Random(3)
    game = trinacria.new_game("lafamiglia", mode=mode, seed=3, chance="explicit")
    draws = 0
    while game.decision is not None:
        if game.decision.seat == "chance":
            draws += 1
            assert abs(sum(getattr(action, "probability", 0) for action in game.decision.actions) - 1) < 1e-9
        game.play(lively(game, dice))
    assert draws == {"1v1": 7 + 5 + 4 + 1 + 4, "2v1": 7 + 5 + 4 + 4}[mode]
    assert trinacria.replay(game.record()).position() == game.position()


def test_every_event_can_be_told_in_every_language() -> None:
    """Each seat's share of every event is a sentence. In small the languages take turns at the modes."""
    from trinacria.words import tell_event, tell_result, words_in

    for seed, language in enumerate(LANGUAGES):
        words = words_in(language)
        for mode in MODES if EVERYTHING else (MODES[seed % len(MODES)],):
            dice = Random(seed)
            game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options=options_of(mode, seed))
            while game.decision is not None:
                names = {seat: seat.title() for seat in game.seats}
                for event in game.play(lively(game, dice)):
                    for seat in (*game.seats, None):
                        seen = event.seen_by(seat)
                        assert seen is None or tell_event(game.name, seen, words, names, seat)
            assert game.result is not None
            assert tell_result(game.name, game.result, words, names)
