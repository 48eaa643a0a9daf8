"""One datum of a state with the list of those who may know it. Views are made of nothing else."""

from typing import Final

from trinacria.kernel.audience import Audience

MOST_PARTS: Final = 2000
"""So many parts of views are remembered."""


class Fact:
    """A JSON-able value at a path of the view, for an audience.

    A value may be a whole branch of the view; facts that come later add to it, in views of their own.
    """

    __slots__ = ("audience", "path", "value")

    def __init__(self, path: tuple[str, ...], audience: Audience, value: object) -> None:
        self.path = path
        self.audience = audience
        self.value = value


class KnownFacts:
    """Facts as they were found last. What they rest on may not have changed since: then they need not be made again,
    and anyone who compares two views finds the same objects."""

    __slots__ = ("_found", "_parts")

    def __init__(self) -> None:
        self._found: dict[str, tuple[object, list[Fact]]] = {}
        self._parts: dict[object, dict[str, object]] = {}

    def find(self, name: str, rests_on: object) -> list[Fact] | None:
        """The facts of this name, if they rest on the same as last time."""
        found = self._found.get(name)
        return found[1] if found is not None and found[0] == rests_on else None

    def keep(self, name: str, rests_on: object, facts: list[Fact]) -> list[Fact]:
        """Remember facts, and what they rest on: nobody may change that afterwards."""
        self._found[name] = (rests_on, facts)
        return facts

    def part(self, key: object) -> dict[str, object] | None:
        """A part of a view by all that is in it."""
        return self._parts.get(key)

    def keep_part(self, key: object, part: dict[str, object]) -> dict[str, object]:
        if len(self._parts) >= MOST_PARTS:
            self._parts.clear()
        self._parts[key] = part
        return part


def assemble(facts: list[Fact], seat: str | None, open_table: bool) -> dict[str, object]:
    """The tree of all facts that this seat may know; on an open table (the game is over) of all facts."""
    return _overlaid({}, [fact for fact in facts if open_table or fact.audience.admits(seat)])


def assemble_each(facts: list[Fact], seats: list[str | None], open_table: bool) -> dict[str | None, dict[str, object]]:
    """The trees of several seats at once: what they know alike, as partners do, is put together only once."""
    public = [fact for fact in facts if open_table or fact.audience.everyone]
    private = [] if open_table else [fact for fact in facts if not fact.audience.everyone]
    shared = _overlaid({}, public)
    trees: dict[str | None, dict[str, object]] = {}
    made: list[tuple[list[Fact], dict[str, object]]] = []
    for seat in seats:
        known = [fact for fact in private if fact.audience.admits(seat)]
        for others, tree in made:
            if others == known:
                trees[seat] = tree
                break
        else:
            trees[seat] = _overlaid(shared, known)
            made.append((known, trees[seat]))
    return trees


def _overlaid(shared: dict[str, object], facts: list[Fact]) -> dict[str, object]:
    """A tree with further facts; only the branches that hold them are copied."""
    tree = dict(shared)
    copied: dict[tuple[str, ...], dict[str, object]] = {}
    for fact in facts:
        path = fact.path
        if path in copied:
            # The whole branch is another one.
            copied = {there: twig for there, twig in copied.items() if there[: len(path)] != path}
        if len(path) == 1:
            tree[path[0]] = fact.value
            continue
        branch = copied.get(path[:-1])
        if branch is None:
            branch = tree
            for depth in range(1, len(path)):
                twig = copied.get(path[:depth])
                if twig is None:
                    old = branch.get(path[depth - 1])
                    assert old is None or isinstance(old, dict)
                    twig = {} if old is None else dict(old)
                    copied[path[:depth]] = twig
                    branch[path[depth - 1]] = twig
                branch = twig
        branch[path[-1]] = fact.value
    return tree
