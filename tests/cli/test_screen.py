"""The full-screen table: choosing, refusing, taking back, themes, sizes."""

from importlib import resources

import pytest
from fluent.runtime import FluentResource
from support.runs.effort import EVERYTHING
from support.terminal.screen_table import (
    LARGE,
    SHORT,
    SMALL,
    Idler,
    against,
    alone,
    card,
    cards,
    choices,
    has_quit,
    names,
    press,
    said,
    settle,
    table,
    told,
    top,
    type_in,
)
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from trinacria.cli.games.famiglia.card import Card
from trinacria.cli.games.famiglia.sentences import foresee
from trinacria.cli.screen import TableApp, frame
from trinacria.cli.screen.curtain import EndSheet
from trinacria.cli.screen.dialogs import Menu, Page, Question
from trinacria.cli.screen.panels import ActionList, Choice, CommandLine
from trinacria.cli.screen.scene import scene_of
from trinacria.cli.screen.shots import crowded, midgame
from trinacria.kernel.errors import AmbiguousAction
from trinacria.speech.saying import say_error
from trinacria.words import Words, tell_error, tell_result, words_in

WORDS = words_in("en")


def in_words(app: TableApp, notation: str) -> str:
    """A legal action as the menus say it."""
    return app.table.tell_action(app.session.game.parse(notation), app.scene)


async def play_by_keys(app: TableApp, pilot: Pilot[None], decisions: int) -> None:
    """Play with arrow keys and Enter until the game ends; after that many decisions, pass."""
    while not isinstance(app.screen, EndSheet):
        focused = app.focused
        before = len(app.session.game.history())
        decisions -= 1
        if decisions < 0:
            await press(app, pilot, "a", "end", "enter")
        elif isinstance(focused, Card) and focused.face.legal:
            await press(app, pilot, "enter")
            if isinstance(app.screen, Menu):
                await press(app, pilot, "down", "enter")
        else:
            await press(app, pilot, "a", "enter")
        assert len(app.session.game.history()) > before


async def test_a_whole_game_with_the_keyboard_alone() -> None:
    async with table(against(Idler(), seed=5)) as (app, pilot):
        await play_by_keys(app, pilot, 3)
        result = app.session.game.result
        assert result is not None
        assert result.reason == "both_passed"
        assert result.scores["p1"] > result.scores["p2"]
        assert isinstance(app.screen, EndSheet)
        shown = str(app.screen.query_one("#result", Static).content)
        assert shown == tell_result("famiglia", result, WORDS, app.session.names)


@pytest.mark.slow
async def test_the_last_turns_with_the_keyboard_alone_on_a_large_screen() -> None:
    async with table(alone(), LARGE) as (app, pilot):
        await play_by_keys(app, pilot, 30)
        assert app.session.game.result is not None
        assert app.session.game.result.reason == "last_card"


@pytest.mark.slow
async def test_a_whole_game_with_the_mouse_alone() -> None:
    async with table(alone()) as (app, pilot):
        while not isinstance(app.screen, EndSheet):
            before = len(app.session.game.history())
            legal = [one for zone in ("street", "hand", "gang") for one in cards(app, zone) if one.face.legal]
            if legal:
                assert await pilot.click(legal[0])
            else:
                assert await pilot.click(app.query(Choice).first())
            await settle(app, pilot)
            if isinstance(app.screen, Menu):
                await pilot.click(OptionList, offset=(5, 0))
                await settle(app, pilot)
            assert len(app.session.game.history()) > before
        assert app.session.game.result is not None


