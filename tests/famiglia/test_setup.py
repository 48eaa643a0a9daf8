"""Rulebook 1.2: setting up."""

from collections import Counter

from support.games.rules import rule

import trinacria
from trinacria.games.famiglia.cards import DECK, names
from trinacria.kernel.chance import seat_players


@rule("FA-S-03", "FA-S-05")
def test_six_cards_lie_open_and_46_stay() -> None:
    position = trinacria.new_game("famiglia", seed=11).position()
    street, deck = position["street"], position["deck"]
    assert isinstance(street, list)
    assert isinstance(deck, list)
    assert (len(street), len(deck), position["discard"]) == (6, 46, [])
    assert Counter(street + deck) == Counter(names(list(DECK)))


@rule("FA-S-03")
def test_every_seed_shuffles_anew_and_the_same_seed_alike() -> None:
    decks = [str(trinacria.new_game("famiglia", seed=seed).position()["deck"]) for seed in range(50)]
    assert len(set(decks)) == 50
    assert str(trinacria.new_game("famiglia", seed=7).position()["deck"]) == decks[7]


@rule("FA-S-03")
def test_the_shuffle_is_fair() -> None:
    """Each of the 52 cards is as likely to lie on top: chi-square with 19 degrees of freedom, p about 1e-5."""
    games = 5200
    tops = Counter(str(trinacria.new_game("famiglia", seed=seed).view(None)["street"])[2:4] for seed in range(games))
    expected = {card: count * games / 52 for card, count in Counter(names(list(DECK))).items()}
    assert sum((tops[card] - share) ** 2 / share for card, share in expected.items()) < 57


@rule("FA-S-04", "FA-T-01")
def test_the_starting_player_is_drawn() -> None:
    """p1 is the starting player; who sits there is drawn from the seed, evenly."""
    game = trinacria.new_game("famiglia", seed=1)
    assert game.decision is not None
    assert game.decision.seat == "p1"
    first = Counter(seat_players(("Ada", "Bruno"), str(seed))[0] for seed in range(2000))
    assert set(first) == {"Ada", "Bruno"}
    assert 900 < first["Ada"] < 1100
    assert seat_players(("Ada", "Bruno"), "5") == seat_players(("Ada", "Bruno"), "5")
