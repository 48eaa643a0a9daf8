"""What the rulebooks say and the first version of the rules did not do: a test for each point, named by its rule."""

from pathlib import Path

import pytest
from content.packs import Copy
from support.games.lafamiglia import area, asked, legal, marks, of, play, reason, refused, table, told
from support.games.rules import rule

import trinacria
from trinacria.games.lafamiglia.content import load as loading

ALL = "allies bribery chain_of_command delay_detonator influence miniguns recruitment"
FULL = {"justice": 4, "police": 5, "economy": 4, "church": 4}
REARRANGE = {"opt_move_tile_tokens": True}


# ---------------------------------------------------------------- 1. LF-XO-05


@rule("LF-XO-05")
def test_no_strike_from_an_area_that_was_own_before() -> None:
    game = table("encounter", enna="blue 2 blue.justice.B", nicosia="blue 1", mistretta="red 3", riesi="red 1")
    play(game, "do move", "to nicosia", "soldati 1", "do strike")
    assert legal(game) == {"strike riesi", "done"}, "from Enna; Nicosia was blue before"
    assert refused(game, "strike mistretta") == "LF-ST-01"
    game = table("encounter", enna="blue 2 blue.justice.B", nicosia="blue 1", mistretta="red 3")
    play(game, "do move", "to nicosia", "soldati 1")
    assert asked(game)[1] == "turn", "nothing is left for this order"


@rule("LF-XO-05")
def test_a_strike_from_an_area_that_was_taken_empty_or_by_attack() -> None:
    for before in ("-", "neutral 1"):
        areas = {} if before == "-" else {"nicosia": before}
        game = table("encounter", enna="blue 4 blue.justice.B", mistretta="red 3", areas=areas)
        play(game, "do move", "to nicosia", "soldati 3")
        assert area(game, "nicosia") == "blue 3"
        play(game, "do strike", "strike mistretta")
        assert area(game, "mistretta") == "red 2"


@rule("LF-XO-05")
def test_an_area_that_withstood_is_no_start() -> None:
    game = table("encounter", enna="blue 4 blue.justice.B", nicosia="red 6", mistretta="red 3")
    play(game, "do move", "to nicosia", "soldati 1", "force")
    play(game, "do strike")
    assert legal(game) == {"strike nicosia", "done"}


# ---------------------------------------------------------------- 2. LF-AT-01


@rule("LF-AT-01", "LF-PA-04")
def test_money_can_be_raised_between_the_space_and_its_token() -> None:
    game = table(top={"s0.ju1": "neutral", "s0.po1": "blue"}, money={"red": 1, "green": 9}, hq={"red": 3}, enna="red 3")
    play(game, "use s1.po2")
    assert legal(game) == {"token s0.ju1 neutral"}, "1 money is for the space"
    assert "sell red.basic.charge" in {str(one) for one in game.anytime("red")}
    sold = game.copy()
    sold.play("sell red.basic.charge", seat="red")
    given = game.copy()
    given.play("give", seat="green")
    for twin in (sold, given):
        assert legal(twin) == {"token s0.ju1 neutral", "token s0.po1 blue"}
        play(twin, "token s0.po1 blue")
        assert (of(twin, "red", "money"), of(twin, "blue", "money")) == (0, 1)
        assert asked(twin) == ("red", "part")


@rule("LF-AT-01", "LF-PA-09")
def test_the_order_that_the_chosen_space_needs_is_not_sold() -> None:
    game = table(
        top={"s0.ju1": "neutral", "s0.po1": "blue"}, orders={"red": "basic.charge basic.muster"}, enna="red 3",
        money={"green": 2},
    )  # fmt: skip
    play(game, "use s1.ju2")
    game.play("sell red.basic.charge", seat="red")
    assert refused(game, "sell red.basic.muster", seat="red") == "LF-PA-09", "the space issues an order only"
    assert refused(game, "sell red.basic.charge", seat="red") == "LF-AT-03"
    assert "sell green.basic.charge" in {str(one) for one in game.anytime("green")}
    play(game, "token s0.po1 blue", "order red.basic.muster")


