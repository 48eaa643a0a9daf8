"""Where everything that matters lies open and one answer is left, nobody is asked."""

from collections import Counter

import pytest
from support.games.duel import PILES, TOP, chamber
from support.games.lafamiglia import area, asked, legal, marks, of, play, table, told
from support.games.rules import rule
from support.games.walks import war
from support.runs.effort import amount

import trinacria
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.modes.coupole import Restore
from trinacria.games.lafamiglia.planning.placing import PlaceNumber
from trinacria.games.lafamiglia.planning.recruiting import Recruit
from trinacria.games.lafamiglia.planning.spaces import UseSpace
from trinacria.games.lafamiglia.rules.step import Step, current_step
from trinacria.games.lafamiglia.setup import LABS, UNITS, Deployment

MODES = ("2v2", "1v1", "2v1")
HIDDEN = {
    "turn": "what a purse can pay, and a window for selling and giving",
    "token": "the same",
    "must_sell": "which order is in the HQ",
    "final_action": "a window for selling and giving",
    "issue_order": "which order is in the HQ",
    "commission_token": "what a purse can pay",
    "tile_bribery": "what a purse can pay",
    "pay_off": "what a purse can pay",
    "help": "what a purse can pay",
}
"""Questions that may have one answer, and the secret they depend on."""
HIDDEN_IN_1V1 = {
    "split": "how many members are left",
    "seat": "how many members are behind the screen",
    "place_area": "the same",
    "place_number": "the same",
    "lab_soldati": "the same",
    "part": "the same",
    "coupole_bonus": "the same",
    "coupole_restore": "the same",
    "convert": "how many soldati are left",
    "recall": "the same",
}
"""And those where the soldati of supply and HQ are secret too."""


@pytest.mark.parametrize("mode", MODES)
def test_no_question_has_one_answer_that_everybody_can_tell(mode: str) -> None:
    single: Counter[str] = Counter()
    asked_in_all = 0
    for seed in range(amount(4, 60)):
        switches = LaFamiglia.options_of(mode)
        options: dict[str, object] = {name: values[seed % len(values)] for name, values in switches.items()}
        options["opt_neutral_reward2"] = seed % 4 > 1
        for game in war(seed, mode=mode, options=options):
            if game.decision is not None:
                asked_in_all += 1
                single[game.decision.kind] += len(game.decision.actions) == 1
                assert not game.forced or game.decision.kind == "token"
    allowed = HIDDEN | (HIDDEN_IN_1V1 if mode == "1v1" else {})
    assert {kind for kind, count in single.items() if count} <= set(allowed)
    assert asked_in_all > 1000


@rule("LF-O-04", "LF-MV-01", "LF-CT-03", "LF-AC-06")
def test_the_questions_that_were_left_are_gone() -> None:
    """A car at an order, the only neighbour of a Rally, the only token on a tile, the only area for an order."""
    game = table("encounter", enna="blue 1 blue.police.A", hq={"blue": 5})
    assert told(play(game, "do car"), "car_placed") == [{"seat": "blue", "area": "enna"}]
    assert asked(game)[1] == "order"
    game = table("encounter", enna="red 2 red.basic.muster", nicosia="red 1")
    events = play(game, "do rally")
    assert told(events, "gathered") == [{"seat": "red", "source": "nicosia", "area": "enna", "soldati": 1, "cars": 0}]
    assert area(game, "enna") == "red 3 red.basic.muster"
    game = table("encounter", tiles={"allies": "red"}, enna="green 1 green.basic.collection")
    events = play(game, "done")
    assert told(events, "tile_unmarked") == [{"seat": "red", "tile": "allies"}]
    assert marks(game)[0] == {}
    game = table(top=TOP, enna="red 3")
    play(game, "use s1.ju2", "token s0.po1")
    assert asked(game) == ("red", "issue_order")


