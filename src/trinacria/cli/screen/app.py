"""Playing at the full-screen table: whose turn it is, bots, the curtain, taking back, the end."""

from datetime import datetime
from pathlib import Path
from threading import Thread
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.timer import Timer

import trinacria
from trinacria.bots import BotFault
from trinacria.cli.screen.chooser import Chooser
from trinacria.cli.screen.curtain import Curtain, EndSheet
from trinacria.cli.screen.dialogs import Question, SaveSheet
from trinacria.cli.screen.scene import scene_of
from trinacria.cli.session import Player, Session
from trinacria.kernel.action import Action
from trinacria.kernel.errors import TrinacriaError
from trinacria.speech.saying import say_event
from trinacria.words import Words, tell_error

PAUSE = 0.6
"""Seconds between two actions of a bot, so that a person can follow."""

MEANWHILE = 8
"""How many events the curtain tells at most; the log has them all."""


class TableApp(Chooser):
    """A session at the full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("n", "skip", show=False),
        Binding("e", "ending", show=False),
        Binding("m", "anytime", show=False),
    ]

    class BotMoved(Message):
        """A bot has played one action, or broken down."""

        def __init__(self, fault: TrinacriaError | None) -> None:
            super().__init__()
            self.fault = fault

    def __init__(self, session: Session, words: Words, theme: str) -> None:
        super().__init__(session, words, theme)
        self.pause = PAUSE
        self.eyes: str | None = None
        """Who sits in front of the screen; None: it is not known yet, so nothing secret is shown."""
        self.thinking = False
        """Whether a bot is at work. Its thread owns the session then: nothing here may touch the game."""
        self._waiting: Timer | None = None

    def on_mount(self) -> None:
        """Begin where the session stands."""
        self.follow()

    # ---------------------------------------------------------------- the course of the game

    def follow(self) -> None:
        """Show what has become of the game and see who comes next."""
        session = self.session
        if session.game.decision is None:
            self.eyes = session.people[0] if session.people and session.one_side else None
            self.look()
            self.action_ending()
            return
        viewer = session.viewer
        if not session.one_side and viewer is not None and not self._sees_already(viewer):
            self.eyes = None
            self.look()
            self.push_screen(Curtain(session.names[viewer], self._meanwhile(viewer), self.words), self._lifted)
            return
        if self.eyes is not None and viewer is not None and viewer != self.eyes:
            self.notify(self.words("screen-turn-of", name=session.names[viewer]), timeout=4)
        self.eyes = viewer
        self.look()
        if self._waiting is not None:
            self._waiting.stop()
            self._waiting = None
        if session.waits_for_bot and self.fault is None:
            if self.pause > 0:
                self._waiting = self.set_timer(self.pause, self._think)
            else:
                self._think()

    def _sees_already(self, viewer: str) -> bool:
        """Whether who sits here may see what this seat sees: the same person, or their partner."""
        return self.eyes is not None and self.session.share_screen(self.eyes, viewer)

    def look(self) -> None:
        """See the game anew through the eyes of who sits here, and draw it."""
        session = self.session
        self.scene = scene_of(session.game, self.eyes, session.names, self.words, session.log)
        self.draw()
        if self.scene.actions and len(self.screen_stack) == 1:
            self.call_after_refresh(self.table.focus_first)

    def _lifted(self, _: None) -> None:
        """The curtain is up: the player who must decide sits here now."""
        self.eyes = self.session.viewer
        self.look()

    def _meanwhile(self, viewer: str) -> Content:
        """What everybody saw since this player last acted."""
        session = self.session
        told: list[Content] = []
        for event in reversed(session.log):
            seen = event.seen_by(None)
            if seen is None or (seen.get("seat") == viewer and self.table.opens_chapter(seen)):
                continue
            if seen.get("seat") == viewer:
                break
            said = say_event(seen, self.words, session.names, session.game.view(None), None)
            told.append(self.table.paint(said, solid=True))
        told.reverse()
        return Content("\n").join(told[-MEANWHILE:])

    # ---------------------------------------------------------------- bots

    def _think(self) -> None:
        """Let the bot choose in a thread of its own: a daemon, so that one that never answers cannot keep us here."""
        self._waiting = None
        if self.thinking or not self.session.waits_for_bot:
            return
        self.thinking = True
        Thread(target=self._play_bot, name="bot", daemon=True).start()

    def _play_bot(self) -> None:
        fault: TrinacriaError | None = None
        try:
            self.session.play_bot()
        except TrinacriaError as error:
            fault = error
        except Exception as error:
            # Nobody would ever learn of it: the game would only seem to wait for the bot.
            fault = BotFault("error-bot-broke", bot="?", reason=f"{type(error).__name__}: {error}")
        self.post_message(self.BotMoved(fault))

    def on_table_app_bot_moved(self, message: BotMoved) -> None:
        """Show what the bot did; one that broke down ends the game."""
        self.thinking = False
        self.fault = message.fault
        if self.fault is None:
            self.follow()
        else:
            self.look()
            self.action_ending()

    def action_skip(self) -> None:
        """Do not wait before the bot's next action."""
        if self._waiting is not None:
            self._waiting.stop()
            self._think()

    def action_anytime(self) -> None:
        """What may be done beside the open question: sell an order, give money."""
        if self.thinking or self.eyes is None:
            return
        options = self.session.anytime(self.eyes)
        if not options:
            self.notify(self.words("screen-anytime-none"), timeout=4)
            return
        self.choose(self.words("screen-anytime"), options, self._sold)

    def _sold(self, action: Action | None) -> None:
        if action is None or self.thinking or self.eyes is None:
            return
        try:
            self.session.play(action, self.eyes)
        except TrinacriaError as error:
            self.refuse(error)
            return
        self.refused = None
        self.follow()

    def action_undo(self) -> None:
        """Take back the last action of this turn."""
        if self.thinking or not self.session.can_undo:
            self.notify(self.words("screen-undo-none"), timeout=3)
            return
        self.session.undo()
        self.refused = None
        self.look()

    # ---------------------------------------------------------------- the end, saving, quitting

    def action_ending(self) -> None:
        """What came of the game, and what next."""
        words = self.words
        if self.fault is not None:
            said = Content(tell_error(self.fault, words, self.session.names))
            sheet = EndSheet(words("screen-stopped"), said, self.table.summary(self.scene), words, faulty=True)
        elif self.scene.decider is None:
            sheet = EndSheet(words("screen-over"), Content(self.result()), self.table.closing(self.scene), words)
        else:
            return
        self.push_screen(sheet, self._next)

    def _next(self, what: str | None) -> None:
        if what == "new":
            self.begin_again()
        elif what == "save":
            self.action_save()
        elif what == "quit":
            self.exit()

    def begin_again(self) -> None:
        """A new game of the same kind; everybody moves on one seat, so that another begins."""
        old = self.session
        game = trinacria.new_game(old.game.name, mode=old.game.mode, options=old.game.options)
        players = list(old.players.values())
        players = [*players[1:], players[0]]
        fresh = [Player(p.name, type(p.bot)(p.bot.seed + 1) if p.bot is not None else None) for p in players]
        self.session = Session(game, dict(zip(game.seats, fresh, strict=True)))
        self.eyes = self.refused = self.fault = None
        self.described = ""
        self.follow()

    def action_save(self) -> None:
        """Write the record to a file."""
        if self.thinking:
            self.notify(self.words("screen-save-wait"), timeout=3)
            return
        name = f"{self.game_name}-{datetime.now():%Y%m%d-%H%M%S}.txt"
        self.push_screen(SaveSheet(name, trinacria.dump(self.session.record()), self.words), self._saved)

    def _saved(self, path: Path | None) -> None:
        if path is not None:
            self.notify(self.words("screen-saved", file=str(path)), timeout=5)
        if self.scene.decider is None or self.fault is not None:
            self.action_ending()

    def action_ask_quit(self) -> None:
        """Quit after a question, or at once when the game is over."""
        if self.scene.decider is None:
            self.exit()
        elif not isinstance(self.screen, Question):
            words = self.words
            sheet = Question(words("screen-quit-question"), words("screen-quit-yes"), words("screen-quit-no"))
            self.push_screen(sheet, self._quit)

    def _quit(self, yes: bool | None) -> None:
        if yes:
            self.exit()
