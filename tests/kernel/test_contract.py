"""The names of the public contract, and how bad input is answered."""

import json
import pickle
from collections.abc import Callable

import pytest
from support.games.famiglia import table

import trinacria
from trinacria.bots import find_bot
from trinacria.games import read_options
from trinacria.kernel import PUBLIC, Action, ChanceAction, Event, only
from trinacria.kernel.errors import PositionFault
from trinacria.words import words_in


def test_a_copy_is_the_same_whoever_moves() -> None:
    for seat in ("p1", "p2"):
        game = table("R1 B0", "Y1", "G0", gang2="R2", to_move=seat, passes=1)
        assert game.copy().position() == game.position()


def test_a_game_says_what_it_is() -> None:
    game = trinacria.new_game("lafamiglia", seed=1)
    assert repr(game) == f"<LaFamiglia: round 1, planning, {' '.join(game.seats)}>"


def test_what_can_be_written_again_is_shown_so() -> None:
    game = trinacria.new_game("lafamiglia", seed=1)
    assert game.decision is not None
    action = game.decision.actions[0]
    names = {"Action": Action, "ChanceAction": ChanceAction, "Event": Event, "PUBLIC": PUBLIC, "only": only}
    assert eval(repr(action), names) == action
    drawn = eval(repr(ChanceAction("draw red", 0.25)), names)
    assert (drawn, drawn.probability) == (Action("draw red"), 0.25)
    for event in (Event("turn", {"seat": "red"}), Event("told", {}, only("red", "blue"), reveals=True)):
        again = eval(repr(event), names)
        assert repr(again) == repr(event)
        assert (again.kind, again.facts, again.reveals) == (event.kind, event.facts, event.reveals)
        assert again.audience.seats == event.audience.seats


def test_an_event_shows_its_secrets_to_nobody() -> None:
    event = Event("order_laid", {"order": "hidden"}, secrets={"order": "red.basic.charge"}, keepers=only("red"))
    assert "charge" not in repr(event)


@pytest.mark.parametrize(
    "bad",
    [
        lambda: trinacria.new_game("chess"),
        lambda: trinacria.new_game("lafamiglia", mode="3v3"),
        lambda: trinacria.new_game("famiglia", options={"draft": True}),
        lambda: trinacria.new_game("famiglia").play("dance"),
        lambda: trinacria.new_game("famiglia").play("accountant B1"),
        lambda: trinacria.new_game("famiglia").view("p3"),
        lambda: trinacria.from_position({"game": "famiglia", "deck": 7}),
        lambda: trinacria.load("no record"),
        lambda: words_in("xx"),
        lambda: find_bot("nobody"),
    ],
)
def test_bad_values_are_value_errors_too(bad: Callable[[], object]) -> None:
    with pytest.raises(trinacria.TrinacriaError) as caught:
        bad()
    assert isinstance(caught.value, ValueError)


def test_options_as_a_person_writes_them() -> None:
    wishes = ["draft", "a=on", "b=True", " c = off ", "d=false", "difficulty=easy"]
    found = {"draft": True, "a": True, "b": True, "c": False, "d": False, "difficulty": "easy"}
    assert read_options(wishes) == found


def test_the_names_of_the_contract() -> None:
    game = trinacria.new_game("famiglia", seed=7)
    assert game.seats == ("p1", "p2")
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.rule) == ("p1", "turn", "FA-T-02")
    assert len(decision.actions) == len(list(decision.actions))
    action = decision.actions[0]
    assert action in decision.actions
    assert len({action, game.parse(str(action))}) == 1
    events = game.play(action)
    assert events
    assert isinstance(events[0], trinacria.Event)
    assert game.anytime("p1") == ()
    for seat in ("p1", "p2", None):
        json.dumps(game.view(seat))
    assert game.result is None
    json.dumps(game.position())
    json.dumps(game.record())


def test_play_takes_an_action_or_its_notation() -> None:
    one, other = table("R0 B0", "", "G0"), table("R0 B0", "", "G0")
    one.play("take R0")
    other.play(other.parse("take R0"))
    assert one.position() == other.position()