@rule("LF-AT-01")
def test_the_last_order_can_be_sold_where_the_space_offers_more() -> None:
    game = table(top={"s0.ju1": "neutral"}, orders={"red": "basic.charge"}, hq={"red": 1}, enna="red 3")
    play(game, "use s1.sp3")
    game.play("sell red.basic.charge", seat="red")
    play(game, "token s0.ju1 neutral")
    assert asked(game)[1] == "place_area", "to place is all that is left, and nobody need say so"


@rule("LF-AT-04", "LF-PA-04")
def test_what_the_space_and_its_token_cost_is_not_given_away() -> None:
    game = table(top={"s0.po1": "blue"}, money={"red": 3}, hq={"red": 3}, enna="red 3")
    play(game, "use s1.po2")
    assert refused(game, "give", seat="red") == "LF-PA-04", "1 for the space, 1 for the token"
    game.play("sell red.basic.charge", seat="red")
    game.play("give", seat="red")
    assert (of(game, "red", "money"), of(game, "green", "money")) == (2, 1)
    assert legal(game) == {"token s0.po1 blue"}


# ---------------------------------------------------------------- 3. AMB-LF-04, AMB-LF-05


def broke(orders: str) -> trinacria.Game:
    """Red has no money; only spaces that cost something would do anything."""
    return table(
        top={"s0.po1": "neutral", "s0.ju1": "neutral"},
        orders={"red": orders},
        removed={"red": FULL},
        enna="blue 1",
        bottom={"s1.ch1": "neutral", "s1.ch3": "neutral", "s1.ju3": "neutral"},
    )


@rule("LF-PA-04", "LF-PA-09")
def test_orders_are_sold_before_a_token_goes_without_effect() -> None:
    """AMB-LF-04, AMB-LF-05."""
    game = broke("basic.charge basic.muster")
    assert asked(game) == ("red", "must_sell")
    assert legal(game) == {"sell red.basic.charge", "sell red.basic.muster"}
    assert refused(game, "idle s1.sp3") == "LF-PA-04"
    play(game, "sell red.basic.charge")
    assert asked(game) == ("red", "turn")
    assert legal(game) == {"use s1.ch2"}


