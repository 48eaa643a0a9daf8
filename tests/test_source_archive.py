"""The source archive holds what the wheels of other machines are built from, and tried with."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_what_the_wheels_are_tried_with_is_in_the_archive() -> None:
    """The wheels are built from the archive, not from a clone: what is not in it is not there."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    packed = {settings["project"]["readme"]}
    for line in (ROOT / "MANIFEST.in").read_text("utf-8").splitlines():
        word, *paths = line.split()
        if word == "include":
            packed.update(paths)
    needed = settings["tool"]["cibuildwheel"]["test-sources"]
    assert needed
    assert set(needed) <= packed
    assert all((ROOT / path).is_file() for path in needed)
