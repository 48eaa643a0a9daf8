"""The pinned versions are ones that pyproject.toml allows, and nothing it asks for is missing."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NEEDED: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"] | PROJECT["dependency-groups"]
ALWAYS: list[str] = PROJECT["project"]["dependencies"]
LOCKS = {
    "play": [*ALWAYS, *NEEDED["server"], *NEEDED["build"]],
    "test": [
        *ALWAYS,
        *(
            one
            for name in ("server", "lab", "mcp", "print", "ray", "rl", "test", "bench", "build", "docs")
            for one in NEEDED[name]
        ),
    ],
    "docs": [*ALWAYS, *NEEDED["server"], *NEEDED["docs"]],
    "postgresql": NEEDED["postgresql"],
}


def pinned(lock: str) -> dict[str, str]:
    """Versions by package; each package has hashes."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    lines = re.findall(r"^(\S+?)==(\S+)[^\n]*\\\n +--hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert len(lines) == text.count("==") - text.count("== '")
    return {canonicalize_name(name.partition("[")[0]): version for name, version in lines}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_at_a_version_it_allows(lock: str) -> None:
    """A package added to pyproject.toml without `make lock` would come in whatever version is newest."""
    versions = pinned(lock)
    for text in LOCKS[lock]:
        requirement = Requirement(text)
        assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)]), text


def test_players_and_tests_have_the_same_versions() -> None:
    """What is tested is what is played with."""
    assert pinned("play").items() <= pinned("test").items()
