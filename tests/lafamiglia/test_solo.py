"""Expansion 1.2 and 1.3: what holds wherever a player is alone."""

from typing import Any

import pytest
from support.games.lafamiglia import (
    PACK,
    PRINTED,
    area,
    asked,
    attack,
    first_tokens,
    legal,
    new,
    of,
    play,
    reason,
    refused,
    sheet,
    table,
    told,
    until,
)
from support.games.rules import rule

import trinacria
from trinacria.games.lafamiglia import LaFamiglia

MODES = ("1v1", "2v1")
TOP = first_tokens("s0.sp1 s0.ju1 s0.po1 s0.ec1 s0.ch1 s0.ti1")
RICH = {"red": 9, "blue": 9}


def solo_tokens(game: LaFamiglia) -> dict[str, list[str]]:
    """What lies on the solo board."""
    view: Any = game.view(None)
    return {space: tokens for space, tokens in view["solo_board"]["tokens"].items() if tokens}


# -------------------------------------------------------------------- components and families


@rule("LX-C-01")
def test_the_components_of_the_expansion() -> None:
    common = PACK.solo.common
    assert (common.block_tokens, common.restriction_tokens) == (7, 1)
    assert sum(len(corner.series_2v1) + len(corner.series_rest) for corner in PACK.corners.values()) == 24
    assert len(PRINTED.solo_spaces) == 2
    assert all(PRINTED.solo_spaces)


@pytest.mark.parametrize(("mode", "seats", "solos"), [("1v1", 2, 2), ("2v1", 3, 1)])
@rule("LX-G-01", "LX-G-02", "LX-K-01", "LX-F-01")
def test_everybody_leads_one_family_and_a_solo_chooses(mode: str, seats: int, solos: int) -> None:
    """Families, then commissions; the fictional family has a colour of its own, and one colour is left. [AMB-LX-23]"""
    game = new(3, mode, draft=True)
    chosen: list[str] = []
    for at in range(seats + solos):
        verb = "family" if at < seats else "commission"
        assert asked(game) == (game.seats[at if at < seats else at - seats], verb)
        assert legal(game) == {f"{verb} {colour}" for colour in PRINTED.colours if colour not in chosen}
        if chosen:
            assert refused(game, f"{verb} {chosen[0]}") == "LX-G-01"
        chosen.append(next(colour for colour in ("green", "yellow", "red", "blue", "white") if colour not in chosen))
        game.play(f"{verb} {chosen[-1]}")
    assert game.seats == tuple(chosen[:seats])
    view: Any = game.view(None)
    assert [view["families"][seat]["commission"] for seat in game.seats[:solos]] == chosen[seats:]
    assert view["fictional"] not in chosen
    assert len(game.teams) == 2


@pytest.mark.parametrize("mode", MODES)
@rule("LX-F-01")
def test_what_was_drawn_for_the_fictional_family_cannot_be_taken_back(mode: str) -> None:
    game = trinacria.new_game("lafamiglia", mode=mode, chance="explicit")
    events: list[trinacria.Event] = []
    while game.decision is not None and not told(events, "fiction_settled"):
        events += game.play(game.decision.actions[0])
    drawn = {event.kind: event.reveals for event in events if event.kind in ("fiction_drawn", "fiction_settled")}
    assert drawn == {"fiction_drawn": True, "fiction_settled": True}


@pytest.mark.parametrize("mode", MODES)
@rule("LX-G-02")
def test_turns_go_round_the_table(mode: str) -> None:
    """Everybody has as many turns as the others, give or take the last round of the table."""
    turns: dict[str, int] = {}
    game = until(new(5, mode), "turn")
    while not game.encounter:
        assert game.decision is not None
        for event in game.play(game.decision.actions[0]):
            if event.kind == "turn":
                turns[str(event.facts["seat"])] = turns.get(str(event.facts["seat"]), 0) + 1
    assert max(turns.values()) - min(turns.values()) <= 1 + (turns[game.seats[game.phase_first]] == max(turns.values()))


@pytest.mark.parametrize("mode", MODES)
@rule("LX-G-03")
def test_fifty_soldati_and_no_recruiting_without_a_supply(mode: str) -> None:
    # In 1 v 1 members can be recruited then, unless they have run out too.
    solo = {"members": {"red": 44}} if mode == "1v1" else None
    game = table(top=TOP, mode=mode, hq={"red": 40}, enna="red 10", solo=solo)
    assert of(game, "red", "supply") == 0
    assert "use s1.ch1" not in legal(game)
    assert refused(game, "use s1.ch1") == "LF-PA-09"
    with pytest.raises(trinacria.InvalidPosition):
        table(top=TOP, mode=mode, hq={"red": 41}, enna="red 10")


