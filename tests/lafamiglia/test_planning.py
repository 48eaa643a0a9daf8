"""Rulebook 1.6 to 1.8: anytime options, planning, option A."""

from typing import Any

from support.games.lafamiglia import area, asked, first_tokens, legal, of, play, reason, refused, sheet, table, told
from support.games.rules import rule

import trinacria

TOP = first_tokens()


@rule("LF-AT-01", "LF-AT-02")
def test_selling_an_order_at_the_start_of_a_turn() -> None:
    game = table(top=TOP, enna="red 3")
    events = game.play("sell red.basic.advance", seat="red")
    assert of(game, "red", "money") == 1
    assert of(game, "red", "sold") == ["red.basic.advance"]
    assert events[0].seen_by(None) == {"kind": "order_sold", "seat": "red", "order": "red.basic.advance"}
    game.play("sell red.basic.charge", seat="red")
    assert of(game, "red", "money") == 2
    assert asked(game) == ("red", "turn")
    assert "order red.basic.advance" not in legal(game)


@rule("LF-AT-01")
def test_the_partner_has_the_options_too_and_the_others_do_not() -> None:
    game = table(top=TOP, money={"green": 3, "blue": 3}, enna="red 3")
    assert {str(one) for one in game.anytime("green")} >= {"give", "sell green.basic.charge"}
    assert game.anytime("blue") == ()
    game.play("give", seat="green")
    assert (of(game, "green", "money"), of(game, "red", "money")) == (1, 1)
    assert refused(game, "give", seat="blue") == "LF-AT-01"


@rule("LF-AT-03")
def test_only_orders_of_the_hq_can_be_sold() -> None:
    game = table(top=TOP, enna="red 3 red.basic.advance")
    options = {str(one) for one in game.anytime("red")}
    assert "sell red.basic.charge" in options
    assert "sell red.basic.advance" not in options
    assert "sell red.justice.A" not in options
    assert refused(game, "sell red.justice.A", seat="red") == "LF-AT-03"


@rule("LF-AT-04", "LF-TW-01")
def test_a_gift_costs_two_and_brings_one() -> None:
    game = table(top=TOP, money={"red": 3}, enna="red 3")
    game.play("give", seat="red")
    assert (of(game, "red", "money"), of(game, "green", "money")) == (1, 1)
    assert "give" not in {str(one) for one in game.anytime("red")}


def test_an_anytime_option_is_part_of_the_record() -> None:
    import trinacria

    game = table(top=TOP, money={"green": 3}, enna="red 3")
    game.play("give", seat="green")
    game.play("sell red.basic.charge", seat="red")
    play(game, "use s1.ju2", "token s0.ju1", "order red.basic.advance")
    record = game.record()
    assert record["moves"][:2] == [["green", "give"], ["red", "sell red.basic.charge"]]  # type: ignore[index]
    assert trinacria.replay(record).position() == game.position()


@rule("LF-P-01", "LF-T-03", "LF-MG-01")
def test_turns_go_round_until_the_top_sheet_is_empty() -> None:
    game = table(top=TOP, hq=dict.fromkeys(("red", "blue", "green", "yellow"), 3), first="blue", to_move="blue",
                 enna="red 3", licata="blue 3", alcamo="green 3", modica="yellow 3")  # fmt: skip
    movers = []
    for space, token, place in (
        ("s1.po1", "s0.po1", "licata"), ("s1.ch3", "s0.ju1", ""), ("s1.ju2", "s0.sp1", ""), ("s1.sp1", "s0.ec1", ""),
    ):  # fmt: skip
        movers.append(asked(game)[0])
        play(game, f"use {space}", f"token {token}")
        if place:
            play(game, f"place {place}", "soldati 1")
        while asked(game)[0] == movers[-1] and asked(game)[1] != "turn":
            game.play(game.decision.actions[0])  # type: ignore[union-attr]
    assert movers == ["blue", "green", "yellow", "red"]
    assert game.encounter or game.round == 2


@rule("LF-P-02", "LF-P-05", "LF-PA-01")
def test_one_token_to_any_empty_action_space() -> None:
    game = table(top=TOP, enna="red 3", riesi="red 1")
    assert "use s1.ju2" in legal(game)
    assert "column justice" not in legal(game)
    play(game, "use s1.ju2", "token s0.ec1 neutral")
    assert sheet(game, "s1.ju2") == "neutral"
    assert sheet(game, "s0.ec1") == ""
    assert asked(game) == ("red", "issue_area")


