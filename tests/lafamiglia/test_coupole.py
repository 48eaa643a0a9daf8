"""Expansion 1.4: the Coupole and its members."""

import json
from typing import Any

import pytest
from support.games.duel import ALL, PILES, TOP, chamber, seats, until
from support.games.lafamiglia import (
    PRINTED,
    area,
    asked,
    attack,
    legal,
    marks,
    new,
    of,
    play,
    refused,
    table,
    told,
)
from support.games.rules import rule

import trinacria


@rule("LX-1-K01", "LX-1-K06", "LX-1-K07")
def test_a_member_seated_sends_an_enemy_away() -> None:
    game = table(top=TOP, mode="1v1", solo=chamber(6, members=3), hq={"red": 1}, enna="red 1", bottom=PILES)
    away = of(game, "blue", "members_supply")
    events = play(game, "use s1.po1", "token s0.po1", "seat 2")
    assert told(events, "members_seated") == [{"seat": "red", "members": 2, "seats": 8, "others": 4}]
    assert seats(game) == (8, 4)
    assert of(game, "blue", "members_supply") == away + 2
    assert of(game, "red", "members") == 1


@rule("LX-1-K02")
def test_soldati_never_sit_and_members_never_march() -> None:
    game = table(top=TOP, mode="1v1", solo=chamber(6, members=0), hq={"red": 4}, enna="red 1", bottom=PILES)
    play(game, "use s1.po1", "token s0.po1")
    assert asked(game) == ("red", "place_area"), "without members there is nobody to seat"
    assert not legal(game, "seat")
    with pytest.raises(trinacria.InvalidPosition, match="12"):
        table(top=TOP, mode="1v1", solo={"coupole": {"red": 6, "blue": 5}}, enna="red 1")


@rule("LX-1-K03", "LX-1-K04")
def test_members_come_instead_of_soldati() -> None:
    """By a space, an order, a tile and a reward: every way from the supply to the HQ. [AMB-LX-34]"""
    game = table(top=TOP, mode="1v1", enna="red 1", bottom=PILES)
    play(game, "use s1.ch1", "token s0.po1", "recruit 3")
    assert asked(game) == ("red", "split")
    assert legal(game) == {"members 0", "members 1", "members 2", "members 3"}
    assert refused(game, "members 4") == "LX-1-K04"
    supply = of(game, "red", "supply")
    play(game, "members 2")
    assert (of(game, "red", "hq"), of(game, "red", "members")) == (1, 2)
    assert of(game, "red", "supply") == supply + 2
    game = table("encounter", mode="1v1", enna="red 1 red.basic.collection")
    play(game, "do recruit", "recruit 2")
    assert asked(game) == ("red", "split")
    off: dict[str, object] = {"opt_neutral_reward2": False}
    game = table("encounter", mode="1v1", enna="red 3 red.basic.charge", camastra="neutral 3", options=off)
    play(game, "do strike", "strike camastra")
    assert asked(game) == ("red", "split")
    assert legal(game) == {"members 0", "members 1", "members 2"}
    game = table("encounter", mode="1v1", enna="red 6 red.basic.muster", camastra="neutral 1")
    attack(game, "camastra", 5)
    play(game, "force")
    assert asked(game) == ("red", "split"), "two for the neutral area"


@rule("LX-1-K04")
def test_every_reward_within_an_attack_is_split_at_once() -> None:
    off: dict[str, object] = {"opt_neutral_reward2": False}
    game = table("encounter", mode="1v1", enna="red 6 red.police.A", camastra="neutral 3", options=off)
    attack(game, "camastra", 5)
    assert (asked(game), legal(game)) == (("red", "split"), {"members 0", "members 1", "members 2"})
    play(game, "members 1")
    assert asked(game) == ("red", "approach")
    play(game, "force")
    assert (asked(game), legal(game)) == (("red", "split"), {"members 0", "members 1"})
    assert game.conflict_area >= 0, "the knockout is done, who has the area is said afterwards"
    play(game, "members 1")
    assert (of(game, "red", "hq"), of(game, "red", "members")) == (1, 2)
    assert area(game, "camastra") == "red 3"


@rule("LX-1-K04")
def test_cowards_come_back_as_they_are() -> None:
    """From the board to the HQ nobody is exchanged. [AMB-LX-34]"""
    game = table("encounter", mode="1v1", enna="red 6 red.basic.muster", camastra="blue 3", bottom=PILES)
    attack(game, "camastra", 5)
    play(game, "finesse", "card coward1", "card coward2", "leave", "leave")
    assert asked(game)[1] == "turn"
    assert (of(game, "red", "hq"), of(game, "blue", "hq")) == (1, 2)


