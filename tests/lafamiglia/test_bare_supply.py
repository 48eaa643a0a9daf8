"""Rewards with hardly a soldato left in the supply: reward, split, conflict, and only then the tile Recruitment."""

import json
from random import Random
from typing import Any

import pytest
from support.games.duel import PILES, chamber, seats
from support.games.lafamiglia import NEUTRAL, area, asked, attack, legal, of, play, reason, refused, table, told
from support.games.pieces import check_pieces
from support.games.rules import rule
from support.games.walks import lively
from support.runs.effort import amount

import trinacria
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.rules.options import SWITCHES
from trinacria.kernel.action import Action

EACH: dict[str, object] = {"opt_neutral_reward2": False}
"""One soldato for each neutral one removed."""
WHITE = ["white", "blue", "green", "yellow"]


def pieces(game: trinacria.Game, seat: str = "red") -> tuple[int, int, int]:
    """Soldati in the HQ, members in the HQ, soldati in the supply."""
    return of(game, seat, "hq"), of(game, seat, "members"), of(game, seat, "supply")


def steps(game: trinacria.Game) -> list[str]:
    """The names of the steps under way."""
    position: Any = game.position()
    return [step[0] for step in position["steps"]]


def reads_back(game: trinacria.Game) -> None:
    """The position can be written down, read and written again."""
    position = game.position()
    assert trinacria.from_position(json.loads(json.dumps(position))).position() == position


# -------------------------------------------------------------------- members stay members


@rule("LX-1-K04", "LF-BN-07")
def test_a_member_that_came_for_want_of_soldati_stays_one() -> None:
    """An attacker that force returns to the supply afterwards is not exchanged for it."""
    game = table(
        "encounter", mode="1v1", options=EACH, hq={"red": 44}, enna="red 6 red.basic.advance", camastra="neutral 2"
    )
    attack(game, "camastra", 5)
    assert pieces(game) == (44, 1, 0)
    assert (asked(game), legal(game)) == (("red", "split"), {"members 1"})
    flow: Any = game.flow()
    assert flow[-1] == ["Split", 0, 1, 1], "who is asked knows how many are members already"
    assert reason(game, "members 0") == ("too-few", {"least": 1, "found": 0})
    play(game, "members 1", "force")
    assert pieces(game)[1:] == (1, 2 - 1), "two attackers went to the supply, one of them came for the second neutral"
    assert (asked(game), legal(game)) == (("red", "split"), {"members 0", "members 1"})
    play(game, "members 0")
    assert pieces(game) == (45, 1, 1)
    assert area(game, "camastra") == "red 3"
    reads_back(game)


@rule("LX-1-K04", "LF-XT-07")
def test_no_tile_can_use_up_a_member_before_its_split() -> None:
    """Recruitment seats the member that was won; there is none to give back."""
    game = table(
        "encounter", mode="1v1", options=EACH, hq={"red": 44}, enna="red 6 red.basic.advance", camastra="neutral 2",
        tiles={"recruitment": "red"}, solo=chamber(6), bottom=PILES,
    )  # fmt: skip
    attack(game, "camastra", 5)
    play(game, "members 1", "force", "members 1")
    assert asked(game) == ("red", "tile_recruitment")
    assert legal(game) == {"reinforce", "skip", "seat 1", "seat 2"}
    play(game, "seat 2")
    assert pieces(game) == (44, 0, 2)
    assert seats(game) == (8, 4)
    reads_back(game)


# -------------------------------------------------------------------- one order: reward, split, Recruitment


