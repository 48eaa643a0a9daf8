"""The actions of the action sheets. [LF-PA-05..09, LF-AC-01..18, LF-XA-01..06]"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.planning.space_parts import PLACING, SPACE_PARTS
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import PARTS
from trinacria.games.lafamiglia.rules.printed import PrintedPart
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction

UNKNOWN: Final = -1


def unknown_parts(impossible: int = -1) -> list[int]:
    """What `offers` knows at first of each part: nothing, but that one of them would have no effect."""
    known = [UNKNOWN] * len(PARTS)
    if impossible >= 0:
        known[impossible] = 0
    return known


def offers(game: State, player: int, space: int, known: list[int]) -> bool:
    """Whether a part of the space would have a real effect: something has to be done. [LF-PA-09, AMB-LF-03]

    `known` remembers the parts that were looked at before: whether one has an effect does not depend on its numbers.
    """
    for part in game.printed.spaces[space].parts:
        possible = known[part.number]
        if possible == UNKNOWN:
            possible = known[part.number] = int(SPACE_PARTS[part.word].possible(game, player))
        if possible:
            return True
    return False


class UseSpace(Step):
    """The parts of a space: one of them ("/"), or any of them in any order ("+"), but not none. [LF-PA-06..09]"""

    name: ClassVar[str] = "UseSpace"
    verbs: ClassVar[tuple[str, ...]] = ("do", "done")

    def __init__(self, player: int, space: int, done: int) -> None:
        self.player = player
        self.space = space
        self.done = done
        """A bit for each part that was done."""

    def is_open(self, game: State, index: int, part: PrintedPart) -> bool:
        """Whether a part can still be done."""
        return not self.done >> index & 1 and SPACE_PARTS[part.word].possible(game, self.player)

    def run(self, game: State) -> bool:
        """Wait for a choice; a space with one part needs none."""
        face = game.printed.spaces[self.space]
        if not face.one_of or not self.done:
            for index, part in enumerate(face.parts):
                if self.is_open(game, index, part):
                    if len(face.parts) == 1:
                        self._start(game, index)
                        return False
                    return True
        game.pop()
        return False

    def open_answers(self, game: State) -> bool:
        """Everybody can tell which parts have an effect, but perhaps not whether there is something to place."""
        rules = game.mode_rules
        if rules.open_supplies:
            return True
        if rules.first_rules:
            # Then the soldati of the supply alone decide whether one can recruit.
            return False
        if rules.open_placing(game, self.player):
            return True
        return not any(part.word in PLACING for part in game.printed.spaces[self.space].parts)

    def ask(self, game: State) -> Decision:
        face = game.printed.spaces[self.space]
        words: list[int] = []
        for index, part in enumerate(face.parts):
            if part.number not in words and self.is_open(game, index, part):
                words.append(part.number)
        actions = game.acts("do", words)
        if self.done:
            actions.append(game.act("done"))
        return question(game, self.player, "part", "LF-PA-06" if face.one_of else "LF-PA-07", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Begin a part, of those with the same word the first that is open; or leave the rest undone. [LF-PA-08]"""
        if choice.verb == "done":
            game.pop()
            return
        for index, part in enumerate(game.printed.spaces[self.space].parts):
            if part.number == choice.thing and not self.done >> index & 1:
                self._start(game, index)
                return

    def _start(self, game: State, index: int) -> None:
        game.replace(UseSpace(self.player, self.space, self.done | 1 << index))
        part = game.printed.spaces[self.space].parts[index]
        SPACE_PARTS[part.word].begin(game, self.player, self.space, part)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Nothing done yet, a part that is not there, done already or without effect."""
        face = game.printed.spaces[self.space]
        if choice.verb == "done":
            return refuse("LF-PA-09", "nothing-done")
        if choice.verb == "do":
            for part in face.parts:
                if part.word == PARTS[choice.thing]:
                    return refuse("LF-PA-08", "part-no-effect", part=part.word)
            return refuse("LF-PA-07", "part-not-there", part=PARTS[choice.thing])
        return None