@rule("LF-AC-06")
def test_an_order_is_laid_in_an_own_area_without_one() -> None:
    """In the first area of the map as in any other."""
    game = table(top=TOP, trapani="red 3 red.basic.muster", enna="red 3", marsala="red 1 red.basic.advance")
    play(game, "use s1.ju2", "token s0.ec1 neutral")
    play(game, "order red.basic.charge")
    assert area(game, "enna") == "red 3 red.basic.charge"
    game = table(top=TOP, trapani="red 3 red.basic.muster")
    assert refused(game, "use s1.ju2")


@rule("LF-P-03", "LF-P-04", "LF-PA-03")
def test_another_players_token_costs_one_to_its_owner() -> None:
    top = {"s0.sp1": "neutral", "s0.ju2": "red", "s0.po2": "blue", "s0.ch2": "green"}
    game = table(top=top, money={"red": 1}, enna="red 3")
    play(game, "use s1.ju2")
    assert legal(game) == {"token s0.sp1 neutral", "token s0.ju2 red", "token s0.po2 blue", "token s0.ch2 green"}
    play(game, "token s0.ch2 green")
    assert (of(game, "green", "money"), of(game, "red", "money")) == (1, 1)


@rule("LF-PA-03", "LF-PA-04")
def test_income_of_the_space_cannot_pay_for_the_token() -> None:
    game = table(top={"s0.sp1": "neutral", "s0.po2": "blue"}, enna="red 3")
    play(game, "use s1.ju2")
    assert legal(game) == {"token s0.sp1 neutral"}
    assert refused(game, "token s0.po2 blue") == "LF-PA-03"


@rule("LF-PA-04")
def test_without_money_for_any_move_an_order_must_be_sold() -> None:
    game = table(top={"s0.po2": "blue"}, enna="red 3")
    assert asked(game) == ("red", "must_sell")
    assert "sell red.basic.charge" in legal(game)
    play(game, "sell red.basic.charge")
    assert asked(game) == ("red", "turn")
    assert "use s1.ju2" in legal(game)


@rule("LF-PA-04", "LF-AT-04")
def test_without_orders_the_partner_is_asked_then_the_turn_is_skipped() -> None:
    game = table(top={"s0.po2": "blue"}, orders={"red": ""}, money={"green": 2}, enna="red 3", licata="blue 1")
    assert asked(game) == ("green", "help")
    assert legal(game) == {"give", "decline"}
    twin = game.copy()
    play(game, "give")
    assert asked(game) == ("red", "turn")
    events = play(twin, "decline")
    assert told(events, "turn_skipped") == [{"seat": "red"}]
    assert asked(twin) == ("blue", "turn")


@rule("LF-AT-04")
def test_a_partner_with_one_coin_can_only_decline() -> None:
    game = table(top={"s0.po2": "blue"}, orders={"red": ""}, money={"green": 1}, enna="red 3", licata="blue 1")
    assert asked(game) == ("green", "help")
    assert legal(game) == {"decline"}
    assert refused(game, "give") == "LF-AT-04"
    assert reason(game, "give")[0] == "give-too-dear"


def test_an_owner_moves_his_token_when_the_others_cannot_pay() -> None:
    """AMB-LF-02: three turns are skipped, the fourth player needs no money."""
    game = table(
        top={"s0.po2": "blue"}, orders=dict.fromkeys(("red", "green", "yellow"), ""), first="green", to_move="green",
        enna="red 1", camastra="green 1", gela="yellow 1",
    )  # fmt: skip
    assert asked(game) == ("red", "help")
    assert legal(game) == {"decline"}
    play(game, "decline", "decline")
    assert asked(game) == ("green", "help")
    play(game, "decline")
    assert asked(game)[0] == "blue"


def test_skipped_turns_are_counted_anew_in_every_round() -> None:
    """AMB-LF-02: in the new round, too, three players cannot pay and the fourth moves their own token."""
    poor = dict.fromkeys(("red", "blue", "green", "yellow"), "")
    areas = {"enna": "red 1", "camastra": "green 1", "gela": "yellow 1"}
    game = table("encounter", first="green", bottom={"s1.sp3": "blue"}, orders=poor, areas=areas)
    assert game.round == 2
    play(game, "decline", "decline", "decline")
    assert asked(game) == ("blue", "turn")
    assert sheet(game, "s1.sp3") == "blue"