@rule("LX-1-K04", "LX-1-K05", "LF-XT-07", "LX-OPT-2a", "LX-OPT-2b")
@pytest.mark.parametrize("for_the_area", [False, True])
def test_a_reward_is_split_before_recruitment(for_the_area: bool) -> None:
    """So what was won can take seats or places at once, whichever rule rewards."""
    options: dict[str, object] = {"opt_neutral_reward2": for_the_area}
    game = table(
        "encounter", mode="1v1", options=options, enna="red 7 red.basic.advance", camastra="neutral 2",
        tiles={"recruitment": "red"}, solo=chamber(6), bottom=PILES,
    )  # fmt: skip
    attack(game, "camastra", 6)
    while asked(game)[1] in ("approach", "split"):
        play(game, "force" if asked(game)[1] == "approach" else sorted(legal(game))[-1])
    assert pieces(game)[:2] == (0, 2)
    assert legal(game) == {"seat 1", "seat 2", "skip"}
    play(game, "seat 2")
    assert seats(game) == (8, 4)
    assert asked(game)[1] != "split"


@rule("LF-XT-07", "LF-KO-02", "LX-OPT-2a")
@pytest.mark.parametrize("for_the_area", [False, True])
def test_a_reward_can_be_placed_by_recruitment_in_every_mode(for_the_area: bool) -> None:
    options: dict[str, object] = {"opt_neutral_reward2": for_the_area}
    for mode in ("2v2", "2v1"):
        game = table(
            "encounter", mode=mode, options=options, enna="red 7 red.basic.advance", camastra="neutral 2",
            tiles={"recruitment": "red"},
        )  # fmt: skip
        attack(game, "camastra", 6, "force")
        assert asked(game) == ("red", "tile_recruitment")
        play(game, "reinforce")
        assert of(game, "red", "hq") == 0


# -------------------------------------------------------------------- at once, while the supply is short


@rule("LX-1-K04", "LF-CF-09")
@pytest.mark.parametrize(("members", "won"), [(0, 0), (1, 1)])
def test_a_member_leaves_the_last_soldato_for_the_turncoat(members: int, won: int) -> None:
    game = table(
        "encounter", mode="1v1", options=EACH, hq={"red": 43}, enna="red 6 red.basic.advance", camastra="neutral 4"
    )
    attack(game, "camastra", 5)
    assert legal(game) == {"members 0", "members 1"}
    play(game, f"members {members}", "finesse", "card turncoat", "card coward1", "leave")
    told_now = told(play(game, "leave"), "turncoat")
    assert [(one["lost"], one["won"]) for one in told_now] == [(1, won)]


@rule("LX-1-K04", "LF-CF-09", "LF-CF-08")
def test_between_two_turncoats_the_first_ones_reward_is_split() -> None:
    """The first takes the last but one, its reward would take the last: a member leaves it for the second."""
    game = table(
        "encounter", mode="1v1", options=EACH, hq={"red": 42}, enna="red 6 red.basic.muster", camastra="neutral 4"
    )
    attack(game, "camastra", 5, "finesse", "card turncoat", "card turncoat", "take")
    events = play(game, "leave")
    assert steps(game)[-2:] == ["CardEffects", "Split"]
    assert [one["won"] for one in told(events, "turncoat")] == [1]
    assert pieces(game) == (43, 0, 0)
    reads_back(game)
    twin = game.copy()
    assert [one["won"] for one in told(play(twin, "members 0"), "turncoat")] == [0]
    assert [one["won"] for one in told(play(game, "members 1"), "turncoat")] == [1]
    assert legal(game) == {"members 1"}, "no soldato is left for the second reward"


@rule("LF-CF-07", "LF-CF-10", "LF-CF-11", "LX-1-K04")
def test_a_coward_of_neutral_soldati_is_rewarded_before_the_knockout() -> None:
    game = table("encounter", mode="1v1", options=EACH, enna="red 6 red.basic.muster", camastra="neutral 4")
    attack(game, "camastra", 5, "finesse", "card coward1", "card coward2", "leave")
    events = play(game, "leave")
    assert [(one["family"], one["soldati"]) for one in told(events, "coward")] == [("red", 1), ("neutral", 2)]
    assert not told(events, "knockout")
    assert legal(game) == {"members 0", "members 1", "members 2"}
    assert told(play(game, "members 0"), "knockout")


