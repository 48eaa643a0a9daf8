"""One datum of a state with the list of those who may know it. Views are made of nothing else."""

from trinacria.kernel.audience import Audience


class Fact:
    """A JSON-able value at a path of the view, for an audience.

    A value may be a whole branch of the view; facts that come later add to it, so it belongs to the view alone.
    """

    __slots__ = ("audience", "path", "value")

    def __init__(self, path: tuple[str, ...], audience: Audience, value: object) -> None:
        self.path = path
        self.audience = audience
        self.value = value


def assemble(facts: list[Fact], seat: str | None, open_table: bool) -> dict[str, object]:
    """The tree of all facts that this seat may know; on an open table (the game is over) of all facts."""
    tree: dict[str, object] = {}
    for fact in facts:
        if not (open_table or fact.audience.admits(seat)):
            continue
        branch = tree
        for name in fact.path[:-1]:
            twig = branch.setdefault(name, {})
            assert isinstance(twig, dict)
            branch = twig
        branch[fact.path[-1]] = fact.value
    return tree


def assemble_each(facts: list[Fact], seats: list[str | None], open_table: bool) -> dict[str | None, dict[str, object]]:
    """The trees of several seats at once: what they know alike, as partners do, is put together only once."""
    public = [fact for fact in facts if open_table or fact.audience.everyone]
    private = [] if open_table else [fact for fact in facts if not fact.audience.everyone]
    shared = assemble(public, None, True)
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
        branch = tree
        for depth in range(1, len(fact.path)):
            path = fact.path[:depth]
            twig = copied.get(path)
            if twig is None:
                old = branch.get(path[-1])
                assert old is None or isinstance(old, dict)
                twig = {} if old is None else dict(old)
                copied[path] = twig
                branch[path[-1]] = twig
            branch = twig
        branch[fact.path[-1]] = fact.value
    return tree