def test_what_answers_itself_is_no_move_of_the_record() -> None:
    game = table("encounter", enna="red 2 red.basic.muster", nicosia="red 1", camastra="blue 1")
    play(game, "do rally")
    assert [str(action) for _, action in game.history()] == ["do rally"]
    assert trinacria.verify(game.record()).position() == game.position()


def test_a_window_for_selling_and_giving_stays_open() -> None:
    """One token is left to take, but the order that pays for the space can still be sold. [AMB-LF-06]"""
    game = table(top={"s0.ju1": "neutral"}, enna="red 3", money={"green": 3})
    play(game, "use s1.ju2")
    assert (asked(game), legal(game)) == (("red", "token"), {"token s0.ju1 neutral"})
    assert game.forced, "whoever likes lets the page answer"
    assert "give" in {str(action) for action in game.anytime("green")}


# -------------------------------------------------------------------- what is open, and what is not


def open_now(game: LaFamiglia, step: Step) -> bool:
    """Whether everybody could list the answers to a step."""
    return step.open_answers(game)


@rule("LF-I-01", "LF-I-03", "LX-1-K04")
def test_in_1v1_it_is_a_secret_what_can_be_placed() -> None:
    two = table(top=TOP, enna="red 1", hq={"red": 1})
    assert open_now(two, PlaceNumber(0, 1, 3, 1)), "an HQ can be counted from the supply"
    assert area(two, "enna") == "red 1"
    for hq, members, expected in ((0, 0, True), (1, 0, False), (0, 1, False)):
        game = table(top=TOP, mode="1v1", solo=chamber(6, members=members), hq={"red": hq}, enna="red 1", bottom=PILES)
        assert open_now(game, PlaceNumber(0, 1, 3, 1)) is expected
        assert open_now(game, Restore(0)) is expected
        spaces = game.printed.space_names
        assert open_now(game, UseSpace(0, spaces.index("s1.sp3"), 0)) is expected, "it places"
        assert open_now(game, UseSpace(0, spaces.index("s1.ju1"), 0)), "it does not"


@rule("LX-1-K04", "LF-AC-01")
def test_recruits_can_be_counted_but_not_by_the_first_rules() -> None:
    for version, expected in (("1", False), ("2", True), ("3", True)):
        game = trinacria.from_position(
            {**table(top=TOP, mode="1v1", enna="red 1").position(), "steps": []}, version=version
        )
        assert isinstance(game, LaFamiglia)
        assert open_now(game, Recruit(0, 1, 1)) is expected
        space = game.printed.space_names.index("s1.ju1")
        assert open_now(game, UseSpace(0, space, 0)) is expected
        four = trinacria.from_position({**table(top=TOP, enna="red 1").position(), "steps": []}, version=version)
        assert isinstance(four, LaFamiglia)
        assert open_now(four, Recruit(0, 1, 1))
        assert open_now(four, UseSpace(0, space, 0))


@rule("LF-S-20", "LF-I-02")
def test_in_1v1_it_is_a_secret_which_pieces_a_set_up_can_still_place() -> None:
    duel, four = table(top=TOP, mode="1v1", enna="red 1"), table(top=TOP, enna="red 1")
    for left, expected in (((1, 1, 1), False), ((0, 1, 1), True)):
        assert open_now(duel, Deployment(UNITS, 0, left)) is expected
        assert open_now(four, Deployment(UNITS, 0, left))
    assert open_now(duel, Deployment(LABS, 0, (1,)))


def test_a_position_with_an_obvious_question_goes_on_from_it() -> None:
    older = trinacria.from_position(
        {**table("encounter", enna="blue 1 blue.police.A", hq={"blue": 5}).position(), "steps": [], "rules": "2"}
    )
    play(older, "do car")
    assert legal(older) == {"car enna"}
    newer = trinacria.from_position({**older.position(), "rules": "3"})
    assert isinstance(newer, LaFamiglia)
    assert current_step(newer).name == "Execute"
    assert of(newer, "blue", "cars") == 4
