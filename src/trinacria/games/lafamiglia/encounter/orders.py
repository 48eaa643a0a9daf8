"""Executing an order: its parts, each optional, in any sequence but Rally before the Movement and Agitate last.

[LF-E-02, LF-E-06, LF-O-01..13, AMB-LF-38, AMB-LF-39]
"""

from typing import ClassVar

from trinacria.games.lafamiglia.encounter.order_parts import ORDER_PARTS, Execution
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import MANY, PARTS
from trinacria.games.lafamiglia.rules.pieces import recruits, return_order
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction

LAST = ("agitate", "lab-soldati")
"""The parts after which nothing else is done. [AMB-LF-38]"""


class Execute(Execution):
    """An order under way."""

    name: ClassVar[str] = "Execute"
    verbs: ClassVar[tuple[str, ...]] = ("do",)

    def __init__(self, order: int, area: int, used: int, moved: int, watch: int, waved: bool) -> None:
        super().__init__(order, area, moved)
        self.used = used
        """A bit for each part that was done."""
        self.watch = watch
        """The soldati in the HQ before a part that places some; -1: none was just done."""
        self.waved = waved
        """Whether Second Wave was offered for this order."""

    def payer(self, game: State) -> int:
        """Anytime options are open before and while one executes an order. [AMB-LF-06]"""
        return self.player(game)

    def open_parts(self, game: State, most: int = MANY) -> list[int]:
        """The parts that can still be done; a Rally that was done is followed by the Movement. [AMB-LF-38]

        Anyone who wants to know only whether there is one looks for one at `most`.
        """
        words, used = self.face(game).words, self.used
        rallied = moved = moves = False
        for index, word in enumerate(words):
            if word == "rally":
                rallied = used >> index & 1 == 1
            elif word == "move":
                moves = True
                moved = used >> index & 1 == 1
        parts: list[int] = []
        for index, word in enumerate(words):
            if used >> index & 1 or (rallied and moves and not moved and word not in ("move", "agitate")):
                continue
            if word == "rally" and moved:
                continue
            if self.possible(game, word):
                parts.append(index)
                if len(parts) == most:
                    break
        return parts

    def possible(self, game: State, word: str) -> bool:
        """Whether a part can have an effect: most need own soldati in the area of the order. [AMB-LF-39]"""
        part = ORDER_PARTS[word]
        if part.here and game.owner[self.area] != self.player(game):
            return False
        return part.possible(game, self)

    def run(self, game: State) -> bool:
        """Wait while a part is open; then the order is executed."""
        player = self.player(game)
        if self.watch >= 0:
            placed = game.hq[player] < self.watch
            self._renew(game, watch=-1, waved=self.waved or placed)
            wave = placed and not self.waved and game.has_tile(player, TileEffect.PLACE_FROM_SUPPLY)
            if wave and recruits(game, player) and game.owner[self.area] == player:
                game.push(SecondWave(player, self.area))
            return False
        if self.open_parts(game, 1):
            return True
        if not self.used:
            names = game.printed.area_names
            game.say("order_without_effect", player, order=game.order_name(self.order), area=names[self.area])
        self._finish(game)
        return False

    def ask(self, game: State) -> Decision:
        """Which part next, or no more: everything on an order is optional. [LF-E-02]"""
        words = self.face(game).words
        actions = game.acts("do", [PARTS.index(words[index]) for index in self.open_parts(game)])
        actions.append(game.act("done"))
        return question(game, self.player(game), "order", "LF-E-02", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Begin a part, or end the order."""
        if choice.verb == "done":
            self._finish(game)
            return
        word = PARTS[choice.thing]
        words = self.face(game).words
        used = (1 << len(words)) - 1 if word in LAST else self.used | 1 << words.index(word)
        part = ORDER_PARTS[word]
        self._renew(game, used=used, watch=game.hq[self.player(game)] if part.places else -1)
        part.begin(game, self)

    def _renew(self, game: State, used: int = -1, watch: int = -1, waved: bool | None = None) -> None:
        game.replace(
            Execute(
                self.order,
                self.area,
                self.used if used < 0 else used,
                self.moved,
                watch,
                self.waved if waved is None else waved,
            )
        )

    def moved_to(self, game: State, area: int) -> None:
        """A Strike of the same order may start from the area that was taken. [LF-XO-05]"""
        game.replace(Execute(self.order, self.area, self.used, area, self.watch, self.waved))

    def _finish(self, game: State) -> None:
        """Without a vest it goes back to the HQ at once; with one it stays. [LF-E-06, AMB-LF-31, AMB-LF-40]"""
        game.pop()
        if game.order_at[self.order] == self.area:
            game.order_done[self.order] = 1
            if not self.face(game).vest:
                return_order(game, self.order)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A part that is not on the order, done already, out of sequence or without effect."""
        if choice.verb != "do":
            return None
        word = PARTS[choice.thing]
        words = self.face(game).words
        if word not in words:
            return refuse("LF-O-02", "part-not-on-order", part=word, order=game.order_name(self.order))
        if self.used >> words.index(word) & 1:
            return refuse("LF-O-02", "part-done", part=word)
        if self.possible(game, word):
            return refuse("LF-MV-01", "rally-first", part=word)
        return self._why_impossible(game, word)

    def _why_impossible(self, game: State, word: str) -> IllegalAction:
        """Nobody in the area of the order, no piece left, or nothing that the part could do."""
        player = self.player(game)
        part = ORDER_PARTS[word]
        if part.here and game.owner[self.area] != player:
            return refuse("LF-O-13", "part-area-lost", part=word, area=game.printed.area_names[self.area])
        left = {"car": game.cars_left[player], "boat": game.boats_left[player], "lab": game.lab_stock}
        if left.get(word, 1) == 0 or word == "recruit":
            return refuse("LF-C-08", "part-none-left", part=word)
        rule, key = part.why
        return refuse(rule, key, part=word, area=game.printed.area_names[self.area])


class SecondWave(Step):
    """The tile Second Wave: an order that placed soldati places one more, from the supply; or a member of its supply.

    [AMB-LF-100, LX-1-K05]
    """

    name: ClassVar[str] = "SecondWave"

    def __init__(self, player: int, area: int) -> None:
        self.player = player
        self.area = area

    def ask(self, game: State) -> Decision:
        """One more, or not."""
        actions: list[Action] = [game.act("reinforce")] if game.supply[self.player] else []
        if not game.mode_rules.first_rules:
            actions += game.mode_rules.instead_of_soldato(game, self.player)
        return question(game, self.player, "tile_second_wave", "LF-XT-09", [*actions, game.act("skip")])

    def choose(self, game: State, choice: Choice) -> None:
        """From the supply into the area of the order, or into the Coupole."""
        game.pop()
        if choice.verb == "seat":
            game.mode_rules.do_instead_of_soldato(game, self.player)
        if choice.verb == "reinforce":
            number = game.tile(TileEffect.PLACE_FROM_SUPPLY).n
            game.supply[self.player] -= number
            game.soldati[self.area] += number
            game.say("reinforced", self.player, area=game.printed.area_names[self.area], soldati=number)
