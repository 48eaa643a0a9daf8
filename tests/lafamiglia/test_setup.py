"""Rulebook 1.3: setting up."""

from collections import Counter
from typing import Any

import pytest
from support.games.lafamiglia import PACK, PRINTED, area, asked, legal, new, of, play, refused, sheet, told, until
from support.games.rules import rule

import trinacria


@rule("LX-G-01")
@pytest.mark.parametrize(("mode", "families"), [("1v1", 2), ("2v1", 3)])
def test_the_families_that_are_drawn_are_told(mode: str, families: int) -> None:
    game = trinacria.new_game("lafamiglia", mode=mode, seed=1, chance="explicit")
    events = []
    while game.decision is not None and game.decision.seat == "chance":
        events += game.play(game.decision.actions[0])
    assert told(events, "families_taken") == [{"families": list(game.seats)}]
    assert len(game.seats) == families


@rule("LF-S-05", "LF-S-06")
@pytest.mark.parametrize(("options", "each"), [({}, 3), ({"first_game": True}, 2)])
def test_the_colours_that_each_team_is_dealt_are_told(options: dict[str, object], each: int) -> None:
    game = trinacria.new_game("lafamiglia", seed=1, chance="explicit", options=options)
    events = []
    while game.decision is not None and game.decision.seat == "chance":
        events += game.play(game.decision.actions[0])
    (dealt,) = told(events, "families_dealt")
    one, two = dealt["one"], dealt["two"]
    assert isinstance(one, list)
    assert isinstance(two, list)
    assert len(one) == len(two) == len({*one, *two}) / 2 == each
    assert list(game.seats) == [one[0], two[0], one[1], two[1]]


@rule("LF-S-01", "LF-S-02")
def test_sheet_0_on_top_of_sheet_1() -> None:
    view: Any = new().view(None)
    assert (view["sheets"]["top"]["sheet"], view["sheets"]["bottom"]["sheet"]) == (0, 1)
    assert not any(view["sheets"]["bottom"]["tokens"].values())
    assert view["lab_stock"] == 30
    assert view["neutral_stock"] == 30 - sum(a.soldati for a in PACK.areas.values() if a.start == "neutral")


@rule("LF-S-05")
def test_families_are_dealt_at_random_by_default() -> None:
    seats = Counter(seat for seed in range(120) for seat in new(seed).seats)
    assert set(seats) == set(PRINTED.colours)
    assert min(seats.values()) > 50


@rule("LF-S-05", "LF-S-06")
def test_in_a_draft_partners_choose_among_three_colours() -> None:
    """Leaving out black and white (advice only) is a choice the draft allows."""
    game = new(3, draft=True)
    assert game.seats == ("nw", "sw", "ne", "se")
    dealt: list[set[str]] = []
    chosen: list[str] = []
    for at, seat in enumerate(("nw", "sw", "ne", "se")):
        assert asked(game) == (seat, "family")
        offered = {text.split()[1] for text in legal(game)}
        assert len(offered) == (3 if at < 2 else 2)
        if at < 2:
            dealt.append(offered)
        else:
            assert offered == dealt[at % 2] - {chosen[at % 2]}
            assert refused(game, f"family {chosen[at % 2]}") == "LF-S-05"
        chosen.append(sorted(offered)[0])
        game.play(f"family {chosen[-1]}")
    assert game.seats == tuple(chosen)
    assert dealt[0] | dealt[1] == set(PRINTED.colours)


@rule("LF-S-07", "LF-S-08", "LF-S-12")
def test_basic_orders_behind_the_screen_and_kinds_known_to_all() -> None:
    game = new()
    seat, partner, enemy = game.seats[0], game.seats[2], game.seats[1]
    mine = {f"{seat}.basic.{kind}" for kind in ("advance", "muster", "charge", "garrison", "collection")}
    view: Any = game.view(partner)
    assert set(view["families"][seat]["orders"]) == mine
    other: Any = game.view(enemy)
    assert "orders" not in other["families"][seat]
    assert other["families"][seat]["orders_in_hq"] == 5
    assert len(other["families"][seat]["on_mat"]) == 8


@rule("LF-S-09", "LF-S-10")
def test_advanced_orders_and_17_tokens_on_the_mat() -> None:
    game = new()
    for player, seat in enumerate(game.seats):
        slots = {tuple(name.split(".")[1:]) for name in of(game, seat, "on_mat")}
        family: Any = PACK.families
        assert slots == set(family[seat].mat.slots())
        assert sum(PRINTED.mats[game.colours[player]].length) == 17
        assert set(of(game, seat, "removed").values()) == {0}


@rule("LF-S-11")
def test_the_rest_is_supply() -> None:
    game = new()
    for player, seat in enumerate(game.seats):
        placed = sum(n for n, owner in zip(game.soldati, game.owner, strict=True) if owner == player)
        assert of(game, seat, "supply") == 50 - placed - of(game, seat, "hq")


@rule("LF-S-13", "LF-S-14", "LF-S-15", "LF-G-06")
@pytest.mark.parametrize("seed", range(6))
def test_deployment_by_corner_symbols(seed: int) -> None:
    game = new(seed)
    for at, printed in enumerate(PACK.areas.values()):
        corner = printed.start
        expected = "neutral" if corner == "neutral" else next(s for s in game.seats if of(game, s, "corner") == corner)
        assert area(game, printed.id) == f"{expected} {printed.soldati}"
        assert game.soldati[at] in (2, 3)
    assert Counter(game.owner) == {0: 6, 1: 6, 2: 6, 3: 6, 4: 12}
    assert set(game.control) == {-1}


