"""Provably fair chance."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from support.games.walks import walk

import trinacria
from trinacria.kernel import chance


def test_the_shuffle_is_the_documented_one() -> None:
    """Recomputed here from the text of the documentation alone."""
    game = trinacria.new_game("famiglia", seed="open sesame")
    cards = [
        f"{family}{value}"
        for family in "RBYG"
        for value in range(5)
        for _ in range((3, 4, 3, 2, 1)[value])
    ]  # fmt: skip
    noise = hashlib.shake_256(b"open sesame/0").digest(8 * 52)
    numbers = [noise[8 * at : 8 * at + 8] for at in range(52)]
    shuffled = [cards[at] for at in sorted(range(52), key=lambda at: numbers[at])]
    position = game.position()
    street, deck = position["street"], position["deck"]
    assert isinstance(street, list)
    assert isinstance(deck, list)
    assert street + deck == shuffled


def test_every_order_is_as_likely() -> None:
    orders = Counter(tuple(chance.order(str(seed), 0, 3)) for seed in range(6000))
    assert set(orders) == set(permutations(range(3)))
    assert all(880 < count < 1120 for count in orders.values())


@pytest.mark.parametrize("count", [0, 1, 2, 7, 52, 63, 64, 65, 200])
def test_few_things_are_ordered_as_many_are(count: int) -> None:
    """Up to 64 things are sorted by their first bits; the order is the one of all their bytes."""
    for index in range(200):
        noise = hashlib.shake_256(f"deck/{index}".encode()).digest(8 * count)
        parts = [noise[8 * at : 8 * at + 8] for at in range(count)]
        expected = sorted(range(count), key=parts.__getitem__)
        assert chance.order("deck", index, count) == expected


def test_things_that_begin_alike_are_told_apart_by_their_last_bits() -> None:
    for seed in range(2000):
        noise = hashlib.shake_256(f"{seed}/0".encode()).digest(8 * 64)
        if len({noise[8 * at : 8 * at + 3] for at in range(64)}) < 64:
            break
    else:
        raise AssertionError("no two things begin alike")
    assert chance.order(str(seed), 0, 64) == sorted(range(64), key=lambda at: noise[8 * at : 8 * at + 8])


def test_each_shuffle_of_a_game_differs() -> None:
    assert len({tuple(chance.order("7", index, 20)) for index in range(50)}) == 50


def test_the_commitment_binds_without_telling() -> None:
    assert chance.commitment("7") == hashlib.sha256(b"7").hexdigest()
    assert len({chance.commitment(chance.new_seed()) for _ in range(100)}) == 100


def test_a_copy_goes_on_with_the_same_chance() -> None:
    for game in walk(9, shy=0.0):
        if game.decision is None:
            continue
        twin, again = game.copy(), game.copy()
        for action in game.decision.actions[:3]:
            one, other = twin.copy(), again.copy()
            one.play(action)
            other.play(action)
            assert one.position() == other.position()
