"""The rules of the card game on one page: setting up, a turn, the families, and what wins."""

from collections.abc import Iterator
from typing import Final

from trinacria.games.famiglia.cards import FAMILIES
from trinacria.paper.famiglia.cards import symbol
from trinacria.paper.sheet import Paper
from trinacria.paper.summary import Entry, Heading, Item, summary
from trinacria.rulebook.credits import designers
from trinacria.words import Words

_SETUP: Final = ("FA-S-01", "FA-S-02", "FA-S-03", "FA-S-05")
_STEPS: Final = ("new", "accountant", "brute", "recruit", "end")
_RECRUIT: Final = ("FA-A4-02", "FA-A4-03", "FA-A4-05", "FA-A4-06", "FA-A4-08")
_DECK: Final = ("FA-D-01", "FA-D-02", "FA-D-05", "FA-D-06")
_END: Final = ("FA-E-01", "FA-E-03", "FA-E-06", "FA-V-01", "FA-V-03", "FA-V-04")
_ABILITY: Final = {"B": ("swap", "FA-A2-02"), "Y": ("lower", "FA-A3-02"), "G": ("joker", "FA-F-G1")}


def _items(words: Words) -> Iterator[Item]:
    yield Heading(words("paper-setup"))
    yield from (Entry("", words(rule)) for rule in _SETUP)
    yield Heading(words("web-rules-overview", book="famiglia"))
    for step in _STEPS:
        yield Entry(words(f"web-rules-turn-{step}-title"), words(f"web-rules-turn-{step}"))
    yield Heading(words("famiglia-step-4"))
    yield from (Entry("", words(rule)) for rule in _RECRUIT)
    yield Heading(words("screen-famiglia-families"))
    for family in FAMILIES:
        icon, rule = _ABILITY.get(family, ("", "FA-F-R"))
        sign = symbol(family, 0, 0, 24, "currentColor")
        yield Entry(words(f"famiglia-family-{family}"), words(rule), (sign, icon) if icon else (sign,))
    yield Entry("", words("FA-C-07"))
    yield Heading(words("paper-deck"))
    yield from (Entry("", words(rule)) for rule in _DECK)
    yield Heading(words("paper-victory"))
    yield from (Entry("", words(rule)) for rule in _END)


def rules(words: Words, paper: Paper) -> list[str]:
    """The page as a drawing."""
    items = list(_items(words))
    return summary(
        words("famiglia-name"),
        words("paper-part-rules"),
        items,
        paper,
        1,
        2,
        words("paper-rules-foot", game=words("famiglia-name"), names=designers("famiglia")),
    )
