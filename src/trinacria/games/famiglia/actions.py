"""What a player can do, with its notation. Legal actions come from tables, so that listing them is cheap."""

from typing import Final

from trinacria.games.famiglia.cards import GREEN, KIND_OF, KINDS, NAMES, VALUE
from trinacria.kernel.action import Action, ChanceAction


class CardAction(Action):
    """An action that names one card."""

    __slots__ = ("kind",)

    def __init__(self, verb: str, kind: int) -> None:
        super().__init__(f"{verb} {NAMES[kind]}")
        self.kind = kind

    @property
    def card(self) -> str:
        """The card's name, like "R3"."""
        return NAMES[self.kind]


class NewCards(CardAction):
    """`new R2`: put this street card away and turn over as many new ones as its value. [FA-A1-02]"""

    __slots__ = ()


class PlayCard(CardAction):
    """`play B2`: lay an Accountant or a Brute from the hand into the gang for its ability. [FA-A2-01, FA-A3-01]"""

    __slots__ = ()


class TakeBack(CardAction):
    """`back G2`: the Accountant fetches this gang card into the hand. [FA-A2-02]"""

    __slots__ = ()


class LayDown(CardAction):
    """`lay Y0`: this hand card goes into the gang for the one just fetched. [FA-A2-02]"""

    __slots__ = ()


class Lower(CardAction):
    """`lower G4 2`: the Brute lowers this street card by 2 for the turn. [FA-A3-02]"""

    __slots__ = ("by",)

    def __init__(self, kind: int, by: int) -> None:
        super().__init__("lower", kind)
        self.text += f" {by}"
        self.by = by


class Recruit(CardAction):
    """`take R0`: free. `take R3 R2 G3`: show R2 and G3; R2 stays in the gang, G3 returns to the hand. [FA-A4-01..06]"""

    __slots__ = ("keep", "lay")

    def __init__(self, kind: int, lay: int = -1, keep: int = -1) -> None:
        super().__init__("take", kind)
        if lay >= 0:
            self.text += f" {NAMES[lay]} {NAMES[keep]}"
        self.lay = lay
        self.keep = keep

    @property
    def shown(self) -> tuple[str, ...]:
        """The two cards shown from the hand, the one that stays in the gang first; none for a free card."""
        return (NAMES[self.lay], NAMES[self.keep]) if self.lay >= 0 else ()


class Draw(ChanceAction):
    """`draw R3`: chance's answer when a card is turned over from an unordered deck."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, probability: float) -> None:
        super().__init__(f"draw {NAMES[kind]}", probability)
        self.kind = kind


NEW: Final = tuple([NewCards("new", kind) for kind in range(KINDS)])
PLAY: Final = tuple([PlayCard("play", kind) for kind in range(KINDS)])
BACK: Final = tuple([TakeBack("back", kind) for kind in range(KINDS)])
LAY: Final = tuple([LayDown("lay", kind) for kind in range(KINDS)])
LOWER: Final = tuple([tuple([Lower(kind, by) for by in range(5)]) for kind in range(KINDS)])
FREE: Final = tuple([Recruit(kind) for kind in range(KINDS)])
DONE: Final = Action("done")
PASS: Final = Action("pass")


def _payments(kind: int, true: int) -> list[Recruit]:
    """Every way to recruit a card with true cards of kind `true`: a pair, or one and a joker. [FA-A4-03..06]"""
    ways = [Recruit(kind, true, true)]
    for joker in range(GREEN + VALUE[true] + 1, KINDS):
        ways += [Recruit(kind, true, joker), Recruit(kind, joker, true)]
    return ways


PAID: Final = tuple(
    [
        tuple(
            [
                tuple(_payments(kind, kind - VALUE[kind] + value - 1)) if value else ()
                for value in range(VALUE[kind] + 1)
            ]
        )
        for kind in range(KINDS)
    ]
)
"""PAID[kind][value]: how to recruit a card that counts `value` now: the pair, then two ways a joker, lowest first."""

_WHOLE: Final[dict[str, Action]] = {
    action.text.lower(): action for group in (NEW, PLAY, BACK, LAY, FREE, (DONE, PASS)) for action in group
}


def well_formed(text: str) -> Action | None:
    """The action a whole, lower-case notation names, legal or not."""
    found = _WHOLE.get(text)
    if found is not None:
        return found
    words = text.upper().split()
    kinds = [KIND_OF.get(word, -1) for word in words[1:]]
    if words[0] == "TAKE" and len(kinds) == 3 and min(kinds) >= 0:
        return _recruit(kinds[0], kinds[1], kinds[2])
    if words[0] == "LOWER" and len(words) == 3 and kinds[0] >= 0 and words[2] in ("1", "2", "3", "4"):
        return LOWER[kinds[0]][int(words[2])]
    if words[0] == "DRAW" and len(kinds) == 1 and kinds[0] >= 0:
        return Draw(kinds[0], 0.0)
    return None


def _recruit(kind: int, lay: int, keep: int) -> Recruit:
    for ways in PAID[kind]:
        for way in ways:
            if way.lay == lay and way.keep == keep:
                return way
    return Recruit(kind, lay, keep)
