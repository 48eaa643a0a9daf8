"""The last rules against a second reading of them, over random positions."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from content.packs import Copy
from support.games import small_model as model
from support.games.lafamiglia import CYCLE, asked, legal, table
from support.games.rules import rule
from support.games.walks import lively
from support.runs.effort import amount

import trinacria
from trinacria.games.lafamiglia.content import load as loading

BASICS = ["basic.advance", "basic.muster", "basic.charge", "basic.garrison", "basic.collection"]
FULL = {"justice": 4, "police": 5, "economy": 4, "church": 4}
ALL = "allies bribery chain_of_command delay_detonator influence miniguns recruitment"


def position_of(game: trinacria.Game) -> Any:
    """The truth as data."""
    return game.position()


@rule("LF-XO-05")
@pytest.mark.parametrize("seed", range(120))
def test_where_a_strike_starts(seed: int) -> None:
    dice = Random(seed)
    home = dice.choice(sorted(model.NEAR))
    near = sorted(model.NEAR[home])
    around = sorted({far for one in near for far in model.NEAR[one]} | set(near) - {home})
    areas = {home: f"blue {dice.randint(1, 6)} {dice.choice(['', '1c'])} blue.justice.B"}
    for name in around:
        if name != home and dice.random() < 0.6:
            areas[name] = f"{dice.choice(['blue', 'blue', 'red', 'neutral', 'yellow'])} {dice.randint(1, 2)}"
    game = table("encounter", areas=areas)
    if asked(game) != ("blue", "order") or "do move" not in legal(game):
        return
    before = position_of(game)
    game.play("do move")
    targets = sorted(legal(game, "to"))
    target = dice.choice(targets).split()[1]
    game.play(f"to {target}")
    while asked(game)[1] in ("move_soldati", "move_car", "approach", "conflict_card", "take_card", "defender"):
        game.play(dice.choice(game.decision.actions))  # type: ignore[union-attr]
    starts = model.strike_starts(before, position_of(game), "blue", home, target)
    assert ("do strike" in legal(game)) == bool(starts)
    if not starts:
        return
    game.play("do strike")
    if len(starts) > 1:
        assert legal(game) == {"done", *[f"from {area}" for area in starts]}
        start = dice.choice(sorted(starts))
        game.play(f"from {start}")
    else:
        (start,) = starts
    hit = model.NEAR[start] & model.enemies(position_of(game), "blue")
    assert legal(game, "strike") == {f"strike {area}" for area in hit}


def planning(dice: Random) -> trinacria.Game:
    """A random position at the start of red's turn, in which money and pieces are short."""
    number = dice.randint(1, 4)
    bottom: dict[str, str] = {}
    left = {"neutral": 8, "blue": 8, "yellow": 8, "green": 8}
    spaces = [name for name, space in model.SPACES.items() if space["sheet"] == number and space["kind"] == "action"]
    dice.shuffle(spaces)
    for space in spaces[: dice.randint(8, len(spaces))]:
        owner = dice.choice([one for one, count in left.items() if count > 1])
        left[owner] -= 1
        bottom[space] = owner
    top: dict[str, str] = {}
    above = [name for name, space in model.SPACES.items() if space["sheet"] == number - 1]
    for space in dice.sample(above, dice.randint(1, 3)):
        owner = dice.choice([one for one in ("neutral", "blue", "blue", "green") if left[one]])
        left[owner] -= 1
        top[space] = owner
    names = dice.sample(sorted(model.NEAR), 8)
    areas = {name: f"blue {dice.randint(1, 3)}" for name in names[3:]}
    hq = dice.choice([0, 0, 1])
    mine = names[: dice.choice([0, 0, 1, 2])]
    for at, name in enumerate(mine):
        # With all fifty in play nobody can be recruited.
        number_there = 50 - hq - (len(mine) - 1) if at == 0 and dice.random() < 0.6 else 1
        areas[name] = f"red {number_there} {dice.choice(['', '2l', '5c' if at == 0 else ''])}"
    orders = " ".join(dice.sample(BASICS, dice.choice([0, 0, 1, 2, 3])))
    return table(
        round=number, top=top, bottom=bottom, areas=areas, hq={"red": hq}, orders={"red": orders},
        money={"red": dice.choice([0, 0, 0, 1, 2]), "green": dice.randint(0, 4)},
        removed={"red": FULL} if dice.random() < 0.8 else None,
    )  # fmt: skip


@rule("LF-PA-04", "LF-PA-09")
@pytest.mark.parametrize("block", range(6))
def test_what_a_turn_offers(block: int) -> None:
    """AMB-LF-02 to AMB-LF-05: moves, orders to sell, a token without effect, or the partner's help."""
    seen: dict[str, int] = {}
    for seed in range(block * 100, block * 100 + 100):
        game = planning(Random(seed))
        kind, actions = model.turn(position_of(game), "red")
        assert asked(game)[1] == kind, seed
        if kind == "help":
            assert asked(game)[0] == "green"
        else:
            assert legal(game) == actions, seed
        idle = any(action.startswith("idle") for action in actions)
        seen[f"{kind} idle" if idle else kind] = seen.get(kind, 0) + 1
    assert set(seen) == {"turn", "turn idle", "must_sell", "help"}, "the positions are of all kinds"


