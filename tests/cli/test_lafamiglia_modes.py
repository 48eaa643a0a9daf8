"""La Famiglia for two and three at the terminal: the commands, the lines and the full screen."""

from pathlib import Path
from typing import Any

import pytest
from support.runs.effort import EVERYTHING, amount
from support.terminal.commands import command
from support.terminal.screen_table import LARGE, SMALL, everything, press, settle, table
from textual.pilot import Pilot

import trinacria
from trinacria.bots import find_bot
from trinacria.bots.match import ask
from trinacria.cli.games.lafamiglia.text import describe
from trinacria.cli.screen import TableApp
from trinacria.cli.screen.canvas import Canvas
from trinacria.cli.screen.dialogs import Menu
from trinacria.cli.session import Player, Session
from trinacria.speech.saying import say_action
from trinacria.words import LANGUAGES, words_in

MODES = ("1v1", "2v1")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, whatever the machine speaks."""
    monkeypatch.setenv("TRINACRIA_LANG", "en")


def until(mode: str, kind: str, seed: int = 3, **options: object) -> Session:
    """Everybody is Ada, and this kind of question is open after play at random."""
    game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options=options)
    session = Session(game, {seat: Player(f"P{at}") for at, seat in enumerate(game.seats)})
    dice = find_bot("random")(seed)
    while session.game.decision is not None and session.game.decision.kind != kind:
        session.play(ask(dice, session.game, []))
    return session


# -------------------------------------------------------------------- commands


@pytest.mark.parametrize(
    ("mode", "more"),
    [pytest.param("1v1", "", marks=pytest.mark.slow), ("2v1", "--option difficulty=hard --option draft")],
)
def test_a_whole_game_in_lines(mode: str, more: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    line = f"play lafamiglia --plain --mode {mode} --seed 3 --vs random --save {saved} {more}"
    code, said, error = command(*line.split(), typed="1\n" * 900)
    assert (code, error) == (0, "")
    assert "Round 4 of 4" in said
    assert "Solo board" in said
    assert ("Cupola" in said) == (mode == "1v1")
    record = trinacria.load(saved.read_text())
    assert record["mode"] == mode
    code, said, _ = command("verify", str(saved), "--commitment", str(record["commitment"]))
    assert code == 0
    code, said, _ = command("replay", "--plain", str(saved))
    assert code == 0


@pytest.mark.parametrize(
    ("line", "wins"),
    [
        ("--mode 1v1 --players random,random", "First player wins"),
        ("--mode 2v1 --players random,random --option difficulty=easy", "Solo player wins"),
        pytest.param(
            "--mode 2v1 --players random,random,random --option opt_rally_boat=off",
            "Solo player wins",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_simulations_of_both_modes_tell_how_the_solo_fares(line: str, wins: str) -> None:
    code, said, error = command(*f"sim lafamiglia --games 2 --jobs 1 {line}".split())
    assert (code, error.strip()) == (0, "")
    assert "2 games" in said
    assert wins in said


def test_bad_modes_and_options_are_named() -> None:
    for line, name in (("--mode 3v1", "no mode “3v1”"), ("--mode 2v1 --option difficulty=none", "difficulty")):
        code, _, error = command(*f"sim lafamiglia --players random,random --games 1 {line}".split())
        assert code == 2
        assert error.startswith("Error: ")
        assert name in error


# -------------------------------------------------------------------- lines


def test_lines_tell_the_coupole_and_keep_the_members() -> None:
    session = until("1v1", "seat")
    game: Any = session.game
    assert game.decision is not None
    mine = game.decision.seat
    other = next(seat for seat in game.seats if seat != mine)
    for language in LANGUAGES:
        words = words_in(language)
        told = "\n".join(describe(game.view(mine), words, session.names))
        assert words("table-solo-board") in told
    english_words = words_in("en")
    assert "members in the HQ" in "\n".join(describe(game.view(mine), english_words, session.names))
    watched = "\n".join(describe(game.view(None), english_words, session.names))
    assert "members in the HQ" not in watched
    assert "Cupola, 12 seats" in watched
    assert "behind the screen" in watched
    assert other in game.seats


# -------------------------------------------------------------------- the full screen


async def step(app: TableApp, pilot: Pilot[None]) -> None:
    """One action with the keyboard."""
    focused = app.focused
    if isinstance(focused, Canvas) and focused.cursor in focused.legal:
        await press(app, pilot, "enter")
    else:
        await press(app, pilot, "1")
    if isinstance(app.screen, Menu):
        await press(app, pilot, "enter")


@pytest.mark.parametrize(
    ("mode", "size"),
    [(mode, size) for mode in MODES for size in (LARGE, SMALL)] if EVERYTHING else [("1v1", SMALL), ("2v1", LARGE)],
)
async def test_some_turns_at_the_full_screen(mode: str, size: tuple[int, int]) -> None:
    game = trinacria.new_game("lafamiglia", mode=mode, seed=3)
    players = {seat: Player(seat, find_bot("random")(at)) for at, seat in enumerate(game.seats)}
    session = Session(game, {**players, game.seats[0]: Player("Ada")})
    async with table(session, size) as (app, pilot):
        for _ in range(amount(4, 14)):
            before = len(app.session.game.history())
            await step(app, pilot)
            assert len(app.session.game.history()) > before


@pytest.mark.parametrize(("mode", "kind"), [("1v1", "commission_token"), ("2v1", "extra_action")])
async def test_the_solo_board_is_a_tab_of_a_small_screen_and_its_spaces_can_be_pointed_at(mode: str, kind: str) -> None:
    session = until(mode, kind)
    decision = session.game.decision
    assert decision is not None
    space = str(decision.actions[0]).split()[1]
    seat = decision.seat
    players = {one: Player(one, find_bot("random")(at)) for at, one in enumerate(session.game.seats)}
    async with table(Session(session.game, {**players, seat: Player("Ada")}), SMALL) as (app, pilot):
        shown = [pane.id for pane in app.screen_stack[0].query(".pane") if pane.display]
        assert shown == ["pane-solo"], "the choice is there"
        sheets = app.screen_stack[0].query_one("#solo", Canvas)
        assert sheets.size.height == sheets.picture.height, "all of it is laid out"
        assert ("Cupola" in sheets.picture.content().plain) == (mode == "1v1")
        await pilot.resize_terminal(*LARGE)
        await settle(app, pilot)
        found = sheets.find("space", space)
        assert found is not None
        sheets.visit(found)
        await settle(app, pilot)
        assert "Solo board" in everything(app)
        await press(app, pilot, "enter")
        if isinstance(app.screen, Menu):
            await press(app, pilot, "enter")
        used: Any = app.session.game.view(None)
        assert used["solo_board"]["tokens"][space]


# -------------------------------------------------------------------- what is told


def test_the_seat_of_the_solo_can_be_asked_for() -> None:
    line = "play lafamiglia --plain --mode 2v1 --seed 3 --vs random"
    for wish, told in (("solo", "you, solo"), ("team", "your teammate")):
        code, said, _ = command(*line.split(), "--seat", wish)
        assert code == 0
        assert told in said
    code, _, error = command(*line.split(), "--seat", "boss")
    assert code == 2
    assert "solo, team" in error
    code, _, error = command("play", "lafamiglia", "--plain", "--mode", "1v1", "--seat", "solo")
    assert code == 2


def test_lines_tell_mode_options_and_fictional_soldati() -> None:
    session = until("2v1", "turn", difficulty="hard", opt_rally_boat=False)
    told = "\n".join(describe(session.game.view(session.game.seats[0]), words_in("en"), session.names))
    assert "2 v 1, hard for the solo" in told
    assert "2 soldati for taking a neutral area" in told
    assert "rally by boat" not in told
    assert "3 soldati (Red (fictional))" in told
    assert "Justice 5 + 2" in told


def test_choices_of_cards_and_members_say_what_they_bring() -> None:
    game = trinacria.new_game("lafamiglia", mode="1v1", seed=3)
    words = words_in("en")
    for kind, part in (("character", "money"), ("split", "Take 0 members and ")):
        assert game.decision is not None
        assert game.decision.kind == kind
        action, view = game.decision.actions[0], game.view(game.decision.seat)
        assert part in say_action(action.text, words, view)
        game.play(action)
        assert say_action(action.text, words, game.view(None)), "in a record the question is past"