@rule("LX-1-K04")
def test_in_a_position_without_their_number_no_new_soldato_is_a_member_yet() -> None:
    """Positions of before members could come for want of soldati say only who has how many new ones."""
    game = table(top=TOP, mode="1v1", hq={"red": 37}, enna="red 10", bottom=PILES)
    play(game, "use s1.ch1", "token s0.po1", "recruit 3")
    assert of(game, "red", "supply") == 0
    position: Any = game.position()
    assert position["steps"][-1] == ["Split", 0, 3, 0]
    position["steps"][-1].pop()
    assert legal(trinacria.from_position(position)) == {f"members {number}" for number in range(4)}


@rule("LX-1-K04", "LF-I-01")
def test_a_split_is_its_owners_secret() -> None:
    game = table(top=TOP, mode="1v1", enna="red 1", bottom=PILES)
    play(game, "use s1.ch1", "token s0.po1", "recruit 3")
    told_to_blue = set()
    views = set()
    for number in range(4):
        twin = game.copy()
        events = twin.play(f"members {number}")
        assert any((event.seen_by("red") or {}).get("members") == number for event in events)
        told_to_blue.add(json.dumps([event.seen_by("blue") for event in events]))
        views.add(json.dumps(twin.view("blue")))
        mine: Any = twin.view("red")
        assert mine["families"]["red"]["members"] == number
        other: Any = twin.view("blue")
        assert {"members", "members_supply", "hq", "supply"}.isdisjoint(other["families"]["red"])
        assert other["families"]["red"]["behind_screen"] == 3
    assert len(told_to_blue) == len(views) == 1


@rule("LX-1-K03", "LX-1-K05")
def test_members_take_seats_instead_of_soldati_placed() -> None:
    """By a space, an order, and the tile Recruitment; some of each if wished."""
    game = table(
        top=TOP, mode="1v1", solo=chamber(6, members=2), hq={"red": 3}, enna="red 1", riesi="blue 1", bottom=PILES
    )
    play(game, "use s1.po1", "token s0.po1")
    most = game.base(0, 1) + PRINTED.spaces[PRINTED.space_names.index("s1.po1")].parts[0].bonus
    assert asked(game) == ("red", "place_area")
    assert legal(game, "seat") == {"seat 1", "seat 2"}
    assert "place enna" in legal(game)
    assert refused(game, "place riesi") == "LF-AC-03"
    assert refused(game, "seat 3") == "LX-1-K05"
    play(game, "seat 1", "place enna")
    assert max(legal(game)) == f"soldati {min(most - 1, 3)}"
    game = table("encounter", mode="1v1", solo=chamber(6, members=2), hq={"red": 3}, enna="red 1 red.basic.garrison")
    play(game, "do place", "seat 2")
    assert legal(game) == {"soldati 1", "soldati 0"}
    game = table(
        "encounter",
        mode="1v1",
        solo=chamber(6, members=1),
        hq={"red": 1},
        in_play=ALL,
        tiles={"recruitment": "red"},
        enna="red 6 red.basic.muster",
        camastra="blue 1",
    )
    attack(game, "camastra", 5)
    play(game, "force", "seat 1", "reinforce")
    assert (area(game, "camastra"), seats(game)) == ("red 4", (7, 5))


@pytest.mark.parametrize("members", [0, 2])
@rule("LX-1-K05", "LX-1-K04")
def test_a_placing_asks_as_often_with_members_as_without(members: int) -> None:
    """Otherwise the other could count who has some."""
    game = table(top=TOP, mode="1v1", solo=chamber(6, members=members), hq={"red": 3}, enna="red 1", bottom=PILES)
    play(game, "use s1.po1", "token s0.po1", "place enna", "soldati 1")
    assert asked(game) == ("blue", "turn")


@rule("LX-1-K05")
def test_members_alone_need_no_area_and_no_soldati() -> None:
    """Something has to be done, and a member is something. [AMB-LX-36]"""
    game = table(top=TOP, mode="1v1", solo=chamber(6, members=2), riesi="blue 1", bottom=PILES)
    assert "use s1.po1" in legal(game)
    play(game, "use s1.po1", "token s0.po1")
    assert legal(game) == {"seat 1", "seat 2"}
    assert refused(game, "skip") == "LF-PA-09"


@rule("LX-1-K05")
def test_an_order_places_members_when_no_soldati_wait() -> None:
    """Only members are asked for: soldati cannot be placed from an empty HQ."""
    game = table("encounter", mode="1v1", solo=chamber(6, members=2), enna="red 1 red.basic.garrison")
    play(game, "do place")
    assert asked(game) == ("red", "seat")
    assert legal(game) == {"seat 1", "seat 2"}


