"""What kind of event it is, and what its numbers mean."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1, le=64)]
LATE_LIMIT: Final = 2
"""Nobody comes late to the last rounds, so many of them."""


class Swiss(Struct, frozen=True, tag="swiss"):
    """A number of rounds; those with equal points meet, nobody meets twice."""

    rounds: Annotated[int, Meta(ge=1, le=30)]


class RoundRobin(Struct, frozen=True, tag="round_robin", omit_defaults=True):
    """Everybody meets everybody, in groups; the best of each group may go on to a knockout (a cup)."""

    groups: Count = 1
    through: Annotated[int, Meta(ge=0, le=16)] = 0
    """How many of each group go on; 0: there is no final."""
    twice: bool = False
    """Each two meet twice, the second time with sides changed."""
    best_of: Literal[1, 3] = 1
    """Of the final."""


class Knockout(Struct, frozen=True, tag="knockout", omit_defaults=True):
    """Whoever loses is out."""

    best_of: Literal[1, 3] = 1


class Arena(Struct, frozen=True, tag="arena", omit_defaults=True):
    """As many games as one likes within a time; wins in a row count more."""

    seconds: Annotated[float, Meta(ge=60, le=86_400)]
    closing: Annotated[float, Meta(ge=0, le=3_600)] = 30.0
    """So many seconds before the end there are no new games."""


class Rotation(Struct, frozen=True, tag="rotation"):
    """Games of two against two for single players: partners change each round."""

    rounds: Annotated[int, Meta(ge=1, le=30)]


class League(Struct, frozen=True, tag="league", omit_defaults=True):
    """Divisions in which everybody meets everybody; then the best go up and the last go down."""

    divisions: Count
    moves: Annotated[int, Meta(ge=0, le=16)] = 1
    """How many of each division go up, and down."""
    twice: bool = False


Form: TypeAlias = Swiss | RoundRobin | Knockout | Arena | Rotation | League


class Terms(Struct, frozen=True, omit_defaults=True):
    """What is announced of an event, and does not change."""

    form: Form
    members: Annotated[int, Meta(ge=1, le=4)] = 1
    """How many people enter as one: 2 for fixed pairs."""
    duplicate: bool = False
    """All meetings of a round have the same deal, and each plays it both ways."""
    late: bool = True
    """Whether one can come late: missed rounds count 0, and the last two are closed."""


def most_rounds(form: Form) -> int | None:
    """How many rounds were announced; None where it follows from how many enter, or there are none."""
    return form.rounds if isinstance(form, Swiss | Rotation) else None