@rule("LF-PA-09")
def test_without_orders_to_sell_a_token_goes_without_effect() -> None:
    """AMB-LF-04."""
    assert "idle s1.sp3" in legal(broke(""))


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The hash of a pack in which the infinity space of sheet 1 costs 1."""
    monkeypatch.setattr(loading, "_LOADED", {})
    copy = Copy(tmp_path / "pack").edit("sheets.toml", '{ id = "s1.sp3", ', '{ id = "s1.sp3", coin = -1, ')
    return loading.load_folder(str(copy.directory)).hash


@rule("LF-PA-09")
def test_an_order_that_is_sold_cannot_be_issued(strict: str) -> None:
    """AMB-LF-05: one order, and all that it could pay is a space to issue it: selling it would bring nothing."""
    for orders, kind in (("basic.charge", "turn"), ("basic.charge basic.muster", "must_sell")):
        game = table(
            top={"s0.po1": "blue"},
            orders={"red": orders},
            removed={"red": FULL},
            money={"red": 1},
            enna="red 50 5c",
            bottom=dict.fromkeys(("s1.ju2", "s1.ju3"), "neutral") | {"s1.ec2": "neutral"},
            options={"content": strict},
            areas={"gela": "blue 1"},
            seas={"mare-licata": "blue blue"},
        )
        game.lab_stock = 0
        game._decision = None
        assert asked(game) == ("red", kind), orders
        assert ("idle s1.sp3" in legal(game)) == (kind == "turn")


# ---------------------------------------------------------------- 4. LX-OPT-5


def tiles_to_move(**tiles: str) -> trinacria.Game:
    """Red and green control a Mandamento each, with a token each; the encounter phase is over."""
    return table(
        "encounter", in_play=ALL, tiles=tiles, riesi="red 1", licata="red 1", enna="green 1", nicosia="green 1",
        options=REARRANGE,
    )  # fmt: skip


@rule("LX-OPT-5")
def test_partners_swap_tiles_if_both_agree() -> None:
    game = tiles_to_move(allies="red", bribery="green")
    assert "swap allies bribery" in legal(game)
    play(game, "swap allies bribery")
    assert asked(game) == ("green", "swap_tiles")
    assert legal(game) == {"agree", "decline"}
    declined = game.copy()
    events = play(game, "agree")
    assert told(events, "tiles_swapped") == [{"seat": "red", "other": "green", "old_tile": "allies", "tile": "bribery"}]
    assert marks(game)[0] == {"allies": "green", "bribery": "red"}
    play(declined, "decline")
    assert marks(declined)[0] == {"allies": "red", "bribery": "green"}
    assert asked(declined) == ("red", "transfer")
    assert refused(declined, "swap allies bribery") == "LX-OPT-5", "asked once in a turn"
    assert reason(declined, "swap allies bribery") == ("swap-declined", {"old_tile": "allies", "tile": "bribery"})
    assert "transfer allies influence" in legal(declined)


@rule("LX-OPT-5")
def test_a_tile_that_the_partner_vacates_later_can_be_taken() -> None:
    game = tiles_to_move(allies="red", bribery="green")
    play(game, "done")
    assert asked(game) == ("green", "transfer")
    play(game, "transfer bribery influence")
    assert asked(game) == ("red", "transfer"), "once more, for green has moved"
    play(game, "transfer allies bribery")
    assert marks(game)[0] == {"bribery": "red", "influence": "green"}


@rule("LX-OPT-5")
def test_rearranging_ends() -> None:
    game = tiles_to_move(allies="red", bribery="green")
    turns = 0
    while asked(game)[1] == "transfer":
        turns += 1
        play(game, sorted(legal(game, "transfer"))[0] if legal(game, "transfer") else "done")
        assert turns < 60
    assert asked(game)[1] == "turn"


# ---------------------------------------------------------------- 5. LF-PA-05 on the solo board


@pytest.fixture
def dear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The hash of a pack in which v2.o3 costs 2."""
    monkeypatch.setattr(loading, "_LOADED", {})
    copy = Copy(tmp_path / "pack").edit("solo.toml", '{ id = "v2.o3", ', '{ id = "v2.o3", coin = -2, ')
    return loading.load_folder(str(copy.directory)).hash


@rule("LF-PA-05", "LX-2-R03")
def test_costs_of_the_solo_board_are_checked_before_the_action(dear: str) -> None:
    def begin(money: int) -> trinacria.Game:
        return table(
            top={"s0.po1": "neutral", "s0.ju1": "neutral"}, mode="2v1", options={"content": dear}, money={"red": money},
            enna="red 3",
        )  # fmt: skip

    game = begin(1)
    assert "extra v2.o3" not in legal(game)
    assert refused(game, "extra v2.o3") == "LF-PA-05"
    game.play("sell red.basic.charge", seat="red")
    play(game, "extra v2.o3")
    assert of(game, "red", "money") == 0
    assert "extra v2.o3" in legal(begin(2))


# ---------------------------------------------------------------- 6. LF-S-06


@rule("LF-S-06")
def test_a_first_game_leaves_out_black_and_white() -> None:
    for seed in range(12):
        game = trinacria.new_game("lafamiglia", seed=seed, options={"first_game": True})
        assert set(game.seats) == {"red", "blue", "green", "yellow"}
    seats = {trinacria.new_game("lafamiglia", seed=seed, options={"first_game": True}).seats for seed in range(40)}
    assert len(seats) > 10, "who leads which family is drawn"


