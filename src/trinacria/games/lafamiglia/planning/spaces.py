"""The actions of the action sheets. [LF-PA-05..09, LF-AC-01..18, LF-XA-01..06]"""

from typing import ClassVar

from trinacria.games.lafamiglia.planning.equipment import BOATS, CARS, EVERY, LABS, Equipment, places
from trinacria.games.lafamiglia.planning.gather import Gather, can_gather
from trinacria.games.lafamiglia.planning.mat import Exert, rows_left
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.book import CHURCH, NOBODY, PARTS, POLICE, SpacePart
from trinacria.games.lafamiglia.rules.pieces import (
    earn,
    launder,
    muster,
    orders_home,
    orders_in,
    own_areas,
    own_labs,
    recruit,
    recruits,
)
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Placing, Step, begin_placing, question, refuse, wrong_number
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event

EQUIPMENT = {"equipment": EVERY, "car": CARS, "boat": BOATS, "lab": LABS}


def offers(game: State, player: int, space: int, known: dict[str, bool]) -> bool:
    """Whether a part of the space would have a real effect: something has to be done. [LF-PA-09, AMB-LF-03]

    `known` remembers the words that were looked at before: whether a part has an effect does not depend on its numbers.
    """
    for part in game.book.spaces[space].parts:
        found = known.get(part.word)
        if found is None:
            found = known[part.word] = possible(game, player, part)
        if found:
            return True
    return False


def possible(game: State, player: int, part: SpacePart) -> bool:
    """Whether this part would have an effect now."""
    word = part.word
    if word == "recruit":
        return recruits(game, player) > 0
    if word == "place":
        return game.rules.can_place(game, player, player in game.owner or NOBODY in game.owner)
    if word in ("reinforce", "place-own"):
        return game.rules.can_place(game, player, player in game.owner)
    if word == "lab-soldati":
        return own_labs(game, player) > 0 and game.rules.can_place(game, player, True)
    if word == "money":
        return True
    if word == "issue":
        return can_issue(game, player)
    if word == "launder":
        return own_labs(game, player) > 0
    if word in ("exert", "row2"):
        return len(rows_left(game, player)) > 0
    if word == "gather":
        return can_gather(game, player)
    if word == "final":
        return game.busts[player] == NOBODY
    return len(places(game, player, EQUIPMENT[word], -1)) > 0


