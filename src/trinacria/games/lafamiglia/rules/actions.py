"""What a player can do, with its notation: a verb, and the ids or numbers that belong to it.

The vocabulary is closed: VERBS names every verb with the kinds of its words, and any text is parsed by that table.
"""

from typing import Final

from trinacria.games.lafamiglia.rules.constants import PARTS
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame
from trinacria.kernel.action import Action, ChanceAction

AREA: Final = "area"
SEA: Final = "sea"
SPACE: Final = "space"
TOKEN: Final = "token"
COLUMN: Final = "column"
ROW: Final = "row"
ORDER: Final = "order"
TILE: Final = "tile"
COLOUR: Final = "colour"
CARD: Final = "card"
PART: Final = "part"
NUMBER: Final = "number"
CHARACTER: Final = "character"
LOT: Final = "lot"
MOST: Final = 60
"""No number in an action is larger."""
MOST_THINGS: Final = 1 << 16
NEUTRAL_TOKEN: Final = 6
"""The neutral one among the names of tokens: it comes after the six colours."""

VERBS: Final[dict[str, tuple[str, ...]]] = {
    # Setting up
    "draw": (LOT,),  # chance's answer
    "family": (COLOUR,),  # lead this family [LF-S-05]
    "commission": (COLOUR,),  # take this colour for the commission [LX-K-01]
    "keep": (CHARACTER,),  # this one of two character cards [LX-1-S07]
    # Planning
    "use": (SPACE,),  # option A: this action space [LF-PA-01]
    "idle": (SPACE,),  # a token to this space without any effect [AMB-LF-04]
    "token": (SPACE, TOKEN),  # the token of this colour from this space of the top sheet [LF-PA-01]
    "column": (COLUMN,),  # option B: all tokens of this column [LF-PB-01]
    "do": (PART,),  # this part of a space, a column or an order [LF-PA-07, LF-O-10]
    "done": (),
    "skip": (),
    "recruit": (NUMBER,),  # soldati from the supply to the HQ [LF-AC-01]
    "place": (AREA,),  # soldati into this area [LF-AC-02]
    "soldati": (NUMBER,),
    "issue": (AREA,),  # an order into this area [LF-AC-06]
    "order": (ORDER,),  # this order [LF-AC-06, LF-E-05]
    "car": (AREA,),
    "boat": (SEA,),
    "lab": (AREA,),
    "sail": (SEA,),  # the new boat goes on to this sea [LF-AC-10]
    "stay": (),
    "sink": (COLOUR,),  # the other boat of a collision [LF-AC-11]
    "row": (ROW,),  # this row of the mat [LF-AC-14]
    "put": (SPACE,),  # an influence token onto this space [LF-AC-16, LF-PB-01]
    "supply": (),  # an influence token to the supply
    "gather": (AREA,),  # into this area [LF-XA-05]
    "from": (AREA,),
    "cars": (NUMBER,),
    "sell": (ORDER,),  # anytime option 1 [LF-AT-02]
    "give": (),  # anytime option 2 [LF-AT-04]
    "decline": (),
    "board": (SPACE,),  # a commission token onto this space of the solo board [LX-M-04]
    "extra": (SPACE,),  # an extra action token onto this space of the solo board [LX-2-R03]
    "unlock": (SPACE,),  # a Block token, tick up, onto this space of the solo board [LX-2-R07]
    "members": (NUMBER,),  # so many members instead of soldati into the HQ [LX-1-K04]
    "seat": (NUMBER,),  # so many members into the Coupole [LX-1-K05]
    # Management
    "mark": (TILE,),
    "unmark": (TILE,),
    "transfer": (TILE, TILE),  # a token from one tile to another [LX-OPT-5]
    "swap": (TILE, TILE),  # this own token with that one of the partner [LX-OPT-5]
    "agree": (),  # to that
    "claim": (),  # a control token onto the Coupole [LX-1-K09]
    # Encounter
    "to": (AREA,),  # by land [LF-MV-04]
    "ship": (AREA,),  # by boat [LF-MV-06]
    "allies": (AREA,),  # past an empty or neutral area [LF-XT-01]
    "drive": (),  # a car comes along [LF-MV-08]
    "walk": (),
    "convert": (NUMBER,),  # replace defenders [LF-XO-01, LF-XO-04]
    "pay": (NUMBER,),  # pay defenders off [LF-XO-03]
    "bribe": (),  # [LF-XT-02]
    "finesse": (),
    "force": (),
    "defend": (COLOUR,),  # this family plays for the neutral soldati [LF-CF-02]
    "card": (CARD,),
    "take": (),
    "leave": (),
    "reinforce": (),  # the tile brings soldati [LF-XT-07]
    "strike": (AREA,),
    "bomb": (AREA,),  # a car bomb [LF-ST-02]
    "remove": (AREA, NUMBER),  # Pentito [LF-PN-02]
    "recall": (AREA, NUMBER),  # [LF-XO-07]
    "agitate": (AREA,),
}


