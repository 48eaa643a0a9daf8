"""Rulebook 1.31: secret means secret. Two worlds that differ only in what a seat cannot know look the same to it."""

import json
from random import Random
from typing import Any

import pytest
from support.games.lafamiglia import asked, first_tokens, legal, of, play, table
from support.games.rules import rule
from support.games.walks import lively
from support.games.worlds import other_lafamiglia
from support.runs.effort import EVERYTHING, amount

import trinacria
from trinacria.games.lafamiglia.modes.coupole import Split

TOP = first_tokens()


@rule("LF-I-01", "LF-S-07")
def test_the_hq_is_the_teams() -> None:
    game = table(top=TOP, money={"red": 4}, hq={"red": 6}, enna="red 3 red.basic.charge")
    for seat in ("red", "green"):
        view: Any = game.view(seat)
        assert {"money", "hq", "orders"} <= set(view["families"]["red"])
        assert view["areas"]["enna"]["orders"] == ["red.basic.charge"]
    for other in ("blue", "yellow", None):
        seen: Any = game.view(other)
        assert {"money", "hq", "orders"}.isdisjoint(seen["families"]["red"])
        assert seen["areas"]["enna"]["order_count"] == 1
        assert "orders" not in seen["areas"]["enna"]


@rule("LF-I-01")
def test_a_laid_order_is_told_face_down() -> None:
    game = table(top=TOP, enna="red 3")
    events = play(game, "use s1.ju2", "token s0.po1", "order red.basic.muster")
    laid = next(event for event in events if event.kind == "order_laid")
    assert laid.seen_by("green") == {"kind": "order_laid", "seat": "red", "area": "enna", "order": "red.basic.muster"}
    assert laid.seen_by("blue") == laid.seen_by(None)
    assert "red.basic.muster" not in json.dumps(laid.seen_by("blue"))


@rule("LF-I-02")
def test_board_mats_tiles_and_supplies_are_open() -> None:
    game = table(
        top=TOP,
        tiles={"allies": "red", "influence": "green", "miniguns": "yellow", "speedboats": "blue"},
        removed={"red": {"police": 1}},
        enna="red 3 1c 2l",
        seas={"mare-licata": "red"},
    )
    game.play("sell red.basic.charge", seat="red")
    view: Any = game.view(None)
    family = view["families"]["red"]
    assert view["areas"]["enna"] == {"family": "red", "soldati": 3, "cars": 1, "labs": 2, "order_count": 0}
    assert view["seas"]["mare-licata"] == ["red"]
    assert view["tiles"]["marked"] == [
        {"allies": "red", "influence": "green"},
        {"miniguns": "yellow", "speedboats": "blue"},
    ]
    assert (family["supply"], family["cars"], family["boats"]) == (47, 4, 3)
    assert family["removed"]["police"] == 1
    assert family["sold"] == ["red.basic.charge"]
    assert "red.justice.A" in family["on_mat"]
    assert view["sheets"]["top"]["tokens"]["s0.po1"] == ["neutral"]


@rule("LF-I-03")
def test_the_soldati_of_an_hq_can_be_computed() -> None:
    game = table(top=TOP, hq={"red": 6}, enna="red 3")
    view: Any = game.view("blue")
    on_board = sum(one["soldati"] for one in view["areas"].values() if one["family"] == "red")
    assert 50 - on_board - view["families"]["red"]["supply"] == of(game, "red", "hq")


@rule("LF-I-01", "LF-CF-03", "LF-CF-05")
def test_a_conflict_is_open_but_for_the_cards() -> None:
    game = table("encounter", camastra="red 6 1c red.basic.muster", licata="blue 4 2l")
    play(game, "do move", "to licata", "soldati 5", "drive", "finesse")
    open_facts = {"area": "licata", "attacker": "red", "agent": "red", "soldati": 5, "car": 1, "force": 2}

    def seen(seat: str | None) -> dict[str, object]:
        view: Any = game.view(seat)
        return {key: fact for key, fact in view["conflict"].items() if key not in open_facts}

    view: Any = game.view(None)
    assert open_facts.items() <= view["conflict"].items()
    assert seen(None) == {"defender": "blue", "cards_chosen": 0}
    play(game, "card turncoat")
    assert seen("green") == {"defender": "blue", "cards_chosen": 1, "attack_card": "turncoat"}
    assert seen("yellow") == {"defender": "blue", "cards_chosen": 1}
    play(game, "card coward2")
    assert seen("yellow") == {"defender": "blue", "cards_chosen": 2, "defence_card": "coward2"}
    assert seen(None) == {"defender": "blue", "cards_chosen": 2}
    play(game, "leave")
    assert seen(None) == {"defender": "blue", "cards_chosen": 2, "attack_takes": False}


