"""The greedy bot of La Famiglia where fewer than four play: strong on either side, sound at the solo board."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from content.packs import Copy
from support.games.courses import greedy_course
from support.runs.effort import EVERYTHING, amount

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.games import game_class
from trinacria.kernel.observation import observe

GREEDY = find_bot("greedy")
RANDOM = find_bot("random")
GAMES = amount(2, 4)

TABLES = [
    ("1v1", {}),
    ("2v1", {"difficulty": "medium"}),
    *[pytest.param("2v1", {"difficulty": level}, marks=pytest.mark.slow) for level in ("easy", "hard")],
]


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("mode", "options"), TABLES)
def test_greedy_beats_random_on_either_side(mode: str, options: dict[str, object], side: int) -> None:
    """The solo against two, two against the solo, and either place of 1 v 1."""
    won = 0
    for seed in range(GAMES):
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options=options)
        strong = game.teams[side]
        play_match(game, {seat: (GREEDY if seat in strong else RANDOM)(seed) for seat in game.seats})
        assert game.result is not None
        won += set(game.result.winners) == set(strong)
    assert won >= GAMES - 1


def duel(**position: Any) -> trinacria.Game:
    """1 v 1 between Red and Blue in the midst of a game."""
    families = {"red": {"money": 4, "hq": 3}, "blue": {"money": 4, "hq": 3}}
    found = {"game": "lafamiglia", "mode": "1v1", "cycle": ["red", "blue"], "families": families, **position}
    return trinacria.from_position(found, seed=1)


def answer(game: trinacria.Game) -> str:
    """What the greedy bot answers."""
    return str(GREEDY(1).choose(observe(game)))


def until(game: trinacria.Game, kind: str) -> None:
    """Let greedy bots play until a question of this kind is asked."""
    while game.decision is not None and game.decision.kind != kind:
        game.play(answer(game))
    assert game.decision is not None, f"nobody was asked: {kind}"


def test_the_minority_brings_the_coupole_back() -> None:
    """What can be seated for nothing is seated. [LX-1-K15]"""
    members = {"red": 0, "blue": 4}
    game = duel(round=2, solo={"coupole": {"red": 9, "blue": 3}, "members": members}, steps=[["Restore", 1]])
    assert game.decision is not None
    assert game.decision.kind == "coupole_restore"
    assert answer(game) == "seat 3"


def test_the_eleventh_seat_is_taken_and_claimed() -> None:
    """One member makes the Coupole a Mandamento: it goes there, not a soldato to the board. [LX-1-K09]"""
    game = duel(
        round=3,
        phase="encounter",
        revealed=True,
        solo={"coupole": {"red": 10, "blue": 2}, "members": {"red": 1, "blue": 0}},
        steps=[["Place", 0, 2, True, True], ["SeatMembers", 0, 2]],
    )
    assert answer(game) == "seat 1"
    game = duel(round=3, solo={"coupole": {"red": 11, "blue": 1}}, steps=[["CoupoleControl"]])
    assert answer(game) == "claim"


def test_members_are_taken_when_control_is_near() -> None:
    """With ten seats the newcomers are members; with twelve there is nobody to send away. [LX-1-K04]"""
    near = duel(round=3, solo={"coupole": {"red": 10, "blue": 2}}, steps=[["Split", 0, 3]])
    assert answer(near) in ("members 1", "members 2")
    full = duel(round=3, solo={"coupole": {"red": 12, "blue": 0}}, steps=[["Split", 0, 3]])
    assert answer(full) == "members 0"


def test_the_solo_uses_his_extra_actions_and_opens_locked_ones() -> None:
    """An extra action in most turns, and a Block token moved at the end of each round. [LX-2-R03, LX-2-R07]"""
    kinds = [event.kind for moment in greedy_course("2v1") for event in moment.events]
    rounds = kinds.count("planning")
    assert kinds.count("unlocked") >= rounds - 1
    assert kinds.count("extra_action") >= 2 * rounds


def test_a_solo_who_must_sell_may_use_an_extra_action_first() -> None:
    """Spaces of the solo board are no orders, though both are numbers. [LF-PA-04, LX-2-R03]"""
    game, dice = trinacria.new_game("lafamiglia", mode="2v1", seed=1, options={"difficulty": "easy"}), Random(1)
    while game.decision is not None and game.decision.kind != "must_sell":
        game.play(dice.choice(game.decision.actions))
    seen = observe(game)
    assert {str(action).split()[0] for action in seen.actions} == {"sell", "extra"}
    for name in ("greedy", "hard@2"):
        assert find_bot(name)(1).choose(seen) in seen.actions


def veiled(game: trinacria.Game, seat: str, dice: Random) -> trinacria.Game:
    """The same table with other secrets of the other side: its money, and who behind its screen is a member."""
    position: Any = game.position()
    for other in next(team for team in position["teams"] if seat not in team):
        family = position["families"][other]
        family["money"] += dice.randrange(3)
        if "members" in position["solo"]:
            members = position["solo"]["members"]
            change = dice.randint(-members[other], family["hq"])
            members[other] += change
            family["hq"] -= change
    return trinacria.from_position(position)


@pytest.mark.parametrize("mode", ["1v1", "2v1"])
def test_a_choice_does_not_change_with_what_the_other_side_hides(mode: str) -> None:
    """Same seed, two worlds."""
    dice = Random(7)
    checked = 0
    for game, seen, choice, _ in greedy_course(mode):
        if dice.random() < 0.2 and seen.kind != "split":
            twin = veiled(game, seen.seat, dice)
            assert twin.view(seen.seat) == seen.view
            assert GREEDY(3).choose(observe(twin)) == choice
            checked += twin.position() != game.position()
    assert checked > 50


def test_greedy_plays_with_any_pack(tmp_path: Path) -> None:
    """No id of the built-in pack is taken for granted: here an area has another."""
    pack = Copy(tmp_path / "pack")
    for path in pack.directory.iterdir():
        path.write_text(path.read_text().replace('"taormina"', '"tauromenion"').replace("[taormina]", "[tauromenion]"))
    assert pack.faults() == ()
    options = game_class("lafamiglia").use_content(str(pack.directory))
    for mode in ("1v1", "2v2"):
        game: Any = trinacria.new_game("lafamiglia", mode=mode, seed=2, options=options)
        # In small for two rounds, which ask all there is to ask.
        while game.decision is not None and (EVERYTHING or game.round < 3):
            game.play(answer(game))
        assert game.round >= 3
