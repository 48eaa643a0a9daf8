"""Where the parts of our own games are, and that nothing of a game is imported before it is asked for."""

import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest

import trinacria
from trinacria.bots import BOTS, find_bot, play_match
from trinacria.bots.bot import BotFault
from trinacria.bots.mind import NO_MIND, Mind, mind_of
from trinacria.bots.styles import STYLES
from trinacria.cli.games.face import ANY_FACE, Face, face_of
from trinacria.lab.study import NO_STUDY, study_of
from trinacria.plugins import BUILT_IN, GROUP, PLUGINS, BrokenGame, resolve

ROOT = Path(__file__).parents[2]


def loaded(program: str) -> set[str]:
    """The modules that are imported after a program in a fresh Python."""
    command = [sys.executable, "-c", f"{program}\nimport sys; print(*sys.modules)"]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


def test_the_package_names_the_games_that_are_built_in() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][GROUP] == BUILT_IN


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_of_ours_has_every_part(game: str) -> None:
    assert trinacria.GAMES[game].name == game
    assert PLUGINS[game].words == "", "ours stand among the catalogues"
    mind = mind_of(game)
    assert mind.judge is not None
    assert mind.searcher is not None
    assert face_of(game) is not ANY_FACE
    assert face_of(game).table
    assert study_of(game) is not NO_STUDY
    assert all(bot.knows(game) for name, bot in BOTS.items() if name not in STYLES), "characters may play one game only"


def test_importing_us_imports_no_game_and_no_catalogue() -> None:
    modules = loaded("import trinacria; assert 'famiglia' in trinacria.GAMES")
    heavy = ("trinacria.games.", "trinacria.words", "trinacria.bots", "fluent", "importlib.metadata", "textual", "rich")
    assert [name for name in sorted(modules) if name.startswith(heavy)] == []


def test_a_game_is_imported_without_the_other() -> None:
    modules = loaded("import trinacria; trinacria.new_game('famiglia', seed=1)")
    assert "trinacria.games.famiglia" in modules
    assert [name for name in sorted(modules) if "lafamiglia" in name] == []


def test_an_unknown_game_has_the_parts_that_fit_any() -> None:
    assert mind_of("chess") is NO_MIND
    assert face_of("chess") is ANY_FACE
    assert study_of("chess") is NO_STUDY
    for name in ("greedy", "hard"):
        with pytest.raises(BotFault, match="can’t play “chess”"):
            find_bot(name, "chess")
    assert find_bot("random", "chess") is BOTS["random"]


def test_a_part_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(BrokenGame, match="is not a Face of that game"):
        resolve("famiglia", PLUGINS["famiglia"].mind, Face)
    with pytest.raises(BrokenGame, match="can’t be loaded"):
        resolve("famiglia", "trinacria.nowhere:X", Mind)


def test_looking_back_without_a_mind_plays_at_random() -> None:
    """The first player has as good as won: they need no judgement for it to show."""
    game = trinacria.new_game("famiglia", seed=5)
    play_match(game, {seat: find_bot("random")(1) for seat in game.seats})
    assert game.result is not None
    winner_is_first = game.seats[0] in game.result.winners
    assert NO_MIND.win_chance(game.copy(), Random(1)) == (0.5 if not game.result.winners else float(winner_is_first))