@rule("LF-CF-07", "LF-CF-09")
def test_turncoats_come_before_cowards_whoever_has_them() -> None:
    """The attacker leaves a Turncoat to the defender and keeps a Coward: the Turncoat is applied first."""
    game = table("encounter", enna="red 6 red.basic.muster", camastra="blue 4")
    attack(game, "camastra", 5, "finesse", "card coward2", "card turncoat", "leave")
    kinds = [event.kind for event in play(game, "leave")]
    assert [kind for kind in kinds if kind in ("turncoat", "coward", "knockout")] == ["turncoat", "coward", "knockout"]
    assert (area(game, "camastra"), of(game, "red", "hq")) == ("blue 3", 2)


@rule("LX-1-K04", "LF-ST-05", "LF-PN-06", "LF-XO-01")
def test_strikes_pentiti_and_replacements_are_split_at_once_too() -> None:
    game = table("encounter", mode="1v1", options=EACH, enna="red 2 red.basic.charge", camastra="neutral 3")
    play(game, "do strike", "strike camastra")
    assert (asked(game)[1], legal(game)) == ("split", {"members 0", "members 1", "members 2"})
    cycle = ["black", "blue"]
    solo = {"coupole": {"black": 6, "blue": 6}}
    game = table(
        "encounter", mode="1v1", options=EACH, cycle=cycle, first="black", solo=solo, enna="black 2 black.police.B",
        camastra="neutral 2", riesi="neutral 2",
    )  # fmt: skip
    play(game, "do pentito", "remove camastra 2")
    assert asked(game)[1] == "split"
    play(game, "members 2")
    assert asked(game)[1] == "pentito", "then the next number"
    solo = {"coupole": {"green": 6, "blue": 6}}
    game = table(
        "encounter", mode="1v1", options=EACH, cycle=["green", "blue"], first="green", solo=solo,
        enna="green 4 green.church.A", camastra="neutral 2",
    )  # fmt: skip
    attack(game, "camastra", 3, "convert 1")
    assert asked(game)[1] == "split"
    assert told(play(game, "members 0"), "bonuses")


# -------------------------------------------------------------------- one act: all join, then all are rewarded


def recall(**areas: str) -> LaFamiglia:
    """White Justice B with two soldati in the supply."""
    return table("encounter", cycle=WHITE, first="white", hq={"white": 47}, enna="white 1 white.justice.B", areas=areas)


@rule("LF-XO-07")
def test_white_justice_b_is_one_act_over_several_areas() -> None:
    """Two neutral soldati in one area or in two: both are replaced before the reward takes the last of the supply."""
    one = recall(camastra="neutral 3")
    play(one, "do recall", "recall camastra 2")
    assert asked(one)[1] == "turn", "nobody is left to replace anybody"
    two = recall(camastra="neutral 2", riesi="neutral 2")
    events = play(two, "do recall", "recall camastra 1")
    assert not told(events, "rewarded")
    position: Any = two.position()
    assert position["steps"][-1] == ["Recall", 0, two.printed.area_names.index("enna"), 2, 1]
    reads_back(two)
    assert "recall riesi 1" in legal(two)
    play(two, "recall riesi 1")
    for game in (one, two):
        assert area(game, "enna") == "white 3"
        assert (of(game, "white", "supply"), of(game, "white", "hq")) == (0, 47)


@rule("LF-XO-07", "LF-XO-04")
def test_the_reward_of_a_recall_comes_when_it_is_over() -> None:
    """As with Black Church B: those who join have left the supply before."""
    game = recall(camastra="neutral 2", riesi="blue 1")
    play(game, "do recall", "recall camastra 1")
    assert refused(game, "recall riesi 2") == "LF-XO-07"
    events = play(game, "done")
    assert told(events, "rewarded") == [{"seat": "white", "soldati": 1}]
    assert (of(game, "white", "supply"), of(game, "white", "hq")) == (0, 48)
    enemies = recall(camastra="blue 2", riesi="blue 2")
    assert not told(play(enemies, "do recall", "recall camastra 1", "done"), "rewarded"), "enemies bring none"
    convert = table(
        "encounter", cycle=["black", "blue", "green", "yellow"], first="black", hq={"black": 44},
        enna="black 4 black.church.B", camastra="neutral 3",
    )  # fmt: skip
    attack(convert, "camastra", 3, "convert 2")
    assert (convert.conflict_soldati, of(convert, "black", "supply"), of(convert, "black", "hq")) == (5, 0, 44)