@pytest.mark.parametrize("text", ["TAKE r0", "  take   R0 ", "take r0", "t r0"])
def test_notation_is_forgiving(text: str) -> None:
    assert str(table("R0 B0").parse(text)) == "take R0"


def test_a_shortened_action_that_fits_one_is_understood() -> None:
    game = table("R3 B1", "R2 R2", "R0")
    assert str(game.parse("take R3")) == "take R3 R2 R2"
    assert str(game.parse("pa")) == "pass"


def test_an_ambiguous_action_lists_what_it_may_mean() -> None:
    game = table("R3", "R2 G3 R2", "R0")
    before = game.position()
    with pytest.raises(trinacria.AmbiguousAction) as error:
        game.play("take R3")
    assert all(text in error.value.message for text in ("take R3 R2 R2", "take R3 R2 G3", "take R3 G3 R2"))
    assert game.position() == before


@pytest.mark.parametrize(
    "text", ["", "   ", "hello", "take", "take R9 R9 R9", "take R3 R2 R2 R2", "x" * 5000, "lower R1 9"]
)
def test_an_unparsable_action_says_what_to_write(text: str) -> None:
    game = table("B3", "R2", "R0")
    before = game.position()
    with pytest.raises(trinacria.UnparsableAction) as error:
        game.play(text)
    assert error.value.message
    assert game.position() == before


def test_something_that_is_no_text_is_unparsable() -> None:
    with pytest.raises(trinacria.UnparsableAction, match="int"):
        table("B3").parse(7)  # type: ignore[arg-type]


def test_another_seats_turn() -> None:
    game = table("R0", "", "B0")
    with pytest.raises(trinacria.IllegalAction, match="p1’s turn to decide"):
        game.play("take R0", seat="p2")
    with pytest.raises(trinacria.UnknownSeat, match="p9"):
        game.play("take R0", seat="p9")
    game.play("take R0", seat="p1")


def test_a_game_that_is_over() -> None:
    game = table("R3", "R0", "B0")
    game.play("pass")
    game.play("pass")
    before = game.position()
    assert game.decision is None
    for seat in (None, "p1"):
        with pytest.raises(trinacria.IllegalAction, match="over"):
            game.play("pass", seat=seat)
    with pytest.raises(trinacria.UnparsableAction, match="not an action"):
        game.play("dance")
    assert game.position() == before


def test_the_games_that_are_there_are_found_by_name() -> None:
    assert "famiglia" in trinacria.GAMES
    assert "lafamiglia" in trinacria.GAMES
    assert "chess" not in trinacria.GAMES


def test_unknown_names() -> None:
    with pytest.raises(trinacria.UnknownGame, match=r"chess.*famiglia"):
        trinacria.new_game("chess")
    with pytest.raises(trinacria.UnknownMode, match="3v3"):
        trinacria.new_game("famiglia", mode="3v3")
    with pytest.raises(trinacria.UnknownOption, match="turbo"):
        trinacria.new_game("famiglia", options={"turbo": True})
    with pytest.raises(trinacria.UnknownOption, match="maybe"):
        trinacria.new_game("famiglia", chance="maybe")
    with pytest.raises(trinacria.UnknownSeat, match="p7"):
        trinacria.new_game("famiglia").view("p7")


def test_a_game_without_a_seed_gets_one_nobody_can_guess() -> None:
    seeds = {trinacria.new_game("famiglia").seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 64 for seed in seeds)


def test_errors_are_values_with_a_rule_and_a_sentence() -> None:
    with pytest.raises(trinacria.IllegalAction) as error:
        table("R0 R1").play("new R1")
    assert error.value.rule == "FA-A1-01"
    assert "is a 0 in the street" in error.value.message
    assert str(error.value).endswith("[FA-A1-01]")


def test_errors_travel_between_processes() -> None:
    illegal = trinacria.IllegalAction("error-known", "FA-A1-01", card="R1")
    position = trinacria.InvalidPosition([PositionFault("position-no-game", known="famiglia")])
    for error in (illegal, position, trinacria.InvalidRecord("error-record-digest")):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert (again.key, again.rule, again.facts) == (error.key, error.rule, error.facts)
    assert [reason.key for reason in pickle.loads(pickle.dumps(position)).reasons] == ["position-no-game"]
