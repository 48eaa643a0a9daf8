"""The table in lines of text: for pipes, for screen readers, for those who like it."""

import sys

import click

from trinacria.bots import BotFault, explain, hint
from trinacria.cli.games.face import face_of
from trinacria.cli.help import complaint
from trinacria.cli.options import write_text
from trinacria.cli.packs.told import pack_lines
from trinacria.cli.session import Session
from trinacria.cli.width import tell
from trinacria.games import replay, unfold
from trinacria.kernel.action import Action
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.errors import IllegalAction, TrinacriaError
from trinacria.kernel.game import Game
from trinacria.kernel.observation import observe
from trinacria.kernel.record import Step, check, conclude, dump
from trinacria.speech.saying import (
    meant,
    say_action,
    say_error,
    say_event,
    say_hint,
    say_question,
    say_reason,
    say_result,
    say_rule,
)
from trinacria.words import Words

BAD_INPUT = 2


def play_in_lines(session: Session, words: Words, commitment: str) -> int:
    """Play a session line by line. From a pipe, bad input ends it with exit code 2: what follows would not fit."""
    return _Lines(session, words).play(commitment)


class _Lines:
    """The conversation: what was told already, and who looks at the screen."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words
        self.face = face_of(session.game.name)
        self.told = 0
        self.shown = -1
        """How long the log was when the table was last told; -1: it was not yet, or somebody else looks now."""
        self.viewer = session.viewer if session.one_side else None
        self.interactive = sys.stdin.isatty()
        self.codes = False
        """Whether the notation is listed beside the words of an answer."""

    def play(self, commitment: str) -> int:
        game = self.session.game
        tell(self.words("plain-welcome", game=self.words(f"{game.name}-name")))
        tell(self.words("plain-commitment", commitment=commitment))
        for line in pack_lines(game, self.words):
            tell(line)
        self._name_bots()
        tell(self._own(f"plain-hint-{game.name}", "plain-hint"))
        while self.session.game.decision is not None:
            if self.session.waits_for_bot:
                self.session.play_bot()
                continue
            self._curtain()
            self._tell()
            self._show()
            if not self._answered():
                tell(self.words("plain-bye"))
                return 0
        self._tell()
        result = self.session.game.result
        assert result is not None
        _echo_table(self.session.game, self.words, self.session.names)
        tell(say_result(result, self.words, self.session.names, game.view(None)))
        tell(self.words("plain-seed", seed=self.session.game.seed))
        return 0

    def _name_bots(self) -> None:
        players = self.session.players.values()
        named = [self.words("bots-person-level", name=one.name, level=one.level) for one in players if one.level]
        if named:
            tell(self.words("plain-bots", names=", ".join(named)))

    def _own(self, key: str, otherwise: str) -> str:
        """A game's own sentence, or the one for any game."""
        return self.words(key if key in self.words else otherwise)

    def _curtain(self) -> None:
        """People at one screen: the next one takes over before their secrets are shown. Partners need no curtain."""
        viewer = self.session.viewer
        if viewer is None or viewer == self.viewer:
            return
        self.shown = -1
        if self.viewer is not None and self.session.share_screen(viewer, self.viewer):
            self.viewer = viewer
            tell(self.words("plain-turn-of", name=self.session.names[viewer]))
            return
        if self.viewer is not None and self.interactive:
            click.clear()
        self.viewer = viewer
        tell(self.words("plain-curtain", name=self.session.names[viewer]))
        if self.interactive:
            sys.stdin.readline()
            click.clear()

    def _tell(self) -> None:
        """What has happened since the last time."""
        view = self.session.game.view(self.viewer)
        for event in self.session.log[self.told :]:
            seen = event.seen_by(self.viewer)
            if seen is not None:
                tell("  " + say_event(seen, self.words, self.session.names, view, self.viewer))
        self.told = len(self.session.log)

    def _show(self, whole: bool = False) -> None:
        """The table, the question, and what may be answered. A long table only when others have acted, or asked for."""
        game = self.session.game
        decision = game.decision
        assert decision is not None
        view = game.view(self.viewer)
        tell()
        if whole or not self.face.long or self._others_acted():
            self.shown = len(self.session.log)
            for line in self.face.describe(view, self.words, self.session.names):
                tell(line)
        tell(f"{say_question(self.words, view)} [{decision.rule}]")
        for number, action in enumerate(decision.actions, 1):
            tell(f"{number:>3}. {self._listed(action)}{say_action(action.text, self.words, view)}")
        if self.viewer is not None and self.session.anytime(self.viewer):
            tell(self.words("plain-anytime-open"))

    def _listed(self, action: Action) -> str:
        """The notation before an answer, for those who want to learn it."""
        return f"{action!s:<24} " if self.codes else ""

    def _others_acted(self) -> bool:
        """Whether anything happened since the table was last told that was not the viewer's own doing."""
        fresh = self.session.log[max(0, self.shown) :]
        return self.shown < 0 or any(event.facts.get("seat", self.viewer) != self.viewer for event in fresh)

    def _show_anytime(self) -> None:
        """What may be done beside the question."""
        view = self.session.game.view(self.viewer)
        options = self.session.anytime(self.viewer) if self.viewer is not None else ()
        if not options:
            tell(self.words("plain-anytime-none"))
        for action in options:
            tell(f"   - {self._listed(action)}{say_action(action.text, self.words, view)}")

    def _answered(self) -> bool:
        """Read lines until one is an action; False: no more input, or the player leaves."""
        while True:
            line = self._read()
            if line is None:
                return False
            word, _, rest = line.strip().partition(" ")
            if not word:
                continue
            if word.lower() in ("quit", "exit"):
                return False
            try:
                if not self._command(word.lower(), rest.strip()):
                    self._play(line.strip())
                    return True
            except (TrinacriaError, click.FileError) as error:
                if isinstance(error, BotFault) or not self.interactive:
                    raise
                view = self.session.game.view(self.viewer)
                tell(
                    say_error(error, self.words, self.session.names, view)
                    if isinstance(error, TrinacriaError)
                    else complaint(error, self.words)
                )

    def _read(self) -> str | None:
        if self.interactive:
            click.echo("> ", nl=False)
        line = sys.stdin.readline()
        return line if line else None

    def _play(self, text: str) -> None:
        decision = self.session.game.decision
        assert decision is not None
        if text.isdigit() and 1 <= int(text) <= len(decision.actions):
            self.session.play(decision.actions[int(text) - 1])
        else:
            self.session.play(self._meant(text) or text, self.viewer)

    def _meant(self, text: str) -> Action | None:
        """The answer, or what may be done beside the question, whose words begin like this."""
        game = self.session.game
        anytime = self.session.anytime(self.viewer) if self.viewer is not None else ()
        offered = (*(game.decision.actions if game.decision is not None else ()), *anytime)
        return meant(text, offered, self.words, game.view(self.viewer))

    def _command(self, word: str, rest: str) -> bool:
        """Commands that are no actions; False: it is none."""
        decision = self.session.game.decision
        assert decision is not None
        if word == "help":
            tell(self._own(f"plain-help-{self.session.game.name}", "plain-help"))
        elif word == "show":
            self._show(whole=True)
        elif word == "codes":
            self.codes = not self.codes
            self._show()
        elif word == "anytime":
            self._show_anytime()
        elif word == "rule":
            rule = (rest or decision.rule).upper()
            view = self.session.game.view(None)
            known = rule in self.words
            tell(f"{rule}: {say_rule(rule, self.words, view)}" if known else self.words("plain-no-rule", rule=rule))
        elif word == "why":
            self._why(rest)
        elif word == "hint":
            self._hint()
        elif word == "undo":
            if self.session.can_undo:
                self.session.undo()
                self.told = min(self.told, len(self.session.log))
                self.shown = min(self.shown, self.told)
                self._show()
            else:
                tell(self.words("plain-no-undo"))
        elif word == "save" and rest:
            write_text(rest, dump(self.session.record()))
            tell(self.words("cli-saved", file=rest))
        else:
            return False
        return True

    def _hint(self) -> None:
        """What a bot would do, and why."""
        game = self.session.game
        # All that happened is given along, so what the seat has learnt is not forgotten.
        thinking = hint(observe(game, self.session.log))
        action, view = thinking.action.text, game.view(self.viewer)
        reason = explain(game, action, [option.action.text for option in thinking.options])
        if reason is None:
            tell(say_reason(*thinking.reason(), self.words, view))
            return
        for sentence in say_hint(action, reason, self.words, self.session.names, view):
            tell(sentence)

    def _why(self, text: str) -> None:
        """Why an action is not possible now."""
        game, view = self.session.game, self.session.game.view(self.viewer)
        action = self._meant(text) or game.parse(text)
        assert game.decision is not None
        if action in game.decision.actions:
            tell(self.words("plain-legal", action=say_action(action.text, self.words, view)))
        else:
            refusal: IllegalAction = game.refusal(action)
            tell(say_error(refusal, self.words, self.session.names, view))


