"""La Famiglia at the full screen: keys, mouse, tabs, refusals, anytime options, curtains and secrets."""

import pytest
from support.runs.effort import amount
from support.terminal.screen_table import (
    LARGE,
    SMALL,
    choices,
    everything,
    has_quit,
    press,
    said,
    settle,
    table,
    top,
    type_in,
)
from textual.content import Content
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList

import trinacria
from trinacria.bots import find_bot
from trinacria.bots.bot import Bot
from trinacria.bots.match import ask
from trinacria.cli.games.lafamiglia.choices import actions_at, unplaced
from trinacria.cli.games.lafamiglia.layout import CELL, ROWS, places
from trinacria.cli.games.lafamiglia.map import LEAST, SYMBOLS, codes
from trinacria.cli.games.lafamiglia.table import LaFamigliaTable
from trinacria.cli.screen import TableApp
from trinacria.cli.screen.canvas import Canvas
from trinacria.cli.screen.curtain import Curtain
from trinacria.cli.screen.dialogs import Menu, Page, Question
from trinacria.cli.screen.panels import ActionList, Choice
from trinacria.cli.screen.shots import lafamiglia_at
from trinacria.cli.session import Player, Session
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.speech.games.lafamiglia.names import pack_of

NARROW = (40, 24)


def against_bots(seed: int = 3) -> Session:
    """Ada, who begins, with three bots that play any legal action."""
    game = trinacria.new_game("lafamiglia", seed=seed)
    first = str(game.view(None)["first"])
    players = {seat: Player(seat, find_bot("random")(at)) for at, seat in enumerate(game.seats)}
    return Session(game, {**players, first: Player("Ada")})


def four_people() -> Session:
    """Four people at one screen, some turns into the planning of round 1."""
    game = trinacria.new_game("lafamiglia", seed=3)
    session = Session(game, {seat: Player(f"P{at}") for at, seat in enumerate(game.seats)})
    dice = find_bot("random")(9)
    advance(session, dice, "turn")
    return session


def advance(session: Session, dice: Bot, kind: str) -> None:
    """Let dice play until this kind of question is open."""
    while session.game.decision is not None and session.game.decision.kind != kind:
        session.play(ask(dice, session.game, []))


def canvas(app: TableApp, name: str) -> Canvas:
    """A drawing of the table."""
    return app.screen_stack[0].query_one(f"#{name}", Canvas)


def colours(app: TableApp) -> str:
    """How the map is painted."""
    shown = canvas(app, "map").content
    assert isinstance(shown, Content)
    return str(shown.spans)


async def click(app: TableApp, pilot: Pilot[None], name: str, kind: str, thing: str) -> None:
    """Click a thing of a drawing, scrolled into sight first."""
    drawn = canvas(app, name)
    found = drawn.find(kind, thing)
    assert found is not None
    drawn.visit(found)
    await pilot.pause()
    await pilot.click(drawn, offset=(found.region.x + 1, found.region.y))
    await settle(app, pilot)


async def test_some_turns_with_the_keyboard_alone() -> None:
    async with table(against_bots(), LARGE) as (app, pilot):
        for _ in range(amount(3, 12)):
            before = len(app.session.game.history())
            focused = app.focused
            if isinstance(focused, Canvas) and focused.cursor in focused.legal:
                await press(app, pilot, "enter")
            else:
                await press(app, pilot, "1")
            if isinstance(app.screen, Menu):
                await press(app, pilot, "enter")
            assert len(app.session.game.history()) > before


@pytest.mark.slow
async def test_some_turns_with_the_mouse_alone_on_a_small_screen() -> None:
    async with table(against_bots(), SMALL) as (app, pilot):
        placed = 0
        for _ in range(amount(7, 12)):
            before = len(app.session.game.history())
            assert isinstance(app.table, LaFamigliaTable)
            shown = canvas(app, app.table.pane) if app.table.pane != "log" else None
            legal = [thing for thing in shown.picture.things if thing[:2] in shown.legal] if shown is not None else []
            if legal and shown is not None:
                placed += 1
                await click(app, pilot, str(shown.id), legal[0].kind, legal[0].name)
            else:
                await pilot.click(app.query(Choice).first())
                await settle(app, pilot)
            if isinstance(app.screen, Menu):
                await pilot.click(OptionList, offset=(5, 0))
                await settle(app, pilot)
            assert len(app.session.game.history()) > before
        assert placed > amount(2, 3)