@rule("LX-1-K04", "LF-XO-07")
def test_the_reward_of_a_recall_is_split_once() -> None:
    solo = {"coupole": {"white": 6, "blue": 6}}
    game = table(
        "encounter", mode="1v1", options=EACH, cycle=["white", "blue"], first="white", solo=solo, hq={"white": 47},
        enna="white 1 white.justice.B", camastra="neutral 2", riesi="neutral 2",
    )  # fmt: skip
    play(game, "do recall", "recall camastra 1", "recall riesi 1")
    assert asked(game)[1] == "recall", "whether a soldato is left is hidden"
    play(game, "done")
    assert (asked(game)[1], legal(game)) == ("split", {"members 2"})
    play(game, "members 2")
    assert pieces(game, "white") == (47, 2, 0)


# -------------------------------------------------------------------- whatever is played


GAMES = amount(96, 800)
BLOCKS = amount(4, 10)
MODES = ("1v1", "2v2", "1v1", "2v1")
OFTEN = amount(13, 2)
"""After how many questions a position is read again, which takes long."""


def bare(seed: int) -> LaFamiglia:
    """A game in its encounter phase with at most two soldati in each supply, in any mode and with any options."""
    dice = Random(seed)
    options: dict[str, object] = {name: dice.random() < 0.5 for name in SWITCHES}
    game: Any = trinacria.new_game("lafamiglia", mode=MODES[seed % len(MODES)], seed=seed, options=options)
    while not game.encounter:
        game.play(lively(game, dice))
    position: Any = game.position()
    tiles = ["recruitment", "second_wave", "bribery", "allies"]
    position["tiles"]["in_play"] = sorted({*position["tiles"]["in_play"], *tiles})
    position["tiles"]["marked"] = [dict.fromkeys(tiles, team[0]) for team in position["teams"]]
    for player, seat in enumerate(game.seats):
        position["families"][seat]["hq"] += max(0, game.supply[player] - dice.randrange(3))
        if game.mode == "1v1":
            left: int = of(game, seat, "members_supply")
            position["solo"]["members"][seat] = dice.choice((0, 1, left))
    made = trinacria.from_position(position, seed=str(seed))
    assert isinstance(made, LaFamiglia)
    return made


EAGER = ("do move", "do strike", "do recall", "do pentito", "force", "drive", "convert 2", "convert 1", "bribe")


def against_neutral(game: LaFamiglia, dice: Random) -> Action:
    """An answer that leads to a fight with neutral soldati and ends it, if there is one; else any."""
    assert game.decision is not None
    actions, names, fights = game.decision.actions, game.printed.area_names, []
    if game.decision.kind in ("move_soldati", "split"):
        return dice.choice((actions[0], actions[0], actions[-1]))
    for action in actions:
        words = str(action).split()
        place = names.index(words[1]) if len(words) > 1 and words[1] in names else -1
        wanted = words[0] in ("to", "ship", "strike", "recall", "remove") and game.owner[place] == NEUTRAL
        if wanted or words[0] == "seat" or str(action) in EAGER:
            fights.append(action)
    return dice.choice(fights) if fights else lively(game, dice)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_with_bare_supplies_nothing_is_lost_and_nothing_below_zero(block: int) -> None:
    """Every piece is somewhere after every action, every position reads back, every record replays."""
    size = GAMES // BLOCKS
    splits = 0
    for seed in range(block * size, (block + 1) * size):
        game, dice = bare(seed), Random(seed)
        for number in range(amount(40, 400)):
            if game.decision is None:
                break
            splits += game.decision.kind == "split" and game.conflict_area >= 0
            game.play(against_neutral(game, dice))
            check_pieces(game)
            if number % OFTEN == 0:
                reads_back(game)
        assert trinacria.verify(game.record()).position() == game.position()
    assert splits, "some rewards were split in the midst of an attack"
