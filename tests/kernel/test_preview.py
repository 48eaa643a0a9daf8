"""The contract of previews: for legal actions only, and the game stays as it is."""

import pytest

import trinacria
from trinacria.kernel.preview import Line, Preview


def test_an_illegal_action_is_refused_as_by_play() -> None:
    game = trinacria.new_game("famiglia", seed=3)
    for text in ("lay R0", "done", "take R4 R3 R3"):
        with pytest.raises(trinacria.IllegalAction) as played:
            game.copy().play(text)
        with pytest.raises(trinacria.IllegalAction) as previewed:
            game.preview(text)
        assert (previewed.value.key, previewed.value.rule) == (played.value.key, played.value.rule)
    with pytest.raises(trinacria.UnparsableAction):
        game.preview("dance")


def test_another_seat_learns_nothing_from_trying() -> None:
    game = trinacria.new_game("lafamiglia", seed=3)
    assert game.decision is not None
    other = next(seat for seat in game.seats if seat != game.decision.seat)
    with pytest.raises(trinacria.IllegalAction) as refusal:
        game.preview(game.decision.actions[0], seat=other)
    assert refusal.value.key == "error-not-your-decision"
    with pytest.raises(trinacria.UnknownSeat):
        game.preview(game.decision.actions[0], seat="nobody")


def test_a_game_that_is_over_has_nothing_to_preview() -> None:
    game = trinacria.new_game("famiglia", seed=3)
    while game.decision is not None:
        game.play("pass")
    with pytest.raises(trinacria.IllegalAction) as refusal:
        game.preview("pass")
    assert refusal.value.key == "error-game-over"


def test_lines_are_values() -> None:
    line = Line("money", 2, "LF-PB-03", {"why": "printed"})
    assert line.key == "money-printed"
    assert line == Line("money", 2, "LF-PB-03", {"why": "printed"})
    assert line != Line("money", 2, "LF-PB-03", {"why": "tokens"})
    told = Preview()
    told.costs += [line, Line("money", 3, "LF-PB-04", {"why": "tokens"}), Line("order", 1, "LF-AT-02")]
    assert (told.cost("money"), told.gain("money")) == (5, 0)
    assert [one.kind for one in told.lines] == ["money", "money", "order"]
    assert told.as_dict()["costs"] == [one.as_dict() for one in told.lines]
