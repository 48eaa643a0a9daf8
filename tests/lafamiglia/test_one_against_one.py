"""Expansion 1.4: 1 v 1, its set-up and its solo board."""

from collections import Counter
from typing import Any

from support.games.duel import PILES, TOP, seats, until
from support.games.lafamiglia import (
    PACK,
    PRINTED,
    asked,
    attack,
    legal,
    new,
    of,
    play,
    refused,
    table,
    told,
)
from support.games.rules import rule

from trinacria.games.lafamiglia.rules.constants import FICTION, NEUTRAL


@rule("LX-1-S01", "EX-LX-03", "LX-1-K07")
def test_six_members_each_in_the_coupole() -> None:
    game = until(new(4, "1v1"), "character")
    assert seats(game) == (6, 6)
    view: Any = game.view(game.seats[0])
    assert view["solo_board"]["side"] == "1v1"
    assert view["families"][game.seats[0]]["members_supply"] == 44


@rule("LX-1-S02", "LX-1-S04", "LX-1-S05", "LX-1-S06", "DX-LX-02")
def test_the_map_at_the_start() -> None:
    """12 neutral areas, 8 fictional ones with 24 soldati, 8 areas with 16 soldati for each player."""
    drawn: Counter[str] = Counter()
    for seed in range(20):
        game = until(new(seed, "1v1"), "character")
        owners = Counter(game.owner)
        assert (owners[NEUTRAL], owners[FICTION], owners[0], owners[1]) == (12, 8, 8, 8)
        for owner, number in ((FICTION, 24), (0, 16), (1, 16)):
            assert sum(game.soldati[at] for at, one in enumerate(game.owner) if one == owner) == number
        for name in ("marsala", "ragusa", "siracusa", "alcamo"):
            assert game.owner[PRINTED.area_names.index(name)] == FICTION
        for corner in PRINTED.corners:
            mine = [at for at, one in enumerate(game.owner) if one == FICTION and PRINTED.starts[at] == corner]
            assert len(mine) == 2, "the marked one and one drawn of each symbol"
            drawn.update(PRINTED.area_names[at] for at in mine)
        for at, start in enumerate(PRINTED.starts):
            if start == "neutral":
                assert (game.owner[at], game.soldati[at]) == (NEUTRAL, PRINTED.start_soldati[at])
        assert set(game.control) == {-1}, "nobody begins with a Mandamento [AMB-LX-28]"
    assert len(drawn) > 14, "chance draws"


@rule("LX-1-S03")
def test_each_player_has_the_two_symbols_of_a_side() -> None:
    game = until(new(4, "1v1"), "character")
    view: Any = game.view(None)
    assert [view["families"][seat]["symbols"] for seat in game.seats] == [list(side) for side in PACK.map.sides]
    for at, owner in enumerate(game.owner):
        if owner in (0, 1):
            assert PRINTED.starts[at] in PACK.map.sides[owner]


@rule("LX-1-S07", "LX-1-S08", "LX-1-S09", "LF-S-19")
def test_a_choice_of_two_characters_and_what_goes_with_it() -> None:
    """4 more soldati; the starting player returns 2 money, the other 1; nobody pays the other."""
    game = until(new(4, "1v1"), "character")
    first = game.seats[game.first]
    other = game.seats[1 - game.first]
    assert asked(game) == (first, "character")
    offered = legal(game)
    assert len(offered) == 2
    stranger = next(name for name in PRINTED.character_names if f"keep {name}" not in offered)
    assert refused(game, f"keep {stranger}") == "LX-1-S07"
    for seat, back in ((first, 2), (other, 1)):
        kept = sorted(legal(game))[0].split()[1]
        card = PACK.characters[kept]
        events = play(game, f"keep {kept}")
        assert told(events, "paid") == [{"seat": seat, "money": min(back, card.money), "other": "supply"}]
        assert asked(game) == (seat, "split")
        assert of(game, seat, "hq") == card.hq_soldati + 4
        assert of(game, seat, "money") == max(0, card.money - back)
        play(game, "members 0")
    assert asked(game)[1] == "setup_soldati"


@rule("LF-S-18")
def test_nobody_has_money_before_he_has_a_character() -> None:
    game = until(new(4, "1v1"), "character")
    for seat in game.seats:
        assert (of(game, seat, "character"), of(game, seat, "money")) == (None, 0)


@rule("LX-1-S10", "LX-1-K05")
def test_two_more_soldati_or_members_at_set_up() -> None:
    """Members of the supply may take seats instead. [AMB-LX-41]"""
    game = until(new(4, "1v1"), "setup_soldati")
    seat = game.seats[game.first]
    number = PRINTED.characters[game.characters[game.first]].soldati + 2
    for left in range(number, 0, -1):
        assert asked(game) == (seat, "setup_soldati"), left
        game.play("seat 1" if left == number else sorted(legal(game, "place"))[0])
    assert asked(game) != (seat, "setup_soldati")
    view: Any = game.view(None)
    assert view["coupole"]["seats"][seat] == 7
    assert of(game, seat, "members_supply") == 43


@rule("LX-1-S11", "DX-LX-01")
def test_four_influence_tokens_each_in_turn() -> None:
    game = until(new(4, "1v1"), "setup_token")
    assert game.decision is not None
    assert game.decision.rule == "LX-1-S11"
    order = []
    while asked(game)[1] == "setup_token":
        order.append(asked(game)[0])
        assert game.decision is not None
        game.play(game.decision.actions[0])
    first, other = game.seats[game.first], game.seats[1 - game.first]
    assert order == [first, other] * 4
    view: Any = game.view(None)
    assert sum(map(len, view["sheets"]["top"]["tokens"].values())) == 16


# -------------------------------------------------------------------- the changed rule and the solo board


@rule("LX-1-R01")
def test_force_costs_one_whoever_defends() -> None:
    """1 against neutral soldati too, not 0. [AMB-LX-04]"""
    for defender in ("blue 1", "neutral 1", "black 1"):
        for on in (True, False):
            game = table(
                "encounter",
                mode="1v1",
                solo={"fiction": "black"},
                enna="red 5 red.basic.muster",
                camastra=defender,
                options={"opt_neutral_force1": on},
            )
            attack(game, "camastra", 4)
            assert told(play(game, "force"), "force")[0]["soldati"] == 1


@rule("LX-1-R03")
def test_each_action_of_the_solo_board_once_a_game() -> None:
    removed = {"red": {"church": 1}, "blue": {"church": 1}}
    game = table(top=TOP, mode="1v1", enna="red 1", riesi="blue 1", removed=removed, bottom=PILES, round=1)
    play(game, "use s1.ti1", "token s0.sp1", "row church", "board v1.a8", "lab enna")
    play(game, "use s1.ti2", "token s0.ju1", "row church")
    assert asked(game) == ("blue", "commission_token")
    assert refused(game, "board v1.a8") == "LX-M-04"
    play(game, "board v1.a5", "order blue.basic.muster")
    while game.round == 1 and game.decision is not None:
        game.play(game.decision.actions[-1])
    view: Any = game.view(None)
    taken = {space: tokens for space, tokens in view["solo_board"]["tokens"].items() if tokens}
    assert {"v1.a8", "v1.a5"} <= set(taken), "they stay for the next rounds"


# -------------------------------------------------------------------- seats
