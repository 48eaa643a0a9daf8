"""A content pack: its files as they stand, and the whole as a rules engine wants it."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

import msgspec
from msgspec.structs import replace

from trinacria.games.lafamiglia.content.model.balance import Balance
from trinacria.games.lafamiglia.content.model.board import Area, AreaId, Corner, CornerId, Mandamento, Sea
from trinacria.games.lafamiglia.content.model.components import (
    FAMILIES,
    Character,
    Column,
    CommonPieces,
    Family,
    FamilyId,
    FamilyPieces,
    Limits,
    OptionB,
    Order,
    Sheet,
    Space,
    Tile,
    TilePieces,
    Victory,
)
from trinacria.games.lafamiglia.content.model.geometry import Geometry
from trinacria.games.lafamiglia.content.model.record import Record, Slug, Tables, Text, by_id
from trinacria.games.lafamiglia.content.model.solo import OneVOne, SoloCommon, SoloSpace, TwoVOne

Sources = Mapping[str, Text]


class About(Record, frozen=True):
    """Who made the pack; `balanced` asks the check to hold it to our own design rules as well."""

    id: Slug
    name: Text
    version: Text
    balanced: bool


class Balanced(Balance, frozen=True, kw_only=True):
    """balance.toml with its sources."""

    sources: Sources


class PackFile(Tables, frozen=True):
    """pack.toml."""

    sources: Sources
    pack: About


class PiecesFile(Tables, frozen=True):
    """pieces.toml."""

    sources: Sources
    family: FamilyPieces
    common: CommonPieces
    tiles: TilePieces
    limits: Limits
    victory: Victory


class MapFile(Tables, frozen=True):
    """map.toml."""

    sources: Sources
    tie_break: AreaId
    sides: tuple[tuple[CornerId, CornerId], tuple[CornerId, CornerId]]
    order_of_play: tuple[CornerId, CornerId, CornerId, CornerId]
    marked_1v1: tuple[AreaId, ...]
    corner: tuple[Corner, ...]
    mandamento: tuple[Mandamento, ...]
    sea: tuple[Sea, ...]
    area: tuple[Area, ...]


class SheetsFile(Tables, frozen=True):
    """sheets.toml."""

    sources: Sources
    columns: tuple[Column, ...]
    option_b: OptionB
    sheet: tuple[Sheet, ...]


class FamiliesById(Record, frozen=True):
    """The six families by colour."""

    black: Family
    blue: Family
    green: Family
    red: Family
    white: Family
    yellow: Family


class FamiliesFile(Tables, frozen=True):
    """families.toml."""

    sources: Sources
    family: FamiliesById


class OrdersFile(Tables, frozen=True):
    """orders.toml."""

    sources: Sources
    special: Mapping[str, Text]
    order: tuple[Order, ...]


class CharactersFile(Tables, frozen=True):
    """characters.toml."""

    sources: Sources
    character: tuple[Character, ...]


class TilesFile(Tables, frozen=True):
    """tiles.toml."""

    sources: Sources
    tile: tuple[Tile, ...]


class SoloFile(Tables, frozen=True):
    """solo.toml."""

    sources: Sources
    common: SoloCommon
    one_v_one: OneVOne
    two_v_one: TwoVOne


class WordsFile(Tables, frozen=True):
    """words.toml: for each language what is printed, and how it is said."""

    en: Mapping[str, Text] = {}
    fr: Mapping[str, Text] = {}
    ru: Mapping[str, Text] = {}
    it: Mapping[str, Text] = {}
    de: Mapping[str, Text] = {}
    es: Mapping[str, Text] = {}


class Files(Record, frozen=True):
    """The decoded files of a pack. Absent may be words.toml, and balance.toml where `balanced` is false."""

    pack: PackFile
    pieces: PiecesFile
    map: MapFile
    geometry: Geometry
    sheets: SheetsFile
    families: FamiliesFile
    orders: OrdersFile
    characters: CharactersFile
    tiles: TilesFile
    solo: SoloFile
    balance: Balanced | None = None
    words: WordsFile = msgspec.field(default_factory=WordsFile)


FILES: Mapping[str, type[Record]] = MappingProxyType(
    {
        "pack.toml": PackFile,
        "pieces.toml": PiecesFile,
        "map.toml": MapFile,
        "geometry.json": Geometry,
        "sheets.toml": SheetsFile,
        "families.toml": FamiliesFile,
        "orders.toml": OrdersFile,
        "characters.toml": CharactersFile,
        "tiles.toml": TilesFile,
        "solo.toml": SoloFile,
        "balance.toml": Balanced,
        "words.toml": WordsFile,
    }
)


SHOWN = (
    "pack", "pieces", "map", "geometry", "sheets", "families", "orders", "characters", "tiles", "solo", "words",
)  # fmt: skip
"""The files that the page reads."""


@dataclass(frozen=True)
class Pack:
    """All that is printed on La Famiglia's components, typed and never changed.

    Every table is read-only and keeps the order of its file; ids are those of the position format.
    """

    files: Files
    language: str = ""
    """The language it is read in; empty: as printed."""

    def in_language(self, language: str) -> "Pack":
        """The same pack as a reader of this language reads it; what has no translation stays as printed."""
        return self._readings.setdefault(language, Pack(self.files, language))

    @cached_property
    def _readings(self) -> dict[str, "Pack"]:
        return {}

    def _said(self, text: str) -> str:
        words: Mapping[str, str] = getattr(self.files.words, self.language) if self.language else {}
        return words.get(text, text)

    @property
    def printed(self) -> Iterator[str]:
        """Every name and text that can be translated: all but those of the map, which stay the same everywhere."""
        for family in self.families.values():
            yield from (family.name, family.identity)
        yield from (order.name for order in self.orders.values())
        yield from self.special.values()
        yield from (character.name for character in self.characters.values())
        for tile in self.tiles.values():
            yield from (tile.name, tile.text)

    @property
    def id(self) -> str:
        """The pack's short name, as records keep it."""
        return self.files.pack.pack.id

    @property
    def about(self) -> About:
        """Name, version, and whether it keeps our design rules."""
        return self.files.pack.pack

    @property
    def pieces(self) -> PiecesFile:
        """How many pieces there are, and the limits of the game."""
        return self.files.pieces

    @property
    def map(self) -> MapFile:
        """What map.toml says beside its tables: sides, order of play, tie-break, marked areas."""
        return self.files.map

    @property
    def geometry(self) -> Geometry:
        """The shapes of the map."""
        return self.files.geometry

    @property
    def solo(self) -> SoloFile:
        """The solo board and its set-up."""
        return self.files.solo

    @property
    def option_b(self) -> OptionB:
        """The actions above the columns, and the costs beside the printed one."""
        return self.files.sheets.option_b

    @property
    def columns(self) -> tuple[Column, ...]:
        """The six columns from the left."""
        return self.files.sheets.columns

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The action sheets 0 to 4."""
        return self.files.sheets.sheet

    @cached_property
    def special(self) -> Mapping[str, str]:
        """The special texts of orders."""
        return MappingProxyType({name: self._said(text) for name, text in self.files.orders.special.items()})

    @property
    def balance(self) -> Balanced | None:
        """Our weights, where the pack has them."""
        return self.files.balance

    @cached_property
    def areas(self) -> Mapping[str, Area]:
        """The areas by id; `.neighbours` and `.seas` hold ids."""
        return by_id(self.map.area)

    @cached_property
    def mandamenti(self) -> Mapping[str, Mandamento]:
        """The mandamenti by id."""
        return by_id(self.map.mandamento)

    @cached_property
    def seas(self) -> Mapping[str, Sea]:
        """The seas by id."""
        return by_id(self.map.sea)

    @cached_property
    def corners(self) -> Mapping[str, Corner]:
        """The corners by id."""
        return by_id(self.map.corner)

    @cached_property
    def coasts(self) -> Mapping[str, tuple[str, ...]]:
        """The areas that touch each sea."""
        return MappingProxyType(
            {sea: tuple(a.id for a in self.map.area if sea in a.seas) for sea in self.seas},
        )

    @cached_property
    def spaces(self) -> Mapping[str, Space]:
        """The spaces of all five sheets by id."""
        return by_id(space for sheet in self.sheets for space in sheet.space)

    @cached_property
    def families(self) -> Mapping[FamilyId, Family]:
        """The families by colour."""
        return MappingProxyType({colour: self._family(colour) for colour in FAMILIES})

    def _family(self, colour: FamilyId) -> Family:
        family: Family = getattr(self.files.families.family, colour)
        return replace(family, name=self._said(family.name), identity=self._said(family.identity))

    @cached_property
    def orders(self) -> Mapping[str, Order]:
        """The order tokens by id."""
        return by_id(replace(order, name=self._said(order.name)) for order in self.files.orders.order)

    @cached_property
    def characters(self) -> Mapping[str, Character]:
        """The character cards by id."""
        return by_id(replace(card, name=self._said(card.name)) for card in self.files.characters.character)

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """The control tiles by id."""
        return by_id(
            replace(tile, name=self._said(tile.name), text=self._said(tile.text)) for tile in self.files.tiles.tile
        )

    @cached_property
    def solo_spaces(self) -> Mapping[str, SoloSpace]:
        """The spaces of both sides of the solo board by id."""
        two = self.solo.two_v_one.board
        return by_id((*self.solo.one_v_one.board.space, *two.locked, *two.open))

    def orders_of(self, family: FamilyId) -> tuple[Order, ...]:
        """The order tokens of a family: five basic ones, then the advanced ones row by row."""
        return tuple(order for order in self.orders.values() if order.family == family)

    def data(self) -> dict[str, object]:
        """All that is printed, its words and the shapes of the map, as JSON-able data by the names of the files."""
        data: dict[str, object] = {"hash": self.hash}
        for name in SHOWN:
            file = msgspec.to_builtins(getattr(self.files, name), enc_hook=dict)
            file.pop("sources", None)
            data[name] = file
        return data

    @cached_property
    def hash(self) -> str:
        """SHA-256 of all that a game depends on: not of drawings, words, weights, sources or comments."""
        files = self.files
        played = (
            files.pieces,
            files.map,
            files.sheets,
            files.families,
            files.orders,
            files.characters,
            files.tiles,
            files.solo,
        )
        digest = hashlib.sha256()
        for file in played:
            data = msgspec.to_builtins(file, enc_hook=dict)
            del data["sources"]
            digest.update(msgspec.json.encode(data, order="deterministic"))
        return digest.hexdigest()
