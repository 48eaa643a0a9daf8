"""Get the programs that tests drive: `python tools/provide.py chromium firefox webkit postgresql`.

What the machine has is used. What it lacks is installed without root where that works, else by the system's package
manager, as root or through sudo. Where nothing works the tests that need the program are skipped, and say so.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright
from support.engines.running import find_firefox, find_webkit
from support.runs.programs import find_chromium, find_postgresql

ROOT = Path(__file__).resolve().parents[1]
PYTHON = [sys.executable, "-m"]
PACKAGES: dict[str, dict[str, tuple[str, ...]]] = {
    "chromium": {"apt-get": ("chromium-headless-shell", "chromium"), "dnf": ("chromium",)},
    "firefox": {"apt-get": ("firefox-esr", "firefox"), "dnf": ("firefox",)},
    "webkit": {"apt-get": ("webkit2gtk-driver xvfb",), "dnf": ("webkit2gtk4.1-devel xorg-x11-server-Xvfb",)},
    "postgresql": {"apt-get": ("postgresql",), "dnf": ("postgresql-server",)},
}
"""What a package manager has a program in, the best first; several packages together where it takes them all."""


def main() -> None:
    """Provide each program that is named, or say that it could not be had."""
    finders: dict[str, Callable[[], object]] = {
        "chromium": _chromium,
        "firefox": find_firefox,
        "webkit": find_webkit,
        "postgresql": find_postgresql,
    }
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="*", choices=[*finders], metavar="PROGRAM", help=", ".join(finders))
    for program in parser.parse_args().programs:
        find = finders[program]
        if find() is None and not any(_runs(command) and find() is not None for command in _ways(program)):
            print(f"{program} could not be installed: the tests that need it will be skipped.", file=sys.stderr)


def _chromium() -> str | None:
    with sync_playwright() as playwright:
        return find_chromium(playwright)


def _ways(program: str) -> Iterator[list[str]]:
    """Commands that may install a program, the best first."""
    if program == "postgresql":
        lock = ROOT / "requirements" / "postgresql.txt"
        yield [*PYTHON, "pip", "install", "--quiet", "--require-hashes", "--requirement", str(lock)]
        yield from _package_manager(program)
    else:
        # A system's package brings the libraries along that a downloaded browser would miss.
        yield from _package_manager(program)
        # Its Firefox and its WebKit speak to Playwright alone.
        if program == "chromium":
            yield [*PYTHON, "playwright", "install", program]


def _package_manager(program: str) -> Iterator[list[str]]:
    if shutil.which("brew") is not None and program != "webkit":
        yield ["brew", "install", "--quiet", *(["--cask"] if program != "postgresql" else []), program]
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if root and shutil.which("sudo") is None:
        return
    for manager in ("apt-get", "dnf"):
        if shutil.which(manager) is not None:
            if manager == "apt-get":
                _runs([*root, manager, "update", "-qq"])
            for package in PACKAGES[program][manager]:
                yield [*root, manager, "install", "-y", "-q", *package.split()]


def _runs(command: list[str]) -> bool:
    print(" ".join(command), file=sys.stderr)
    try:
        return subprocess.run(command, check=False, capture_output=True, timeout=600).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


if __name__ == "__main__":
    main()
