"""House rules: numbers of the rulebook that a pack changes, for engine, previews, bots and viewers."""

import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support.games.lafamiglia import table
from support.packs.own_packs import built_in, own_pack, with_house_rule

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.bots.games.lafamiglia.judgement.table import Table
from trinacria.bots.games.lafamiglia.search.worlds import Memory
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.content.check.facts import check_facts
from trinacria.games.lafamiglia.content.check.sources import check_sources
from trinacria.games.lafamiglia.content.decode import convert
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.house import HOUSE_RULES
from trinacria.games.lafamiglia.content.load import examine_files, sicily
from trinacria.games.lafamiglia.content.model.pack import PiecesFile
from trinacria.kernel.errors import InvalidPosition
from trinacria.kernel.observation import observe

RED_4 = dict.fromkeys(
    ("trapani", "marsala", "alcamo", "partinico", "corleone", "sciacca", "agrigento", "camastra"), "red 1"
)


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    for pack_hash in LaFamiglia.brought_packs():
        LaFamiglia.forget_pack(pack_hash)


def played_with(**house: int) -> dict[str, Any]:
    """The options of a game with these house rules."""
    files = own_pack(house=house)
    examined = LaFamiglia.examine_pack(files)
    assert not examined.faults
    assert examined.about is not None
    assert examined.about.house == house
    return {"content": LaFamiglia.bring_pack(files)}


def held(rule: str, value: int) -> list[str]:
    """The faults of pieces.toml with a house rule."""
    raw = tomllib.loads(with_house_rule(built_in()["pieces.toml"], rule, value))
    report = Report()
    convert(raw, PiecesFile, tomllib.loads(built_in()["pieces.toml"]), "pieces.toml", report)
    check_facts({"pieces.toml": raw}, report)
    check_sources("pieces.toml", raw, report)
    return [fault.key for fault in report.faults]


def test_the_built_in_pack_has_none_and_keeps_its_hash() -> None:
    assert LaFamiglia.about_pack(sicily().hash) is None
    assert sicily().hash.startswith("e11d128e")


@pytest.mark.parametrize("rule", HOUSE_RULES)
def test_each_may_go_so_far_and_no_further(rule: str) -> None:
    _, usual, least, most = HOUSE_RULES[rule]
    assert held(rule, least) == held(rule, most) == held(rule, usual) == []
    assert held(rule, most + 1)
    assert held(rule, least - 1)


def test_another_number_without_the_word_house_is_a_fault_with_advice() -> None:
    files = built_in()
    files["pieces.toml"] = files["pieces.toml"].replace("rounds = 4", "rounds = 3")
    (fault,) = examine_files(files)[1]
    assert (fault.key, fault.problem) == ("limits.rounds", said("is", value="3"))
    assert fault.expected.id == "value-or-house-rule"


def test_fewer_rounds() -> None:
    game = trinacria.new_game("lafamiglia", seed=4, options=played_with(rounds=2))
    rounds = set()
    while game.decision is not None:
        view: dict[str, Any] = game.view(None)
        rounds.add(view["round"])
        game.play(game.decision.actions[-1])
    assert rounds == {1, 2}
    assert game.result is not None
    with pytest.raises(InvalidPosition):
        table(round=3, options=played_with(rounds=2), areas=RED_4)


def test_a_mandamento_fewer_wins() -> None:
    def ended(**house: int) -> trinacria.Result | None:
        game = table("encounter", round=2, in_play="allies", areas=RED_4, options=played_with(**house))
        while game.decision is not None and game.decision.kind == "mark_tile":
            game.play(game.decision.actions[0])
        return game.result

    assert sum(table(areas=RED_4).standing().values()) == 4
    assert ended() is None
    family, team = ended(win_family=4), ended(win_team=4)
    assert family is not None
    assert team is not None
    assert (family.reason, team.reason) == ("family", "team")


def test_a_mandamento_that_takes_all_three_areas() -> None:
    game = table(areas=RED_4, options=played_with(mandamento_areas=3))
    assert sum(game.standing().values()) == 0


def test_more_control_tiles() -> None:
    view: dict[str, Any] = trinacria.new_game("lafamiglia", seed=1, options=played_with(tiles_in_play=9)).view(None)
    assert len(view["tiles"]["in_play"]) == 9


def test_one_lab_an_area() -> None:
    table(enna="red 2 2l")
    with pytest.raises(InvalidPosition):
        table(enna="red 2 2l", options=played_with(labs_per_area=1))


def test_more_money_at_the_start_for_everybody_and_bots_count_it() -> None:
    options = played_with(start_money=3)
    purses = []
    for chosen in ({"content": played_with()["content"]}, options):
        game = trinacria.new_game("lafamiglia", seed=11, options=chosen)
        while game.decision is not None and game.view(None)["families"] is None:
            game.play(game.decision.actions[0])
        assert game.decision is not None
        position: dict[str, Any] = game.position()
        purses.append(list(position["families"].values()))
        seen = observe(game)
        memory = Memory()
        memory.hear(seen)
        own = Table(seen)
        assert memory.purse(game.decision.seat, Random(1)) == own.money == seen.view["families"][seen.seat]["money"]
    assert [one["money"] + 3 for one in purses[0]] == [one["money"] for one in purses[1]]


def test_in_one_against_one_the_preview_of_a_card_counts_it_too() -> None:
    game = trinacria.new_game("lafamiglia", "1v1", seed=3, options=played_with(start_money=5))
    while game.decision is not None and game.decision.kind != "character":
        game.play(game.decision.actions[0])
    assert game.decision is not None
    action, seat = game.decision.actions[0], game.decision.seat
    (money,) = [line.amount for line in game.preview(action, seat).gains if line.kind == "money"]
    card = str(action).split()[-1]
    assert money == 5 + next(one.money for one in sicily().characters.values() if one.id == card) + (card == "notary")


def test_a_game_with_all_of_them_is_played_to_its_end() -> None:
    options = played_with(
        rounds=2, start_money=4, win_family=4, win_team=5, mandamento_areas=3, tiles_in_play=3, labs_per_area=1
    )
    game = trinacria.new_game("lafamiglia", seed=5, options=options)
    play_match(game, {seat: find_bot("greedy")(seed=at) for at, seat in enumerate(game.seats)})
    assert game.result is not None
    assert trinacria.verify(game.record()).result == game.result
