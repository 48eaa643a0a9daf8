"""Swiss rounds against published pairings of the FIDE (Dutch) System, rule by rule, and over many rounds."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.games.chess import rounds_of
from support.runs.effort import amount

from trinacria.events.swiss.criteria import Round
from trinacria.events.swiss.dutch import CannotPair, Paired, pair_round
from trinacria.events.swiss.player import Player, Side, Wish, chosen_side

TOURNAMENTS = sorted((Path(__file__).parent / "tournaments").glob("*.trf"))
SEATS: dict[str, Side] = {"w": "first", "b": "second"}


def player(number: int, points: float = 0.0, seats: str = "", met: str = "", rested: bool = False) -> Player:
    """As `w` and `b` for the seats of the games so far."""
    known = frozenset(map(int, met.split()))
    return Player(number, points, known, tuple(SEATS[one] for one in seats), ("",) * len(seats), not rested)


# ---------------------------------------------------------------- published tournaments


@pytest.mark.parametrize("path", TOURNAMENTS, ids=lambda path: path.stem)
def test_every_round_of_a_published_tournament_comes_out(path: Path) -> None:
    """With late comers, games that were not played, and rounds without an opponent; who has which seats included."""
    for published in rounds_of(path):
        paired = pair_round(published.players, published.round, published.initial)
        assert set(paired.pairs) == published.pairs, published.round
        assert paired.rests == published.rests, published.round


def test_who_rests_has_the_fewest_points_that_are_possible() -> None:
    """C5; a case of bbpPairings, where the player with the fewest points would leave the others no way to meet."""
    players = [
        player(1, 2, "wb", "4 2"),
        player(2, 1, "bw", "5 1"),
        player(3, 2, "wb", "6 4"),
        player(5, 1, "wb", "2 6"),
        player(6, 0, "bw", "3 5"),
    ]
    assert pair_round(players, Round(2, True)) == Paired(((1, 5), (3, 2)), 6)


def test_who_rests_has_played_the_most() -> None:
    """C9; a case of bbpPairings: number 5 came in the second round."""
    players = [
        player(1, 1, "w", "3"),
        player(2, 1, "b", "4"),
        player(3, 0, "b", "1"),
        player(4, 0, "w", "2"),
        Player(5, floats=("",)),
    ]
    assert pair_round(players, Round(1, False)) == Paired(((2, 1), (3, 5)), 4)


def test_the_first_round_is_the_upper_half_against_the_lower_one() -> None:
    players = [player(number) for number in range(1, 8)]
    assert pair_round(players, Round(0, False)) == Paired(((1, 4), (5, 2), (3, 6)), 7)
    assert pair_round(players, Round(0, False), "second").pairs == ((4, 1), (2, 5), (6, 3))


# ---------------------------------------------------------------- seats


def test_how_strongly_one_should_have_a_side() -> None:
    told = {seats: (player(1, 0, seats).wish, player(1, 0, seats).side) for seats in ("", "w", "wb", "bw", "ww", "bwb")}
    assert told == {
        "": (Wish.NONE, None),
        "w": (Wish.STRONG, "second"),
        "wb": (Wish.MILD, "first"),
        "bw": (Wish.MILD, "second"),
        "ww": (Wish.ABSOLUTE, "second"),
        "bwb": (Wish.STRONG, "first"),
    }
    assert player(1, 0, "wbwbb").wish is Wish.ABSOLUTE
    assert player(1, 0, "wwbwbb").side == "first"


@pytest.mark.parametrize(
    ("one", "other", "side"),
    [
        (player(1, 1, "w"), player(2, 1, "b"), "second"),
        (player(1, 1, "wbb"), player(2, 1, "bwb"), "first"),
        (player(2, 0, "wbw"), player(1, 0, "bw"), "second"),
        (player(1, 0, "wbwb"), player(2, 0, "bwwb"), "first"),
        (player(1, 0, "wbbw"), player(2, 0, "bwbw"), "first"),
        (player(2, 1, "wb"), player(1, 0, "wb"), "first"),
        (player(3), player(4), "first"),
        (player(4), player(7), "second"),
    ],
    ids=["both", "absolute", "strong", "last difference", "same since", "more points", "odd number", "even number"],
)
def test_who_has_the_first_seats(one: Player, other: Player, side: Side) -> None:
    assert chosen_side(one, other, "first") == side
    assert chosen_side(other, one, "first") != side


# ---------------------------------------------------------------- many rounds


def play_on(size: int, rounds: int, dice: Random) -> list[tuple[list[Player], Paired]]:
    """A whole event with results by chance; ends early where nobody can meet any more."""
    players = {number: Player(number) for number in range(1, size + 1)}
    made: list[tuple[list[Player], Paired]] = []
    for played in range(rounds):
        here = list(players.values())
        try:
            paired = pair_round(here, Round(played, played + 1 == rounds))
        except CannotPair:
            assert size <= rounds + 2
            break
        made.append((here, paired))
        before = dict(players)
        for one, other in paired.pairs:
            points = dice.choice([0.0, 0.5, 1.0])
            players[one] = after(before[one], before[other], points, "first")
            players[other] = after(before[other], before[one], 1 - points, "second")
        if paired.rests:
            one = players[paired.rests]
            players[one.number] = one._replace(points=one.points + 1, floats=(*one.floats, "down"), may_rest=False)
    return made


def after(one: Player, other: Player, points: float, side: Side) -> Player:
    floated = "down" if one.points > other.points else "up" if one.points < other.points else ""
    return one._replace(
        points=one.points + points,
        met=one.met | {other.number},
        sides=(*one.sides, side),
        floats=(*one.floats, floated),
    )


@settings(max_examples=amount(40, 400), deadline=None)
@given(st.integers(2, 16), st.integers(1, 7), st.randoms(use_true_random=False))
def test_nobody_meets_twice_or_rests_twice_and_seats_are_shared(size: int, rounds: int, dice: Random) -> None:
    met: set[frozenset[int]] = set()
    rested: list[int] = []
    for players, paired in play_on(size, rounds, dice):
        pairs = [frozenset(pair) for pair in paired.pairs]
        assert met.isdisjoint(pairs)
        met.update(pairs)
        rested += [paired.rests] if paired.rests else []
        named = sorted([one for pair in pairs for one in pair] + ([paired.rests] if paired.rests else []))
        assert named == sorted(one.number for one in players)
        for one in players:
            # Who leads may in the last round get a side for the third time.
            assert abs(one.surplus) <= 2
            assert all(len({*three}) > 1 for three in zip(one.sides, one.sides[1:], one.sides[2:], strict=False))
    assert len(rested) == len(set(rested))


@settings(max_examples=amount(30, 300), deadline=None)
@given(st.integers(4, 12), st.randoms(use_true_random=False))
def test_those_with_equal_points_meet(size: int, dice: Random) -> None:
    """In the second round each group of equal points gives at most one to the next."""
    rounds = play_on(size, 2, dice)
    for players, paired in rounds:
        points = {one.number: one.points for one in players}
        steps = sorted({*points.values()}, reverse=True)
        for higher, _ in pairwise(steps):
            down = [pair for pair in paired.pairs if max(points[pair[0]], points[pair[1]]) == higher]
            assert sum(points[one] != points[other] for one, other in down) <= 2


def test_the_order_of_those_who_are_given_makes_no_difference() -> None:
    for players, paired in play_on(11, 5, Random(5)):
        assert pair_round(players[::-1], Round(len(players[0].floats), len(players[0].floats) == 4)) == paired
