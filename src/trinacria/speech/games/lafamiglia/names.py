"""What the things of La Famiglia are called: ids of the content pack and words of the notation, in a language."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from trinacria.games.lafamiglia.content.load import at_play
from trinacria.games.lafamiglia.content.model.components import COLUMNS, Offer
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.rules.actions import CARD, COLOUR, COLUMN, NUMBER, PART, ROW, SPACE, TOKEN
from trinacria.kernel.errors import FactValue
from trinacria.speech.games.lafamiglia.orders import order_parts
from trinacria.words import Words, words_in

FAMILY: Final = "family"
"""A family spoken of as one (`famille noire`); a colour may also be a player's (`Noir`) or a token's (`noir`)."""

MESSAGES: Final = {
    TOKEN: "token",
    COLOUR: "colour",
    FAMILY: "family",
    COLUMN: "column",
    ROW: "column",
    CARD: "card",
    PART: "part",
}
"""The names that are messages, `table-token-black`, by kind."""


def pack_of(view: Mapping[str, Any]) -> Pack:
    """The pack a game is played with."""
    return at_play(view["content"])


class Names:
    """The names of things, from one pack and in one language."""

    def __init__(self, pack: Pack, words: Words) -> None:
        self.pack = pack.in_language(words.language)
        self.words = words
        self._tables: dict[str, Mapping[str, Any]] = {
            "area": self.pack.areas,
            "sea": self.pack.seas,
            "tile": self.pack.tiles,
            "character": self.pack.characters,
            "mandamento": self.pack.mandamenti,
        }
        self._composed: dict[str, Callable[[str], str]] = {
            "seat": self.family,
            "order": self.order,
            "order_in_full": self.order_in_full,
            SPACE: self.space_name,
            "space_in_full": self.space_in_full,
            "character_in_full": self.character_in_full,
            "capital_part": lambda part: _capital(self.of(PART, part)),
        }

    def heading(self, label: str) -> str:
        """A label above the lines that belong to it: `Sheet 1:`."""
        return self.words("table-heading", label=label)

    def labelled(self, label: str, text: str) -> str:
        """A text behind its label: `Enna: 3 soldati`."""
        return self.words("table-labelled", label=label, text=text)

    def of(self, kind: str, name: str) -> str:
        """The name of a thing; its id where it has none."""
        if kind in self._tables:
            found = self._tables[kind].get(name)
            # The source of a token is a space.
            return str(found.name) if found is not None else self.space_name(name) if self.is_space(name) else name
        if kind in self._composed:
            return self._composed[kind](name)
        return _said(self.words, f"table-{MESSAGES.get(kind, '')}-{name}", name)

    def family(self, colour: str) -> str:
        """The name of a family; of one that is not in the box, the name of its colour."""
        found = next((family for name, family in self.pack.families.items() if name == colour), None)
        return found.name if found is not None else self.of(COLOUR, colour)

    def order(self, name: str) -> str:
        """The name of an order; of one on the board, `enna red.basic.advance`, with its area."""
        area, _, order = name.rpartition(" ")
        found = self.pack.orders.get(order)
        said = found.name if found is not None else order
        return f"{said} ({self.of('area', area)})" if area else said

    def order_in_full(self, name: str) -> str:
        """`✶10 Advance (move, skull 1)`: kind and initiative, name, parts."""
        order = self.pack.orders[name]
        parts = order_parts(order, self.words)
        return f"{initiative(self.pack, name)} {order.name} ({', '.join(parts)})"

    def space(self, name: str) -> Offer:
        """What is printed on a space of a sheet or of the solo board."""
        return self.pack.spaces.get(name) or self.pack.solo_spaces[name]

    def is_space(self, name: str) -> bool:
        """Whether this is the id of a space."""
        return name in self.pack.spaces or name in self.pack.solo_spaces

    def space_name(self, name: str) -> str:
        """`Police 2`: a space by its column and row; one of the solo board by its number."""
        space = self.pack.spaces.get(name)
        if space is not None:
            return self.words("table-space", column=self.of(COLUMN, space.column), row=space.row)
        return self.words("table-space-solo", number=self.solo_number(name))

    def solo_number(self, name: str) -> int:
        """Which space of its side of the solo board this is, counted from 1."""
        side = name.partition(".")[0]
        return [one for one in self.pack.solo_spaces if one.partition(".")[0] == side].index(name) + 1

    @property
    def locked_spaces(self) -> frozenset[str]:
        """The spaces of the solo board with a padlock."""
        return frozenset(space.id for space in self.pack.solo.two_v_one.board.locked)

    def space_parts(self, name: str, short: bool = False) -> str:
        """What a space of a sheet or of the solo board offers: `order + place +2`."""
        space = self.space(name)
        said = []
        for action in getattr(space, "actions", ()):
            word = action.do.replace("_", "-")
            text = self.words(f"table-short-{word}" if short else f"table-part-{word}")
            if getattr(action, "count", 1) > 1:
                text = self._two_orders(getattr(action, "areas", 0) == 1, text if short else "")
            bonus = getattr(action, "bonus", 0)
            if bonus:
                text += f"{'' if short else ' '}+{bonus}"
            most = getattr(action, "max", 0) or getattr(action, "n", 0)
            if most:
                text += f"{'' if short else ' '}{most}"
            if getattr(action, "to", "") == "sheet":
                text += "→" if short else f" {self.words('table-to-sheet')}"
            said.append(text)
        join = space.join if short else f" {space.join} "
        return join.join(said)

    def _two_orders(self, one_area: bool, short: str) -> str:
        if short:
            return self.words("table-short-two-orders-one-area" if one_area else "table-short-two-orders", what=short)
        return self.words("table-part-two-orders-one-area" if one_area else "table-part-two-orders")

    def space_in_full(self, name: str) -> str:
        """A space with its coin: `Police 1: issue an order + place +2, pay 1`."""
        space = self.space(name)
        said = self.space_parts(name) or self.words("table-no-action")
        if space.coin:
            key = "table-coin-out" if space.coin < 0 else "table-coin-in"
            said += f", {self.words(key, money=abs(space.coin))}"
        if space.infinite:
            said += f", {self.words('table-infinite')}"
        return self.labelled(self.space_name(name), said)

    def character_in_full(self, name: str) -> str:
        """What a character card brings."""
        card = self.pack.characters[name]
        pieces = {"soldati": card.soldati, "cars": card.cars, "boats": card.boats, "labs": card.labs}
        return self.words("table-character", money=card.money, hq=card.hq_soldati, **pieces)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@cache
def _said(words: Words, key: str, name: str) -> str:
    return words(key) if key in words else name


def initiative(pack: Pack, name: str) -> str:
    """`○3` of a supply order, `✶10` of an attack order."""
    order = pack.orders[name]
    return f"{'○' if order.type == 'supply' else '✶'}{order.initiative}"


def column_cost(view: Mapping[str, Any], column: str) -> int:
    """What moving a column costs the viewer, or the one who must decide while nobody in particular does."""
    families: Mapping[str, Any] = view["families"]
    decision = view["decision"] or {}
    seat = next((one for one in (view["seat"], decision.get("seat"), view["first"]) if one in families), None)
    return int(families[seat]["column_costs"].get(column, 0)) if seat is not None else 0


def column_tokens(view: Mapping[str, Any], column: str) -> list[str]:
    """The tokens in a column of the top sheet."""
    assert column in COLUMNS
    pack = pack_of(view)
    lying: Mapping[str, list[str]] = view["sheets"]["top"]["tokens"]
    return [token for space, tokens in lying.items() if pack.spaces[space].column == column for token in tokens]


def name(kind: str, value: str, words: Words, view: Mapping[str, Any]) -> FactValue:
    """The name of a thing, or a number of the moment."""
    if kind == NUMBER:
        return int(value)
    number = MOMENT.get(kind)
    return names_at(words, view).of(kind, value) if number is None else number(value, view)


def names_at(words: Words, view: Mapping[str, Any]) -> Names:
    """The names in the game that is seen; none of them needs its numbers."""
    return Names(pack_of(view), words_in(words.language))


MOMENT: Final[Mapping[str, Callable[[str, Mapping[str, Any]], int]]] = {
    "column_cost": lambda column, view: column_cost(view, column),
    "force_cost": lambda _, view: view["conflict"]["force"],
    "soldati_beside": lambda members, view: view["about"]["number"] - int(members),
    "own_seats": lambda members, view: view["coupole"]["seats"][view["seat"]] + int(members),
    "other_seats": lambda members, view: (
        sum(view["coupole"]["seats"].values()) - view["coupole"]["seats"][view["seat"]] - int(members)
    ),
}
"""What sentences tell of the moment at which an action is asked for, by kind."""


def former_seats(view: Mapping[str, Any]) -> dict[str, str]:
    """Until the families are chosen the seats bear the names of their corners."""
    return {family["corner"]: seat for seat, family in view.get("families", {}).items()}


def colour_names(names: Mapping[str, str], words: Words, view: Mapping[str, Any]) -> dict[str, str]:
    """Everybody's name with the colour of the family; before a draft seats have no colour."""
    told = names_at(words, view)
    families = told.pack.families
    return {seat: f"{name} ({told.of(COLOUR, seat)})" if seat in families else name for seat, name in names.items()}