WORD_KINDS: Final[tuple[str, ...]] = (
    AREA, SEA, SPACE, TOKEN, COLUMN, ROW, ORDER, TILE, COLOUR, CARD, PART, NUMBER, CHARACTER
)  # fmt: skip
THINGS: Final = 160
"""Things with larger numbers have no place of their own; the built-in pack has at most 131 of a kind."""
VERB_NUMBER: Final = {verb: number for number, verb in enumerate(VERBS)}
FIRST_KIND: Final = len(VERBS)
THING: Final = FIRST_KIND + 2 * len(WORD_KINDS)
AMOUNT: Final = THING + THINGS
SECOND: Final = AMOUNT + 1
FEATURES: Final = SECOND + 1
"""The numbers of `Choice.vector`; docs/learning.md says what they are."""


class Choice(Action):
    """`place enna`, `soldati 3`, `done`: a verb, what it is about, and how many."""

    __slots__ = ("count", "thing", "verb")

    def __init__(self, text: str, verb: str, thing: int, count: int) -> None:
        super().__init__(text)
        self.verb = verb
        self.thing = thing
        """The number of the area, order, space ... of the pack; for a bare number that number; -1: none."""
        self.count = count

    def numbers(self) -> list[int]:
        """The features of the action: its verb, the kinds of its words, what it is about, and how many."""
        row = [0] * FEATURES
        row[VERB_NUMBER[self.verb]] = 1
        kinds = VERBS[self.verb]
        for at, kind in enumerate(kinds[:2]):
            row[FIRST_KIND + at * len(WORD_KINDS) + WORD_KINDS.index(kind)] = 1
        if 0 <= self.thing < THINGS:
            row[THING + self.thing] = 1
        numeric = kinds[:1] == (NUMBER,)
        row[AMOUNT] = max(0, self.thing if numeric else self.count if kinds[1:] == (NUMBER,) else 0)
        row[SECOND] = max(0, self.count) if len(kinds) > 1 else 0
        return row


class Draw(ChanceAction):
    """`draw red`: what chance draws at set-up."""

    __slots__ = ("lot",)

    def __init__(self, text: str, lot: int, probability: float) -> None:
        super().__init__(text, probability)
        self.lot = lot


def key(thing: int, count: int) -> int:
    """One number for the two of an action; a small one where there is no count, as mostly."""
    return thing + 1 + (count + 1) * MOST_THINGS


class Vocabulary:
    """The actions of one pack, each made once."""

    __slots__ = ("_numbers", "made", "names", "simple")

    def __init__(self, printed: PrintedGame) -> None:
        self.names: dict[str, tuple[str, ...]] = {
            AREA: printed.area_names,
            SEA: printed.sea_names,
            SPACE: printed.space_names,
            TOKEN: (*printed.colours, "neutral"),
            COLUMN: printed.columns,
            ROW: printed.rows,
            ORDER: printed.order_names,
            TILE: printed.tile_names,
            COLOUR: printed.colours,
            CARD: printed.card_names,
            CHARACTER: printed.character_names,
            PART: PARTS,
            NUMBER: tuple([str(number) for number in range(MOST + 1)]),
            LOT: (
                *printed.tile_names,
                *printed.colours,
                *printed.character_names,
                *printed.corners,
                *printed.area_names,
            ),
        }
        self._numbers = {
            kind: {name.lower(): at for at, name in enumerate(names)} for kind, names in self.names.items()
        }
        self.made: dict[str, dict[int, Choice]] = {verb: {} for verb in VERBS}
        """By verb, then by `key`."""
        self.simple: dict[str, list[Choice | None]] = {
            verb: [None] * (1 + (len(self.names[kinds[0]]) if kinds else 0)) for verb, kinds in VERBS.items()
        }
        """Those without a count that were asked for, by verb, then by their thing and one."""

    def choice(self, verb: str, thing: int = -1, count: int = -1) -> Choice:
        """The action with this verb and these numbers."""
        made, at = self.made[verb], key(thing, count)
        choice = made.get(at)
        if choice is None:
            words = [verb]
            for kind, number in zip(VERBS[verb], (thing, count), strict=False):
                words.append(self.names[kind][number])
            choice = made[at] = Choice(" ".join(words), verb, thing, count)
            if count < 0:
                self.simple[verb][thing + 1] = choice
        return choice

    def parse(self, text: str) -> Action | None:
        """The action a whole, lower-case notation names, legal or not."""
        words = text.split()
        kinds = VERBS.get(words[0])
        if kinds is None or len(words) != len(kinds) + 1:
            return None
        numbers = [self._numbers[kind].get(word, -1) for kind, word in zip(kinds, words[1:], strict=True)]
        if numbers and min(numbers) < 0:
            return None
        if words[0] == "draw":
            return Draw("draw " + self.names[LOT][numbers[0]], numbers[0], 0.0)
        return self.choice(words[0], *numbers)
