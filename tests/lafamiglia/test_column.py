"""Rulebook 1.10: option B."""

from support.games.lafamiglia import area, asked, legal, of, play, reason, refused, sheet, table
from support.games.rules import rule


@rule("EX-LF-08", "LF-PB-03", "LF-PB-04", "LF-PB-05", "LF-PB-06")
def test_the_three_costs_of_a_column() -> None:
    top = {"s0.sp1": "neutral", "s0.sp2": "blue", "s0.po1": "neutral", "s0.po2": "green", "s0.po3": "green"}
    game = table(top=top, money={"red": 11}, enna="red 3")
    assert refused(game, "column justice") == "LF-PB-01"
    twin = game.copy()
    play(twin, "column start_player")
    assert (of(twin, "red", "money"), of(twin, "blue", "money")) == (7, 1)
    play(game, "column police")
    assert (of(game, "red", "money"), of(game, "green", "money")) == (4, 2)
    game = table(top=top, money={"red": 6}, enna="red 3")
    assert "column start_player" in legal(game)
    assert refused(game, "column police") == "LF-PB-06"


@rule("LF-PB-01", "LF-PB-02")
def test_all_tokens_of_the_column_move_and_the_spaces_do_nothing() -> None:
    game = table(
        top={"s0.po1": "neutral", "s0.po2": "red", "s0.ju1": "neutral"},
        money={"red": 9},
        hq={"red": 3},
        bottom={"s1.po1": "neutral"},
        enna="red 3",
    )
    play(game, "column police")
    assert asked(game) == ("red", "put_token")
    assert "put s1.po1" not in legal(game)
    assert refused(game, "put s1.po1") == "LF-PB-01"
    assert refused(game, "put s1.po3") == "LF-PB-01"
    play(game, "put s1.ch1", "put s1.sp3")
    assert (sheet(game, "s1.ch1"), sheet(game, "s1.sp3")) == ("neutral", "red")
    assert (sheet(game, "s0.po1"), sheet(game, "s0.po2"), sheet(game, "s0.ju1")) == ("", "", "neutral")
    assert of(game, "red", "hq") == 3
    assert asked(game) == ("red", "column_action")


@rule("LF-PB-07", "LF-T-04")
def test_the_start_piece_counts_from_the_next_phase_on() -> None:
    game = table(
        top={"s0.sp1": "neutral", "s0.ju1": "neutral"},
        money={"blue": 5},
        to_move="blue",
        enna="red 3",
        licata="blue 2",
        alcamo="green 1",
        modica="yellow 1",
    )
    play(game, "column start_player", "put s1.sp3", "do act")
    assert game.view(None)["first"] == "blue"
    assert game.view(None)["phase_first"] == "red"
    assert asked(game) == ("blue", "equipment")
    play(game, "skip", "done")
    assert asked(game) == ("green", "turn")
    play(game, "use s1.sp1", "token s0.ju1")
    play(game, next(iter(sorted(legal(game, "car")))))
    assert game.view(None)["phase_first"] == "blue"


@rule("LF-PB-08", "EX-LF-10")
def test_influence_one_institution() -> None:
    game = table(top={"s0.po1": "neutral", "s0.po2": "neutral", "s0.ju1": "neutral"}, money={"red": 4}, enna="red 3")
    before = of(game, "red", "influence")
    play(game, "column police", "put s1.sp3", "put s1.sp3", "do act")
    assert of(game, "red", "money") == 0
    assert of(game, "red", "removed")["police"] == 2
    assert of(game, "red", "influence") == before + 2
    assert "red.police.A" in of(game, "red", "orders")
    assert of(game, "red", "police") == 4
    play(game, "do issue", "order red.police.A")
    assert area(game, "enna") == "red 3 red.police.A"
    assert asked(game)[0] == "blue"


@rule("LF-PB-09")
def test_a_row_with_fewer_tokens_gives_fewer() -> None:
    for removed, after in ((4, 5), (5, 5)):
        game = table(
            top={"s0.po1": "neutral", "s0.ju1": "neutral"},
            money={"red": 4},
            removed={"red": {"police": removed}},
            enna="red 3",
        )
        play(game, "column police", "put s1.sp3", "do act")
        assert of(game, "red", "removed")["police"] == after
        assert sum(of(game, "red", "removed").values()) == after


