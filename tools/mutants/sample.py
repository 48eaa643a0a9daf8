"""All mutants of the games, and those that no test could kill."""

import tomllib
from pathlib import Path

from places import Mutant, mutants_of

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "trinacria" / "games"
PACKAGE = "trinacria.games"
EXPLAINED = Path(__file__).parent / "explained.toml"
Known = tuple[str, str, str, int]


def module_of(path: Path) -> str:
    """The name under which a source file is imported."""
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def all_mutants(only: str = "") -> list[Mutant]:
    """Every mutant of the games."""
    mutants = []
    for path in sorted(GAMES.rglob("*.py")):
        module = module_of(path)
        if only in f"{module}.py":
            mutants += mutants_of(path, module)
    return mutants


def explanations() -> dict[Known, str]:
    """Why some mutants cannot be killed."""
    survivors = tomllib.loads(EXPLAINED.read_text("utf-8")).get("survivor", [])
    return {(one["function"], one["before"], one["after"], one.get("again", 0)): one["reason"] for one in survivors}


def known_as(mutant: Mutant) -> Known:
    """What a mutant is called in the list: neither lines nor modules matter, so code may move."""
    return mutant.function, mutant.before, mutant.after, mutant.nth


def explained(mutant: Mutant, reasons: dict[Known, str]) -> str:
    """Why a mutant cannot be killed; nothing if that is not known."""
    return reasons.get(known_as(mutant), "")
