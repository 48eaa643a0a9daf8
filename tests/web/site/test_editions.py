"""The page's tests say themselves where the static edition is tried, too."""

import re
from pathlib import Path

from support.page.editions import SERVER_ONLY, relative

PAGE_TESTS = Path(__file__).parents[1]


def test_every_module_runs_in_both_editions_or_says_why_not() -> None:
    found = {file.name: file.read_text(encoding="utf-8") for file in PAGE_TESTS.glob("test_*.py")}
    only = {name for name, text in found.items() if not re.search(r"^@(at_length_)?in_both$", text, re.MULTILINE)}
    assert only == set(SERVER_ONLY)


def test_paths_are_written_as_the_static_edition_reads_them() -> None:
    assert relative("/") == "./"
    assert relative("/?x=1") == "?x=1"
    assert relative("/replay/abc?x=1#5") == "?/replay/abc&x=1#5"