async def test_arrow_keys_move_help_lists_the_keys_and_quitting_asks_first() -> None:
    async with table(alone()) as (app, pilot):
        assert len(app.screen_stack) == 1
        assert app.focused is cards(app, "street")[0]
        await press(app, pilot, "right", "right", "left")
        assert app.focused is cards(app, "street")[1]
        await press(app, pilot, "down")
        assert isinstance(app.focused, Card)
        assert app.focused.zone == "hand"
        await press(app, pilot, "up")
        assert isinstance(app.focused, Card)
        assert app.focused.zone == "street"

        await press(app, pilot, "question_mark")
        assert isinstance(top(app), Page)
        text = "\n".join(str(part.content) for part in app.screen.query(Static))
        families = [WORDS(f"famiglia-family-{letter}") for letter in "RBYG"]
        for expected in (*families, "take R3 R2 G3", "undo, until"):
            assert expected in text
        await press(app, pilot, "escape")

        await press(app, pilot, "q")
        assert isinstance(top(app), Question)
        await press(app, pilot, "enter")
        assert not has_quit(app)
        assert len(app.screen_stack) == 1
        await press(app, pilot, "q", "escape")
        assert not has_quit(app)
        await press(app, pilot, "a", "ctrl+c")
        assert isinstance(top(app), Question)
        await press(app, pilot, "right", "enter")
        assert has_quit(app)
    # What comes late meets no screen any more.
    app.on_decision_bar_grown()


async def test_a_menu_of_ways_to_recruit_and_why_a_dim_card_cannot_be_played() -> None:
    async with table(midgame()) as (app, pilot):
        await press(app, pilot, "enter")
        ways = ("take G4 G1 G1", "take G4 G1 G3", "take G4 G3 G1")
        assert choices(app) == [f" {at} {in_words(app, way)}" for at, way in enumerate(ways, 1)]
        assert "30 → 40" in str(app.screen.query_one("#foreseen", Static).content)
        chosen = [(one.zone, one.face.name) for one in app.table.query(Card) if one.has_class("-chosen")]
        assert chosen == [("street", "G4"), ("hand", "G1"), ("hand", "G1")]
        await press(app, pilot, "escape")
        assert not isinstance(app.screen, Menu)
        assert not app.table.query(".-chosen")
        assert "G4" in names(app, "street")

        dim = card(app, "street", "Y2")
        assert dim.face.dim
        assert not dim.face.legal
        await pilot.click(dim)
        await settle(app, pilot)
        answer = app.query_one("#answer", Static)
        assert answer.has_class("-refused")
        wanted = app.session.game.well_formed("take y2")
        assert wanted is not None
        assert str(answer.content) == "✕ " + tell_error(app.session.game.refusal(wanted), WORDS)
        assert "[FA-A4-03]" in str(answer.content)
        await press(app, pilot, "r")
        assert isinstance(app.screen, Page)
        assert "FA-A4-03" in str(app.screen.query_one(".heading", Static).content)
        await press(app, pilot, "escape")
        await press(app, pilot, "escape")
        assert not app.query_one("#answer").has_class("-refused")


async def test_what_cannot_be_taken_back_is_asked_first_even_when_it_is_the_only_choice() -> None:
    async with table(alone({**SHORT, "street": ["G0"], "hands": {"p1": [], "p2": []}})) as (app, pilot):
        await pilot.click(card(app, "street", "G0"))
        await settle(app, pilot)
        assert choices(app) == [" 1 " + in_words(app, "take G0")]
        assert names(app, "hand") == []
        await press(app, pilot, "escape")
        await pilot.click(app.query(Choice).first())
        await settle(app, pilot)
        assert choices(app) == [" 1 " + in_words(app, "pass")]