@rule("LF-PB-10", "EX-LF-11")
def test_influence_two_institutions() -> None:
    game = table(top={"s0.ti1": "neutral", "s0.ju1": "neutral"}, money={"red": 4}, hq={"red": 2}, enna="red 3")
    before = of(game, "red", "influence")
    play(game, "column two_institutions", "put s1.sp3", "do act")
    assert asked(game) == ("red", "exert_supply")
    twin = game.copy()
    play(twin, "row justice", "skip")
    assert asked(twin) == ("red", "exert_sheet")
    assert legal(twin) == {"row police", "row economy", "row church"}
    play(game, "row economy")
    assert (of(game, "red", "money"), of(game, "red", "influence")) == (1, before + 1)
    assert refused(game, "row economy") == "LF-PB-10"
    assert reason(game, "row economy") == ("row-again", {"row": "economy"})
    play(game, "row church", "put s1.po1")
    assert sheet(game, "s1.po1") == "red"
    assert of(game, "red", "influence") == before + 1
    assert area(game, "enna") == "red 3"
    assert legal(game) == {"do issue", "done"}


@rule("LF-PB-10")
def test_a_row_without_tokens_cannot_be_chosen() -> None:
    top = {"s0.ti1": "neutral", "s0.ju1": "neutral"}
    game = table(top=top, money={"red": 4}, removed={"red": {"economy": 4}}, enna="red 3")
    play(game, "column two_institutions", "put s1.sp3", "do act")
    assert reason(game, "row economy") == ("row-empty", {"row": "economy"})


@rule("LF-PB-02", "LF-PB-11")
def test_the_action_of_a_column_is_done_once() -> None:
    game = table(top={"s0.po1": "neutral", "s0.ju1": "neutral"}, money={"red": 4}, enna="red 3")
    play(game, "column police", "put s1.sp3", "do act")
    assert legal(game) == {"do issue", "done"}
    assert refused(game, "do act", vague=True) == "LF-PB-11"


@rule("LF-PB-10")
def test_with_one_row_left_its_owner_chooses_where_the_token_goes() -> None:
    game = table(
        top={"s0.ti1": "neutral", "s0.ju1": "neutral"},
        money={"red": 4},
        enna="red 3",
        removed={"red": {"justice": 4, "police": 5, "economy": 4}},
    )
    play(game, "column two_institutions", "put s1.sp3", "do act")
    assert {"supply", "put s1.po1"} <= legal(game)
    play(game, "supply")
    assert of(game, "red", "removed")["church"] == 1


@rule("LF-PB-11")
def test_one_order_before_or_after_the_action() -> None:
    game = table(top={"s0.po1": "neutral", "s0.ju1": "neutral"}, money={"red": 4}, enna="red 3", licata="red 1")
    play(game, "column police", "put s1.sp3")
    assert legal(game) == {"do issue", "do act"}
    assert refused(game, "done") == "LF-PB-02"
    play(game, "do issue", "issue enna", "order red.basic.advance")
    assert asked(game)[0] == "blue"
    assert of(game, "red", "removed")["police"] == 2


@rule("LF-PB-01", "LX-OPT-3")
def test_why_a_token_of_a_column_cannot_lie_on_a_space() -> None:
    """A blank space is none for tokens; by the optional rule it holds one like the others."""
    top = {"s0.po1": "neutral", "s0.ju1": "neutral"}
    bottom = {"s1.po1": "neutral", "s1.ec3": "neutral"}
    for blank in (False, True):
        options = {"opt_blank_spaces": blank}
        game = table(top=top, money={"red": 4}, bottom=bottom, options=options, enna="red 3")
        play(game, "column police")
        assert reason(game, "put s1.po1") == ("put-not-empty", {"space": "s1.po1"})
        assert reason(game, "put s1.ec3") == ("put-not-empty" if blank else "put-blank", {"space": "s1.ec3"})
        assert ("put s1.po3" in legal(game)) is blank
