"""What is asked and told about content packs over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

from trinacria.server.wire.bodies import Asking

FileName = Annotated[str, Meta(min_length=1, max_length=40)]
LARGEST_PACK = 2 * 1024 * 1024
"""Characters of all files of a pack together. The built-in one has a fifth of a million."""


UnopenedFile = Annotated[
    Raw, Meta(extra_json_schema={"anyOf": [{"type": "string"}, {"type": "object"}, {"type": "null"}]})
]
"""A file of somebody else's, as it came."""


class CheckPack(Asking, frozen=True):
    """A pack that somebody works on: nothing of it is kept."""

    game: Annotated[str, Meta(max_length=40)]
    files: Annotated[dict[FileName, UnopenedFile], Meta(max_length=20)]
    """By their names: each as its text, or as the data that its text says; null: the pack has no such file."""
    rest: bool = False
    """Files that are left out are those of the built-in pack. Otherwise they are missing."""
    give: Annotated[list[Literal["data", "texts"]], Meta(max_length=2)] = field(default_factory=list)
    """What the answer shall hold beside the faults."""


class FaultPlace(Struct, frozen=True):
    """Where in the pack a fault is: the kind of component, which one, and the place on it."""

    component: str
    id: str
    field: str


class PackFault(Struct, frozen=True):
    """One thing that is wrong with a pack, in the asker's language."""

    file: str
    key: str
    place: FaultPlace
    message: str
    fix: str
    """What was expected instead."""
    rule: str
    """The rules that ask for it; `ours` where the built-in pack's own design does; empty: neither."""


class PackChecked(Struct, frozen=True):
    """What was found in the files."""

    hash: str | None
    """None: there is not enough of a pack to say."""
    name: str
    faults: list[PackFault]
    doubts: list[PackFault] = []
    """What is allowed and hardly meant: a pack with doubts can be played."""
    data: dict[str, dict[str, Any]] | None = None
    """What each file that can be read says."""
    texts: dict[str, str] | None = None
    """The files as they are kept in a folder."""


class BringPack(Asking, frozen=True):
    """A pack that somebody wants to play with."""

    game: Annotated[str, Meta(max_length=40)]
    files: Annotated[Raw, Meta(extra_json_schema={"type": "object", "additionalProperties": {"type": "string"}})]
    """The texts by the names of the files."""


class BringArchive(Asking, frozen=True):
    """The same as a zip archive."""

    game: Annotated[str, Meta(max_length=40)]
    archive: bytes
    """In Base64."""


class PackTaken(Struct, frozen=True):
    """A pack that can be played with: a table's option `content` is its hash."""

    hash: str
    name: str
    house: dict[str, int] = {}
    """Its house rules by name: numbers that differ from the rulebook's."""
    known: bool = False
    """Whether everybody has a pack here that is played just the same: then that one is taken."""


class PackFaults(Struct, frozen=True):
    """Why a pack was not taken: everything that is wrong with it."""

    faults: list[PackFault]


class PackText(Struct, frozen=True):
    """A pack that a player brought, as it was brought."""

    hash: str
    game: str
    name: str
    files: dict[str, str]
    house: dict[str, int] = {}


class TryPack(Asking, frozen=True):
    """Some more games among bots with a pack."""

    game: Annotated[str, Meta(max_length=40)]
    hash: Annotated[str, Meta(max_length=64)]
    mode: Annotated[str, Meta(max_length=20)] | None = None
    played: Annotated[int, Meta(ge=0, le=1000)] = 0
    """How many were played before."""
    tally: dict[str, Annotated[list[float], Meta(min_length=2, max_length=2)]] = field(default_factory=dict)
    """What they came to, as the last answer told it."""


class WinRate(Struct, frozen=True):
    """How often one thing was on the winning side, and between which bounds that lies with 95% certainty."""

    aspect: str
    name: str
    games: int
    share: float
    low: float
    high: float
    usual: float
    """What its kind comes to: one half, or the average where winners have more of them."""


class PackTrial(Struct, frozen=True):
    """How a pack plays, as far as was tried."""

    played: int
    of: int
    tally: dict[str, list[float]]
    """To be sent back with the next request."""
    rates: list[WinRate]
    """Families, sides and corners."""
    outliers: list[WinRate]
    """The orders, characters and tiles that lie farthest from one half, as far as that is certain."""