@rule("LX-K-02", "LX-K-03")
def test_members_only_in_1v1_and_only_for_the_coupole() -> None:
    game = table(top=TOP, mode="1v1", solo={"members": {"red": 3}}, hq={"red": 2}, enna="red 1")
    play(game, "use s1.po1", "token s0.po1", "seat 1")
    assert legal(game, "place") == {"place enna"} | {
        f"place {name}" for name in PRINTED.area_names if area(game, name) == "-"
    }
    play(game, "place enna")
    assert legal(game) == {"soldati 1", "soldati 2"} - ({"soldati 2"} if game.base(0, 1) + 0 < 2 else set())
    view: Any = table(top=TOP, mode="2v1", enna="red 1").view("red")
    assert "members" not in view["families"]["red"]
    assert "coupole" not in view


@pytest.mark.parametrize("mode", MODES)
@rule("LX-K-04", "LX-M-01", "EX-LX-01")
def test_five_spaces_of_the_mat_carry_two_tokens(mode: str) -> None:
    """The second space of section A of each row, and the right one of section B: 22 tokens on the mat."""
    game = table(top=TOP, mode=mode, enna="red 1")
    view: Any = game.view(None)
    red = view["families"]["red"]
    assert red["commission_mat"] == {"justice": [1], "police": [1, 3], "economy": [1], "church": [1]}
    mat = PACK.families["red"].mat
    for row, spaces in red["commission_mat"].items():
        for space in spaces:
            assert mat.row(row).spaces[space].section == ("A" if space == 1 else "B")
    tokens = sum(len(mat.row(row).spaces) for row in ("justice", "police", "economy", "church"))
    assert tokens + sum(map(len, red["commission_mat"].values())) == 22
    assert view["families"]["blue"].get("commission_mat") == (
        {"justice": [1, 3], "police": [1], "economy": [1], "church": [1]} if mode == "1v1" else None
    )


def test_a_solo_has_nobody_to_give_money_to() -> None:
    """[AMB-LX-25]"""
    for mode in MODES:
        game = table(top=TOP, mode=mode, money=RICH, enna="red 1")
        assert {str(action).split()[0] for action in game.anytime("red")} == {"sell"}
    game = table(top=TOP, mode="2v1", to_move="blue", money=RICH, enna="red 1")
    assert "give" in {str(action) for action in game.anytime("blue")}


# -------------------------------------------------------------------- the fictional family


@pytest.mark.parametrize("mode", MODES)
@rule("LX-F-01", "LX-F-02")
def test_the_fictional_family_holds_areas_and_nothing_else(mode: str) -> None:
    """No orders, cars or boats, no Mandamento for anybody. [AMB-LX-19, AMB-LX-21]"""
    game = table(
        "encounter", mode=mode, solo={"fiction": "black"}, enna="black 3", nicosia="black 3", mistretta="black 3"
    )
    assert game.decision is not None
    view: Any = game.view(None)
    assert view["control"]["nebrodi"] is None
    assert view["areas"]["enna"] == {"family": "black", "soldati": 3, "cars": 0, "labs": 0, "order_count": 0}
    assert "black" not in view["families"]


@rule("LX-F-02")
def test_nobody_enters_a_fictional_area_without_a_fight() -> None:
    game = table(top=TOP, mode="1v1", solo={"fiction": "black"}, hq={"red": 4}, enna="red 1", riesi="black 3")
    play(game, "use s1.po1", "token s0.po1")
    assert refused(game, "place riesi") == "LF-AC-03"


@rule("LX-F-03")
def test_the_other_side_defends_the_fictional_family() -> None:
    """In 1 v 1 there is nobody to ask; in 2 v 1 the solo defends, or one of the team. [AMB-LX-54]"""
    game = table("encounter", mode="1v1", solo={"fiction": "black"}, enna="red 5 red.basic.muster", camastra="black 3")
    attack(game, "camastra", 4)
    events = play(game, "finesse")
    assert told(events, "defends") == [{"seat": "blue", "area": "camastra"}]
    play(game, "card coward1")
    assert asked(game) == ("blue", "conflict_card")
    game = table("encounter", mode="2v1", solo={"fiction": "black"}, enna="red 5 red.basic.muster", camastra="black 3")
    attack(game, "camastra", 4)
    play(game, "finesse")
    assert asked(game) == ("blue", "defender")
    assert legal(game) == {"defend blue", "defend green"}
    for seat in ("blue", "green"):
        game = table(
            "encounter", mode="2v1", solo={"fiction": "black"}, enna=f"{seat} 5 {seat}.basic.muster", camastra="black 3"
        )
        attack(game, "camastra", 4)
        play(game, "finesse", "card coward1")
        assert asked(game) == ("red", "conflict_card")


