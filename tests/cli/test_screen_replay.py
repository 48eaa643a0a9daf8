"""Stepping through a record at the full screen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from support.games.older_games import stored_games
from support.terminal.screen_table import LARGE, SECRETS, SMALL, has_quit, on_screen, together
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import trinacria
from trinacria.cli.games.famiglia.card import Card
from trinacria.cli.screen import ReplayApp
from trinacria.cli.screen.dialogs import Page
from trinacria.cli.screen.panels import Choice
from trinacria.cli.screen.replay import steps_of
from trinacria.cli.screen.shots import ended, played
from trinacria.words import tell_result, words_in


@asynccontextmanager
async def replay(
    record: dict[str, object], size: tuple[int, int] = SMALL
) -> AsyncIterator[tuple[ReplayApp, Pilot[None]]]:
    """A record on the screen."""
    app = ReplayApp(record, words_in("en"), "dark")
    async with on_screen(app, size) as pilot:
        await pilot.pause()
        yield app, pilot


def shown(app: ReplayApp, zone: str) -> list[str]:
    return [card.face.name for card in app.table.query(Card) if card.zone == zone]


def question(app: ReplayApp) -> str:
    return str(app.query_one("#question", Static).content)


def in_words(app: ReplayApp, at: int) -> str:
    """The action of a step in words."""
    action = app.steps[at].action
    assert action is not None
    return app.table.tell_action(action, app.scene)


async def test_both_hands_lie_open_and_keys_and_buttons_step_through_the_game() -> None:
    async with replay(ended().record()) as (app, pilot):
        mine, theirs = shown(app, "hand"), shown(app, "their-hand")
        assert len(mine) == 8
        assert theirs == ["R0", "R1", "B0", "B0", "Y1", "G2"]
        await pilot.press("v")
        assert shown(app, "hand") == theirs
        assert shown(app, "their-hand") == mine
        await pilot.press("v")

        assert "Step 0 of 8" in question(app)
        assert "Y1" in shown(app, "street")
        await pilot.press("left", "right")
        assert "Step 1 of 8" in question(app)
        assert f"Ada: {in_words(app, 1)}" in question(app)
        assert "Y1" not in shown(app, "street")
        await pilot.press("n", "p", "end")
        assert "Step 8 of 8" in question(app)
        result = app.steps[-1].game.result
        assert result is not None
        assert str(app.query_one("#answer", Static).content) == tell_result("famiglia", result, app.words, app.names)
        await pilot.press("right", "pageup")
        assert app.at == 0
        await pilot.press("pagedown", "home")
        assert app.at == 0

        buttons = list(app.query(Choice))
        assert len(buttons) == 5
        await pilot.click(buttons[3])
        assert app.at == 1
        await pilot.click(buttons[4])
        assert app.at == 8
        await pilot.click(buttons[1])
        assert app.at == 7
        await pilot.click(buttons[0])
        assert app.at == 0


async def test_an_unfinished_record_shows_everything_too() -> None:
    session = together()
    session.play("take R0")
    async with replay(session.record()) as (app, pilot):
        assert shown(app, "hand") == ["R4", "B4"]
        assert shown(app, "their-hand") == ["Y4", "G4"]
        await pilot.press("end")
        assert "was not finished" in str(app.query_one("#answer", Static).content)


async def test_a_click_on_a_line_of_the_log_goes_there() -> None:
    async with replay(ended().record(), LARGE) as (app, pilot):
        log = app.query_one("#log", OptionList)
        wanted = [event["kind"] for event in app.scene.coming].index("recruited")
        await pilot.click(log, offset=(4, wanted + 1))
        await pilot.pause()
        assert f"Ada: {in_words(app, 2)}" in question(app)
        assert log.highlighted == app.steps[app.at].told - 1


def runs(app: ReplayApp) -> bool:
    return app.running


async def test_autoplay_can_be_stopped_and_the_keys_of_a_page_do_not_step() -> None:
    async with replay(ended().record()) as (app, pilot):
        app.pace = 3600
        await pilot.press("space")
        assert runs(app)
        app.advance()
        assert app.at == 1
        await pilot.press("space")
        assert not runs(app)
        await pilot.press("space")
        for _ in range(7):
            app.advance()
        assert app.at == 8
        assert not runs(app)
        await pilot.press("space")
        assert app.at == 0
        await pilot.press("space")
        assert not runs(app)

        await pilot.press("right", "question_mark")
        assert isinstance(app.screen, Page)
        await pilot.press("down", "escape", "r")
        assert isinstance(app.screen, Page)
        assert "FA-T-02" in str(app.screen.query_one(".heading", Static).content)
        await pilot.press("escape")
        assert app.at == 1
        await pilot.press("t")
        assert app.theme == "trinacria-light"
        await pilot.press("q")
        assert has_quit(app)


@pytest.mark.slow
async def test_every_step_of_a_whole_game_can_be_drawn() -> None:
    async with replay(played()) as (app, pilot):
        for at in range(0, len(app.steps), 15):
            app.go_to(at)
            await pilot.pause()
            assert shown(app, "street") == list(app.steps[at].game.view(None)["street"])  # type: ignore[call-overload]
        app.action_last()
        assert app.steps[-1].game.result is not None


def test_an_edited_record_is_refused_before_anything_is_drawn() -> None:
    record = ended().record()
    record["moves"] = [["p1", "pass"]]
    with pytest.raises(trinacria.InvalidRecord):
        ReplayApp(record, words_in("en"), "dark")


def test_a_record_of_a_position_names_its_players() -> None:
    app = ReplayApp(together(SECRETS).record(), words_in("en"), "dark")
    assert app.names == {"p1": "Ada", "p2": "Bruno"}


def test_a_record_in_which_orders_were_sold_can_be_stepped_through() -> None:
    """Anytime options are moves of seats that nobody had asked."""
    record = trinacria.load(stored_games(1).records["2v2-plain-whole"]["record"])
    moves: Any = record["moves"]
    assert any(text.startswith(("sell", "give")) for _, text in moves)
    steps, _ = steps_of(record)
    assert [(step.seat, str(step.action)) for step in steps[1:]] == [
        (seat, text) for seat, text in moves if seat != "chance"
    ]
    assert steps[-1].game.version == "1"