@rule("LX-1-K05", "LX-1-K06")
def test_no_member_where_all_seats_are_own() -> None:
    """[AMB-LX-35]"""
    game = table(top=TOP, mode="1v1", solo=chamber(12, members=2), riesi="blue 1", bottom=PILES)
    assert refused(game, "use s1.po1") == "LF-PA-09"
    game = table(top=TOP, mode="1v1", solo=chamber(11, members=2), riesi="blue 1", bottom=PILES)
    play(game, "use s1.po1", "token s0.po1")
    assert legal(game) == {"seat 1"}


@rule("LX-1-K08", "DX-LX-05")
def test_twelve_seats_lock_the_other_out() -> None:
    """The token that comes off goes to the supply, no action is done. [AMB-LX-39]"""
    removed = {"red": {"church": 1}}
    game = table(top=TOP, mode="1v1", solo=chamber(0), enna="red 1", removed=removed, bottom=PILES)
    before = of(game, "red", "commission_supply")
    events = play(game, "use s1.ti1", "token s0.sp1", "row church")
    assert told(events, "commission_discarded") == [{"seat": "red"}]
    assert of(game, "red", "commission_supply") == before + 1
    game = table(top=TOP, mode="1v1", solo=chamber(1), enna="red 1", removed=removed, bottom=PILES)
    play(game, "use s1.ti1", "token s0.sp1", "row church")
    assert asked(game) == ("red", "commission_token"), "one seat is enough"


# -------------------------------------------------------------------- control of the Coupole


@rule("LX-1-K09", "LX-1-K11")
def test_eleven_members_may_claim_the_coupole_and_mark_a_tile() -> None:
    game = table("encounter", mode="1v1", solo=chamber(11), in_play=ALL, enna="red 1")
    assert asked(game) == ("red", "claim")
    twin = game.copy()
    events = play(game, "claim")
    assert told(events, "coupole_won") == [{"seat": "red"}]
    assert asked(game) == ("red", "mark_tile")
    play(game, "mark allies")
    assert marks(game) == [{"allies": "red"}, {}]
    view: Any = game.view("blue")
    assert view["coupole"]["control"] == "red"
    assert view["families"]["red"]["mandamenti"] == 1
    play(twin, "skip")
    assert twin.control[-1] == -1
    game = table("encounter", mode="1v1", solo=chamber(10), in_play=ALL, enna="red 1")
    assert asked(game)[1] != "claim", "ten are too few"


@rule("LX-1-K09")
def test_a_claim_replaces_the_token_there() -> None:
    tiles = {"allies": "blue", "miniguns": "blue"}
    control = {"salso": "blue"}
    game = table("encounter", mode="1v1", solo=chamber(11, council="blue"), tiles=tiles, enna="red 1", control=control)
    assert asked(game) == ("red", "claim")
    play(game, "claim")
    assert asked(game) == ("blue", "unmark_tile")
    assert game.control[-1] == 0


@rule("LX-1-K10")
def test_without_eleven_the_token_goes_and_with_it_the_tile() -> None:
    """[AMB-LX-38]"""
    solo = chamber(10, council="red")
    game = table("encounter", mode="1v1", solo=solo, tiles={"allies": "red"}, in_play=ALL, enna="red 1")
    assert marks(game)[0] == {}, "the only token goes without a question"
    view: Any = game.view(None)
    assert view["coupole"]["control"] is None


@rule("LX-1-K11")
def test_the_coupole_is_the_fifth_mandamento() -> None:
    pairs = "trapani marsala alcamo partinico corleone sciacca agrigento camastra"
    held: dict[str, str] = dict.fromkeys(pairs.split(), "red 1")
    for council, won in (("red", True), (None, False)):
        game = table("encounter", mode="1v1", solo=chamber(11, council=council), in_play=ALL, areas=held, control={})
        while game.decision is not None and game.decision.kind in ("mark_tile", "transfer", "claim"):
            game.play(game.decision.actions[-1])
        assert (game.result is not None and game.result.reason == "family") == won


@rule("LX-1-K12")
def test_the_token_stays_in_the_management_after_planning() -> None:
    """It counts there, whatever the seats are. [AMB-LX-37]"""
    top = {"s0.po1": "neutral", "s0.ec1": "neutral"}
    game = table(
        top=top,
        mode="1v1",
        solo=chamber(6, council="red"),
        in_play=ALL,
        tiles={"allies": "red"},
        enna="red 1 red.basic.charge",
        camastra="blue 1",
        bottom=PILES,
    )
    play(game, "use s1.ch1", "token s0.po1", "recruit 1", "members 0")
    assert asked(game) == ("red", "order")
    assert (game.control[-1], marks(game)) == (0, [{"allies": "red"}, {}])