class UseSpace(Step):
    """The parts of a space: one of them ("/"), or any of them in any order ("+"), but not none. [LF-PA-06..09]"""

    name: ClassVar[str] = "UseSpace"
    verbs: ClassVar[tuple[str, ...]] = ("do", "done")

    def __init__(self, player: int, space: int, done: int) -> None:
        self.player = player
        self.space = space
        self.done = done
        """A bit for each part that was done."""

    def open_parts(self, game: State) -> list[int]:
        """The parts that can still be done."""
        face = game.book.spaces[self.space]
        if face.one_of and self.done:
            return []
        return [
            at for at, part in enumerate(face.parts) if not self.done >> at & 1 and possible(game, self.player, part)
        ]

    def run(self, game: State) -> bool:
        """Wait for a choice; a space with one part needs none."""
        left = self.open_parts(game)
        if not left:
            game.pop()
            return False
        if len(game.book.spaces[self.space].parts) == 1:
            self._start(game, left[0])
            return False
        return True

    def ask(self, game: State) -> Decision:
        """Which part next."""
        face = game.book.spaces[self.space]
        found: list[Action] = [game.act("do", PARTS.index(face.parts[at].word)) for at in self.open_parts(game)]
        if self.done:
            found.append(game.act("done"))
        return question(game, self.player, "part", "LF-PA-06" if face.one_of else "LF-PA-07", found)

    def choose(self, game: State, choice: Choice) -> None:
        """Begin a part, or leave the rest undone. [LF-PA-08]"""
        if choice.verb == "done":
            game.pop()
            return
        for at, part in enumerate(game.book.spaces[self.space].parts):
            if part.word == PARTS[choice.thing]:
                self._start(game, at)

    def _start(self, game: State, at: int) -> None:
        game.replace(UseSpace(self.player, self.space, self.done | 1 << at))
        part = game.book.spaces[self.space].parts[at]
        player, word = self.player, part.word
        if word == "recruit":
            game.push(Recruit(player, game.base(player, CHURCH) + part.bonus, 1))
        elif word in ("place", "reinforce"):
            begin_placing(game, Place(player, game.base(player, POLICE) + part.bonus, word == "place", False))
        elif word == "place-own":
            begin_placing(game, Place(player, part.count, False, False))
        elif word == "lab-soldati":
            labs = lab_places(game, player)
            begin_placing(game, LabSoldati(player, min(part.count, len(labs)), labs, False))
        elif word == "money":
            earn(game, player, part.count)
        elif word == "issue":
            game.push(Issue(player, part.count, part.areas, -1))
        elif word == "launder":
            launder(game, player)
        elif word == "exert":
            game.push(Exert(player, 1, part.to_sheet))
        elif word == "row2":
            game.push(Exert(player, 2, False))
        elif word == "gather":
            game.push(Gather(player))
        elif word == "final":
            game.busts[player] = self.space
            game.say("bust_set", player, space=game.book.space_names[self.space])
        else:
            game.push(Equipment(player, EQUIPMENT[word], False, -1))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Nothing done yet, a part that is not there, done already or without effect."""
        face = game.book.spaces[self.space]
        if choice.verb == "done":
            return refuse("LF-PA-09", "nothing-done")
        if choice.verb == "do":
            for part in face.parts:
                if part.word == PARTS[choice.thing]:
                    return refuse("LF-PA-08", "part-no-effect", part=part.word)
            return refuse("LF-PA-07", "part-not-there", part=PARTS[choice.thing])
        return None


class Recruit(Step):
    """Soldati from the supply to the HQ, up to a number. [LF-AC-01, LF-O-08, AMB-LF-13, AMB-LF-14]"""

    name: ClassVar[str] = "Recruit"
    verbs: ClassVar[tuple[str, ...]] = ("recruit",)

    def __init__(self, player: int, most: int, least: int) -> None:
        self.player = player
        self.most = most
        self.least = least

    def run(self, game: State) -> bool:
        """Without soldati in the supply one gets none. [LF-C-08]"""
        if recruits(game, self.player):
            return True
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """How many."""
        most = min(self.most, recruits(game, self.player))
        found: list[Action] = [game.act("recruit", number) for number in range(most, self.least - 1, -1)]
        return question(game, self.player, "recruit", "LF-AC-01", found)

    def choose(self, game: State, choice: Choice) -> None:
        """These come to the HQ."""
        game.pop()
        if choice.thing:
            recruit(game, self.player, choice.thing)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Too many, or none at all."""
        return wrong_number("LF-AC-01", self.least, min(self.most, recruits(game, self.player)), choice.thing)


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
        return [
            area
            for area, owner in enumerate(game.owner)
            if owner == self.player or (self.empty_too and owner == NOBODY)
        ]

    def ready(self, game: State) -> bool:
        """Whether there are soldati and an area for them."""
        return self.most > 0 and game.hq[self.player] > 0 and len(self.areas(game)) > 0

    def leavable(self) -> bool:
        """Whether the placing is a wish."""
        return self.optional

    def fewer(self, number: int) -> Placing:
        """The rest may be left out."""
        return Place(self.player, self.most - number, self.empty_too, True)

    def run(self, game: State) -> bool:
        """Wait while somebody can be placed."""
        if self.ready(game):
            return True
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """Which area."""
        found: list[Action] = [game.act("place", area) for area in self.areas(game)]
        if self.optional:
            found.append(game.act("skip"))
        return question(game, self.player, "place_area", "LF-AC-03" if self.empty_too else "LF-XA-04", found)

    def choose(self, game: State, choice: Choice) -> None:
        """Then how many."""
        if choice.verb == "skip":
            game.pop()
        else:
            game.replace(PlaceNumber(self.player, self.most, choice.thing, 1))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Areas of others, and empty ones where they are not allowed."""
        name = game.book.area_names[choice.thing]
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

    def run(self, game: State) -> bool:
        """Wait while there are soldati to place."""
        if self.most and game.hq[self.player]:
            return True
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """The number is a maximum."""
        most = min(self.most, game.hq[self.player])
        found: list[Action] = [game.act("soldati", number) for number in range(most, self.least - 1, -1)]
        return question(game, self.player, "place_number", "LF-AC-02", found)

    def choose(self, game: State, choice: Choice) -> None:
        """Put them there."""
        game.pop()
        if choice.thing:
            muster(game, self.player, self.area, choice.thing)

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
        return self.most > 0 and len(self.left) > 0 and game.hq[self.player] > 0

    def leavable(self) -> bool:
        """An order may always be left; the action of a space when something was done. [LF-PA-09]"""
        return self.optional

    def fewer(self, number: int) -> Placing:
        """So many labs less."""
        return LabSoldati(self.player, self.most - number, self.left, True)

    def run(self, game: State) -> bool:
        """Wait while there is something to do."""
        if self.ready(game):
            return True
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """The next one."""
        found: list[Action] = [game.act("place", area) for area in dict.fromkeys(self.left)]
        if self.optional:
            found.append(game.act("done"))
        return question(game, self.player, "lab_soldati", "LF-XO-02", found)

    def choose(self, game: State, choice: Choice) -> None:
        """One soldato into that area."""
        if choice.verb == "done":
            game.pop()
            return
        left = list(self.left)
        left.remove(choice.thing)
        game.replace(LabSoldati(self.player, self.most - 1, tuple(left), True))
        muster(game, self.player, choice.thing, 1)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """No lab there, or each has its soldato."""
        if choice.verb != "place":
            return None
        return refuse("LF-XO-02", "no-lab-left", area=game.book.area_names[choice.thing])


def order_areas(game: State, player: int) -> list[int]:
    """Where an order can be put: own areas without one; with Chain of Command also with one. [LF-AC-06, LF-XT-03]"""
    most = 1 if game.has_tile(player, "second_order_in_area") else 0
    first = player * game.book.orders_each
    lying = game.order_at[first : first + game.book.orders_each]
    return [area for area in own_areas(game, player) if lying.count(area) <= most]


def can_issue(game: State, player: int) -> bool:
    """Whether there is an order in the HQ and an area for it. [AMB-LF-30]"""
    return len(orders_home(game, player)) > 0 and len(order_areas(game, player)) > 0


class Issue(Step):
    """Orders are laid face down: one, one in each of two areas, or two in one area. [LF-AC-06, LF-XA-01, LF-XA-02]"""

    name: ClassVar[str] = "Issue"
    verbs: ClassVar[tuple[str, ...]] = ("issue",)

    def __init__(self, player: int, count: int, areas: int, area: int) -> None:
        self.player = player
        self.count = count
        """How many orders may still be laid."""
        self.areas = areas
        self.area = area
        """Where the last one was laid; -1: none yet."""

    def run(self, game: State) -> bool:
        """Wait while an order can be laid."""
        if self.count and orders_home(game, self.player) and self.targets(game):
            return True
        game.pop()
        return False

    def targets(self, game: State) -> list[int]:
        """The areas; the second of two orders in one area stays there. [LF-XA-02, LF-XA-03]"""
        if self.areas == 1 and self.area >= 0:
            return [self.area] if len(orders_in(game, self.area)) < game.book.orders_limit else []
        return order_areas(game, self.player)

    def ask(self, game: State) -> Decision:
        """Which area."""
        found: list[Action] = [game.act("issue", area) for area in self.targets(game)]
        if self.area >= 0:
            found.append(game.act("done"))
        return question(game, self.player, "issue_area", "LF-AC-06", found)

    def choose(self, game: State, choice: Choice) -> None:
        """Then which order."""
        if choice.verb == "done":
            game.pop()
        else:
            game.replace(Issue(self.player, self.count - 1, self.areas, choice.thing))
            game.push(LayOrder(self.player, choice.thing))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Foreign areas, and areas that hold an order."""
        if choice.verb != "issue":
            return None
        name = game.book.area_names[choice.thing]
        owner = game.owner[choice.thing]
        if owner == game.partner(self.player):
            return refuse("LF-TW-04", "issue-partners", area=name)
        if owner != self.player:
            return refuse("LF-AC-06", "area-not-yours", area=name)
        if len(orders_in(game, choice.thing)) >= game.book.orders_limit:
            return refuse("LF-XA-03", "orders-full", area=name)
        if self.areas == 1 and self.area >= 0:
            return refuse("LF-XA-02", "issue-same-area", area=game.book.area_names[self.area])
        return refuse("LF-AC-06", "issue-taken", area=name)


