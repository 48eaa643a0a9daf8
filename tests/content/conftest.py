"""Fixtures of the content tests."""

from collections.abc import Callable
from pathlib import Path

import pytest
from content.packs import Copy

from trinacria.games.lafamiglia.content import load as loading


@pytest.fixture(autouse=True)
def _forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test loads is not at hand in the next one."""
    monkeypatch.setattr(loading, "_LOADED", {})


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """A fresh copy of the built-in pack."""
    return Copy(tmp_path / "pack")


@pytest.fixture
def copies(tmp_path: Path) -> Callable[[], Copy]:
    """Makes copies, one a call."""
    made: list[Copy] = []

    def make() -> Copy:
        made.append(Copy(tmp_path / f"pack{len(made)}"))
        return made[-1]

    return make