async def test_a_large_table_shows_the_map_refuses_with_a_rule_and_changes_language() -> None:
    async with table(against_bots(), LARGE, "light") as (app, pilot):
        map_drawn = str(canvas(app, "map").content)
        view, pack = app.scene.view, pack_of(app.scene.view)
        for name, area in view["areas"].items():
            assert pack.areas[name].name[:10] in map_drawn
            assert f"{SYMBOLS[area['family']]} {area['soldati']}" in map_drawn
        for code in codes(pack).values():
            assert code in map_drawn

        drawn = canvas(app, "map")
        dim = next(t for t in drawn.picture.things if t.kind == "area" and t[:2] not in drawn.legal)
        before = len(app.session.game.history())
        await click(app, pilot, "map", "area", dim.name)
        assert len(app.session.game.history()) == before
        answer = said(app, "#answer")
        assert answer.startswith("✕")
        assert "[LF-" in answer
        assert pack_of(app.scene.view).areas[dim.name].name in answer
        await press(app, pilot, "r")
        assert isinstance(top(app), Page)
        await press(app, pilot, "escape", "escape")
        assert not said(app, "#answer").startswith("✕")

        light = colours(app)
        await press(app, pilot, "t")
        assert colours(app) != light

        await press(app, pilot, "m")
        assert len(app.screen_stack) == 1, "there is nothing to sell"
        await press(app, pilot, "question_mark")
        assert isinstance(top(app), Page)
        shown = everything(app)
        assert "read the control tiles" in shown
        assert "sell an order or give money" in shown
        assert "card" not in shown.partition("q ")[0].partition("Keys")[2].partition("quit")[0]
        await press(app, pilot, "escape")

        tile = app.scene.view["tiles"]["in_play"][0]
        for language in ("fr", "ru", "it", "de", "es"):
            await press(app, pilot, "l")
            read = sicily().in_language(language)
            shown = everything(app)
            assert read.tiles[tile].name in shown
            assert read.orders["red.basic.garrison"].name in shown
            assert "Garrison" not in shown

        await press(app, pilot, "q")
        assert isinstance(top(app), Question)
        await press(app, pilot, "right", "enter")
    assert has_quit(app)


async def test_all_fits_a_large_screen_or_tabs_of_a_small_one_and_notation_is_typed() -> None:
    async with table(against_bots(), LARGE) as (app, pilot):
        for name in ("map", "sheets", "side-family", "side-people"):
            assert canvas(app, name).region.height > 0, name
        assert not app.query_one("#tabs").display
        await pilot.resize_terminal(*SMALL)
        await settle(app, pilot)
        assert isinstance(app.table, LaFamigliaTable)
        assert app.query_one("#tabs").display
        seen = []
        for _ in range(5):
            seen.append(app.table.pane)
            assert [pane.id for pane in app.query(".pane") if pane.display] == [f"pane-{app.table.pane}"]
            await press(app, pilot, "v")
        assert sorted(seen) == ["family", "log", "map", "people", "sheets"]
        await pilot.click("#tabs", offset=(2, 0))
        await settle(app, pilot)
        assert app.table.pane == "map"
        await pilot.resize_terminal(*LARGE)
        await settle(app, pilot)
        assert canvas(app, "side-family").region.height > 0

        action = app.scene.actions[-1]
        await type_in(app, pilot, str(action))
        assert action in [played for _, played in app.session.game.history()]


