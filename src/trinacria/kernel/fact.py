"""One datum of a state with the list of those who may know it. Views are made of nothing else."""

from trinacria.kernel.audience import Audience


class Fact:
    """A JSON-able value at a path of the view, for an audience."""

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