@rule("LF-S-06", "LF-S-05")
def test_a_first_game_with_a_draft_and_with_explicit_chance() -> None:
    game = trinacria.new_game("lafamiglia", seed=1, options={"first_game": True, "draft": True})
    drawn = [str(action).split()[1:] for seat, action in game.history() if seat == "chance"]
    dealt = next(names for names in drawn if "red" in names)
    assert set(dealt) == {"red", "blue", "green", "yellow"}
    for offered in (dealt[:2], dealt[2:]):
        assert legal(game) == {f"family {name}" for name in offered}
        play(game, sorted(legal(game))[0])
    assert [sorted(game.seats[at::2]) for at in range(2)] == [sorted(dealt[:2]), sorted(dealt[2:])]
    assert set(game.seats) == set(dealt)
    game = trinacria.new_game("lafamiglia", seed=1, options={"first_game": True}, chance="explicit")
    while not legal(game, "draw") & {"draw red"}:
        game.play(game.decision.actions[0])  # type: ignore[union-attr]
    assert legal(game) == {"draw red", "draw blue", "draw green", "draw yellow"}
    record = trinacria.new_game("lafamiglia", seed=3, options={"first_game": True}).record()
    assert trinacria.verify(record).record() == record


@rule("LF-S-06")
def test_only_four_players_can_leave_two_colours_out() -> None:
    for mode in ("1v1", "2v1"):
        with pytest.raises(trinacria.UnknownOption):
            trinacria.new_game("lafamiglia", mode=mode, options={"first_game": True})


# ---------------------------------------------------------------- 7. LX-1-K04


def short_of_soldati() -> trinacria.Game:
    """Red has all fifty soldati in play, and 44 members in their supply."""
    return table(top={"s0.po1": "neutral", "s0.ju1": "neutral"}, mode="1v1", hq={"red": 40}, enna="red 10")


@rule("LX-1-K04")
def test_members_are_recruited_when_the_soldati_have_run_out() -> None:
    game = short_of_soldati()
    assert (of(game, "red", "supply"), of(game, "red", "members_supply")) == (0, 44)
    play(game, "use s1.ch1", "token s0.po1 neutral")
    play(game, "recruit 2")
    assert asked(game) == ("red", "split")
    assert legal(game) == {"members 2"}, "there is nobody else"
    assert game.view(None)["families"]["red"]["behind_screen"] == 42  # type: ignore[index]
    play(game, "members 2")
    assert (of(game, "red", "hq"), of(game, "red", "members"), of(game, "red", "members_supply")) == (40, 2, 42)


@rule("LX-1-K04")
def test_with_too_few_soldati_the_rest_are_members() -> None:
    game = table(top={"s0.po1": "neutral"}, mode="1v1", hq={"red": 39}, enna="red 10")
    play(game, "use s1.ch1", "token s0.po1 neutral", "recruit 2")
    assert legal(game) == {"members 1", "members 2"}
    assert refused(game, "members 0") == "LX-1-K04"
    play(game, "members 1")
    assert (of(game, "red", "hq"), of(game, "red", "supply"), of(game, "red", "members")) == (40, 0, 1)


# ---------------------------------------------------------------- 8. LX-1-K05 and Second Wave


@rule("LX-1-K05")
def test_second_wave_may_seat_a_member() -> None:
    game = table(
        "encounter", mode="1v1", in_play=f"{ALL.replace('allies', 'second_wave')}", tiles={"second_wave": "red"},
        hq={"red": 2}, enna="red 1 red.basic.garrison", control={},
    )  # fmt: skip
    play(game, "do place", "soldati 1")
    assert asked(game) == ("red", "tile_second_wave")
    assert legal(game) == {"reinforce", "seat 1", "skip"}
    before = of(game, "red", "members_supply")
    play(game, "seat 1")
    assert game.view(None)["coupole"]["seats"] == {"red": 7, "blue": 5}  # type: ignore[index]
    assert of(game, "red", "members_supply") == before - 1


# ---------------------------------------------------------------- 9. Refusals that name the true reason


@rule("LF-PA-04")
def test_broke_with_only_others_tokens_left() -> None:
    game = table(top={"s0.po2": "blue"}, enna="red 3")
    for space in ("s1.ju2", "s1.sp3", "s1.po2"):
        assert refused(game, f"use {space}") == "LF-PA-04"