@pytest.mark.parametrize("rows", [6, 7, ROWS])
@pytest.mark.parametrize("width", [LEAST, 72, 80, 96, 110, 140])
def test_no_two_places_of_the_map_overlap(width: int, rows: int) -> None:
    pack = sicily()
    found = places(pack, width, 2, rows)
    assert {place.name for place in found} == set(pack.areas) | set(pack.seas)
    regions = [Region(place.x, place.y, place.width, 2) for place in found]
    needed = max(rows, -(-len(found) // (width // CELL)))
    assert all(region.x >= 0 and region.right <= width and region.bottom <= needed * 2 for region in regions)
    for at, one in enumerate(regions):
        assert not any(one.overlaps(other) for other in regions[at + 1 :])


async def test_the_whole_map_fits_a_small_terminal_and_a_narrow_one_has_a_list_instead() -> None:
    async with table(lafamiglia_at("encounter"), SMALL) as (app, pilot):
        drawn = canvas(app, "map")
        pane = drawn.parent
        assert isinstance(pane, Widget)
        assert drawn.picture.height <= pane.size.height
        assert len(drawn.picture.things) == len(sicily().areas) + len(sicily().seas)

        await pilot.resize_terminal(*NARROW)
        await settle(app, pilot)
        assert [thing.region.y for thing in drawn.picture.things] == sorted({t.region.y for t in drawn.picture.things})
        lines = str(drawn.content).splitlines()
        assert all(any(area.name in line for line in lines) for area in sicily().areas.values())
        await press(app, pilot, "down")
        found = drawn.find(*drawn.cursor) if drawn.cursor is not None else None
        assert found is not None
        assert pane.scroll_y <= found.region.y < pane.scroll_y + pane.size.height


def test_codes_of_the_mandamenti_differ() -> None:
    found = codes(sicily())
    assert len(set(found.values())) == len(found) == 12


async def test_every_action_has_its_place_and_an_order_can_be_sold_at_any_time() -> None:
    session = lafamiglia_at("planning")
    async with table(session, LARGE) as (app, pilot):
        scene = app.scene
        loose = unplaced(scene)
        buttons = [choice.what for choice in app.query(Choice)]
        assert all(action in buttons for action in loose)
        things = {thing[:2] for one in app.query(Canvas) for thing in one.picture.things}
        reached = {action for kind, name in things for action in actions_at(scene, kind, name)}
        assert reached | set(loose) == set(scene.actions)

        game, eyes = session.game, app.eyes
        assert eyes is not None
        at = game.seats.index(eyes)
        enemies = {game.seats[(at + 1) % 4], game.seats[(at + 3) % 4]}
        laid = [str(action) for seat, action in game.history() if seat in enemies and str(action).startswith("order ")]
        assert laid
        told = repr(app.scene.view["areas"]) + "\n".join(
            str(option.prompt) for option in app.query_one(ActionList).options
        )
        for notation in laid:
            assert notation.split()[1] not in told
        for name, area in app.scene.view["areas"].items():
            if area["family"] in enemies and area["order_count"]:
                assert "orders" not in area, name

        view = app.scene.view["families"][eyes]
        await press(app, pilot, "m")
        offered = choices(app)
        assert any("Sell for 1 money" in choice for choice in offered)
        await press(app, pilot, "1")
        after = app.scene.view["families"][eyes]
        assert after["money"] == view["money"] + 1
        assert len(after["orders"]) == len(view["orders"]) - 1
        assert app.scene.kind == "turn"


async def test_a_conflict_is_shown_with_both_sides() -> None:
    async with table(lafamiglia_at("conflict"), LARGE) as (app, _):
        conflict = app.scene.view["conflict"]
        shown = said(app, "#duel")
        assert pack_of(app.scene.view).areas[conflict["area"]].name in shown
        assert f"{SYMBOLS[conflict['attacker']]} {conflict['soldati']}" in shown
        assert "Initiative" in said(app, "#track")


async def test_a_curtain_falls_between_the_teams_only_and_hides_all() -> None:
    async with table(four_people(), LARGE) as (app, pilot):
        assert isinstance(app.screen, Curtain)
        assert " money, " not in everything(app)
        await press(app, pilot, "enter")
        curtains = set[bool]()
        for _ in range(amount(6, 20)):
            eyes = app.eyes
            assert eyes is not None
            family = app.scene.view["families"]
            team = next(team for team in app.scene.view["teams"] if eyes in team)
            assert [seat for seat in family if "money" in family[seat]] == [s for s in family if s in team]
            hidden = [seat for seat in family if seat not in team]
            text = everything(app)
            before_reveal = not app.scene.view["revealed"]
            for seat in hidden:
                assert before_reveal is False or f"'{seat}.basic" not in text.split("'on_mat'")[0]
            await press(app, pilot, "1")
            if isinstance(app.screen, Menu):
                await press(app, pilot, "enter")
            decision = app.session.game.decision
            assert decision is not None
            curtain = isinstance(top(app), Curtain)
            assert curtain != app.session.share_screen(eyes, decision.seat)
            curtains.add(curtain)
            if curtain:
                assert app.scene.viewer is None
                assert " money, " not in everything(app)
                await press(app, pilot, "enter")
            assert app.eyes == decision.seat
        assert curtains == {True, False}