@rule("LF-AT-01", "LF-PA-03", "LF-PA-04", "LF-AT-04")
@pytest.mark.parametrize("block", range(6))
def test_the_window_between_space_and_token(block: int) -> None:
    offered = 0
    for seed in range(block * 100, block * 100 + 100):
        dice = Random(seed)
        game = planning(dice)
        uses = sorted(legal(game, "use"))
        if not uses:
            continue
        space = dice.choice(uses).split()[1]
        game.play(f"use {space}")
        for _ in range(6):
            tokens, mine, theirs = model.token_window(position_of(game), "red", "green", space)
            assert legal(game) == tokens, seed
            assert {str(one) for one in game.anytime("red")} == mine, seed
            assert {str(one) for one in game.anytime("green")} == theirs, seed
            assert game.anytime("blue") == game.anytime("yellow") == ()
            choices = [("red", one) for one in sorted(mine)] + [("green", one) for one in sorted(theirs)]
            if not choices:
                break
            offered += 1
            seat, action = dice.choice(choices)
            game.play(action, seat=seat)
        game.play(dice.choice(sorted(legal(game))))
        assert min(family["money"] for family in position_of(game)["families"].values()) >= 0
        assert asked(game)[0] != "red" or asked(game)[1] != "token"
    assert offered > 20


@rule("LX-OPT-5")
@pytest.mark.parametrize("seed", range(60))
def test_partners_reach_any_arrangement(seed: int) -> None:
    """Whatever tiles two partners wish for, in any order, they can have; the other side's stay as they are."""
    dice = Random(seed)
    tiles = ALL.split()
    # Six would win the game.
    red, green = dice.choice([(1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (2, 3), (3, 2)])
    start = dice.sample(tiles, red + green)
    goal = dice.sample(tiles, red + green)
    marked = {tile: "red" if at < red else "green" for at, tile in enumerate(start)}
    wish = {tile: "red" if at < red else "green" for at, tile in enumerate(goal)}
    mandamenti = [
        [area["id"] for area in model.MAP["area"] if area["mandamento"] == one["id"]][:2]
        for one in model.MAP["mandamento"]
    ]
    areas = {name: "red 1" for pair in mandamenti[:red] for name in pair}
    areas |= {name: "green 1" for pair in mandamenti[red : red + green] for name in pair}
    areas |= dict.fromkeys(mandamenti[7], "blue 1")
    game = table(
        "encounter", in_play=ALL, tiles=marked, areas=areas, first=dice.choice(CYCLE),
        options={"opt_move_tile_tokens": True},
    )  # fmt: skip
    while asked(game)[1] == "mark_tile":
        game.play(game.decision.actions[0])  # type: ignore[union-attr]
    theirs = position_of(game)["tiles"]["marked"][1]
    while asked(game)[1] in ("transfer", "swap_tiles"):
        seat, kind = asked(game)
        now = position_of(game)["tiles"]["marked"][0]
        assert sorted(now.values()) == sorted(marked.values())
        if kind == "swap_tiles":
            game.play("agree")
            continue
        if seat not in ("red", "green"):
            game.play("done")
            continue
        wrong = sorted(tile for tile, who in now.items() if who == seat and wish.get(tile) != seat)
        missing = sorted(tile for tile, who in wish.items() if who == seat and now.get(tile) != seat)
        if not wrong:
            game.play("done")
            continue
        free = [tile for tile in missing if tile not in now]
        if free:
            game.play(f"transfer {wrong[0]} {free[0]}")
        else:
            game.play(f"swap {wrong[0]} {missing[0]}")
    ended = position_of(game)["tiles"]["marked"]
    assert ended == [wish, theirs]


@rule("LF-PA-05", "LX-M-04", "LX-2-R03")
@pytest.mark.parametrize("seed", range(amount(2, 4)))
def test_no_space_of_the_solo_board_is_used_on_credit(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packs with any costs on the solo board: just the spaces that can be paid are offered."""
    monkeypatch.setattr(loading, "_LOADED", {})
    dice = Random(seed)
    coins: dict[str, int] = {}
    copy = Copy(tmp_path / "pack")
    text = (copy.directory / "solo.toml").read_text().splitlines()
    for at, line in enumerate(text):
        if line.startswith('  { id = "v'):
            name = line.split('"')[1]
            # A pack is checked for balance: what is locked must be worth more.
            coins[name] = dice.choice([0, 1] if name.startswith("v2.l") else [-3, -2, -1])
            head, _, tail = line.partition("actions = ")
            infinite = 'infinite = true, join = "/", ' if "infinite" in head else ""
            joined = 'join = "/", ' if 'join = "/"' in head and not infinite else ""
            joined = joined or ('join = "+", ' if 'join = "+"' in head else "")
            text[at] = f'  {{ id = "{name}", coin = {coins[name]}, {infinite}{joined}actions = {tail}'
    (copy.directory / "solo.toml").write_text("\n".join(text) + "\n")
    mark = loading.load_folder(str(copy.directory)).hash
    looked = 0
    for mode in ("1v1", "2v1"):
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options={"content": mark})
        while game.decision is not None:
            money = [family["money"] for family in position_of(game)["families"].values()]
            assert min([0, *money]) >= 0
            spaces = {text.split()[1] for text in legal(game, "board") | legal(game, "extra")}
            if asked(game)[1] in ("commission_token", "extra_action"):
                looked += 1
                seat = asked(game)[0]
                rich = position_of(game)
                purse = rich["families"][seat]["money"]
                rich["families"][seat]["money"] = 99
                all_of_them = trinacria.from_position(rich)
                known = {text.split()[1] for text in legal(all_of_them, "board") | legal(all_of_them, "extra")}
                assert spaces == {space for space in known if coins[space] >= -purse}
            game.play(lively(game, dice))
    assert looked > 5
