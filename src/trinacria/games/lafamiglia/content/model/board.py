"""The map: areas, mandamenti, seas and corners (LF-M, LF-T)."""

from typing import Annotated, Literal

import msgspec

from trinacria.games.lafamiglia.content.model.record import Record, Slug, Text

AreaId = Annotated[Slug, msgspec.Meta(extra={"of": "area"})]
SeaId = Annotated[Slug, msgspec.Meta(extra={"of": "sea"})]
MandamentoId = Annotated[Slug, msgspec.Meta(extra={"of": "mandamento"})]
CornerId = Literal["nw", "ne", "sw", "se"]
Start = Literal["nw", "ne", "sw", "se", "neutral"]
CORNERS: tuple[CornerId, ...] = ("nw", "ne", "sw", "se")


class Corner(Record, frozen=True):
    """A corner of the board: its symbol, who plays after it, and its tiles for fewer players."""

    id: CornerId
    name: Text
    symbol: Literal["denari", "coppe", "spade", "bastoni"]
    next: CornerId
    marked_1v1: AreaId
    series_2v1: tuple[AreaId, ...]
    series_rest: tuple[AreaId, ...]


class Mandamento(Record, frozen=True):
    """Three areas that count together (LF-M-01); its control token lies in a sea (LF-M-06)."""

    id: Slug
    name: Text
    areas: tuple[AreaId, ...]
    control_sea: SeaId


class Sea(Record, frozen=True):
    """A sea and the seas it shares a border with (LF-M-03)."""

    id: Slug
    name: Text
    neighbours: tuple[SeaId, ...]


class Area(Record, frozen=True):
    """An area: its land neighbours (LF-M-02), its seas (LF-M-04), and who starts there (LF-S-13)."""

    id: Slug
    name: Text
    mandamento: MandamentoId
    neighbours: tuple[AreaId, ...]
    seas: tuple[SeaId, ...]
    start: Start
    soldati: Annotated[int, msgspec.Meta(ge=2, le=3)]
