"""Soldati of the HQ come onto the board. [LF-AC-02..05, LF-O-03, LF-XA-04, LF-XO-02]"""

from typing import ClassVar

from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NOBODY
from trinacria.games.lafamiglia.rules.pieces import own_areas, place_from_hq
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Placing, question, refuse, wrong_number
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction


class Place(Placing):
    """Soldati from the HQ, all into one area that is own or empty. [LF-AC-02, LF-AC-03, LF-XA-04, LX-A-02]"""

    name: ClassVar[str] = "Place"
    verbs: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, player: int, most: int, empty_too: bool, optional: bool) -> None:
        super().__init__(player, most)
        self.empty_too = empty_too
        self.optional = optional

    def areas(self, game: State) -> list[int]:
        """Where they can go."""
        other = NOBODY if self.empty_too else self.player
        return [area for area, owner in enumerate(game.owner) if owner in (self.player, other)]

    def ready(self, game: State) -> bool:
        """Whether there are soldati and an area for them."""
        return super().ready(game) and (self.player in game.owner or (self.empty_too and NOBODY in game.owner))

    def leavable(self) -> bool:
        """Whether the placing is a wish."""
        return self.optional

    def fewer(self, number: int) -> Placing:
        """The rest may be left out."""
        return Place(self.player, self.most - number, self.empty_too, True)

    def ask(self, game: State) -> Decision:
        actions = game.acts("place", self.areas(game))
        if self.optional:
            actions.append(game.act("skip"))
        return question(game, self.player, "place_area", "LF-AC-03" if self.empty_too else "LF-XA-04", actions)

    def choose(self, game: State, choice: Choice) -> None:
        if choice.verb == "skip":
            game.pop()
        else:
            game.replace(PlaceNumber(self.player, self.most, choice.thing, 1))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Areas of others, and empty ones where they are not allowed."""
        name = game.printed.area_names[choice.thing]
        owner = game.owner[choice.thing]
        if owner == NOBODY:
            return refuse("LF-XA-04", "area-empty", area=name)
        if owner == game.partner(self.player):
            return refuse("LF-TW-02", "area-partners", area=name)
        return refuse("LF-AC-03", "area-foreign", area=name)


class PlaceNumber(Placing):
    """How many soldati come from the HQ into an area. [LF-AC-02, LF-AC-05, LF-O-03]"""

    name: ClassVar[str] = "PlaceNumber"
    verbs: ClassVar[tuple[str, ...]] = ("soldati",)

    def __init__(self, player: int, most: int, area: int, least: int) -> None:
        super().__init__(player, most)
        self.area = area
        self.least = least

    def leavable(self) -> bool:
        """Whether none is a number too."""
        return self.least == 0

    def fewer(self, number: int) -> Placing:
        """The rest may be left out."""
        return PlaceNumber(self.player, self.most - number, self.area, 0)

    def ask(self, game: State) -> Decision:
        """The number is a maximum."""
        most = min(self.most, game.hq[self.player])
        actions = game.count_down("soldati", most, self.least)
        return question(game, self.player, "place_number", "LF-AC-02", actions)

    def choose(self, game: State, choice: Choice) -> None:
        game.pop()
        if choice.thing:
            place_from_hq(game, self.player, self.area, choice.thing)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """More than the number, or than there are."""
        return wrong_number("LF-AC-02", self.least, min(self.most, game.hq[self.player]), choice.thing)


def lab_places(game: State, player: int) -> tuple[int, ...]:
    """Each own area once for each of its labs. [LF-XO-02]"""
    return tuple([area for area in own_areas(game, player) for _ in range(game.labs[area])])


class LabSoldati(Placing):
    """One soldato of the HQ with each own lab; with too few the owner chooses where. [LF-XO-02, AMB-LF-106, LX-A-01]"""

    name: ClassVar[str] = "LabSoldati"
    verbs: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, player: int, most: int, left: tuple[int, ...], optional: bool) -> None:
        super().__init__(player, most)
        self.left = left
        """The areas that can still get one, each once for each lab."""
        self.optional = optional

    def ready(self, game: State) -> bool:
        """Whether there are soldati, and labs without."""
        return super().ready(game) and len(self.left) > 0

    def leavable(self) -> bool:
        """An order may always be left; the action of a space when something was done. [LF-PA-09]"""
        return self.optional

    def fewer(self, number: int) -> Placing:
        """So many labs less."""
        return LabSoldati(self.player, self.most - number, self.left, True)

    def ask(self, game: State) -> Decision:
        actions = game.acts("place", list(dict.fromkeys(self.left)))
        if self.optional:
            actions.append(game.act("done"))
        return question(game, self.player, "lab_soldati", "LF-XO-02", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """One soldato into that area."""
        if choice.verb == "done":
            game.pop()
            return
        left = list(self.left)
        left.remove(choice.thing)
        game.replace(LabSoldati(self.player, self.most - 1, tuple(left), True))
        place_from_hq(game, self.player, choice.thing, 1)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """No lab there, or each has its soldato."""
        if choice.verb != "place":
            return None
        return refuse("LF-XO-02", "no-lab-left", area=game.printed.area_names[choice.thing])
