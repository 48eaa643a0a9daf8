"""What people who train agents ask of a game: numbered actions, vectors, worlds that fit, what a game was worth."""

from random import Random
from typing import Any

import numpy as np
import pytest
from support.games.walks import lively, pick
from support.games.worlds import other_famiglia, other_lafamiglia
from support.runs.effort import amount

import trinacria
from trinacria.games.famiglia import vectors
from trinacria.games.famiglia.cards import NAMES
from trinacria.games.lafamiglia.position import vector_layout
from trinacria.games.lafamiglia.position.vector_layout import PER_PLAYER
from trinacria.games.lafamiglia.rules.actions import FEATURES
from trinacria.kernel.errors import NoVector

PLACES = (
    "HAND", "GANG", "HAND_SEEN", "OTHER_HAND", "OTHER_GANG", "STREET", "DISCARD", "DECK_BOTTOM", "UNSEEN", "LOWERED",
    "FETCHABLE", "LAYABLE", "FETCHED", "BOTTOM_ORDER", "ASKS", "STEP", "LOWERED_BY", "SWAPS_LEFT", "BRUTE", "RENEWED",
    "TO_MOVE", "SEAT", "SECOND_PASS", "PASSES", "TURNS_LEFT", "DECK_SIZE", "OTHER_HAND_SIZE", "MY_POINTS",
    "OTHER_POINTS",
)  # fmt: skip
WAYS: list[tuple[str, dict[str, object]]] = [
    ("2v2", {}),
    ("2v2", {"draft": True}),
    ("1v1", {}),
    ("2v1", {}),
]


def part(game: trinacria.Game, seat: str, name: str) -> list[int]:
    """The numbers of one field of a seat's vector."""
    field = next(field for field in game.vector_fields if field.name == name)
    return [int(number) for number in game.vector(seat)[field.start : field.start + field.length]]


def test_famiglia_has_406_numbered_actions_and_la_famiglia_none() -> None:
    table = trinacria.new_game("famiglia", seed=1).action_table
    assert table is not None
    assert len(table) == 406
    assert str(table[-1]) == "pass"
    assert trinacria.new_game("lafamiglia", seed=1).action_table is None


@pytest.mark.parametrize(("game", "mode"), [("famiglia", "standard"), *(("lafamiglia", mode) for mode, _ in WAYS)])
def test_a_vector_is_named_number_by_number(game: str, mode: str) -> None:
    table = trinacria.new_game(game, mode=mode, seed=1)
    fields = table.vector_fields
    assert [field.start for field in fields] == [sum(one.length for one in fields[:at]) for at in range(len(fields))]
    for seat in table.seats:
        vector = table.vector(seat)
        assert vector.dtype == np.float32
        assert vector.shape == (fields[-1].start + fields[-1].length,)
    with pytest.raises(trinacria.UnknownSeat):
        table.vector("nobody")


def test_a_game_without_vectors_says_so() -> None:
    with pytest.raises(NoVector, match="Famiglia"):
        trinacria.Game.numbers(trinacria.new_game("famiglia", seed=1), 0)


def test_the_fields_of_famiglia_begin_where_the_numbers_are() -> None:
    starts = [value for name, value in vars(vectors).items() if name.isupper() and name in PLACES]
    assert starts == [field.start for field in vectors.FIELDS]
    assert vectors.FIELDS[-1].start + 1 == vectors.LENGTH


def test_the_fields_of_each_player_follow_one_another() -> None:
    """La Famiglia's numbers of a player are written at a distance from the first of them."""
    starts = {field.name: field.start for field in trinacria.new_game("lafamiglia", seed=1).vector_fields}
    first = starts["seated"]
    places = {"money": "PURSE", "money_known": "PURSE_KNOWN"}
    for name in PER_PLAYER[1:]:
        assert getattr(vector_layout, places.get(name, name.upper())) == starts[name] - first, name


def test_famiglia_remembers_the_hands() -> None:
    """Hands begin as everybody knows and change in the open: who remembers knows them."""
    dice = Random(5)
    game: Any = trinacria.new_game("famiglia", seed=5)
    while game.decision is not None:
        for seat, other in (("p1", 1), ("p2", 0)):
            hand = game.cards[game.hand_of(other) :][:20]
            assert part(game, seat, "other_hand") == hand
        game.play(pick(game, dice))


def test_a_game_begun_from_a_position_remembers_only_what_came_after() -> None:
    position = {
        "game": "famiglia",
        "street": ["R1", "B1"],
        "hands": {"p1": ["R0", "R0", "G1", "Y2"], "p2": ["B0"]},
        "to_move": "p1",
    }
    game = trinacria.from_position(position)
    assert sum(part(game, "p2", "other_hand")) == 0
    assert part(game, "p2", "other_hand_size") == [4]
    game.play("take R1 R0 G1")
    # R1 was taken in the open and G1 shown; Y2 and the other R0 stay unknown.
    seen = part(game, "p2", "other_hand")
    assert [kind for kind, count in enumerate(seen) for _ in range(count)] == [1, 16]
    assert part(game, "p1", "hand_seen") == seen
    assert part(game, "p2", "other_hand_size") == [4]


def test_showing_a_pair_makes_the_kept_card_known() -> None:
    position = {"game": "famiglia", "street": ["R1"], "hands": {"p1": ["R0", "R0", "R0"], "p2": []}, "to_move": "p1"}
    game = trinacria.from_position(position)
    game.play("take R1 R0 R0")
    assert part(game, "p2", "other_hand")[:2] == [1, 1], "one R0 was shown and kept, the third never seen"