async def test_every_place_answers_and_only_what_revealed_nothing_is_undone() -> None:
    async with table(alone()) as (app, pilot):

        async def refused(zone: str, name: str) -> str:
            await pilot.click(card(app, zone, name))
            await settle(app, pilot)
            assert app.query_one("#answer").has_class("-refused")
            return said(app, "#answer")

        assert "[FA-T-02]" in await refused("gang", "B0")
        await pilot.click(card(app, "hand", "G3"))
        await settle(app, pilot)
        assert isinstance(app.screen, Menu)
        await press(app, pilot, "escape")

        await pilot.click(card(app, "hand", "Y1"))
        await settle(app, pilot)
        assert len(app.screen_stack) == 1, "a harmless choice is played at once"
        assert names(app, "gang") == ["B0", "Y1", "G2"]
        assert said(app, "#question").endswith("Lower R1 to 0 and recruit it.  § FA-A3-02")
        assert WORDS("screen-must") in said(app, "#question")
        lines = [str(option.prompt) for option in app.query_one("#log", OptionList).options]
        assert lines == [told("brute", "p1", seat="p1", card="Y1", value=1)]
        assert "[FA-A3-02]" in await refused("hand", "B1")
        await press(app, pilot, "u")
        assert names(app, "gang") == ["B0", "G2"]
        assert app.query_one("#log", OptionList).option_count == 0
        await press(app, pilot, "u")
        assert names(app, "gang") == ["B0", "G2"]

        await type_in(app, pilot, "play B1")
        assert "[FA-A2-04]" in await refused("gang", "B1")
        await type_in(app, pilot, "back G2")
        assert "[FA-A2-02]" in await refused("hand", "G2")
        assert "[FA-A2-02]" in await refused("street", "R1")
        await press(app, pilot, "u", "u")
        assert app.session.game.history() == []

        await type_in(app, pilot, "new R1")
        assert not app.session.can_undo
        await press(app, pilot, "u")
        assert "R1" not in names(app, "street")


async def test_of_two_cards_alike_only_the_lowered_one_is_cheap() -> None:
    position = {
        **SHORT,
        "street": ["R3", "R3"],
        "hands": {"p1": ["R1", "R1", "Y1"], "p2": []},
        "gangs": {"p1": [], "p2": []},
    }
    async with table(alone(position)) as (app, pilot):
        await type_in(app, pilot, "play Y1")
        await press(app, pilot, "enter")
        lowered, other = cards(app, "street")
        assert (lowered.face.counts, lowered.face.legal) == (2, True)
        assert (other.face.counts, other.face.dim) == (None, True)
        assert "→2" in str(lowered.render())


async def test_the_command_line_takes_notation_and_explains_what_it_cannot_use() -> None:
    async with table(alone()) as (app, pilot):
        await type_in(app, pilot, "bribe everyone")
        example = app.table.tell_action(app.scene.actions[0], app.scene)
        assert said(app, "#answer") == "✕ " + WORDS("error-unparsable", text="bribe everyone", example=example)
        await type_in(app, pilot, "take")
        assert isinstance(app.refused, AmbiguousAction)
        assert said(app, "#answer") == "✕ " + say_error(app.refused, WORDS, app.session.names, app.scene.view)
        assert "take R" not in said(app, "#answer")
        await type_in(app, pilot, "take G4 G3 G3")
        assert "[FA-" in said(app, "#answer")
        assert app.session.game.history() == []
        await press(app, pilot, "slash", "escape")
        assert not app.query_one(CommandLine).has_class("-open")
        await press(app, pilot, "escape")
        assert not app.query_one("#answer").has_class("-refused")

        await press(app, pilot, "slash", *"PLAY", "space", *"y1", "enter")
        assert app.scene.kind == "lower"
        await type_in(app, pilot, "low g4")
        await type_in(app, pilot, "t r1 r0 r0")
        assert "R1" not in names(app, "street")
        assert "R1" in scene_of(app.session.game, "p1", {}, WORDS).view["hands"]["p1"]


async def test_actions_are_chosen_by_number() -> None:
    async with table(alone(), LARGE) as (app, pilot):
        listed = app.query_one(ActionList)
        assert listed.display
        assert listed.option_count == len(app.scene.actions)
        number = [str(action) for action in app.scene.actions].index("play Y1") + 1
        await press(app, pilot, str(number))
        assert app.scene.kind == "lower"
        await type_in(app, pilot, "1")
        assert app.scene.kind == "recruit"
        listed.focus()
        await press(app, pilot, "down", "enter")
        assert isinstance(app.screen, Menu)