def test_only_the_seat_that_decides_sees_the_question() -> None:
    game = table(top=TOP, enna="red 3")
    view: Any = game.view("red")
    assert set(view["decision"]) == {"seat", "kind", "rule", "optional", "actions"}
    for seat in ("green", "blue", None):
        view = game.view(seat)
        assert view["decision"] == {"seat": "red"}


def test_all_is_open_when_the_game_is_over() -> None:
    game = table("encounter", round=4, enna="red 3", money={"red": 4})
    assert game.result is not None
    view: Any = game.view(None)
    assert view["families"]["red"]["money"] == 4


# -------------------------------------------------------------------- the leak test


def seen(game: trinacria.Game, seat: str | None) -> str:
    """All that a seat learns from a game at rest."""
    options = [str(action) for action in game.anytime(seat)] if seat is not None else []
    return json.dumps([game.view(seat), options])


def told(events: list[trinacria.Event], seat: str | None) -> str:
    """All that a seat learns from events, until something hidden is turned over for all."""
    share = []
    for event in events:
        if event.reveals:
            break
        share.append(event.seen_by(seat))
    return json.dumps(share)


def tried(game: trinacria.Game, seat: str) -> list[str]:
    """What a seat learns by trying things out of turn."""
    answers = []
    for action in ("take", "card turncoat", "sell red.basic.charge", "order blue.basic.muster", "done", "give"):
        twin = game.copy()
        try:
            twin.play(action, seat=seat)
            answers.append("played")
        except trinacria.TrinacriaError as error:
            answers.append(str(error))
    return answers


OFTEN = 0.3 if EVERYTHING else 0.12
"""How often the worlds are compared where nobody hides anything."""


@pytest.mark.parametrize(
    ("mode", "at"),
    [
        *((mode, at) for mode in ("2v2", "1v1", "2v1") for at in (0, None)),
        ("2v1", 1),
        # Their seats hide and see what the first one does.
        *(pytest.param("2v2", at, marks=pytest.mark.slow) for at in (1, 2, 3)),
        pytest.param("1v1", 1, marks=pytest.mark.slow),
        pytest.param("2v1", 2, marks=pytest.mark.slow),
    ],
)
def test_two_worlds_look_the_same(mode: str, at: int | None) -> None:
    differ = secrets = 0
    games = amount(1, 3)
    for seed in range(games):
        dice = Random(seed)
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed)
        seat = game.seats[at] if at is not None else None
        friends = next((team for team in game.teams if seat in team), ())
        while game.decision is not None:
            action = lively(game, dice)
            hostile = game.decision.seat not in friends
            secret = hostile and game.decision.kind in ("issue_order", "conflict_card", "split")
            if secret or dice.random() < OFTEN:
                twin = other_lafamiglia(game, seat, dice)
                differ += twin.position() != game.position()
                assert seen(twin, seat) == seen(game, seat)
                if seat is not None and game.decision.seat != seat:
                    assert tried(twin, seat) == tried(game, seat)
                assert twin.decision is not None
                reply = dice.choice(twin.decision.actions) if secret else action
                secrets += secret
                if reply in twin.decision.actions:
                    mine, other = game.copy().play(action), twin.play(reply)
                    if game.decision.kind == "split":
                        # What comes after it may show: whoever kept no soldato cannot place one.
                        mine, other = mine[:1], other[:1]
                    assert told(other, seat) == told(mine, seat)
            game.play(action)
    assert differ > 40 * games, "the other world must really be another"
    assert secrets > 20 * games


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_a_spectator_sees_less_than_any_player(mode: str) -> None:
    game = trinacria.new_game("lafamiglia", mode=mode, seed=4)
    dice = Random(4)
    while game.decision is not None:
        if dice.random() < 0.1:
            watched: Any = game.view(None)
            assert set(watched["decision"]) == {"seat"}
            for seat in game.seats:
                mine: Any = game.view(seat)
                assert set(mine["families"][seat]) > set(watched["families"][seat])
        game.play(lively(game, dice))


def test_questions_do_not_depend_on_money_that_nobody_sees() -> None:
    """Bribery is offered to a family without money too, so that the question tells nothing."""
    for money in (0, 5):
        game = table(
            "encounter", tiles={"bribery": "red"}, money={"red": money}, camastra="red 6 red.police.A", licata="blue 4"
        )
        play(game, "do move", "to licata", "soldati 2")
        assert "skip" in legal(game)


@rule("LX-1-K04")
def test_how_many_members_came_is_in_the_own_flow_alone() -> None:
    """Two steps under way, one of each player: who is asked knows the own number and reads 0 for the other's."""
    game: Any = table(mode="1v1", enna="red 1", riesi="blue 1")
    game.push(Split(0, 3, 2))
    game.push(Split(1, 2, 1))
    game._decision = None
    assert asked(game) == ("blue", "split")
    assert game.flow()[-2:] == [["Split", 0, 3, 0], ["Split", 1, 2, 1]]
