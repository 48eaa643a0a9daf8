"""What members may be called, and which names look alike."""

import unicodedata
from collections.abc import Iterator
from random import SystemRandom
from typing import Final

from trinacria.table.refusal import Refusal

SHORTEST: Final = 2
LONGEST: Final = 24
_LETTERS: Final = "ABCDEFGHJKLMNPRSTUVZ"
_LONGEST_END: Final = 3
_ALIKE: Final = str.maketrans(
    "авеіӏкмнорстухѕјһԁԛԝ" + "αβεηικμνορτυχ" + "01358l|",
    "abeiikmhopctyxsjhdqw" + "abenikuvoptux" + "oiesbii",
)
"""Cyrillic and Greek letters and figures that look like a Latin letter."""


def cleaned(name: str) -> str:
    """A name as it is kept; raises Refusal where nobody can be called so."""
    kept = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST <= len(kept) <= LONGEST:
        raise Refusal("club-error-name-length", least=SHORTEST, most=LONGEST)
    if not all(_is_letter(one) or one in " .-_'’" for one in kept) or not any(map(_is_letter, kept)):
        raise Refusal("club-error-name-letters")
    return kept


def folded(name: str) -> str:
    """What is compared of a name: two that look alike have the same."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(one for one in apart if unicodedata.category(one)[0] in "LN")
    return bare.translate(_ALIKE).replace("rn", "m").replace("vv", "w")


def like(name: str) -> Iterator[str]:
    """Names that are close to one, in no order that tells which are taken."""
    base = name[: LONGEST - _LONGEST_END].rstrip()
    ends = [*_LETTERS, *map(str, range(2, 100))]
    # The same ones each time would be taken soon.
    SystemRandom().shuffle(ends)
    return (f"{base} {end}" for end in ends)


def _is_letter(one: str) -> bool:
    # Letters, the marks that belong to them, and figures: nothing that is not seen, or turns the line round.
    return unicodedata.category(one) in ("Lu", "Ll", "Lt", "Lo", "Lm", "Mn", "Mc", "Nd")