@rule("LX-F-03")
def test_cards_of_the_fictional_family_draw_on_its_supply() -> None:
    """A turncoat joins it from its colour's supply, a coward goes back there: nobody's HQ gains. [AMB-LX-19]"""
    game = table("encounter", mode="1v1", solo={"fiction": "black"}, enna="red 6 red.basic.muster", camastra="black 3")
    attack(game, "camastra", 5)
    before = game.supply[5]
    play(game, "finesse", "card coward1", "card turncoat", "leave", "leave")
    # 5 : 3, the turncoat makes 4 : 4, the coward 3 : 4, the knockout 0 : 1.
    assert area(game, "camastra") == "black 1"
    assert game.supply[5] == before - 1 + 3
    assert of(game, "red", "hq") == 1


@pytest.mark.parametrize("mode", MODES)
@rule("LX-F-04")
def test_fictional_soldati_are_not_neutral(mode: str) -> None:
    """No soldati for their area, no agitating; but a Strike may hit them. [AMB-LX-20]"""
    game = table(
        "encounter", mode=mode, solo={"fiction": "white"}, enna="red 6 red.basic.advance", camastra="white 1 1l"
    )
    attack(game, "camastra", 5)
    play(game, "force")
    assert area(game, "camastra").startswith("red")
    assert of(game, "red", "hq") == 0
    game = table(
        "encounter",
        mode=mode,
        cycle=["black", "blue", "green"][: 2 if mode == "1v1" else 3],
        first="black",
        solo={"fiction": "white"},
        caltagirone="black 4 black.police.A",
        scordia="white 3",
    )
    assert refused(game, "do agitate") == "LF-AG-02"
    game = table("encounter", mode=mode, solo={"fiction": "white"}, enna="red 3 red.basic.charge", camastra="white 3")
    play(game, "do strike", "strike camastra")
    assert area(game, "camastra") == "white 1"


# -------------------------------------------------------------------- boats and commission tokens


@pytest.mark.parametrize("mode", MODES)
@rule("LX-B-01")
def test_a_solo_has_six_boats(mode: str) -> None:
    game = table(top=TOP, mode=mode, enna="red 1")
    assert of(game, "red", "boats") == 6
    assert of(game, "blue", "boats") == (6 if mode == "1v1" else 4)
    game = table(
        "encounter",
        mode=mode,
        camastra="red 3 red.basic.advance",
        seas={"mare-agrigento": "red red", "mare-licata": "red red", "mare-siracusa": "red red"},
    )
    assert of(game, "red", "boats") == 0
    play(game, "do move")
    assert "ship noto" in legal(game), "all of them carry soldati"


@pytest.mark.parametrize("mode", MODES)
@rule("LX-M-02", "LX-M-03")
def test_the_upper_token_goes_first_and_reveals_nothing(mode: str) -> None:
    """Police: the second space is doubled. Its value comes with the own token. [AMB-LX-14]"""
    game = table(top=TOP, mode=mode, enna="red 1", money=RICH, removed={"red": {"police": 1}})
    value = game.base(0, 1)
    events = play(game, "use s1.ti1", "token s0.sp1", "row police")
    assert told(events, "token_lifted") == [{"seat": "red", "row": "police"}]
    assert asked(game) == ("red", "commission_token")
    play(game, "supply")
    assert (of(game, "red", "removed")["police"], game.base(0, 1)) == (1, value)
    view: Any = game.view(None)
    assert view["families"]["red"]["commission_mat"]["police"] == [3]
    game = table(
        top=TOP,
        mode=mode,
        enna="red 1",
        money=RICH,
        removed={"red": {"police": 1}},
        solo={"lifted": {"red": {"police": 1}}},
    )
    play(game, "use s1.ti1", "token s0.sp1", "row police")
    assert of(game, "red", "removed")["police"] == 2
    assert game.base(0, 1) > value


@pytest.mark.parametrize("mode", MODES)
@rule("LX-M-03")
def test_one_action_may_take_both_tokens_of_a_space(mode: str) -> None:
    game = table(top=TOP, mode=mode, enna="red 1", money=RICH, removed={"red": {"police": 1}}, bottom={})
    play(game, "column police", "put s1.sp1", "do act")
    assert asked(game) == ("red", "commission_token")
    play(game, "supply")
    assert of(game, "red", "removed")["police"] == 2
    assert of(game, "red", "commission_supply") == (21 if mode == "1v1" else 14)


