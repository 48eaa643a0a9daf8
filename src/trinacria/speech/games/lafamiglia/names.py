"""What the things of La Famiglia are called: ids of the content pack and words of the notation, in a language."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from trinacria.games.lafamiglia.content.load import at_play
from trinacria.games.lafamiglia.content.model.components import COLUMNS, Offer
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.kinds import FACTS
from trinacria.games.lafamiglia.rules.actions import CARD, COLOUR, COLUMN, NUMBER, PART, ROW, SPACE, TOKEN, VERBS
from trinacria.kernel.action import Action
from trinacria.kernel.errors import FactValue
from trinacria.speech.games.lafamiglia.orders import order_parts
from trinacria.words import Words

PAST: Final = ("force", "members", "seat", "column")
"""Verbs whose full words tell something of the moment at which they are asked."""
FAMILY: Final = "family"
"""A family spoken of as one (`famille noire`); a colour may also be a player's (`Noir`) or a token's (`noir`)."""


def pack_of(view: Mapping[str, Any]) -> Pack:
    """The pack a game is played with."""
    return at_play(view["content"])


class Names:
    """The names of things, from one pack and in one language."""

    def __init__(self, pack: Pack, words: Words) -> None:
        self.pack = pack.in_language(words.language)
        self.words = words

    def heading(self, label: str) -> str:
        """A label above the lines that belong to it: `Sheet 1:`."""
        return self.words("table-heading", label=label)

    def labelled(self, label: str, text: str) -> str:
        """A text behind its label: `Enna: 3 soldati`."""
        return self.words("table-labelled", label=label, text=text)

    def of(self, kind: str, name: str) -> str:
        """The name of a thing; its id where it has none."""
        tables: dict[str, Mapping[str, Any]] = {
            "area": self.pack.areas,
            "sea": self.pack.seas,
            "tile": self.pack.tiles,
            "character": self.pack.characters,
            "mandamento": self.pack.mandamenti,
        }
        if kind in tables:
            found = tables[kind].get(name)
            # The source of a token is a space.
            return str(found.name) if found is not None else self.space_name(name) if self.is_space(name) else name
        if kind == "order":
            return self.order(name)
        if kind == SPACE:
            return self.space_name(name)
        keys = {
            TOKEN: f"table-token-{name}",
            COLOUR: f"table-colour-{name}",
            FAMILY: f"table-family-{name}",
            COLUMN: f"table-column-{name}",
            ROW: f"table-column-{name}",
            CARD: f"table-card-{name}",
            PART: f"table-part-{name}",
        }
        return _said(self.words, keys.get(kind, ""), name)

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

    def facts(self, seen: Mapping[str, object]) -> dict[str, object]:
        """An event or a refusal's facts with names in the place of ids."""
        told: dict[str, object] = dict(seen)
        # In a refusal the other one is an area.
        if told.get("other") in self.pack.areas:
            told["other"] = self.of("area", str(told["other"]))
        for fact, kind in FACTS.items():
            value = told.get(fact)
            if isinstance(value, str):
                told[fact] = self.of(kind, value)
            elif isinstance(value, list):
                if fact in ("attacker", "defender"):
                    kind = CARD
                told[fact] = [
                    self.of(kind, str(one)) + ("," if at < len(value) else "") for at, one in enumerate(value, 1)
                ]
        return told


@cache
def _said(words: Words, key: str, name: str) -> str:
    return words(key) if key in words else name


def initiative(pack: Pack, name: str) -> str:
    """`○3` of a supply order, `✶10` of an attack order."""
    order = pack.orders[name]
    return f"{'○' if order.type == 'supply' else '✶'}{order.initiative}"


def label(action: Action, words: Words, view: Mapping[str, Any]) -> str:
    """An action in words."""
    names = Names(pack_of(view), words)
    verb, *rest = action.text.split()
    kinds = VERBS[verb]
    facts: dict[str, FactValue] = {}
    for kind, word in zip(kinds, rest, strict=True):
        if kind == NUMBER:
            facts["number"] = int(word)
        elif kind == TOKEN:
            facts["token"] = names.of(kind, word)
        elif kind == "order":
            facts["what"] = names.order_in_full(word)
        elif kind == SPACE and verb != "token":
            facts["what"] = names.space_in_full(word)
        else:
            facts["what"] = names.of(FAMILY if kind == COLOUR else kind, word)
    if verb == "do":
        part = str(facts["what"])
        return part[:1].upper() + part[1:]
    if verb == "keep":
        facts["card"] = names.character_in_full(rest[0])
    if verb in PAST and not _asked(action, view):
        return words(f"table-did-{verb}", **facts)
    if verb == "force":
        facts["number"] = view["conflict"]["force"]
    if verb in ("sell", "give"):
        prices = view["prices"]
        facts["money"] = prices["sale" if verb == "sell" else "gift"]
        facts["arrives"] = prices["gift_arrives"]
    if verb == "members":
        facts["rest"] = view["about"]["number"] - int(rest[0])
    if verb == "seat":
        seats = view["coupole"]["seats"]
        mine, theirs = seats[view["seat"]], sum(seats.values()) - seats[view["seat"]]
        facts |= {"mine": mine + int(rest[0]), "theirs": theirs - int(rest[0])}
    if verb in ("transfer", "swap"):
        facts = {"what": names.of("tile", rest[0]), "other": names.of("tile", rest[1])}
    if verb == "column":
        cost = column_cost(view, rest[0])
        return words("table-do-column", **facts, money=cost)
    return words(f"table-do-{verb}", **facts)


def _asked(action: Action, view: Mapping[str, Any]) -> bool:
    """Whether the action answers the question that is open to the viewer; in a record it may be past."""
    return view["seat"] is not None and action.text in (view["decision"] or {}).get("actions", ())


def column_cost(view: Mapping[str, Any], column: str) -> int:
    """What moving a column costs whoever looks, or whoever must decide while nobody in particular does."""
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


def readable(seen: Mapping[str, object], words: Words, view: Mapping[str, Any]) -> dict[str, object]:
    """An event with names in the place of ids, ready to be told."""
    return Names(pack_of(view), words).facts(seen)


def colour_names(names: Mapping[str, str], words: Words, view: Mapping[str, Any]) -> dict[str, str]:
    """Everybody's name with the colour of the family; before a draft seats have no colour."""
    told = Names(pack_of(view), words)
    families = told.pack.families
    return {seat: f"{name} ({told.of(COLOUR, seat)})" if seat in families else name for seat, name in names.items()}