def replay_in_lines(record: dict[str, object], words: Words) -> None:
    """Tell a record from its first to its last line, every action with what came of it."""
    told = check(record)
    replay(record)
    names = {CHANCE: words("plain-chance")}
    for step in unfold(record):
        game = step.game
        # After a draft the seats are called otherwise; who was meant before stays known.
        names |= {seat: told.players.get(seat, seat) for seat in game.seats}
        if step.number == 0:
            tell(words("plain-replay", game=words(f"{game.name}-name"), count=len(told.moves)))
            if told.start is not None:
                tell(words("plain-replay-position"))
            _echo_table(game, words, names)
            continue
        tell(f"{step.number:>4}. {names[step.seat]}{_done(step, words)}")
        for event in step.events:
            seen = event.seen_by(None)
            if seen is not None:
                tell(f"        {say_event(seen, words, names, game.view(None), None)}")
    conclude(told, game)
    _echo_table(game, words, names)
    if game.result is not None:
        tell(say_result(game.result, words, names, game.view(None)))


def _done(step: Step, words: Words) -> str:
    """What somebody did, after the name; what chance did is told by its events."""
    return "" if step.seat == CHANCE else f": {say_action(step.text, words, step.game.view(None))}"


def _echo_table(game: Game, words: Words, names: dict[str, str]) -> None:
    for line in face_of(game.name).describe(game.view(None), words, names):
        tell(line)
