"""The greedy bot of La Famiglia: strong enough, blind to what it may not see, repeatable."""

from random import Random
from typing import Any

import pytest
from support.games.courses import greedy_course
from support.runs.effort import amount

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.bots.games.lafamiglia.judgement import cards
from trinacria.kernel.observation import observe
from trinacria.lab.series import Series, parties, play_one, play_series, tally

GREEDY = find_bot("greedy")


def greedy_game(seed: int) -> trinacria.Game:
    """A game among four greedy bots, played to its end."""
    game = trinacria.new_game("lafamiglia", seed=seed)
    play_match(game, {seat: GREEDY(seed * 4 + at) for at, seat in enumerate(game.seats)})
    return game


def test_a_greedy_pair_beats_a_random_pair_in_9_of_10_games() -> None:
    """Sides swapped."""
    games = amount(4, 30)
    series = Series("lafamiglia", None, ("greedy", "random"), "strength")
    greedy, random = tally(series, list(play_series(series, games)))
    assert greedy.wins >= 0.9 * games
    assert random.wins <= 0.07 * games


def test_games_among_four_greedy_bots_are_won_and_can_be_repeated() -> None:
    """They take Mandamenti, so a game seldom ends without a winner."""
    games = [greedy_game(seed) for seed in range(5 - amount(1, 5), 5)]
    assert all(game.result is not None for game in games)
    assert sum(bool(game.result and game.result.winners) for game in games) >= 0.8 * len(games)
    assert greedy_game(4).record() == games[-1].record()


def veil(position: Any, seat: str, dice: Random) -> None:
    """Change what the other team hides: money, face-down orders, a sealed card. Soldati in an HQ can be counted out."""
    others = next(team for team in position["teams"] if seat not in team)
    for family in others:
        mine = position["families"][family]
        mine["money"] += dice.randrange(3)
        laid = [area for area in position["areas"].values() if area["family"] == family and area["orders"]]
        if position["revealed"]:
            continue
        pool = mine["orders"] + [order for area in laid for order in area["orders"]]
        dice.shuffle(pool)
        for area in laid:
            area["orders"] = [pool.pop() for _ in area["orders"]]
        mine["orders"] = pool
    step = position["steps"][-1]
    if step[0] == "Cards":
        sealed = 2 if position["conflict"]["agent"] in others else 3
        step[sealed] = dice.randrange(3) if step[sealed] >= 0 else -1


@pytest.mark.parametrize("name", ["greedy", "random", "easy"])
def test_a_choice_does_not_change_with_what_the_other_team_hides(name: str) -> None:
    """Same seed, two worlds: purses, face-down orders and sealed cards of the other team differ."""
    checked = differ = 0
    dice = Random(7)
    for game, seen, _, _ in greedy_course("2v2"):
        if dice.random() < 0.3:
            position: Any = game.position()
            veil(position, seen.seat, dice)
            twin = trinacria.from_position(position)
            if seen.view == twin.view(seen.seat):
                bots = find_bot(name)(3), find_bot(name)(3)
                assert bots[0].choose(observe(twin)) == bots[1].choose(seen)
                checked += 1
                differ += twin.position() != game.position()
    assert checked > 100
    assert differ > 80


def test_one_bot_for_each_team_or_one_for_each_seat() -> None:
    game = trinacria.new_game("lafamiglia", seed=1)
    red, blue, green, yellow = game.seats
    assert game.teams == ((red, green), (blue, yellow))
    assert parties(game, 2) == game.teams
    assert parties(game, 4) == ((red,), (blue,), (green,), (yellow,))
    assert parties(game, 3) == ()
    duel = trinacria.new_game("famiglia", seed=1)
    assert duel.teams == parties(duel, 2) == (("p1",), ("p2",))


def test_teams_change_sides_and_meet_the_same_deals() -> None:
    pairs = Series("lafamiglia", None, ("random", "random"), "x", records=True)
    one, two = list(play_series(pairs, 2))
    assert (one.seating, two.seating) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert {one.first, two.first} == {0, 1}
    for outcome in (one, two):
        assert len(outcome.winners) <= 1, "a team counts once"
    first, second = tally(pairs, [one, two])
    assert [sum(scores) for scores in zip(first.scores, second.scores, strict=True)] == [
        sum(one.scores),
        sum(two.scores),
    ]
    deals = [str(trinacria.load(outcome.record or "")["moves"]).split("'], [")[:4] for outcome in (one, two)]
    assert deals[0] == deals[1]
    four = Series("lafamiglia", None, ("random", "greedy", "random", "greedy"), "x")
    assert play_one(four, 1).seating == (1, 2, 3, 0)


@pytest.mark.parametrize(
    ("more", "chance"), [(-2, 0.24), (-1, 0.24), (0, 0.34), (1, 0.66), (2, 0.74), (3, 0.74), (4, 0.98), (5, 1.0)]
)
def test_the_conflict_is_played_as_well_as_it_can_be(more: int, chance: float) -> None:
    """The chance to take an area by cards, and no answer that would do better against either side."""
    attackers, defenders = 4 + more, 4
    assert cards.finesse(attackers, defenders).win == pytest.approx(chance, abs=0.03)
    attack, defence = cards.solved(attackers, defenders)
    worth = [
        [cards.worth(cards.outcome(attackers, defenders, *cards.dealt(a, d))) for d in cards.DEFENCES]
        for a in cards.ATTACKS
    ]
    best_attack = max(sum(w * often for w, often in zip(row, defence, strict=True)) for row in worth)
    best_defence = min(
        sum(w * often for w, often in zip(column, attack, strict=True)) for column in zip(*worth, strict=True)
    )
    assert best_attack - best_defence < 0.25


def test_an_attacker_who_cannot_fail_is_sure() -> None:
    assert cards.finesse(12, 3).win == 1.0
    assert cards.finesse(3, 12).win == 0.0
    assert cards.finesse(0, 2).win == 0.0
    won, lost = cards.force(6, 3, 2), cards.force(2, 3, 2)
    assert (won.win, won.attackers, won.defenders, won.emptied) == (1.0, 1.0, 0.0, 0.0)
    assert (lost.win, lost.attackers, lost.defenders, lost.emptied) == (0.0, 0.0, 3.0, 0.0)
