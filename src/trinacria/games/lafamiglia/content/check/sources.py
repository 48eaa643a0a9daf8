"""Where each value comes from: the table [sources] of every file.

Its keys are places in the file and cover all that lies below them; the most exact one holds. `[*]` stands for
any entry of a list, `*` for any name.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from trinacria.games.lafamiglia.content.decode import label, show, step
from trinacria.games.lafamiglia.content.fault import Report, said

OURS, PRINTED, HOUSE = "ours", "printed", "house"
_RULE = re.compile(r"(EX-|AMB-|DX-)?(LF|LX)(-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?")
_STEP = re.compile(r"\[[^\]]*\]|[^.\[\]]+")
Steps = tuple[str, ...]


@lru_cache(8192)
def steps(key: str) -> Steps:
    """A key cut into its steps: area[enna].start is area, [enna], start."""
    return tuple(_STEP.findall(key))


def leaves(raw: object, key: str = "") -> Iterator[tuple[str, object]]:
    """Every single value of a file with its key."""
    if isinstance(raw, Mapping):
        for name, value in raw.items():
            yield from leaves(value, step(key, str(name)))
    elif isinstance(raw, (list, tuple)) and raw:
        for index, value in enumerate(raw):
            yield from leaves(value, f"{key}[{label(value, index)}]")
    else:
        yield key, raw


def covers(place: Steps, key: Steps) -> bool:
    """Whether a source given for a place holds for a key."""
    if len(place) > len(key):
        return False
    return all(a == b or a == ("[*]" if b[0] == "[" else "*") for a, b in zip(place, key, strict=False))


def _any(place: Steps) -> bool:
    return "*" in place or "[*]" in place


def source(places: Sequence[tuple[Steps, str]], key: str) -> str | None:
    """The source of a value: that of the most exact place that covers it."""
    wanted = steps(key)
    found = [(len(place), not _any(place), text) for place, text in places if covers(place, wanted)]
    return max(found)[2] if found else None


def cut(sources: object) -> list[tuple[Steps, str]]:
    """The places of a table [sources] with what they say; none where it is no table."""
    if not isinstance(sources, Mapping):
        return []
    return [(steps(str(key)), text) for key, text in sources.items() if isinstance(text, str)]


def check_sources(file: str, raw: Mapping[str, object], report: Report) -> None:
    """Every value has a source, every source a value, and each is a word we know or rules of the rulebook."""
    sources = raw.get("sources")
    if not isinstance(sources, Mapping):
        return
    for key, text in sources.items():
        known = isinstance(text, str) and (
            text in (OURS, PRINTED, HOUSE) or all(_RULE.fullmatch(rule) for rule in text.split(", "))
        )
        if not known:
            report.add(file, f'sources."{key}"', said("is-word", value=show(text)), said("a-source"))
    places = {steps(key): key for key in sources}
    used: set[Steps] = set()
    plain = {place for place in places if not _any(place)}
    starred = [place for place in places if _any(place)]
    for key, _ in leaves({name: value for name, value in raw.items() if name != "sources"}):
        wanted = steps(key)
        covering = {wanted[:n] for n in range(1, len(wanted) + 1)} & plain
        covering.update(place for place in starred if covers(place, wanted))
        used |= covering
        if not covering:
            report.add(file, key, said("has-no-source"), said("a-source-that-covers-it"))
    for place, key in places.items():
        if place not in used:
            report.add(file, f'sources."{key}"', said("names-no-value-of-this-file"), said("a-key-of-this-file"))
