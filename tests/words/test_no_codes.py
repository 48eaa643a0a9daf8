"""Nobody is shown a code: whole games of every mode, told in every language, name everything by its name."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from support.games.walks import lively
from support.runs.effort import EVERYTHING, amount
from support.terminal.commands import command
from support.text.codes import codes_in

import trinacria
from trinacria.cli.games.face import face_of
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.rules.actions import VERBS
from trinacria.kernel.action import Action
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game
from trinacria.server.wire.answers import refused
from trinacria.speech.saying import say_action, say_error, say_event, say_question, say_reason, say_result
from trinacria.words import LANGUAGES, words_in

MODES = (("famiglia", "standard"), ("lafamiglia", "2v2"), ("lafamiglia", "1v1"), ("lafamiglia", "2v1"))
DRAFTS = tuple((name, mode, True) for name, mode in MODES if name == "lafamiglia")
PEOPLE = ("Ada", "Bruno", "Chiara", "Dario")
MOST_ANSWERS = 1500
LOOKS = amount(24, 4)
"""One moment in so many is told in full, in all languages; everything that happens is."""
PROOF = re.compile(r"SHA-256.*|[0-9a-f]{32,}")
"""The proof of a fair deal is a number, not a name."""


def shown(text: str, language: str) -> Counter[str]:
    """The codes in what was shown, with a line for each that helps to find it."""
    found: Counter[str] = Counter()
    for line in text.splitlines():
        for code in codes_in(PROOF.sub(" ", line), language):
            found[f"{code}: {line.strip()[:160]}"] += 1
    return found


def told(game: Game, names: dict[str, str], refused: list[Action]) -> dict[str, list[str]]:
    """All that the face in the terminal says at one moment, by language: table, question, answers, refusals."""
    decision = game.decision
    assert decision is not None
    view, face, said = game.view(decision.seat), face_of(game.name), dict[str, list[str]]()
    for language in LANGUAGES:
        words = words_in(language)
        lines = [*face.describe(view, words, names), say_question(words, view)]
        lines += [say_action(action.text, words, view) for action in (*decision.actions, *game.anytime(decision.seat))]
        lines += [say_error(game.refusal(action), words, names, view) for action in refused]
        lines.append(say_reason("bots-sight", {"action": decision.actions[0].text, "count": 2}, words, view))
        said[language] = lines
    return said


class Teller:
    """Follows a game and keeps the codes that would be shown on the way."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._names = dict(zip(game.seats, PEOPLE, strict=False))
        self.met: dict[str, Action] = {}
        """One action of every verb that was met so far: most of them are refused at another moment."""
        self.found: Counter[str] = Counter()
        self.heard = 0

    @property
    def names(self) -> dict[str, str]:
        """The players by what their seats are called now, and by what they were called before a draft."""
        return self._names | dict(zip(self.game.seats, PEOPLE, strict=False))

    def look(self) -> None:
        """Table, question, answers and refusals of this moment."""
        game, decision = self.game, self.game.decision
        assert decision is not None
        self.met |= {action.text.split()[0]: action for action in decision.actions}
        refused = [action for action in list(self.met.values())[game.number % 3 :: 3] if action not in decision.actions]
        for language, lines in told(game, self.names, refused).items():
            self.found.update(shown("\n".join(lines), language))

    def hear(self, events: list[Event]) -> None:
        """What happened, as a player and a spectator read it."""
        views = self.game.views([None, self.game.seats[0]])
        for event in events:
            self.heard += 1
            for viewer, view in views.items():
                seen = event.seen_by(viewer)
                for language in LANGUAGES if seen is not None else ():
                    assert seen is not None
                    line = say_event(seen, words_in(language), self.names, view, viewer)
                    self.found.update(shown(line, language))


@pytest.mark.parametrize(("name", "mode", "draft"), [*((*mode, False) for mode in MODES), *DRAFTS])
def test_no_code_is_told_in_a_whole_game(name: str, mode: str, draft: bool) -> None:
    game = trinacria.new_game(name, mode=mode, seed=4, options={"draft": True} if draft else {})
    teller, dice = Teller(game), Random(mode)
    most = amount(90, 10_000) if draft else 10_000
    while game.decision is not None and game.number < most:
        if game.number % LOOKS == 0:
            teller.look()
        teller.hear(game.play(dice.choice(game.decision.actions)))
    assert (game.result is None) == (game.number == most)
    if game.result is not None:
        for language in LANGUAGES:
            result = say_result(game.result, words_in(language), teller.names, game.view(None))
            teller.found.update(shown(result, language))
    assert teller.heard > 30
    assert teller.found == Counter()


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_no_refusal_shows_a_code(mode: str) -> None:
    """Actions of every verb, tried at any moment: as the terminal, the server and a Python program are told."""
    found: Counter[str] = Counter()
    keys: set[str] = set()
    for seed in range(amount(1, 4)):
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed)
        assert isinstance(game, LaFamiglia)
        dice = Random(seed)
        names: dict[str, str] = {}
        while (decision := game.decision) is not None:
            names |= dict(zip(game.seats, PEOPLE, strict=False))
            if decision.seat in game.seats and game.number % amount(14, 7) == 0:
                view = game.view(decision.seat)
                for verb, kinds in VERBS.items():
                    words = [dice.choice(game.vocabulary.names[kind]) for kind in kinds]
                    action = game.well_formed(" ".join([verb, *words]).lower())
                    if action is None or action in decision.actions:
                        continue
                    error = game.refusal(action)
                    keys.add(error.key)
                    found.update(shown(error.message, "en"))
                    language = dice.choice(LANGUAGES)
                    said = refused(error, words_in(language), names, None, view).message
                    found.update(shown(said, language))
            game.play(lively(game, dice))
    assert len(keys) > amount(20, 25)
    assert found == Counter()


@pytest.mark.parametrize(
    ("name", "mode", "language"),
    # Whole games of the other modes are played in lines by the tests of the terminal.
    [(*mode, language) for mode in MODES for language in LANGUAGES]
    if EVERYTHING
    else [("famiglia", "standard", "en"), ("lafamiglia", "2v2", "fr")],
)
def test_no_code_is_shown_in_lines(name: str, mode: str, language: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    line = ("play", name, "--plain", "--lang", language, "--seed", "3", "--vs", "random", "--save", str(saved))
    code, said, error = command(*line, *(("--mode", mode) if mode != "standard" else ()), typed="1\n" * MOST_ANSWERS)
    assert (code, error) == (0, "")
    assert "\n" in said
    assert shown(said, language) == Counter()
    code, replayed, error = command("replay", str(saved), "--plain", "--lang", language)
    assert (code, error) == (0, "")
    assert shown(replayed, language) == Counter()
    if name == "famiglia" or EVERYTHING:
        code, analysed, _ = command("analyse", str(saved), "--playouts", "1", "--lang", language)
        assert code == 0
        assert shown(analysed, language) == Counter()


def test_codes_are_recognised() -> None:
    for code in ("use", "s1.po2", "red.basic.advance", "move_target", "enna", "opt_rally_boat", "p1", "greedy"):
        assert codes_in(f"Сейчас: {code}, да", "ru") == {code}
    assert codes_in("Enna [LF-AC-03]", "en") == set()
    assert codes_in("Enna LF-AC-03", "en") == {"LF-AC-03"}
    assert codes_in("place enna", "en") == {"enna"}
    assert say_action("place enna", words_in("en"), trinacria.new_game("lafamiglia", seed=1).view(None)).endswith(
        "Enna"
    )
