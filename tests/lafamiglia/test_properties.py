"""What holds in every game of La Famiglia, whatever is played."""

from collections import Counter
from random import Random

import pytest
from support.games.pieces import check_pieces
from support.games.refusals import check_refusals
from support.games.round_trips import check_round_trips
from support.games.walks import lively, war
from support.runs.effort import EVERYTHING, amount

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.encounter.movement import has_target, targets
from trinacria.games.lafamiglia.planning.column import cost_of, payable_columns
from trinacria.games.lafamiglia.planning.equipment import EVERY, has_place, places
from trinacria.games.lafamiglia.planning.issuing import can_issue, order_areas
from trinacria.games.lafamiglia.planning.planning import cheapest, takeable
from trinacria.games.lafamiglia.rules.pieces import has_orders_home, orders_home
from trinacria.games.lafamiglia.rules.sheets import columns, foreign
from trinacria.games.lafamiglia.rules.state import OWNERS

GAMES = amount(15, 2000)
BLOCKS = amount(5, 10)
GREEDY_GAMES = amount(2, 250)
GREEDY_BLOCKS = amount(2, 5)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_games_end_properly(block: int) -> None:
    size = GAMES // BLOCKS
    reasons: Counter[str] = Counter()
    for seed in range(block * size, (block + 1) * size):
        dice = Random(seed)
        shy = (0.5, 0.07, 0.0)[seed % 3]
        game = trinacria.new_game("lafamiglia", seed=seed)
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
        reasons[game.result.decided_by] += 1
    assert reasons["mandamenti"] > 0


@pytest.mark.parametrize("block", range(GREEDY_BLOCKS))
def test_games_of_greedy_bots_end_properly(block: int) -> None:
    size = GREEDY_GAMES // GREEDY_BLOCKS
    for seed in range(block * size, (block + 1) * size):
        game = trinacria.new_game("lafamiglia", seed=seed)
        bots = {
            seat: find_bot("greedy" if seed % 3 or at % 2 else "random")(seed) for at, seat in enumerate(game.seats)
        }
        assert play_match(game, bots, check_pieces) < 3000
        check_pieces(game)
        assert game.result is not None


@pytest.mark.parametrize("seed", range(amount(3, 12)))
def test_round_trips(seed: int) -> None:
    """Positions, notation, copies and the record of a game, with anytime options among its moves.

    Six games have every combination of the options.
    """
    options = {"draft": seed % 3 == 0, "variant_identical_cards": seed % 2 == 0}
    check_round_trips(war(seed, options=options), check_pieces, each=seed == 1 and EVERYTHING)


def test_a_game_goes_on_from_its_position_as_if_nothing_had_been() -> None:
    for seed in range(amount(2, 6)):
        dice = Random(seed)
        game = trinacria.new_game("lafamiglia", seed=seed)
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


def test_what_is_only_asked_for_quickly_is_what_is_offered() -> None:
    """The engine asks often whether there is any place, and seldom where."""
    asked: Counter[bool] = Counter()
    for game in war(3):
        assert isinstance(game, LaFamiglia)
        for player in range(len(game.seats)):
            for what in range(1, EVERY + 1):
                for area in (-1, 0, 11):
                    some = has_place(game, player, what, area)
                    assert some == bool(places(game, player, what, area))
                    asked[some] += 1
            free = [token for token in takeable(game, player) if not foreign(player, token % OWNERS)]
            assert cheapest(game, player) == (0 if free else game.mode_rules.token_price)
            home = orders_home(game, player)
            assert has_orders_home(game, player) == bool(home)
            assert can_issue(game, player) == (bool(home) and bool(order_areas(game, player)))
            lying = enumerate(columns(game))
            costs = [cost_of(game, player, column, tokens) if any(tokens) else 99 for column, tokens in lying]
            assert payable_columns(game, player, 4) == [column for column, cost in enumerate(costs) if cost <= 4]
            for source, owner in enumerate(game.owner):
                if owner == player:
                    assert has_target(game, player, source) == bool(targets(game, player, source))
    assert asked[True] > 100
    assert asked[False] > 100


def test_legal_is_accepted_and_illegal_is_refused_untouched() -> None:
    """Well-formed actions of every verb at many steps: exactly the listed ones are accepted, the others cite a rule."""
    dice = Random(5)
    for seed in range(amount(1, 3)):
        for step, game in enumerate(war(seed)):
            if step % 3 == 0 and game.decision is not None:
                check_refusals(game, dice)


def test_events_and_decisions_are_declared() -> None:
    """The catalogues translate the declared kinds; none may appear that is not declared.

    What random play hardly meets has tests of its own.
    """
    declared = set(LaFamiglia.event_kinds), set(LaFamiglia.decision_kinds)
    seldom = {"turn_skipped", "tokens_swept", "money_given"}
    rare = {"help", "strike_from", "move_from", "recall", "pay_off", "agitate_reward"}
    events: set[str] = set()
    decisions: set[str] = set()
    reasons: set[str] = set()
    for seed in range(160):
        dice = Random(seed)
        explicit = "explicit" if seed < 6 else "seed"
        mode = ("2v2", "1v1", "2v2", "2v1")[seed % 4]
        options: dict[str, object] = {"draft": seed % 7 == 0, "opt_move_tile_tokens": True}
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, chance=explicit, options=options)
        while game.decision is not None:
            decisions.add(game.decision.kind)
            events |= {event.kind for event in game.play(lively(game, dice, 0.02))}
        assert game.result is not None
        reasons.add(game.result.reason)
        if not EVERYTHING and declared[0] - events <= seldom and declared[1] - decisions <= rare:
            break
    assert events <= declared[0]
    assert decisions <= declared[1]
    assert declared[0] - events <= seldom
    assert declared[1] - decisions <= rare
    assert reasons <= set(LaFamiglia.end_reasons)


def test_every_event_can_be_told() -> None:
    """Each seat's share of every event is a sentence in English."""
    from trinacria.words import tell_event, words_in

    words = words_in("en")
    for seed in (3, 10):
        dice = Random(seed)
        game = trinacria.new_game("lafamiglia", seed=seed, options={"draft": True})
        while game.decision is not None:
            names = {seat: seat.title() for seat in game.seats}
            for event in game.play(lively(game, dice)):
                for seat in (*game.seats, None):
                    seen = event.seen_by(seat)
                    if seen is not None:
                        said = tell_event(game.name, seen, words, names, seat)
                        assert said
                        assert "  " not in said


def test_random_bots_play_a_whole_game() -> None:
    game = trinacria.new_game("lafamiglia", seed=2)
    play_match(game, {seat: find_bot("random")(at) for at, seat in enumerate(game.seats)}, check_pieces)
    assert game.result is not None