def test_after_four_skipped_turns_the_tokens_are_swept_away() -> None:
    """AMB-LF-02: what is left goes to an infinity space, each token still its owner's."""
    top = {"s0.sp1": "green", "s0.po1": "yellow", "s0.po2": "red", "s0.ec1": "blue"}
    position: Any = table(top=top, bottom={"s1.sp3": "neutral"}, enna="red 1").position()
    rounds, planning, _ = position["steps"]
    for skipped, swept in ((3, False), (4, True)):
        position["steps"] = [rounds, [planning[0], 1, skipped, True]]
        game = trinacria.from_position(position)
        assert (sheet(game, "s1.sp3") == "neutral red blue green yellow") is swept
        assert (sheet(game, "s0.po2") == "red") is not swept
        assert (game.view(None)["round"] == 2) is swept, "the planning phase is over"


@rule("LF-PA-02", "EX-LF-02", "LF-PA-05", "LF-PA-07")
def test_a_space_with_a_cost_and_two_parts() -> None:
    game = table(top=TOP, money={"red": 1}, hq={"red": 5}, bottom={"s1.po2": "neutral"}, enna="red 3")
    assert refused(game, "use s1.po2") == "LF-PA-02"
    game = table(top=TOP, hq={"red": 5}, enna="red 3")
    assert refused(game, "use s1.po2") == "LF-PA-04"
    game = table(top=TOP, money={"red": 1}, hq={"red": 5}, enna="red 3")
    play(game, "use s1.po2", "token s0.po1")
    assert of(game, "red", "money") == 0
    assert legal(game) == {"do issue", "do place"}
    for first, second in (("issue", "place"), ("place", "issue")):
        twin = game.copy()
        play(twin, f"do {first}")
        while asked(twin)[1] != "part":
            twin.play(twin.decision.actions[0])  # type: ignore[union-attr]
        assert legal(twin) == {f"do {second}", "done"}


@rule("EX-LF-03", "LF-PA-02", "LF-PA-05", "LF-PA-06")
def test_an_infinity_space_with_income_and_one_of_two_parts() -> None:
    game = table(round=2, top={"s1.sp3": "neutral neutral"}, bottom={"s2.ec3": "neutral blue"}, enna="red 3")
    play(game, "use s2.ec3", "token s1.sp3")
    assert of(game, "red", "money") == 1
    assert legal(game) == {"do issue", "do recruit"}
    play(game, "do recruit", "recruit 3")
    assert sheet(game, "s2.ec3") == "neutral neutral blue"
    assert asked(game)[0] == "blue"


@rule("LF-PA-08")
def test_a_part_may_be_done_in_part_or_left_out() -> None:
    game = table(top=TOP, hq={"red": 5}, enna="red 3")
    play(game, "use s1.ch3", "token s0.po1", "do recruit", "recruit 1", "done")
    assert of(game, "red", "hq") == 6
    assert area(game, "enna") == "red 3"
    assert asked(game)[0] == "blue"


@rule("LF-PA-09")
def test_something_has_to_be_done() -> None:
    game = table(top=TOP, hq={"red": 5}, enna="red 3")
    assert refused(game, "use s1.ec1") == "LF-PA-09"
    play(game, "use s1.ch3", "token s0.po1")
    assert refused(game, "done") == "LF-PA-09"


def test_a_token_goes_without_effect_only_when_nothing_else_is_possible() -> None:
    """AMB-LF-04: no area, no soldati to recruit, no token on the mat, no order."""
    full = {"justice": 4, "police": 5, "economy": 4, "church": 4}
    game = table(
        top={"s0.po1": "neutral"},
        orders={"red": ""},
        hq={"red": 0},
        removed={"red": full},
        enna="blue 1",
        bottom={"s1.ju3": "neutral"},
    )
    assert "use s1.ch1" in legal(game)
    assert refused(game, "idle s1.sp3") == "LF-PA-09"
    game.supply[0], game.hq[0] = 0, 0
    game._decision = None
    assert "idle s1.sp3" in legal(game)
    assert "idle s1.ju3" not in legal(game)
    play(game, "idle s1.sp3", "token s0.po1")
    assert sheet(game, "s1.sp3") == "neutral"