@pytest.mark.parametrize(("mode", "space"), [("1v1", "v1.a8"), ("2v1", "v2.o4")])
@rule("LX-M-04", "LX-1-R02", "LX-2-R02")
def test_a_lifted_token_goes_to_the_solo_board_and_acts(mode: str, space: str) -> None:
    """The printed coin is all the money there is. [AMB-LX-15]"""
    game = table(top=TOP, mode=mode, enna="red 1", money={"red": 2}, removed={"red": {"church": 1}})
    play(game, "use s1.ti1", "token s0.sp1", "row church")
    assert f"board {space}" in legal(game)
    assert refused(game, "board s1.sp1") == "LX-M-04"
    events = play(game, f"board {space}")
    assert told(events, "solo_space_used") == [{"seat": "red", "space": space}]
    assert list(solo_tokens(game)) == [space]
    assert of(game, "red", "money") == 2 + PRINTED.spaces[PRINTED.space_names.index(space)].coin
    assert asked(game) == ("red", "equipment")


@pytest.mark.parametrize("mode", MODES)
@rule("LX-M-04")
def test_a_lifted_token_never_goes_to_a_sheet(mode: str) -> None:
    """Exert influence to a sheet: the commission token goes to the solo board or the supply. [AMB-LX-10, AMB-LX-11]"""
    game = table(top=TOP, mode=mode, enna="red 1", removed={"red": {"church": 1}})
    play(game, "use s1.ti2", "token s0.sp1", "row church")
    assert asked(game) == ("red", "commission_token")
    assert not legal(game, "put")
    assert "supply" in legal(game)


@rule("LX-M-04")
def test_without_a_usable_space_the_token_goes_to_the_supply() -> None:
    """[AMB-LX-13]"""
    full = {PRINTED.space_names[space]: ["blue"] for space in PRINTED.solo_spaces[0]}
    game = table(top=TOP, mode="1v1", enna="red 1", removed={"red": {"church": 1}}, solo={"board": full})
    before = of(game, "red", "commission_supply")
    events = play(game, "use s1.ti1", "token s0.sp1", "row church")
    assert told(events, "commission_discarded") == [{"seat": "red"}]
    assert of(game, "red", "commission_supply") == before + 1


@pytest.mark.parametrize(("mode", "one", "two"), [("1v1", "v1.a8", "v1.a5"), ("2v1", "v2.o4", "v2.o1")])
@rule("LX-M-05", "EX-LX-07")
def test_two_commission_tokens_at_once_are_both_used(mode: str, one: str, two: str) -> None:
    """None goes to an action sheet, none to the supply."""
    removed = {"red": {"police": 1, "church": 1}}
    game = table(top=TOP, mode=mode, enna="red 1", money=RICH, removed=removed, bottom={})
    play(game, "column two_institutions", "put s1.sp1", "do act", "row police", "row church")
    assert asked(game) == ("red", "commission_token")
    assert refused(game, "supply") == "LX-M-05"
    assert reason(game, "supply") == ("commission-must", {})
    play(game, f"board {one}", "lab enna")
    assert asked(game) == ("red", "commission_token")
    assert refused(game, "supply") == "LX-M-05"
    play(game, f"board {two}")
    assert asked(game) == ("red", "issue_order")
    assert sorted(solo_tokens(game)) == sorted([one, two])
    assert of(game, "red", "removed")["police"] == 1


@rule("LX-M-05")
def test_one_own_and_one_commission_token() -> None:
    """The own one may go to a sheet or to the supply, whichever is wished. [AMB-LX-12]"""
    game = table(top=TOP, mode="1v1", enna="red 1", money=RICH, removed={"red": {"police": 1}}, bottom={})
    play(game, "column two_institutions", "put s1.sp1", "do act", "row police", "row church", "supply")
    assert asked(game) == ("red", "influence_token")
    assert {"supply", "put s1.sp2"} <= legal(game)
    play(game, "put s1.sp2")
    assert sheet(game, "s1.sp2") == "red"
    game = table(top=TOP, mode="1v1", enna="red 1", money=RICH, removed={"red": {"police": 1}}, bottom={})
    play(game, "column two_institutions", "put s1.sp1", "do act", "row church", "row police")
    assert asked(game) == ("red", "commission_token"), "the own token went to the supply"
    assert of(game, "red", "removed")["church"] == 1