@rule("LF-AT-04")
def test_a_gift_costs_two() -> None:
    game = table(top={"s0.po2": "neutral"}, money={"red": 1, "green": 1}, enna="red 3")
    assert refused(game, "give", seat="red") == "LF-AT-04"
    assert refused(game, "give", seat="green") == "LF-AT-04"
    alone = table(top={"s0.po2": "neutral"}, mode="1v1", money={"red": 5}, enna="red 3")
    assert refused(alone, "give", seat="red") == "LF-AT-04"


@rule("LF-AT-01", "LF-AT-03")
def test_an_anytime_option_of_another_seat_is_refused_by_a_rule() -> None:
    game = table(top={"s0.po2": "neutral"}, money={"blue": 5}, enna="red 3")
    assert refused(game, "give", seat="blue") == "LF-AT-01"
    assert refused(game, "sell blue.basic.charge", seat="blue") == "LF-AT-01"
    assert refused(game, "sell green.police.A", seat="green") == "LF-AT-03"
    assert refused(game, "use s1.sp3", seat="blue") == "", "no anytime option: what red is asked stays untold"


@rule("LF-O-05", "LF-C-08", "LF-AG-02", "LF-O-06")
def test_a_part_of_an_order_that_is_not_possible() -> None:
    black = ["black", "blue", "green", "yellow"]
    inland = table("encounter", enna="black 1 black.economy.B", cycle=black, first="black")
    assert refused(inland, "do boat") == "LF-O-05"
    no_cars = table("encounter", enna="yellow 1 4c yellow.economy.B", gela="yellow 1 1c 1l", first="yellow")
    assert refused(no_cars, "do car") == "LF-C-08"
    nobody = table("encounter", enna="red 3 red.church.A")
    assert refused(nobody, "do place") == "LF-O-06"
    calm = table("encounter", caltagirone="black 4 black.police.A", scordia="blue 1", cycle=black, first="black")
    assert refused(calm, "do agitate") == "LF-AG-02"


@rule("LX-OPT-4")
def test_a_second_rally_by_boat_is_refused_as_the_second() -> None:
    game = table(
        "encounter", camastra="red 2 red.basic.muster", gela="red 4", ragusa="red 2", riesi="red 1",
        seas={"mare-agrigento": "red", "mare-licata": "red"},
        options={"opt_rally_boat": True},
    )  # fmt: skip
    play(game, "do rally")
    first, second = sorted(legal(game, "ship"))[:2]
    play(game, first, "soldati 1")
    with pytest.raises(trinacria.IllegalAction) as refusal:
        game.play(second)
    assert (refusal.value.rule, refusal.value.key) == ("LX-OPT-4", "lafamiglia-refusal-rally-boat-again")


@rule("LF-MV-04", "LF-AC-02")
def test_none_at_all_is_too_few_not_too_many() -> None:
    game = table("encounter", enna="red 3 red.basic.garrison", hq={"red": 2})
    play(game, "do place")
    moving = table("encounter", enna="blue 2 blue.justice.B", mistretta="red 3")
    play(moving, "do move", "to nicosia")
    for one in (game, moving):
        with pytest.raises(trinacria.IllegalAction) as refusal:
            one.play("soldati 0")
        assert refusal.value.key == "lafamiglia-refusal-too-few"
        assert refusal.value.facts["least"] == 1


@rule("LF-XT-01")
def test_allies_out_of_reach_with_nobody_to_attack_and_without_money() -> None:
    def why(money: int, target: str) -> str:
        game = table(
            "encounter", tiles={"allies": "red"}, in_play=ALL, money={"red": money}, enna="red 3 red.basic.advance",
            camastra="neutral 1", licata="blue 2", catania="blue 1",
        )  # fmt: skip
        play(game, "do move")
        with pytest.raises(trinacria.IllegalAction) as refusal:
            game.play(f"allies {target}")
        assert refusal.value.rule == "LF-XT-01"
        return refusal.value.key.removeprefix("lafamiglia-refusal-")

    assert why(0, "licata") == "allies-too-dear"
    for money in (0, 1):
        # Money would not help: the area is too far, or nobody is there.
        assert why(money, "catania") == "allies-not-reached"
        assert why(money, "caltanissetta") == "allies-nobody"
