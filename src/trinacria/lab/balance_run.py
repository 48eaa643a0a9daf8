"""Balance runs: many games in several processes, kept in a journal as they end."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from trinacria.lab.balance import Balance, Task, Told, play_task
from trinacria.lab.journal import Journal, read_journal
from trinacria.lab.workers import Workers


def play_balance(
    balance: Balance, workers: Workers, journal: Path | None = None, watch: Callable[[int], None] | None = None
) -> list[Told]:
    """The games of a balance run, in order; `watch` hears how many there are."""
    with Journal(journal, balance.heading()) as kept:
        known = {told.number: told for told in msgspec.convert(kept.entries, list[Told])}

        def missing() -> Iterator[Task]:
            for number in range(balance.games):
                if number not in known:
                    yield Task(balance, number)

        for told in workers.run(play_task, missing()):
            kept.add(told)
            known[told.number] = told
            if watch is not None:
                watch(len(known))
    return [known[number] for number in range(balance.games)]


def read_balance(journal: Path) -> tuple[Balance, list[Told]]:
    """A balance run as far as its journal tells."""
    heading, entries = read_journal(journal)
    games = sorted(msgspec.convert(entries, list[Told]), key=lambda told: told.number)
    wanted = {key: value for key, value in heading.items() if key not in ("lab", "rules")}
    return msgspec.convert(wanted | {"games": len(games)}, Balance), games
