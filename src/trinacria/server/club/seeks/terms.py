"""What a seek asks for beside the game and its mode, and what that is to the matching."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from trinacria.server.club.seeks.bodies import SeekClock
from trinacria.server.club.seeks.matching import Searcher
from trinacria.server.store.people.seeks import Kept, Seeker
from trinacria.table.settings import AnyClock, TurnClock


class Terms(Struct, frozen=True, omit_defaults=True):
    """As they are kept."""

    clock: SeekClock
    languages: list[str] = []
    rated: bool = False
    low: int | None = None
    """The others have this rating at least."""
    high: int | None = None


_decode: Final = msgspec.json.Decoder(Terms).decode
_encode: Final = msgspec.json.Encoder(order="sorted").encode


def encoded(terms: Terms) -> str:
    return _encode(terms).decode()


def terms_of(kept: Kept) -> Terms:
    return _decode(kept.seek.terms)


def is_live(clock: AnyClock) -> bool:
    """Whether everybody has to be there."""
    return not isinstance(clock, TurnClock)


def has_to_meet(terms: Terms) -> bool:
    """Whether the game begins only when everybody has come: live, and where everybody has to seal."""
    return is_live(terms.clock) or terms.rated


def is_narrow(terms: Terms) -> bool:
    """Whether it matters how strong the others are."""
    return terms.low is not None or terms.high is not None


def kind_of(game: str, mode: str, terms: Terms) -> str:
    """What has to be the same for two to play together."""
    return f"{game}/{mode}/{_encode(terms.clock).decode()}{'/rated' if terms.rated else ''}"


def searcher(kept: Kept) -> Searcher:
    """A seek as it is matched."""
    seek, terms = kept.seek, terms_of(kept)
    return Searcher(
        seek.id,
        seek.at,
        kind_of(seek.game, seek.mode, terms),
        tuple(one.member for one in kept.seekers),
        tuple(frozenset(one.speaks.split()) for one in kept.seekers),
        frozenset(terms.languages),
        rating_of(kept.seekers),
        terms.low,
        terms.high,
    )


def rating_of(seekers: Sequence[Seeker]) -> float | None:
    """How strong they are; of two, their mean."""
    points = [one.points for one in seekers if one.points is not None]
    return sum(points) / len(points) if points else None