# -------------------------------------------------------------------- the start of a round


@rule("LX-1-K13", "DX-LX-04")
def test_the_majority_places_soldati() -> None:
    hq = {"red": 4, "blue": 1}
    game = table("encounter", mode="1v1", solo=chamber(7), hq=hq, enna="red 1", riesi="blue 1", bottom=PILES)
    assert asked(game) == ("red", "coupole_bonus")
    assert "place enna" in legal(game)
    assert "place gela" in legal(game), "empty areas too"
    assert refused(game, "place riesi") == "LF-AC-03"
    play(game, "place enna")
    assert legal(game) == {"soldati 1"}, "7 - 6 = 1"
    play(game, "soldati 1")
    assert area(game, "enna") == "red 2"
    assert asked(game) == ("blue", "coupole_restore")
    game = table("encounter", mode="1v1", solo=chamber(6), hq={"red": 4}, enna="red 1", bottom=PILES)
    assert asked(game)[1] == "turn", "six are no majority"


@rule("LX-1-K13")
def test_a_bonus_into_an_empty_area_costs_a_lab() -> None:
    """[AMB-LX-31]"""
    game = table("encounter", mode="1v1", solo=chamber(8), hq={"red": 4}, enna="red 1", gela="- 2l", bottom=PILES)
    play(game, "place gela", "soldati 2")
    assert area(game, "gela") == "red 2 1l"


@rule("LX-1-K13")
def test_a_majority_of_the_set_up_counts_in_round_1() -> None:
    """[AMB-LX-29]"""
    game = until(new(4, "1v1"), "setup_soldati")
    seat = game.seats[game.first]
    play(game, "seat 1")
    while game.decision is not None and game.decision.kind.startswith("setup"):
        game.play(sorted(legal(game) - {"seat 1"})[0])
    assert asked(game) == (seat, "coupole_bonus")


@rule("LX-1-K14", "LX-1-K15", "LX-1-K12", "EX-LX-04")
def test_the_coupole_over_a_change_of_round() -> None:
    """11 : 1, a claim; then 3 soldati and 1 member of 5, and an answer with 4 members: 8 : 4."""
    game = table(
        "encounter",
        mode="1v1",
        solo=chamber(11, members=2, others=4),
        hq={"red": 6},
        in_play=ALL,
        enna="red 1",
        riesi="blue 1",
        bottom=PILES,
    )
    play(game, "claim", "mark allies", "done")
    assert asked(game) == ("red", "coupole_bonus")
    assert legal(game, "seat") == {"seat 1"}, "one enemy is left to send away"
    play(game, "seat 1")
    assert seats(game) == (12, 0)
    play(game, "place enna")
    assert legal(game) == {f"soldati {number}" for number in (1, 2, 3, 4)}
    play(game, "soldati 3")
    assert area(game, "enna") == "red 4"
    assert asked(game) == ("blue", "coupole_restore")
    assert legal(game) == {"seat 1", "seat 2", "seat 3", "seat 4", "skip"}
    assert refused(game, "seat 5") == "LX-1-K15"
    play(game, "seat 4")
    assert seats(game) == (8, 4)
    assert of(game, "red", "members_supply") == 50 - 8 - 1
    view: Any = game.view(None)
    assert view["coupole"]["control"] == "red", "the token stays until the end of the round"


@rule("LX-1-K15")
def test_an_answer_goes_no_further_than_equality() -> None:
    """[AMB-LX-32]"""
    game = table("encounter", mode="1v1", solo=chamber(8, others=9), enna="red 1", bottom=PILES)
    assert asked(game) == ("blue", "coupole_restore")
    assert legal(game) == {"seat 1", "seat 2", "seat 3", "seat 4", "skip"} - {"seat 3", "seat 4"}


@rule("LX-1-K14", "LX-1-K15")
def test_the_questions_of_a_new_round_do_not_tell_what_is_behind_the_screens() -> None:
    """They are asked without members, too; only where nothing at all lies there, as everybody can count, they are not.

    A member of red's finds nobody to send away: in the same place there could be a soldato.
    """
    solo = chamber(12, members=1, council="red")
    game = table("encounter", mode="1v1", solo=solo, hq={"blue": 1}, enna="red 1", bottom=PILES)
    assert asked(game) == ("red", "coupole_bonus")
    assert legal(game) == {"skip"}
    play(game, "skip")
    assert (asked(game), legal(game)) == (("blue", "coupole_restore"), {"skip"})
    game = table("encounter", mode="1v1", solo=chamber(8), enna="red 1", bottom=PILES)
    assert asked(game)[1] == "turn"