@pytest.mark.parametrize("card", ["R0", "B1", "G2"])
def test_a_vector_says_which_card_was_fetched(card: str) -> None:
    """For which one must be laid down: the first card of all is told as any other."""
    position = {
        "game": "famiglia",
        "street": ["Y3"],
        "hands": {"p1": ["B2", "Y1"], "p2": []},
        "gangs": {"p1": [card], "p2": []},
        "to_move": "p1",
    }
    game = trinacria.from_position(position)
    game.play("play B2")
    assert part(game, "p1", "fetched") == [0] * 20
    game.play(f"back {card}")
    assert [NAMES[kind] for kind, is_it in enumerate(part(game, "p1", "fetched")) if is_it] == [card]


@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_two_worlds_of_famiglia_have_one_vector(seat: str) -> None:
    """They differ only in what the seat cannot know: byte for byte the same."""
    differ = 0
    for seed in range(12):
        dice = Random(seed)
        game = trinacria.new_game("famiglia", seed=seed)
        while game.decision is not None:
            one = trinacria.from_position(game.position())
            other = other_famiglia(game, seat, dice)
            differ += one.position() != other.position()
            assert one.vector(seat).tobytes() == other.vector(seat).tobytes()
            game.play(pick(game, dice))
    assert differ > 200


@pytest.mark.parametrize(("mode", "options"), WAYS)
def test_two_worlds_of_la_famiglia_have_one_vector(mode: str, options: dict[str, object]) -> None:
    differ = 0
    dice = Random(7)
    game = trinacria.new_game("lafamiglia", mode=mode, seed=7, options=options)
    while game.decision is not None:
        if dice.random() < 0.15 and "families" in game.view(None):
            one = trinacria.from_position(game.position())
            for seat in game.seats:
                other = other_lafamiglia(game, seat, dice)
                differ += one.position() != other.position()
                assert one.vector(seat).tobytes() == other.vector(seat).tobytes()
        game.play(lively(game, dice))
    assert differ > 50


def test_la_famiglia_remembers_the_purses() -> None:
    dice = Random(3)
    game: Any = trinacria.new_game("lafamiglia", mode="2v2", seed=3)
    for _ in range(120):
        for place, seat in enumerate(game.seats):
            money = part(game, seat, "money")
            assert money == [game.money[(place + at) % 4] for at in range(4)]
        game.play(lively(game, dice))
    later = trinacria.from_position(game.position())
    assert part(later, later.seats[0], "money_known") == [1, 0, 1, 0], "the own team's only"


@pytest.mark.parametrize(("mode", "options"), WAYS)
def test_a_redealt_world_is_what_the_seat_saw(mode: str, options: dict[str, object]) -> None:
    differ = 0
    games = amount(1, 2)
    for seed in range(1, games + 1):
        dice = Random(seed)
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options=options)
        while (decision := game.decision) is not None:
            if dice.random() < 0.15 or decision.kind == "family":
                differ += _redealt(game, seed)
            game.play(lively(game, dice))
    assert differ > 25 * games


def test_a_redealt_game_of_famiglia_is_what_the_seat_saw() -> None:
    differ = 0
    for seed in range(6):
        dice = Random(seed)
        game = trinacria.new_game("famiglia", seed=seed)
        while game.decision is not None:
            differ += _redealt(game, seed)
            _redealt(trinacria.from_position(game.position()), seed)
            game.play(pick(game, dice))
    assert differ > 100


def _redealt(game: trinacria.Game, seed: int) -> bool:
    """Check a world that is dealt anew; whether it differs from the true one."""
    observation = trinacria.observe(game)
    seat = observation.seat
    world = trinacria.redeal(observation, seed)
    decision = world.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.actions) == (seat, observation.kind, observation.actions)
    assert world.view(seat) == observation.view
    assert world.vector(seat).tobytes() == game.vector(seat).tobytes()
    assert world.memory() == observation.memory
    again = trinacria.redeal(observation, seed)
    assert again.position() == world.position()
    ignored = {"seed", "shuffles"}
    mine, theirs = game.position(), world.position()
    return any(mine[key] != theirs[key] for key in mine if key not in ignored)


def test_a_redealt_world_can_be_played_on() -> None:
    for name, mode, walk in (("famiglia", "standard", pick), ("lafamiglia", "1v1", lively)):
        dice = Random(9)
        game = trinacria.new_game(name, mode=mode, seed=9)
        for _ in range(10):
            game.play(walk(game, dice))
        world = trinacria.redeal(trinacria.observe(game), "anything")
        while world.decision is not None:
            world.play(dice.choice(world.decision.actions))
        assert world.result is not None


def test_what_a_game_was_worth() -> None:
    assert trinacria.Result(("p2",), "last_card", {"p1": 3, "p2": 5}).returns == {"p1": -1.0, "p2": 1.0}
    assert trinacria.Result((), "last_card", {"p1": 3, "p2": 3}).returns == {"p1": 0.0, "p2": 0.0}


def test_actions_of_la_famiglia_have_features() -> None:
    """As many for each, and no two legal actions of one decision look alike."""
    dice = Random(2)
    game = trinacria.new_game("lafamiglia", seed=2)
    while (decision := game.decision) is not None:
        vectors = {action.vector.tobytes() for action in decision.actions}
        assert len(vectors) == len(decision.actions)
        assert all(action.vector.shape == (FEATURES,) for action in decision.actions)
        game.play(lively(game, dice))
    table = trinacria.new_game("famiglia", seed=1).action_table
    assert table is not None
    assert table[0].vector.shape == (0,)
