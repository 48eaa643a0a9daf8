"""What is printed on the pieces: spaces, orders, mats and tiles, as the rules use them."""

from trinacria.games.lafamiglia.content.model.components import FAMILIES, INSTITUTIONS, Order
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.rules.constants import PARTS, REVEALS
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect


class PrintedPart:
    """One partial action of a space: its word and its numbers."""

    __slots__ = ("areas", "bonus", "count", "number", "to_sheet", "word")

    def __init__(self, word: str, bonus: int = 0, count: int = 0, areas: int = 0, to_sheet: bool = False) -> None:
        self.word = word
        self.number = PARTS.index(word)
        """Of the word, among all that can follow `do`."""
        self.bonus = bonus
        self.count = count
        self.areas = areas
        self.to_sheet = to_sheet


class PrintedSpace:
    """What is printed on a space of a sheet."""

    __slots__ = ("coin", "column", "id", "infinite", "kind", "one_of", "parts", "sheet")

    def __init__(
        self,
        name: str,
        sheet: int,
        column: int,
        kind: int,
        coin: int,
        infinite: bool,
        one_of: bool,
        parts: tuple[PrintedPart, ...],
    ) -> None:
        self.id = name
        self.sheet = sheet
        self.column = column
        self.kind = kind
        self.coin = coin
        self.infinite = infinite
        self.one_of = one_of
        """Whether exactly one part is chosen ("/") instead of any of them ("+")."""
        self.parts = parts


class PrintedOrder:
    """What is printed on an order token."""

    __slots__ = (
        "agitate",
        "attack",
        "basic",
        "id",
        "initiative",
        "money",
        "moves",
        "pentito",
        "place",
        "place_base",
        "recruit",
        "skull",
        "slot",
        "special",
        "strikes",
        "vest",
        "words",
    )  # fmt: skip

    def __init__(self, order: Order) -> None:
        self.id = order.id
        self.attack = order.type == "attack"
        self.basic = order.basic
        self.slot = order.slot
        self.initiative = order.initiative
        self.special = order.special or ""
        self.skull = self.vest = self.moves = self.strikes = self.agitate = 0
        self.place = self.money = self.recruit = 0
        self.place_base = -1
        self.pentito: tuple[int, ...] = ()
        words: list[str] = []
        for part in order.parts:
            word = part.name
            number = int(getattr(part, "n", 0))
            if word == "skull":
                self.skull += number
                continue
            if word == "vest":
                self.vest += number
                continue
            if word in ("move", "move2"):
                self.moves = 2 if word == "move2" else 1
                word = "move"
            elif word in ("strike", "strike2"):
                self.strikes = 2 if word == "strike2" else 1
                word = "strike"
            elif word == "place":
                self.place = number
            elif word == "place_base":
                self.place_base = int(getattr(part, "bonus", 0))
                word = "place"
            elif word == "recruit":
                self.recruit = number
            elif word == "money":
                self.money = number
            elif word == "pentito":
                self.pentito = tuple(getattr(part, "list", ()))
            elif word == "agitate":
                self.agitate = int(getattr(part, "range", 0))
            words.append(word)
        if self.special == "network":
            words.append("network")
        elif self.special == "recall_3":
            words.append("recall")
        elif self.special == "lab_soldati":
            words.append("lab-soldati")
        self.words = tuple(words)
        """The parts that are done, in the order of the token; skulls and vests only count."""


class PrintedMat:
    """What is printed on the mat of one family, row by row."""

    __slots__ = ("amount", "bomb", "doubled", "first_of", "length", "reveals", "value")

    def __init__(self, pack: Pack, colour: int) -> None:
        mat = pack.families[FAMILIES[colour]].mat
        reveals: list[tuple[int, ...]] = []
        value: list[tuple[int, ...]] = []
        bomb: list[int] = [mat.justice.start[1]]
        amount: list[int] = []
        first_of: list[tuple[str, ...]] = []
        doubled: list[tuple[int, ...]] = []
        for institution in INSTITUTIONS:
            row = mat.row(institution)
            start = getattr(row, "start", 0)
            best = [start[0] if isinstance(start, tuple) else int(start)]
            kinds: list[int] = []
            firsts: list[str] = []
            seen = ""
            for space in row.spaces:
                kinds.append(REVEALS.index(space.reveals))
                shown = getattr(space, "value", None)
                if isinstance(shown, tuple):
                    best.append(shown[0])
                    bomb.append(shown[1])
                elif shown is not None:
                    best.append(int(shown))
                else:
                    best.append(best[-1])
                    if institution == "justice":
                        bomb.append(bomb[-1])
                if institution == "economy":
                    amount.append(int(getattr(space, "n", 0)))
                firsts.append(space.section if space.section != seen else "")
                seen = space.section
            reveals.append(tuple(kinds))
            value.append(tuple(best))
            first_of.append(tuple(firsts))
            doubled.append(tuple([at for at, space in enumerate(row.spaces) if space.doubled]))
        self.reveals = tuple(reveals)
        """reveals[row][at]: what lies under the token."""
        self.value = tuple(value)
        """value[row][removed]: the best visible base value once so many tokens are gone. [LF-FM-02]

        It is the last one: the check of a pack lets no value fall. [AMB-LF-23]
        """
        self.bomb = tuple(bomb)
        """bomb[removed]: the same for the lower half of the Justice row. [LF-FM-07]"""
        self.amount = tuple(amount)
        self.first_of = tuple(first_of)
        """first_of[row][at]: the section whose first token this is, or "". [LF-FM-10]"""
        self.length = tuple([len(row) for row in reveals])
        self.doubled = tuple(doubled)
        """doubled[row]: the spaces that carry a commission token too. [LX-M-01]"""


class PrintedTile:
    """What is printed on a control tile, by its effect."""

    __slots__ = ("effect", "encounter", "hq_soldati", "id", "money", "n", "planning_start")

    def __init__(
        self,
        name: str,
        effect: TileEffect,
        n: int,
        money: int,
        hq_soldati: int,
        planning_start: bool,
        encounter: bool,
    ) -> None:
        self.id = name
        self.effect = effect
        self.n = n
        self.money = money
        self.hq_soldati = hq_soldati
        self.planning_start = planning_start
        self.encounter = encounter
        """Whether it works in the encounter phase, else in planning. [LF-CT-06]"""