async def test_steps_keys_rules_and_piles_of_a_large_table_open_what_they_stand_for() -> None:
    async with table(midgame(), LARGE) as (app, pilot):
        steps = list(app.query(".step"))
        assert [step.has_class("-skipped") for step in steps] == [True, True, False, False]
        assert steps[2].has_class("-done")
        assert steps[3].has_class("-now")
        await pilot.click(steps[3])
        await settle(app, pilot)
        assert len(choices(app)) == len(app.scene.actions)
        await press(app, pilot, "escape")
        await pilot.click(steps[0])
        await settle(app, pilot)
        assert "[FA-T-02]" in said(app, "#answer")
        await press(app, pilot, "escape")

        await pilot.click("#keys", offset=(2, 0))
        await settle(app, pilot)
        assert isinstance(app.screen, Page)
        await press(app, pilot, "escape")
        await pilot.click("#question", offset=(len(said(app, "#question")) - 1, 0))
        await settle(app, pilot)
        assert isinstance(app.screen, Page)
        assert "FA-A4-01" in str(app.screen.query_one(".heading", Static).content)
        await press(app, pilot, "escape")

        for key in ("d", "g"):
            await press(app, pilot, key)
            assert isinstance(app.screen, Page)
            text = str(app.screen.query_one("VerticalScroll > Static", Static).content)
            assert "Y1" in text
            await press(app, pilot, "escape")
        await pilot.click("#discard")
        await settle(app, pilot)
        assert isinstance(app.screen, Page)
        assert "12" in said(app, "#deck")


async def test_theme_and_language_change_while_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    french = Words("en")
    french.language = "fr"
    own = (resources.files("trinacria.words") / "fr" / "screen.ftl").read_text(encoding="utf-8")
    french._catalogue._bundle.add_resource(FluentResource(own), allow_overrides=True)
    monkeypatch.setattr(frame, "speaks", lambda language, _: french if language == "fr" else None)
    async with table(midgame(), LARGE, "light") as (app, pilot):
        grounds = []
        for theme in ("trinacria-light", "trinacria-dark", "trinacria-light"):
            assert app.theme == theme
            grounds.append([app.query_one(part).styles.background.hex for part in ("#decision", "#table", "#top")])
            await press(app, pilot, "t")
        assert grounds[0] == grounds[2]
        assert all(light != dark for light, dark in zip(grounds[0], grounds[1], strict=True))

        await press(app, pilot, "l")
        assert "Ada (vous)" in said(app, "#top")
        assert "valeur 4" in said(app, "#answer")
        assert str(app.query_one("#log").border_title) == "Journal"
        assert app.session.game.decision is not None
        await press(app, pilot, "l")
        assert app.words is french


async def test_a_crowded_table_cuts_nothing_off_and_keeps_the_cursor() -> None:
    async with table(crowded(), LARGE) as (app, pilot):
        assert len(cards(app, "street")) == 12
        assert len(cards(app, "hand")) == 15
        await press(app, pilot, "right", "down")
        focused = app.focused
        for size in (LARGE, (130, 34), (100, 30), SMALL) if EVERYTHING else (LARGE, (100, 30), SMALL):
            await pilot.resize_terminal(*size)
            await settle(app, pilot)
            assert app.focused is focused
            for one in app.table.query(Card):
                assert app.table.region.contains_region(one.region), (size, one.face.name, one.region)
            assert app.query_one("#log").size.height >= 1
            assert app.query_one("#actions").is_on_screen == (size[0] >= 120)
        cards(app, "hand")[-1].focus()
        await settle(app, pilot)
        assert f"G3 {WORDS('famiglia-family-G')}" in said(app, "#answer")
        await press(app, pilot, "a")
        assert len(choices(app)) == len(app.scene.actions)


def test_new_cards_are_foreseen_as_far_as_the_deck_reaches() -> None:
    game = alone({**SHORT, "street": ["G4", "R3"], "deck": ["G0"]}).game
    assert "2 → 3" in foresee(game.parse("new G4"), scene_of(game, "p1", {}, WORDS))
    game.play("new G4")
    assert len(game.view("p1")["street"]) == 3  # type: ignore[arg-type]


def test_passing_warns_when_it_ends_the_game() -> None:
    for passes, warned in ((1, True), (0, False)):
        game = alone({**SHORT, "passes": passes}).game
        assert bool(foresee(game.parse("pass"), scene_of(game, "p1", {}, WORDS))) == warned
