"""Bots: strong enough, blind to what they may not see, repeatable."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.games.walks import pick
from support.runs.effort import amount

import trinacria
from trinacria.bots import BOTS, Bot, BotFault, Observation, UnknownBot, find_bot, play_match
from trinacria.bots.greedy import GreedyBot
from trinacria.bots.random import RandomBot
from trinacria.bots.search import SearchBot
from trinacria.bots.styles import STYLES
from trinacria.kernel.action import Action
from trinacria.kernel.game import Game
from trinacria.kernel.observation import observe
from trinacria.lab.series import Series, play_series, tally
from trinacria.lab.statistics import spread, wilson

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def test_greedy_beats_random_in_95_of_100_games() -> None:
    """Seats swapped."""
    games = amount(100, 1000)
    series = Series("famiglia", None, ("greedy", "random"), "strength")
    greedy, _ = tally(series, list(play_series(series, games)))
    assert greedy.wins >= games * 0.95


def test_the_example_bot_beats_random() -> None:
    series = Series("famiglia", None, (f"{EXAMPLES}/my_bot.py:MyBot", "random"), "example")
    mine, _ = tally(series, list(play_series(series, 100)))
    assert mine.wins > 80
    assert len((EXAMPLES / "my_bot.py").read_text().splitlines()) <= 12


def test_an_observation_holds_no_game() -> None:
    """Nothing that a bot can reach from what it is given leads to the state."""
    game = trinacria.new_game("famiglia", seed=1)
    events = game.play("pass")
    seen = observe(game, events)
    reached: list[object] = [seen]
    known = {id(seen)}
    while reached:
        thing = reached.pop()
        assert not isinstance(thing, Game)
        inside = (
            [*thing.keys(), *thing.values()]
            if isinstance(thing, dict)
            else list(thing)
            if isinstance(thing, (list, tuple))
            else [getattr(thing, name) for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
            if not isinstance(thing, str)
            else []
        )
        for part in inside:
            if id(part) not in known:
                known.add(id(part))
                reached.append(part)
    assert len(known) > 20


@pytest.mark.parametrize(
    ("name", "games", "every"),
    [
        *(("random", 8, 1), ("greedy", 8, 1), ("easy", 8, 1), ("hard@8", 2, 1)),
        *(("master@0", 3, amount(2, 1)), ("master@8", 1, amount(6, 1))),
        *[(f"{style}@8", 1, amount(6, 1)) for style in STYLES],
    ],
)
def test_a_choice_does_not_change_with_what_a_bot_cannot_know(name: str, games: int, every: int) -> None:
    """Same seed, two worlds: the deck and the other hand differ; one decision in so many is taken in both."""
    checked = asked = 0
    for seed in range(games):
        dice = Random(seed)
        game = trinacria.new_game("famiglia", seed=seed)
        while game.decision is not None:
            position: Any = game.position()
            other = "p2" if game.decision.seat == "p1" else "p1"
            pool = position["deck"] + position["hands"][other]
            dice.shuffle(pool)
            size = len(position["hands"][other])
            position["hands"][other], position["deck"] = pool[:size], pool[size:]
            position["known_bottom"] = 0
            twin = trinacria.from_position(position)
            asked += 1
            if asked % every == 0 and game.view(game.decision.seat) == twin.view(game.decision.seat):
                assert find_bot(name)(3).choose(observe(twin)) == find_bot(name)(3).choose(observe(game))
                checked += 1
            game.play(pick(game, dice))
    assert checked > 30 * games // every


@pytest.mark.parametrize(
    "name", ["random", "greedy", "easy", "normal@10", "hard@10", "master@0", f"master@{amount(1, 12)}"]
)
def test_games_of_bots_can_be_repeated(name: str) -> None:
    def record() -> dict[str, object]:
        game = trinacria.new_game("famiglia", seed=5)
        play_match(game, {"p1": find_bot(name)(1), "p2": find_bot(name)(2)})
        return game.record()

    assert record() == record()


def test_a_bot_is_told_what_happened_meanwhile() -> None:
    heard: list[list[object]] = []

    class Listener(Bot):
        def choose(self, seen: Observation) -> str:
            heard.append([event["kind"] for event in seen.events])
            return "pass"

    game = trinacria.new_game("famiglia", seed=7)
    play_match(game, {"p1": find_bot("greedy")(), "p2": Listener()})
    assert heard[0] == ["recruited", "turn"]
    assert all(kinds[0] == "passed" for kinds in heard[1:]), "its own pass, then what the other did"


def test_a_bot_that_does_not_look_is_told_what_is_asked_and_no_more() -> None:
    told: list[Observation] = []

    class Looker(Bot):
        def choose(self, seen: Observation) -> str:
            told.append(seen)
            return "pass"

    class Roller(Looker):
        sight = "none"

    game = trinacria.new_game("famiglia", seed=1)
    play_match(game, {"p1": Looker(), "p2": Roller()})
    looked, rolled = told
    assert looked.view["hands"].keys() == {"p1"}
    assert (rolled.view, rolled.flow, rolled.memory) == ({}, None, None)
    assert (rolled.seat, rolled.kind, [str(action) for action in rolled.actions][-1]) == ("p2", "turn", "pass")
    assert [event["kind"] for event in rolled.events][-1] == "turn"
    assert BOTS["random"].sight == "none"


def test_whoever_builds_on_a_bot_that_does_not_look_may_look() -> None:
    class Careful(RandomBot):
        def choose(self, seen: Observation) -> Action:
            hands.append(seen.view["hands"])
            return super().choose(seen)

    class Renamed(RandomBot):
        """The same bot."""

    hands: list[Any] = []
    game = trinacria.new_game("famiglia", seed=1)
    play_match(game, {"p1": Careful(1), "p2": Renamed(2)})
    assert len(hands) > 0
    assert all(hand.keys() == {"p1"} for hand in hands)
    assert Renamed.sight == "none"


@pytest.mark.parametrize("game", ["famiglia", "lafamiglia"])
def test_no_bot_that_shares_its_view_changes_it(game: str) -> None:
    """What it shares is in the views of the moments and seats after it."""
    names = ("greedy", "easy", "hard@2", "master@2")
    assert {name for name, kind in BOTS.items() if kind.sight == "shared"} == {*BOTS} - {"random"}
    assert all(issubclass(kind, (GreedyBot, SearchBot)) for kind in BOTS.values() if kind.sight == "shared")

    asked, dice = 0, Random(1)

    class Watched(Bot):
        sight = "shared"

        def choose(self, seen: Observation) -> Action | str:
            nonlocal asked
            asked += 1
            if asked % every:
                return dice.choice(seen.actions)
            before = json.dumps(seen.view)
            assert before == json.dumps(played.view(seen.seat)), "in the same order, too: of equals the first is taken"
            chosen = find_bot(names[asked // every % len(names)])(asked).choose(seen)
            assert json.dumps(seen.view) == before
            return chosen

    every = amount(31, 3) if game == "lafamiglia" else 1
    played = trinacria.new_game(game, seed=3)
    play_match(played, dict.fromkeys(played.seats, Watched()))
    assert asked > 8 * every


def test_a_bot_may_answer_with_notation_and_is_held_to_the_rules() -> None:
    class Short(Bot):
        def choose(self, seen: Observation) -> str:
            return "pa"

    class Wrong(Bot):
        def choose(self, seen: Observation) -> str:
            return "take R4"

    game = trinacria.new_game("famiglia", seed=7)
    with pytest.raises(BotFault, match="take R4"):
        play_match(game, {"p1": Short(), "p2": Wrong()})
    assert len(game.history()) == 2, "the shuffle and the pass; the wrong answer changed nothing"


def test_loading_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_bot("greedy") is BOTS["greedy"]
    assert find_bot("trinacria.bots.random:RandomBot") is BOTS["random"]
    (tmp_path / "mine.py").write_text((EXAMPLES / "my_bot.py").read_text())
    monkeypatch.chdir(tmp_path)
    assert find_bot("mine.py:MyBot").__name__ == "MyBot"
    assert "mine" not in sys.modules, "a bot's file does not take the place of a module"
    for name in ("", "nobody", "no.such.module:Bot", "mine.py:Nobody", "mine.py:Action"):
        with pytest.raises(UnknownBot):
            find_bot(name)


def test_each_player_meets_the_same_deals_at_each_seat() -> None:
    series = Series("famiglia", None, ("greedy", "random"), "x", records=True)
    one, two = list(play_series(series, 2))
    assert (one.seating, two.seating) == ((0, 1), (1, 0))
    assert one.record is not None
    assert two.record is not None
    deals = [trinacria.load(record)["moves"] for record in (one.record, two.record)]
    assert all(isinstance(moves, list) for moves in deals)
    assert str(deals[0]).split("'], [")[0] == str(deals[1]).split("'], [")[0]


def test_wilsons_interval() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    half = wilson(50, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    none = wilson(0, 20)
    assert none.low == 0.0
    assert round(none.high, 3) == 0.161
    assert spread([1, 2, 3]) == pytest.approx((2.0, (2 / 3) ** 0.5, 1, 3))
    assert spread([]) == (0, 0, 0, 0)
