"""What a seek asks for beside the game and its mode, and what that is to the matching."""

from typing import Final

import msgspec
from msgspec import Struct

from trinacria.server.club.seeks.bodies import SeekClock
from trinacria.server.club.seeks.matching import Searcher
from trinacria.server.store.people.seeks import Kept
from trinacria.table.settings import AnyClock, TurnClock


class Terms(Struct, frozen=True, omit_defaults=True):
    """As they are kept."""

    clock: SeekClock
    languages: list[str] = []


_decode: Final = msgspec.json.Decoder(Terms).decode
_encode: Final = msgspec.json.Encoder(order="sorted").encode


def encoded(terms: Terms) -> str:
    return _encode(terms).decode()


def terms_of(kept: Kept) -> Terms:
    return _decode(kept.seek.terms)


def is_live(clock: AnyClock) -> bool:
    """Whether everybody has to be there."""
    return not isinstance(clock, TurnClock)


def kind_of(game: str, mode: str, terms: Terms) -> str:
    """What has to be the same for two to play together."""
    return f"{game}/{mode}/{_encode(terms.clock).decode()}"


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
    )
