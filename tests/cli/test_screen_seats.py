"""Who sits at the full-screen table: two people with a curtain between them, bots, and the end of a game."""

from pathlib import Path

import pytest
from support.terminal.screen_table import (
    SECRETS,
    Idler,
    against,
    cards,
    everything,
    has_quit,
    names,
    on_screen,
    press,
    said,
    settle,
    table,
    together,
    told,
    top,
    type_in,
)
from textual.widgets import Button, Input, OptionList, Static

import trinacria
from trinacria.bots.bot import Bot
from trinacria.cli.screen import TableApp
from trinacria.cli.screen.curtain import Curtain, EndSheet
from trinacria.cli.screen.dialogs import Question, SaveSheet
from trinacria.cli.screen.shots import ended, handed_over
from trinacria.cli.session import Player, Session
from trinacria.kernel.observation import Observation
from trinacria.words import words_in

FIRST_HAND = ("R4", "B4")
SECOND_HAND = ("Y4", "G4")


class Broken(Bot):
    """A bot that fails."""

    def choose(self, seen: Observation) -> str:
        """Break down."""
        raise ZeroDivisionError("no idea")


class Thinker(Bot):
    """A bot that tells whether it was asked."""

    asked = 0

    def choose(self, seen: Observation) -> str:
        """Pass."""
        self.asked += 1
        return "pass"


async def test_a_curtain_falls_before_each_turn_and_hides_all_hands_until_the_end() -> None:
    position = {**SECRETS, "hands": {"p1": [*FIRST_HAND, "Y1"], "p2": [*SECOND_HAND]}}
    async with table(together(position)) as (app, pilot):
        assert isinstance(app.screen, Curtain)
        assert "Hand the screen to Ada" in everything(app)
        for secret in (*FIRST_HAND, *SECOND_HAND):
            assert secret not in everything(app)

        await press(app, pilot, "a", "1", "colon", "u", "g")
        assert isinstance(top(app), Curtain), "keys of the table do nothing behind the curtain"
        assert app.session.game.history() == []
        await press(app, pilot, "q")
        assert isinstance(top(app), Question)
        await press(app, pilot, "escape")
        assert isinstance(top(app), Curtain)

        await press(app, pilot, "enter")
        assert names(app, "hand") == ["R4", "B4", "Y1"]
        for secret in SECOND_HAND:
            assert secret not in everything(app)
        await type_in(app, pilot, "play Y1")
        assert len(app.screen_stack) == 1, "no curtain falls within a turn"
        await press(app, pilot, "u")
        assert len(app.screen_stack) == 1
        assert "Y1" in names(app, "hand")

        await type_in(app, pilot, "take R0")
        assert isinstance(top(app), Curtain)
        assert "Hand the screen to Bruno" in everything(app)
        assert told("recruited", seat="p1", card="R0", lay="none", keep="none") in everything(app)
        for secret in (*FIRST_HAND, *SECOND_HAND):
            assert secret not in everything(app)
        await pilot.click("#lift")
        await settle(app, pilot)
        assert names(app, "hand") == ["Y4", "G4"]
        for secret in FIRST_HAND:
            assert secret not in everything(app)
        lines = [str(option.prompt) for option in app.query_one("#log", OptionList).options]
        assert lines[0] == told("recruited", seat="p1", card="R0", lay="none", keep="none")

        await type_in(app, pilot, "pass")
        await press(app, pilot, "enter")
        await type_in(app, pilot, "pass")
        assert isinstance(top(app), EndSheet)
        for card in (*FIRST_HAND, *SECOND_HAND):
            assert card in str(app.screen.query_one("VerticalScroll > Static", Static).content)


async def test_the_curtain_tells_only_what_happened_since_the_player_acted() -> None:
    async with table(handed_over()) as (app, _):
        lines = str(app.screen.query_one("#curtain-told", Static).content).splitlines()
        assert lines == [
            told("turn", seat="p1"),
            told("brute", seat="p1", card="Y2", value=2),
            told("lowered", seat="p1", card="G4", by=2, value=2),
            told("recruited", seat="p1", card="G4", lay="G1", keep="G1"),
        ]


