"""The rules of La Famiglia on two pages: setting up, the course of a round, what wins, the legend, and the game for
fewer."""

from collections.abc import Iterator
from typing import Final

from trinacria.games.lafamiglia.content.house import house_rules
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.lafamiglia.screen import STEPS
from trinacria.paper.lafamiglia.signs import SIGNS
from trinacria.paper.sheet import Paper
from trinacria.paper.summary import Entry, Heading, Item, summary
from trinacria.rulebook.credits import designers
from trinacria.speech.games.lafamiglia.numbers import numbers_of
from trinacria.words import Words

_SETUP: Final = ("board", "teams", "families", "pieces", "map", "start", "units", "tokens")
_VICTORY: Final = ("LF-G-04", "LF-EG-02", "LF-EG-03")
_SOLO: Final = ("commission", "board", "coupole", "extra", "fiction")


def _items(words: Words, pack: Pack) -> Iterator[Item]:
    yield Heading(words("paper-setup"))
    pieces = pack.pieces
    numbers = {"tiles": pieces.tiles.in_play, "kinds": pieces.tiles.kinds, "labs": pieces.limits.labs_per_area}
    for step in _SETUP:
        yield Entry(words(f"paper-setup-{step}-title"), words(f"paper-setup-{step}", **numbers))
    house = house_rules(pack)
    if house:
        yield Heading(words("packs-house"))
        yield from (Entry("", words(f"packs-house-{name}", number=number)) for name, number in house.items())
    yield Heading(words("web-rules-overview", book="lafamiglia"))
    for step in STEPS:
        yield Entry(words(f"web-rules-round-{step}-title"), words(f"web-rules-round-{step}"))
    yield Heading(words("paper-victory"))
    for rule in _VICTORY:
        yield Entry("", words(rule))
    for group, signs in SIGNS.items():
        yield Heading(words(group))
        for icon, name, rule in signs:
            yield _entry(words(name), words(rule), icon)
    yield Heading(words("web-rules-overview", book="expansion"))
    for part in _SOLO:
        yield Entry(words(f"web-rules-solo-{part}-title"), words(f"web-rules-solo-{part}"))


def _entry(name: str, text: str, icon: str) -> Entry:
    """What an icon is; a rule that begins with its name does not say it twice."""
    head, colon, rest = text.partition(":")
    if colon and head.strip().casefold() == name.casefold():
        text = rest.strip()
    return Entry(_begun(name), _begun(text), (icon,))


def _begun(text: str) -> str:
    """With a capital, as a sentence begins."""
    return text[:1].upper() + text[1:]


def rules(words: Words, paper: Paper, pack: Pack | None = None) -> list[str]:
    """The pages as drawings; with the numbers of a pack, or of the built-in one."""
    pack = pack or sicily()
    items = list(_items(words.with_numbers(numbers_of(pack)), pack))
    return summary(
        words("lafamiglia-name"),
        words("paper-part-rules"),
        items,
        paper,
        2,
        3,
        words("paper-rules-foot", game=words("lafamiglia-name"), names=designers("lafamiglia")),
    )
