"""What the tests of the full-screen table have in common: sessions, waiting, and reading what stands on the screen."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from textual._compositor import Compositor
from textual.app import App
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static

import trinacria
from trinacria.bots import find_bot
from trinacria.bots.bot import Bot
from trinacria.cli.games.famiglia.card import Card
from trinacria.cli.screen import TableApp
from trinacria.cli.screen.dialogs import Menu
from trinacria.cli.screen.panels import CommandLine
from trinacria.cli.session import Player, Session
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation
from trinacria.words import tell_event, words_in

UPDATE = Compositor.render_update
PARSE: Callable[..., list[RuleSet]] = Stylesheet._parse_rules
PARSED: dict[object, list[RuleSet]] = {}
SMALL = (80, 24)
LARGE = (160, 50)

SHORT: dict[str, object] = {
    "game": "famiglia",
    "street": ["R1", "B2", "Y1", "R3", "G4"],
    "deck": ["G0", "B1", "R2"],
    "pass": 2,
    "hands": {"p1": ["R0", "R0", "R2", "R2", "B1", "Y1", "G3"], "p2": ["Y0", "Y0", "B0"]},
    "gangs": {"p1": ["B0", "G2"], "p2": ["R0"]},
}
"""A game near its end: no 0 in the street, three cards in the deck, and every family's ability at hand."""

SECRETS: dict[str, object] = {
    "game": "famiglia",
    "street": ["R0", "B1", "Y1"],
    "deck": ["G1", "B0"],
    "hands": {"p1": ["R4", "B4"], "p2": ["Y4", "G4"]},
    "gangs": {"p1": ["G0"], "p2": ["Y0"]},
}
"""Hands of cards that lie nowhere else: whoever reads them on the screen has seen a hand."""


class Idler(Bot):
    """Does nothing: the last of the legal actions ends a turn."""

    def choose(self, seen: Observation) -> Action:
        return seen.actions[-1]


def against(bot: Bot, position: dict[str, object] | None = None, seed: int = 1) -> Session:
    """Ada against a bot."""
    game = trinacria.new_game("famiglia", seed=seed) if position is None else trinacria.from_position(position, seed)
    return Session(game, {"p1": Player("Ada"), "p2": Player("Cassandra", bot)})


def alone(position: dict[str, object] = SHORT) -> Session:
    """Ada against the greedy bot, from a position."""
    return against(find_bot("greedy")(1), position)


def together(position: dict[str, object] = SECRETS) -> Session:
    """Ada and Bruno at one screen."""
    game = trinacria.from_position(position, seed=1)
    return Session(game, {"p1": Player("Ada"), "p2": Player("Bruno")})


@asynccontextmanager
async def table(
    session: Session, size: tuple[int, int] = SMALL, theme: str = "dark"
) -> AsyncIterator[tuple[TableApp, Pilot[None]]]:
    """The table of a session, drawn and settled; its bots do not pause."""
    app = TableApp(session, words_in("en"), theme)
    app.pause = 0
    async with on_screen(app, size) as pilot:
        await settle(app, pilot)
        yield app, pilot


@asynccontextmanager
async def on_screen(app: App[None], size: tuple[int, int] = SMALL) -> AsyncIterator[Pilot[None]]:
    """A program that runs and is drawn when keys were pressed and when a test is over.

    Left to itself it draws every change on the way, up to sixty times a second, which is half of its work.
    """
    app.animation_level = "none"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Compositor, "render_update", lambda *_, **__: None)
        patch.setattr(Stylesheet, "_parse_rules", parse_once)
        async with app.run_test(size=size) as pilot:

            async def press(*keys: str) -> None:
                await Pilot.press(pilot, *keys)
                draw(app)

            patch.setattr(pilot, "press", press)
            yield pilot
            draw(app)


def parse_once(sheet: Stylesheet, css: str, *where: object, **how: object) -> list[RuleSet]:
    """The rules of a style sheet: every program reads the same ones, twice, which is an eighth of its start."""
    key = (css, where, frozenset(how.items()), frozenset(sheet._variables.items()))
    if key not in PARSED:
        PARSED[key] = PARSE(sheet, css, *where, **how)
    return PARSED[key]


def draw(app: App[None]) -> None:
    """Draw what changed on the screen."""
    if app.is_running:
        UPDATE(app.screen._compositor, screen_stack=app._background_screens)


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until no bot is at work, and draw what there is then."""
    await pilot.pause()
    while app.thinking:
        await pilot.pause(0.001)
        await pilot.pause()
    draw(app)


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    """Press keys and wait for what they bring, which is drawn then."""
    await Pilot.press(pilot, *keys)
    await settle(app, pilot)


async def type_in(app: TableApp, pilot: Pilot[None], text: str) -> None:
    """Enter an action into the command line."""
    await Pilot.press(pilot, "colon")
    app.query_one(CommandLine).value = text
    await Pilot.press(pilot, "enter")
    await settle(app, pilot)


def cards(app: TableApp, zone: str) -> list[Card]:
    """The cards that lie in a place of the table."""
    return [card for card in app.table.query(Card) if card.zone == zone]


def names(app: TableApp, zone: str) -> list[str]:
    """The names of the cards that lie in a place of the table."""
    return [card.face.name for card in cards(app, zone)]


def card(app: TableApp, zone: str, name: str) -> Card:
    """A card on the table."""
    return next(card for card in cards(app, zone) if card.face.name == name)


def said(app: TableApp, selector: str) -> str:
    """The text of a widget of the table."""
    return str(app.screen_stack[0].query_one(selector, Static).content)


def choices(app: TableApp) -> list[str]:
    """What the open menu offers."""
    assert isinstance(app.screen, Menu)
    return [str(option.prompt) for option in app.screen.query_one(OptionList).options]


def top(app: TableApp) -> object:
    """What lies on top: the table, or a sheet over it."""
    return app.screen


def has_quit(app: App[None]) -> bool:
    """Whether the program has ended."""
    return not app.is_running


def told(kind: str, viewer: str | None = None, **facts: object) -> str:
    """An event as the log tells it."""
    names = {"p1": "Ada", "p2": "Bruno"}
    return tell_event("famiglia", {"kind": kind, **facts}, words_in("en"), names, viewer)


def everything(app: TableApp) -> str:
    """All text that any widget of any screen holds, shown or hidden, and what the table draws from."""
    found = [repr(app.scene), repr(getattr(app.table, "scene", None)), app.described]
    for screen in app.screen_stack:
        for widget in screen.walk_children(Widget):
            found += [str(widget.border_title), str(widget.border_subtitle), str(widget.tooltip)]
            if isinstance(widget, Static):
                found.append(str(widget.content))
            elif isinstance(widget, Card):
                found += [repr(widget.face), str(widget.render())]
            elif isinstance(widget, OptionList):
                found += [str(option.prompt) for option in widget.options]
            elif isinstance(widget, Button):
                found.append(str(widget.label))
            elif isinstance(widget, Input):
                found += [widget.value, widget.placeholder, repr(getattr(widget.suggester, "_suggestions", ""))]
    return "\n".join(found)