async def test_a_bot_waits_and_can_be_hurried() -> None:
    bot = Thinker()
    app = TableApp(against(bot, SECRETS), words_in("en"), "dark")
    app.pause = 3600
    async with on_screen(app) as pilot:
        await pilot.pause()
        await type_in(app, pilot, "take R0")
        assert bot.asked == 0
        assert said(app, "#question").startswith("Waiting for Cassandra")
        assert app.scene.actions == ()
        cards(app, "street")[0].focus()
        await press(app, pilot, "enter")
        assert bot.asked == 1
        assert words_in("en")("screen-may") in said(app, "#question")
        assert "Put a card away for new ones" in said(app, "#question")


async def test_a_bot_that_breaks_down_ends_the_game_in_words() -> None:
    async with table(against(Broken(), SECRETS)) as (app, pilot):
        await type_in(app, pilot, "take R0")
        assert isinstance(app.screen, EndSheet)
        reason = "ZeroDivisionError: no idea"
        assert words_in("en")("error-bot-broke", bot="Broken", reason=reason) in everything(app)
        await press(app, pilot, "escape")
        assert said(app, "#question") == "The game was stopped"
        await press(app, pilot, "e")
        assert isinstance(app.screen, EndSheet)


async def test_the_end_can_be_saved_looked_at_and_followed_by_a_new_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with table(ended()) as (app, pilot):
        assert isinstance(app.screen, EndSheet)
        await pilot.click("#save")
        await settle(app, pilot)
        assert isinstance(app.screen, SaveSheet)
        await press(app, pilot, "enter")
        (written,) = tmp_path.iterdir()
        assert written.read_text(encoding="utf-8") == trinacria.dump(app.session.record())
        assert trinacria.replay(trinacria.load(written.read_text(encoding="utf-8"))).result == app.session.game.result
        assert isinstance(app.screen, EndSheet)

        await pilot.click("#save")
        await settle(app, pilot)
        name = app.screen.query_one(Input)
        name.value = written.name
        await press(app, pilot, "enter")
        assert "already exists" in everything(app)
        name.value = "nowhere/game.txt"
        await press(app, pilot, "enter")
        assert "an’t save" in everything(app)
        name.value = "a\0b"
        await press(app, pilot, "enter")
        assert "an’t save" in everything(app)
        await press(app, pilot, "escape")

        await press(app, pilot, "escape")
        assert len(app.screen_stack) == 1
        assert names(app, "their-hand") == ["R0", "R1", "B0", "B1", "Y1", "G2"]
        await press(app, pilot, "e", "enter")
        assert app.session.game.result is None
        assert app.session.names == {"p1": "Cassandra", "p2": "Ada"}
        assert app.scene.viewer == "p2"


async def test_the_end_offers_to_quit() -> None:
    async with table(ended()) as (app, pilot):
        buttons = [str(button.label) for button in app.screen.query(Button)]
        assert buttons == ["New game", "Save the record", "View the table", "Quit"]
        await press(app, pilot, "left", "enter")
        assert has_quit(app)
    async with table(ended()) as (app, pilot):
        await press(app, pilot, "q")
        assert has_quit(app)


async def test_two_bots_can_be_watched_and_show_no_hand() -> None:
    game = trinacria.from_position(SECRETS, seed=1)
    session = Session(game, {"p1": Player("Idle", Idler()), "p2": Player("Idler", Idler())})
    app = TableApp(session, words_in("en"), "dark")
    app.pause = 3600
    async with on_screen(app) as pilot:
        await pilot.pause()
        for secret in (*FIRST_HAND, *SECOND_HAND):
            assert secret not in everything(app)
        await press(app, pilot, "n")
        await press(app, pilot, "n")
        assert isinstance(app.screen, EndSheet)
