"""Setting up for fewer than four players: 1 v 1 and 2 v 1 side by side, step by step."""

from collections.abc import Iterator
from typing import Final

from trinacria.games.lafamiglia.content.load import sicily
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.sheet import Paper
from trinacria.paper.summary import Entry, Heading, Item, summary
from trinacria.rulebook.credits import designers
from trinacria.speech.games.lafamiglia.numbers import numbers_of
from trinacria.words import Words

SETUPS: Final = {
    "1v1": tuple(f"LX-1-S{number:02}" for number in range(1, 12)),
    "2v1": tuple(f"LX-2-S{number:02}" for number in range(1, 12)),
}
"""What is done, in this order; all else is as for four."""


def _items(words: Words) -> Iterator[Item]:
    for mode, rules in SETUPS.items():
        yield Heading(words("paper-setup-for", mode=words(f"web-lafamiglia-mode-{mode}-name")), column=True)
        for number, rule in enumerate(rules, 1):
            yield Entry("", words("paper-setup-step", number=number, text=words(rule)))


def setups(words: Words, paper: Paper, pack: Pack | None = None) -> list[str]:
    """The page as a drawing."""
    told = words.with_numbers(numbers_of(pack or sicily()))
    title, note = words("lafamiglia-name"), words("paper-part-setup")
    foot = words("paper-rules-foot", game=words("lafamiglia-name"), names=designers("lafamiglia"))
    return summary(
        title,
        note,
        list(_items(told)),
        paper,
        1,
        2,
        foot,
    )
