"""Rulebook 1.1, 1.2, 1.4: players, components, map and order of play."""

import pytest
from support.games.lafamiglia import PACK, PRINTED, legal, new, of, play, refused, table
from support.games.rules import rule


@rule("LF-G-01", "LF-C-04", "LF-S-03")
def test_four_players_in_two_teams_lead_families_of_different_colours() -> None:
    game = new()
    assert len(game.seats) == len(set(game.seats)) == 4
    assert set(game.seats) <= {"black", "blue", "green", "red", "white", "yellow"}
    assert game.view(None)["teams"] == [list(game.seats[0::2]), list(game.seats[1::2])]
    corners = [of(game, seat, "corner") for seat in game.seats]
    assert sorted([sorted(corners[0::2]), sorted(corners[1::2])]) == [["ne", "nw"], ["se", "sw"]]


@rule("LF-C-01", "LF-PA-10")
def test_five_sheets_that_get_better() -> None:
    assert [sheet.id for sheet in PACK.sheets] == [0, 1, 2, 3, 4]
    assert len(PACK.characters) == 6
    actions = [len(PRINTED.action_spaces[sheet]) for sheet in range(5)]
    assert actions == sorted(actions)
    assert actions[0] == 0 < actions[1]
    parts = [sum(len(PRINTED.spaces[at].parts) for at in PRINTED.action_spaces[sheet]) for sheet in range(1, 5)]
    assert parts == sorted(parts)


@rule("LF-C-02", "LF-C-05", "LF-C-06", "LF-C-09")
def test_the_pieces_of_the_box() -> None:
    game = new()
    view = game.view(None)
    assert (PRINTED.labs, PRINTED.neutral_soldati, PRINTED.neutral_influence) == (30, 30, 8)
    assert view["lab_stock"] == 30
    for player, seat in enumerate(game.seats):
        assert len([order for order in PRINTED.order_names if order.startswith(seat)]) == 13
        assert len(of(game, seat, "orders")) == 5
        assert len(of(game, seat, "on_mat")) == 8
        on_board = sum(n for n, owner in zip(game.soldati, game.owner, strict=True) if owner == player)
        assert of(game, seat, "supply") + of(game, seat, "hq") + on_board == 50
        assert (of(game, seat, "cars"), of(game, seat, "boats"), of(game, seat, "influence")) == (5, 4, 8)
    assert PRINTED.cards_each == (1, 1, 1)


@rule("LF-C-03", "LF-S-04")
def test_seven_of_eleven_tiles_the_same_for_both_teams() -> None:
    assert len(PRINTED.tiles) == 11
    drawn = {new(seed).tiles_in_play for seed in range(20)}
    assert all(len(tiles) == len(set(tiles)) == 7 for tiles in drawn)
    assert len(drawn) > 10


@rule("LF-C-07")
def test_money_never_runs_out() -> None:
    game = table(money={"red": 500}, top={"s0.sp1": "neutral"}, enna="red 1 1l")
    play(game, "use s1.ec1", "token s0.sp1")
    assert of(game, "red", "money") == 502


@rule("LF-C-08")
def test_without_a_piece_one_gets_nothing() -> None:
    game = table(top={"s0.ec1": "neutral"}, enna="red 1 5c", camastra="red 1")
    assert "use s1.ju1" not in legal(game)
    game = table(top={"s0.sp1": "neutral"}, enna="red 1 5c", camastra="red 1")
    play(game, "use s1.sp1", "token s0.sp1")
    assert legal(game, "lab") == {"lab enna", "lab camastra"}
    assert legal(game, "car") == set()
    assert refused(game, "car enna") == "LF-C-08"
    game = table("encounter", hq={"red": 44}, enna="red 6 red.basic.collection")
    assert legal(game, "do") == {"do money"}


@rule("LF-M-01", "EX-LF-01")
def test_twelve_mandamenti_of_three_areas() -> None:
    assert len(PRINTED.mandamenti) == 12
    assert sorted(area for areas in PRINTED.mandamenti for area in areas) == list(range(36))
    assert all(len(areas) == 3 for areas in PRINTED.mandamenti)
    assert set(PACK.mandamenti["zolfare"].areas) == {"caltanissetta", "agrigento", "camastra"}
    assert "camastra" in PACK.areas["enna"].neighbours
    assert set(PACK.areas["licata"].seas) == {"mare-agrigento", "mare-licata"}


@rule("LF-M-02", "LF-M-03")
def test_adjacency_is_mutual() -> None:
    for relation in (PRINTED.neighbours, PRINTED.sea_neighbours):
        for one, others in enumerate(relation):
            assert one not in others
            assert others
            assert all(one in relation[other] for other in others)
    assert len(PRINTED.sea_neighbours) == 9


@rule("LF-M-04")
def test_a_coast_touches_one_or_two_seas() -> None:
    counts = {len(seas) for seas in PRINTED.seas_of}
    assert counts == {0, 1, 2}
    for sea, coast in enumerate(PRINTED.coast):
        assert all(sea in PRINTED.seas_of[area] for area in coast)


@rule("LF-M-05")
def test_areas_are_not_adjacent_across_a_sea() -> None:
    game = table("encounter", camastra="red 3 red.basic.advance", ragusa="blue 2")
    play(game, "do move")
    assert "to ragusa" not in legal(game)
    assert refused(game, "to ragusa") == "LF-MV-04"


@rule("LF-M-06")
def test_a_control_space_lies_in_a_sea_of_its_own_or_a_neighbouring_coast() -> None:
    for mandamento in PACK.mandamenti.values():
        assert mandamento.control_sea in PACK.seas


@rule("LF-T-01")
@pytest.mark.parametrize("seed", range(5))
def test_the_teams_take_turns(seed: int) -> None:
    game = new(seed)
    corners = [of(game, seat, "corner") for seat in game.seats]
    assert [PACK.corners[corner].next for corner in corners] == corners[1:] + corners[:1]
    sides = [{"nw": 0, "ne": 0, "sw": 1, "se": 1}[corner] for corner in corners]
    assert sides in ([0, 1, 0, 1], [1, 0, 1, 0])


@rule("LF-T-02")
def test_a_corner_symbol_means_nothing_after_deployment() -> None:
    """Enna bears the symbol of nw, red's corner; blue holds and uses it like any other area."""
    game = table(money={"blue": 5}, hq={"blue": 3}, to_move="blue", top={"s0.po1": "neutral"}, enna="blue 1")
    play(game, "use s1.po1", "token s0.po1", "place enna", "soldati 2")
    assert game.soldati[PRINTED.area_names.index("enna")] == 3
