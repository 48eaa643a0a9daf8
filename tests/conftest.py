"""Prints which rules have no test, what was measured, and what was skipped for want of a program."""

import gc
import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from support.games.rules import known_rules, unproved_rules
from support.runs.effort import EVERYTHING
from support.runs.programs import MISSING
from support.runs.turns import share_out, turn_of
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

HERE = Path(__file__).parent

# What a command prints must not depend on the terminal that the tests are started from.
os.environ.pop("COLUMNS", None)
# No test speaks to a server that is not its own: httpx need not read all authorities of the world for every client.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(Path(__file__).parent)
# Five seconds are soon over where several tests share a processor; no test is about how long httpx waits.
for _wait in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _wait, 120.0)
MEMORY, ROOM = Path("/dev/shm"), 2 << 30
if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    # Every commit waits for the disk, and hundreds of tests commit: their files are kept in memory.
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is read now stays until the end: garbage is looked for later, among what the tests make."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling | None:
    """Who runs what; see `support/runs/turns.py`."""
    return share_out(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Slow tests are for `make test-all`; the others run in the order of `support/runs/turns.py`."""
    items.sort(key=lambda item: turn_of(item.path.relative_to(HERE)))
    slow = [item for item in items if item.get_closest_marker("slow") is not None]
    if slow and not EVERYTHING:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """After the tests: the rule report, and the figures that tests kept."""
    unproved = unproved_rules()
    terminalreporter.section("rules without a test")
    terminalreporter.write_line("\n".join(unproved) if unproved else f"none, of {len(known_rules())}")
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    figures = [value for report in reports for name, value in report.user_properties if name == "figure"]
    if figures:
        terminalreporter.section("figures")
        terminalreporter.write_line("\n".join(figures))
    skipped = [str(report.longrepr) for report in terminalreporter.getreports("skipped")]
    for program, way in (
        ("Chromium", "TRINACRIA_CHROMIUM=PATH"),
        ("PostgreSQL", "initdb on the PATH"),
        ("Zensical", "a new .venv"),
    ):
        count = sum(f"{program} is {MISSING}" in reason for reason in skipped)
        if count:
            terminalreporter.write_line(
                f"{count} tests did not run: {program} is {MISSING}. Install it, or give {way}."
            )
