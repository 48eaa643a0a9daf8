"""Executing an order: its parts, each optional, in any sequence but Rally before the Movement and Agitate last.

[LF-E-02, LF-E-06, LF-O-01..13, AMB-LF-38, AMB-LF-39]
"""

from typing import ClassVar

from trinacria.games.lafamiglia.encounter.agitate import Agitate, stirrable
from trinacria.games.lafamiglia.encounter.movement import Moves, targets
from trinacria.games.lafamiglia.encounter.pentito import Pentito
from trinacria.games.lafamiglia.encounter.special_orders import Network, Recall, recallable, served
from trinacria.games.lafamiglia.encounter.strike import Strikes, strike_sources
from trinacria.games.lafamiglia.planning.equipment import BOATS, CARS, LABS, Equipment, places
from trinacria.games.lafamiglia.planning.gather import BY_BOAT, NO_BOAT, Bring, can_rally
from trinacria.games.lafamiglia.planning.spaces import LabSoldati, PlaceNumber, Recruit, lab_places
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.book import PARTS, POLICE, OrderFace
from trinacria.games.lafamiglia.rules.pieces import earn, launder, own_labs, recruits, return_order
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, begin_placing, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction

EQUIPMENT = {"car": CARS, "boat": BOATS, "lab": LABS}
PLACING = ("place", "network", "lab-soldati")
AT_HOME = ("place", "network", "car", "boat", "rally", "move", "pentito", "recall")
"""The parts that need own soldati in the area of the order. [AMB-LF-39]"""
WHY_IMPOSSIBLE = {
    "place": ("LF-O-06", "part-hq-empty"),
    "network": ("LF-O-06", "part-hq-empty"),
    "lab-soldati": ("LF-XO-02", "part-no-labs"),
    "launder": ("LF-AC-13", "part-no-labs"),
    "car": ("LF-O-04", "part-impossible"),
    "boat": ("LF-O-05", "part-no-sea"),
    "lab": ("LF-AC-12", "part-labs-full"),
    "rally": ("LF-MV-01", "part-nobody-near"),
    "move": ("LF-MV-05", "part-no-target"),
    "strike": ("LF-ST-01", "part-no-target"),
    "agitate": ("LF-AG-02", "part-no-neutral"),
    "recall": ("LF-XO-07", "part-no-target"),
}
"""The rule and the reason why a part can do nothing, where its pieces are not the reason."""