class LayOrder(Step):
    """Which order is laid. Everybody sees that, only the team sees which. [LF-AC-06, LF-AC-07, LF-I-01]"""

    name: ClassVar[str] = "LayOrder"
    verbs: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, player: int, area: int) -> None:
        self.player = player
        self.area = area

    def ask(self, game: State) -> Decision:
        """One of the HQ."""
        found: list[Action] = [game.act("order", game.order_face(order)) for order in orders_home(game, self.player)]
        return question(game, self.player, "issue_order", "LF-AC-06", found)

    def choose(self, game: State, choice: Choice) -> None:
        """Lay it face down."""
        game.pop()
        order = game.order_number(choice.thing)
        game.order_at[order] = self.area
        facts: dict[str, object] = {"seat": game.seats[self.player], "area": game.book.area_names[self.area]}
        secret: dict[str, object] = {"order": game.order_name(order)}
        game.tell(Event("order_laid", facts | {"order": "hidden"}, secrets=secret, keepers=game.team(self.player)))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Only orders of the own HQ; those laid are not moved or taken back. [LF-AC-07]"""
        number = game.order_number(choice.thing)
        name = game.book.order_names[choice.thing]
        if number >= 0 and game.order_owner(number) == self.player and game.order_at[number] >= 0:
            return refuse("LF-AC-07", "order-laid", order=name)
        return refuse("LF-AC-06", "order-not-in-hq", order=name)