@rule("LF-S-16")
def test_any_player_may_start() -> None:
    assert {new(seed).first for seed in range(40)} == {0, 1, 2, 3}
    game = new()
    assert asked(game)[0] == game.seats[game.first]


@rule("LF-S-17", "LF-S-18", "LF-S-19", "EX-LF-23")
@pytest.mark.parametrize("seed", range(6))
def test_character_cards_fill_the_hq(seed: int) -> None:
    game = new(seed)
    cards = [of(game, seat, "character") for seat in game.seats]
    assert len(set(cards)) == 4
    last = (game.first + 3) % 4
    assert last % 2 != game.first % 2
    for player, seat in enumerate(game.seats):
        card = PACK.characters[cards[player]]
        paid = {game.first: -1, last: 1}.get(player, 0)
        assert of(game, seat, "money") == card.money + paid
        assert of(game, seat, "hq") == card.hq_soldati


@rule("LF-S-20")
def test_units_of_the_card_go_to_own_areas_and_their_seas() -> None:
    game = new(11)
    seen: set[str] = set()
    while game.decision is not None and game.decision.kind != "setup_lab":
        seat, kind = asked(game)
        player = game.seats.index(seat)
        for text in legal(game):
            _, name = text.split()
            if kind == "setup_boat":
                coast = PRINTED.coast[PRINTED.sea_names.index(name)]
                assert any(game.owner[one] == player for one in coast)
            else:
                assert game.owner[PRINTED.area_names.index(name)] == player
        foreign = next(n for n, o in zip(PRINTED.area_names, game.owner, strict=True) if o != player)
        if kind == "setup_soldati":
            assert refused(game, f"place {foreign}") == "LF-S-20"
        seen.add(kind)
        game.play(game.decision.actions[0])
    for player, seat in enumerate(game.seats):
        card = PACK.characters[of(game, seat, "character")]
        assert of(game, seat, "cars") == 5 - card.cars
        assert of(game, seat, "boats") == 4 - card.boats
        placed = sum(n for n, owner in zip(game.soldati, game.owner, strict=True) if owner == player)
        start = sum(a.soldati for a in PACK.areas.values() if a.start == of(game, seat, "corner"))
        assert placed == start + card.soldati
    assert "setup_soldati" in seen


@rule("LF-S-21", "LF-S-22", "EX-LF-22")
def test_labs_of_the_card_at_most_two_in_an_area() -> None:
    for seed in range(40):
        game = until(new(seed), "setup_lab")
        seat = asked(game)[0]
        if of(game, seat, "character") == "apothecary":
            break
    player = game.seats.index(seat)
    mine = [PRINTED.area_names[at] for at, owner in enumerate(game.owner) if owner == player]
    assert legal(game) == {f"lab {name}" for name in mine}
    play(game, f"lab {mine[0]}", f"lab {mine[0]}")
    assert legal(game) == {f"lab {name}" for name in mine[1:]}
    assert refused(game, f"lab {mine[0]}") == "LF-S-22"
    play(game, f"lab {mine[1]}")
    assert asked(game)[0] != seat


@rule("LF-S-23", "LF-S-24")
def test_eight_grey_tokens_then_two_of_each_player() -> None:
    game = until(new(5), "setup_token")
    grey = [space.id for space in PACK.sheets[0].space if space.kind == "grey"]
    assert len(grey) == 8
    assert all(sheet(game, space) == "neutral" for space in grey)
    free = {space.id for space in PACK.sheets[0].space if space.kind == "free"}
    assert {text.split()[1] for text in legal(game)} == free
    assert refused(game, f"put {grey[0]}") == "LF-S-24"
    order = [game.seats[(game.first + at) % 4] for at in range(4)]
    for seat in order * 2:
        assert asked(game) == (seat, "setup_token")
        game.play(game.decision.actions[0])  # type: ignore[union-attr]
    assert asked(game) == (order[0], "turn")
    assert [of(game, seat, "influence") for seat in game.seats] == [6] * 4


def test_chance_can_be_asked_step_by_step() -> None:
    game = trinacria.new_game("lafamiglia", chance="explicit", seed=1)
    draws = 0
    while game.decision is not None and game.decision.seat == "chance":
        assert abs(sum(action.probability for action in game.decision.actions) - 1) < 1e-9  # type: ignore[attr-defined]
        position = game.position()
        assert trinacria.from_position(position).position() == position
        game.play(game.decision.actions[-1])
        draws += 1
    assert draws == 7 + 5 + 1 + 4
    assert len(set(game.seats)) == 4
    assert trinacria.replay(game.record()).position() == game.position()


def test_unknown_modes_and_options_are_refused() -> None:
    with pytest.raises(trinacria.UnknownMode, match="3v3"):
        trinacria.new_game("lafamiglia", mode="3v3")
    with pytest.raises(trinacria.UnknownOption, match="turbo"):
        trinacria.new_game("lafamiglia", options={"turbo": True})
    with pytest.raises(trinacria.UnknownOption, match="draft"):
        trinacria.new_game("lafamiglia", options={"draft": 3})