class Execute(Step):
    """An order under way."""

    name: ClassVar[str] = "Execute"
    verbs: ClassVar[tuple[str, ...]] = ("do",)

    def __init__(self, order: int, area: int, used: int, moved: int, watch: int, waved: bool) -> None:
        self.order = order
        self.area = area
        """The area of the order; the token itself may have gone home meanwhile. [AMB-LF-39]"""
        self.used = used
        """A bit for each part that was done."""
        self.moved = moved
        """The area taken by a Movement of this order; -1: none. [LF-XO-05]"""
        self.watch = watch
        """The soldati in the HQ before a part that places some; -1: none was just done."""
        self.waved = waved
        """Whether Second Wave was offered for this order."""

    def player(self, game: State) -> int:
        """Whose order it is."""
        return game.order_owner(self.order)

    def payer(self, game: State) -> int:
        """Anytime options are open before and while one executes an order. [AMB-LF-06]"""
        return self.player(game)

    def face(self, game: State) -> OrderFace:
        """What is printed on it."""
        return game.book.orders[game.order_face(self.order)]

    def open_parts(self, game: State) -> list[int]:
        """The parts that can still be done; a Rally that was done is followed by the Movement. [AMB-LF-38]"""
        words = self.face(game).words
        rallied = "rally" in words and self.used >> words.index("rally") & 1
        moved = "move" not in words or self.used >> words.index("move") & 1
        found: list[int] = []
        for at, word in enumerate(words):
            if self.used >> at & 1 or (rallied and not moved and word not in ("move", "agitate")):
                continue
            if word == "rally" and moved and "move" in words:
                continue
            if self.possible(game, word):
                found.append(at)
        return found

    def possible(self, game: State, word: str) -> bool:
        """Whether a part can have an effect: most need own soldati in the area of the order. [AMB-LF-39]"""
        player, area = self.player(game), self.area
        here = game.owner[area] == player
        if word == "place":
            return here and game.rules.can_place(game, player, True)
        if word == "network":
            return here and len(served(game, player, area)) > 0
        if word == "recruit":
            return recruits(game, player) > 0
        if word in EQUIPMENT:
            return len(places(game, player, EQUIPMENT[word], area)) > 0
        if word == "launder":
            return own_labs(game, player) > 0
        if word == "rally":
            return here and can_rally(game, player, area)
        if word == "move":
            return here and len(targets(game, player, area)) > 0
        if word == "strike":
            return len(strike_sources(game, player, area, self.moved)) > 0
        if word == "pentito":
            return here
        if word == "agitate":
            return len(stirrable(game, player, area, self.face(game).agitate)) > 0
        if word == "recall":
            return here and len(recallable(game, player, area)) > 0
        if word == "lab-soldati":
            return len(lab_places(game, player)) > 0 and game.rules.can_place(game, player, True)
        return True

    def run(self, game: State) -> bool:
        """Wait while a part is open; then the order is executed."""
        player = self.player(game)
        if self.watch >= 0:
            placed = game.hq[player] < self.watch
            self._renew(game, watch=-1, waved=self.waved or placed)
            wave = placed and not self.waved and game.has_tile(player, "place_from_supply")
            if wave and recruits(game, player) and game.owner[self.area] == player:
                game.push(SecondWave(player, self.area))
            return False
        if self.open_parts(game):
            return True
        self._finish(game)
        return False

    def ask(self, game: State) -> Decision:
        """Which part next, or no more: everything on an order is optional. [LF-E-02]"""
        words = self.face(game).words
        found: list[Action] = [game.act("do", PARTS.index(words[at])) for at in self.open_parts(game)]
        found.append(game.act("done"))
        return question(game, self.player(game), "order", "LF-E-02", found)

    def choose(self, game: State, choice: Choice) -> None:
        """Begin a part, or end the order."""
        if choice.verb == "done":
            self._finish(game)
            return
        word = PARTS[choice.thing]
        words = self.face(game).words
        used = self.used | 1 << words.index(word)
        if word in ("agitate", "lab-soldati"):
            used = (1 << len(words)) - 1
        watch = game.hq[self.player(game)] if word in PLACING else -1
        self._renew(game, used=used, watch=watch)
        self._begin(game, word)

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

    def _begin(self, game: State, word: str) -> None:
        """Begin one part. [LF-O-02..10]"""
        player, area, face = self.player(game), self.area, self.face(game)
        if word == "place":
            most = face.place if face.place_base < 0 else game.base(player, POLICE) + face.place_base
            begin_placing(game, PlaceNumber(player, most, area, 1))
        elif word == "recruit":
            game.push(Recruit(player, face.recruit, 1))
        elif word in EQUIPMENT:
            game.push(Equipment(player, EQUIPMENT[word], False, area))
        elif word == "money":
            earn(game, player, face.money)
        elif word == "launder":
            launder(game, player)
        elif word == "rally":
            game.push(Bring(player, area, (), BY_BOAT if game.rules.rally_boat else NO_BOAT))
        elif word == "move":
            game.push(Moves(self.order, area, face.moves, -1, -1, -1))
        elif word == "strike":
            game.push(Strikes(self.order, area, self.moved, face.strikes, -1))
        elif word == "pentito":
            game.push(Pentito(self.order, area, -1, ()))
        elif word == "agitate":
            game.push(Agitate(player, area, face.agitate))
        elif word == "network":
            game.push(Network(player, area, -1, ()))
        elif word == "recall":
            game.push(Recall(player, area, 3))
        else:
            labs = lab_places(game, player)
            begin_placing(game, LabSoldati(player, len(labs), labs, True))

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
        if game.owner[self.area] != player and word in AT_HOME:
            return refuse("LF-O-13", "part-area-lost", part=word, area=game.book.area_names[self.area])
        left = {"car": game.cars_left[player], "boat": game.boats_left[player], "lab": game.lab_stock}
        if left.get(word, 1) == 0 or word == "recruit":
            return refuse("LF-C-08", "part-none-left", part=word)
        rule, key = WHY_IMPOSSIBLE[word]
        return refuse(rule, key, part=word, area=game.book.area_names[self.area])


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
        found: list[Action] = [game.act("reinforce")] if game.supply[self.player] else []
        if not game.rules.first_rules:
            found += game.rules.instead(game, self.player)
        return question(game, self.player, "tile_second_wave", "LF-XT-09", [*found, game.act("skip")])

    def choose(self, game: State, choice: Choice) -> None:
        """From the supply into the area of the order, or into the Coupole."""
        game.pop()
        if choice.verb == "seat":
            game.rules.do_instead(game, self.player)
        if choice.verb == "reinforce":
            number = game.book.tiles[game.book.tile_of["place_from_supply"]].n
            game.supply[self.player] -= number
            game.soldati[self.area] += number
            game.say("reinforced", self.player, area=game.book.area_names[self.area], soldati=number)
