"""The package's build backend: setuptools, with the page built first; so `pip install` from a clone brings it along."""

import os
import tomllib
from pathlib import Path
from typing import Any

from build_page import BUILT, NODE_WHEEL, build, has_node
from setuptools import build_meta

COMPILE = "TRINACRIA_COMPILE"

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What setuptools needs; Node where the page is still to be built and there is none; what compiles the rules."""
    wish = os.environ.pop(COMPILE, "0")
    try:
        # Setuptools runs setup.py to find out: what compiles is not installed yet.
        needed = build_meta.get_requires_for_build_wheel(config_settings)
    finally:
        os.environ[COMPILE] = wish
    return [*needed, *_node(), *(_compiler() if wish == "1" else [])]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """As for a wheel."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """As for a wheel."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(directory: str, config_settings: Any = None, metadata: str | None = None) -> str:
    """A wheel with the page in it."""
    _build_page()
    return str(build_meta.build_wheel(directory, config_settings, metadata))


def build_editable(directory: str, config_settings: Any = None, metadata: str | None = None) -> str:
    """The clone itself, with the page in it."""
    _build_page()
    return str(build_meta.build_editable(directory, config_settings, metadata))


def build_sdist(directory: str, config_settings: Any = None) -> str:
    """The source with the page built, so that whoever installs it needs no Node."""
    _build_page()
    return str(build_meta.build_sdist(directory, config_settings))


def _build_page() -> None:
    if not BUILT.exists():
        build()


def _node() -> list[str]:
    return [] if BUILT.exists() or has_node() else [NODE_WHEEL]


def _compiler() -> list[str]:
    """What compiles the rules looks into what they import, too."""
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return ["mypy>=2.4", *project["dependencies"]]
